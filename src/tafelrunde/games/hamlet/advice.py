"""What a position is worth, by weighed features, and which actions look promising.

`tafelrunde tune` writes the weights into `data/advice.toml`. Features of a side:

    points      on the track
    landmarks   what they count now
    roads       with the longest one
    church      the awards for orders that it holds now
    honours     the merchant's and the landscaper's
    gold        up to 14: it hires, buys and delivers, the less the later it is
    riches      gold beyond that
    villagers   hired ones
    donkeys
    orders      filled
    trades      made
    milestones  for goods
    planner     that milestone
    blueprints  in hand
    ready       rewards of those that could be paid from where somebody stands
    simple      own simple goods in the village: somebody will use them
    fine        own goods of high quality
    standing    villagers that may still act in this turn
    delivery    points of open orders, each by the square of the part of its goods within reach
    sale        the same for the trades on offer
    turn        it is this side's turn
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.state import State
from tafelrunde.core.worth import Weights, chances, decided, scores, weights_of

from .reference import prior, rounds_left
from .rules.numbers import CHURCH, MARKET, PLANNER, VILLAGERS
from .rules.paying import can_pay, sources
from .rules.scoring import Over, count, sheet
from .rules.selling import open_orders
from .rules.setup import Needs
from .rules.state import Hamlet
from .rules.tokens import available
from .rules.village.village import members

__all__ = ["FEATURES", "features", "prior", "progress", "value", "weigh"]

FEATURES: Final = (
    "points", "landmarks", "roads", "church", "honours", "gold", "riches", "villagers", "donkeys",
    "orders", "trades", "milestones", "planner", "blueprints", "ready", "simple", "fine",
    "standing", "delivery", "sale", "turn",
)  # fmt: skip
PLACES: Final = {
    "landmarks": 1, "roads": 2, "longest": 2, "chaplain": 3, "sacristan": 3, "merchant": 4,
    "landscaper": 4,
}  # fmt: skip
PURSE: Final = 14  # gold that can be put to use
WEIGHTS: Final = weights_of("tafelrunde.games.hamlet", FEATURES)


def value(state: State) -> list[float]:
    """Between -1 and 1, ±1 where it is decided."""
    return weigh(state, WEIGHTS)


def weigh(state: State, weights: Weights) -> list[float]:
    assert isinstance(state, Hamlet)
    if isinstance(state.decision, Over):
        return decided(state.decision.outcome(state))
    if not state.village.laid:
        return [0.0] * len(state.sides)
    return chances(scores(features(state), weights.at(progress(state))))


def progress(state: State) -> float:
    """How much of the church stands."""
    assert isinstance(state, Hamlet)
    return 1.0 - rounds_left(state)


def features(state: State) -> list[list[float]]:
    """By side, in the order of FEATURES."""
    assert isinstance(state, Hamlet)
    sides = len(state.sides)
    out: list[list[float]] = [[0.0] * len(FEATURES) for _ in range(sides)]
    for part, values in sheet(state):
        place = PLACES.get(part, -1)
        if place >= 0:
            for side in range(sides):
                out[side][place] += values[side]
    remaining = members(open_orders(state))
    for side in range(sides):
        count_holdings(state, side, out[side])
        count_goods(state, side, out[side])
        count_reach(state, side, remaining, out[side])
    for milestone, holder in enumerate(state.milestones):
        if holder >= 0:
            out[holder][12 if milestone == PLANNER else 11] += 1.0
    return out


def count_holdings(state: Hamlet, side: int, numbers: list[float]) -> None:
    me = state.sides[side]
    numbers[0] = float(me.points)
    numbers[5] = float(min(me.gold, PURSE))
    numbers[6] = float(max(0, me.gold - PURSE))
    numbers[7] = float(VILLAGERS - me.house)
    numbers[8] = float(len(me.donkeys) + len(me.driven))
    numbers[9] = float(count(me.orders))
    numbers[10] = float(count(me.trades))
    numbers[13] = float(len(me.blueprints))
    if state.turn == side:
        numbers[17] = float(len(me.standing))
        numbers[20] = 1.0


def count_goods(state: Hamlet, side: int, numbers: list[float]) -> None:
    for tile in state.setup.refineries:
        for code in (state.on[tile] & 15, state.on[tile] >> 4):
            if code and (code - 1) >> 1 == side:
                numbers[16 if (code - 1) & 1 else 15] += 1.0


def count_reach(state: Hamlet, side: int, remaining: list[int], numbers: list[float]) -> None:
    """What could be built, delivered and sold with what lies within reach."""
    me = state.sides[side]
    setup = state.setup
    if me.blueprints:
        within = 0
        for tile in [*me.standing, *me.lying]:
            within |= sources(state, side, tile)
        if side == setup.botrik:
            within = state.village.network
        for tile in me.blueprints:
            payable = me.gold >= setup.price[tile] or side == setup.botrik
            if payable and can_pay(state, side, within, setup.needs[tile], False):
                numbers[14] += setup.reward[tile]
    at_church = sources(state, side, CHURCH)
    for order in remaining:
        wanted = setup.order_counts[order]
        kinds = setup.order_kinds[order]
        there = me.gold if kinds == 0 else available(state, at_church, kinds)
        part = min(there, wanted) / max(1, wanted)
        numbers[18] += part * part * setup.orders[order].points
    at_market = sources(state, side, MARKET)
    for trade in state.open_trades:
        part = covered(state, at_market, setup.trade_needs[trade])
        numbers[19] += part * part * setup.trades[trade].points


def covered(state: Hamlet, within: int, needs: Needs) -> float:
    """The part of a cost that lies there."""
    whole = 0
    there = 0
    for kinds, wanted in needs:
        whole += wanted
        there += min(wanted, available(state, within, kinds))
    return there / whole if whole else 1.0
