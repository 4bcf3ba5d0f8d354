"""Connections, walking, distances and transport in a village (3.7, 4.2, 4.5, 5.2, 16.6).

Everybody walks over `village.links`; a villager can reach every tile of `village.network`.

    connections(village, tile)    how many a tile has
    road_steps(village, tile)     per tile the roads to walk to it, -1 if none leads there
    near_steps(village, tile)     per tile the shared edges to cross to it, roads or not
    distance(village, a, b)       by road; where no road leads, by shared edges
    reach(village, tile, donkeys) tiles from which things can be brought to a tile
    carriers(village, source, tile, donkeys)   the donkeys' tiles on a shortest such way
"""

from __future__ import annotations

from .tile_shapes import ROAD
from .village import Village


def connections(village: Village, tile: int) -> int:
    """3.7: places where road meets road, and built roads; a neighbour may have several."""
    out = len(village.roads_of(tile))
    kinds = village.shapes[tile].kinds
    for edge, place in enumerate(village.contacts[tile]):
        if place >= 0 and kinds[edge] == ROAD:
            out += 1
    return out


def steps_from(links: list[int], start: int) -> list[int]:
    """Steps to every tile, -1 where no way leads."""
    out = [-1] * len(links)
    met = 1 << start
    edge = met
    steps = 0
    while edge != 0:
        beyond = 0
        while edge != 0:
            low = edge & -edge
            edge -= low
            tile = low.bit_length() - 1
            out[tile] = steps
            beyond |= links[tile]
        edge = beyond & ~met
        met |= edge
        steps += 1
    return out


def road_steps(village: Village, tile: int) -> list[int]:
    if not village.road_rows:
        village.road_rows = [[] for _ in village.links]
    row = village.road_rows[tile]
    if not row:
        row = steps_from(village.links, tile)
        village.road_rows[tile] = row
    return row


def near_steps(village: Village, tile: int) -> list[int]:
    if not village.near_rows:
        village.near_rows = [[] for _ in village.links]
    row = village.near_rows[tile]
    if not row:
        row = steps_from(village.around, tile)
        village.near_rows[tile] = row
    return row


def distance(village: Village, a: int, b: int) -> int:
    """16.6: by road; where none leads, by adjacent tiles."""
    by_road = road_steps(village, a)[b]
    return by_road if by_road >= 0 else near_steps(village, a)[b]


def reach(village: Village, tile: int, donkeys: int) -> int:
    """5.2: a tile itself, those joined to it, and on from every one of them that has a donkey."""
    links = village.links
    met = links[tile] | 1 << tile
    todo = met & donkeys & ~(1 << tile)
    while todo != 0:
        low = todo & -todo
        new = links[low.bit_length() - 1] & ~met
        met |= new
        todo = (todo - low) | (new & donkeys)
    return met


def carriers(village: Village, source: int, tile: int, donkeys: int) -> list[int]:
    """The tiles strictly between on a shortest way by which a thing is brought, source first.

    Empty when the two are the same or joined; among equally short ways that over the lowest tiles.
    """
    links = village.links
    before = [-1] * len(links)
    row = [tile]
    met = 1 << tile
    while row and before[source] < 0 and source != tile:
        beyond: list[int] = []
        for here in row:
            if here == tile or donkeys >> here & 1:
                for there in range(len(links)):
                    if links[here] >> there & 1 and not met >> there & 1:
                        met |= 1 << there
                        before[there] = here
                        beyond.append(there)
        row = sorted(beyond)
    out: list[int] = []
    here = before[source]
    while here >= 0 and here != tile:
        out.append(here)
        here = before[here]
    return out
