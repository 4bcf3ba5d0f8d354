"""Hamlet: sales on the market and orders of the church, once they are paid (chapters 10, 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.hamlet.chance import market_is_short
from tafelrunde.games.hamlet.step import TRADE, Step, rest
from tafelrunde.games.hamlet.tokens import earn, score

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet


def sold(state: Hamlet, step: Step) -> None:
    """10.2: points and gold, the tile is kept, the next one turned up."""
    trade = state.setup.trades[step.a]
    state.open_trades.remove(step.a)
    state.sides[step.side].trades |= 1 << step.a
    state.step = rest(step)
    state.tell(EVERYONE, "sells", "10.2", state.setup.owners[step.side], trade.name)
    score(state, step.side, trade.points, "10.2")
    earn(state, step.side, trade.gold, "10.2")
    if market_is_short(state):
        state.step = Step(TRADE, 0, 0, 0, 0, state.step)


def delivered(state: Hamlet, step: Step) -> None:
    """11.1, 11.4: points, the marker, a piece of the church; the last one ends the match."""
    setup = state.setup
    order = setup.orders[step.a]
    state.sides[step.side].orders |= 1 << step.a
    state.step = rest(step)
    state.tell(EVERYONE, "delivers", "11.4", setup.owners[step.side], order.name)
    score(state, step.side, order.points, "11.1")
    if state.last == 0 and open_orders(state) == 0:
        state.last = state.round + (1 if setup.flag("final_round") else 0)
        state.tell(EVERYONE, "church-finished", "13.1", state.last - state.round)


def open_orders(state: Hamlet) -> int:
    """The set of orders that nobody has filled."""
    out = (1 << len(state.setup.orders)) - 1
    for side in state.sides:
        out &= ~side.orders
    return out
