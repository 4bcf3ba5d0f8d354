"""Taking back: free, by consent, refused, alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

import pytest

from tafelrunde.core.record import read_record, verify
from tafelrunde.table.match import table as table_module
from tafelrunde.table.match.entry import Kind
from tafelrunde.table.match.message import (
    Accepted,
    Agree,
    Answer,
    LeaveSeat,
    Refusal,
    Refuse,
    ReplaceByBot,
    Undo,
)

if TYPE_CHECKING:
    from tests.table.conftest import Hall, Party


FIRST = 4  # where play begins at a table for two: both seats were empty, then taken


async def undo(party: Party, seat: int, entry: int) -> Answer:
    return await party.house.handle(party.id, Undo(party.next_id(), party.keys[seat], seat, entry))


async def kinds(party: Party) -> list[str]:
    return [entry.kind.value for entry in (await party.table()).entries if entry.kind != Kind.SEAT]


async def test_ones_own_last_act_is_taken_back_at_once(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await party.act(0, "drop d")
        table = await party.table()
        assert table.undoable(0) == [table.last]
        assert table.undoable(1) == []
        assert isinstance(await undo(party, 0, table.last), Accepted)
        assert table.waits == (0,)
        assert await kinds(party) == ["act", "undo"]
        items = table.events_since(-1, None)
        assert [item.undone for item in items if item.kind == "act"] == [True]
        assert items[-1].takes_back == (FIRST,)


async def test_beyond_that_all_persons_must_agree(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await party.act(0, "drop d")
        await party.act(1, "drop d")
        assert isinstance(await undo(party, 0, FIRST), Accepted)
        table = await party.table()
        assert table.asking is not None
        ask = table.asking.index
        assert (table.takes_back[ask], table.asking.missing) == ((FIRST,), frozenset({1}))
        own = await house.handle(party.id, Agree(party.next_id(), party.keys[0], 0, ask))
        assert isinstance(own, Refusal)
        foreign = await house.handle(party.id, Agree(party.next_id(), party.keys[0], 1, ask))
        assert isinstance(foreign, Refusal)
        assert foreign.code == "auth"
        await house.handle(party.id, Agree(party.next_id(), party.keys[1], 1, ask))
        assert await kinds(party) == ["act", "act", "ask", "agree", "undo"]
        assert table.waits == (0,)
        assert table.undone == {FIRST, FIRST + 1}
        assert table.asking is None


async def test_one_refusal_ends_the_question(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await party.act(0, "drop d")
        await party.act(1, "drop d")
        await undo(party, 0, FIRST)
        table = await party.table()
        await house.handle(party.id, Refuse(party.next_id(), party.keys[1], 1, table.last))
        assert table.asking is None
        late = await house.handle(
            party.id, Agree(party.next_id(), party.keys[1], 1, table.last - 1)
        )
        assert isinstance(late, Refusal)
        assert table.undone == set()


async def test_a_new_act_ends_the_question(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await party.act(0, "drop d")
        await party.act(1, "drop d")
        await undo(party, 1, FIRST)
        await party.act(0, "drop e")
        table = await party.table()
        assert table.asking is None
        assert table.waits == (1,)


async def test_bots_agree(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await party.act(0, "drop d")
        await party.act(1, "drop d")
        table = await party.table()
        await house.handle(party.id, LeaveSeat(party.next_id(), party.keys[1], 1))
        await house.handle(party.id, ReplaceByBot(party.next_id(), party.host_key, 1, "random"))
        assert isinstance(await undo(party, 0, FIRST), Accepted)
        assert await kinds(party) == ["act", "act", "undo"]
        assert table.waits == (0,)


async def test_bots_wait_while_people_talk_about_taking_back(hall: Hall) -> None:
    async with hall.house() as house:
        plan = ("friend", "friend", "friend")
        party = await hall.party(house, *plan, game="sealed_bids")
        for seat in (0, 1, 2):
            await party.act(seat, f"bid {seat + 1}")
        table = await party.table()
        await undo(party, 0, table.places[1])
        ask = table.last
        assert table.asking is not None
        await house.handle(party.id, Refuse(party.next_id(), party.keys[1], 1, ask))
        await house.handle(party.id, LeaveSeat(party.next_id(), party.keys[2], 2))
        await house.handle(party.id, ReplaceByBot(party.next_id(), party.host_key, 2, "random"))
        while 2 in table.waits:
            await asyncio.sleep(0.005)
        await undo(party, 0, table.places[1])
        assert table.asking is not None
        assert table.asking.missing == frozenset({1})
        assert table.bots() == []
        await house.handle(party.id, Agree(party.next_id(), party.keys[1], 1, table.asking.index))
        while 2 in table.waits:  # back in the first round, the bot decides anew
            await asyncio.sleep(0.005)
        assert table.waits == (0, 1)


async def test_people_at_one_device_agree_with_each_other(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        for seat in (0, 1):
            await house.handle(party.id, LeaveSeat(party.next_id(), party.keys[seat], seat))
            await party.sit(seat, person="both")
        await party.act(0, "drop d")
        await party.act(1, "drop d")
        await undo(party, 0, (await party.table()).places[0])
        assert await kinds(party) == ["act", "act", "undo"]


async def test_a_sealed_choice_is_taken_back_alone(hall: Hall) -> None:
    async with hall.house() as house:
        plan = ("friend", "friend", "friend")
        party = await hall.party(house, *plan, game="sealed_bids")
        await party.act(0, "bid 1")
        await party.act(1, "bid 2")
        table = await party.table()
        decision = table.match.decision(2)
        (mine,) = table.undoable(0)
        await undo(party, 0, mine)
        assert table.entries[-1].line.endswith(" alone")
        assert table.waits == (0, 2)
        assert table.takes_back[table.last] == (mine,)
        assert isinstance(await party.act(2, "bid 3", decision=decision), Accepted)


async def test_what_cannot_be_taken_back(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, game="sealed_bids")
        await party.act(0, "bid 1")
        last = (await party.table()).last
        await undo(party, 0, last)
        for entry in (0, FIRST, last, 99, -1):  # a seat, luck, taken back already, nothing
            answer = await undo(party, 0, entry)
            assert isinstance(answer, Refusal)
            assert answer.code == "bad-undo"


async def test_nothing_is_taken_back_once_the_secret_is_out(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await party.play_on()
        answer = await undo(party, 0, (await party.table()).last)
        assert isinstance(answer, Refusal)
        assert answer.code == "over"


async def test_luck_that_was_taken_back_is_drawn_anew_and_still_verified(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, game="sealed_bids")
        await party.act(0, "bid 1")
        await party.act(1, "bid 2")
        table = await party.table()
        await undo(party, 0, table.places[1])
        assert table.asking is not None
        agree = Agree(party.next_id(), party.keys[1], 1, table.asking.index)
        assert isinstance(await house.handle(party.id, agree), Accepted)
        assert table.waits == (0, 1)
        await party.play_on()
        assert verify(read_record(await house.export(party.id))) == 5  # 4, and one taken back


class Counted(set[int]):
    """A set that counts what is put into any of its kind."""

    put = 0

    def __init__(self, inside: Iterable[int] = ()) -> None:
        super().__init__(inside)
        Counted.put += len(self)


async def put_in_sets(hall: Hall, acts: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """How much is put into sets when the last of these acts is taken back."""
    async with hall.house() as house:
        party = await hall.party(house)
        for turn, column in enumerate(acts):
            await party.act(turn % 2, f"drop {column}")
        last = (await party.table()).last
        with monkeypatch.context() as patch:
            patch.setattr(table_module, "set", Counted, raising=False)
            Counted.put = 0
            assert isinstance(await undo(party, 1, last), Accepted)
            return Counted.put


async def test_taking_back_grows_with_the_match_and_not_with_its_square(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    acts = "aaaaaagbbbbbbccccccddddd"
    few, many = [await put_in_sets(hall, acts[:n], monkeypatch) for n in (6, 24)]
    assert few > 0
    assert many <= 6 * few  # four times as long a match
