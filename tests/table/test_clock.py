"""Clocks of seats: the house's, by entries and their times; a bot decides when one runs out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from tests.table.clockwork import Time

from tafelrunde.core.record import read_record
from tafelrunde.table.house import House
from tafelrunde.table.match.deadline import LIVE
from tafelrunde.table.match.deadline import UNTIMED as LONG
from tafelrunde.table.match.entry import By, Kind
from tafelrunde.table.match.message import (
    Accepted,
    Agree,
    Answer,
    LateAct,
    Refusal,
    Refuse,
    ReplaceByBot,
    ReturnToSeat,
    Undo,
)
from tafelrunde.table.match.pace import EVENT, Speed
from tafelrunde.table.match.table import STOPS, Table
from tafelrunde.table.match.timing import (
    DAY,
    GRACE,
    SHARE,
    STAND_IN,
    UNTIMED,
    Clock,
    Leaver,
    Timing,
    UnknownTiming,
    read_timing,
)

if TYPE_CHECKING:
    from tests.table.conftest import Hall, Party

MOVE = Timing(Clock.MOVE, 90)
MATCH = Timing(Clock.MATCH, 600, 10)
LONG_TURNS = "hamlet"  # several questions in a turn
SHOWN = EVENT[Speed.QUICK]  # what a page takes for one event


@dataclass
class Game:
    party: Party
    time: Time
    house: House

    async def table(self) -> Table:
        return await self.party.table()

    async def left(self, seat: int) -> float:
        """Seconds on a seat's clock."""
        face = (await self.table()).clocks.faces[seat]
        assert face is not None
        return face.left_at(self.time.stamp()) / 1000

    async def runs(self, seat: int) -> bool:
        face = (await self.table()).clocks.faces[seat]
        return face is not None and face.since is not None

    async def undo(self, seat: int, number: int) -> Answer:
        entry = (await self.table()).places[number]
        party = self.party
        return await self.house.handle(
            party.id, Undo(party.next_id(), party.keys[seat], seat, entry)
        )

    async def refuse(self, seat: int) -> None:
        asking = (await self.table()).asking
        assert asking is not None
        party = self.party
        message = Refuse(party.next_id(), party.keys[seat], seat, asking.index)
        assert isinstance(await self.house.handle(party.id, message), Accepted)


@asynccontextmanager
async def timed(
    hall: Hall,
    timing: Timing,
    *plan: str,
    game: str = "connect4",
    time: Time | None = None,
    undo: str = "consent",
) -> AsyncIterator[Game]:
    time = time or Time()
    async with hall.house(poll=3600, clock=time, sleep=time.sleep, stamp=time.stamp) as house:
        party = await hall.party(house, *plan, game=game, timing=timing, undo=undo)
        yield Game(party, time, house)


async def test_only_the_clock_of_whoever_is_asked_runs(hall: Hall) -> None:
    async with timed(hall, MATCH) as one:
        assert (await one.runs(0), await one.runs(1)) == (True, False)
        await one.time.go(30)
        assert await one.left(0) == 570 + SHOWN
        await one.party.act(0, "drop d")
        assert (await one.runs(0), await one.runs(1)) == (False, True)
        kept = await one.left(0)
        await one.time.go(60)
        assert await one.left(0) == kept
        await one.party.act(1, "drop d")
        assert await one.left(0) == kept + 10


async def test_what_a_page_shows_first_costs_no_time(hall: Hall) -> None:
    async with timed(hall, MOVE) as one:
        await one.party.act(0, "drop d")
        await one.time.go(SHOWN)
        assert await one.left(1) == 90
        await one.time.go(1)
        assert await one.left(1) == 89


async def test_when_time_is_up_a_bot_decides_and_the_person_goes_on(hall: Hall) -> None:
    async with timed(hall, MOVE) as one:
        table = await one.table()
        await one.time.go(89)
        assert table.places == []
        await one.time.go(2)
        assert [(e.kind, e.seat, e.text) for e in table.entries[-2:-1]] == [
            (Kind.FLAG, 0, STAND_IN)
        ]
        assert table.entries[-1].kind == Kind.ACT
        assert table.waits == (1,)
        assert table.holders[0].kind == By.PERSON
        await one.party.act(1, "drop a")
        assert await one.left(0) == 90
        assert table.stood_in == [0]
        assert "by bot: 0" in table.record().text()
        assert read_record(table.record().text()).stood_in == [0]


