"""The map as drawn: where cells are, the slabs they lie on, terrain, names, storm zones."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from tafelrunde.draw import hexes, marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.hexes import Box, Cell
from tafelrunde.draw.part import kept
from tafelrunde.draw.shape import Point, circle, g, keep, path
from tafelrunde.draw.text import SANS, SERIF, text

from ..rules.graph import CODES, FIELD, HIGHEST_ON, NONE, PORTAL, STORM, TERRAINS, Graph, is_field
from ..rules.layout import is_mapped
from ..rules.setup import EkoSetup
from ..rules.state import Eko
from . import terrain

GRID: Final = hexes.Grid(45)
MARGIN: Final = 40.0  # room for tall pieces at the upper edge, for shadows at the lower one
ZONE: Final = (-29.0, 13.0)  # of a zone's number, from the middle of a cell


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """A cell that has its terrain."""

    cell: int
    name: str
    hex: Cell
    x: float
    y: float
    terrain: int
    symbol: str
    side: int  # the open one of a portal, else -1
    zone: int  # of a storm field, else 0


@dataclass(frozen=True, slots=True, eq=False)
class Land:
    """What of the map lies, in drawing order; `blanks` are tiles that are not turned yet.

    Made once for all positions of a map, so that it is the same if it is the same object.
    """

    spots: tuple[Spot, ...]
    tiles: tuple[tuple[Cell, ...], ...]
    blanks: tuple[tuple[Point, str], ...]
    zones: tuple[tuple[Spot, ...], ...]
    box: Box
    cells: tuple[int, ...]  # of the spots
    places: tuple[Spot, ...]  # where something can stand
    grounds: tuple[int, ...]  # the cells of the places

    def standing(self, on: bytes) -> list[tuple[Spot, int]]:
        """The places, with what is said of their cells."""
        return list(zip(self.places, map(on.__getitem__, self.grounds)))


def land(state: Eko) -> Land:
    if is_mapped(state):
        graph = state.graph
        return whole_land(state.setup, bytes(graph.terrain), tuple(graph.portals))
    return part_of_land(state)


@kept  # more tables than are cached, and every draw would begin anew
@lru_cache(maxsize=256)
def whole_land(table: EkoSetup, kinds: bytes, portals: tuple[tuple[int, int], ...]) -> Land:
    graph = Graph(table.grid, list(kinds), list(portals), [])
    spots = spots_of(table, graph)
    found = [tuple(s for s in spots if s.zone == zone + 1) for zone in range(graph.zones)]
    small = [tuple(spot.hex for spot in zone) for zone in found]
    small += [(s.hex,) for s in spots if s.cell >= table.grid.outline and s.terrain != STORM]
    tiles = (*flowers(table, len(table.grid.flowers)), *small)
    box = GRID.bounds([spot.hex for spot in spots], MARGIN)
    return Land(spots, tiles, (), tuple(found), box, *places(spots))


def part_of_land(state: Eko) -> Land:
    """2.1, 2.2: while tiles are laid and turned one by one."""
    table = state.setup
    kinds = [NONE] * table.grid.size
    for place, turn in enumerate(state.turns):
        flower, print_ = table.grid.flowers[place], table.tiles[state.laid[place]][1]
        kinds[flower[0]] = CODES[print_[0]]
        for i in range(6):
            kinds[flower[1 + (i + turn) % 6]] = CODES[print_[1 + i]]
    blanks = tuple(
        (GRID.center(flower[0]), table.tiles[state.laid[place]][0])
        for place, flower in enumerate(flowers(table, len(state.laid)))
        if place >= len(state.turns)
    )
    spots = spots_of(table, Graph(table.grid, kinds, [], []))
    box = GRID.bounds(table.grid.hexes[: table.grid.outline], MARGIN)
    laid = flowers(table, len(state.laid))
    return Land(spots, laid, blanks, (), box, *places(spots))


Places: TypeAlias = tuple[tuple[int, ...], tuple[Spot, ...], tuple[int, ...]]


def places(spots: tuple[Spot, ...]) -> Places:
    """The cells of all spots, and the spots where something can stand with their cells."""
    where = [spot for spot in spots if is_field(spot.terrain) or HIGHEST_ON[spot.terrain]]
    every, some = ([spot.cell for spot in one] for one in (spots, where))
    return tuple(every), tuple(where), tuple(some)


def flowers(table: EkoSetup, count: int) -> tuple[tuple[Cell, ...], ...]:
    """The hexes of the first large tiles."""
    return tuple(
        tuple(table.grid.hexes[cell] for cell in flower) for flower in table.grid.flowers[:count]
    )


def spots_of(table: EkoSetup, graph: Graph) -> tuple[Spot, ...]:
    sides = dict(graph.portals)
    out = []
    for cell, kind in enumerate(graph.terrain):
        if kind != NONE:
            hex = table.grid.hexes[cell]
            side = sides.get(cell, -1)
            x, y = GRID.center(hex)
            drawn = symbol(kind, hex, side)
            zone = graph.zone[cell]
            out.append(Spot(cell, table.names[cell], hex, x, y, kind, drawn, side, zone))
    return tuple(sorted(out, key=depth))


def depth(spot: Spot) -> Point:
    """What is nearer to the viewer is drawn later."""
    return spot.y, spot.x


def symbol(kind: int, hex: Cell, side: int) -> str:
    if kind == FIELD:
        return f"eko-{terrain.sand(*hex)}"
    if kind == PORTAL:
        return f"eko-portal-{-side % 6}"  # the kit counts sides clockwise, the rules the other way
    return f"eko-{TERRAINS[kind]}"


def slabs(land: Land) -> Drawn:
    """The thick cut tiles; those not turned yet lie face down and show their name."""
    return g(hexes.slabs(GRID, land.tiles), [blank(*where, name) for where, name in land.blanks])


@leaf
def blank(x: float, y: float, name: str) -> Drawn:
    ring = circle(x, y, 30, fill="none", stroke="var(--tile-edge)", stroke_width=2)
    return g(ring, text(x, y + 8, name, 24, "var(--coordinate)", SERIF, 700, "middle"))


def field(spot: Spot, label: str) -> Drawn:
    return hexes.cell(spot.symbol, spot.x, spot.y, spot.name, label, GRID.radius)


@leaf
def name(words: str, x: float, y: float) -> Drawn:
    """A cell's coordinate at its lower corner, above the pieces: it is what players talk by."""
    return text(
        *(x, y + 34 * GRID.scale, words, 12.5, "var(--coordinate)", SANS, 700, "middle"),
        stroke="var(--cream)",
        stroke_width=3,
        stroke_opacity=0.64,
        stroke_linejoin="round",
        paint_order="stroke",
        class_="keep",
        pointer_events="none",
        aria_hidden=True,
    )


