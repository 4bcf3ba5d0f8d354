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
    donkeys     tiles that hold one of its own
    orders      filled
    trades      made
    milestones  for goods
    planner     that milestone
    blueprints  in hand, landmarks only as far as there are flags
    patents     those that would bring a milestone
    stuck       landmarks in hand for which there is no flag left: nothing else fits in their place
    ready       rewards of blueprints, each by the square of the part of its cost that can be
                brought to the best tile for it; what must be bought counts a little less
    simple      own simple goods in the village: somebody will use them
    fine        own goods of high quality
    standing    villagers that may still act in this turn
    delivery    points of the open order that is nearest, by the square of the part that lies within
                reach or can be bought: what serves two can be spent once
    sale        the same for the trades on offer, without buying
    filled      points of the orders that could be delivered
    sold        the same for trades
    works       slots of linked refineries whose milestone it holds
    craft       goods that could be made with raw material within reach, those of high quality twice
    hire        the square of the part of the next villager's price that is there
    flags       left for landmarks
    turn        it is this side's turn

What Botrik has counts otherwise than what a person has. For him these stand for the features
without `his-`, and for everybody else they are zero:

    his-gold
    his-villagers
    his-milestones
    his-blueprints
    his-ready
    his-simple
    his-fine
    his-delivery
    his-sale
    his-filled
    his-works

Walking costs nothing, so where villagers stand does not matter; where donkeys stand does. Played
alone, the weights are those of the table `alone`.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.core.state import State
from tafelrunde.core.worth import ALONE, Weights, chances, decided, scores, weights_of

from .reference import rounds_left, weight
from .rules.numbers import CHURCH, HIRE, LANDMARK, MARKET, PLANNER, RAW, REFINERY, VILLAGERS
from .rules.paying import price_of, sources
from .rules.scoring import Over, count, sheet
from .rules.selling import open_orders
from .rules.setup import Needs
from .rules.state import Hamlet
from .rules.tokens import available, empty_slots, is_fine
from .rules.village.village import members, size

__all__ = ["FEATURES", "features", "prior", "progress", "value", "weigh"]

FEATURES: Final = (
    "points", "landmarks", "roads", "church", "honours", "gold", "riches", "villagers", "donkeys",
    "orders", "trades", "milestones", "planner", "blueprints", "patents", "ready", "simple", "fine",
    "standing", "delivery", "sale", "filled", "sold", "craft", "hire", "flags", "stuck", "works",
    "turn",
    "his-gold", "his-villagers", "his-milestones", "his-blueprints", "his-ready", "his-simple",
    "his-fine", "his-delivery", "his-sale", "his-filled", "his-works",
)  # fmt: skip
PLACES: Final = {
    "landmarks": 1, "roads": 2, "longest": 2, "chaplain": 3, "sacristan": 3, "merchant": 4,
    "landscaper": 4,
}  # fmt: skip
GOLD: Final = 5
RICHES: Final = 6
HIRED: Final = 7
DONKEYS: Final = 8
ORDERS: Final = 9
TRADES: Final = 10
MILESTONES: Final = 11
PLANS: Final = 12
BLUEPRINTS: Final = 13
PATENTS: Final = 14
READY: Final = 15
SIMPLE: Final = 16
FINE: Final = 17
STANDING: Final = 18
DELIVERY: Final = 19
SALE: Final = 20
FILLED: Final = 21
SOLD: Final = 22
CRAFT: Final = 23
NEXT: Final = 24
FLAGS: Final = 25
STUCK: Final = 26
WORKS: Final = 27
TURN: Final = 28
HIS: Final = (
    GOLD, HIRED, MILESTONES, BLUEPRINTS, READY, SIMPLE, FINE, DELIVERY, SALE, FILLED, WORKS,
)  # fmt: skip
PURSE: Final = 14  # gold that can be put to use
ROUNDS: Final = 30  # after so many there is little to come
VAIN: Final = 1e-6  # of what is as likely
BOUGHT: Final = 0.8  # of what lies there
WEIGHTS: Final = weights_of("tafelrunde.games.hamlet", FEATURES)
AGAINST_BOTRIK: Final = weights_of("tafelrunde.games.hamlet", FEATURES, ALONE)


