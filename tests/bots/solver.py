"""Connect four, solved exactly for some plies: a grid as two sets of bits, seven per column."""

from __future__ import annotations

from functools import lru_cache

COLUMNS, ROWS = 7, 6
HEIGHT = ROWS + 1
CENTRE_FIRST = (3, 2, 4, 1, 5, 0, 6)
BOTTOM = sum(1 << HEIGHT * column for column in range(COLUMNS))
TOP = BOTTOM << ROWS - 1


def has_four(stones: int) -> bool:
    for step in (1, HEIGHT, HEIGHT - 1, HEIGHT + 1):
        pairs = stones & stones >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


def stone(mine: int, theirs: int, column: int) -> int:
    """Where one falls; 0 where the column is full."""
    cells = ((1 << ROWS) - 1) << HEIGHT * column
    return ((mine | theirs) + (1 << HEIGHT * column)) & cells


@lru_cache(maxsize=1 << 18)
def solve(mine: int, theirs: int, plies: int) -> int:
    """For who is to move: 1 if a win can be forced within so many plies, -1 if a loss cannot be
    helped, else 0."""
    free = [bit for column in CENTRE_FIRST if (bit := stone(mine, theirs, column))]
    if not free or not plies:
        return 0
    if any(has_four(mine | bit) for bit in free):
        return 1
    if plies == 1:
        return 0
    threats = [bit for bit in free if has_four(theirs | bit)]
    if len(threats) > 1:
        return -1
    best = -1
    for bit in threats or free:
        best = max(best, -solve(theirs, mine | bit, plies - 1))
        if best == 1:
            break
    return best


def after_each(mine: int, theirs: int, plies: int) -> dict[int, int]:
    """By column what comes of a stone there."""
    out = {}
    for column in range(COLUMNS):
        bit = stone(mine, theirs, column)
        if bit:
            won = has_four(mine | bit)
            out[column] = 1 if won else -solve(theirs, mine | bit, plies - 1)
    return out
