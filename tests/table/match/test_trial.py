"""Picks that are tried out: what could follow, nothing written, nothing told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tafelrunde.core.errors import BadAction, OutOfTurn
from tafelrunde.core.match import Match
from tafelrunde.core.registry import find
from tafelrunde.table.match.message import Refusal
from tafelrunde.table.match.trial import trial

if TYPE_CHECKING:
    from tests.table.conftest import Hall


def picking() -> Match:
    return Match(find("connect4").setup(2))


@pytest.fixture
def commuting() -> Iterator[Match]:
    """Connect four whose drops may be collected: a stand-in for picks in any order."""
    match = picking()
    block = match.legal(0)[0].block
    block.commutes = True
    yield match
    block.commutes = False


def test_what_could_follow(commuting: Match) -> None:
    found = trial(commuting, 0, ["drop d"])
    assert found.legal == []  # it is the other's turn by then
    assert [str(entry) for entry in commuting.entries] == []
    assert [str(action) for action in trial(commuting, 0, []).legal][:2] == ["drop a", "drop b"]


def test_only_picks_that_are_offered(commuting: Match) -> None:
    with pytest.raises(BadAction):
        trial(commuting, 0, ["drop d", "drop d"])
    with pytest.raises(BadAction):
        trial(commuting, 0, ["drop z"])
    with pytest.raises(OutOfTurn):
        trial(commuting, 1, [])


def test_other_kinds_are_not_tried() -> None:
    with pytest.raises(BadAction):
        trial(picking(), 0, ["drop d"])


async def test_only_for_ones_own_seat_and_present_question(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        foreign = await house.trial(party.id, 0, party.keys[1], 0, [])
        assert isinstance(foreign, Refusal)
        assert foreign.code == "auth"
        stale = await house.trial(party.id, 0, party.keys[0], 7, [])
        assert isinstance(stale, Refusal)
        assert stale.code == "stale"
        assert not isinstance(await house.trial(party.id, 0, party.keys[0], 0, []), Refusal)
