"""Botrik hires, fills church orders and sells (chapter 18)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask

from ..fields import SIDE, Orders, Trades, YesNo
from ..numbers import BOTRIK_HIRE, CHURCH, FINE, HALL, HAND, HIRE, MARKET, VILLAGERS
from ..paying import can_pay, pay_gold, payment
from ..question import AT_NO_REST, Stack, Task, Tie
from ..selling import Delivered, Sold, open_orders
from ..setup import Needs
from ..state import BOTRIKS, Hamlet, Pending
from ..tokens import alike, tokens_in
from ..town_hall import house_villager
from ..village.village import members
from .board import as_set, best, close_support, give_support
from .row import DrawMarker
from .villager import Fetch
from .work import buy_blueprint


@final
class TryChurch(Task):
    """18.7 to 18.10: he fills an order, or goes on to the market."""

    key = "church"
    FIELDS = (SIDE, YesNo("failed"))
    ON = AT_NO_REST
    WHOSE = BOTRIKS

    def __init__(self, side: int, failed: bool, below: Stack) -> None:
        super().__init__(side, below)
        self.failed = failed  # to hire; not: skipped it

    def go_on(self, state: Hamlet) -> None:
        side = self.side
        orders = members(open_orders(state))
        found = [order for order in orders if can_fill(state, side, order)]
        if not found:
            if state.told is not None:
                state.tell(EVERYONE, "order-fails", "18.7", len(orders))
            if state.board.first and not self.failed:
                give_support(state, "18.10")
            state.decision = TryMarket(side, self.waiting())
            return
        points = [state.setup.orders[order].points for order in found]
        found = narrowed(state, side, found, points, state.setup.discounted, "18.8")
        if len(found) > 1:
            state.decision = ChooseOrder(side, as_set(found), self.waiting())
        else:
            state.decision = delivered(state, side, found[0], self.waiting())


@final
class TryMarket(Task):
    """18.11, 18.12: he sells, or draws a marker."""

    key = "market"
    ON = AT_NO_REST
    WHOSE = BOTRIKS

    def go_on(self, state: Hamlet) -> None:
        side = self.side
        setup = state.setup
        within = state.village.network
        needs = setup.trade_needs
        found = [t for t in state.open_trades if can_pay(state, side, within, needs[t], False)]
        if not found:
            if state.told is not None:
                state.tell(EVERYONE, "sale-fails", "18.11", len(state.open_trades))
            state.decision = DrawMarker(self.waiting(), side)
            return
        points = [setup.trades[t].points + (1 if setup.trades[t].gold else 0) for t in found]
        found = narrowed(state, side, found, points, needs, "18.12")
        if len(found) > 1:
            state.decision = ChooseSale(side, as_set(found), self.waiting())
        else:
            state.decision = sold(state, side, found[0], self.waiting())


@final
class ChooseOrder(Tie):
    """18.8: which order?"""

    key = "order"
    FIELDS = (SIDE, Orders("orders"))
    ON = ("villager",)

    def __init__(self, side: int, orders: int, below: Stack) -> None:
        super().__init__(side, below)
        self.orders = orders  # the set of those tied

    def asked(self, state: Hamlet, seat: int) -> Ask:
        return Ask("botrik-order", "18.8")

    def legal(self, state: Hamlet, seat: int) -> list[Action]:
        return [state.setup.deliver.at(order) for order in members(self.orders)]

    def chosen(self, state: Hamlet, action: Action) -> Stack:
        return delivered(state, self.side, action.a, self.waiting())

    def fits(self, state: Hamlet) -> bool:
        return self.orders & ~open_orders(state) == 0


@final
class ChooseSale(Tie):
    """18.12: for which trade tile?"""

    key = "sale"
    FIELDS = (SIDE, Trades("trades"))
    ON = ("villager",)

    def __init__(self, side: int, trades: int, below: Stack) -> None:
        super().__init__(side, below)
        self.trades = trades  # the set of those tied

    def asked(self, state: Hamlet, seat: int) -> Ask:
        return Ask("botrik-sale", "18.12")

    def legal(self, state: Hamlet, seat: int) -> list[Action]:
        return [state.setup.sell.at(trade) for trade in members(self.trades)]

    def chosen(self, state: Hamlet, action: Action) -> Stack:
        return sold(state, self.side, action.a, self.waiting())

    def fits(self, state: Hamlet) -> bool:
        return all(trade in state.open_trades for trade in members(self.trades))


def hire(state: Hamlet, turn: Pending) -> Stack:
    """18.3 to 18.6; afterwards he returns to his turn, or first tries the church."""
    side = turn.side
    me = state.sides[side]
    if me.house == 0:
        state.tell(EVERYONE, "hire-skipped", "18.3")
        return TryChurch(side, False, turn)
    if me.gold < BOTRIK_HIRE:
        state.tell(EVERYONE, "hire-fails", "18.4", me.gold, BOTRIK_HIRE)
        if state.board.first:
            give_support(state, "18.6")
        return TryChurch(side, True, turn)
    me.gold -= BOTRIK_HIRE
    usual = HIRE[VILLAGERS - me.house]
    house_villager(state, side)
    state.tell(EVERYONE, "hire-succeeds", "18.4", BOTRIK_HIRE, usual - BOTRIK_HIRE)
    close_support(state, "18.4")
    return blueprint_on_hiring(state, side, Fetch(side, HALL, turn))


def blueprint_on_hiring(state: Hamlet, side: int, below: Stack) -> Stack:
    """18.5: with fewer than three; the action tile stays where it is."""
    if len(state.sides[side].blueprints) >= HAND:
        state.tell(EVERYONE, "hire-buys-none", "18.5", HAND)
    elif state.row:
        state.tell(EVERYONE, "hire-buys", "18.5")
        return buy_blueprint(state, side, below)
    else:
        state.tell(EVERYONE, "hire-buys-none", "18.5", 0)
    return below


def can_fill(state: Hamlet, side: int, order: int) -> bool:
    if state.setup.order_kinds[order] == 0:
        return state.sides[side].gold >= state.setup.orders[order].botrik
    return can_pay(state, side, state.village.network, state.setup.discounted[order], False)


def delivered(state: Hamlet, side: int, order: int, below: Stack) -> Stack:
    """18.7: he pays and delivers; 18.9: the one for gold closes the support tile."""
    setup = state.setup
    data = setup.orders[order]
    state.tell(EVERYONE, "order-succeeds", "18.7", data.name)
    if data.botrik < data.count:
        state.tell(EVERYONE, "discount", "17.6", data.botrik, data.count)
    if setup.order_kinds[order] == 0:
        pay_gold(state, side, data.botrik, "17.6")
        close_support(state, "18.9")
    done = Delivered(side, order, Fetch(side, CHURCH, below))
    return payment(side, CHURCH, setup.discounted[order], done)


def sold(state: Hamlet, side: int, trade: int, below: Stack) -> Stack:
    """18.11: he pays and sells."""
    setup = state.setup
    state.tell(EVERYONE, "sale-succeeds", "18.11", setup.trades[trade].name)
    done = Sold(side, trade, Fetch(side, MARKET, below))
    return payment(side, MARKET, setup.trade_needs[trade], done)


def narrowed(
    state: Hamlet, side: int, found: list[int], points: list[int], needs: list[Needs], rule: str
) -> list[int]:
    """18.8, 18.12: points, own fine goods, own simple ones, few resources."""
    found = best(state, found, points, rule, "why-points", True)
    keys = [own_goods(state, side, needs[option], True) for option in found]
    found = best(state, found, keys, rule, "why-fine", True)
    keys = [own_goods(state, side, needs[option], False) for option in found]
    found = best(state, found, keys, rule, "why-simple", True)
    keys = [-sum([count for _, count in needs[option]]) for option in found]
    return best(state, found, keys, rule, "why-fewest", True)


def own_goods(state: Hamlet, side: int, needs: Needs, fine: bool) -> int:
    """How many goods of his own of this quality he would use (17.7)."""
    out = 0
    for kinds, count in needs:
        own = [0, 0]  # simple, fine
        for token in tokens_in(state, state.village.network, kinds):
            if token.owner == side:
                own[1 if token.sort >= FINE else 0] += alike(state, token)
        first = min(count, own[1])
        out += first if fine else min(count - first, own[0])
    return out
