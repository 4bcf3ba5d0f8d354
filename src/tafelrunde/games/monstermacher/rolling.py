"""Die Monstermacher: rolling against the study die (chapter 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.monstermacher.numbers import BEST

if TYPE_CHECKING:
    from tafelrunde.games.monstermacher.state import Monsters


def succeeds(state: Monsters, die: int, result: int) -> bool:
    """9.1, 9.2: the white die with all modifiers against the study die."""
    if die == BEST and state.setup.one_always_succeeds:
        return True
    return result >= die
