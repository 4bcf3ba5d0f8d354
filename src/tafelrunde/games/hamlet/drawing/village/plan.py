"""Where on a tile its roads meet, its building stands, tokens lie and people gather.

Found once per tile and turn: buildings are drawn upright whichever way a tile is turned, so what
fits where is searched on a grid of points, first the building, then slots, then standing room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot, inf
from typing import Final, TypeAlias

from tafelrunde.draw.shape import Point

from ...data import Tile, components
from ...rules.village.tile_shapes import ROAD
from .feet import (
    BODIES,
    BODY,
    CHURCH_FOOT,
    CHURCH_SIZE,
    EXTRAS,
    FEET,
    SIZE,
    SIZES,
    Box,
)
from .geometry import SQUASH, Outline, outline

Spot = tuple[float, float, float]  # x, y, distance from the border
STEP: Final = 8.0  # of the grid
ROAD_HALF: Final = 11.0
CROWD: Final = 24  # figures that find a place of their own
SLOT: Final = (15.0, 12.0)
BUSH: Final = 8.0  # what stands below a slot would hide it
PATTERNS: Final = {
    0: ((),),
    1: (((0.0, 0.0),),),
    2: (
        ((-13.0, 0.0), (13.0, 0.0)),
        ((-9.0, -10.0), (9.0, 10.0)),
        ((-9.0, 10.0), (9.0, -10.0)),
        ((0.0, -12.0), (0.0, 12.0)),
    ),
    3: (
        ((-26.0, 0.0), (0.0, 0.0), (26.0, 0.0)),
        ((-13.0, -10.0), (13.0, -10.0), (0.0, 11.0)),
        ((-13.0, 10.0), (13.0, 10.0), (0.0, -11.0)),
        ((-24.0, -7.0), (0.0, 0.0), (24.0, 7.0)),
        ((-24.0, 7.0), (0.0, 0.0), (24.0, -7.0)),
        ((-14.0, -18.0), (0.0, 0.0), (14.0, 18.0)),
        ((-14.0, 18.0), (0.0, 0.0), (14.0, -18.0)),
    ),
}


@dataclass(frozen=True)
class Plan:
    """Everything in the tile's own drawing units, its first corner at (0, 0)."""

    hub: Point
    building: Point
    scale: float
    extra: Point | None
    slots: tuple[Point, ...]
    flag: Point
    people: tuple[Point, ...]  # in the order in which they are used
    label: Point


class Field:
    """The points of a tile on which something can stand, and what is known about them."""

    def __init__(self, form: Outline, points: tuple[Spot, ...], ways: tuple[Point, ...]) -> None:
        self.form = form
        self.points = points
        self.ways = ways
        self.cost: dict[tuple[int, int], tuple[float, float]] = {}

    def at(self, x: float, y: float) -> tuple[float, float]:
        """How far the border is (below zero outside), and how far the next road."""
        place = (round(x / STEP), round(y / STEP))
        known = self.cost.get(place)
        if known is None:
            x, y = place[0] * STEP, place[1] * STEP
            ways = [hypot(x - u, (y - v) / SQUASH) for u, v in self.ways]
            known = (self.form.margin(x, y), min(ways, default=1e3))
            self.cost[place] = known
        return known


@lru_cache(maxsize=512)
def model(tile: Tile) -> Tile:
    """The tile of our box that it looks like: itself, or one that does the same."""
    ours = components().tiles
    same = [one for one in ours if one.name == tile.name and one.kind == tile.kind]
    like = [one for one in ours if (one.kind, one.scoring) == (tile.kind, tile.scoring)]
    making = [one for one in like if one.makes == tile.makes]
    return (same + making + like)[0]


def name_of(tile: Tile) -> str:
    name = model(tile).name
    return "barn" if name.startswith("barn-") else name


