"""The reader of two twin servers: everything both send, byte by byte."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import urllib.error
import urllib.request
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tools.proofs.laying import cookie

PATIENCE = 30.0  # seconds for one message
QUIET = 0.12  # seconds without a message: nothing more comes
# the number of the message on its line, the time left of a countdown, the server's own port, what
# is drawn for each page, and the key of one's own seat
OWN = re.compile(
    rb'"(seq|left)":\d+|127\.0\.0\.1:\d+|name="message" value="[^"]*"|/s/[\w-]+/[\w-]+'
)
PAGES = ("", "/record", "/colours.css", "/sit", "/position", "/replay", "/replay?at=9999")


class Twins:
    """Two servers that do what they are told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ports: list[int] = []
        self._processes: list[Process] = []

    async def __aenter__(self) -> Twins:
        for name in ("one", "two"):
            (self.folder / name).mkdir()
            command = [sys.executable, "-m", "tools.proofs.twin", str(self.folder / name)]
            self._processes.append(
                await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
            )
        self.ports = [int((await self._hear(which))["port"]) for which in (0, 1)]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process in self._processes:
            assert process.stdin is not None
            process.stdin.close()
            try:
                await asyncio.wait_for(process.wait(), 20)
            except TimeoutError:
                process.kill()

    async def say(self, one: object, two: object) -> list[dict[str, Any]]:
        return list(await asyncio.gather(self.alone(0, one), self.alone(1, two)))

    async def alone(self, which: int, said: object) -> dict[str, Any]:
        process = self._processes[which]
        assert process.stdin is not None
        process.stdin.write(f"{json.dumps(said)}\n".encode())
        return await self._hear(which)

    async def _hear(self, which: int) -> dict[str, Any]:
        process = self._processes[which]
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line:
            raise RuntimeError("a twin has ended")
        found: dict[str, Any] = json.loads(line)
        return found


class Eyes:
    """Of one reader, on both servers."""

    def __init__(self, ports: Sequence[int], id: str, reader: int | None) -> None:
        self.ports, self.id, self.reader = ports, id, reader
        self.heard: tuple[list[bytes], list[bytes]] = ([], [])
        self.person = "nobody" if reader is None else f"p{self._number}-{reader}"
        self._index = [-1, -1]
        self._answered: list[set[str]] = [set(), set()]
        self._asked: list[dict[str, Any]] = [{}, {}]
        self._stir = asyncio.Event()

    @property
    def _number(self) -> int:
        return int(self.id.rpartition("-")[2]) - 1_000_000  # tables follow one another

    async def __aenter__(self) -> Eyes:
        self._sockets = [await self._line(port) for port in self.ports]
        self._jobs = [asyncio.create_task(self._hear(which)) for which in (0, 1)]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for job in self._jobs:
            job.cancel()
        for socket in self._sockets:
            with suppress(OSError, WebSocketException):
                await socket.close()

    async def _line(self, port: int) -> ClientConnection:
        return await connect(
            f"ws://127.0.0.1:{port}/t/{self.id}/ws", origin=f"http://127.0.0.1:{port}",  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie(self.person)}, max_size=None, ping_interval=None,
        )  # fmt: skip

    async def _hear(self, which: int) -> None:
        while True:
            data = await self._sockets[which].recv(decode=False)
            message = json.loads(data)
            self.heard[which].append(data)
            self._index[which] = message.get("index", self._index[which])
            if message.get("ask"):
                self._asked[which] = message["ask"]
            if "id" in message:
                self._answered[which].add(message["id"])
            self._stir.set()

    async def _until(self, is_so: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self._stir.clear()
                await self._stir.wait()

    async def _quiet(self) -> None:
        while True:
            self._stir.clear()
            try:
                async with asyncio.timeout(QUIET):
                    await self._stir.wait()
            except TimeoutError:
                return

    async def settle(self) -> None:
        """Who comes and goes is told when it is told; then both begin anew, in each language."""
        await self._until(lambda: all(self.heard))
        await self._quiet()
        for heard in self.heard:
            heard.clear()
        for lang in ("de", "en"):
            await self._say({"t": "lang", "id": f"lang-{lang}", "lang": lang})
            await self._quiet()

    async def see(self, lasts: list[int]) -> None:
        """Until both show where the tables stand."""
        await self._until(lambda: all(at >= last for at, last in zip(self._index, lasts)))

    async def _say(self, message: dict[str, object]) -> None:
        for socket in self._sockets:
            await socket.send(json.dumps(message))
        await self._until(lambda: all(message["id"] in one for one in self._answered))

    async def ask(self, random: Random) -> None:
        """Why not, what if, what does it mean, and acts that are refused."""
        await self._quiet()
        asked = self._asked[0]
        tokens = ["x", "1", "2", "take", "keep", *sorted(asked.get("labels") or {})[:12]]
        seat = 0 if self.reader is None else self.reader
        for number in range(4):
            path = random.choices(tokens, k=random.choice([1, 2]))
            of = {"seat": self.reader, "path": path}
            await self._say({"t": "why", "id": f"why{number}", **of})
        paths = [random.choices(tokens, k=2)]
        said: list[dict[str, object]] = [
            {"t": "act", "seat": seat, "decision": 987_654, "paths": paths},
            {"t": "act", "seat": (seat + 1) % 2, "decision": 0, "paths": paths},
            {"t": "phrase", "seat": seat, "decision": 987_654, "text": "3 + 4"},
        ]
        if asked.get("acts"):
            decision = asked["decision"]
            one = [way(asked["acts"], random)]
            said.append({"t": "try", "seat": seat, "decision": decision, "paths": one})
            said.append({"t": "mean", "seat": seat, "decision": decision, "path": one[0]})
        for number, message in enumerate(said):
            await self._say({**message, "id": f"ask{number}"})

    async def look_round(self) -> None:
        """The pages of the table, as this reader gets them."""
        await self._quiet()
        for path in PAGES:
            for which, port in enumerate(self.ports):
                self.heard[which].append(await asyncio.to_thread(self._get, port, path))

    def _get(self, port: int, path: str) -> bytes:
        home = f"http://127.0.0.1:{port}"
        headers = {"Cookie": cookie(self.person), "Origin": home}
        request = urllib.request.Request(f"{home}/t/{self.id}{path}", headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=30) as found:
                return path.encode() + bytes(found.read())
        except urllib.error.HTTPError as error:
            return path.encode() + b" %d " % error.code + error.read()

    @property
    def count(self) -> int:
        return len(self.heard[0])

    @property
    def bytes(self) -> int:
        return sum(map(len, self.heard[0]))

    def differences(self) -> list[str]:
        one, two = ([OWN.sub(b"", data) for data in heard] for heard in self.heard)
        out = []
        if len(one) != len(two):
            out.append(f"{len(one)} messages here, {len(two)} there")
        for number, (here, there) in enumerate(zip(one, two)):
            if here != there:
                at = next((i for i, (x, y) in enumerate(zip(here, there)) if x != y), 0)
                some = slice(max(0, at - 80), at + 80)
                out.append(f"message {number}: {here[some]!r} or {there[some]!r}")
        return out[:3]


def way(node: Any, random: Random) -> list[str]:
    path: list[str] = []
    while isinstance(node, dict) and node:
        token = random.choice(sorted(node))
        path.append(token)
        node = node[token]
    return path
