"""What a position is worth and which actions look promising.

Frozen: other bots are measured against this judgement, so it is never tuned.
"""

from __future__ import annotations

from math import tanh
from typing import TYPE_CHECKING, Final

from .rules.numbers import (
    CHURCH,
    GOLD_PER_POINT,
    HALL,
    LANDMARK,
    MARKET,
    PLANNER,
    RAW,
    REFINERY,
)
from .rules.paying import can_pay, sources
from .rules.scoring import Over, count, sheet
from .rules.selling import open_orders
from .rules.state import Hamlet
from .rules.village.network import distance
from .rules.village.village import members

if TYPE_CHECKING:
    from tafelrunde.core.action import Action
    from tafelrunde.core.state import State

# in points
GOLD: Final = 0.45  # more than at the end: it hires, buys and delivers
VILLAGER: Final = 5.0
DONKEY: Final = 1.2
BLUEPRINT: Final = 1.2
READY: Final = 0.9  # part of a blueprint's reward that can be paid at once
SIMPLE: Final = 1.2
FINE: Final = 2.2
MILESTONE: Final = 3.0
ORDER: Final = 1.5  # beyond its points: the award
TRADE: Final = 0.7
CHANCE_TO_ACT: Final = 0.35  # a villager that still stands
SCALE: Final = 25.0


def value(state: State) -> list[float]:
    """Between -1 and 1, ±1 where it is decided; each side against the best of the others."""
    assert isinstance(state, Hamlet)
    sides = len(state.sides)
    if isinstance(state.decision, Over):
        return decided(state)
    if not state.village.laid:
        return [0.0] * sides
    scores = [standing(state, side) for side in range(sides)]
    out: list[float] = []
    for side in range(sides):
        best = max([score for other, score in enumerate(scores) if other != side])
        out.append(tanh((scores[side] - best) / SCALE))
    return out


def decided(state: Hamlet) -> list[float]:
    outcome = state.outcome()
    assert outcome is not None
    shared = outcome.ranks.count(1) > 1
    return [(0.0 if shared else 1.0) if rank == 1 else -1.0 for rank in outcome.ranks]


def standing(state: Hamlet, side: int) -> float:
    """Points made and to be expected."""
    me = state.sides[side]
    out = float(me.points)
    for part, values in sheet(state):
        if part not in ("track", "gold"):
            out += values[side] * (0.6 if part in ("chaplain", "sacristan") else 0.8)
    if side == state.setup.botrik:
        out += 0.6 * me.gold
    else:
        out += GOLD * min(me.gold, 14) + max(0, me.gold - 14) / GOLD_PER_POINT
    rounds = rounds_left(state)
    out += VILLAGER * (3 - me.house) * rounds + DONKEY * (len(me.donkeys) + len(me.driven)) * rounds
    out += ORDER * count(me.orders) + TRADE * count(me.trades)
    for milestone, holder in enumerate(state.milestones):
        if holder == side:
            out += (MILESTONE if milestone != PLANNER else 0.5) * rounds
    out += hand(state, side, rounds) + goods(state, side)
    if state.turn == side:
        out += CHANCE_TO_ACT * len(me.standing)
    return out


def rounds_left(state: Hamlet) -> float:
    """How much of the match is still to come, from 1 to 0."""
    if state.last:
        return 0.0
    orders = len(state.setup.orders)
    return count(open_orders(state)) / orders


def hand(state: Hamlet, side: int, rounds: float) -> float:
    """Blueprints, more if they could be paid from where one stands."""
    me = state.sides[side]
    setup = state.setup
    if not me.blueprints:
        return 0.0
    within = state.village.network
    if side != setup.botrik:
        within = 0
        for tile in [*me.standing, *me.lying]:
            within |= sources(state, side, tile)
    out = 0.0
    for tile in me.blueprints:
        out += BLUEPRINT * max(rounds, 0.2)
        payable = me.gold >= setup.price[tile] or side == setup.botrik
        if payable and can_pay(state, side, within, setup.needs[tile], False):
            out += READY * setup.reward[tile] * 0.4
    return out


def goods(state: Hamlet, side: int) -> float:
    """Own goods in the village: somebody will use them."""
    out = 0.0
    for tile in state.setup.refineries:
        for code in (state.on[tile] & 15, state.on[tile] >> 4):
            if code and (code - 1) >> 1 == side:
                out += FINE if (code - 1) & 1 else SIMPLE
    return out


def prior(state: State, seat: int, legal: list[Action]) -> list[float]:
    """Plausible weights that add up to one."""
    assert isinstance(state, Hamlet)
    weights = [weight(state, action) for action in legal]
    whole = sum(weights)
    return [w / whole for w in weights]


def weight(state: Hamlet, action: Action) -> float:
    setup = state.setup
    block = action.block
    if state.decision.seat == setup.botrik:
        return 1.0
    if block is setup.go:
        return 0.2 + worth_of_visit(state, action.b)
    if block is setup.build:
        return 12.0
    if block is setup.deliver:
        return 25.0
    if block is setup.sell:
        return 14.0
    if block is setup.refine:
        return 5.0 + 2.0 * action.a
    if block is setup.produce:
        return 3.0
    if block is setup.hire:
        return 10.0
    if block is setup.take:
        return 4.0
    if block is setup.road:
        return 2.0
    if block is setup.drive:
        return 0.3
    if block is setup.donkey:
        return 0.4 if distance(state.village, CHURCH, action.a) else 0.8
    if block is setup.rest or block is setup.leave:
        return 0.2
    return 1.0


def worth_of_visit(state: Hamlet, tile: int) -> float:
    """What a villager could do on a tile, roughly."""
    setup = state.setup
    side = state.decision.seat
    me = state.sides[side]
    within = sources(state, side, tile)
    out = 0.0
    for blueprint in me.blueprints:
        ready = me.gold >= setup.price[blueprint]
        if ready and can_pay(state, side, within, setup.needs[blueprint], True):
            out += 2.0
            if setup.role[blueprint] == LANDMARK:
                out += 0.5
    if tile == HALL:
        out += 2.0 if len(me.blueprints) < 2 else 0.3
        if me.gold >= 5 and me.house:
            out += 3.0
    elif tile == MARKET:
        for trade in state.open_trades:
            if can_pay(state, side, within, setup.trade_needs[trade], False):
                out += 5.0
    elif tile == CHURCH:
        for order in members(open_orders(state)):
            kinds = setup.order_kinds[order]
            number = setup.order_counts[order]
            if kinds == 0:
                out += 8.0 if me.gold >= number else 0.0
            elif can_pay(state, side, within, [(kinds, number)], True):
                out += 8.0
    elif setup.role[tile] == REFINERY:
        stock = me.stock[setup.makes[tile] - RAW]
        if stock and can_pay(state, side, within, [(1 << setup.takes[tile], 1)], False):
            out += 3.0
    elif setup.slots[tile]:
        out += 1.0
    return out
