"""The stones, desk bells in eight colours, wherever they are.

A stone keeps its id (`st-0-2`: seat, number) on the carpet, on a field, on a target and in the
cloakroom, so a page lets it fly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tafelrunde.draw import marks, pieces
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.palette import player
from tafelrunde.draw.shape import Point, at, circle, ellipse, g
from tafelrunde.draw.text import SANS, text

from .map import SPOTS, Spot

RUG: Final = (303.8, 552.0, 454.5, 36.0)  # the green area
RUG_WORD: Final = 108.0  # its first part bears its name
CLOAKROOM: Final = (808.0, 520.0, 88.0, 54.0)
WAITING: Final = "waiting"
OUT: Final = "out"


@dataclass(frozen=True, slots=True)
class Stone:
    """A stone as the facts tell it; `number` counts from 1."""

    seat: int
    number: int
    at: str
    trail: tuple[str, ...]
    points: int

    @property
    def id(self) -> str:
        return f"st-{self.seat}-{self.number}"

    @property
    def token(self) -> str:
        return f"stone-{self.number}"

    @property
    def spot(self) -> Spot | None:
        return SPOTS.get(self.at)

    @property
    def came_from(self) -> str:
        return self.trail[-2] if len(self.trail) > 1 else ""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a stone is drawn: the foot of its bell and its size."""

    stone: Stone
    x: float
    y: float
    scale: float


def stands(stones: Sequence[Stone], mover: str) -> list[Standing]:
    """All stones, the nearer ones later; the one that moves (its id) comes last and is larger."""
    out = [*waiting(stones), *gone(stones)]
    by_field: dict[str, list[Stone]] = {}
    for stone in stones:
        if stone.at in SPOTS:
            by_field.setdefault(stone.at, []).append(stone)
    for name, here in by_field.items():
        here.sort(key=lambda stone: stone.id == mover)
        out += together(SPOTS[name], here, here[-1].id == mover)
    return sorted(out, key=lambda one: (one.stone.id == mover, one.y))


def together(spot: Spot, here: list[Stone], moves: bool) -> list[Standing]:
    """Stones on one field; the one that moves stands in front of the others."""
    x, y = spot.point
    if len(here) == 1:
        size = 1.06 if spot.kind == "target" else 1.16 if moves else 0.98
        aside, up = (9, -1) if spot.name.startswith("chip") else (0, 4)
        return [Standing(here[0], x + aside, y + up + (2 if moves else 0), size)]
    others = here[:-1] if moves else here
    out = crowd(x, y - (9 if moves else 0), others, 34 if moves else 27)
    if moves:
        out.append(Standing(here[-1], x, y + 9, 1.16))
    return out


def crowd(x: float, y: float, here: list[Stone], most: float) -> list[Standing]:
    """Up to three side by side, more in rows one behind another."""
    count = len(here)
    rows = 1 if count < 4 else 2 if count < 9 else 3
    wide = -(-count // rows)
    scale = {1: 0.86, 2: 0.74, 3: 0.62}[rows]
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


@leaf
def bell(seat: int, x: float, y: float, scale: float, token: str | None, faded: bool) -> Drawn:
    drawn = pieces.piece("bell", seat, x, y, scale, token)
    return g(drawn, opacity=0.6, pointer_events="none") if faded else drawn


@leaf
def shadow(x: float, y: float, scale: float) -> Drawn:
    return ellipse(
        *(x + 1.5 * scale, y + 2.6 * scale, 16 * scale, 6.4 * scale),
        fill="url(#gr-shadow)",
        pointer_events="none",
    )


@leaf
def grip(x: float, y: float, r: float, token: str, label: str) -> Drawn:
    """What is clicked to take a stone, a little larger than the bell."""
    ring = circle(0, 0, r, fill="none", stroke="var(--focus)", stroke_width=4)
    return g(
        circle(0, 0, r, fill="#ffffff", fill_opacity=0, pointer_events="all"),
        g(ring, class_="when-focus", visibility="hidden"),
        class_="cell",
        transform=at(x, y),
        data_token=token,
        role="img",
        aria_label=label,
    )


@leaf
def grip_mark(x: float, y: float, scale: float, token: str) -> Drawn:
    """Around the foot of a stone that can be taken, and above it a sign."""
    rx, ry = 17 * scale, 10 * scale
    live = (
        ellipse(0, 0, rx + 3, ry + 3, fill="var(--live)", fill_opacity=0.35),
        ellipse(0, 0, rx, ry, fill="none", stroke="#ffffff", stroke_width=5),
        ellipse(0, 0, rx, ry, fill="none", stroke="var(--live)", stroke_width=3),
    )
    chosen = (
        ellipse(0, -6, rx * 2.1, ry * 2.6, fill="url(#gr-glow)"),
        ellipse(0, 0, rx, ry, fill="none", stroke="var(--live)", stroke_width=4),
    )
    return marks.mark(
        token, marks.when("live", "", *live), marks.when("chosen", "", *chosen), transform=at(x, y)
    )


@leaf
def number(value: int, seat: int, x: float, y: float, scale: float) -> Drawn:
    """By which its owner calls a stone."""
    return g(
        circle(0, 0, 6.2, fill="#fffdf5", stroke=player(seat, "dark"), stroke_width=1.6),
        text(0, 3.6, str(value), 10, "#241a12", SANS, 700, "middle"),
        transform=at(x + 11 * scale, y - 1),
        pointer_events="none",
        aria_hidden=True,
    )


def head_of(standing: Standing) -> Point:
    """The middle of a bell, where it is clicked."""
    return standing.x, standing.y - 10 * standing.scale
