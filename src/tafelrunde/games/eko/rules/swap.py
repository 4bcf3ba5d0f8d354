"""Before the first turn everybody may put the emperor on another stack (2.5, 2.6)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Seat
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import REACH, Objected, no

from .numbers import EMPEROR, OWNER
from .question import Question
from .refusal import not_own
from .state import Eko
from .turn import begin_turn


@final
class Swap(Question):
    key = "swap"
    FIELDS = (Seat("asked_before", key="asked"),)

    def __init__(self, seat: int, asked_before: int) -> None:
        super().__init__(seat)
        self.asked_before = asked_before  # how many seats

    def asked(self, state: Eko, seat: int) -> Ask:
        return Ask("swap", "2.5")

    def legal(self, state: Eko, seat: int) -> list[Action]:
        out: list[Action] = []
        for cell in state.graph.fields:
            stack = state.on[cell]
            if stack and stack >> OWNER == seat and stack & EMPEROR == 0:
                out.append(state.setup.swap.at(cell))
        out.append(state.setup.keep.at())
        return out

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        """Then the next person is asked, or the first turn begins."""
        names = state.setup.names
        if action.block is state.setup.keep:
            state.tell(EVERYONE, "keeps", "2.5", seat)
        else:
            for cell in state.graph.fields:
                stack = state.on[cell]
                if stack and stack >> OWNER == seat and stack & EMPEROR:
                    state.put(cell, stack - EMPEROR)
                    state.tell(EVERYONE, "swaps", "2.5", seat, names[cell], names[action.a])
            state.put(action.a, state.on[action.a] | EMPEROR)
        following = (seat + 1) % len(state.players)
        if self.asked_before + 1 < len(state.players):
            state.decision = Swap(following, self.asked_before + 1)
        else:
            begin_turn(state, following)

    def refusal(self, state: Eko, seat: int, action: Action) -> Objected:
        if action.kind != "swap":
            return None
        stack = state.on[action.a]
        if stack == 0 or stack >> OWNER != seat:
            return not_own(state, "2.6", action.a)
        return no("2.5", REACH, "emperor-there") if stack & EMPEROR else None

    def is_open(self, state: Eko) -> bool:
        return True