async def test_a_late_answer_of_another_process_counts_once(hall: Hall) -> None:
    async with timed(hall, MOVE) as one:
        table = await one.table()
        late = LateAct(0, table.match.decision(0), "drop a", STAND_IN)
        assert isinstance(await one.house.handle(one.party.id, late), Accepted)
        assert isinstance(await one.house.handle(one.party.id, late), Accepted)
        assert len(table.places) == 1


async def test_clocks_go_on_through_a_restart(hall: Hall) -> None:
    time = Time()
    async with timed(hall, MATCH, time=time) as one:
        await one.time.go(100)
        before = await one.left(0)
    time.now += 50
    async with hall.house(poll=3600, clock=time, sleep=time.sleep, stamp=time.stamp) as house:
        one.party.house = one.house = house
        await time.go(0)
        assert one.party.id in house.rooms, "nobody has to look for the clock to run"
        assert await one.left(0) == before - 50
        await time.go(500)
        assert (await one.table()).stood_in == [0]


async def test_sealed_choices_have_their_own_clocks_started_together(hall: Hall) -> None:
    async with timed(hall, MOVE, "friend", "friend", "friend", game="sealed_bids") as one:
        assert [await one.runs(seat) for seat in range(3)] == [True] * 3
        await one.time.go(20)
        await one.party.act(1, "bid 1")
        assert [await one.runs(seat) for seat in range(3)] == [True, False, True]
        assert await one.left(0) == await one.left(2) < 71
        await one.party.act(0, "bid 1")
        await one.party.act(2, "bid 2")
        assert {await one.left(seat) for seat in range(3)} == {90.0}, "a new turn for all"


async def test_bots_have_no_clock(hall: Hall) -> None:
    async with timed(hall, MOVE, "friend", "bot random", game="sealed_bids") as one:
        assert (await one.table()).clocks.faces[1] is None


async def test_a_question_stops_all_clocks_and_lapses(hall: Hall) -> None:
    async with timed(hall, MATCH) as one:
        table = await one.table()
        await one.party.act(0, "drop d")
        await one.party.act(1, "drop d")
        await one.time.go(10)
        kept = await one.left(0)
        await one.undo(0, 0)
        assert not await one.runs(0)
        await one.time.go(LIVE - 1)
        assert await one.left(0) == kept
        await one.time.go(1)
        assert table.asking is None
        assert table.entries[-1].kind == Kind.LAPSE
        assert await one.runs(0)


async def test_without_a_clock_a_question_lapses_too(hall: Hall) -> None:
    async with timed(hall, UNTIMED) as one:
        table = await one.table()
        await one.party.act(0, "drop d")
        await one.party.act(1, "drop d")
        await one.undo(0, 0)
        assert table.halted
        await one.time.go(LONG)
        assert table.asking is None


async def test_whoever_asks_in_vain_again_and_again_stops_no_clock(hall: Hall) -> None:
    async with timed(hall, MATCH) as one:
        table = await one.table()
        await one.party.act(0, "drop d")
        await one.party.act(1, "drop d")
        for _ in range(STOPS):
            await one.undo(0, 0)
            assert table.halted
            await one.refuse(1)
        await one.undo(0, 0)
        assert table.asking is not None
        assert not table.halted
        assert await one.runs(0)


async def test_who_is_heard_may_ask_as_often_as_they_like(hall: Hall) -> None:
    async with timed(hall, MATCH) as one:
        table, party = await one.table(), one.party
        for _ in range(STOPS + 1):
            await party.act(0, "drop d")
            await party.act(1, "drop d")
            await one.undo(0, table.match.line[0])
            assert table.halted
            assert table.asking is not None
            yes = Agree(party.next_id(), party.keys[1], 1, table.asking.index)
            assert isinstance(await one.house.handle(party.id, yes), Accepted)


