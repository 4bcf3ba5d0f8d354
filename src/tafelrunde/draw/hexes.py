"""Pointy-top hexes in axial coordinates, seen a little from above: y is squashed to 0.86.

A `Grid` turns (q, r) into pixels; `slabs` draws thick cut tiles under sets of cells, `cell` a field
that is clicked. What is to be seen on it is a symbol of the game, drawn in the unit hex.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Final, TypeAlias

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import Point, at, g, linear, path, polygon, use
from tafelrunde.draw.text import SANS, text

Cell: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[float, float, float, float]
UNIT: Final = 42.5  # the radius in which symbols are drawn
SQUASH: Final = 0.86
THICK: Final = 11.0
ROOT3: Final = sqrt(3)
# Side k looks at neighbour k; side 0 is east, then clockwise as seen.
SIDES: Final[tuple[Cell, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def defs() -> list[Drawn]:
    return [linear("gr-tile-side", (0, "var(--tile-side-0)"), (1, "var(--tile-side-1)"))]


def corners(radius: float = UNIT, x: float = 0, y: float = 0) -> tuple[Point, ...]:
    """Six points, the upper one first, clockwise as seen."""
    return tuple(
        (x + radius * sin(pi / 3 * i), y - radius * SQUASH * cos(pi / 3 * i)) for i in range(6)
    )


def hexagon(part: float = 1) -> str:
    """Path data of a hex of that part of the unit radius, around (0, 0)."""
    return polygon(corners(UNIT * part))


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    return tuple((cell[0] + q, cell[1] + r) for q, r in SIDES)


@dataclass(frozen=True)
class Grid:
    """Where cells are: `radius` in pixels, `origin` the middle of (0, 0)."""

    radius: float = UNIT
    origin: Point = (0, 0)

    @property
    def scale(self) -> float:
        """For symbols drawn in the unit radius."""
        return self.radius / UNIT

    def center(self, cell: Cell) -> Point:
        q, r = cell
        x = self.origin[0] + self.radius * ROOT3 * (q + r / 2)
        return x, self.origin[1] + self.radius * 1.5 * SQUASH * r

    def corner(self, cell: Cell, index: int) -> Point:
        """Index 0 is the upper corner, then clockwise: where three cells meet."""
        return corners(self.radius, *self.center(cell))[index]

    def bounds(self, cells: Iterable[Cell], margin: float = 0) -> Box:
        """A viewbox around the cells: x, y, width, height; the slab's thickness included."""
        centers = [self.center(cell) for cell in cells]
        wide, high = self.radius * ROOT3 / 2 + margin, self.radius * SQUASH + margin
        left, right = min(x for x, _ in centers) - wide, max(x for x, _ in centers) + wide
        top, bottom = min(y for _, y in centers) - high, max(y for _, y in centers) + high
        return left, top, right - left, bottom - top + THICK * self.scale

    def outlines(self, cells: Iterable[Cell]) -> list[list[Point]]:
        """The rims of a set of cells (several if it has parts or holes)."""
        inside = set(cells)
        follows: dict[tuple[int, int], tuple[tuple[int, int], Point]] = {}
        for cell in inside:
            points = corners(self.radius, *self.center(cell))
            for side, other in enumerate(neighbours(cell)):
                if other not in inside:  # side k lies between the corners k + 1 and k + 2
                    a, b = points[(side + 1) % 6], points[(side + 2) % 6]
                    follows[near(a)] = (near(b), a)
        rims = []
        while follows:
            key = next(iter(follows))
            rim = []
            while key in follows:
                key, point = follows.pop(key)
                rim.append(point)
            rims.append(rim)
        return rims


def near(point: Point) -> tuple[int, int]:
    """Corners computed from different cells are equal up to rounding."""
    return round(point[0] * 4), round(point[1] * 4)


def by_row(grid: Grid, cells: Iterable[Cell]) -> list[Cell]:
    """In drawing order: what is nearer to the viewer comes later."""
    return sorted(cells, key=lambda cell: (grid.center(cell)[1], grid.center(cell)[0]))


@lru_cache(maxsize=1024)
def rim(grid: Grid, cells: tuple[Cell, ...]) -> str:
    """Path data of all rims of a set of cells."""
    return "".join(polygon(points) for points in grid.outlines(cells))


def slab_shadow(grid: Grid, cells: tuple[Cell, ...]) -> Drawn:
    """The shadow of a board on the table; draw all shadows before the first slab."""
    edge, s = rim(grid, cells), grid.scale
    return g(
        path(edge, fill_opacity=0.1, transform=at(7 * s, 26 * s)),
        path(edge, fill_opacity="var(--tile-shadow-o)", transform=at(4 * s, 19 * s)),
        fill="var(--black)",
    )


def slab_side(grid: Grid, cells: tuple[Cell, ...]) -> Drawn:
    """The cut edge; draw all edges before the first top."""
    return path(rim(grid, cells), fill="url(#gr-tile-side)", transform=at(0, THICK * grid.scale))


def slab_top(grid: Grid, cells: tuple[Cell, ...]) -> Drawn:
    return path(
        rim(grid, cells),
        fill="var(--tile)",
        stroke="var(--tile-edge)",
        stroke_width=3 * grid.scale,
        stroke_linejoin="round",
    )


@leaf
def slabs(grid: Grid, tiles: tuple[tuple[Cell, ...], ...]) -> Drawn:
    """Thick cut tiles side by side, with their shadow on the table."""
    return g([[part(grid, tile) for tile in tiles] for part in (slab_shadow, slab_side, slab_top)])


@leaf
def cell(
    terrain: str,
    x: float,
    y: float,
    token: str | None = None,
    label: str | None = None,
    radius: float = UNIT,
) -> Drawn:
    """A field to click: its terrain (the symbol without its `s-`), its token, its words."""
    return g(
        use(f"s-{terrain}"),
        use("s-hex-focus", class_="when-focus", visibility="hidden"),
        class_="cell",
        data_token=token,
        role="img" if label else None,
        aria_label=label,
        transform=at(x, y, radius / UNIT),
    )


@leaf
def coordinate(words: str, x: float, y: float, radius: float = UNIT) -> Drawn:
    """The name of a field, small at its lower corner."""
    size = radius * 0.2
    low = y + radius * SQUASH * 0.84
    return text(
        *(x, low, words, size, "var(--coordinate)", SANS, 700, "middle"),
        stroke="var(--cream)",
        stroke_width=size * 0.28,
        stroke_opacity=0.6,
        paint_order="stroke",
        pointer_events="none",
        aria_hidden=True,
    )
