"""The lattice on paper: corners, edges and insides of tiles in drawing units."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import atan2, degrees, hypot, inf, sqrt
from typing import Final, TypeAlias

from tafelrunde.draw.shape import Point, polygon

from ...data import Tile
from ...rules.village.tile_shapes import ROAD, Shape

UNIT: Final = 74.0  # of an edge that runs east
SQUASH: Final = 0.86  # the table is seen from the front
RISE: Final = UNIT * sqrt(3) / 2 * SQUASH
THICK: Final = 10.0  # of a tile


@lru_cache(maxsize=512)
def shape_of(tile: Tile) -> Shape:
    return Shape(tile.edges)


def point(q: float, r: float) -> Point:
    return UNIT * (q + r / 2), -RISE * r


@dataclass(frozen=True)
class Edge:
    """A side of a tile; `inward` leads half an edge's length into the tile."""

    start: Point
    end: Point
    kind: int

    @property
    def middle(self) -> Point:
        return (self.start[0] + self.end[0]) / 2, (self.start[1] + self.end[1]) / 2

    @property
    def inward(self) -> Point:
        """At right angles on the table, so squashed like everything else."""
        dx, dy = self.end[0] - self.start[0], (self.end[1] - self.start[1]) / SQUASH
        return dy / 2, -dx * SQUASH / 2

    @property
    def across(self) -> float:
        """The direction of a road that crosses this edge, in degrees."""
        x, y = self.inward
        return degrees(atan2(y, x))

    def along(self, part: float, deep: float = 0) -> Point:
        """A point `part` of the way along, `deep` half-edges inside."""
        ix, iy = self.inward
        return (
            self.start[0] + (self.end[0] - self.start[0]) * part + ix * deep,
            self.start[1] + (self.end[1] - self.start[1]) * part + iy * deep,
        )


@dataclass(frozen=True)
class Outline:
    """A tile in one of its turns, its first corner at (0, 0)."""

    edges: tuple[Edge, ...]
    centre: Point

    @property
    def corners(self) -> list[Point]:
        return [edge.start for edge in self.edges]

    @property
    def path(self) -> str:
        return polygon(self.corners)

    @property
    def box(self) -> tuple[float, float, float, float]:
        xs, ys = [x for x, _ in self.corners], [y for _, y in self.corners]
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def roads(self) -> list[Edge]:
        return [edge for edge in self.edges if edge.kind == ROAD]

    @cached_property
    def lines(self) -> list[Line]:
        return [line(edge) for edge in self.edges]

    @cached_property
    def sides(self) -> list[tuple[float, float, float, float]]:
        return [(*edge.start, *edge.end) for edge in self.edges]

    def holds(self, x: float, y: float) -> bool:
        inside = False
        for x1, y1, x2, y2 in self.sides:
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                inside = not inside
        return inside

    def margin(self, x: float, y: float) -> float:
        """How far a point inside is from the border; below zero outside."""
        deep, near = y / SQUASH, inf
        for ax, ay, dx, dy, long in self.lines:
            part = ((x - ax) * dx + (deep - ay) * dy) / long
            part = 0.0 if part < 0.0 else 1.0 if part > 1.0 else part
            apart = hypot(x - ax - part * dx, deep - ay - part * dy)
            if apart < near:
                near = apart
        return near if self.holds(x, y) else -near


Line: TypeAlias = tuple[float, float, float, float, float]


def line(edge: Edge) -> Line:
    """As on the table: where it begins, how far it goes, and the square of its length."""
    ax, ay = edge.start[0], edge.start[1] / SQUASH
    dx, dy = edge.end[0] - ax, edge.end[1] / SQUASH - ay
    return ax, ay, dx, dy, dx**2 + dy**2


@lru_cache(maxsize=2048)
def outline(tile: Tile, turn: int) -> Outline:
    shape = shape_of(tile)
    turned = shape.turned[turn]
    corners = [point(q, r) for q, r in turned.starts]
    edges = tuple(
        Edge(start, end, kind)
        for start, end, kind in zip(corners, [*corners[1:], corners[0]], shape.kinds)
    )
    middles = [
        point(q + (1 if half == 0 else 0) / 3, r + (1 if half == 0 else 2) / 3)
        for q, r, half in turned.triangles
    ]
    count = len(middles)
    centre = (sum(x for x, _ in middles) / count, sum(y for _, y in middles) / count)
    return Outline(edges, centre)
