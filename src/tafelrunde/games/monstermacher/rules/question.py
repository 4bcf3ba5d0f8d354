"""What its decisions have in common."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Decision, Seat
from tafelrunde.core.event import EVERYONE
from tafelrunde.core.reason import REACH, Objected, no

from .numbers import SKIP
from .state import Monsters

# the three actions of a turn
ACTIONS: Final = (
    "rob", "gallows", "steal", "prepare", "study", "study-one", "operate", "revive", "offer",
    "pick-up",
)  # fmt: skip
# answers: the paragraph that says when they are given
MOMENTS: Final = {
    "join": "5.3", "stay": "5.3", "choose": "5.6", "hand": "8.5", "show": "11.2", "call": "11.2",
    "add": "11.3", "points": "11.3", "bid": "11.3", "pass": "11.3",
    "accept": "11.8", "waive": "11.8", "decline": "11.8",
}  # fmt: skip


class Question(Decision[Monsters]):
    """A decision of seats."""

    def absent(self, state: Monsters, seat: int, action: Action) -> Objected:
        kind = action.kind
        if kind in ACTIONS:
            return "3.2" if seat == state.turn else None
        if kind == "choose" and any(state.choices):
            return no("5.8", REACH, "chosen-already")
        return MOMENTS.get(kind)


class Stage(Question):
    """3.2: an action of a turn, at the bottom; what it sets off is put on top of the next one."""

    FIELDS = (Seat("seat"),)
    number: ClassVar[int] = 0  # in the turn, from 1 on

    def following(self) -> Stage:
        raise NotImplementedError

    def take(self, state: Monsters, deed: int) -> Stage:
        """The action is taken for this; what waits then."""
        state.deeds = (*state.deeds, deed)
        following = self.following()
        state.decision = following
        return following

    def skip(self, state: Monsters) -> None:
        """3.3: the action is left out."""
        state.tell(EVERYONE, "skips", "3.3", self.seat, self.number)
        self.take(state, SKIP).go_on(state)

    def go_on(self, state: Monsters) -> None:
        """It has come to the top: what happens by itself."""


class Inner(Question):
    """A question within an action."""

    def rest(self) -> Decision[Monsters]:
        """What waits until the action is over."""
        below = self.below
        assert below is not None
        return below


def finish(state: Monsters, decision: Decision[Monsters]) -> None:
    """It is decided: what lies below goes on."""
    below = decision.below
    assert below is not None
    state.decision = below
    if isinstance(below, Stage):
        below.go_on(state)


def bottom(state: Monsters) -> Decision[Monsters]:
    """What lies below everything else: the layout, an action of the turn, or the end."""
    out: Decision[Monsters] = state.decision
    below = out.below
    while below is not None:
        out = below
        below = out.below
    return out
