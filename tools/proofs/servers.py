"""The servers of a proof: started, killed, stopped, looked at."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType

from tools.postgres import free_port
from tools.proofs.nursery import __name__ as NURSERY

PATIENCE = 120.0  # seconds until a server has to answer
TRACE = "Traceback (most recent call last)"
LONGEST = 4_000  # characters of one that is told


class Server:
    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port
        self._born = self._stands()[1]  # after it somebody else may get its number

    def _stands(self) -> tuple[str, str]:
        """How the process of this number is, and when it began."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(") ")[2].split()
        except OSError:
            return "Z", ""
        return fields[0], fields[19]

    @property
    def is_alive(self) -> bool:
        state, born = self._stands()
        return state != "Z" and born == self._born

    @property
    def children(self) -> list[int]:
        found = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(pid) for path in found for pid in path.read_text().split()]

    def send(self, sign: signal.Signals) -> None:
        if self.is_alive:
            os.kill(self.pid, sign)

    def end(self, sign: signal.Signals, seconds: float = 30.0) -> None:
        if self.is_alive:
            self.send(sign)
        until = time.monotonic() + seconds
        while self.is_alive:
            if time.monotonic() > until:
                raise TimeoutError(f"the server does not end by {sign.name}")
            time.sleep(0.005)

    def status(self, path: str = "/healthz") -> int:
        """Of a page; 0 if there is no answer."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=20) as found:
                return int(found.status)
        except urllib.error.HTTPError as error:
            return error.code
        except OSError:
            return 0

    def wait(self) -> float:
        """Seconds until it is well."""
        began = time.monotonic()
        while (status := self.status()) != 200:
            if time.monotonic() - began > PATIENCE or not self.is_alive:
                how = f"answers with {status}" if self.is_alive else "has ended"
                raise RuntimeError(f"the server at {self.port} does not come up: it {how}")
            time.sleep(0.01)
        return time.monotonic() - began

    def memory(self) -> float:
        """Resident megabytes."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


class Nursery:
    """`with Nursery(log) as nursery: nursery.serve(url)`."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.began: list[Server] = []

    def __enter__(self) -> Nursery:
        with self.log.open("ab") as log:
            self._parent = subprocess.Popen(
                [sys.executable, "-m", NURSERY], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=log, text=True,
            )  # fmt: skip
        assert self._hear() == "ready"
        return self

    def _hear(self) -> str:
        assert self._parent.stdout is not None
        return self._parent.stdout.readline().strip()

    def serve(self, url: str, port: int = 0, limits: bool = False, bots: int = 0) -> Server:
        port = port or free_port()
        assert self._parent.stdin is not None
        self._parent.stdin.write(f"{url} {port} {'limits' if limits else 'none'} {bots}\n")
        self._parent.stdin.flush()
        server = Server(int(self._hear()), port)
        self.began.append(server)
        return server

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for server in self.began:
            if server.is_alive:
                server.end(signal.SIGKILL)
        assert self._parent.stdin is not None
        self._parent.stdin.close()
        self._parent.wait(PATIENCE)

    def traces(self) -> int:
        """How often something failed that nobody expected."""
        return self._told().count(TRACE)

    def last_trace(self) -> str:
        """What the last one was."""
        return TRACE + self._told().rpartition(TRACE)[2][:LONGEST]

    def _told(self) -> str:
        return self.log.read_text(errors="replace")
