"""The row of blueprints and the market are kept full by chance (7.3, 10.2)."""

from __future__ import annotations

from random import Random
from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE

from .numbers import OPEN_TRADES, ROW, STARTING
from .question import Luck, Stack
from .state import Hamlet
from .village.village import members, nth, size


@final
class DrawBlueprint(Luck):
    """7.3: from the bag, until the row is full."""

    key = "draw"
    ON = ("trade", "hall", "lie", "fetch")

    def odds(self, state: Hamlet) -> list[tuple[Action, int]]:
        return [(state.setup.draw_of(tile), 1) for tile in members(state.bag)]

    def draw(self, state: Hamlet, random: Random) -> Action:
        left = size(state.bag)
        before = int(random.random() * left) if left > 1 else 0
        return state.setup.draw_of(nth(state.bag, before))

    def apply(self, state: Hamlet, seat: int, action: Action) -> None:
        tile = action.a + STARTING
        state.bag &= ~(1 << tile)
        state.row.append(tile)
        state.row_gold.append(0)
        state.reveal(EVERYONE, "draws", "7.3", state.setup.names[tile])
        if not row_is_short(state):
            state.decision = self.waiting()


@final
class TurnUpTrade(Luck):
    """10.2: from the stack, until three lie on the market."""

    key = "trade"
    ON = ("turn", "lie", "fetch")

    def odds(self, state: Hamlet) -> list[tuple[Action, int]]:
        return [(state.setup.trade.at(trade), 1) for trade in next_trades(state)]

    def apply(self, state: Hamlet, seat: int, action: Action) -> None:
        trade = action.a
        state.drawn_trades |= 1 << trade
        state.open_trades.append(trade)
        state.reveal(EVERYONE, "turns-up", "10.2", state.setup.trade_names[trade])
        if not market_is_short(state):
            state.decision = self.waiting()


def refilled_row(state: Hamlet, below: Stack) -> Stack:
    """7.3: first the row is full again."""
    return DrawBlueprint(below) if row_is_short(state) else below


def refilled_market(state: Hamlet, below: Stack) -> Stack:
    """10.2: first the market is full again."""
    return TurnUpTrade(below) if market_is_short(state) else below


def row_is_short(state: Hamlet) -> bool:
    return len(state.row) < ROW and state.bag != 0


def market_is_short(state: Hamlet) -> bool:
    return len(state.open_trades) < OPEN_TRADES and len(next_trades(state)) > 0


def next_trades(state: Hamlet) -> list[int]:
    """2.5: the tiles that may lie on top of the stack; empty when it is used up."""
    trades = state.setup.trades
    for tier, number in enumerate(state.setup.tiers):
        left: list[int] = []
        drawn = 0
        for trade in range(len(trades)):
            if trades[trade].tier == tier + 1:
                if state.drawn_trades >> trade & 1:
                    drawn += 1
                else:
                    left.append(trade)
        if drawn < number:
            return left
    return []
