"""Newgame: which paragraph forbids an action. Explains; `legal` alone decides."""

from __future__ import annotations

from tafelrunde.cli.template.state import Stones
from tafelrunde.core.action import Action
from tafelrunde.core.state import State


def refusal(state: State, seat: int, action: Action) -> str | None:
    """The first objection in the order of the rulebook; None to what is legal."""
    assert isinstance(state, Stones)
    return "2.2" if action.a + 1 > state.heap else None
