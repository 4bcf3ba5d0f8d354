"""The laid tiles and built roads, and what touches and joins what (chapter 3 of the rules).

A `Village` is never changed. `lay` and `build` give a new one, so a clone of a state keeps the same
object, and whatever is worked out once about a village (placements, distances, longest roads) is
known to all clones. What lies or stands on tiles is not in here but in the state.

Tiles are numbers (positions in `data/tiles.toml`), sets of tiles are ints with one bit per tile
(`members(mask)` lists them), edges are numbers from 0 in the order of that file. An edge in the
village is one int, `tile * EDGE + edge`.

    village.laid             tiles in the order in which they were laid
    village.tiles            the same as a set
    village.spots[tile]      Spot(q, r, turn), or None
    village.contacts[tile]   per edge the edge it lies against (tile * EDGE + edge), or -1
    village.around[tile]     tiles that share an edge with it
    village.printed[tile]    tiles whose printed road meets one of its own
    village.links[tile]      tiles joined to it by a printed or a built road
    village.network          tiles joined to the church, the church included
    village.roads            Road(owner, tile, edge, other, other_edge), in the order built
    village.roads_of(tile)   the same, those that lead to or from a tile
    village.parallel         whether roads may run side by side (9.4)
    village.road_at(tile, edge, owner)   whether this owner has a road across this edge
    village.lay(tile, spot)              a village with one more tile
    village.build(owner, tile, edge)     a village with one more road

`placement.py` finds where tiles fit, `network.py` walks and carries, `chains.py` finds the longest
roads, `position/village.py` writes and reads a village as data.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from .ground import Ground, Laid, Lie, ground_for
from .tile_shapes import EDGE, FOREST, ROAD, WILD, Shape

CHURCH: Final = 0


def members(mask: int) -> list[int]:
    """The tiles of a set, in ascending order."""
    out: list[int] = []
    while mask != 0:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask -= low
    return out


def nth(mask: int, before: int) -> int:
    """The tile of a set that has so many others before it."""
    for _ in range(before):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def size(mask: int) -> int:
    """How many tiles a set has."""
    out = 0
    while mask != 0:
        mask &= mask - 1
        out += 1
    return out


def flood(links: list[int], start: int) -> int:
    """All tiles that hang together with this one."""
    met = 1 << start
    todo = met
    while todo != 0:
        low = todo & -todo
        todo -= low
        new = links[low.bit_length() - 1] & ~met
        met |= new
        todo |= new
    return met


@final
@mypyc_attr(acyclic=True)
class Spot:
    """Where a tile lies: its first corner and its turn."""

    __slots__ = ("q", "r", "turn")

    def __init__(self, q: int, r: int, turn: int) -> None:
        self.q = q
        self.r = r
        self.turn = turn


@final
class Road:
    """A built road across one pair of edges: a bridge over rock or a path through forest."""

    __slots__ = ("owner", "tile", "edge", "other", "other_edge", "is_path")

    def __init__(
        self, owner: int, tile: int, edge: int, other: int, other_edge: int, is_path: bool
    ) -> None:
        self.owner = owner
        self.tile = tile
        self.edge = edge
        self.other = other
        self.other_edge = other_edge
        self.is_path = is_path

    def joins(self, tile: int) -> bool:
        return self.tile == tile or self.other == tile

    def is_across(self, tile: int, edge: int) -> bool:
        here = self.tile == tile and self.edge == edge
        return here or (self.other == tile and self.other_edge == edge)


@final
class Longest:
    """All chains of tiles of the greatest length, summed up; `chains.py` finds them.

    `depth[tile]` is the fewest steps to an end on such a chain (0: it is an end), -1 off all of
    them. `spares[tile]` is the set of tiles that some such chain ending at this tile leaves out.
    """

    __slots__ = ("length", "depth", "spares")

    def __init__(self, tiles: int) -> None:
        self.length = 0
        self.depth = [-1] * tiles
        self.spares = [0] * tiles


@final
class Village:
    __slots__ = (
        "shapes", "ground", "laid", "tiles", "spots", "contacts", "around", "printed", "links",
        "roads", "network", "lies", "fitting", "road_rows", "near_rows",
        "longest", "behind", "parallel",
    )  # fmt: skip

    def __init__(self, shapes: list[Shape], ground: Ground, parallel: bool) -> None:
        self.shapes = shapes
        self.ground = ground
        self.parallel = parallel
        self.laid: list[int] = []
        self.tiles = 0
        self.spots: list[Spot | None] = []
        self.contacts: list[list[int]] = []
        self.around: list[int] = []
        self.printed: list[int] = []
        self.links: list[int] = []
        self.roads: list[Road] = []
        self.network = 0
        # worked out on first use
        self.lies: dict[int, list[Lie]] = {}  # by host * 64 + tile, see placement.py
        self.fitting: dict[int, bool] = {}
        self.road_rows: list[list[int]] = []  # by tile, see network.py
        self.near_rows: list[list[int]] = []
        self.longest: dict[int, Longest] = {}  # see chains.py
        self.behind: dict[int, int] = {}

    def copy(self, ground: Ground) -> Village:
        """Lists of its own, to be changed by `lay` and `build` before anybody sees it."""
        other = Village(self.shapes, ground, self.parallel)
        other.laid = self.laid
        other.tiles = self.tiles
        other.spots = self.spots
        other.contacts = self.contacts
        other.around = self.around
        other.printed = self.printed
        other.links = self.links[:]
        other.roads = self.roads
        other.network = self.network
        return other

    def lay(self, tile: int, spot: Spot) -> Village:
        """One more tile, where `placement.py` says that it fits."""
        shape = self.shapes[tile]
        ground = self.ground
        if not ground.has_room(spot.q, spot.r, shape.extent):
            ground = self.larger_ground(spot)
        laid = on_ground(ground, tile, shape, spot)
        touched = [self.place_at(ground, laid.cell * 6 + edge) for edge in laid.stamp.opposite]
        other = self.copy(ground.stamped([laid]))
        other.laid = [*self.laid, tile]
        other.tiles |= 1 << tile
        other.spots = self.spots[:]
        other.spots[tile] = spot
        other.join(tile, touched)
        if other.links[tile] == 0:  # no road leads there
            other.longest = self.longest
            other.behind = self.behind
        other.network = flood(other.links, CHURCH)
        return other

    def place_at(self, ground: Ground, start: int) -> int:
        """The edge that starts there, as tile * EDGE + edge, or -1."""
        tile = (ground.rim[start] & WILD - 1) - 1
        if tile < 0:
            return -1
        there = on_ground(ground, tile, self.shapes[tile], self.spot(tile))
        return tile * EDGE + there.stamp.edges.index(start - there.cell * 6)

    def join(self, tile: int, touched: list[int]) -> None:
        """Note what the new tile touches, on both sides."""
        self.contacts = self.contacts[:]
        self.around = self.around[:]
        self.printed = self.printed[:]
        self.contacts[tile] = touched
        kinds = self.shapes[tile].kinds
        bit = 1 << tile
        for edge, place in enumerate(touched):
            if place >= 0:
                there = place // EDGE
                row = self.contacts[there][:]
                row[place % EDGE] = tile * EDGE + edge
                self.contacts[there] = row
                self.around[there] |= bit
                self.around[tile] |= 1 << there
                if kinds[edge] == ROAD:
                    self.printed[there] |= bit
                    self.printed[tile] |= 1 << there
                    self.links[there] |= bit
                    self.links[tile] |= 1 << there

    def build(self, owner: int, tile: int, edge: int) -> Village:
        """One more road, where `placement.py` says that it may be."""
        place = self.contacts[tile][edge]
        other = self.copy(self.ground)
        there = place // EDGE
        is_path = self.shapes[tile].kinds[edge] == FOREST
        other.roads = [*self.roads, Road(owner, tile, edge, there, place % EDGE, is_path)]
        other.links[there] |= 1 << tile
        other.links[tile] |= 1 << there
        other.network = flood(other.links, CHURCH)
        # no tile has moved: what is known about room and adjacency still holds
        other.lies = self.lies
        other.fitting = self.fitting
        other.near_rows = self.near_rows
        return other

    def larger_ground(self, spot: Spot) -> Ground:
        """The same tiles on a ground that has room around this spot too."""
        spots = [spot, *[s for s in self.spots if s is not None]]
        qs = [s.q for s in spots]
        rs = [s.r for s in spots]
        ground = ground_for(min(qs), max(qs), min(rs), max(rs), self.ground.room)
        tiles = [on_ground(ground, t, self.shapes[t], self.spot(t)) for t in self.laid]
        return ground.stamped(tiles)

    def spot(self, tile: int) -> Spot:
        spot = self.spots[tile]
        assert spot is not None, tile
        return spot

    def roads_of(self, tile: int) -> list[Road]:
        return [road for road in self.roads if road.joins(tile)]

    def road_at(self, tile: int, edge: int, owner: int) -> bool:
        return any(road.owner == owner and road.is_across(tile, edge) for road in self.roads)


def on_ground(ground: Ground, tile: int, shape: Shape, spot: Spot) -> Laid:
    stamp = shape.turned[spot.turn].stamp(ground.height)
    return Laid(tile, shape, stamp, ground.cell(spot.q, spot.r))


def empty_village(shapes: list[Shape], parallel: bool = False) -> Village:
    """No tile lies yet."""
    ground = ground_for(0, 0, 0, 0, max([shape.extent for shape in shapes]))
    village = Village(shapes, ground, parallel)
    village.spots = [None for _ in shapes]
    village.contacts = [[-1] * shape.size for shape in shapes]
    village.around = [0] * len(shapes)
    village.printed = [0] * len(shapes)
    village.links = [0] * len(shapes)
    return village