async def test_taking_back_and_playing_again_gives_no_time(hall: Hall) -> None:
    async with timed(hall, MOVE, game="sealed_bids") as one:
        await one.time.go(80)
        before = await one.left(0)
        for _ in range(3):
            assert isinstance(await one.party.act(0, "bid 1"), Accepted)
            undone = await one.undo(0, (await one.table()).match.line[-1])
            assert isinstance(undone, Accepted)
        assert await one.left(0) == before


async def test_leaving_to_a_bot_and_coming_back_gives_no_time(hall: Hall) -> None:
    async with timed(hall, MOVE) as one:
        party = one.party
        await one.time.go(80)
        before = await one.left(0)
        for _ in range(3):
            away = ReplaceByBot(party.next_id(), party.keys[0], 0, "random")
            back = ReturnToSeat(party.next_id(), party.keys[0], 0)
            assert isinstance(await one.house.handle(party.id, away), Accepted)
            assert isinstance(await one.house.handle(party.id, back), Accepted)
        assert await one.left(0) == before


async def test_the_next_question_of_a_turn_has_a_share_again(hall: Hall) -> None:
    async with timed(hall, MOVE, game=LONG_TURNS) as one:
        table = await one.table()
        (first,) = table.waits
        await one.time.go(80)
        await one.party.act(first, str(table.match.legal(first)[0]))
        assert table.waits == (first,), "the same turn goes on"
        assert await one.left(first) == 90 / SHARE
        await one.time.go(35)
        assert table.stood_in == [table.match.line[-1]]
        assert table.waits == (first,)
        assert await one.left(first) == GRACE


async def test_a_match_out_of_time_leaves_some_seconds_for_each_turn(hall: Hall) -> None:
    async with timed(hall, Timing(Clock.MATCH, 60)) as one:
        await one.time.go(61)
        await one.party.act(1, "drop a")
        assert await one.left(0) == GRACE


async def test_a_slow_table_counts_days_and_then_takes_for_absent(hall: Hall) -> None:
    async with timed(hall, Timing(Clock.DAYS, 2 * DAY)) as one:
        table = await one.table()
        with await one.house.watch(one.party.id, 1):
            await one.time.go(DAY)
            await one.house.attend()
            assert table.absent == frozenset()
            await one.time.go(DAY + 1)
            assert table.absent == {0}
            assert table.stood_in == [0]


@pytest.mark.parametrize(
    "text",
    ["move 5 0 vote", "move 90 1 vote", "match 600 9999 vote", "days 90 0 vote", "move x 0 vote",
     "none 1 0 vote", "move 90 0 nobody", "move 90", "often 90 0 vote", "move 90 0 vote "],
)  # fmt: skip
def test_what_is_no_timing(text: str) -> None:
    with pytest.raises(UnknownTiming):
        read_timing(text)


@pytest.mark.parametrize("timing", [UNTIMED, MOVE, MATCH, Timing(Clock.DAYS, DAY, 0, Leaver.BOT)])
def test_timing_reads_back(timing: Timing) -> None:
    assert read_timing(timing.text()) == timing


async def test_a_late_answer_needs_a_clock(hall: Hall) -> None:
    async with timed(hall, UNTIMED) as one:
        answer = await one.house.handle(one.party.id, LateAct(0, 0, "drop a", STAND_IN))
        assert isinstance(answer, Refusal)


async def test_clocks_tell_nothing_of_sealed_choices(hall: Hall) -> None:
    """Two matches in which the others have chosen otherwise: all clocks are the same."""
    shown: list[list[object]] = []
    for bids in (("bid 1", "bid 2", "bid 3"), ("bid 3", "bid 1", "bid 2")):
        told: list[object] = []
        async with timed(hall, MOVE, "friend", "friend", "friend", game="sealed_bids") as one:
            for seat, bid in enumerate(bids):
                await one.time.go(7)
                told.append((await one.table()).clocks.faces[:])
                await one.party.act(seat, bid)
        shown.append(told)
    assert shown[0] == shown[1]
