"""Picks that are tried out before they are sent: what could be done after them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tafelrunde.core.action import Action
from tafelrunde.core.errors import BadAction, OutOfTurn
from tafelrunde.core.event import Ask
from tafelrunde.core.match import Match


@dataclass(frozen=True, slots=True)
class Trial:
    """The question after some picks; without choices where it has been answered by them."""

    ask: Ask | None
    legal: list[Action]


def trial(match: Match, seat: int, texts: Sequence[str]) -> Trial:
    """What this seat could do after these picks of kinds that commute; nothing is recorded.

    Only its own picks are tried, on a copy, and only such as tell nothing new: so a trial shows
    nothing that the seat could not have worked out.
    """
    if match.asked(seat) is None:
        raise OutOfTurn(f"It is not the turn of seat {seat}.", seat=seat)
    state = match.state.clone()
    for text in texts:
        action = match.setup.space.read(text)
        is_offered = seat in state.actors() and action in state.legal(seat)
        if not action.block.commutes or not is_offered:
            raise BadAction(f"“{text}” cannot be picked now.", kind=action.kind)
        state.barrier = False
        state.apply(seat, action)
        if state.barrier:
            return Trial(None, [])
    if seat not in state.actors():
        return Trial(None, [])
    return Trial(state.asked(seat), state.legal(seat))
