"""The end: points and places (chapter 14)."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.decision import OneOf
from tafelrunde.core.event import EVERYONE
from tafelrunde.core.state import Outcome

from .question import Question, Whose
from .state import Loriot

REASONS: Final = ("finished", "round-limit")
FINISHED: Final = 0
ROUND_LIMIT: Final = 1


@final
class Over(Question):
    """The end; `seat` is the one whose turn it was."""

    key = "over"
    FIELDS = (Whose("seat"), OneOf("reason", REASONS, "left"))

    def __init__(self, seat: int, reason: int) -> None:
        super().__init__(seat)
        self.reason = reason

    def actors(self, state: Loriot) -> tuple[int, ...]:
        return ()

    def outcome(self, state: Loriot) -> Outcome | None:
        """14.2 to 14.5: points, then stones on targets, then the highest chip."""
        scores: list[int] = []
        stones: list[int] = []
        highest: list[int] = []
        keys: list[tuple[int, int, int]] = []
        for seat, player in enumerate(state.players):
            earned = [stone.points for stone in player.stones if stone.points]
            scores.append(state.points(seat))
            stones.append(len(earned))
            highest.append(max([0, *earned]))
            keys.append((scores[seat], stones[seat], highest[seat]))
        ranks = [1 + sum([1 for other in keys if other > key]) for key in keys]
        parts = (("stones", tuple(stones)), ("highest", tuple(highest)))
        return Outcome(tuple(scores), tuple(ranks), REASONS[self.reason], parts)

    def is_open(self, state: Loriot) -> bool:
        return True


def finish(state: Loriot, reason: int) -> None:
    state.decision = Over(state.turn, reason)
    for seat in range(len(state.players)):
        state.tell(EVERYONE, "scores", "14.2", seat, state.points(seat))
