"""Effects for all players, one after the other (11.6, 14.3)."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask

from ..columns import Count, OfEffect, OneOf
from ..stack import Due, Question
from ..state import Wutaki
from .cause import FROM_COUNTER, FROM_ROUND
from .effect import Effect
from .possible import possible
from .running import begin_effect, begin_possible

BY_CARD: Final = "card"
WHO_LIKES: Final = "likes"
BY_COUNTER: Final = "counter"


@final
class Everybody(Due):
    """Clockwise; `seat`: who is next."""

    key = "all"
    COLUMNS = (
        OfEffect("effect"), Count("left"), OneOf("how", (BY_CARD, WHO_LIKES, BY_COUNTER)),
    )  # fmt: skip

    def __init__(self, seat: int, effect: Effect, left: int, how: str) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left  # seats
        self.how = how

    def do(self, state: Wutaki) -> None:
        if self.left == 0:
            return
        seat, effect = self.seat, self.effect
        following = (seat + 1) % state.setup.seats
        state.push(Everybody(following, effect, self.left - 1, self.how))
        if self.how == BY_COUNTER:
            begin_possible(state, seat, effect, FROM_COUNTER)
        elif self.how == BY_CARD:
            begin_possible(state, seat, effect, FROM_ROUND)
        elif possible(state, seat, effect, FROM_ROUND, len(state.players[seat].omens)):
            state.push(May(seat, effect))


@final
class May(Question):
    """14.3: what a round card offers."""

    key = "may"
    COLUMNS = (OfEffect("effect"),)

    def __init__(self, seat: int, effect: Effect) -> None:
        super().__init__(seat)
        self.effect = effect

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("may", "14.3")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        return [state.setup.yes.at(), state.setup.no.at()]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        if action.block is state.setup.yes:
            state.tell(EVERYONE, "takes-offer", "14.3", seat)
            begin_effect(state, seat, self.effect, FROM_ROUND)
