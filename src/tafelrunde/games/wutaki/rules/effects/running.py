"""An effect in progress: which of its alternatives, which step of that comes next, and why.

It lies on the stack like a decision, since it waits like one: a step may ask somebody, chance may
draw, a worker may even move in elsewhere and act there before the rest is carried out. So an effect
needs no stack of its own, and a position that is written in the midst of it can be read again.
"""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask

from ..columns import UNUSED, InEffect, OfCause, OfEffect
from ..stack import Due, Question
from ..state import Wutaki
from .cause import Cause
from .effect import (
    V_DISMISS,
    V_GAIN,
    V_LOSE,
    V_MAY_DISMISS,
    V_MAY_PLAY,
    V_PAY,
    V_PLAY,
    V_RENEW,
    V_REVENGE,
    V_SACRIFICE,
    V_WAGES,
    Effect,
    Op,
)
from .possible import may_begin, op_possible, sequence_possible

ALWAYS: Final = (V_GAIN, V_PAY, V_SACRIFICE, V_LOSE, V_REVENGE, V_RENEW, V_WAGES, V_DISMISS)


@final
class Run(Due):
    """The next step of an effect; the rest waits on the stack.

    What a verb does is known to the rooms of places and turns, which begin effects themselves:
    therefore it is asked of the setup's interpreter.
    """

    key = "run"
    COLUMNS = (OfEffect("effect"), InEffect("alternative", "following"), OfCause("cause"))

    def __init__(
        self, seat: int, effect: Effect, alternative: int, following: int, cause: Cause
    ) -> None:
        super().__init__(seat)
        self.effect = effect
        self.alternative = alternative
        self.following = following  # the step of it that comes next
        self.cause = cause

    def do(self, state: Wutaki) -> None:
        ops = self.effect.alternatives[self.alternative].ops
        if self.following + 1 < len(ops):
            state.push(self.going_on(1))
        op = ops[self.following]
        if op.verb in ALWAYS or can(state, self.seat, op, self.cause):
            state.setup.interpreter.perform(state, self.seat, op, self.cause)

    def going_on(self, steps: int) -> Run:
        following = self.following + steps
        return Run(self.seat, self.effect, self.alternative, following, self.cause)

    def flaw(self, state: Wutaki) -> str:
        alternatives = self.effect.alternatives
        if not 0 <= self.alternative < len(alternatives):
            return "names a step that its effect does not have"
        there = self.following < len(alternatives[self.alternative].ops)
        return "" if there else "names a step that its effect does not have"


@final
class Choose(Question):
    """1.10: one of the alternatives that are possible."""

    key = "choose"
    COLUMNS = (OfEffect("effect"), UNUSED, OfCause("cause"))

    def __init__(self, seat: int, effect: Effect, cause: Cause) -> None:
        super().__init__(seat)
        self.effect = effect
        self.cause = cause

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("choose", "1.10")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        hand = len(state.players[seat].omens)
        return [
            state.setup.choose.at(sequence.name)
            for sequence in self.effect.alternatives
            if sequence_possible(state, seat, sequence, self.cause, hand)
        ]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        names = [sequence.name for sequence in self.effect.alternatives]
        state.pop()
        state.tell(EVERYONE, "chooses", "1.10", seat, action.tokens[1])
        state.push(Run(seat, self.effect, names.index(action.a), 0, self.cause))


def begin_effect(state: Wutaki, seat: int, effect: Effect, cause: Cause) -> None:
    """An effect that can be begun: at once, or after a choice among its possible alternatives."""
    alternatives = effect.alternatives
    chosen = 0
    if len(alternatives) > 1:
        hand = len(state.players[seat].omens)
        open_ones = [
            i
            for i, sequence in enumerate(alternatives)
            if sequence_possible(state, seat, sequence, cause, hand)
        ]
        if len(open_ones) != 1:
            state.push(Choose(seat, effect, cause))
            return
        chosen = open_ones[0]
    state.push(Run(seat, effect, chosen, 0, cause))


def begin_possible(state: Wutaki, seat: int, effect: Effect, cause: Cause) -> None:
    """An effect that nobody chose: begun if what it wants can be paid (1.10)."""
    if may_begin(state, seat, effect, cause):
        begin_effect(state, seat, effect, cause)


def can(state: Wutaki, seat: int, op: Op, cause: Cause) -> bool:
    """Skipped if it cannot be done; whether an omen is playable is its owner's secret."""
    hand = len(state.players[seat].omens)
    if op.verb in (V_PLAY, V_MAY_PLAY):
        return hand > 0
    if op.verb == V_MAY_DISMISS:
        return True
    return op_possible(state, seat, op, cause, hand)
