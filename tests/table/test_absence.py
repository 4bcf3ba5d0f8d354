"""Who is away for long: seen by the house, written down, and what others may do then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest
from tests.table.clockwork import Time

from tafelrunde.table.attendance import ABSENCE, BEAT
from tafelrunde.table.house import House
from tafelrunde.table.match.entry import By, Kind
from tafelrunde.table.match.message import (
    Accepted,
    Answer,
    Attend,
    LeaveSeat,
    Message,
    Refusal,
    ReplaceByBot,
    ReturnToSeat,
    Undo,
)
from tafelrunde.table.match.table import Table
from tafelrunde.table.match.timing import UNTIMED, Timing

if TYPE_CHECKING:
    from tests.table.conftest import Hall, Party


@dataclass
class Evening:
    """A table, a clock, and who is connected to which house."""

    party: Party
    time: Time
    house: House
    lines: dict[tuple[House, int], AsyncExitStack] = field(default_factory=dict)

    async def come(self, *seats: int, house: House | None = None) -> None:
        for seat in seats:
            where = house or self.house
            line = AsyncExitStack()
            line.enter_context(await where.watch(self.party.id, seat))
            self.lines[where, seat] = line

    async def go(self, seat: int, house: House | None = None) -> None:
        await self.lines.pop((house or self.house, seat)).aclose()

    async def wait(self, seconds: float) -> None:
        """All houses look around while the time goes by."""
        end = self.time.now + seconds
        while self.time.now < end:
            self.time.now = min(end, self.time.now + 2)
            for house in {self.house, *(house for house, _ in self.lines)}:
                await house.look()
                await house.attend()

    async def table(self) -> Table:
        return await self.party.table()

    async def send(self, message: Message) -> Answer:
        return await self.party.house.handle(self.party.id, message)

    async def bot(self, seat: int) -> Answer:
        party = self.party
        return await self.send(ReplaceByBot(party.next_id(), party.host_key, seat, "random"))

    async def undo(self, seat: int, number: int) -> Answer:
        entry = (await self.table()).places[number]
        return await self.send(Undo(self.party.next_id(), self.party.keys[seat], seat, entry))


@asynccontextmanager
async def evening(
    hall: Hall, *plan: str, game: str = "connect4", timing: Timing = UNTIMED
) -> AsyncIterator[Evening]:
    """All persons are there; nothing looks around by itself."""
    time = Time()
    async with hall.house(poll=3600, clock=time) as house:
        party = await hall.party(house, *plan, game=game, timing=timing)
        one = Evening(party, time, house)
        await one.come(*party.keys)
        await one.wait(2)
        yield one
        for line in one.lines.values():
            await line.aclose()


async def test_whoever_is_gone_for_two_minutes_is_absent(hall: Hall) -> None:
    async with evening(hall) as one:
        table = await one.table()
        await one.wait(10 * ABSENCE)
        assert table.absent == frozenset()
        await one.go(1)
        await one.wait(ABSENCE - 2)
        assert table.absent == frozenset()
        await one.wait(2)
        assert table.absent == {1}
        assert (table.entries[-1].kind, table.entries[-1].seat) == (Kind.ABSENT, 1)
        last = table.last
        await one.wait(ABSENCE)
        assert table.last == last
        await one.come(1)
        await one.wait(2)
        assert table.absent == frozenset()
        assert table.entries[-1].kind == Kind.PRESENT


async def test_a_bot_goes_on_for_somebody_absent_who_returns_freely(hall: Hall) -> None:
    async with evening(hall, game="sealed_bids") as one:
        table = await one.table()
        await one.go(1)
        await one.wait(ABSENCE)
        assert isinstance(await one.bot(1), Accepted)
        assert table.holders[1].kind == By.BOT
        assert table.absent == {1}
        back = ReturnToSeat("r", one.party.keys[1], 1)
        assert isinstance(await one.send(back), Accepted)
        assert (table.holders[1].kind, table.absent) == (By.PERSON, frozenset())


async def test_a_short_break_is_no_absence(hall: Hall) -> None:
    async with evening(hall) as one:
        table = await one.table()
        for _ in range(3):
            await one.go(1)
            await one.wait(ABSENCE - 10)
            await one.come(1)
            await one.wait(2)
        await one.bot(1)
        assert table.holders[1].kind == By.PERSON
        assert table.asking is not None


async def test_the_consent_of_somebody_absent_lapses(hall: Hall) -> None:
    async with evening(hall) as one:
        table = await one.table()
        await one.party.act(0, "drop d")
        await one.party.act(1, "drop d")
        await one.go(1)
        await one.undo(0, 0)
        assert table.asking is not None
        await one.wait(ABSENCE - 2)
        assert table.asking is not None
        await one.wait(2)
        assert (await one.table()).asking is None
        assert [entry.kind for entry in table.entries[-2:]] == [Kind.ABSENT, Kind.UNDO]
        assert table.waits == (0,)


@pytest.mark.parametrize("botted", [False, True])
async def test_a_question_waits_for_those_who_are_there(hall: Hall, botted: bool) -> None:
    async with evening(hall, "friend", "friend", "friend", game="sealed_bids") as one:
        table = await one.table()
        for seat in (0, 1, 2):
            await one.party.act(seat, f"bid {seat + 1}")
        if botted:
            key = one.party.keys[1]
            await one.send(ReplaceByBot("b", key, 1, "random"))
            await asyncio.sleep(0.05)
        await one.undo(0, 1)
        await one.go(2)
        await one.wait(ABSENCE)
        assert table.asking is not None
        assert table.asking.missing == {1}


async def test_a_question_about_a_bot_is_answered_by_going_away(hall: Hall) -> None:
    async with evening(hall) as one:
        table = await one.table()
        await one.bot(1)
        assert table.asking is not None
        await one.go(1)
        await one.wait(ABSENCE)
        assert table.holders[1].kind == By.BOT


async def test_whoever_asks_and_goes_away_asks_no_more(hall: Hall) -> None:
    async with evening(hall) as one:
        table = await one.table()
        await one.party.act(0, "drop d")
        await one.party.act(1, "drop d")
        await one.undo(0, 0)
        await one.go(0)
        await one.wait(ABSENCE)
        assert table.asking is None
        assert table.undone == set()


async def test_whoever_is_back_must_agree_again(hall: Hall) -> None:
    async with evening(hall) as one:
        table = await one.table()
        await one.party.act(0, "drop d")
        await one.party.act(1, "drop d")
        await one.go(1)
        await one.wait(ABSENCE)
        await one.come(1)
        await one.wait(2)
        await one.undo(0, 0)
        assert table.asking is not None
        assert table.asking.missing == {1}


async def test_after_a_restart_absence_counts_from_then(hall: Hall) -> None:
    time = Time()
    async with hall.house(poll=3600, clock=time) as house:
        party = await hall.party(house)
    time.now += 10 * ABSENCE
    async with hall.house(poll=3600, clock=time) as house:
        party.house = house
        one = Evening(party, time, house)
        await one.come(0)
        await one.wait(ABSENCE)
        table = await one.table()
        assert table.absent == frozenset()
        await one.wait(2)
        assert table.absent == {1}
        await one.go(0)


async def test_absence_survives_a_restart(hall: Hall) -> None:
    async with evening(hall) as one:
        await one.go(1)
        await one.wait(ABSENCE)
        before = await one.table()
    async with hall.house() as house:
        table = await house.load(one.party.id)
        assert table.absent == before.absent == {1}


async def test_somebody_connected_to_another_process_is_there(hall: Hall) -> None:
    async with evening(hall) as one, hall.house(poll=3600, clock=one.time) as other:
        await one.come(1, house=other)
        await one.go(1)
        await one.wait(5 * ABSENCE)
        tables = [await one.table(), await other.load(one.party.id)]
        assert [table.absent for table in tables] == [frozenset(), frozenset()]
        await one.go(1, house=other)
        await one.come(0, house=other)
        await one.wait(ABSENCE + BEAT)
        assert [table.absent for table in tables] == [{1}, {1}]
        entries = [[(e.kind, e.seat) for e in table.entries] for table in tables]
        assert entries[0] == entries[1]
        assert entries[0].count((Kind.ABSENT, 1)) == 1
        await one.come(1, house=other)
        await one.wait(4)
        assert [table.absent for table in tables] == [frozenset(), frozenset()]
        assert tables[0].last == tables[1].last


async def test_whoever_sits_down_is_not_absent_for_the_last_one(hall: Hall) -> None:
    async with evening(hall) as one:
        table = await one.table()
        await one.go(1)
        await one.wait(ABSENCE)
        await one.send(LeaveSeat("l", one.party.keys[1], 1))
        await one.party.sit(1, "Zoe", "zoe")
        await one.wait(2)
        assert table.absent == frozenset()


async def test_a_table_nobody_looks_at_is_left_alone(hall: Hall) -> None:
    async with evening(hall) as one:
        table = await one.table()
        await one.go(0)
        await one.go(1)
        last = table.last
        await one.wait(5 * ABSENCE)
        assert table.last == last


async def test_only_what_is_news_is_written(hall: Hall) -> None:
    async with evening(hall, "friend", "bot random", game="sealed_bids") as one:
        for seat, here in ((0, True), (1, False), (1, True), (7, False)):
            answer = await one.send(Attend(seat, here, 0))
            assert isinstance(answer, Refusal)
        await one.party.play_on()
        late = await one.send(Attend(0, False, 0))
        assert isinstance(late, Refusal)
        assert late.code == "over"


async def test_the_house_looks_around_by_itself(hall: Hall) -> None:
    time = Time()
    async with hall.house(poll=0.01, clock=time) as house:
        party = await hall.party(house)
        table = await party.table()
        with await house.watch(party.id, 0):
            while not house.rooms[party.id].seen:
                await asyncio.sleep(0.01)
            time.now += ABSENCE
            while not table.absent:
                await asyncio.sleep(0.01)
        assert table.absent == {1}
