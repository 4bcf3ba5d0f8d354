"""Hamlet: places and roads that are built, and the milestones they bring (chapters 8, 9, 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.hamlet.chance import row_is_short
from tafelrunde.games.hamlet.numbers import (
    GOODS,
    LANDMARK,
    MILESTONES,
    PLANNER,
    RAW,
    REFINERY,
    ROAD_COST,
    STACKS,
    STONE,
    WOOD,
)  # fmt: skip
from tafelrunde.games.hamlet.placement import is_path, spot_of
from tafelrunde.games.hamlet.setup import Needs
from tafelrunde.games.hamlet.step import DRAW, Step, rest
from tafelrunde.games.hamlet.tile_shapes import EDGE
from tafelrunde.games.hamlet.tokens import score

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet


def road_needs(state: Hamlet, tile: int, edge: int) -> Needs:
    """9.2: 2 stone for a path, 2 wood for a bridge."""
    kind = STONE if is_path(state.village, tile, edge) else WOOD
    return [(1 << kind, ROAD_COST)]


def raise_place(state: Hamlet, step: Step) -> None:
    """8.1 to 8.4: it is paid; lay it, take the reward, the milestone, put the flag."""
    tile = step.a
    host = step.b
    side = state.sides[step.side]
    setup = state.setup
    spot = spot_of(state.village, tile, host, step.c // EDGE, step.c % EDGE)
    state.village = state.village.lay(tile, spot)
    side.blueprints.remove(tile)
    state.step = rest(step)
    owner = setup.owners[step.side]
    state.tell(EVERYONE, "builds", "8.1", owner, setup.names[tile], setup.names[host])
    score(state, step.side, setup.reward[tile], "8.3")
    if setup.role[tile] == LANDMARK:
        side.landmarks |= 1 << tile
        side.flags -= 1
    elif setup.role[tile] == REFINERY:
        good = setup.makes[tile] - RAW
        if state.milestones[good] < 0:
            state.milestones[good] = step.side
            state.bag |= setup.groups[STACKS + good]  # 12.3
            state.tell(EVERYONE, "milestone", "12.1", owner, MILESTONES[good])
            state.tell(EVERYONE, "unlocks", "12.3", f"stack-{GOODS[good]}")
            if row_is_short(state):
                state.step = Step(DRAW, 0, 0, 0, 0, state.step)


def build_road(state: Hamlet, step: Step) -> None:
    """9.3, 12.4: it is paid; put the piece."""
    village = state.village
    state.village = village.build(step.side, step.a, step.b)
    state.sides[step.side].pieces -= 1
    state.step = rest(step)
    setup = state.setup
    owner = setup.owners[step.side]
    if state.told is not None:
        road = state.village.roads[-1]
        code = "path" if road.is_path else "bridge"
        names = setup.names
        state.tell(EVERYONE, f"builds-{code}", "9.3", owner, names[step.a], names[road.other])
    if state.milestones[PLANNER] < 0:
        state.milestones[PLANNER] = step.side
        state.tell(EVERYONE, "milestone", "12.4", owner, MILESTONES[PLANNER])
