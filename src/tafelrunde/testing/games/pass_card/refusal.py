"""Pass the card: which paragraph forbids an action."""

from __future__ import annotations

from tafelrunde.core.action import Action
from tafelrunde.core.state import State
from tafelrunde.testing.games.pass_card.state import Round


def refusal(state: State, seat: int, action: Action) -> str | None:
    assert isinstance(state, Round)
    if action.kind == "look":
        return None if action.a != seat and state.hands[action.a] else "3.3"
    if action.a not in state.faces(seat):
        return "3.1"
    if action.kind == "show" and not state.can_show(seat, action.a):
        return "3.2"
    if action.kind == "give" and action.b == seat:
        return "3.4"
    return None
