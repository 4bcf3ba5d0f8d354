"""Whose cookies are good, and how somebody is forgotten without stopping the others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tafelrunde.table.match.consent import seats_of
from tafelrunde.table.match.message import Accepted, LeaveSeat, Refusal, ReplaceByBot
from tafelrunde.table.match.table import OVER, RUNNING, Table
from tafelrunde.table.match.timing import STAND_IN
from tafelrunde.table.plan import TableError
from tafelrunde.table.storage import persons
from tafelrunde.table.storage.storage import Storage

if TYPE_CHECKING:
    from tafelrunde.table.house import House

LATE: Final = 60_000  # milliseconds: a change has its time before it is committed


class People:
    """Only those are kept who called something back."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._generations: dict[str, int] = {}
        self._seen = 0  # the newest change that was read

    def is_good(self, person: str, generation: int) -> bool:
        return self._generations.get(persons.mark_of(person), 0) == generation

    async def look(self) -> None:
        """Read what this and other processes have written."""
        after = self._seen - LATE
        for mark, generation, changed in await persons.generations(self.storage, after):
            self._generations[mark] = generation
            self._seen = max(self._seen, changed)

    async def sign_out(self, person: str) -> int:
        """Everywhere; the generation of a cookie that is good from now on."""
        generation = await persons.call_back(self.storage, person)
        await self.look()
        return generation

    async def end(self, person: str) -> None:
        """No cookie of theirs is good any more."""
        await persons.call_back(self.storage, person, for_ever=True)
        await self.look()


@dataclass(frozen=True, slots=True)
class Forgotten:
    """How many tables are gone, and at how many somebody has no name now."""

    gone: int
    nameless: int


async def forget(house: House, person: str) -> Forgotten:
    """Tables where nobody else sits go; elsewhere a bot goes on, and the name is gone.

    A TableError “opening” says that numbers are being opened at one of them: nobody gets up then.
    """
    gone = nameless = 0
    async for table in tables_of(house, person):
        if table.opening and seats_of(table, person) and is_shared(table, person):
            raise beginning()
    async for table in tables_of(house, person):
        id = table.header.id
        if not is_shared(table, person):
            changed = await house.storage.changed(id)
            if await house.storage.remove(id, changed):
                await house.drop(id)
                gone += 1
                continue
        await get_up(house, table, person)
        await persons.forget(house.storage, id, person)
        await house.renew(id)
        nameless += 1
    await house.people.end(person)
    return Forgotten(gone, nameless)


async def tables_of(house: House, person: str) -> AsyncIterator[Table]:
    """All that know them, but for those that are cleared away in the meantime."""
    for id in await persons.tables_of(house.storage, person):
        try:
            table = await house.load(id)
        except TableError:
            continue
        yield table


def beginning() -> TableError:
    return TableError("opening", "A match is just beginning at one of the tables; try again.")


def is_shared(table: Table, person: str) -> bool:
    """Whether another person has a seat there."""
    return any(one.is_person and one.person != person for one in table.holders)


async def get_up(house: House, table: Table, person: str) -> None:
    """In mid-match a bot goes on, so that nobody has to wait."""
    if table.state == OVER or table.reason is not None:
        return
    id, is_running = table.header.id, table.state == RUNNING
    for seat in sorted(seats_of(table, person)):
        leave = LeaveSeat(f"forget-{seat}-{table.last}", table.key_of(seat), seat)
        answer = await house.handle(id, leave)
        if isinstance(answer, Refusal) and answer.code == "opening":
            raise beginning()  # since it was looked at; whoever asks again goes on from here
        if isinstance(answer, Accepted) and is_running:
            bot = ReplaceByBot(f"{leave.id}-bot", table.header.host_key, seat, STAND_IN)
            await house.handle(id, bot)
