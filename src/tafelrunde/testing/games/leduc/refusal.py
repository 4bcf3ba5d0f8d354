"""Leduc poker: which paragraph forbids a bet."""

from __future__ import annotations

from tafelrunde.core.action import Action
from tafelrunde.core.state import State
from tafelrunde.testing.games.leduc.state import Deal


def refusal(state: State, seat: int, action: Action) -> str | None:
    assert isinstance(state, Deal)
    if action.kind == "fold" and not state.is_facing(seat):
        return "3.2"
    if action.kind == "raise" and not state.can_raise():
        return "3.4"
    return None
