"""What choices cost and bring their player, by name of the thing: data only."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, TypeAlias

from tafelrunde.core.action import Action
from tafelrunde.core.view import View

from ..rules.acting import Act
from ..rules.building import Place, road_needs
from ..rules.numbers import (
    ANY_RAW,
    BEGGED,
    CHURCH,
    DONKEY_PRICE,
    HIRE,
    KINDS,
    MARKET,
    RAW,
    STARTING,
    VILLAGERS,
)
from ..rules.paying import Pay, price_of, sources
from ..rules.selling import order_needs
from ..rules.setup import Needs
from ..rules.state import Hamlet
from ..rules.tokens import available, empty_slots
from ..rules.working import Fill, refine_needs

Things: TypeAlias = "Counter[str]"


class Worth(NamedTuple):
    """How many of what; `missing` must be bought, its gold is among the costs (5.6)."""

    cost: Things
    gain: Things
    missing: Things


def nothing() -> Worth:
    return Worth(Counter(), Counter(), Counter())


def state_of(view: View) -> Hamlet:
    state = view.position
    assert isinstance(state, Hamlet)
    return state


def worth_of(view: View, action: Action) -> Worth:
    state, kind = state_of(view), action.kind
    decision = state.decision
    if isinstance(decision, Pay):
        return of_payment(state, decision, action)
    if isinstance(decision, Place):
        return of_building(state, decision.side, decision.tile, decision.host)
    if isinstance(decision, Fill):
        return Worth(Counter(), Counter({action.tokens[1]: 1}), Counter())
    if kind in ("take", "hire", "donkey"):
        return of_purchase(state, decision.seat, action)
    return of_act(state, decision, action) if isinstance(decision, Act) else nothing()


def of_act(state: Hamlet, act: Act, action: Action) -> Worth:
    setup, side, tile, kind = state.setup, act.side, act.tile, action.kind
    if kind == "produce":
        return of_producing(state, tile)
    if kind == "refine":
        out = paid(state, side, tile, refine_needs(state, tile, action.a + 1))
        out.gain[KINDS[setup.makes[tile]]] = action.a + 1
        return out
    if kind == "build":
        return of_building(state, side, action.a + STARTING, tile)
    if kind == "road":
        return paid(state, side, tile, road_needs(state, tile, action.a))
    if kind == "sell":
        trade = setup.trades[action.a]
        out = paid(state, side, MARKET, setup.trade_needs[action.a])
        out.gain.update({"gold": trade.gold, "points": trade.points})
        return out
    if kind == "deliver":
        return of_order(state, side, action.a)
    return Worth(Counter(), Counter(gold=BEGGED if kind == "beg" else 0), Counter())


def of_building(state: Hamlet, side: int, tile: int, host: int) -> Worth:
    """8.2, 8.3."""
    out = paid(state, side, host, state.setup.needs[tile])
    out.cost["gold"] += state.setup.price[tile]
    out.gain.update({"points": state.setup.reward[tile], "gold": state.setup.coins[tile]})
    return out


def of_order(state: Hamlet, side: int, order: int) -> Worth:
    """11.2."""
    setup = state.setup
    out = paid(state, side, CHURCH, order_needs(state, order))
    if setup.order_kinds[order] == 0:
        out.cost["gold"] += setup.order_counts[order]
    out.gain["points"] = setup.orders[order].points
    return out


def of_producing(state: Hamlet, tile: int) -> Worth:
    """6.1: wages, and what then lies there for whoever can bring it away."""
    setup, out, room = state.setup, nothing(), empty_slots(state, tile)
    out.gain["gold"] = setup.wages[tile]
    kinds = setup.raws[tile]
    if kinds == ANY_RAW:
        out.gain["raw"] = min(room, sum(state.supply))
        return out
    for kind in range(RAW):
        if kinds >> kind & 1:
            out.gain[KINDS[kind]] = min(room, state.supply[kind])
    return out


def of_purchase(state: Hamlet, side: int, action: Action) -> Worth:
    """7.2, 7.5, 7.6."""
    out, me = nothing(), state.sides[side]
    if action.kind == "take":
        place = state.row.index(action.a + STARTING)
        out.cost["gold"], out.gain["gold"] = place, state.row_gold[place]
    elif action.kind == "hire":
        out.cost["gold"] = HIRE[VILLAGERS - me.house]
    else:
        out.cost["gold"] = DONKEY_PRICE
    return out


def of_payment(state: Hamlet, pay: Pay, action: Action) -> Worth:
    if action.kind == "buy":
        return Worth(Counter(gold=pay.price(state)), Counter(), Counter())
    return Worth(Counter({action.tokens[2].removeprefix("fine-"): 1}), Counter(), Counter())


def paid(state: Hamlet, side: int, tile: int, needs: Needs) -> Worth:
    """5.2, 5.6: what donkeys can bring is paid, the rest bought."""
    out, within = nothing(), sources(state, side, tile)
    for kinds, count in needs:
        name = "+".join([kind for number, kind in enumerate(KINDS) if kinds >> number & 1])
        lacks = max(0, count - available(state, within, kinds))
        out.cost[name] += count - lacks
        out.cost["gold"] += lacks * price_of(state, kinds)
        out.missing[name] += lacks
    return out


def at_hand(state: Hamlet, act: Act) -> Things:
    """What can be brought to where a villager acts, by kind."""
    within = sources(state, act.side, act.tile)
    return Counter(
        {kind: available(state, within, 1 << number) for number, kind in enumerate(KINDS)}
    )