@lru_cache(maxsize=2048)
def plan(tile: Tile, turn: int) -> Plan:
    form = outline(tile, turn)
    name = name_of(tile)
    points = tuple(grid(form))
    hub = road_hub(form, points, name)
    field = Field(form, points, tuple(way_points(form, hub)))
    scale = CHURCH_SIZE if name == "church" else SIZES.get(name, SIZE)
    foot = CHURCH_FOOT if name == "church" else FEET.get(name)
    building, taken = place_building(field, foot, scale, body=BODIES.get(name, BODY))
    slots = place_slots(field, tile.slots, taken)
    boxes = [*taken, *(around(x, y, *SLOT) for x, y in slots)]
    extra = None
    if name in EXTRAS:
        _, foot, size = EXTRAS[name]
        extra, more = place_building(field, foot, size, boxes, building)
        boxes += more
    people = gather(field, boxes, hub)
    flag = place_flag(field, boxes, building)
    label = place_label(field, boxes, slots)
    return Plan(hub, building, scale, extra, slots, flag, people, label)


def grid(form: Outline) -> Iterable[Spot]:
    left, top, right, bottom = form.box
    for row in range(int((bottom - top) / STEP) + 1):
        for column in range(int((right - left) / STEP) + 1):
            x, y = left + column * STEP, top + row * STEP
            margin = form.margin(x, y)
            if margin > 4:
                yield x, y, margin


def road_hub(form: Outline, points: Iterable[Spot], name: str) -> Point:
    """In the open, drawn towards the middle and, where it matters, below the building."""
    cx, cy = form.centre
    low = 14.0 if name == "church" else 6.0
    best = min(
        points, key=lambda p: hypot(p[0] - cx, (p[1] - cy - low) / SQUASH) - 0.9 * min(p[2], 40)
    )
    return best[0], best[1]


def curve(start: Point, bend: Point, end: Point, t: float) -> Point:
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return (
        a * start[0] + b * bend[0] + c * end[0],
        a * start[1] + b * bend[1] + c * end[1],
    )


def way_points(form: Outline, hub: Point) -> Iterable[Point]:
    for edge in form.roads:
        middle, bend = edge.middle, edge.along(0.5, 0.84)
        for step in range(13):
            yield curve(middle, bend, hub, step / 12)


def around(x: float, y: float, rx: float, ry: float) -> Box:
    return x - rx, y - ry, x + rx, y + ry


def moved(box: Box, x: float, y: float, scale: float) -> Box:
    left, top, right, bottom = (side * scale for side in box)
    return x + left, y + top, x + right, y + bottom


def overlap(a: Box, b: Box) -> float:
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def samples(box: Box) -> list[Point]:
    left, top, right, bottom = box
    middle, half = (left + right) / 2, (top + bottom) / 2
    xs = (left, (left + middle) / 2, middle, (middle + right) / 2, right)
    return [(x, y) for y in (top, half, bottom) for x in xs]


def badness(field: Field, box: Box, rim: float) -> float:
    """How much of a box hangs over the border or lies on a road."""
    out = 0.0
    for x, y in samples(box):
        margin, off_road = field.at(x, y)
        over = (rim - margin) * 0.5 if margin < rim else 0.0
        out += over + (ROAD_HALF + 3 - off_road if off_road < ROAD_HALF + 3 else 0.0)
    return out


def place_building(
    field: Field,
    foot: Box | None,
    scale: float,
    taken: Sequence[Box] = (),
    away: Point | None = None,
    body: float = BODY,
) -> tuple[Point, list[Box]]:
    """As much inside and off the roads as possible, rather above the middle."""
    if foot is None:
        return field.form.centre, []
    cx, cy = field.form.centre

    def off(x: float, y: float) -> float:
        if away is None:
            return 0.12 * abs(x - cx) + 0.16 * abs(y - cy + 12)
        return -0.1 * hypot(x - away[0], y - away[1])

    def bad(x: float, y: float) -> float:
        box = moved(foot, x, y, scale)
        return badness(field, box, 12) + sum([overlap(box, other) for other in taken]) * 0.1

    best = least(field.points, off, bad)
    left, top, right, bottom = foot
    return best, [moved((left, top - body, right, bottom), *best, scale)]


Score: TypeAlias = Callable[[float, float], float]


