"""Newgame: each test cites the paragraph it checks; the kit asks for all of them."""

from __future__ import annotations

import pytest

from tafelrunde.cli.template.game import GAME
from tafelrunde.core.errors import BadData, Illegal
from tafelrunde.core.match import Match
from tafelrunde.core.state import CHANCE, State

SETUP = GAME.setup(2)


def position(heap: int, turn: int = 0) -> State:
    steps = [{"ask": "take", "seat": turn}]
    return SETUP.from_dict({"heap": heap, "taken": [0, 0], "steps": steps})


def laid(heap: int) -> Match:
    """Chance is chosen by playing it, never by a seed."""
    match = Match(SETUP)
    match.play(CHANCE, f"lay {heap}")
    return match


@pytest.mark.parametrize(("heap", "first", "last"), [("small", 7, 12), ("large", 15, 24)])
def test_heap(heap: str, first: int, last: int) -> None:
    """1.1 Every number is as likely as the others."""
    odds = GAME.setup(2, {"heap": heap}).start().odds()
    sizes = [str(n) for n in range(first, last + 1)]
    assert [(str(action), weight) for action, weight in odds] == [(f"lay {n}", 1) for n in sizes]


def test_turns() -> None:
    """1.2 The first seat begins, the second follows."""
    match = laid(7)
    assert match.actors == (0,)
    match.play(0, "take 1")
    assert match.actors == (1,)


def test_one_to_three() -> None:
    """2.1 One, two or three."""
    assert [str(action) for action in position(7).legal(0)] == ["take 1", "take 2", "take 3"]


def test_no_more_than_there_are() -> None:
    """2.2 Three of two stones cannot be taken; nothing has changed."""
    match = laid(7)
    for seat, action in ((0, "take 3"), (1, "take 2")):
        match.play(seat, action)
    with pytest.raises(Illegal) as error:
        match.play(0, "take 3")
    assert error.value.rule == "2.2"
    assert match.actors == (0,)


def test_last_stone() -> None:
    """2.3 Whoever takes it wins."""
    state = position(1, turn=1)
    state.apply(1, state.legal(1)[0])
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("last-stone", (2, 1))


def test_impossible_position() -> None:
    """1.1 More stones than the box holds are refused; nobody takes from an empty heap."""
    with pytest.raises(BadData):
        position(13)
    with pytest.raises(BadData):
        position(0)
