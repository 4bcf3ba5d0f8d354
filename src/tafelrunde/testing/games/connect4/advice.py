"""Connect four: what a position is worth: lines of four that are still open."""

from __future__ import annotations

from tafelrunde.core.action import Action
from tafelrunde.core.state import State
from tafelrunde.testing.games.connect4.setup import COLUMNS, ROWS
from tafelrunde.testing.games.connect4.state import HEIGHT, Board


def lines() -> list[int]:
    """All sets of four cells in a line."""
    out: list[int] = []
    for column in range(COLUMNS):
        for row in range(ROWS):
            for right, up in ((0, 1), (1, 0), (1, 1), (1, -1)):
                cells = [(column + i * right, row + i * up) for i in range(4)]
                if all(0 <= c < COLUMNS and 0 <= r < ROWS for c, r in cells):
                    out.append(sum([1 << (c * HEIGHT + r) for c, r in cells]))
    return out


LINES = lines()


def value(state: State) -> list[float]:
    assert isinstance(state, Board)
    if state.won:
        winner = (state.count - 1) & 1
        return [1.0, -1.0] if winner == 0 else [-1.0, 1.0]
    score = 0.0
    for line in LINES:
        first = (state.discs[0] & line).bit_count()
        second = (state.discs[1] & line).bit_count()
        if not second:
            score += first * first
        elif not first:
            score -= second * second
    score /= 200.0
    return [score, -score]


def prior(state: State, seat: int, legal: list[Action]) -> list[float]:
    """The centre is better."""
    weights = [4.0 - abs(action.a - 3) for action in legal]
    whole = sum(weights)
    return [weight / whole for weight in weights]
