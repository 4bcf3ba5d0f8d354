"""Sales on the market, orders of the church and begging there (chapters 10, 11)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE
from tafelrunde.core.reason import PRICE, REACH, TARGET, Reason, no

from .fields import SIDE, Order, Trade
from .numbers import CHURCH, FARM, MARKET, QUARRY, WOODCUTTER
from .paying import can_pay, lacking, sources, too_dear
from .question import Stack, Task
from .refill import refilled_market
from .setup import Needs
from .state import Hamlet
from .tokens import earn, empty_slots, score


@final
class Sold(Task):
    """10.2: it is paid; points and gold, the tile is kept, the next one turned up."""

    key = "sold"
    FIELDS = (SIDE, Trade("trade"))
    ON = ("lie", "fetch")

    def __init__(self, side: int, trade: int, below: Stack) -> None:
        super().__init__(side, below)
        self.trade = trade

    def go_on(self, state: Hamlet) -> None:
        trade = state.setup.trades[self.trade]
        state.open_trades.remove(self.trade)
        state.sides[self.side].trades |= 1 << self.trade
        state.tell(EVERYONE, "sells", "10.2", state.setup.owners[self.side], trade.name)
        score(state, self.side, trade.points, "10.2")
        earn(state, self.side, trade.gold, "10.2")
        state.decision = refilled_market(state, self.waiting())

    def fits(self, state: Hamlet) -> bool:
        return self.trade in state.open_trades


@final
class Delivered(Task):
    """11.1, 11.4: it is paid; points, the marker, a piece of the church. 13.1: the last one."""

    key = "delivered"
    FIELDS = (SIDE, Order("order"))
    ON = ("lie", "fetch")

    def __init__(self, side: int, order: int, below: Stack) -> None:
        super().__init__(side, below)
        self.order = order

    def go_on(self, state: Hamlet) -> None:
        setup = state.setup
        order = setup.orders[self.order]
        state.sides[self.side].orders |= 1 << self.order
        state.decision = self.waiting()
        state.tell(EVERYONE, "delivers", "11.4", setup.owners[self.side], order.name)
        score(state, self.side, order.points, "11.1")
        if state.last == 0 and open_orders(state) == 0:
            state.last = state.round + (1 if setup.flag("final_round") else 0)
            state.tell(EVERYONE, "church-finished", "13.1", state.last - state.round)

    def fits(self, state: Hamlet) -> bool:
        return open_orders(state) >> self.order & 1 == 1


def open_orders(state: Hamlet) -> int:
    """The set of orders that nobody has filled."""
    out = (1 << len(state.setup.orders)) - 1
    for side in state.sides:
        out &= ~side.orders
    return out


def add_deliveries(out: list[Action], state: Hamlet, side: int, within: int) -> None:
    setup = state.setup
    remaining = open_orders(state)
    for order in range(len(setup.orders)):
        if remaining >> order & 1 and can_deliver(state, side, within, order):
            out.append(setup.deliver.at(order))


def can_deliver(state: Hamlet, side: int, within: int, order: int) -> bool:
    """11.2, 11.3: gold in hand, or resources within reach."""
    setup = state.setup
    if setup.order_kinds[order] == 0:
        return state.sides[side].gold >= setup.order_counts[order]
    return can_pay(state, side, within, order_needs(state, order), True)


def order_needs(state: Hamlet, order: int) -> Needs:
    setup = state.setup
    kinds = setup.order_kinds[order]
    return [(kinds, setup.order_counts[order])] if kinds else []


def may_beg(state: Hamlet) -> bool:
    """11.5: only while the first three producers are full."""
    return (
        empty_slots(state, WOODCUTTER) == 0
        and empty_slots(state, QUARRY) == 0
        and empty_slots(state, FARM) == 0
    )


def no_sale(state: Hamlet, side: int, tile: int, trade: int) -> Reason | None:
    """What forbids to sell here for this trade tile."""
    if trade not in state.open_trades:
        return no("10.1", TARGET, "trade-not-open", state.setup.trade_names[trade])
    if tile != MARKET:
        return no("10.1", REACH, "only-at", state.setup.names[MARKET])
    within = sources(state, side, tile)
    needs = state.setup.trade_needs[trade]
    if can_pay(state, side, within, needs, False):
        return None
    if can_pay(state, side, within, needs, True):
        return lacking("5.8", "sale-short", state, within, needs)
    return lacking("5.1", "out-of-reach", state, within, needs)


def no_delivery(state: Hamlet, side: int, tile: int, order: int) -> Reason | None:
    """What forbids to fill this order here."""
    if open_orders(state) >> order & 1 == 0:
        return no("11.1", TARGET, "order-not-open", state.setup.order_names[order])
    if tile != CHURCH:
        return no("11.1", REACH, "only-at", state.setup.names[CHURCH])
    if state.setup.order_kinds[order] == 0:
        gold = state.setup.order_counts[order]
        return no("11.2", PRICE, "gold-short", gold, state.sides[side].gold)
    return too_dear(state, side, tile, order_needs(state, order))
