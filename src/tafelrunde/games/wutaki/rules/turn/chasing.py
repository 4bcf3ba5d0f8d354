"""Chasing others away, and moving in (chapter 6)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import REACH, THING, Reason, no

from ..columns import UNUSED, Area, Flag, OfCause, Visit
from ..effects.cause import CHASING, Cause
from ..effects.effect import V_CHASE_WITHOUT_REVENGE
from ..effects.possible import area_effect, can_move
from ..effects.running import Run
from ..numbers import AREAS, CHASE, ONE, OWN, WORKERS
from ..places.chase import chasable, drive_off
from ..places.draws import DrawRevenge
from ..places.workers import round_bonus
from ..stack import Question
from ..state import Wutaki
from .visit import Acted, visit


@final
class Chase(Question):
    """6.1: whom, and from where?"""

    key = "chase"
    COLUMNS = (Flag("whole"), UNUSED, OfCause("cause"))

    def __init__(self, seat: int, whole: bool, cause: Cause) -> None:
        super().__init__(seat)
        self.whole = whole  # with revenge card and move
        self.cause = cause

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("chase", "6.1")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        return [
            state.setup.chase.at(victim, area)
            for victim in range(state.setup.seats)
            for area in range(OWN)
            if chasable(state, seat, victim, area)
        ]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        """6.2, 6.3: first the revenge card, then the question whether to move in."""
        victim, area = action.a, action.b
        state.pop()
        drive_off(state, seat, victim, area)
        if not self.whole:
            return
        if self.cause.area >= 0 and area != CHASE:
            state.push(MoveIn(seat, area, self.cause))
        if not round_bonus(state, V_CHASE_WITHOUT_REVENGE):  # 14.5
            state.push(DrawRevenge(seat, 1, CHASING))

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        if action.a == seat:
            return no("6.1", THING, "not-oneself")
        return no("6.1", REACH, "nobody-to-chase-there", action.a, AREAS[action.b])


@final
class MoveIn(Question):
    """6.3: into the place that has become free?"""

    key = "move"
    COLUMNS = (Area("area"), UNUSED, Visit("cause"))

    def __init__(self, seat: int, area: int, cause: Cause) -> None:
        super().__init__(seat)
        self.area = area
        self.cause = cause  # the visit of the worker who may move

    def waits(self, state: Wutaki) -> bool:
        effect = area_effect(state, self.seat, self.area)
        if effect is not None and effect.plays and state.players[self.seat].omens:
            return True  # whether an omen can be played is a secret
        if can_move(state, self.seat, self.area, self.cause):
            return True
        state.pop()
        return False

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("move", "6.3", (AREAS[self.area],))

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        stay = [state.setup.stay.at()]
        if can_move(state, seat, self.area, self.cause):
            return [state.setup.move_in.at(), *stay]
        return stay

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        """The visit goes on in the new place; what is left of the effect comes first."""
        state.pop()
        if action.block is state.setup.stay:
            return
        player = state.players[seat]
        worker = self.cause.worker
        player.spots[self.cause.area] -= ONE[worker]
        player.spots[self.area] += ONE[worker]
        state.tell(EVERYONE, "moves-in", "6.3", seat, WORKERS[worker], AREAS[self.area])
        rest = leave_visit(state)
        visit(state, seat, self.area, worker)
        for left in reversed(rest):
            state.push(left.going_on(0))


def leave_visit(state: Wutaki) -> list[Run]:
    """Takes the visit off the stack; what was left of effects, the innermost first."""
    rest: list[Run] = []
    while not isinstance(state.decision, Acted):
        left = state.decision
        state.pop()
        if isinstance(left, Run):
            rest.append(left)
    state.pop()
    return rest
