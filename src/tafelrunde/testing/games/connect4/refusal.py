"""Connect four: which paragraph forbids a drop."""

from __future__ import annotations

from tafelrunde.core.action import Action
from tafelrunde.core.state import State
from tafelrunde.testing.games.connect4.setup import ROWS
from tafelrunde.testing.games.connect4.state import Board


def refusal(state: State, seat: int, action: Action) -> str | None:
    assert isinstance(state, Board)
    return "1.2" if state.heights[action.a] == ROWS else None
