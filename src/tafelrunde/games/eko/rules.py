"""Ekö: the course of a turn: what an answer does and what follows (chapters 3, 6, 7, 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE
from tafelrunde.games.eko.building import build
from tafelrunde.games.eko.fight import (
    NOBODY,
    PENDING,
    exchange,
    exchanges_done,
    go_through,
    resolve,
    set_out,
)  # fmt: skip
from tafelrunde.games.eko.numbers import EMPEROR, IN_RESERVE, MARCH, OWNER
from tafelrunde.games.eko.offers import can_act, may_march
from tafelrunde.games.eko.reinforce import can_reinforce, may_spread, reinforce
from tafelrunde.games.eko.scoring import check_board, check_points, finish, repeats
from tafelrunde.games.eko.step import (
    ACT,
    EXCHANGE,
    LOSE,
    REINFORCE,
    REPETITION,
    SPREAD,
    SWAP,
    THROUGH,
    TURN_LIMIT,
    Step,
)  # fmt: skip

if TYPE_CHECKING:
    from tafelrunde.games.eko.state import Eko


def apply_action(state: Eko, seat: int, action: Action) -> None:
    step = state.step
    table = state.table
    if step.kind == ACT:
        block = action.block
        if block is table.build or block is table.build_emperor:
            build(state, seat, action)
            state.step = Step(REINFORCE, seat, step.a, step.b, step.c)
            conclude(state, NOBODY)
        elif state.graph.zones == 0:
            conclude(state, resolve(state, step, seat, action.a, action.b, 0, False))
        else:
            go_on(state, set_out(state, step, seat, action.a, action.b, block is not table.move))
    elif step.kind == REINFORCE:
        if action.block is table.reinforce:
            reinforce(state, seat, action.a, action.b + 1, "8.1")
            if may_spread(state, seat):
                state.step = Step(SPREAD, seat)
            else:
                end_turn(state, seat)
        elif action.block is table.march:
            march(state, seat, step)
        else:
            state.tell(EVERYONE, "rests", "7.1", seat)
            end_turn(state, seat)
    else:
        apply_rare(state, seat, action, step)


def apply_rare(state: Eko, seat: int, action: Action, step: Step) -> None:
    kind = step.kind
    below = step.below
    if kind == SWAP:
        swap(state, seat, action, step)
    elif kind == SPREAD:
        spread(state, seat, action)
    elif kind == EXCHANGE:
        assert below is not None
        exchange(state, seat, state.colours.index(action.a))
        state.step = below
        if exchanges_done(state, below.seat, step.a):
            settle(state, below.seat, step.a)
    elif kind == THROUGH:
        assert below is not None
        zones = state.table.masks[action.a]
        go_on(state, go_through(state, below, seat, step.a, step.b, zones))
    else:
        assert kind == LOSE
        assert below is not None
        conclude(state, resolve(state, below, seat, step.a, step.b, step.c, action.a == 1))


def go_on(state: Eko, beaten: int) -> None:
    if beaten != PENDING:
        conclude(state, beaten)


def spread(state: Eko, seat: int, action: Action) -> None:
    """12.3: one more stack, or enough."""
    if action.block is state.table.done:
        state.tell(EVERYONE, "stops-spreading", "12.3", seat)
        end_turn(state, seat)
        return
    reinforce(state, seat, action.a, action.b + 1, "12.3")
    if not may_spread(state, seat):
        end_turn(state, seat)


def swap(state: Eko, seat: int, action: Action, step: Step) -> None:
    """2.5, 2.6: then the next person is asked, or the first turn begins."""
    names = state.table.names
    if action.block is state.table.keep:
        state.tell(EVERYONE, "keeps", "2.5", seat)
    else:
        for cell in state.graph.fields:
            stack = state.on[cell]
            if stack and stack >> OWNER == seat and stack & EMPEROR:
                state.put(cell, stack - EMPEROR)
                state.tell(EVERYONE, "swaps", "2.5", seat, names[cell], names[action.a])
        state.put(action.a, state.on[action.a] | EMPEROR)
    following = (seat + 1) % len(state.players)
    if step.a + 1 < len(state.players):
        state.step = Step(SWAP, following, step.a + 1)
    else:
        begin_turn(state, following)


def march(state: Eko, seat: int, step: Step) -> None:
    """7.3, 7.5."""
    player = state.players[seat]
    player.reserve -= MARCH
    player.removed += MARCH
    state.past = None  # these discs never come back
    state.step = Step(ACT, seat, 1, step.b, step.c)
    state.tell(EVERYONE, "marches", "7.3", seat)


def conclude(state: Eko, beaten: int) -> None:
    """After an action: victory (9.3), exchanges, what follows. `beaten` lost a stack, or -1."""
    active = state.step.seat
    if state.table.early_win and check_points(state, active):
        return
    if exchanges_done(state, active, beaten):
        settle(state, active, beaten)


def settle(state: Eko, active: int, beaten: int) -> None:
    """9.3 to 9.9; then march, reinforcement, or the next turn."""
    if check_points(state, active):
        return
    players = state.players
    empty = players[active].discs() == 0 or (beaten >= 0 and players[beaten].discs() == 0)
    if empty and check_board(state, active, beaten):
        return
    if can_reinforce(state, active) or may_march(state, active, state.step):
        return
    skip_reinforcement(state, active)
    end_turn(state, active)


def skip_reinforcement(state: Eko, seat: int) -> None:
    """8.2."""
    player = state.players[seat]
    if (
        state.told is not None
        and player.discs()
        and (player.reserve or player.emperor == IN_RESERVE)
    ):
        state.tell(EVERYONE, "no-reinforcement", "8.2", seat)


def end_turn(state: Eko, seat: int) -> None:
    state.played += 1
    begin_turn(state, next_seat(state, seat))


def next_seat(state: Eko, seat: int) -> int:
    """3.1, 9.4: clockwise to the next person with discs on the board."""
    players = state.players
    following = (seat + 1) % len(players)
    while players[following].discs() == 0:
        following = (following + 1) % len(players)
    return following


def begin_turn(state: Eko, seat: int) -> None:
    """The first question of a turn; whoever can do nothing at all is passed over (3.3, 8.2)."""
    while True:
        if state.played >= state.table.most_turns:
            finish(state, TURN_LIMIT, -1, seat)
            state.tell(EVERYONE, "stops-limit", "9.10", state.played)
            return
        if repeats(state, seat):
            finish(state, REPETITION, -1, seat)
            state.tell(EVERYONE, "stops-repetition", "9.10", state.table.repetitions)
            return
        state.step = Step(ACT, seat)
        if can_act(state, seat, state.step):
            return
        state.tell(EVERYONE, "no-action", "3.3", seat)
        state.step = Step(REINFORCE, seat)
        if can_reinforce(state, seat):
            return
        skip_reinforcement(state, seat)
        state.played += 1
        seat = next_seat(state, seat)
