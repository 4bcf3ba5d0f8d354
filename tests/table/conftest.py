"""Tests of tables: coroutines run in their own loop, each on a database file of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from inspect import iscoroutinefunction
from itertools import count
from pathlib import Path

import pytest
from tools.postgres import Postgres, running

from tafelrunde.core.seals import seal_of
from tafelrunde.table.attendance import Clock
from tafelrunde.table.house import House, Sleep
from tafelrunde.table.match.message import Accepted, Act, Answer, OpenNumber, TakeSeat
from tafelrunde.table.match.table import Table
from tafelrunde.table.match.timing import UNTIMED, Timing
from tafelrunde.table.plan import Created, Plan
from tafelrunde.table.storage.writer import Stamp

NUMBERS = count()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    arguments = {name: pyfuncitem.funcargs[name] for name in names}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**arguments), 60))
    return True


@dataclass
class Party:
    """People at a table, with their keys."""

    house: House
    id: str
    host_key: str
    invites: tuple[str, ...]
    keys: dict[int, str] = field(default_factory=dict)

    async def table(self) -> Table:
        return await self.house.load(self.id)

    def next_id(self) -> str:
        return f"m{next(NUMBERS)}"

    async def sit(self, seat: int, name: str = "", person: str = "", number: str = "") -> str:
        """With a number, its page seals it."""
        header = (await self.table()).header
        seal = seal_of(self.id, header.commitment, number) if number else ""
        answer = await self.house.handle(
            self.id,
            TakeSeat(
                self.next_id(),
                seat,
                name or f"Person {seat}",
                (await self.table()).invites[seat],
                seal,
                person or f"p{seat}",
            ),
        )
        assert isinstance(answer, Accepted), answer
        self.keys[seat] = answer.key
        return answer.key

    async def open(self, seat: int, number: str) -> Answer:
        message = OpenNumber(self.next_id(), self.keys[seat], seat, number)
        return await self.house.handle(self.id, message)

    async def act(self, seat: int, *texts: str, key: str = "", decision: int = -1) -> Answer:
        """Play for a seat, answering its present question."""
        table = await self.table()
        asked = decision if decision >= 0 else table.match.decision(seat)
        message = Act(self.next_id(), key or self.keys[seat], seat, asked, texts)
        return await self.house.handle(self.id, message)

    async def play_on(self) -> None:
        """Let people take their first legal action until the match is over."""
        table = await self.table()
        while table.state == "running":
            seats = [seat for seat in table.waits if table.holders[seat].is_human]
            for seat in seats:
                assert isinstance(await self.act(seat, str(table.match.legal(seat)[0])), Accepted)
            if not seats:
                await asyncio.sleep(0.001)


def planned(words: str) -> Plan:
    kind, _, level = words.partition(" ")
    return Plan(kind, level)


@dataclass
class Hall:
    path: Path
    key: bytes = b"a key for tests only"
    address: str = ""  # of another database than the file

    @property
    def url(self) -> str:
        return self.address or f"sqlite+aiosqlite:///{self.path}"

    @asynccontextmanager
    async def house(
        self,
        workers: int = 0,
        poll: float = 2.0,
        seconds: float = 60,
        clock: Clock = time.monotonic,
        sleep: Sleep = asyncio.sleep,
        stamp: Stamp | None = None,
    ) -> AsyncIterator[House]:
        house = await House.start(
            self.url, 0, workers, poll, seconds, clock, sleep, stamp, key=self.key
        )
        try:
            yield house
        finally:
            await house.close()

    def people(self, house: House, created: Created) -> Party:
        """Those who will sit at a new table."""
        return Party(house, created.id, created.host_key, created.invites)

    async def party(
        self,
        house: House,
        *plan: str,
        game: str = "connect4",
        options: dict[str, object] | None = None,
        is_open: bool = False,
        timing: Timing = UNTIMED,
        undo: str = "consent",
    ) -> Party:
        """A table for these (“friend”, “bot greedy”); friends have sat down."""
        plans = [planned(words) for words in plan or ("friend", "friend")]
        created = await house.create_table(
            game, plans, options, "p0", is_open, undo=undo, timing=timing
        )
        party = self.people(house, created)
        for seat, one in enumerate(plans):
            if one.kind != "bot":
                await party.sit(seat)
        return party


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(tmp_path / "tables.db")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real one, for a whole run of tests; whoever asks has a database of their own there."""
    with running() as found:
        yield found
