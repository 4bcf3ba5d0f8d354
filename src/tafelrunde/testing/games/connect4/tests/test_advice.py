"""Connect four: what its advice counts all at once, counted line by line."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.data import Fields
from tafelrunde.core.playout import play_out
from tafelrunde.core.state import State
from tafelrunde.testing.games.connect4.game import GAME

COLUMNS, ROWS = 7, 6


def counted(state: State) -> float:
    """Squares of a seat's discs in every line of four that the other one has no disc in."""
    columns = Fields(state.to_dict()).texts("columns")
    discs = {(c, r): int(disc) for c, column in enumerate(columns) for r, disc in enumerate(column)}
    score = 0
    for column in range(COLUMNS):
        for row in range(ROWS):
            for right, up in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = [(column + i * right, row + i * up) for i in range(4)]
                if all(0 <= c < COLUMNS and 0 <= r < ROWS for c, r in line):
                    found = [discs.get(cell) for cell in line]
                    first, second = found.count(0), found.count(1)
                    score += first * first * (not second) - second * second * (not first)
    return score / 200


@pytest.mark.parametrize("seed", range(20))
def test_lines_are_counted(seed: int) -> None:
    state, random = GAME.setup(2).start(), Random(seed)
    play_out(state, random, 2 * seed)
    if state.outcome() is None:
        assert GAME.value(state) == [counted(state), -counted(state)]
    else:
        assert max(GAME.value(state)) == 1.0
