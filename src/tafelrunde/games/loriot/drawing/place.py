"""Where every field lies in the drawing, read from its name.

Names say it all: a step's letter and a position from left to right (`G6`), a connector with the
position of its row fields and a letter from below (`Oc6b`), the yellow ways (`YL3`), and above the
blue row `v3`, `chip3` and `T3` one over another.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import cache
from itertools import pairwise
from math import dist
from typing import Final

from tafelrunde.draw.shape import Point

WIDE: Final = 1062.0
HIGH: Final = 598.0
LEFT: Final = 43.0
PITCH: Final = 30.5
ROW: Final = {"B": 132.0, "R": 226.0, "G": 320.0, "O": 414.0}
START_Y: Final = 530.0
ABOVE: Final = {"v": 107.5, "chip": 83.0, "T": 43.0}
NEXT_ROW: Final = {"O": "G", "G": "R", "R": "B"}
STEP_OF: Final = {"Y": "yellow", "O": "orange", "G": "green", "R": "red"}  # the rest is blue
SPANS: Final = {  # the horizontal ways of each row, by position
    "O": ((6, 10), (22, 26)),
    "G": ((4, 12), (20, 28)),
    "R": ((2, 14), (18, 30)),
    "B": ((0, 32),),
}
LIFTS: Final = {  # the ways up from each row
    "O": (6, 10, 22, 26),
    "G": (4, 8, 12, 20, 24, 28),
    "R": (2, 6, 10, 14, 18, 22, 26, 30),
}
CONNECTOR: Final = re.compile(r"([OGR])c(\d+)([abc])\Z")
YELLOW: Final = re.compile(r"Y([LR])([1-5])\Z")
OVER: Final = re.compile(r"(v|chip|T)([1-9])\Z")
PARTS: Final = 400  # of a curve, to measure it


def along(position: float) -> float:
    """The x of a position, 0 to 32."""
    return LEFT + PITCH * position


def row_x(row: str, position: int) -> float:
    """Small fields beside large ones keep a little more distance."""
    aside = 0.0 if position % 2 == 0 else -2.5 if position % 4 == 1 else 2.5
    return along(position) + (aside if row in "BG" else -aside)


def curve(side: str) -> tuple[Point, Point, Point, Point]:
    """The yellow way to the left or right, from the start up to the orange row."""
    sign = -1 if side == "L" else 1
    x, end = along(16), along(8 if side == "L" else 24)
    return (
        (x, START_Y),
        (x + sign * 128, START_Y + 8),
        (end - sign * 14, START_Y - 2),
        (end, ROW["O"]),
    )


def on_curve(points: tuple[Point, ...], part: float) -> Point:
    rest = 1 - part
    weights = (rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3)
    x, y = (sum(w * point[axis] for w, point in zip(weights, points)) for axis in (0, 1))
    return x, y


@cache
def yellow_places(side: str) -> tuple[Point, ...]:
    """Five fields at equal distances along the curve."""
    points = [on_curve(curve(side), i / PARTS) for i in range(PARTS + 1)]
    far = [0.0]
    for a, b in pairwise(points):
        far.append(far[-1] + dist(a, b))
    wanted = [far[-1] * (number + 0.12) / 6 for number in range(1, 6)]
    return tuple(points[bisect_left(far, part)] for part in wanted)


@cache
def place(name: str) -> Point:
    """The middle of a field."""
    if found := OVER.match(name):
        return along(4 * (int(found[2]) - 1)), ABOVE[found[1]]
    if found := CONNECTOR.match(name):
        row, high = found[1], "abc".index(found[3]) + 1
        return row_x(row, int(found[2])), ROW[row] + (ROW[NEXT_ROW[row]] - ROW[row]) * high / 4
    if found := YELLOW.match(name):
        return yellow_places(found[1])[int(found[2]) - 1]
    if name == "Y0":
        return along(16), START_Y
    return row_x(name[0], int(name[1:])), ROW[name[0]]


def step_of(name: str) -> str:
    """The colour of a field: connectors belong to the step below."""
    return STEP_OF.get(name[0], "blue")
