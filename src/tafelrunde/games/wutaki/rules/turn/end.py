"""How the end is brought about (17.1)."""

from __future__ import annotations

from tafelrunde.core.event import EVERYONE

from ..effects.omens import carried_out
from ..numbers import BY_POINTS, BY_PYRAMID, GOAL, REASONS, TOP
from ..player import Player
from ..shared import changed
from ..stack import Due
from ..state import Wutaki


class Bottom(Due):
    """Lies at the bottom of the stack and says whose turn comes next."""

    IS_BOTTOM = True

    def end(self, state: Wutaki, seat: int) -> None:
        """17.2: the turn of this seat is over at once, the others have a last one."""
        raise NotImplementedError


def has_ended(player: Player) -> bool:
    """100 points, or the top of the pyramid."""
    return player.points >= GOAL or player.pyramid == TOP


def tell_end(state: Wutaki, rule: str) -> None:
    """Who brought the end about is known; by what?"""
    top = state.players[state.ender].pyramid == TOP
    state.reason = BY_PYRAMID if top else BY_POINTS
    state.tell(EVERYONE, "ends", rule, state.ender, REASONS[state.reason])


def check_end(state: Wutaki, seat: int) -> bool:
    """After a completed step; the active player's turn is over at once."""
    if state.ender >= 0 or not has_ended(state.players[seat]):
        return False
    state.ender = seat
    tell_end(state, "17.1")
    for face in carried_out(state):  # does not get lost
        state.omen_discard = changed(state.omen_discard, face, 1)
    bottom = state.stack()[0]
    assert isinstance(bottom, Bottom)
    bottom.end(state, seat)
    return True
