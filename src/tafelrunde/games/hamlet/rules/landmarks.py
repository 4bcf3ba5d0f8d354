"""What landmarks count at the end (chapter 14, 13.3)."""

from __future__ import annotations

from .numbers import BARN, CHURCH, FARM
from .state import Hamlet
from .village.network import road_steps
from .village.tile_shapes import EDGE, FOREST, ROCK
from .village.village import members

# by what it counts
RULES = {
    "forest": "14.1", "rock": "14.2", "path": "14.3", "bridge": "14.4", "distance": "14.5",
    "farms": "14.6", "roads": "14.7", "landmarks": "14.8", "neighbours": "14.9", "trades": "14.10",
    "donkeys": "14.11", "orders": "14.12",
}  # fmt: skip


def landmark_points(state: Hamlet, side: int, tile: int) -> int:
    """What one landmark brings its owner."""
    entry = state.setup.tiles[tile]
    if entry.link and state.village.network >> tile & 1 == 0:
        return 0
    out = entry.each * counted(state, side, tile, entry.scoring)
    return out if entry.most < 0 else min(out, entry.most)


def counted(state: Hamlet, side: int, tile: int, scoring: str) -> int:
    """How many of what its text names there are."""
    me = state.sides[side]
    village = state.village
    if scoring == "forest":
        return segments_against(state, tile, FOREST)
    if scoring == "rock":
        return segments_against(state, tile, ROCK)
    if scoring == "path":
        return 1 if any(road.is_path for road in village.roads_of(tile)) else 0
    if scoring == "bridge":
        return 1 if any(not road.is_path for road in village.roads_of(tile)) else 0
    if scoring == "distance":
        return max(0, road_steps(village, CHURCH)[tile] - 1)
    if scoring == "farms":
        return sum([1 for t in village.laid if t == FARM or state.setup.role[t] == BARN])
    if scoring == "roads":
        return sum([1 for road in village.roads if road.owner == side])
    if scoring == "landmarks":
        return len(members(me.landmarks)) - 1
    if scoring == "neighbours":
        return len(members(village.around[tile]))
    if scoring == "trades":
        return len(members(me.trades))
    if scoring == "donkeys":
        return len(me.donkeys) + len(me.driven)
    assert scoring == "orders", scoring
    return len(members(me.orders))


def segments_against(state: Hamlet, tile: int, kind: int) -> int:
    village = state.village
    out = 0
    for place in village.contacts[tile]:
        if place >= 0 and village.shapes[place // EDGE].kinds[place % EDGE] == kind:
            out += 1
    return out
