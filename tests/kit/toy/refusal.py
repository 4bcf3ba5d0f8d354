"""Which paragraph forbids an action of the toy."""

from __future__ import annotations

from tafelrunde.core.action import Action
from tafelrunde.core.state import State
from toy.fault import planted
from toy.state import ToyState


def refusal(state: State, seat: int, action: Action) -> str | None:
    assert isinstance(state, ToyState)
    if action.kind == "give" and all(card.face != action.a for card in state.hands[seat]):
        return None if planted("refusal") else "1.4"
    if action.kind in ("peek", "to") and action.a == seat:
        return "1.3" if action.kind == "peek" else "1.4"
    if action.kind == "peek" and not state.hands[action.a]:
        return "1.3"
    return None
