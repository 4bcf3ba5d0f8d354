"""Wutaki: what happens by itself: the stack is worked off until somebody has to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.wutaki.asking import chance_acts, is_asked
from tafelrunde.games.wutaki.pacts import (
    move_counter,
    move_track,
    paid,
)
from tafelrunde.games.wutaki.possible import possible
from tafelrunde.games.wutaki.run import begin_possible, run
from tafelrunde.games.wutaki.scoring import finish
from tafelrunde.games.wutaki.step import (
    FROM_COUNTER,
    FROM_PACT,
    FROM_ROUND,
    LAST_CHANCE,
    LAST_DECISION,
    S_ACTED,
    S_ALL,
    S_COUNTER,
    S_FINAL,
    S_LAST,
    S_MAY,
    S_OVER,
    S_PACT_DONE,
    S_PAID,
    S_PICKS,
    S_ROUND,
    S_RUN,
    S_SHED,
    S_TRACK,
    S_TURN,
    S_USED,
    S_VISITED,
    Step,
)  # fmt: skip
from tafelrunde.games.wutaki.turns import (
    acted,
    begin_round,
    check_end,
    first_pacts,
    last_turn,
    next_turn,
    pay_owners,
)

if TYPE_CHECKING:
    from tafelrunde.games.wutaki.state import Wutaki


def advance(state: Wutaki) -> None:
    while True:
        step = state.step
        kind = step.kind
        if kind <= LAST_CHANCE:
            if chance_acts(state, step):
                return
            state.pop()
        elif kind <= LAST_DECISION:
            if is_asked(state, step):
                return
        elif kind == S_OVER:
            return
        else:
            do_step(state, step)


def do_step(state: Wutaki, step: Step) -> None:
    kind = step.kind
    if step.below is not None:
        state.pop()
    if kind == S_RUN:
        run(state, step)
    elif kind == S_VISITED:
        pay_owners(state, step)
    elif kind == S_ACTED:
        acted(state, step)
    elif kind == S_TURN:
        next_turn(state, step)
    elif kind == S_SHED:
        state.omen_discard[step.a] += 1
    elif kind == S_PAID:
        paid(state, step)
        reward = state.setup.pacts[step.a].reward
        begin_possible(state, step.seat, reward, FROM_PACT)
    elif kind == S_TRACK:
        move_track(state, step)
    elif kind == S_COUNTER:
        move_counter(state)
    elif kind in (S_PACT_DONE, S_USED):
        check_end(state, step.seat)
    elif kind == S_ALL:
        everybody(state, step)
    elif kind == S_ROUND:
        begin_round(state)
    elif kind == S_LAST:
        last_turn(state, step)
    elif kind == S_PICKS:
        first_pacts(state, step)
    elif kind == S_FINAL:
        finish(state)


def everybody(state: Wutaki, step: Step) -> None:
    """11.6, 14.3: one after the other, clockwise."""
    if step.b == 0:
        return
    effect = state.setup.effects[step.a]
    state.push(S_ALL, (step.seat + 1) % state.setup.seats, step.a, step.b - 1, step.c)
    if step.c != 1:
        begin_possible(state, step.seat, effect, FROM_COUNTER if step.c else FROM_ROUND)
    elif possible(state, step.seat, effect, FROM_ROUND, len(state.players[step.seat].omens)):
        state.push(S_MAY, step.seat, step.a)
