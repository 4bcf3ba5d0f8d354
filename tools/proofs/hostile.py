"""Whatever is sent, nothing breaks: no status 500, no traceback, no growing memory.

    python -m tools.proofs.hostile [--messages N] [--requests N] [--machines N]

Sockets, frames, requests, forms and forged records against a real server; then a machine that says
random things to a house and compares it with a second one that only reads (hypothesis).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tafelrunde.web.table.socket import BROKEN
from tools.postgres import running
from tools.proofs import machine
from tools.proofs.laying import KINDS, Laid, cookie, lay
from tools.proofs.servers import Nursery, Server
from tools.proofs.spoil import frame, handshake, message, request

LINES = 12  # sockets at once
SECONDS = 20.0  # for one answer
HALF = 2.0  # seconds until a request that is not answered is called complete
TABLES = 16  # besieged at once
PER_TABLE = 2_000  # messages, then it is the turn of others: a full table refuses all alike
LIMITED = 3_000  # messages, at most, where only so many are let in
GROWTH = 1.25  # memory after the second half, beside that after the first
ROOM = 24.0  # megabytes it may grow by in any case: pages that nobody had seen before
LOST = (OSError, WebSocketException, TimeoutError, EOFError)


@dataclass
class Siege:
    server: Server
    laid: list[Laid]
    besieged: list[Laid] = field(default_factory=list)  # of them, now
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.server.port}"

    def fault(self, text: str) -> None:
        if len(self.faults) < 20:
            self.faults.append(text)
            print("FAULT", text[:500], flush=True)

    async def messages(self, line: int, count: int) -> None:
        """One socket after the other, of players, hosts and strangers."""
        random = Random(f"line {line} {self.counts['messages']}")
        sent = 0
        while sent < count:
            laid = random.choice(self.besieged)
            person = random.choice([*laid.people, "stranger"])
            try:
                async with connect(
                    f"ws://{self.host}/t/{laid.id}/ws", origin=f"http://{self.host}",  # type: ignore[arg-type]
                    additional_headers={"Cookie": cookie(person)}, max_size=None,
                    ping_interval=None, close_timeout=1,
                ) as socket:  # fmt: skip
                    asked = json.loads(await socket.recv()).get("ask") or {}
                    for number in range(min(200, count - sent)):
                        sent += 1
                        self.counts["messages"] += 1
                        await socket.send(message(random, asked, sent))
                        if number % 10 == 9:
                            asked = await self.answered(socket, f"fence{sent}", asked)
                            self.counts["fences"] += 1
            except TimeoutError:
                self.fault(f"a sound message was not answered within {SECONDS:.0f} s")
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                self.counts[f"closed {code}"] += 1
                if code == BROKEN:
                    self.fault(f"the line to {laid.kind.game} broke")
            except LOST:
                self.counts["lost"] += 1

    async def answered(self, socket: ClientConnection, id: str, asked: object) -> dict[str, object]:
        """A sound message after ten others is always answered."""
        found = asked if isinstance(asked, dict) else {}
        await socket.send(json.dumps({"t": "beat", "id": id}))
        async with asyncio.timeout(SECONDS):
            async for text in socket:
                heard = json.loads(text)
                if heard["t"] == "err":
                    self.counts["refused"] += 1
                    if not heard["text"]:
                        self.fault(f"refused without a sentence: {heard}")
                else:
                    taken = [heard, *heard.get("ok", [])]
                    self.counts["taken"] += sum("id" in one and "index" in one for one in taken)
                if heard["t"] in ("snap", "view") and heard.get("ask"):
                    found = heard["ask"]
                if heard.get("id") == id:
                    return found
        await socket.recv()  # says how it was closed
        raise EOFError

    async def requests(self, line: int, count: int) -> None:
        random = Random(f"request {line} {self.counts['requests']}")
        for _ in range(count):
            laid = random.choice(self.besieged)
            data = request(random, laid.id, self.host, cookie(random.choice(laid.people)))
            self.counts["requests"] += 1
            head = await self.raw(data, 4096, HALF)
            status = head[9:12].decode("latin-1")
            self.counts[f"HTTP {status[:1]}xx" if status.isdecimal() else "no answer"] += 1
            if status.startswith("5") and status != "503":
                self.fault(f"{status} for {data[:300]!r}")

    async def frames(self, line: int, count: int) -> None:
        random = Random(f"frame {line} {self.counts['frames']}")
        for _ in range(count):
            laid = random.choice(self.besieged)
            start = handshake(laid.id, self.host, cookie(laid.people[0]))
            self.counts["frames"] += 4
            await self.raw(start + b"".join(frame(random) for _ in range(4)), 200)

    async def raw(self, data: bytes, most: int, patience: float = 0.0) -> bytes:
        """The beginning of an answer. A server that hears the end first says nothing any more."""
        with suppress(*LOST):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
            try:
                async with asyncio.timeout(SECONDS):
                    writer.write(data)
                    with suppress(TimeoutError):
                        async with asyncio.timeout(patience):
                            return await reader.read(most)
                    writer.write_eof()
                    return await reader.read(most)
            finally:
                writer.close()
        return b""

    async def half(self, messages: int, requests: int) -> None:
        """Against all tables in turn, some at a time."""
        parts = [self.laid[at : at + TABLES] for at in range(0, len(self.laid), TABLES)]
        for self.besieged in parts:
            said, asked = (max(1, n // len(parts) // LINES) for n in (messages, requests))
            jobs = [self.messages(line, said) for line in range(LINES)]
            jobs += [self.requests(line, asked) for line in range(LINES)]
            jobs += [self.frames(line, max(1, asked // 4)) for line in range(LINES)]
            await asyncio.gather(*jobs)


async def besiege(siege: Siege, messages: int, requests: int) -> str:
    """Two halves: what memory the second one needs more than the first is lost."""
    await siege.half(messages // 2, requests // 2)
    half = siege.server.memory()
    await siege.half(messages - messages // 2, requests - requests // 2)
    whole = siege.server.memory()
    if whole > max(half * GROWTH, half + ROOM):
        siege.fault(f"memory grows from {half:.0f} to {whole:.0f} MB")
    if siege.server.status() != 200:
        siege.fault("the server is not well afterwards")
    told = ", ".join(f"{name} {number:,}" for name, number in sorted(siege.counts.items()))
    return f"{told}; memory {half:.0f} MB after half of it, {whole:.0f} MB at the end"


def against(
    name: str, messages: int, requests: int, limits: bool = False, url: str = ""
) -> tuple[str, list[str]]:
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="tafelrunde-hostile-") as folder:
        url = url or f"sqlite+aiosqlite:///{Path(folder) / 'tables.db'}"
        parts = max(1, messages // TABLES // PER_TABLE)
        laid = asyncio.run(lay(url, [*KINDS] * (TABLES // len(KINDS) * parts)))
        log = Path(folder) / "log"
        log.touch()
        with Nursery(log) as nursery:
            server = nursery.serve(url, limits=limits)
            server.wait()
            siege = Siege(server, laid)
            told = asyncio.run(besiege(siege, messages, requests))
            if server.is_alive:
                server.end(signal.SIGTERM)
            else:
                siege.fault("the server has died")
            if nursery.traces():
                siege.fault(f"{nursery.traces()} tracebacks: {log.read_text()[-3000:]}")
    line = f"{name}: {told}; faults: {len(siege.faults)}; {time.monotonic() - began:.0f} s"
    print(line, flush=True)
    return line, [f"{name}: {fault}" for fault in siege.faults]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=24_000)
    parser.add_argument("--requests", type=int, default=1_200)
    parser.add_argument("--machines", type=int, default=20, help="runs of the machine")
    given = parser.parse_args()
    began = time.monotonic()
    messages, requests = given.messages, given.requests
    with running() as postgres:
        url = postgres.database()
        found = [
            against("SQLite, without limits", messages - messages // 10, requests),
            against("PostgreSQL, without limits", messages // 10, requests // 4, url=url),
            against("with limits", min(LIMITED, messages // 10), requests // 10, limits=True),
            machine.prove(given.machines),
        ]
    faults = [fault for _, some in found for fault in some]
    print("\n".join(["", *[line for line, _ in found], *faults]))
    print(f"faults found: {len(faults)} in {time.monotonic() - began:.0f} s")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
