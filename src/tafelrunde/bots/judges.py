"""A part of a game as the advice that searches ask."""

from __future__ import annotations

from functools import cache

from tafelrunde.bots.search import Advice
from tafelrunde.core.action import Action
from tafelrunde.core.game import Game
from tafelrunde.core.parts import ADVICE, AdvicePart, Part
from tafelrunde.core.state import State


class Judge(Advice):
    def __init__(self, part: AdvicePart) -> None:
        self.value_of = part.value
        self.prior_of = part.prior

    def value(self, state: State) -> list[float]:
        return self.value_of(state)

    def prior(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        return self.prior_of(state, seat, legal)


@cache
def judge_of(game: Game, part: Part[AdvicePart] = ADVICE) -> Judge:
    return Judge(game.part(part))
