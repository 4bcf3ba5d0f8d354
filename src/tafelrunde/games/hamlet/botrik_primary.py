"""Hamlet: Botrik hires, fills church orders and sells (chapter 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.hamlet.botrik_board import as_set, best, close_support, give_support
from tafelrunde.games.hamlet.botrik_work import buy_blueprint
from tafelrunde.games.hamlet.numbers import BOTRIK_HIRE, CHURCH, FINE, HALL, HAND, MARKET
from tafelrunde.games.hamlet.paying import can_pay, payment
from tafelrunde.games.hamlet.selling import open_orders
from tafelrunde.games.hamlet.setup import Needs
from tafelrunde.games.hamlet.step import (
    CHURCH_TRY,
    DELIVERED,
    FETCH,
    MARKER,
    MARKET_TRY,
    ORDER,
    SALE,
    SOLD,
    Step,
    rest,
)  # fmt: skip
from tafelrunde.games.hamlet.tokens import alike, kind_of, owner_of, tokens_in
from tafelrunde.games.hamlet.town_hall import settle
from tafelrunde.games.hamlet.village import members

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet


def try_hire(state: Hamlet, step: Step) -> None:
    """18.3 to 18.6; `step` is the VILLAGER step to which he returns."""
    side = step.side
    me = state.sides[side]
    if me.house == 0:
        state.tell(EVERYONE, "hire-skipped", "18.3")
        state.step = Step(CHURCH_TRY, side, 0, 0, 0, step)
    elif me.gold < BOTRIK_HIRE:
        state.tell(EVERYONE, "hire-fails", "18.4", me.gold)
        if state.board.first:
            give_support(state, "18.6")
        state.step = Step(CHURCH_TRY, side, 1, 0, 0, step)
    else:
        me.gold -= BOTRIK_HIRE
        settle(state, side)
        state.tell(EVERYONE, "hire-succeeds", "18.4")
        close_support(state, "18.4")
        state.step = Step(FETCH, side, HALL, 0, 0, step)
        buy_on_hiring(state, side)


def buy_on_hiring(state: Hamlet, side: int) -> None:
    """18.5: with fewer than three; the action tile stays where it is."""
    if len(state.sides[side].blueprints) >= HAND:
        state.tell(EVERYONE, "hire-buys-none", "18.5", HAND)
    elif state.row:
        state.tell(EVERYONE, "hire-buys", "18.5")
        buy_blueprint(state, side)
    else:
        state.tell(EVERYONE, "hire-buys-none", "18.5", 0)


def discounted(state: Hamlet, order: int) -> Needs:
    """17.6."""
    setup = state.setup
    kinds = setup.order_kinds[order]
    return [(kinds, setup.orders[order].botrik)] if kinds else []


def try_church(state: Hamlet, step: Step) -> None:
    """18.7 to 18.10."""
    side = step.side
    found = [order for order in members(open_orders(state)) if can_fill(state, side, order)]
    if not found:
        state.tell(EVERYONE, "order-fails", "18.7", len(members(open_orders(state))))
        if state.board.first and step.a == 0:
            give_support(state, "18.10")
        state.step = Step(MARKET_TRY, side, 0, 0, 0, rest(step))
        return
    points = [state.setup.orders[order].points for order in found]
    needs = [discounted(state, order) for order in range(len(state.setup.orders))]
    found = narrowed(state, side, found, points, needs, "18.8")
    if len(found) > 1:
        state.step = Step(ORDER, side, as_set(found), 0, 0, rest(step))
    else:
        fill_order(state, side, found[0], rest(step))


def can_fill(state: Hamlet, side: int, order: int) -> bool:
    if state.setup.order_kinds[order] == 0:
        return state.sides[side].gold >= state.setup.orders[order].botrik
    return can_pay(state, side, state.village.network, discounted(state, order), False)


def fill_order(state: Hamlet, side: int, order: int, below: Step) -> None:
    setup = state.setup
    state.tell(EVERYONE, "order-succeeds", "18.7", setup.orders[order].name)
    if setup.order_kinds[order] == 0:
        state.sides[side].gold -= setup.orders[order].botrik
        close_support(state, "18.9")
    done = Step(DELIVERED, side, order, 0, 0, Step(FETCH, side, CHURCH, 0, 0, below))
    state.step = payment(side, CHURCH, discounted(state, order), done)


def try_market(state: Hamlet, step: Step) -> None:
    """18.11, 18.12."""
    side = step.side
    setup = state.setup
    within = state.village.network
    needs = setup.trade_needs
    found = [t for t in state.open_trades if can_pay(state, side, within, needs[t], False)]
    if not found:
        state.tell(EVERYONE, "sale-fails", "18.11", len(state.open_trades))
        state.step = Step(MARKER, side, 0, 0, 0, rest(step))
        return
    points = [setup.trades[t].points + (1 if setup.trades[t].gold else 0) for t in found]
    found = narrowed(state, side, found, points, needs, "18.12")
    if len(found) > 1:
        state.step = Step(SALE, side, as_set(found), 0, 0, rest(step))
    else:
        make_sale(state, side, found[0], rest(step))


def make_sale(state: Hamlet, side: int, trade: int, below: Step) -> None:
    setup = state.setup
    state.tell(EVERYONE, "sale-succeeds", "18.11", setup.trades[trade].name)
    done = Step(SOLD, side, trade, 0, 0, Step(FETCH, side, MARKET, 0, 0, below))
    state.step = payment(side, MARKET, setup.trade_needs[trade], done)


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
            if owner_of(token) == side:
                own[1 if kind_of(token) >= FINE else 0] += alike(state, token)
        first = min(count, own[1])
        out += first if fine else min(count - first, own[0])
    return out
