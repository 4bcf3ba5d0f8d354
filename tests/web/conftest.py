"""Tests of the web: a whole server on a port of its own, in a thread, on a database file."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn
from sqlalchemy import update
from starlette.types import ASGIApp
from tests.web.hall import hall, who

from tafelrunde.core.data import Json
from tafelrunde.core.seals import seal_of
from tafelrunde.table.attendance import Clock
from tafelrunde.table.house import House
from tafelrunde.table.match.message import Accepted, Act, Answer, Enter, TakeSeat
from tafelrunde.table.match.table import Table
from tafelrunde.table.match.timing import UNTIMED, Timing
from tafelrunde.table.plan import DRAWN, Plan, Source
from tafelrunde.table.storage.schema import TABLES
from tafelrunde.web.app import create_app
from tafelrunde.web.reader import COOKIE, sign
from tafelrunde.web.security import RATES
from tafelrunde.web.serving import run, server_of

__all__ = ["hall", "who"]  # fixtures

T = TypeVar("T")
SECRET = b"a secret for tests only"
GENEROUS = dict.fromkeys(RATES, (1e6, 1e6))


class Server:
    """`with Server(path) as server:`; it can be stopped and started again on the same port."""

    def __init__(self, path: Path, pace: float = 0.05, clock: Clock = time.monotonic) -> None:
        """With a clock of its own, entries are dated by it, too, and nobody sleeps for long."""
        self.path = path
        self.pace = pace
        self.clock = clock
        self.port = 0
        self.house: House
        self.app: ASGIApp
        self._loop: asyncio.AbstractEventLoop
        self._uvicorn: uvicorn.Server
        self._thread: threading.Thread

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        ready = threading.Event()
        failed: list[BaseException] = []
        self._thread = threading.Thread(target=self._run, args=(ready, failed), daemon=True)
        self._thread.start()
        assert ready.wait(30)
        if failed:
            raise failed[0]

    def _run(self, ready: threading.Event, failed: list[BaseException]) -> None:
        try:
            run(self._serve(ready))
        except BaseException as error:
            failed.append(error)
            raise
        finally:
            ready.set()

    async def _serve(self, ready: threading.Event) -> None:
        from tafelrunde.web.security import Limits

        self._loop = asyncio.get_running_loop()
        url = f"sqlite+aiosqlite:///{self.path}"
        how: dict[str, Any] = {}
        if self.clock is not time.monotonic:
            how["stamp"] = lambda: round(1000 * self.clock())
            how["sleep"] = lambda seconds: asyncio.sleep(min(seconds, 0.05))
        self.house = await House.start(
            url, self.pace, workers=0, clock=self.clock, key=SECRET, **how
        )
        self.app = create_app(self.house, SECRET, Limits(rates=GENEROUS), everything=True)
        self._uvicorn = server_of(self.app, self.port, "error")
        serving = asyncio.create_task(self._uvicorn.serve())
        while not self._uvicorn.started and not serving.done():
            await asyncio.sleep(0.01)
        if self._uvicorn.servers:
            self.port = self._uvicorn.servers[0].sockets[0].getsockname()[1]
        ready.set()
        await serving
        await self.house.close()

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(20)

    def call(self, job: Coroutine[None, None, T]) -> T:
        """Run something in the server's loop."""
        return asyncio.run_coroutine_threadsafe(job, self._loop).result(30)

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def cookie(self, person: str, name: str, lang: str = "de", theme: str = "") -> str:
        """What a browser keeps of its reader."""
        return f"{COOKIE}={sign(SECRET, json.dumps([person, name, lang, theme]))}"

    # tables

    def party(
        self, *plan: str, game: str = "connect4", host: str = "host", is_open: bool = False,
        position: Json | None = None, luck: Source = DRAWN, undo: str = "consent",
        timing: Timing = UNTIMED, counts: int = 0, **options: object,
    ) -> Party:  # fmt: skip
        """A table for these: “friend”, “bot greedy”, “hotseat”; nobody has sat down."""
        words = [one.partition(" ") for one in plan or ("friend", "friend")]
        plans = [Plan(kind, level) for kind, _, level in words]
        opening = self.house.create_table(
            game, plans, options, host, is_open, luck=luck, position=position, undo=undo,
            timing=timing, counts=counts,
        )  # fmt: skip
        created = self.call(opening)
        return Party(self, created.id, created.host_key, created.invites)


@dataclass
class Party:
    """A table and its people."""

    server: Server
    id: str
    host_key: str
    invites: tuple[str, ...]
    keys: dict[int, str] = field(default_factory=dict)
    sent: int = 0

    @property
    def path(self) -> str:
        return f"{self.server.url}/t/{self.id}"

    @property
    def table(self) -> Table:
        return self.server.call(self.server.house.load(self.id))

    def next_id(self) -> str:
        self.sent += 1
        return f"party-{self.sent}"

    def sit(
        self, seat: int, name: str, person: str = "", hotseat: bool = False, number: str = ""
    ) -> str:  # fmt: skip
        """Somebody takes a seat; the browser with that person's cookie has it."""
        invite = self.table.invites[seat]
        seal = seal_of(self.id, self.table.header.commitment, number) if number else ""
        message = TakeSeat(self.next_id(), seat, name, invite, seal, person or name, hotseat)
        answer = self.server.call(self.server.house.handle(self.id, message))
        assert isinstance(answer, Accepted), answer
        self.keys[seat] = answer.key
        return answer.key

    def act(self, seat: int, *texts: str) -> Answer:
        decision = self.table.match.decision(seat)
        message = Act(self.next_id(), self.keys[seat], seat, decision, texts)
        return self.server.call(self.server.house.handle(self.id, message))

    def enter(self, text: str, seat: int = 0) -> None:
        """What a real box gave."""
        message = Enter(self.next_id(), self.keys[seat], seat, len(self.table.match.entries), text)
        answer = self.server.call(self.server.house.handle(self.id, message))
        assert isinstance(answer, Accepted), answer

    def play(self, *texts: str) -> None:
        """Actions one after another, each by whoever is to move."""
        for text in texts:
            assert isinstance(self.act(self.table.waits[0], text), Accepted), text

    def make_old(self) -> None:
        """As if it had been played by a version of the rules that is not installed."""
        house = self.server.house
        other = update(TABLES).where(TABLES.c.id == self.id).values(rules=99)
        self.server.call(house.storage.writer.run(lambda one: one.execute(other).close()))
        del house.rooms[self.id]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("web") / "tables.db") as running:
        yield running
