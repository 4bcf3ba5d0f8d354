"""Somebody stays away, gives up, or all agree to stop: what the others may do, what is recorded."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.table.test_absence import Evening, evening

from tafelrunde.core.errors import BadRecord
from tafelrunde.core.record import read_record, verify
from tafelrunde.table.attendance import ABSENCE
from tafelrunde.table.match.entry import By, Kind
from tafelrunde.table.match.message import (
    Abandon,
    Accepted,
    Agree,
    Refusal,
    ReplaceByBot,
    Resign,
    ReturnToSeat,
)
from tafelrunde.table.match.table import OVER, RUNNING
from tafelrunde.table.match.timing import STAND_IN, Leaver, Timing

if TYPE_CHECKING:
    from tests.table.conftest import Hall

    from tafelrunde.table.match.message import Answer

THREE = ("friend", "friend", "friend")
BY_ITSELF = Timing(leaver=Leaver.BOT)


async def vote(one: Evening, by: int, seat: int) -> Answer:
    party = one.party
    return await one.send(ReplaceByBot(party.next_id(), party.keys[by], seat, "random"))


async def agree(one: Evening, seat: int) -> Answer:
    asking = (await one.table()).asking
    assert asking is not None
    return await one.send(Agree(one.party.next_id(), one.party.keys[seat], seat, asking.index))


async def test_a_bot_goes_on_for_somebody_away_if_all_others_want_it(hall: Hall) -> None:
    async with evening(hall, *THREE, game="sealed_bids") as one:
        table = await one.table()
        await one.go(1)
        await one.wait(ABSENCE)
        assert isinstance(await vote(one, 2, 1), Accepted)
        assert table.asking is not None
        assert table.asking.missing == {0}
        assert table.holders[1].is_human
        assert isinstance(await agree(one, 0), Accepted)
        assert table.holders[1].kind == By.BOT


async def test_nobody_is_voted_away_who_is_there(hall: Hall) -> None:
    async with evening(hall, *THREE, game="sealed_bids") as one:
        answer = await vote(one, 2, 1)
        assert isinstance(answer, Refusal)
        assert answer.code == "auth"


async def test_whoever_comes_back_in_time_plays_on(hall: Hall) -> None:
    async with evening(hall, *THREE, game="sealed_bids") as one:
        table = await one.table()
        await one.go(1)
        await one.wait(ABSENCE)
        await vote(one, 2, 1)
        await one.come(1)
        await one.wait(2)
        assert table.asking is None
        assert table.holders[1].kind == By.PERSON


async def test_the_host_alone_puts_no_bot_for_somebody_away(hall: Hall) -> None:
    async with evening(hall, *THREE, game="sealed_bids") as one:
        table = await one.table()
        await one.go(1)
        await one.wait(ABSENCE)
        await one.bot(1)
        assert table.asking is not None
        assert table.asking.missing == {2}


async def test_by_option_a_bot_goes_on_at_once(hall: Hall) -> None:
    async with evening(hall, *THREE, game="sealed_bids", timing=BY_ITSELF) as one:
        table = await one.table()
        await one.go(1)
        await one.wait(ABSENCE)
        assert [e.kind for e in table.entries if e.seat == 1][-2:] == [Kind.ABSENT, Kind.SEAT]
        assert (table.holders[1].kind, table.holders[1].level) == (By.BOT, STAND_IN)
        back = ReturnToSeat("r", one.party.keys[1], 1)
        assert isinstance(await one.send(back), Accepted)
        assert table.holders[1].kind == By.PERSON


async def test_giving_up_against_one_ends_the_match(hall: Hall) -> None:
    async with evening(hall) as one:
        table = await one.table()
        await one.party.act(0, "drop d")
        await one.send(Resign("g", one.party.keys[1], 1))
        assert (table.state, table.waits) == (OVER, ())
        record = table.record()
        assert record.ended == "resigned 1"
        read = read_record(record.text())
        assert read.ended == "resigned 1"
        assert verify(read) == 0, "the secret is open, the match replays"
        late = await one.party.act(1, "drop d")
        assert isinstance(late, Refusal)
        assert late.code == "over"
    async with hall.house() as house:
        assert (await house.load(one.party.id)).state == OVER
        assert [row.id for row in await house.finished(person="p0")] == [one.party.id]


async def test_giving_up_among_several_leaves_the_seat_to_a_bot_for_good(hall: Hall) -> None:
    async with evening(hall, *THREE, game="sealed_bids") as one:
        table = await one.table()
        await one.send(Resign("g", one.party.keys[1], 1))
        assert (table.state, table.holders[1].kind) == (RUNNING, By.BOT)
        back = await one.send(ReturnToSeat("r", one.party.keys[1], 1))
        assert isinstance(back, Refusal)
        await one.send(Resign("h", one.party.keys[0], 0))
        await one.send(Resign("i", one.party.keys[2], 2))
        assert table.state == OVER, "no person is left"


async def test_a_match_is_abandoned_when_all_agree(hall: Hall) -> None:
    async with evening(hall, *THREE, game="sealed_bids") as one:
        table = await one.table()
        await one.send(Abandon("a", one.party.keys[0], 0))
        await agree(one, 1)
        assert table.state == RUNNING
        await agree(one, 2)
        assert table.state == OVER
        assert table.record().ended == "abandoned"
        assert table.match.outcome is None


async def test_alone_with_bots_one_just_stops(hall: Hall) -> None:
    async with evening(hall, "friend", "bot random", game="sealed_bids") as one:
        await one.send(Abandon("a", one.party.keys[0], 0))
        assert (await one.table()).state == OVER


async def test_only_the_person_gives_up(hall: Hall) -> None:
    async with evening(hall) as one:
        for key in (one.party.host_key, one.party.keys[0], "x"):
            answer = await one.send(Resign("g", key, 1))
            assert isinstance(answer, Refusal)
            assert answer.code == "auth"


@pytest.mark.parametrize("text", ["resigned 2", "resigned x", "stolen", ""])
def test_a_record_ends_in_no_other_way(text: str) -> None:
    head = "tafelrunde record 1\ngame: connect4\nrules: 1\nseats: 2\n"
    with pytest.raises(BadRecord):
        read_record(f"{head}ended: {text}\n\nend 0 entries\n")
