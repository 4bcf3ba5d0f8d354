"""Questions to a side, work that nobody is asked about, and what chance decides.

Who puts what on top (`→`), and what then waits below it (`/`); what ends by itself lays bare what
waits. `…` is the payment: none, one or several `Pay`, one on the other, above what is paid for.

    Layout → ActionRow or Arrange / DrawBlueprint / TurnUpTrade / Turn
    Turn → Act / LieDown / Turn; Donkeys / Turn; at its end the next Turn, BotriksTurn or Over
    Act → TownHall, Fill, Place, … / Make, … / BuildRoad, … / Sold, … / Delivered
    Place → … / Raise
    TownHall → TownHall, with DrawBlueprint above it; Raise → DrawBlueprint; Sold → TurnUpTrade
    BotriksTurn → Fetch (he hires) or TryChurch / BotriksTurn; at its end the next Turn or Over
    TryChurch → ChooseOrder, … / Delivered / Fetch, or TryMarket
    TryMarket → ChooseSale, … / Sold / Fetch, or DrawMarker
    DrawMarker → TryAction / LayAside; TryAction → Fetch / GiveSupport, or one of
        ChooseWorkplace, Fill, … / Make        each / Fetch / Shift
        ChooseHost → ChooseLie → … / Raise
        ChooseSite → ChooseEdge → … / BuildRoad
        DrawBlueprint
    Fetch → ChooseVillager

The only circle is that of the turns; `turn.py` has both.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import ALONE, Chance, Decision, Field
from tafelrunde.core.event import EVERYONE
from tafelrunde.core.reason import MOMENT, REACH, Objected, Reason, no

from .fields import SIDE
from .numbers import PERSON
from .state import BOTRIKS, NOBODYS, Hamlet, Pending

Stack = Decision[Hamlet]  # a decision with everything below it
AT_NO_REST: Final = ("nothing",)  # what is always done at once, so that no position has it
ELSEWHERE: Final = ("go", "drive", "pass", "rest", "pay", "buy", "fill", "place", "done")
BOTRIKS_TIES: Final = {
    "use": "16.5", "host": "16.5", "site": "16.5", "villager": "16.5", "arrange": "15.3",
}  # fmt: skip


def finish_first() -> Reason:
    """4.8."""
    return no("4.8", MOMENT, "finish-first")


class Question(Pending):
    """Asked of a side; the person decides for Botrik (16.5)."""

    FIELDS: ClassVar[tuple[Field[Hamlet], ...]] = (SIDE,)

    def actors(self, state: Hamlet) -> tuple[int, ...]:
        return ALONE[PERSON if self.seat == state.setup.botrik else self.seat]

    def refusal(self, state: Hamlet, seat: int, action: Action) -> Objected:
        if action in self.legal(state, seat):
            return None
        if self.side == state.setup.botrik:
            return no("16.5", REACH, "not-among-equals")
        return self.objection(state, action) or self.asked(state, seat).rule

    def objection(self, state: Hamlet, action: Action) -> Objected:
        """What forbids an action that is not legal, where it is not just the question itself."""
        return None

    def absent(self, state: Hamlet, seat: int, action: Action) -> Objected:
        return BOTRIKS_TIES.get(action.kind) or finish_first()


def tell_tie(state: Hamlet, what: str, tied: list[str], chosen: str) -> None:
    """16.5: what was equally good for Botrik, and what the person took."""
    state.tell(EVERYONE, "chosen-for-botrik", "16.5", what, " ".join(tied), chosen)


class VillagersAction(Question):
    """What stands in the way of an action also refuses it where it is not on offer."""

    def absent(self, state: Hamlet, seat: int, action: Action) -> Objected:
        if action.kind in ELSEWHERE:
            return finish_first()
        return BOTRIKS_TIES.get(action.kind) or self.objection(state, action)


class Tie(Question):
    """16.5: what is equally good for Botrik, so that the person chooses."""

    WHOSE = BOTRIKS

    def apply(self, state: Hamlet, seat: int, action: Action) -> None:
        if state.told is not None:
            self.tell_choice(state, seat, action)
        state.decision = self.chosen(state, action)

    def tell_choice(self, state: Hamlet, seat: int, action: Action) -> None:
        tied = [option.tokens[1] for option in self.legal(state, seat)]
        tell_tie(state, self.key, tied, action.tokens[1])

    def chosen(self, state: Hamlet, action: Action) -> Stack:
        """What follows from the choice."""
        raise NotImplementedError


class Task(Pending):
    """Done without asking anybody, once it is on top."""

    FIELDS: ClassVar[tuple[Field[Hamlet], ...]] = (SIDE,)

    def go_on(self, state: Hamlet) -> None:
        raise NotImplementedError


class Luck(Chance[Hamlet]):
    """What chance decides, while a side waits for it."""

    FIELDS: ClassVar[tuple[Field[Hamlet], ...]] = (SIDE,)
    WHOSE: ClassVar[int] = NOBODYS

    def __init__(self, below: Stack | None = None, side: int = 0) -> None:
        super().__init__(below)
        self.side = side

    def waiting(self) -> Stack:
        below = self.below
        assert below is not None
        return below