def prior(state: State, seat: int, legal: list[Action]) -> list[float]:
    """Plausible weights that add up to one; next to nothing for what gains as little or less than
    something else: that another villager makes a walk, or a donkey where it helps nobody."""
    assert isinstance(state, Hamlet)
    setup = state.setup
    idle = state.sides[seat].carrying()
    links = state.village.links
    reached = 0
    out: list[float] = []
    for action in legal:
        likely = weight(state, action)
        if action.block is setup.go:
            if reached >> action.b & 1:
                likely *= VAIN
            reached |= 1 << action.b
        elif action.block is setup.donkey and (idle >> action.a & 1 or size(links[action.a]) < 2):
            likely *= VAIN
        out.append(likely)
    whole = sum(out)
    return [likely / whole for likely in out]


def value(state: State) -> list[float]:
    """Between -1 and 1, ±1 where it is decided."""
    return weigh(state, AGAINST_BOTRIK if len(state.setup.sides) > state.setup.seats else WEIGHTS)


def weigh(state: State, weights: Weights) -> list[float]:
    assert isinstance(state, Hamlet)
    if isinstance(state.decision, Over):
        return decided(state.decision.outcome(state))
    if not state.village.laid:
        return [0.0] * len(state.sides)
    return chances(scores(features(state), weights.at(progress(state))))


def progress(state: State) -> float:
    """By what stands of the church, and by the rounds: else who is ahead in what counts early, like
    villagers, would rather pass for ever than bring the end nearer."""
    assert isinstance(state, Hamlet)
    rounds = min(ROUNDS, state.setup.number("round_limit"))
    return 1.0 - rounds_left(state) * max(0.0, 1.0 - (state.round - 1) / rounds)


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
        count_plans(state, side, out[side])
        count_reach(state, side, remaining, out[side])
    for milestone, holder in enumerate(state.milestones):
        if holder >= 0:
            out[holder][PLANS if milestone == PLANNER else MILESTONES] += 1.0
    botrik = state.setup.botrik
    if botrik >= 0:
        tell_apart(out[botrik])
    return out


def tell_apart(numbers: list[float]) -> None:
    """Botrik's have weights of their own."""
    place = TURN + 1
    for i in HIS:
        numbers[place] = numbers[i]
        numbers[i] = 0.0
        place += 1


def count_holdings(state: Hamlet, side: int, numbers: list[float]) -> None:
    me = state.sides[side]
    numbers[0] = float(me.points)
    numbers[HIRED] = float(VILLAGERS - me.house)
    numbers[ORDERS] = float(count(me.orders))
    numbers[TRADES] = float(count(me.trades))
    if side == state.setup.botrik:
        numbers[GOLD] = float(me.gold)
        return
    numbers[GOLD] = float(min(me.gold, PURSE))
    numbers[RICHES] = float(max(0, me.gold - PURSE))
    numbers[DONKEYS] = float(count(me.carrying()))
    numbers[FLAGS] = float(me.flags)
    if me.house:
        part = min(1.0, me.gold / HIRE[VILLAGERS - me.house])
        numbers[NEXT] = part * part
    if state.turn == side:
        numbers[STANDING] = float(len(me.standing))
        numbers[TURN] = 1.0


