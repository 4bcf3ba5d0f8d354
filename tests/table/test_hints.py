"""What a strong bot would consider: for who practises alone, from their own view, and marked."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from tafelrunde.bots.hints import MOST, worth_a_look
from tafelrunde.core.record import read_record
from tafelrunde.core.registry import find
from tafelrunde.table.match.entry import Kind
from tafelrunde.table.match.message import Hint, Refusal

if TYPE_CHECKING:
    from tests.table.conftest import Hall, Party

ENDLESS = (sys.executable, str(Path(__file__).parent / "bots" / "endless.py"))


async def hinted(party: Party, seat: int = 0, key: str = "") -> tuple[str, ...] | Refusal:
    decision = (await party.table()).match.decision(seat)
    message = Hint(party.next_id(), key or party.keys[seat], seat, decision)
    return await party.house.hint(party.id, message)


async def refused(party: Party, seat: int = 0, key: str = "") -> str:
    answer = await hinted(party, seat, key)
    assert isinstance(answer, Refusal)
    assert Kind.HINT not in [entry.kind for entry in (await party.table()).entries]
    return answer.code


async def test_a_hint_is_thought_up_by_a_worker_and_marked(hall: Hall) -> None:
    async with hall.house(workers=1) as house:
        party = await hall.party(house, "friend", "bot random", undo="freely")
        found = await hinted(party)
        table = await party.table()
        assert not isinstance(found, Refusal)
        assert 0 < len(found) <= MOST
        assert set(found) <= {str(one) for one in table.match.legal(0)}
        assert [item.seat for item in table.events_since(-1, None) if item.kind == "hint"] == [0]
        record = table.record()
        assert record.hinted == [0]
        assert read_record(record.text()).hinted == [0]


async def test_the_same_question_is_marked_once(hall: Hall) -> None:
    async with hall.house(workers=0) as house:
        party = await hall.party(house, "friend", "bot random", undo="freely")
        assert await hinted(party)
        assert await hinted(party)
        assert (await party.table()).record().text().count("hints: 0\n") == 1


async def test_where_the_table_does_not_allow_it(hall: Hall) -> None:
    async with hall.house(workers=0) as house:
        assert await refused(await hall.party(house, "friend", "bot random")) == "hints"


async def test_while_another_person_sits_there(hall: Hall) -> None:
    async with hall.house(workers=0) as house:
        party = await hall.party(house, "friend", "friend", undo="freely")
        assert await refused(party) == "hints"


async def test_only_for_ones_own_question(hall: Hall) -> None:
    async with hall.house(workers=0) as house:
        party = await hall.party(house, "friend", "bot random", undo="freely")
        assert await refused(party, key=party.host_key) == "auth"
        stale = Hint(party.next_id(), party.keys[0], 0, 7)
        answer = await house.hint(party.id, stale)
        assert isinstance(answer, Refusal)
        assert answer.code == "stale"


async def test_a_worker_that_hangs_gives_no_hint(hall: Hall) -> None:
    async with hall.house(workers=1, seconds=0.5) as house:
        house.thinkers.command = ENDLESS
        party = await hall.party(house, "friend", "bot random", undo="freely")
        answer = await hinted(party)
        assert isinstance(answer, Refusal)
        assert answer.code == "unthought"


def test_a_win_comes_first_and_what_loses_is_not_named() -> None:
    setup = find("connect4").setup(2)
    state = setup.from_dict({"columns": ["000", "11", "1", "", "", "", ""]})
    found = worth_a_look(setup.game.view(state, 0), Random(1))
    assert [str(one) for one in found] == ["drop a"]


@pytest.mark.parametrize("key", ["leduc", "sealed_bids"])
def test_what_is_hidden_gives_no_other_hint(key: str) -> None:
    """From the view of the seat alone: other worlds that fit it lead to the same hint."""
    setup, random = find(key).setup(3 if key == "sealed_bids" else 2), Random(3)
    state = setup.start()
    while state.actors() == (-1,):
        state.apply(-1, state.draw(random))
    view = setup.game.view(state, 0)
    other = setup.game.view(setup.game.determinize(view, Random(9)), 0)
    assert worth_a_look(view, Random(1)) == worth_a_look(other, Random(1))
