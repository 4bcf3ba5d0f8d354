"""Tiles drawn on paper: where their edges and triangles are, without the engine's own geometry."""

from __future__ import annotations

from tafelrunde.games.hamlet.data import components
from tafelrunde.games.hamlet.rules.village.village import Village

Edge = tuple[int, int, int]  # coordinates of the middle, and the side it is seen from
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
PRINTED = [tile.edges for tile in components().tiles]


class Drawn:
    """A tile on paper: its edges with what they show, and the middles of its triangles.

    Read from the data file and written without the engine's tables: triangles are found by shooting
    a ray from their middle. Coordinates are axial, times six, so that the middles of edges and
    triangles are whole numbers.
    """

    def __init__(self, tile: int, q: int, r: int, turn: int) -> None:
        at = (q, r)
        corners = []
        self.edges: dict[Edge, str] = {}
        for direction, kind in PRINTED[tile]:
            turned = (direction + turn) % 6
            there = (at[0] + STEPS[turned][0], at[1] + STEPS[turned][1])
            middle = (3 * (at[0] + there[0]), 3 * (at[1] + there[1]))
            self.edges[(*middle, turned)] = kind
            corners.append(at)
            at = there
        self.corners = corners
        self.look = frozenset((*edge, kind) for edge, kind in self.edges.items())
        self.triangles = frozenset(self.find_triangles())

    def find_triangles(self) -> list[tuple[int, int]]:
        qs = [q for q, _ in self.corners]
        rs = [r for _, r in self.corners]
        middles = [
            (6 * q + third, 6 * r + third)
            for q in range(min(qs), max(qs))
            for r in range(min(rs), max(rs))
            for third in (2, 4)
        ]
        return [middle for middle in middles if self.has_inside(middle)]

    def has_inside(self, point: tuple[int, int]) -> bool:
        """Even and odd: how many edges lie in the direction of growing q."""
        crossings = 0
        for (q, r), (q2, r2) in zip(self.corners, [*self.corners[1:], self.corners[0]]):
            low, high = sorted(((6 * r, 6 * q), (6 * r2, 6 * q2)))
            if low[0] < point[1] < high[0]:
                across = low[1] + (high[1] - low[1]) * (point[1] - low[0]) / (high[0] - low[0])
                crossings += across > point[0]
        return crossings % 2 == 1


def drawn(village: Village, tile: int) -> Drawn:
    spot = village.spot(tile)
    return Drawn(tile, spot.q, spot.r, spot.turn)


def agree(new: Drawn, old: Drawn) -> bool:
    """No common triangle, and road against road wherever edges touch."""
    if new.triangles & old.triangles:
        return False
    pairs = [(kind, old.edges.get(turned(edge), "")) for edge, kind in new.edges.items()]
    return all((a == "R") == (b == "R") for a, b in pairs if b)


def touch(new: Drawn, old: Drawn) -> bool:
    return any(turned(edge) in old.edges for edge in new.edges)


def turned(edge: Edge) -> Edge:
    return (edge[0], edge[1], (edge[2] + 3) % 6)
