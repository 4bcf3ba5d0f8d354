"""What positions are worth to those who search: at once, and right after an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.state import CHANCE, State

EXACTLY: Final = 8  # outcomes of chance after an action that are all looked at


@final
class Advice:
    """Whoever judges positions; `bots.judges` has one for a part of a game."""

    def __init__(
        self,
        value: Callable[[State], list[float]],
        prior: Callable[[State, int, list[Action]], list[float]],
    ) -> None:
        self.value = value
        self.prior = prior

    def look(self, state: State, seat: int, action: Action) -> float:
        """The value right after an action; of chance with few outcomes its expectation."""
        after = state.clone()
        after.apply(seat, action)
        return self.expected(after, seat)

    def expected(self, state: State, seat: int) -> float:
        actors = state.actors()
        if len(actors) == 1 and actors[0] == CHANCE:
            odds = state.odds()
            if 1 < len(odds) <= EXACTLY:
                whole = 0
                sum_ = 0.0
                for outcome, weight in odds:
                    then = state.clone()
                    then.apply(CHANCE, outcome)
                    sum_ += weight * self.value(then)[seat]
                    whole += weight
                return sum_ / whole
        return self.value(state)[seat]
