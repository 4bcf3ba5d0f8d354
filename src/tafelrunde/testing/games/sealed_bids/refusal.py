"""Sealed bids: which paragraph forbids a bid."""

from __future__ import annotations

from tafelrunde.core.action import Action
from tafelrunde.core.state import State
from tafelrunde.testing.games.sealed_bids.state import Auction


def refusal(state: State, seat: int, action: Action) -> str | None:
    assert isinstance(state, Auction)
    return None if action.a + 1 in state.hands[seat] else "2.2"
