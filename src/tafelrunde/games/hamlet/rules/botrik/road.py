"""Botrik builds a bridge or a path (chapter 22)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask

from ..building import BuildRoad, road_needs
from ..fields import SIDE, Tile, Tiles
from ..numbers import CHURCH, PERSON, ROAD_ACTION, ROAD_COST, STONE, WOOD
from ..paying import payment
from ..question import Stack, Tie
from ..state import Hamlet
from ..tokens import available
from ..village.chains import longest_road
from ..village.network import connections, distance
from ..village.placement import is_path, road_edges
from ..village.tile_shapes import EDGE
from ..village.village import Longest, flood, members
from .board import as_set, best
from .villager import after


@final
class ChooseSite(Tie):
    """22.5: from which tile?"""

    key = "site"
    FIELDS = (SIDE, Tiles("tiles"))
    ON = ("aside",)

    def __init__(self, side: int, tiles: int, below: Stack) -> None:
        super().__init__(side, below)
        self.tiles = tiles  # the set of those tied

    def asked(self, state: Hamlet, seat: int) -> Ask:
        return Ask("botrik-site", "22.5")

    def legal(self, state: Hamlet, seat: int) -> list[Action]:
        return [state.setup.site.at(tile) for tile in members(self.tiles)]

    def chosen(self, state: Hamlet, action: Action) -> Stack:
        edges = possible_edges(state, self.side, action.a)
        return built_from(state, self.side, action.a, edges, self.waiting())


@final
class ChooseEdge(Tie):
    """22.6: across which edge?"""

    key = "pave"
    FIELDS = (SIDE, Tile("tile"))
    ON = ("aside",)

    def __init__(self, side: int, tile: int, below: Stack) -> None:
        super().__init__(side, below)
        self.tile = tile  # built from

    def asked(self, state: Hamlet, seat: int) -> Ask:
        return Ask("botrik-road", "22.6", (state.setup.names[self.tile],))

    def legal(self, state: Hamlet, seat: int) -> list[Action]:
        edges = possible_edges(state, self.side, self.tile)
        return [state.setup.road.at(edge) for edge in edges]

    def tell_choice(self, state: Hamlet, seat: int, action: Action) -> None:
        """By the tiles to which the roads would lead."""
        names = state.setup.names
        edges = [option.a for option in self.legal(state, seat)]
        there = [names[beyond(state, self.tile * EDGE + edge)] for edge in edges]
        chosen = names[beyond(state, self.tile * EDGE + action.a)]
        tied = " ".join(dict.fromkeys(there))
        state.tell(EVERYONE, "chosen-road", "16.5", len(edges), tied, chosen)

    def chosen(self, state: Hamlet, action: Action) -> Stack:
        return built(state, self.side, self.tile, action.a, self.waiting())


def try_road(state: Hamlet, side: int, below: Stack) -> Stack | None:
    """22.1: he builds one if he can; where, he narrows down."""
    roads = narrowed_roads(state, side, True)
    if not roads:
        if state.told is not None:
            state.tell(EVERYONE, "road-fails", "22.1", lacking(state, side))
        return None
    sites = as_set([road // EDGE for road in roads])
    if sites & (sites - 1):
        return ChooseSite(side, sites, below)
    return built_from(state, side, roads[0] // EDGE, [road % EDGE for road in roads], below)


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
    """22.2 to 22.5: what he prefers, one after the other."""
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
        keys = [-connections(village, road // EDGE) for road in roads]
        roads = best(state, roads, keys, "22.4", "why-few-links", aloud)
    if has_several_sites(roads) and has_roads(state, side):
        own = longest_road(village, 1 << side, side)
        roads = best_ends(state, roads, own, "why-own-road", aloud)
    if has_several_sites(roads) and has_roads(state, PERSON):
        yours = longest_road(village, 1 << PERSON, PERSON)
        roads = best_ends(state, roads, yours, "why-your-road", aloud)
    if has_several_sites(roads):
        roads = best_ends(state, roads, longest_road(village, 0), "why-plain-road", aloud)
    if has_several_sites(roads):
        keys = [-distance(village, CHURCH, road // EDGE) for road in roads]
        roads = best(state, roads, keys, "22.5", "why-church", aloud)
    return roads


def best_ends(
    state: Hamlet, roads: list[int], longest: Longest, reason: str, aloud: bool
) -> list[int]:
    """22.5: those that make these longest roads longer, if there are any."""
    keys = [1 if prolongs(state, road, longest) else 0 for road in roads]
    return best(state, roads, keys, "22.5", reason, aloud)


def has_roads(state: Hamlet, side: int) -> bool:
    return any(road.owner == side for road in state.village.roads)


def has_several_sites(roads: list[int]) -> bool:
    sites = as_set([road // EDGE for road in roads])
    return sites & (sites - 1) != 0


def joins_landmark(state: Hamlet, road: int) -> bool:
    """22.2: whether it connects a landmark of the person's."""
    other = beyond(state, road)
    village = state.village
    if village.network >> other & 1:
        return False
    return flood(village.links, other) & state.sides[PERSON].landmarks != 0


def prolongs(state: Hamlet, road: int, longest: Longest) -> bool:
    """22.5: the tile built from is an end of such a road, the other one not on it."""
    return longest.spares[road // EDGE] >> beyond(state, road) & 1 == 1


def built_from(state: Hamlet, side: int, tile: int, edges: list[int], below: Stack) -> Stack:
    """22.6: from this tile, across the only edge or one to be chosen."""
    if len(edges) > 1:
        return ChooseEdge(side, tile, below)
    return built(state, side, tile, edges[0], below)


def possible_edges(state: Hamlet, side: int, site: int) -> list[int]:
    roads = narrowed_roads(state, side, False)
    return [road % EDGE for road in roads if road // EDGE == site]


def built(state: Hamlet, side: int, tile: int, edge: int, below: Stack) -> Stack:
    """22.7: he pays, then it is built."""
    done = BuildRoad(side, tile, edge, after(side, ROAD_ACTION, tile, below))
    return payment(side, tile, road_needs(state, tile, edge), done)
