"""Rolling against the study die (chapter 9)."""

from __future__ import annotations

from typing import final

from .numbers import BEST
from .setup import MonsterSetup


@final
class Roll:
    """A roll of the white die and what came of it; the newest one is remembered for the page."""

    __slots__ = ("seat", "card", "revival", "white", "bonus", "die", "success")

    def __init__(
        self, seat: int, card: int, revival: bool, white: int, bonus: int, die: int, success: bool
    ) -> None:
        self.seat = seat
        self.card = card
        self.revival = revival
        self.white = white
        self.bonus = bonus
        self.die = die  # the study die before it is turned
        self.success = success


def succeeds(setup: MonsterSetup, die: int, result: int) -> bool:
    """9.1, 9.2: the white die with all modifiers against the study die."""
    if die == BEST and setup.one_always_succeeds:
        return True
    return result >= die
