"""Which triangles of the lattice are taken, and where the edges of tiles run.

A ground is never changed, only copied: a village keeps one, and all clones of a state share it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from .tile_shapes import ROAD, WILD, WILD_PLACE, Shape, Stamp

SLACK: Final = 4  # rows and columns that a new ground has to spare
GRAIN: Final = 8  # heights are multiples of this, so that stamps are reused


@final
@mypyc_attr(acyclic=True)
class Laid:
    """A tile that lies on a ground, its first corner at a cell."""

    __slots__ = ("tile", "shape", "stamp", "cell")

    def __init__(self, tile: int, shape: Shape, stamp: Stamp, cell: int) -> None:
        self.tile = tile
        self.shape = shape
        self.stamp = stamp
        self.cell = cell


@final
@mypyc_attr(acyclic=True)
class Contacts:
    """What a tile would touch: sets of tiles, and pairs of edges counted by what they show."""

    __slots__ = ("touched", "joined", "like_tiles", "roads", "like", "mixed")

    def __init__(self) -> None:
        self.touched = 0  # tiles
        self.joined = 0  # tiles, by road against road
        self.like_tiles = 0  # tiles, by at least one pair that shows the same
        self.roads = 0  # pairs: road against road
        self.like = 0  # pairs that show the same, roads included
        self.mixed = 0  # pairs: forest against rock


@final
@mypyc_attr(acyclic=True)
class Lie:
    """A way to lay a tile: the pair of edges by which it meets its host, and where it then lies."""

    __slots__ = ("pair", "shape", "stamp", "cell", "known")

    def __init__(self, pair: int, shape: Shape, stamp: Stamp, cell: int) -> None:
        self.pair = pair
        self.shape = shape
        self.stamp = stamp
        self.cell = cell
        self.known: Contacts | None = None

    def contacts(self, ground: Ground) -> Contacts:
        """What the tile would touch; worked out once, as a village has only one ground."""
        known = self.known
        if known is None:
            known = ground.contacts(self.shape, self.stamp, self.cell)
            self.known = known
        return known


@final
class Ground:
    """A parallelogram of corners, `height` of them in a column, with `room` around all tiles.

    `land[cell * 2 + half]` is the tile on a triangle plus 1, or 0. Where the edge of a tile starts,
    `rim[cell * 6 + direction]` is that tile plus 1, plus WILD times what the edge shows; elsewhere
    it is 0.
    """

    __slots__ = ("left", "bottom", "width", "height", "room", "land", "rim")

    def __init__(
        self, left: int, bottom: int, width: int, height: int, room: int, land: bytes, rim: bytes
    ) -> None:
        self.left = left
        self.bottom = bottom
        self.width = width
        self.height = height
        self.room = room
        self.land = land
        self.rim = rim

    def cell(self, q: int, r: int) -> int:
        return (q - self.left) * self.height + r - self.bottom

    def is_free(self, stamp: Stamp, cell: int) -> bool:
        """3.4: no overlap."""
        land = self.land
        base = cell * 2
        return all(land[base + triangle] == 0 for triangle in stamp.triangles)

    def agrees(self, shape: Shape, stamp: Stamp, cell: int) -> bool:
        """3.2: where edges touch, road meets road and nothing else."""
        rim = self.rim
        wild = shape.wild
        base = cell * 6
        for i, edge in enumerate(stamp.opposite):
            other = rim[base + edge]
            if other != 0 and (other >= WILD) != wild[i]:
                return False
        return True

    def contacts(self, shape: Shape, stamp: Stamp, cell: int) -> Contacts:
        """What a tile touches there that agrees with its neighbours."""
        out = Contacts()
        rim = self.rim
        kinds = shape.kinds
        base = cell * 6
        for edge, opposite in enumerate(stamp.opposite):
            other = rim[base + opposite]
            if other == 0:
                continue
            bit = 1 << ((other & WILD - 1) - 1)
            out.touched |= bit
            kind = kinds[edge]
            if other >> WILD_PLACE == kind:
                out.like += 1
                out.like_tiles |= bit
                if kind == ROAD:
                    out.roads += 1
                    out.joined |= bit
            else:
                out.mixed += 1
        return out

    def has_room(self, q: int, r: int, extent: int) -> bool:
        """Whether a tile of this extent, its first corner here, leaves room for a neighbour."""
        need = self.room + extent + 1
        wide = need <= q - self.left < self.width - need
        return wide and need <= r - self.bottom < self.height - need

    def stamped(self, tiles: list[Laid]) -> Ground:
        """A copy with more tiles; the caller has made sure that they fit."""
        land = bytearray(self.land)
        rim = bytearray(self.rim)
        for laid in tiles:
            for triangle in laid.stamp.triangles:
                land[laid.cell * 2 + triangle] = laid.tile + 1
            for i, edge in enumerate(laid.stamp.edges):
                rim[laid.cell * 6 + edge] = laid.tile + 1 + WILD * laid.shape.kinds[i]
        return Ground(
            self.left, self.bottom, self.width, self.height, self.room, bytes(land), bytes(rim)
        )


def ground_for(low_q: int, high_q: int, low_r: int, high_r: int, room: int) -> Ground:
    """An empty ground that has room around tiles whose first corners lie in these bounds."""
    margin = 2 * room + 1 + SLACK
    height = (high_r - low_r + 1 + 2 * margin + GRAIN - 1) // GRAIN * GRAIN
    width = high_q - low_q + 1 + 2 * margin
    cells = width * height
    left, bottom = low_q - margin, low_r - margin
    return Ground(left, bottom, width, height, room, bytes(cells * 2), bytes(cells * 6))
