"""Where the stones stand: on fields, on the carpet, in the cloakroom.

Made once for all positions that have them there, for whoever looks, so that a crowd is the same if
it is the same object.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from ..rules import numbers
from .map import GRAPH, SPOTS, Spot, spots_of

RUG: Final = (303.8, 552.0, 454.5, 36.0)  # the green area
RUG_WORD: Final = 108.0  # its first part bears its name
CLOAKROOM: Final = (808.0, 520.0, 88.0, 54.0)
WAITING: Final = "waiting"
OUT: Final = "out"
MOVER, ALONE = 1.16, 0.98  # how large a stone is on a field
ROWS: Final = (0.86, 0.74, 0.62)  # and where several stand there, in so many rows
SCALES: Final = (MOVER, ALONE, *ROWS)
NAMES: Final = {
    numbers.WAITING: WAITING,
    numbers.OUT: OUT,
    **dict(enumerate(GRAPH.names)),
}


class Stone(NamedTuple):
    """`number` counts from 1; `came_from` is the field before, "" for none."""

    seat: int
    number: int
    at: str
    came_from: str
    spot: Spot | None

    @property
    def id(self) -> str:
        return f"st-{self.seat}-{self.number}"

    @property
    def token(self) -> str:
        return f"stone-{self.number}"

    @property
    def is_on_way(self) -> bool:
        return self.at in SPOTS and not self.at.startswith("T")


class Standing(NamedTuple):
    """Where a stone is drawn: the foot of its bell and its size."""

    stone: Stone
    x: float
    y: float
    scale: float


@dataclass(frozen=True, slots=True, eq=False)
class Crowd:
    stones: tuple[Stone, ...]
    standing: tuple[Standing, ...]  # in drawing order
    mover: Stone | None  # the one that moves, if it stands on a field


@lru_cache(maxsize=1024)
def crowd(
    at: tuple[int, ...], before: tuple[int, ...], each: int, mover: int, kinds: tuple[int, ...]
) -> Crowd:
    """Fields of all stones and those before, seat by seat; so many each; the one that moves; what
    the fields of the board are."""
    spots = spots_of(kinds)
    stones = tuple(
        Stone(
            *(i // each, i % each + 1, NAMES[field], NAMES[came] if came >= 0 else ""),
            spots.get(NAMES[field]),
        )
        for i, (field, came) in enumerate(zip(at, before))
    )
    moves = stones[mover] if mover >= 0 and at[mover] >= 0 else None
    return Crowd(stones, tuple(stands(stones, moves)), moves)


def stands(stones: Sequence[Stone], mover: Stone | None) -> list[Standing]:
    """All stones, the nearer ones later; the one that moves comes last and is larger."""
    out = [*waiting(stones), *gone(stones)]
    for name, here in by_field(stones).items():
        here.sort(key=lambda stone: stone is mover)
        out += together(SPOTS[name], here, here[-1] is mover)
    return sorted(out, key=lambda one: (one.stone is mover, one.y))


def by_field(stones: Sequence[Stone]) -> dict[str, list[Stone]]:
    out: dict[str, list[Stone]] = {}
    for stone in stones:
        if stone.at in SPOTS:
            out.setdefault(stone.at, []).append(stone)
    return out


def together(spot: Spot, here: list[Stone], moves: bool) -> list[Standing]:
    """Stones on one field; the one that moves stands in front of the others."""
    x, y = spot.point
    if len(here) == 1:
        size = 1.06 if spot.kind == "target" else MOVER if moves else ALONE
        aside, up = (9, -1) if spot.name.startswith("chip") else (0, 4)
        return [Standing(here[0], x + aside, y + up + (2 if moves else 0), size)]
    others = here[:-1] if moves else here
    out = group(x, y - (9 if moves else 0), others, 34 if moves else 27)
    if moves:
        out.append(Standing(here[-1], x, y + 9, MOVER))
    return out


def group(x: float, y: float, here: list[Stone], most: float) -> list[Standing]:
    """Up to three side by side, more in rows one behind another."""
    count = len(here)
    rows = 1 if count < 4 else 2 if count < 9 else 3
    wide = -(-count // rows)
    scale = ROWS[rows - 1]
    pitch = min(most * scale / 0.86, 44 / max(wide - 1, 1))
    out = []
    for number, stone in enumerate(here):
        row, place = divmod(number, wide)
        length = min(wide, count - row * wide)
        left = x + (place - (length - 1) / 2) * pitch
        out.append(Standing(stone, left, y + 3 - (rows - 1) * 5 + row * 11, scale))
    return out


def waiting(stones: Sequence[Stone]) -> list[Standing]:
    """On the carpet, a group for each colour that still waits."""
    groups: dict[int, list[Stone]] = {}
    for stone in stones:
        if stone.at == WAITING:
            groups.setdefault(stone.seat, []).append(stone)
    left, top, wide, high = RUG
    room = (wide - RUG_WORD - 10) / max(len(groups), 4)
    scale = 0.9 if len(groups) < 6 else 0.74
    out = []
    for place, seat in enumerate(sorted(groups)):
        here = groups[seat]
        pitch = min(15.0, (room - 25 * scale) / max(len(here) - 1, 1))
        middle = left + RUG_WORD + room * (place + 0.5)
        for number, stone in enumerate(here):
            x = middle + (number - (len(here) - 1) / 2) * pitch
            out.append(Standing(stone, x, top + high - 9 - number % 2 * 3, scale))
    return out


def gone(stones: Sequence[Stone]) -> list[Standing]:
    """Those that were removed hang in the cloakroom, a column for each colour."""
    left, top, wide, high = CLOAKROOM
    seats = sorted({stone.seat for stone in stones if stone.at == OUT})
    pitch = (wide - 12) / max(len(seats), 4)
    out = []
    for column, seat in enumerate(seats):
        here = [stone for stone in stones if stone.at == OUT and stone.seat == seat]
        for row, stone in enumerate(here):
            x = left + 6 + pitch * (column + 0.5)
            out.append(Standing(stone, x, top + 19 + row * (high - 30) / 3, 0.44))
    return out
