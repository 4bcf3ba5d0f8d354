"""Which triangles of the lattice are taken, and where the edges of tiles run.

A ground is never changed, only copied: a village keeps one, and all clones of a state share it.
"""

from __future__ import annotations

from typing import Final, final

from .tile_shapes import EDGE, WILD, Shape, Stamp

SLACK: Final = 4  # rows and columns that a new ground has to spare
GRAIN: Final = 8  # heights are multiples of this, so that stamps are reused


@final
class Ground:
    """A parallelogram of corners, `height` of them in a column, with `room` around all tiles.

    `land[cell * 2 + half]` is the tile on a triangle plus 1, or 0. Where the edge of a tile starts,
    `rim[cell * 6 + direction]` is that tile plus 1, plus WILD unless the edge shows a road, and
    `number` at the same position is the edge; elsewhere both are 0.
    """

    __slots__ = ("left", "bottom", "width", "height", "room", "land", "rim", "number")

    def __init__(self, left: int, bottom: int, width: int, height: int, room: int) -> None:
        self.left = left
        self.bottom = bottom
        self.width = width
        self.height = height
        self.room = room
        self.land = bytes(width * height * 2)
        self.rim = bytes(width * height * 6)
        self.number = self.rim

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
            if other != 0 and other & WILD != wild[i]:
                return False
        return True

    def touched(self, stamp: Stamp, cell: int) -> list[int]:
        """Per edge of the tile what it lies against, as tile * EDGE + edge, or -1."""
        rim = self.rim
        base = cell * 6
        out: list[int] = []
        for edge in stamp.opposite:
            other = rim[base + edge] & (WILD - 1)
            out.append((other - 1) * EDGE + self.number[base + edge] if other else -1)
        return out

    def has_room(self, q: int, r: int, extent: int) -> bool:
        """Whether a tile of this extent, its first corner here, leaves room for a neighbour."""
        need = self.room + extent + 1
        wide = need <= q - self.left < self.width - need
        return wide and need <= r - self.bottom < self.height - need

    def stamped(self, tile: int, shape: Shape, stamp: Stamp, cell: int) -> Ground:
        """A copy with one more tile; the caller has made sure that it fits."""
        land = bytearray(self.land)
        rim = bytearray(self.rim)
        number = bytearray(self.number)
        for triangle in stamp.triangles:
            land[cell * 2 + triangle] = tile + 1
        for i, edge in enumerate(stamp.edges):
            rim[cell * 6 + edge] = tile + 1 + shape.wild[i]
            number[cell * 6 + edge] = i
        other = Ground(self.left, self.bottom, 0, 0, self.room)
        other.width = self.width
        other.height = self.height
        other.land = bytes(land)
        other.rim = bytes(rim)
        other.number = bytes(number)
        return other


def ground_for(low_q: int, high_q: int, low_r: int, high_r: int, room: int) -> Ground:
    """An empty ground that has room around tiles whose first corners lie in these bounds."""
    margin = 2 * room + 1 + SLACK
    height = (high_r - low_r + 1 + 2 * margin + GRAIN - 1) // GRAIN * GRAIN
    return Ground(low_q - margin, low_r - margin, high_q - low_q + 1 + 2 * margin, height, room)