def count_goods(state: Hamlet, side: int, numbers: list[float]) -> None:
    """Goods that lie there, those that could be made next, and where good ones are made."""
    setup = state.setup
    stock = state.sides[side].stock
    for tile in setup.refineries:
        for code in (state.on[tile] & 15, state.on[tile] >> 4):
            if code and (code - 1) >> 1 == side:
                numbers[FINE if (code - 1) & 1 else SIMPLE] += 1.0
        if not state.is_linked(tile):
            continue
        if is_fine(state, side, setup.makes[tile]):
            numbers[WORKS] += setup.slots[tile]
        if side != setup.botrik:
            made = min(empty_slots(state, tile), stock[setup.makes[tile] - RAW])
            if made > 0:
                there = available(state, sources(state, side, tile), 1 << setup.takes[tile])
                worth = 2.0 if is_fine(state, side, setup.makes[tile]) else 1.0
                numbers[CRAFT] += worth * min(made, there)


def count_plans(state: Hamlet, side: int, numbers: list[float]) -> None:
    """Blueprints by what of their cost can be brought to the tile that is best for it."""
    me = state.sides[side]
    setup = state.setup
    if not me.blueprints:
        return
    withins: list[int] = []
    if side == setup.botrik:
        withins.append(state.village.network)
    else:
        for tile in members(state.village.network):
            within = sources(state, side, tile)
            if within not in withins:
                withins.append(within)
    flags = me.flags
    for tile in me.blueprints:
        if setup.role[tile] == LANDMARK:
            flags -= 1
            if flags < 0:
                numbers[STUCK] += 1.0
                continue
        numbers[BLUEPRINTS] += 1.0
        if setup.role[tile] == REFINERY and state.milestones[setup.makes[tile] - RAW] < 0:
            numbers[PATENTS] += 1.0
        best = 0.0
        if setup.price[tile] == 0:
            for within in withins:
                best = max(best, payable(state, side, within, setup.needs[tile]))
        elif side != setup.botrik:
            best = min(1.0, me.gold / setup.price[tile])
        else:
            best = 1.0
        numbers[READY] += best * best * setup.reward[tile]


def count_reach(state: Hamlet, side: int, remaining: list[int], numbers: list[float]) -> None:
    """What could be delivered and sold with what lies within reach."""
    setup = state.setup
    for order in remaining:
        part = deliverable(state, side, order)
        numbers[DELIVERY] = max(numbers[DELIVERY], part * part * setup.orders[order].points)
        if part >= 1.0:
            numbers[FILLED] += setup.orders[order].points
    at_market = sources(state, side, MARKET)
    for trade in state.open_trades:
        part = covered(state, at_market, setup.trade_needs[trade])
        numbers[SALE] += part * part * setup.trades[trade].points
        if part >= 1.0:
            numbers[SOLD] += setup.trades[trade].points


def deliverable(state: Hamlet, side: int, order: int) -> float:
    """The part of an order that is there, or can be had in free trade."""
    setup = state.setup
    gold = state.sides[side].gold
    kinds = setup.order_kinds[order]
    if side == setup.botrik:
        wanted = setup.orders[order].botrik
        there = gold if kinds == 0 else available(state, state.village.network, kinds)
    else:
        wanted = setup.order_counts[order]
        there = gold
        if kinds:
            within = sources(state, side, CHURCH)
            there = available(state, within, kinds)
            if within >> MARKET & 1:
                there += gold // price_of(state, kinds)
    return min(there, wanted) / max(1, wanted)


def payable(state: Hamlet, side: int, within: int, needs: Needs) -> float:
    """The part of a cost that lies there or can be bought."""
    part = 0.0
    whole = 0
    can_buy = side != state.setup.botrik and within >> MARKET & 1 == 1
    gold = state.sides[side].gold
    for kinds, wanted in needs:
        there = min(wanted, available(state, within, kinds))
        part += there
        whole += wanted
        if can_buy and there < wanted:
            price = price_of(state, kinds)
            bought = min(wanted - there, gold // price)
            gold -= bought * price
            part += BOUGHT * bought
    return part / whole if whole else 1.0


def covered(state: Hamlet, within: int, needs: Needs) -> float:
    """The part of a cost that lies there."""
    whole = 0
    there = 0
    for kinds, wanted in needs:
        whole += wanted
        there += min(wanted, available(state, within, kinds))
    return there / whole if whole else 1.0
