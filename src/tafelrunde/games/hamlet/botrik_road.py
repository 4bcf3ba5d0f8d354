"""Hamlet: Botrik builds a bridge or a path (chapter 22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.hamlet.botrik_board import as_set, best
from tafelrunde.games.hamlet.botrik_place import PERSON
from tafelrunde.games.hamlet.botrik_work import after
from tafelrunde.games.hamlet.building import road_needs
from tafelrunde.games.hamlet.chains import longest_road
from tafelrunde.games.hamlet.network import distance
from tafelrunde.games.hamlet.numbers import CHURCH, ROAD_ACTION, ROAD_COST, STONE, WOOD
from tafelrunde.games.hamlet.paying import payment
from tafelrunde.games.hamlet.placement import is_path, road_edges
from tafelrunde.games.hamlet.step import PAVE, ROADWORK, SITE, Step
from tafelrunde.games.hamlet.tile_shapes import EDGE
from tafelrunde.games.hamlet.tokens import available
from tafelrunde.games.hamlet.village import Longest, flood, members

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet


def try_road(state: Hamlet, side: int, below: Step) -> bool:
    """22.1."""
    roads = narrowed_roads(state, side, True)
    if not roads:
        if state.told is not None:
            state.tell(EVERYONE, "road-fails", "22.1", lacking(state, side))
        return False
    sites = as_set([road // EDGE for road in roads])
    if sites & (sites - 1):
        state.step = Step(SITE, side, sites, 0, 0, below)
    else:
        choose_road(state, Step(SITE, side, sites, 0, 0, below), roads[0] // EDGE)
    return True


def possible_roads(state: Hamlet, side: int) -> list[int]:
    """22.1: tile * EDGE + edge, as the usual rules and the raw materials allow."""
    village = state.village
    if state.sides[side].pieces == 0:
        return []
    bridges = available(state, village.network, 1 << WOOD) >= ROAD_COST
    paths = available(state, village.network, 1 << STONE) >= ROAD_COST
    out: list[int] = []
    if bridges or paths:
        for tile in members(village.network):
            for edge in road_edges(village, side, tile):
                if paths if is_path(village, tile, edge) else bridges:
                    out.append(tile * EDGE + edge)
    return out


def lacking(state: Hamlet, side: int) -> str:
    """What it needs to build a road, if none is possible."""
    if state.sides[side].pieces == 0:
        return "piece"
    village = state.village
    sites = [tile for tile in members(village.network) if road_edges(village, side, tile)]
    return "raw" if sites else "room"


def beyond(state: Hamlet, road: int) -> int:
    """The tile to which a road would lead."""
    return state.village.contacts[road // EDGE][road % EDGE] // EDGE


def narrowed_roads(state: Hamlet, side: int, aloud: bool) -> list[int]:
    """22.2 to 22.5."""
    roads = possible_roads(state, side)
    if not roads:
        return roads
    village = state.village
    keys = [0 if joins_landmark(state, road) else 1 for road in roads]
    roads = best(state, roads, keys, "22.2", "why-avoids-landmark", aloud)
    if aloud and max(keys) == 0:
        state.tell(EVERYONE, "because", "22.2", "why-unavoidable-landmark")
    outside = [1 if village.network >> beyond(state, road) & 1 == 0 else 0 for road in roads]
    roads = best(state, roads, outside, "22.3", "why-unconnected", aloud)
    if max(outside):
        keys = [-distance(village, CHURCH, beyond(state, road)) for road in roads]
        roads = best(state, roads, keys, "22.3", "why-church", aloud)
    else:
        keys = [-len(members(village.links[road // EDGE])) for road in roads]
        roads = best(state, roads, keys, "22.4", "why-few-links", aloud)
    wanted = [
        longest_road(village, 1 << side, side) if has_roads(state, side) else None,
        longest_road(village, 1 << PERSON, PERSON) if has_roads(state, PERSON) else None,
        longest_road(village, 0),
    ]
    reasons = ("why-own-road", "why-your-road", "why-plain-road")
    for i, road_class in enumerate(wanted):
        if road_class is not None and has_several_sites(roads):
            keys = [1 if prolongs(state, road, road_class) else 0 for road in roads]
            roads = best(state, roads, keys, "22.5", reasons[i], aloud)
    if has_several_sites(roads):
        keys = [-distance(village, CHURCH, road // EDGE) for road in roads]
        roads = best(state, roads, keys, "22.5", "why-church", aloud)
    return roads


def has_roads(state: Hamlet, side: int) -> bool:
    return any(road.owner == side for road in state.village.roads)


def has_several_sites(roads: list[int]) -> bool:
    sites = as_set([road // EDGE for road in roads])
    return sites & (sites - 1) != 0


def joins_landmark(state: Hamlet, road: int) -> bool:
    """22.2."""
    other = beyond(state, road)
    village = state.village
    if village.network >> other & 1:
        return False
    return flood(village.links, other) & state.sides[PERSON].landmarks != 0


def prolongs(state: Hamlet, road: int, longest: Longest) -> bool:
    """22.5: the tile built from is an end of such a road, the other one not on it."""
    return longest.spares[road // EDGE] >> beyond(state, road) & 1 == 1


def choose_road(state: Hamlet, step: Step, site: int) -> None:
    """22.6."""
    edges = possible_edges(state, step.side, site)
    now = Step(PAVE, step.side, site, 0, 0, step.below)
    if len(edges) > 1:
        state.step = now
    else:
        pave(state, now, edges[0])


def possible_edges(state: Hamlet, side: int, site: int) -> list[int]:
    roads = narrowed_roads(state, side, False)
    return [road % EDGE for road in roads if road // EDGE == site]


def pave(state: Hamlet, step: Step, edge: int) -> None:
    """22.7."""
    assert step.below is not None
    side = step.side
    done = Step(ROADWORK, side, step.a, edge, 0, after(side, ROAD_ACTION, step.a, step.below))
    state.step = payment(side, step.a, road_needs(state, step.a, edge), done)
