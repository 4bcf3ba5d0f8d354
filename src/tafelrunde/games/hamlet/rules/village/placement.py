"""Where tiles may be laid and roads may be built (chapters 3 and 9).

Laying a tile at a host is a pair of edges: edge E of the host against edge T of the tile fixes
its turn and corner. As one int, made by `pair_of`, a pair is `E * EDGE + T`. Several pairs can mean
the same placement, and a tile that looks the same in several turns has several pairs for one look:
the lowest counts.

    lies(village, tile, host)         all ways, ascending by pairs; worked out once per village
    placements(village, tile, host)   their pairs
    LieSearch(village, tile, host)    the ways one by one, for whom the first ones are enough
    fits(village, tile, host)         whether there is one
    spot_of(village, tile, host, e, t)   where the tile then lies, legal or not
    is_legal(village, tile, spot)     no overlap, no road cut (touching the host is not asked)
    road_edges(village, owner, tile)  edges of a tile across which this owner may build a road
    is_path(village, tile, edge)      whether a road there is a path (2 stone) or a bridge (2 wood)
    start_village(meadow, layout)     the first six tiles laid out
    start_layouts(meadow, others)     every way to lay the other five at the church's roads
"""

from __future__ import annotations

from itertools import permutations
from typing import final

from mypy_extensions import mypyc_attr

from .ground import Lie
from .lattice import QS, RS
from .tile_shapes import EDGE, FOREST, MEETS, ROAD, Fit
from .village import CHURCH, Spot, Village


def pair_of(host_edge: int, tile_edge: int) -> int:
    return host_edge * EDGE + tile_edge


def edges_of(pair: int) -> tuple[int, int]:
    """That of the host, that of the tile."""
    return pair // EDGE, pair % EDGE


def lies(village: Village, tile: int, host: int) -> list[Lie]:
    """All ways to lay a tile at a host, by their pairs of edges, ascending (3.2 to 3.5)."""
    key = host * 64 + tile
    known = village.lies.get(key)
    if known is None:
        known = []
        search = LieSearch(village, tile, host)
        lie = search.advance()
        while lie is not None:
            known.append(lie)
            lie = search.advance()
        village.lies[key] = known
    return known


def placements(village: Village, tile: int, host: int) -> list[int]:
    """The pairs of edges by which a tile may be laid at a host, ascending."""
    return [lie.pair for lie in lies(village, tile, host)]


def fits(village: Village, tile: int, host: int) -> bool:
    """Whether a tile may be laid at a host at all."""
    key = host * 64 + tile
    known = village.fitting.get(key)
    if known is None:
        known = LieSearch(village, tile, host).advance() is not None
        village.fitting[key] = known
    return known


@final
@mypyc_attr(acyclic=True)
class LieSearch:
    """Goes through all ways to lay a tile at a host, in the order of their pairs; or through those
    by a pair that shows the same."""

    __slots__ = ("village", "shape", "host", "alike", "edge", "end", "fits", "next", "met")

    def __init__(self, village: Village, tile: int, host: int, alike: bool = False) -> None:
        self.village = village
        self.shape = village.shapes[tile]
        self.host = host
        self.alike = alike  # only by pairs that show the same
        self.edge = -1  # of the host
        self.end = 0  # the cell where it ends
        self.fits: list[Fit] = []  # what could meet it
        self.next = 0  # of these
        self.met: set[int] = set()  # spots found so far, as ints

    def advance(self) -> Lie | None:
        """The first, then the next one; None if there is none."""
        ground = self.village.ground
        shape = self.shape
        while True:
            while self.next < len(self.fits):
                fit = self.fits[self.next]
                self.next += 1
                cell = self.end - fit.back
                if ground.is_free(fit.stamp, cell) and ground.agrees(shape, fit.stamp, cell):
                    number = cell * 6 + fit.turn
                    if number not in self.met:
                        self.met.add(number)
                        return Lie(pair_of(self.edge, fit.edge), shape, fit.stamp, cell)
            if not self.turn_to_next_edge():
                return None

    def turn_to_next_edge(self) -> bool:
        """The next edge of the host that touches nothing yet."""
        village = self.village
        ground = village.ground
        contacts = village.contacts[self.host]
        self.edge += 1
        while self.edge < len(contacts) and contacts[self.edge] >= 0:
            self.edge += 1
        if self.edge == len(contacts):
            return False
        base = village.spot(self.host)
        host = village.shapes[self.host]
        border = host.turned[base.turn]
        direction = border.directions[self.edge]
        q, r = border.starts[self.edge]
        self.end = ground.cell(base.q + q + QS[direction], base.r + r + RS[direction])
        kind = host.kinds[self.edge]
        kinds = 1 << kind if self.alike else MEETS[kind]
        self.fits = self.shape.fits_at(direction, kinds, ground.height)
        self.next = 0
        return True


