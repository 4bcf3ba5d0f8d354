"""What a seat knows of a position: enough to draw and to write its facts, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.state import State, canonical
from tafelrunde.games.monstermacher.game import GAME
from tafelrunde.games.monstermacher.rules.numbers import UNDECIDED
from tafelrunde.games.monstermacher.rules.state import Monsters
from tafelrunde.games.monstermacher.tests.drawn import walk
from tafelrunde.games.monstermacher.tests.positions import place, seat
from tafelrunde.games.monstermacher.view import SEALED, determinize


def known(state: State, reader: int | None) -> Monsters:
    position = GAME.view(state, reader).position
    assert isinstance(position, Monsters)
    return position


@pytest.mark.parametrize("seats", [3, 5])
def test_worlds_that_fit_are_the_same_position(seats: int) -> None:
    """14.3: whatever is not in a seat's facts is not in what its page is drawn from either."""
    random = Random(3)
    for number, state in enumerate(walk(seats, seats + 60, 260)):
        reader = (None, *range(seats))[number % (seats + 1)]
        here = known(state, reader)
        there = known(determinize(GAME.view(state, reader), random), reader)
        assert canonical(here.to_dict()) == canonical(there.to_dict())
        assert here.value == there.value
        assert here.known == there.known


def test_what_others_looked_at_is_undecided() -> None:
    """1.6: each knows the own store."""
    board = place([seat(3, "LA1"), seat(3, "HD2"), seat()], ["2+LL"])
    mine, theirs = (board.setup.names.index(board.names[code]) for code in ("LA1", "HD2"))
    for reader, values in ((0, [1, UNDECIDED]), (1, [UNDECIDED, 2]), (None, [UNDECIDED] * 2)):
        position = known(board.state, reader)
        assert [position.value[card] for card in (mine, theirs)] == values


def test_choices_and_bids_are_sealed() -> None:
    """5.6, 11.7: only one's own can be seen before they are revealed, or made."""
    board = place([seat(), seat(), seat()], ["2+LA", "3+HD"])
    board.play("rob", "join", "join", "1 choose grave-2")
    assert known(board.state, 1).choices == [0, 2, 0]
    assert known(board.state, 2).choices == [0, SEALED, 0]
    board = place([seat(3, "LA1"), seat(3, "BR2"), seat(5)], ["2+LL"], step="third")
    board.play("offer LA1", "call", "1 add BR2 shown", "1 points p2")
    assert known(board.state, 1).bids[1].points == 2
    for reader in (0, 2, None):
        assert known(board.state, reader).bids[1].is_empty()


def test_a_view_stays_what_it_was() -> None:
    """Facts are written when they are asked for, of the position as it was then."""
    board = place([seat(), seat(), seat()], ["2+LA", "3+HD"])
    early, late = GAME.view(board.state, 0), GAME.view(board.state, 0)
    before = early.text()
    board.play("rob", "join")
    assert late.text() == before
