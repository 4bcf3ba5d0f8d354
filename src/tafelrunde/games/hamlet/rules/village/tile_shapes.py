"""The shapes of the tiles, in all six turns.

A tile is named by its number, the position in `data/tiles.toml`. Its edges are numbered from 0 in
the order of that file, whichever way the tile is turned. In action texts edge 0 of the tile one
builds at is `e1`, edge 0 of the tile that is laid is `t1`.
"""

from __future__ import annotations

from typing import Final, final

from .lattice import QS, RS, Corner, Triangle, corners, enclosed

ROAD: Final = 0
FOREST: Final = 1
ROCK: Final = 2
MEETS: Final = (1 << ROAD, 1 << FOREST | 1 << ROCK, 1 << FOREST | 1 << ROCK)  # by kind: a set
EDGE_KINDS: Final = ("road", "forest", "rock")
LETTERS: Final = "RFK"
MOST_EDGES: Final = 14  # of any tile
EDGE: Final = 16  # a place is a tile and an edge: tile * EDGE + edge
WILD_PLACE: Final = 6
WILD: Final = 1 << WILD_PLACE  # from here on a byte of a ground's rim shows forest or rock
MOST_LAID: Final = 10  # of a tile that is built
HOST_EDGES: Final = tuple([f"e{number}" for number in range(1, MOST_EDGES + 1)])
TILE_EDGES: Final = tuple([f"t{number}" for number in range(1, MOST_LAID + 1)])


@final
class Stamp:
    """A turned tile as positions in a ground of a certain height, relative to the tile's corner."""

    __slots__ = ("triangles", "edges", "opposite")

    def __init__(self, turned: Turned, height: int) -> None:
        self.triangles = [(q * height + r) * 2 + half for q, r, half in turned.triangles]
        self.edges: list[int] = []
        self.opposite: list[int] = []  # the same edges, seen from the other side
        for (q, r), direction in zip(turned.starts, turned.directions):
            self.edges.append((q * height + r) * 6 + direction)
            q, r = q + QS[direction], r + RS[direction]
            self.opposite.append((q * height + r) * 6 + (direction + 3) % 6)


@final
class Turned:
    """A tile in one of its six turns, its first corner at (0, 0)."""

    __slots__ = ("starts", "directions", "triangles", "stamps")

    def __init__(self, directions: list[int]) -> None:
        self.directions = directions
        self.starts: list[Corner] = corners(directions)
        self.triangles: list[Triangle] = enclosed(self.starts, directions)
        self.stamps: dict[int, Stamp] = {}

    def extent(self) -> int:
        """The largest difference between coordinates of two corners."""
        qs = [q for q, _ in self.starts]
        rs = [r for _, r in self.starts]
        return max(max(qs) - min(qs), max(rs) - min(rs))

    def stamp(self, height: int) -> Stamp:
        stamp = self.stamps.get(height)
        if stamp is None:
            stamp = Stamp(self, height)
            self.stamps[height] = stamp
        return stamp


@final
class Fit:
    """How a tile lies when one of its edges meets a given one, in a ground of a certain height."""

    __slots__ = ("edge", "turn", "stamp", "back")

    def __init__(self, edge: int, turn: int, stamp: Stamp, back: int) -> None:
        self.edge = edge
        self.turn = turn
        self.stamp = stamp
        self.back = back  # from the end of the edge it meets to the tile's own corner


@final
class Shape:
    """`kinds` by edge; turns that differ by `period` look the same, as do edges `cycle` apart."""

    __slots__ = ("size", "kinds", "turned", "period", "cycle", "area", "extent", "wild", "fits")

    def __init__(self, edges: tuple[tuple[int, str], ...]) -> None:
        directions = [direction for direction, _ in edges]
        self.kinds = [LETTERS.index(letter) for _, letter in edges]
        self.wild = [kind != ROAD for kind in self.kinds]  # what roads do not touch
        self.size = len(edges)
        self.turned = [Turned([(d + turn) % 6 for d in directions]) for turn in range(6)]
        self.period = period(directions, self.kinds)
        self.cycle = self.size * self.period // 6
        self.area = len(self.turned[0].triangles)
        self.extent = max([turned.extent() for turned in self.turned])
        self.fits: dict[int, list[Fit]] = {}

    def fits_at(self, direction: int, kinds: int, height: int) -> list[Fit]:
        """Against an edge that runs in this direction, by edges of these kinds, a set."""
        key = (height * 6 + direction) * 8 + kinds
        known = self.fits.get(key)
        if known is None:
            edges = [edge for edge in range(self.cycle) if kinds >> self.kinds[edge] & 1]
            known = [self.fit(edge, direction, height) for edge in edges]
            self.fits[key] = known
        return known

    def fit(self, edge: int, direction: int, height: int) -> Fit:
        turn = (direction + 3 - self.turned[0].directions[edge]) % 6
        at = edge
        while turn >= self.period:  # the same look in its lowest turn: another edge meets the host
            turn -= self.period
            at = (at + self.cycle) % self.size
        q, r = self.turned[turn].starts[at]
        return Fit(edge, turn, self.turned[turn].stamp(height), q * height + r)


def period(directions: list[int], kinds: list[int]) -> int:
    """The smallest turn that changes nothing but the numbers of the edges; 6 if there is none."""
    size = len(directions)
    for turn in (1, 2, 3):
        if size * turn % 6 == 0:
            by = size * turn // 6
            moved = [(directions[(i + by) % size] - turn) % 6 for i in range(size)]
            shown = [kinds[(i + by) % size] for i in range(size)]
            if moved == directions and shown == kinds:
                return turn
    return 6