def spot_of(village: Village, tile: int, host: int, e: int, t: int) -> Spot:
    """Where a tile lies when its edge t meets edge e of the host."""
    base = village.spot(host)
    border = village.shapes[host].turned[base.turn]
    start_q, start_r = border.starts[e]
    direction = border.directions[e]
    shape = village.shapes[tile]
    turn = (direction + 3 - shape.turned[0].directions[t]) % 6
    while turn >= shape.period:  # the same look in its lowest turn: another edge meets the host
        turn -= shape.period
        t = (t + shape.cycle) % shape.size
    tile_q, tile_r = shape.turned[turn].starts[t]
    return Spot(
        base.q + start_q + QS[direction] - tile_q, base.r + start_r + RS[direction] - tile_r, turn
    )


def is_legal(village: Village, tile: int, spot: Spot) -> bool:
    """Whether a tile may lie there as far as all other tiles are concerned (3.2 to 3.4)."""
    ground = village.ground
    shape = village.shapes[tile]
    if not ground.has_room(spot.q, spot.r, shape.extent):
        ground = village.larger_ground(spot)
    stamp = shape.turned[spot.turn].stamp(ground.height)
    cell = ground.cell(spot.q, spot.r)
    return ground.is_free(stamp, cell) and ground.agrees(shape, stamp, cell)


def road_edges(village: Village, owner: int, tile: int) -> list[int]:
    """9.1: where like meets like, roads excepted. 9.4: to a tile that no road joins yet; side by
    side with others' roads, too, if that is played."""
    out: list[int] = []
    beyond = village.around[tile]
    if not village.parallel:
        beyond &= ~village.links[tile]
    if beyond == 0:
        return out
    shapes = village.shapes
    kinds = shapes[tile].kinds
    for edge, place in enumerate(village.contacts[tile]):
        if place >= 0 and kinds[edge] != ROAD and beyond >> place // EDGE & 1:
            other = shapes[place // EDGE].kinds[place % EDGE]
            taken = village.parallel and village.road_at(tile, edge, owner)
            if other == kinds[edge] and not taken:
                out.append(edge)
    return out


def is_path(village: Village, tile: int, edge: int) -> bool:
    return village.shapes[tile].kinds[edge] == FOREST


def start_village(meadow: Village, layout: list[tuple[int, Spot]]) -> Village:
    village = meadow
    for tile, spot in layout:
        village = village.lay(tile, spot)
    return village


def start_layouts(meadow: Village, others: list[int]) -> list[list[tuple[int, Spot]]]:
    """Every way to lay these tiles around the church, each road of it meeting one of theirs.

    One layout per order of the tiles: where a tile has several roads, the first one that fits.
    """
    church = start_village(meadow, [(CHURCH, Spot(0, 0, 0))])
    shape = meadow.shapes[CHURCH]
    roads = [edge for edge in range(shape.size) if shape.kinds[edge] == ROAD]
    out: list[list[tuple[int, Spot]]] = []
    for order in permutations(others):
        layout = laid_around(church, [*order], roads)
        if layout:
            out.append([(CHURCH, Spot(0, 0, 0)), *layout])
    return out


def laid_around(village: Village, order: list[int], roads: list[int]) -> list[tuple[int, Spot]]:
    """The tiles laid at the church's roads in this order, or nothing if that is impossible."""
    if not order:
        return []
    shape = village.shapes[order[0]]
    for edge in range(shape.size):
        if shape.kinds[edge] == ROAD:
            spot = spot_of(village, order[0], CHURCH, roads[0], edge)
            if is_legal(village, order[0], spot):
                rest = laid_around(village.lay(order[0], spot), order[1:], roads[1:])
                if len(rest) == len(order) - 1:
                    return [(order[0], spot), *rest]
    return []
