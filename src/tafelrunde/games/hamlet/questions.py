"""Hamlet: the present question, and the paragraph it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import Ask
from tafelrunde.games.hamlet.numbers import RAW_ACTION
from tafelrunde.games.hamlet.paying import choices, price_of
from tafelrunde.games.hamlet.step import (
    ACT,
    ARRANGE,
    DONKEYS,
    FILL,
    HOST,
    LAY,
    ORDER,
    PAVE,
    PAY,
    PLACE,
    SALE,
    SITE,
    TOWN,
    TURN,
    USE,
    Step,
)  # fmt: skip

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet


def question(state: Hamlet) -> Ask:
    step = state.step
    kind = step.kind
    names = state.setup.names
    if kind == TURN:
        return turn_question(state, step)
    if kind == DONKEYS:
        return Ask("donkeys", "4.2")
    if kind == ACT:
        return Ask("act", "4.4", (names[step.a],))
    if kind == TOWN:
        return Ask("hall", "7.1")
    if kind == PLACE:
        return Ask("place", "8.1", (names[step.a], names[step.b]))
    if kind == PAY:
        return pay_question(state, step)
    if kind == FILL:
        if step.side == state.setup.botrik:
            return Ask("botrik-fill", "20.3", (names[step.a],))
        return Ask("fill", "6.3", (names[step.a],))
    return botrik_question(state, step)


def turn_question(state: Hamlet, step: Step) -> Ask:
    if not state.sides[step.side].standing:
        return Ask("turn-donkeys", "4.2")
    return Ask("turn", "4.1") if step.a == 0 else Ask("turn-villagers", "4.4")


def pay_question(state: Hamlet, step: Step) -> Ask:
    names = state.setup.names
    if step.side == state.setup.botrik:
        return Ask("botrik-pay", "17.7", (step.b, names[step.c]))
    if not choices(state, step):
        return Ask("buy", "5.6", (step.b, step.b * price_of(state, step.a)))
    return Ask("pay", "5.4", (step.b, names[step.c]))


def botrik_question(state: Hamlet, step: Step) -> Ask:
    kind = step.kind
    names = state.setup.names
    if kind == ARRANGE:
        return Ask("arrange", "15.3", (len(state.board.row) + 1,))
    if kind == ORDER:
        return Ask("botrik-order", "18.8")
    if kind == SALE:
        return Ask("botrik-sale", "18.12")
    if kind == USE:
        if step.b == RAW_ACTION:
            return Ask("botrik-producer", "20.2")
        return Ask("botrik-refinery", "20.11")
    if kind == HOST:
        return Ask("botrik-host", "21.6", (names[step.a],))
    if kind == LAY:
        return Ask("botrik-place", "21.8", (names[step.a], names[step.b]))
    if kind == SITE:
        return Ask("botrik-site", "22.5")
    if kind == PAVE:
        return Ask("botrik-road", "22.6", (names[step.a],))
    return Ask("botrik-villager", "16.5", (names[step.a],))
