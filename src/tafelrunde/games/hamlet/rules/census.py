"""All pieces counted (chapter 1)."""

from __future__ import annotations

from .numbers import GOODS, KINDS, RAW
from .scoring import count
from .state import Hamlet
from .turn import LieDown


def census(state: Hamlet) -> dict[str, int]:
    """All pieces that take part, wherever they are."""
    setup = state.setup
    out: dict[str, int] = {}
    for kind in range(RAW):
        lying = sum([state.on[tile] >> 2 * kind & 3 for tile in setup.producers])
        out[KINDS[kind]] = state.supply[kind] + lying
    held = len(state.village.laid) + len(state.row) + count(state.bag)
    for good in range(len(GOODS)):
        if state.milestones[good] < 0:
            held += count(setup.groups[2 + good])
    trades = len(state.open_trades)
    for number, side in enumerate(state.sides):
        held += len(side.blueprints)
        trades += count(side.trades)
        out |= side_census(state, number)
    if not state.village.laid:
        held += count(setup.groups[0])
    out["tiles"] = held
    undrawn = len(setup.trades) - count(state.drawn_trades)
    out["trade tiles"] = trades + undrawn
    out["milestones"] = len(state.milestones)
    return out


def side_census(state: Hamlet, number: int) -> dict[str, int]:
    side = state.sides[number]
    name = str(state.setup.owners[number])
    acting = [it for it in state.stack() if isinstance(it, LieDown) and it.side == number]
    goods = sum(side.stock)
    for tile in state.setup.refineries:
        for code in (state.on[tile] & 15, state.on[tile] >> 4):
            if code and (code - 1) >> 1 == number:
                goods += 1
    built = sum([1 for road in state.village.roads if road.owner == number])
    out = {
        f"{name} villagers": side.house + len(side.standing) + len(side.lying) + len(acting),
        f"{name} goods": goods,
        f"{name} roads": side.pieces + built,
        f"{name} flags": side.flags + count(side.landmarks),
    }
    if number != state.setup.botrik:
        out[f"{name} donkeys"] = side.stable + len(side.donkeys) + len(side.driven)
    return out
