"""Hamlet: transport, free trade and payment (chapter 5; for Botrik chapter 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE
from tafelrunde.games.hamlet.network import distance, reach
from tafelrunde.games.hamlet.numbers import FINE, MARKET, RAW
from tafelrunde.games.hamlet.setup import Needs
from tafelrunde.games.hamlet.step import PAY, Step, rest
from tafelrunde.games.hamlet.tokens import (
    alike,
    available,
    kind_of,
    owner_of,
    spend,
    tile_of,
    tokens_in,
)  # fmt: skip

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet


def sources(state: Hamlet, side: int, tile: int) -> int:
    """5.2, 17.1: the tiles from which resources can come to this one."""
    if side == state.setup.botrik:
        return state.village.network
    return reach(state.village, tile, state.sides[side].carrying())


def price_of(state: Hamlet, kinds: int) -> int:
    """5.7: free trade for one resource."""
    return state.setup.raw_price if kinds < 1 << RAW else state.setup.good_price


def can_pay(state: Hamlet, side: int, within: int, needs: Needs, buys: bool) -> bool:
    """Whether all of it is there, or can be bought with the gold in hand (5.6 to 5.8)."""
    cost = 0
    for kinds, count in needs:
        missing = count - available(state, within, kinds)
        if missing > 0:
            if not buys:
                return False
            cost += missing * price_of(state, kinds)
    return cost == 0 or (within >> MARKET & 1 == 1 and cost <= state.sides[side].gold)


def payment(side: int, tile: int, needs: Needs, below: Step) -> Step:
    """Steps that pay all of it, one kind after the other, before what lies below."""
    for kinds, count in reversed(needs):
        below = Step(PAY, side, kinds, count, tile, below)
    return below


def choices(state: Hamlet, step: Step) -> list[int]:
    """The tokens among which the next one is chosen; empty when all the rest must be bought."""
    found = tokens_in(state, sources(state, step.side, step.c), step.a)
    if step.side == state.setup.botrik:
        return nearest(state, step, found)
    return found


def nearest(state: Hamlet, step: Step, found: list[int]) -> list[int]:
    """17.7: his own high-quality goods, his own simple ones, then what is nearest."""
    best: list[int] = []
    lowest = 1 << 20
    for token in found:
        if owner_of(token) == step.side:
            rank = 0 if kind_of(token) >= FINE else 1
        else:
            rank = 2
        rank = rank * 1000 + distance(state.village, step.c, tile_of(token))
        if rank < lowest:
            lowest = rank
            best = []
        if rank == lowest:
            best.append(token)
    return best


def pay_on(state: Hamlet, step: Step) -> None:
    """Pay what needs no decision (5.4, 16.5); the step stays if something is left to decide."""
    count = step.b
    side = step.side
    while count > 0:
        now = Step(PAY, side, step.a, count, step.c, step.below)
        found = choices(state, now)
        if not found or (len(found) > 1 and is_choice(state, found, count)):
            state.step = step if count == step.b else now
            return
        spend(state, side, found[0])
        count -= 1
    state.step = rest(step)


def is_choice(state: Hamlet, found: list[int], count: int) -> bool:
    """Whether something would be left over."""
    for token in found:
        count -= alike(state, token)
    return count < 0


def pay_token(state: Hamlet, step: Step, action: Action) -> None:
    token = (action.a * 16 + action.b) * 8 + action.c
    spend(state, step.side, token)
    state.step = Step(PAY, step.side, step.a, step.b - 1, step.c, step.below)


def buy_missing(state: Hamlet, step: Step) -> None:
    """5.6: all that this step still lacks."""
    cost = step.b * price_of(state, step.a)
    state.sides[step.side].gold -= cost
    state.tell(EVERYONE, "buys", "5.6", state.setup.owners[step.side], step.b, cost)
    state.step = rest(step)


def add_payments(out: list[Action], state: Hamlet, step: Step) -> None:
    pay = state.setup.pay
    for token in choices(state, step):
        out.append(pay.at(tile_of(token), kind_of(token), owner_of(token) + 1))
    if not out:
        out.append(state.setup.buy.at())
