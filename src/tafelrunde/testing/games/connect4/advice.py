"""Connect four: what a position is worth: lines of four that are still open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.action import Action
from tafelrunde.core.state import State
from tafelrunde.testing.games.connect4.setup import COLUMNS, ROWS
from tafelrunde.testing.games.connect4.state import HEIGHT, Board

CELLS: Final = sum([((1 << ROWS) - 1) << (column * HEIGHT) for column in range(COLUMNS)])
SCALE: Final = 200.0
EVERY_SECOND: Final = 0x5555555555555  # of 52 bits
PAIRS: Final = 0x3333333333333
NIBBLES: Final = 0x0F0F0F0F0F0F0F


def value(state: State) -> list[float]:
    assert isinstance(state, Board)
    if state.won:
        winner = (state.count - 1) & 1
        return [1.0, -1.0] if winner == 0 else [-1.0, 1.0]
    first: i64 = state.discs[0]
    second: i64 = state.discs[1]
    score = float(open_lines(first, second) - open_lines(second, first)) / SCALE
    return [score, -score]


def open_lines(mine: i64, theirs: i64) -> i64:
    """All lines of four without a disc of theirs, each by the square of how many of mine it has."""
    free: i64 = CELLS & ~theirs
    return (
        squares(mine, free, 1)
        + squares(mine, free, HEIGHT - 1)
        + squares(mine, free, HEIGHT)
        + squares(mine, free, HEIGHT + 1)
    )


def squares(mine: i64, free: i64, step: i64) -> i64:
    """Of the lines in one direction, all at once: a line is where it begins."""
    begun = free & (free >> step)
    whole = begun & (begun >> (2 * step))
    second = mine >> step
    third = second >> step
    fourth = third >> step
    ones = mine ^ second ^ third ^ fourth
    twos = (mine & second) ^ (third & fourth) ^ ((mine ^ second) & (third ^ fourth))
    return count(ones & whole) + 4 * count(twos & whole) + 4 * count(ones & twos & whole)


def count(bits: i64) -> i64:
    """Of at most 52 bits."""
    bits = bits - ((bits >> 1) & EVERY_SECOND)
    bits = (bits & PAIRS) + ((bits >> 2) & PAIRS)
    bits = (bits + (bits >> 4)) & NIBBLES
    bits = bits + (bits >> 8)
    bits = bits + (bits >> 16)
    return (bits + (bits >> 32)) & 63


def prior(state: State, seat: int, legal: list[Action]) -> list[float]:
    """The centre is better."""
    weights = [4.0 - abs(action.a - 3) for action in legal]
    whole = sum(weights)
    return [weight / whole for weight in weights]
