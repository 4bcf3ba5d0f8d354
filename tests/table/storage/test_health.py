"""A database that fails: everybody is told, nothing changes, and it goes on by itself."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import pytest

from breakage import Breakage, lost
from tafelrunde.table.match.message import Accepted, Act, Chat, Refusal
from tafelrunde.table.plan import Plan
from tafelrunde.table.storage.health import StorageError

if TYPE_CHECKING:
    from tests.table.conftest import Hall, Party


async def message(party: Party, seat: int, text: str) -> Act:
    decision = (await party.table()).match.decision(seat)
    return Act(party.next_id(), party.keys[seat], seat, decision, (text,))


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    assert not any(record.exc_info for record in caplog.records)
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


async def test_who_cannot_be_written_is_told_and_may_say_it_again(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    async with hall.house() as house:
        broken = Breakage(house.storage)
        party = await hall.party(house)
        said = await message(party, 0, "drop a")
        last = (await party.table()).last
        with broken.unwritable():
            for _ in range(3):
                answer = await house.handle(party.id, said)
                assert isinstance(answer, Refusal)
                assert (answer.id, answer.code) == (said.id, "storage")
            assert not await house.is_well()
            with pytest.raises(StorageError):
                await house.create_table("connect4", [Plan("friend")] * 2)
        assert (await party.table()).last == last
        assert isinstance(await house.handle(party.id, said), Accepted)
        assert (await party.table()).last == last + 1
        assert await house.is_well()
    first, last_line = told(caplog)
    assert first.startswith("writing the database fails: OperationalError(")
    assert last_line == "writing the database works again"


async def test_a_full_disk_is_told_and_is_over_when_there_is_room(hall: Hall) -> None:
    async with hall.house(poll=0.02) as house:
        broken = Breakage(house.storage)
        party = await hall.party(house)
        with broken.full():
            for number in range(1_000):
                line = Chat(f"c{number}", "x" * 500, 0, party.keys[0])
                answer = await house.handle(party.id, line)
                if isinstance(answer, Refusal):
                    break
            assert isinstance(answer, Refusal)
            assert answer.code == "storage"
            await asyncio.sleep(0.2)  # some tries
            assert not await house.is_well()
        while not await house.is_well():  # nobody says anything
            await asyncio.sleep(0.01)
        assert isinstance(await house.handle(party.id, line), Accepted)


async def test_bots_and_orders_wait_for_the_database(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    async with hall.house(poll=0.02) as house:
        broken = Breakage(house.storage)
        party = await hall.party(house, "friend", "bot random")
        with broken.unwritable():
            assert isinstance(await party.act(0, "drop a"), Refusal)
        assert isinstance(await party.act(0, "drop a"), Accepted)
        with broken.unwritable():
            await asyncio.sleep(0.3)
        table = await party.table()
        while len(table.match.entries) < 2:
            await asyncio.sleep(0.01)
    assert all("the database" in line for line in told(caplog))


async def test_a_file_that_is_lost_is_told_and_found_again(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    async with hall.house(poll=1_000) as house:
        party = await hall.party(house)
        async with lost(house.storage, hall.path):
            assert not await house.is_well()
            with pytest.raises(StorageError):
                await house.open_tables()
            answer = await party.act(0, "drop a")
            assert isinstance(answer, Refusal)
            assert answer.code == "storage"
            house.rooms.clear()
            answer = await house.handle(party.id, Chat("c", "Hello", 0, party.keys[0]))
            assert isinstance(answer, Refusal)
            assert answer.code == "storage"
        await house.storage.try_again()
        assert await house.is_well()
        assert isinstance(await party.act(0, "drop a"), Accepted)
    assert len(told(caplog)) == 4  # reading and writing: once each, and once again
