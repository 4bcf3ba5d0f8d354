"""Hamlet: what a villager may do where it stands (4.4, 8.1, 9.2, 10.1, 11.1, 11.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE
from tafelrunde.games.hamlet.building import road_needs
from tafelrunde.games.hamlet.numbers import (
    BEGGED,
    CHURCH,
    FARM,
    HALL,
    LANDMARK,
    MARKET,
    QUARRY,
    REFINERY,
    STARTING,
    WOODCUTTER,
)  # fmt: skip
from tafelrunde.games.hamlet.paying import can_pay, payment, sources
from tafelrunde.games.hamlet.placement import fits, road_edges
from tafelrunde.games.hamlet.selling import open_orders
from tafelrunde.games.hamlet.setup import Needs
from tafelrunde.games.hamlet.step import DELIVERED, MAKE, PLACE, RAISE, ROADWORK, SOLD, Step, rest
from tafelrunde.games.hamlet.tile_shapes import EDGE
from tafelrunde.games.hamlet.tokens import earn, empty_slots
from tafelrunde.games.hamlet.town_hall import add_town_hall
from tafelrunde.games.hamlet.working import can_produce, most_goods, refine_needs

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet


def add_acts(out: list[Action], state: Hamlet, step: Step) -> None:
    """Everything at this tile that can be carried through."""
    setup = state.setup
    side = step.side
    tile = step.a
    within = sources(state, side, tile)
    if setup.role[tile] == REFINERY:
        for count in range(1, most_goods(state, side, tile) + 1):
            if can_pay(state, side, within, refine_needs(state, tile, count), True):
                out.append(setup.refine.at(count - 1))
    elif setup.slots[tile] and can_produce(state, tile):
        out.append(setup.produce.at())
    if tile == HALL:
        add_town_hall(out, state, side, False)
    elif tile == MARKET:
        for trade in state.open_trades:
            if can_pay(state, side, within, setup.trade_needs[trade], False):
                out.append(setup.sell.at(trade))
    elif tile == CHURCH:
        add_deliveries(out, state, side, within)
        if may_beg(state):
            out.append(setup.beg.at())
    for blueprint in state.sides[side].blueprints:
        if can_build(state, side, within, blueprint) and fits(state.village, blueprint, tile):
            out.append(setup.build_of(blueprint))
    add_roads(out, state, side, tile, within)
    out.append(setup.rest.at())


def add_deliveries(out: list[Action], state: Hamlet, side: int, within: int) -> None:
    setup = state.setup
    remaining = open_orders(state)
    for order in range(len(setup.orders)):
        if remaining >> order & 1 and can_deliver(state, side, within, order):
            out.append(setup.deliver.at(order))


def can_deliver(state: Hamlet, side: int, within: int, order: int) -> bool:
    """11.2, 11.3."""
    setup = state.setup
    if setup.order_kinds[order] == 0:
        return state.sides[side].gold >= setup.order_counts[order]
    return can_pay(state, side, within, order_needs(state, order), True)


def order_needs(state: Hamlet, order: int) -> Needs:
    setup = state.setup
    kinds = setup.order_kinds[order]
    return [(kinds, setup.order_counts[order])] if kinds else []


def may_beg(state: Hamlet) -> bool:
    """11.5."""
    return (
        empty_slots(state, WOODCUTTER) == 0
        and empty_slots(state, QUARRY) == 0
        and empty_slots(state, FARM) == 0
    )


def can_build(state: Hamlet, side: int, within: int, blueprint: int) -> bool:
    """8.2, 8.4: apart from room for it."""
    me = state.sides[side]
    setup = state.setup
    if setup.role[blueprint] == LANDMARK and me.flags == 0:
        return False
    if me.gold < setup.price[blueprint]:
        return False
    return can_pay(state, side, within, setup.needs[blueprint], True)


def add_roads(out: list[Action], state: Hamlet, side: int, tile: int, within: int) -> None:
    """9.1 to 9.4."""
    if state.sides[side].pieces == 0:
        return
    village = state.village
    affordable = [-1, -1]  # bridge, path; not yet known
    for edge in road_edges(village, side, tile):
        needs = road_needs(state, tile, edge)
        sort = needs[0][0] >> 1  # 0 for wood, 1 for stone
        if affordable[sort] < 0:
            affordable[sort] = 1 if can_pay(state, side, within, needs, True) else 0
        if affordable[sort]:
            out.append(state.setup.road.at(edge))


# what is begun; it is carried out when the payment above it is done


def begin_build(state: Hamlet, step: Step, action: Action) -> None:
    state.step = Step(PLACE, step.side, action.a + STARTING, step.a, 0, rest(step))


def begin_placed(state: Hamlet, step: Step, action: Action) -> None:
    """8.1: the place is chosen, now it is paid."""
    setup = state.setup
    pair = action.a * EDGE + action.b
    pay_gold(state, step.side, setup.price[step.a], "8.2")
    raised = Step(RAISE, step.side, step.a, step.b, pair, step.below)
    state.step = payment(step.side, step.b, setup.needs[step.a], raised)


def begin_road(state: Hamlet, step: Step, edge: int) -> None:
    needs = road_needs(state, step.a, edge)
    below = Step(ROADWORK, step.side, step.a, edge, 0, step.below)
    state.step = payment(step.side, step.a, needs, below)


def begin_refining(state: Hamlet, step: Step, count: int) -> None:
    needs = refine_needs(state, step.a, count)
    below = Step(MAKE, step.side, step.a, count, 0, step.below)
    state.step = payment(step.side, step.a, needs, below)


def begin_sale(state: Hamlet, step: Step, trade: int) -> None:
    below = Step(SOLD, step.side, trade, 0, 0, step.below)
    state.step = payment(step.side, MARKET, state.setup.trade_needs[trade], below)


def begin_delivery(state: Hamlet, step: Step, order: int) -> None:
    if state.setup.order_kinds[order] == 0:
        pay_gold(state, step.side, state.setup.order_counts[order], "11.2")
    below = Step(DELIVERED, step.side, order, 0, 0, step.below)
    state.step = payment(step.side, CHURCH, order_needs(state, order), below)


def pay_gold(state: Hamlet, side: int, gold: int, rule: str) -> None:
    if gold:
        state.sides[side].gold -= gold
        state.tell(EVERYONE, "pays-gold", rule, state.setup.owners[side], gold)


def beg(state: Hamlet, step: Step) -> None:
    state.tell(EVERYONE, "begs", "11.5", state.setup.owners[step.side])
    earn(state, step.side, BEGGED, "11.5")
    state.step = rest(step)
