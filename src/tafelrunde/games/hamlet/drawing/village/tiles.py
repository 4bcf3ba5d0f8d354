"""A tile in one of its turns: its ground with roads, and what grows and stands on it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import hypot
from random import Random
from typing import Final

from tafelrunde.draw.el import Drawn, el, leaf
from tafelrunde.draw.shape import Point, at, d, ellipse, g, path, symbol, use

from ...data import Tile
from ...rules.village.tile_shapes import FOREST, ROAD
from .feet import EXTRAS
from .geometry import SQUASH, THICK, UNIT, Edge, Outline, outline
from .plan import Plan, model, name_of, plan

GROUND: Final = {
    "church": "lawn", "quarry": "stony", "stonemason": "stony", "mountain-range": "stony",
    "great-mountain-range": "stony", "mountain-pond": "stony", "master-stonemason": "stony",
    "market": "earth", "guild-hall": "earth", "warehouse": "earth", "farm": "field",
    "barn": "field", "woodland": "moss", "great-woodland": "moss", "hermitage": "moss",
}  # fmt: skip
PLAZA: Final = {"church": 30.0, "market": 30.0, "town-hall": 20.0, "guild-hall": 20.0}
BARE: Final = ("woodland", "great-woodland", "mountain-range", "great-mountain-range")
WOODS: Final = ("woodland", "great-woodland")
TREES: Final = ("beech", "birch", "fir", "fir", "oak", "spruce")  # as often as they occur
ROCKS: Final = ("boulder", "boulder-flat", "boulder-high", "boulder")
SPREAD: Final = (0.12, 0.36, 0.62, 0.88)  # of trees and rocks along an edge


def key(tile: Tile, turn: int) -> str:
    return f"{tile.name}-{turn}"


@lru_cache(maxsize=2048)
def symbols(tile: Tile, turn: int) -> dict[str, Drawn]:
    """The ground, its clip and the things on it, each drawn from the tile's first corner."""
    form = outline(tile, turn)
    name = key(tile, turn)
    return {
        f"gr-hv-clip-{name}": el("clipPath", path(form.path), id=f"gr-hv-clip-{name}"),
        f"s-hv-ground-{name}": symbol(f"s-hv-ground-{name}", *ground(tile, turn)),
        f"s-hv-things-{name}": symbol(f"s-hv-things-{name}", *things(tile, turn)),
    }


def ground(tile: Tile, turn: int) -> list[Drawn]:
    form, spots, name = outline(tile, turn), plan(tile, turn), name_of(tile)
    clip = f"url(#gr-hv-clip-{key(tile, turn)})"
    inside = [strip(edge) for edge in form.edges if edge.kind != ROAD]
    inside += [*roads(form, spots, name), *grass(form, tile, name)]
    inside += [slot(x, y) for x, y in spots.slots]
    return [
        path(form.path, fill=f"url(#gr-hv-{GROUND.get(name, 'grass')})",
             stroke="var(--meadow-edge)", stroke_width=1.6, stroke_linejoin="round"),
        g(inside, clip_path=clip),
        path(form.path, fill="none", stroke="var(--white)", stroke_opacity="var(--meadow-rim-o)",
             stroke_width=1.3, transform=at(0, 1)),
    ]  # fmt: skip


def slot(x: float, y: float) -> Drawn:
    """A place for one token."""
    return g(
        ellipse(0, 2, 14.5, 11.5, fill="var(--white)", fill_opacity=0.35),
        ellipse(0, 0.6, 14.5, 11.5, fill="var(--slot)", fill_opacity=0.38, stroke="var(--slot-rim)",
                stroke_width=1.7, stroke_opacity=0.95),
        ellipse(0, 0.6, 11, 8.4, fill="none", stroke="var(--slot-rim)", stroke_dasharray="2.4 3.2",
                stroke_opacity=0.8),
        transform=at(x, y, 0.92),
    )  # fmt: skip


def strip(edge: Edge) -> Drawn:
    """Forest floor or scree along an edge."""
    return path(
        d("M", *edge.start, "L", *edge.end),
        stroke="var(--forest-floor)" if edge.kind == FOREST else "var(--scree)",
        stroke_width=UNIT * 0.36,
        stroke_linecap="round",
    )


def road(edge: Edge, hub: Point) -> str:
    return d(
        "M", *edge.along(0.5, -0.2), "L", *edge.along(0.5, 0.2), "Q", *edge.along(0.5, 0.84), *hub
    )


