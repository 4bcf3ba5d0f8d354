"""Positions of connect four in which something is forced within six plies, with what is right.

python -m tests.bots.solved > tests/bots/solved.txt      some minutes

A line has the columns from left to right, each from the bottom up, then the right ones: in 100
lines those that force a win, though not at once, in 100 those that do not lose.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.bots.solver import COLUMNS, HEIGHT, after_each, has_four, solve, stone

FILE = Path(__file__).with_name("solved.txt")
NAMES = "abcdefg"
EMPTY = "-"
PLIES = 6
WIN, NO_LOSS = 1, 0
KINDS = ((WIN, 6, 30), (WIN, 3, 70), (NO_LOSS, 6, 30), (NO_LOSS, 4, 70))  # how soon, how many


def bits(columns: list[str]) -> tuple[int, int]:
    """The stones of who is to move, and those of the other."""
    sides = [0, 0]
    for number, column in enumerate(columns):
        for row, owner in enumerate(column):
            sides[int(owner)] |= 1 << HEIGHT * number + row
    mover = sum(map(len, columns)) & 1
    return sides[mover], sides[1 - mover]


def played(random: Random, steps: int) -> list[str] | None:
    """A position of random play, unless somebody has won."""
    columns = [""] * COLUMNS
    for step in range(steps):
        mine, theirs = bits(columns)
        free = [number for number in range(COLUMNS) if stone(mine, theirs, number)]
        chosen = random.choice(free)
        if has_four(mine | stone(mine, theirs, chosen)):
            return None
        columns[chosen] += str(step & 1)
    return columns


def right_ones(columns: list[str], plies: int) -> tuple[int, set[str]]:
    """What comes of the position, and the columns by which it does."""
    found = after_each(*bits(columns), plies)
    best = max(found.values())
    return best, {NAMES[number] for number, result in found.items() if result == best}


def forced(result: int, plies: int, random: Random) -> tuple[list[str], set[str]]:
    """Some columns are right, others are wrong within so many plies; it is not won at once."""
    while True:
        columns = played(random, random.randrange(8, 30))
        if columns is None or solve(*bits(columns), 1) == WIN:
            continue
        found = right_ones(columns, plies)
        if found[0] != result or len(found[1]) == len([one for one in columns if len(one) < 6]):
            continue
        best, right = right_ones(columns, PLIES)
        if best == result:
            return columns, right


def written(columns: list[str], right: set[str]) -> str:
    return " ".join([one or EMPTY for one in columns]) + "  " + "".join(sorted(right))


def read() -> Iterator[tuple[list[str], set[str]]]:
    for line in FILE.read_text().splitlines():
        *columns, right = line.split()
        yield ["" if one == EMPTY else one for one in columns], set(right)


if __name__ == "__main__":
    for result, plies, count in KINDS:
        random = Random(f"{result} {plies}")
        for _ in range(count):
            print(written(*forced(result, plies, random)), flush=True)
