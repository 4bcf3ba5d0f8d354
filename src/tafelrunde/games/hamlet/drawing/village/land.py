"""Where tiles lie on paper: each in its place, the farther ones first, and room around them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from tafelrunde.draw.part import kept
from tafelrunde.draw.shape import Point

from ...data import Tile
from ...rules.setup import HamletSetup
from ...rules.village.placement import spot_of
from ...rules.village.tile_shapes import HOST_EDGES, TILE_EDGES
from ...rules.village.village import Village
from .geometry import Edge, Outline, outline, point
from .plan import Plan, plan

Box: TypeAlias = tuple[float, float, float, float]
MARGIN: Final = (22.0, 56.0, 22.0, 36.0)  # left, above, right, below
EMPTY: Final = (0.0, 0.0, 860.0, 560.0)  # before the first tile lies there


@dataclass(frozen=True, slots=True, eq=False)
class Plot:
    """A tile in a place; there is one object for each, so that it is the same if it is the same."""

    tile: int
    data: Tile
    turn: int
    x: float  # of its first corner
    y: float
    form: Outline
    spots: Plan

    @property
    def name(self) -> str:
        return self.data.name

    @property
    def key(self) -> str:
        """Tile and turn, as symbols are called."""
        return f"{self.name}-{self.turn}"

    def at(self, spot: Point) -> Point:
        """A point of the tile, on the table."""
        return self.x + spot[0], self.y + spot[1]


@dataclass(frozen=True, slots=True, eq=False)
class Land:
    """A village as it lies there: made once for all its positions."""

    setup: HamletSetup
    village: Village
    plots: Mapping[int, Plot]  # by tile, in the order in which they were laid
    laid: tuple[Plot, ...]  # the same
    depth: tuple[Plot, ...]  # the farther ones first
    slots: tuple[Plot, ...]  # of these, those where tokens may lie
    box: Box

    def edge(self, tile: int, edge: int) -> Edge:
        return self.plots[tile].form.edges[edge]


@lru_cache(maxsize=16384)
def plot(tile: int, data: Tile, turn: int, q: int, r: int) -> Plot:
    return Plot(tile, data, turn, *point(q, r), outline(data, turn), plan(data, turn))


@kept  # more tables than are cached, and every draw would begin anew
@lru_cache(maxsize=256)
def land(setup: HamletSetup, village: Village) -> Land:
    plots = {}
    for tile in village.laid:
        spot = village.spot(tile)
        plots[tile] = plot(tile, setup.tiles[tile], spot.turn, spot.q, spot.r)
    laid = tuple(plots.values())
    depth = tuple(sorted(laid, key=lambda plot: (plot.y + plot.form.centre[1], plot.tile)))
    slots = tuple([plot for plot in depth if plot.spots.slots])
    return Land(setup, village, plots, laid, depth, slots, box_of(laid))


def box_of(plots: Iterable[Plot]) -> Box:
    boxes = [(plot.form.box, plot.x, plot.y) for plot in plots]
    if not boxes:
        return EMPTY
    left = min([box[0] + x for box, x, _ in boxes]) - MARGIN[0]
    top = min([box[1] + y for box, _, y in boxes]) - MARGIN[1]
    right = max([box[2] + x for box, x, _ in boxes]) + MARGIN[2]
    bottom = max([box[3] + y for box, _, y in boxes]) + MARGIN[3]
    return round(left), round(top), round(right - left), round(bottom - top)


@dataclass(frozen=True, slots=True, eq=False)
class Site:
    """Where a new tile may be laid against a host: by which edges, and how it would lie there."""

    ways: tuple[tuple[str, str, Plot], ...]
    plots: tuple[Plot, ...]  # with those that lie there already
    box: Box


@lru_cache(maxsize=64)
def site(land: Land, tile: int, host: int, pairs: tuple[tuple[str, ...], ...]) -> Site:
    ways = []
    for e, t in pairs:
        edges = HOST_EDGES.index(e), TILE_EDGES.index(t)
        spot = spot_of(land.village, tile, host, *edges)
        ways.append((e, t, plot(tile, land.setup.tiles[tile], spot.turn, spot.q, spot.r)))
    plots = (*land.laid, *[plot for _, _, plot in ways])
    return Site(tuple(ways), plots, box_of(plots))
