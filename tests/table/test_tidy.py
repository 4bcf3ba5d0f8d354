"""Tables that nobody touches are cleared away in time: told before, exported first."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.table.conftest import Hall

from tafelrunde.core.record import read_record, verify
from tafelrunde.table.house import House
from tafelrunde.table.match.message import Accepted, Chat
from tafelrunde.table.match.table import OVER, RUNNING, WAITING
from tafelrunde.table.plan import Created, Plan, TableError
from tafelrunde.table.tidy import DAY, TOLD, Keep

if TYPE_CHECKING:
    from tests.table.conftest import Party

KEEP = Keep(10)


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def hall(request: pytest.FixtureRequest, tmp_path: Path) -> Hall:
    """All of it, on both databases."""
    address = "" if request.param == "SQLite" else request.getfixturevalue("postgres").database()
    return Hall(tmp_path / "tables.db", address=address)


class Calendar:
    day = 1000.0

    def stamp(self) -> int:
        return round(self.day * DAY)

    def clock(self) -> float:
        return self.day * DAY / 1000


@asynccontextmanager
async def house_at(hall: Hall, calendar: Calendar, keep: Keep = KEEP) -> AsyncIterator[House]:
    house = await House.start(
        hall.url, 0, 0, 3600, clock=calendar.clock, stamp=calendar.stamp, key=hall.key, keep=keep,
        archive=hall.path.parent / "archive",
    )  # fmt: skip
    try:
        yield house
    finally:
        await house.close()


async def waiting(house: House) -> Created:
    return await house.create_table("connect4", [Plan("friend"), Plan("friend")])


async def finished(hall: Hall, house: House) -> Party:
    party = await hall.party(house)
    await party.play_on()
    return party


async def is_there(house: House, id: str) -> bool:
    try:
        await house.load(id)
    except TableError:
        return False
    return True


async def test_a_room_goes_first_a_finished_match_last(hall: Hall) -> None:
    calendar = Calendar()
    async with house_at(hall, calendar) as house:
        room = await waiting(house)
        running = await hall.party(house)
        over = await finished(hall, house)
        ids = {room.id: WAITING, running.id: RUNNING, over.id: OVER}
        gone: dict[str, float] = {}
        for days in (9.9, 10.1, 39.9, 40.1, 119.9, 120.1):
            calendar.day = 1000.0 + days
            await house.set_clock()
            gone |= {one.id: days for one in await house.tidy()}
        assert {ids[id]: days for id, days in gone.items()} == {
            WAITING: 10.1,
            RUNNING: 40.1,
            OVER: 120.1,
        }
        assert not any([await is_there(house, id) for id in ids])


async def test_the_record_is_written_before(hall: Hall) -> None:
    calendar = Calendar()
    async with house_at(hall, calendar) as house:
        room, over = await waiting(house), await finished(hall, house)
        before = await house.export(over.id)
        calendar.day += 200
        await house.tidy()
        files = list((hall.path.parent / "archive").iterdir())
        assert [path.name for path in files] == [f"connect4-{over.id}.txt"]
        text = files[0].read_text(encoding="utf-8")
        assert text == before
        assert verify(read_record(text)) is not None
        assert files[0].stat().st_mode & 0o077 == 0
        assert not await is_there(house, room.id)


async def test_what_cannot_be_written_stays(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    calendar = Calendar()
    (hall.path.parent / "archive").write_text("no folder")
    async with house_at(hall, calendar) as house:
        over = await finished(hall, house)
        calendar.day += 200
        assert await house.tidy() == []
        assert await is_there(house, over.id)
    assert "stays" in caplog.text


async def test_nothing_is_left_of_it_and_its_rematch_goes_on(hall: Hall) -> None:
    calendar = Calendar()
    async with house_at(hall, calendar) as house:
        over = await finished(hall, house)
        calendar.day += 100
        made = await house.rematch(over.id, over.keys[0])
        assert isinstance(made, Created)
        calendar.day += 30
        assert over.id in [one.id for one in await house.tidy()]
    async with house_at(hall, calendar, Keep()) as house, house.storage.reading() as connection:
        for name in ("tables", "seats", "entries", "chat"):
            column = "id" if name == "tables" else "table_id"
            count = f"SELECT count(*) FROM {name} WHERE {column} = '{over.id}'"
            assert (await connection.exec_driver_sql(count)).scalar_one() == 0


async def test_who_looks_or_talks_keeps_it(hall: Hall) -> None:
    calendar = Calendar()
    async with house_at(hall, calendar) as house:
        seen, talked, left = [await waiting(house) for _ in range(3)]
        calendar.day += 9
        await house.set_clock()
        line = Chat("m", "Anybody?", name="Zoe")
        assert isinstance(await house.handle(talked.id, line), Accepted)
        calendar.day += 2
        await house.set_clock()
        with await house.watch(seen.id, None):
            assert [one.id for one in await house.tidy()] == [left.id]


async def test_days_are_told_when_they_are_few(hall: Hall) -> None:
    calendar = Calendar()
    async with house_at(hall, calendar, Keep(30)) as house:
        room = await waiting(house)
        told: list[int | None] = []
        for days in (0, 30 - TOLD - 0.5, 30 - TOLD, 28.5, 29.5, 31):
            calendar.day = 1000.0 + days
            await house.set_clock()
            told.append(house.clears(room.id))
        assert told == [None, None, TOLD, 2, 1, 0]
        assert isinstance(await house.handle(room.id, Chat("m", "Hello", name="Zoe")), Accepted)
        assert house.clears(room.id) is None


async def test_without_a_policy_all_stay(hall: Hall) -> None:
    calendar = Calendar()
    async with house_at(hall, calendar, Keep()) as house:
        room = await waiting(house)
        calendar.day += 10_000
        await house.set_clock()
        assert await house.tidy() == []
        assert house.clears(room.id) is None


async def test_another_process_forgets_it_too(hall: Hall) -> None:
    """`tafelrunde tidy` beside a server that has the table in its memory."""
    calendar = Calendar()
    async with house_at(hall, calendar, Keep()) as serving, house_at(hall, calendar) as tidying:
        room = await waiting(serving)
        calendar.day += 11
        await tidying.tidy()
        with await serving.watch(room.id, None) as watch:
            await watch.next()
            await serving.look()
            await watch.next()  # whoever looks is woken
        assert not await is_there(serving, room.id)