def roads(form: Outline, spots: Plan, name: str) -> list[Drawn]:
    if name in BARE:
        return []
    ways = "".join(road(edge, spots.hub) for edge in form.roads)
    wide = PLAZA.get(name, 12.0)
    lines = {"fill": "none", "stroke_linejoin": "round"}
    x, y = spots.hub
    return [
        path(ways, stroke="var(--road-edge)", stroke_width=21, **lines),
        ellipse(x, y, wide + 2.4, (wide + 2.4) * 0.8, fill="var(--road-edge)"),
        path(ways, stroke="var(--road)", stroke_width=16.5, **lines),
        ellipse(x, y, wide, wide * 0.8, fill="var(--road)"),
        path(ways, stroke="var(--road-light)", stroke_opacity=0.7, stroke_width=2,
             stroke_dasharray="2 9", **lines),
    ]  # fmt: skip


def grass(form: Outline, tile: Tile, name: str) -> Iterator[Drawn]:
    random = Random(f"grass {tile.name}")
    left, top, right, bottom = form.box
    stony = GROUND.get(name) == "stony"
    for _ in range(round((right - left) * (bottom - top) / 1300)):
        x, y = random.uniform(left, right), random.uniform(top, bottom)
        kind = "tuft" if stony else random.choice(("tuft", "tuft", "flower"))
        size = round(random.uniform(0.6, 0.9), 2)
        if form.margin(x, y) > 14:
            yield use(f"s-hv-{kind}", x, y, size, opacity=0.75)


def things(tile: Tile, turn: int) -> list[Drawn]:
    """Trees, rocks and the building, the farther ones first."""
    form, spots, name = outline(tile, turn), plan(tile, turn), name_of(tile)
    found = [*growth(form, tile, spots)]
    if name in WOODS:
        found += wood(form, tile)
    elif name != "church":
        x, y = spots.building
        found.append((y, use(f"s-hv-at-{model(tile).name}", x, y, spots.scale)))
    if spots.extra:
        x, y = spots.extra
        kind, _, size = EXTRAS[name]
        found.append((y, use(f"s-hv-{kind}", x, y, size)))
    return [markup for _, markup in sorted(found, key=lambda pair: pair[0])]


def growth(form: Outline, tile: Tile, spots: Plan) -> Iterator[tuple[float, Drawn]]:
    """Along forest and rock, but never where a road leaves, nor before a slot."""
    random = Random(f"growth {tile.name}")
    for edge in form.edges:
        if edge.kind == ROAD:
            continue
        for part in SPREAD:
            x, y = edge.along(part + random.uniform(-0.06, 0.06), random.uniform(0.14, 0.3))
            kinds = TREES if edge.kind == FOREST else ROCKS
            kind = random.choice(kinds)
            size = round(random.uniform(0.74, 0.98) * (1 if edge.kind == FOREST else 0.9), 2)
            hides = any(abs(x - u) < 19 and -4 < y - v < 26 for u, v in spots.slots)
            if not hides and all(far(x, y, way.middle) > UNIT * 0.3 for way in form.roads):
                yield y, use(f"s-hv-{kind}", x, y, size)


def far(x: float, y: float, there: Point) -> float:
    return hypot(x - there[0], (y - there[1]) / SQUASH)


def wood(form: Outline, tile: Tile) -> Iterator[tuple[float, Drawn]]:
    """Trees all over, with a clearing in the middle."""
    random = Random(f"wood {tile.name}")
    left, top, right, bottom = form.box
    rows, columns = int((bottom - top) / 17), int((right - left) / 21)
    for row in range(rows):
        for column in range(columns):
            x = left + 12 + column * 21 + row % 2 * 9 + random.uniform(-5, 5)
            y = top + 14 + row * 17 + random.uniform(-3, 3)
            kind, size = random.choice(TREES), round(random.uniform(0.82, 1.0), 2)
            if form.margin(x, y) > 10 and far(x, y, form.centre) > 24:
                yield y, use(f"s-hv-{kind}", x, y, size)


@leaf
def slab(tile: Tile, turn: int, x: float, y: float) -> Drawn:
    """The thickness of a tile and its shadow on the table."""
    shape = outline(tile, turn).path
    return g(
        path(shape, fill_opacity=0.10, transform=at(7, THICK + 14)),
        path(shape, fill_opacity=0.16, transform=at(4, THICK + 7)),
        path(shape, fill="url(#gr-hv-side)", stroke="var(--cardboard-edge)", stroke_width=1.4,
             stroke_linejoin="round", transform=at(0, THICK)),
        transform=at(x, y),
        pointer_events="none",
    )  # fmt: skip
