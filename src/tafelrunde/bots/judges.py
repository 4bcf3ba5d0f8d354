"""A part of a game as the advice that searches ask."""

from __future__ import annotations

from functools import cache

from tafelrunde.bots.valuing import Advice
from tafelrunde.core.game import Game
from tafelrunde.core.parts import ADVICE, AdvicePart, Part


@cache
def judge_of(game: Game, part: Part[AdvicePart] = ADVICE) -> Advice:
    found = game.part(part)
    return Advice(found.value, found.prior)
