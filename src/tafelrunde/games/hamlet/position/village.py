"""A village as data, in the shape that `view.py` documents.

{"village": [{"tile": "church", "at": [0, 0], "turn": 0}, …],      in the order they were laid
 "roads": [{"from": "church", "edge": "e11", "to": "quarry", "by": "0"}, …]}

write_village(village, names)            the list under "village"; `names` are those of the tiles
write_roads(village, names, sides)       the list under "roads"; `sides` are names of owners
read_village(fields, meadow, names, sides)   both, checked; `meadow` is the village without tiles
"""

from __future__ import annotations

from tafelrunde.core.data import Fields, Json

from ..rules.village.placement import is_legal, road_edges
from ..rules.village.tile_shapes import EDGE, HOST_EDGES
from ..rules.village.village import CHURCH, Spot, Village

FAR = 1_000  # no corner lies farther out


def write_village(village: Village, names: list[str]) -> list[Json]:
    out: list[Json] = []
    for tile in village.laid:
        spot = village.spot(tile)
        out.append({"tile": names[tile], "at": [spot.q, spot.r], "turn": spot.turn})
    return out


def write_roads(village: Village, names: list[str], sides: list[str]) -> list[Json]:
    return [
        {
            "from": names[road.tile],
            "edge": HOST_EDGES[road.edge],
            "to": names[road.other],
            "by": sides[road.owner],
        }
        for road in village.roads
    ]


def read_village(fields: Fields, meadow: Village, names: list[str], sides: list[str]) -> Village:
    """The church first, then each tile where it touches earlier ones and agrees with them."""
    village = meadow
    for entry in fields.items("village"):
        village = read_tile(village, entry, names)
    if not village.laid:
        raise fields.bad("village", "must begin with the church", "church-first")
    if fields.has("roads"):
        for entry in fields.items("roads"):
            village = read_road(village, entry, names, sides)
    return village


def read_tile(village: Village, entry: Fields, names: list[str]) -> Village:
    tile = entry.one_of("tile", names)
    q, r = entry.numbers("at", -FAR, FAR, 2)
    spot = Spot(q, r, entry.number("turn", 0, village.shapes[tile].period - 1))
    entry.done()
    if (tile == CHURCH) != (not village.laid):
        raise entry.bad("tile", "must be the church first, and then others", "church-first")
    if village.tiles >> tile & 1:
        raise entry.bad("tile", "lies in the village already", "tile-twice", (names[tile],))
    if not is_legal(village, tile, spot):
        what = "overlaps a tile or cuts a road there"
        raise entry.bad("at", what, "overlaps", (names[tile],))
    other = village.lay(tile, spot)
    if other.around[tile] == 0 and tile != CHURCH:
        raise entry.bad("at", "touches no other tile", "alone", (names[tile],))
    return other


def read_road(village: Village, entry: Fields, names: list[str], sides: list[str]) -> Village:
    tile = entry.one_of("from", names)
    edge = entry.one_of("edge", list(HOST_EDGES))
    owner = entry.one_of("by", sides)
    to = entry.one_of("to", names)
    entry.done()
    if edge not in road_edges(village, owner, tile):
        what = "is no place where a road may be built"
        raise entry.bad("edge", what, "no-road", (names[tile], names[to]))
    if village.contacts[tile][edge] // EDGE != to:
        what = "does not lie beyond that edge"
        raise entry.bad("to", what, "no-road", (names[tile], names[to]))
    return village.build(owner, tile, edge)