def badge_place(zone: tuple[Spot, ...]) -> Point:
    """The number stands on the leftmost of the lowest cells."""
    low = max(spot.y for spot in zone)
    spot = min((spot for spot in zone if spot.y == low), key=lambda spot: spot.x)
    return spot.x + ZONE[0] * GRID.scale, spot.y + ZONE[1] * GRID.scale


@leaf
def zone(number: int, rim: str, x: float, y: float, label: str, token: str | None) -> Drawn:
    """13.2: the edge of a zone and its number; with a token (13.6) the whole zone is clicked."""
    return g(
        path(
            rim,
            fill="var(--white)" if token else "none",
            fill_opacity=0 if token else None,
            stroke="var(--storm-line)",
            stroke_width=3.4,
            stroke_dasharray="2 7",
            stroke_linecap="round",
            stroke_linejoin="round",
            pointer_events="all" if token else None,
        ),
        keep(
            *(x, y),
            circle(0, 0, 8.6, fill="var(--storm-line)", stroke="var(--storm-light)"),
            text(0, 4.4, str(number), 12, "var(--white)", SANS, 700, "middle"),
            stroke_width=1.6,
        ),
        data_token=token,
        role="img",
        aria_label=label,
        pointer_events=None if token else "none",
    )


@leaf
def zone_mark(token: str, rim: str) -> Drawn:
    live, chosen = (
        path(rim, fill="none", stroke=f"var(--{paint})", stroke_width=5, stroke_linejoin="round")
        for paint in ("live", "glow")
    )
    return marks.mark(token, marks.when("live", "", live), marks.when("chosen", "", chosen))


def zone_rim(zone: tuple[Spot, ...]) -> str:
    return hexes.rim(GRID, tuple(spot.hex for spot in zone))
