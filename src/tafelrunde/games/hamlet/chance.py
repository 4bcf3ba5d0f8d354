"""Hamlet: what chance settles: the layout, the bag, the trade stack, Botrik's row and bowl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE
from tafelrunde.games.hamlet.numbers import (
    ACTIONS,
    CHURCH,
    CIRCLES,
    FARM,
    FILLED,
    OPEN_TRADES,
    QUARRY,
    ROW,
    STARTING,
    WOODCUTTER,
)  # fmt: skip
from tafelrunde.games.hamlet.step import (
    ACTION_ROW,
    ARRANGE,
    ASIDE,
    DRAW,
    LAYOUT,
    TRADE,
    TRY,
    TURN,
    Step,
    rest,
)  # fmt: skip
from tafelrunde.games.hamlet.tokens import put_raw
from tafelrunde.games.hamlet.village import members

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet


def chances(state: Hamlet) -> list[tuple[Action, int]]:
    kind = state.step.kind
    setup = state.setup
    if kind == LAYOUT:
        return layout_chances(state)
    if kind == ACTION_ROW:
        row = state.board.row
        return [(setup.row.at(i), 1) for i in range(len(ACTIONS)) if i not in row]
    if kind == DRAW:
        return [(setup.draw_of(tile), 1) for tile in members(state.bag)]
    if kind == TRADE:
        return [(setup.trade.at(trade), 1) for trade in next_trades(state)]
    bowl = state.board.bowl
    return [(setup.marker.at(circle), n) for circle, n in enumerate(bowl) if n]


def layout_chances(state: Hamlet) -> list[tuple[Action, int]]:
    """2.2: every arrangement is as likely as every other."""
    setup = state.setup
    if not setup.layout_orders:
        return [(setup.layout.at(), 1)]
    weights = [0] * STARTING
    for order in fitting_layouts(state):
        weights[setup.layout_orders[order][state.step.b]] += 1
    return [(setup.layout.at(t - 1), weights[t]) for t in range(1, STARTING) if weights[t]]


def fitting_layouts(state: Hamlet) -> list[int]:
    """Those that agree with what is drawn; the tiles drawn are digits of the step's a."""
    out: list[int] = []
    for number, order in enumerate(state.setup.layout_orders):
        if drawn_order(order, state.step.b) == state.step.a:
            out.append(number)
    return out


def drawn_order(tiles: list[int], length: int) -> int:
    """The first tiles of an order as digits of one int."""
    out = 0
    for i in range(length):
        out = out * STARTING + tiles[i]
    return out


def draw_layout(state: Hamlet, action: Action) -> None:
    step = state.step
    setup = state.setup
    if not setup.layout_orders:
        lay_out(state, 0)
        return
    tile = action.a + 1
    state.step = Step(LAYOUT, 0, step.a * STARTING + tile, step.b + 1)
    state.reveal(EVERYONE, "layout", "2.2", step.b + 1, setup.names[tile])
    if step.b + 2 == STARTING:
        lay_out(state, fitting_layouts(state)[0])


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


def row_is_short(state: Hamlet) -> bool:
    """7.3."""
    return len(state.row) < ROW and state.bag != 0


def market_is_short(state: Hamlet) -> bool:
    return len(state.open_trades) < OPEN_TRADES and len(next_trades(state)) > 0


def apply_chance(state: Hamlet, action: Action) -> None:
    step = state.step
    kind = step.kind
    setup = state.setup
    if kind == LAYOUT:
        draw_layout(state, action)
    elif kind == ACTION_ROW:
        state.board.row.append(action.a)
        state.reveal(EVERYONE, "action-row", "15.3", len(state.board.row), ACTIONS[action.a])
        if len(state.board.row) == len(ACTIONS):
            state.step = rest(step)
    elif kind == DRAW:
        tile = setup.names.index(setup.draw.arguments[0][action.a])
        state.bag &= ~(1 << tile)
        state.row.append(tile)
        state.row_gold.append(0)
        state.reveal(EVERYONE, "draws", "7.3", setup.names[tile])
        if not row_is_short(state):
            state.step = rest(step)
    elif kind == TRADE:
        state.drawn_trades |= 1 << action.a
        state.open_trades.append(action.a)
        state.reveal(EVERYONE, "turns-up", "10.2", setup.trades[action.a].name)
        if not market_is_short(state):
            state.step = rest(step)
    else:
        state.board.bowl[action.a] -= 1
        state.reveal(EVERYONE, "marker", "19.1", CIRCLES[action.a])
        below = Step(ASIDE, step.side, action.a, 0, 0, rest(step))
        state.step = Step(TRY, step.side, action.a, 0, 0, below)


def lay_out(state: Hamlet, layout: int) -> None:
    """Chapter 2; what remains to be drawn waits on the stack."""
    setup = state.setup
    state.village = setup.layouts[layout]
    for kind, tile in enumerate((WOODCUTTER, QUARRY, FARM)):
        for _ in range(FILLED):
            put_raw(state, tile, kind)
    for number, side in enumerate(state.sides):
        side.gold = setup.purses[number]
        side.standing = [CHURCH]
        side.house -= 1
        if number == setup.botrik:
            side.stable = 0
            if setup.flag("harder_villagers"):
                side.standing = [CHURCH, CHURCH]
                side.house -= 1
        else:
            donkeys = 2 if setup.flag("easier_donkeys") else 1
            side.donkeys = [CHURCH] * donkeys
            side.stable -= donkeys
    below = Step(DRAW, 0, 0, 0, 0, Step(TRADE, 0, 0, 0, 0, Step(TURN, 0)))
    if setup.solo:
        below = Step(ARRANGE if setup.flag("arrange_row") else ACTION_ROW, 0, 0, 0, 0, below)
    state.step = below
    state.reveal(EVERYONE, "village", "2.2")
