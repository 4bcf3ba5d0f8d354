"""Loriot: what an answer, or a throw, does: it is handed to the module of its theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.games.loriot.arrival import draw_fame, exchange, keep, show_chip
from tafelrunde.games.loriot.fate import discard, draw_fate, regain, rob, swap
from tafelrunde.games.loriot.head import (
    claim,
    combine,
    decline,
    give_up,
    intervene,
    play,
    throw_number,
)  # fmt: skip
from tafelrunde.games.loriot.step import (
    AIM,
    BLACK,
    CHIP,
    COMBINE,
    DISCARD,
    DISTANCE,
    DROP,
    DUEL,
    EXCHANGE,
    FATE,
    GO,
    INTERVENE,
    LAY,
    LOT,
    NUMBER,
    OPPOSE,
    PLAY,
    REGAIN,
    ROB,
    ROLL,
    SHOW,
    STONE,
    SWAP,
    WHITE,
    Step,
)  # fmt: skip
from tafelrunde.games.loriot.turn import (
    draw_chip,
    enter,
    lay_chip,
    move,
    roll,
    throw_black,
    throw_distance,
    throw_lot,
)  # fmt: skip
from tafelrunde.games.loriot.walk import aim, go, oppose, throw_duel, throw_white

if TYPE_CHECKING:
    from tafelrunde.games.loriot.state import Loriot


def apply_action(state: Loriot, seat: int, action: Action) -> None:
    step = state.step
    kind = step.kind
    setup = state.setup
    if kind == ROLL:
        roll(state, seat)
    elif kind == STONE:
        if action.block is setup.move:
            move(state, seat, action.a, step.left)
        else:
            enter(state, seat)
    elif kind == GO:
        go(state, step, action.a)
    elif kind == INTERVENE:
        if action.block is setup.intervene:
            intervene(state, step, action.a)
        else:
            decline(state, step)
    elif kind == PLAY:
        if action.block is setup.play:
            play(state, step, action.a)
        elif action.block is setup.claim:
            claim(state, step)
        else:
            give_up(state, step)
    else:
        apply_rare(state, seat, action, step)


def apply_rare(state: Loriot, seat: int, action: Action, step: Step) -> None:
    kind = step.kind
    if kind == AIM:
        aim(state, step, action.a)
    elif kind == OPPOSE:
        oppose(state, step, action.a)
    elif kind == COMBINE:
        if action.block is state.setup.give_up:
            give_up(state, step)
        else:
            combine(state, step, action)
    elif kind == SWAP:
        swap(state, step, action.a)
    elif kind == DISCARD:
        discard(state, seat, action.a)
    elif kind == REGAIN:
        regain(state, seat, action.a)
    elif kind == ROB:
        rob(state, seat, action.a)
    elif kind == LAY:
        lay_chip(state, seat, action.a)
    else:
        assert kind == EXCHANGE
        if action.block is state.setup.keep:
            keep(state, step)
        else:
            exchange(state, step, action.a)


def apply_chance(state: Loriot, action: Action) -> None:
    step = state.step
    kind = step.kind
    if kind == BLACK:
        throw_black(state, step, action.a + 1)
    elif kind == DISTANCE:
        throw_distance(state, step, action.a + 1)
    elif kind == WHITE:
        throw_white(state, step, action.a + 1, action.b + 1)
    elif kind == DUEL:
        throw_duel(state, step, action.a + 1, action.b + 1)
    elif kind == NUMBER:
        throw_number(state, step, action.a + 1, action.b + 1)
    elif kind == FATE:
        draw_fate(state, step, action.a)
    elif kind == DROP:
        discard(state, step.seat, action.a)
    elif kind == LOT:
        throw_lot(state, step.seat, action.b, action.c)
    elif kind == CHIP:
        draw_chip(state, step.seat, action.b + 1)
    elif kind == SHOW:
        show_chip(state, step, action.a + 1)
    else:
        draw_fame(state, step, action.a)