def least(points: Sequence[Spot], cheap: Score, dear: Score) -> Point:
    """Where both together are least, the first of several such points.

    What is dear is never below zero: where the cheap score alone is too much it is not asked for.
    """
    scores = sorted([(cheap(x, y), number) for number, (x, y, _) in enumerate(points)])
    best = (inf, 0)
    for score, number in scores:
        if score > best[0]:
            break
        x, y, _ = points[number]
        best = min(best, (dear(x, y) + score, number))
    x, y, _ = points[best[1]]
    return x, y


def place_slots(field: Field, number: int, taken: list[Box]) -> tuple[Point, ...]:
    """One of the patterns, off roads and border and not behind the building."""
    costs: dict[tuple[int, int], float] = {}

    def cost(x: float, y: float) -> float:
        place = (round(x / STEP), round(y / STEP))
        if place not in costs:
            x, y = place[0] * STEP, place[1] * STEP
            covers = sum(overlap(around(x, y, *SLOT), other) for other in taken)
            seen = (x - SLOT[0], y - SLOT[1], x + SLOT[0], y + SLOT[1] + BUSH)
            outside = max(0.0, 8 - field.at(x, y)[0]) * 5
            costs[place] = badness(field, seen, 9) * 0.6 + covers * 0.08 + outside
        return costs[place]

    best: tuple[Point, ...] = ()
    least = 1e9
    cx, cy = field.form.centre
    for order, pattern in enumerate(PATTERNS[number]):
        for x, y, _ in field.points:
            score = 2.0 * order + 0.05 * hypot(x - cx, y - cy)
            if score >= least:
                continue
            score += sum([cost(x + dx, y + dy) for dx, dy in pattern])
            if score < least:
                least, best = score, tuple((x + dx, y + dy) for dx, dy in pattern)
    return best


def gather(field: Field, taken: list[Box], hub: Point) -> tuple[Point, ...]:
    """Standing room: near the roads' meeting point, apart from each other, off what lies there."""
    free = [
        (x, y)
        for x, y, margin in field.points
        if margin > 9 and not any(overlap(around(x, y - 4, 9, 7), box) for box in taken)
    ] or [(x, y) for x, y, _ in field.points]
    free.sort(key=lambda p: hypot(p[0] - hub[0], (p[1] - hub[1]) / SQUASH))
    out: list[Point] = []
    for gap in (25.0, 17.0, 11.0):
        for x, y in free:
            if len(out) < CROWD and all(hypot(x - u, (y - v) * 1.4) >= gap for u, v in out):
                out.append((x, y))
    return tuple(out)


def place_flag(field: Field, taken: list[Box], building: Point) -> Point:
    return min(
        ((x, y) for x, y, margin in field.points if margin > 10),
        key=lambda p: (
            60 * any(overlap(around(p[0], p[1], 5, 4), box) for box in taken)
            + hypot(p[0] - building[0] - 34, p[1] - building[1] - 16)
            + 2 * max(0.0, ROAD_HALF - field.at(*p)[1])
        ),
    )


def place_label(field: Field, taken: list[Box], slots: tuple[Point, ...]) -> Point:
    """Low on the tile, where it hides least: no token, and no road that might be built."""
    tokens = [around(x, y - 3, *SLOT) for x, y in slots]
    sides = [edge.middle for edge in field.form.edges if edge.kind != ROAD]
    bottom = field.form.box[3]
    cx = field.form.centre[0]

    def low(x: float, y: float) -> float:
        return (bottom - y) * 0.5 + abs(x - cx) * 0.12

    def hides(x: float, y: float) -> float:
        box = around(x, y, 34, 9)
        over = sum([max(0.0, -field.at(*one)[0]) for one in samples(box)])
        lies = sum([overlap(box, other) for other in taken])
        road = max(0.0, ROAD_HALF + 9 - field.at(x, y)[1])
        road += sum([overlap(box, around(u, v, 13, 9)) for u, v in sides]) * 0.06
        lies += sum([overlap(box, token) for token in tokens]) * 8
        return over * 0.4 + lies * 0.05 + road

    x, y = least(field.points, low, hides)
    return x, y + 2
