"""Sealed bids: points so far and strong cards left; bid about what the prize is worth."""

from __future__ import annotations

from tafelrunde.core.action import Action
from tafelrunde.core.state import State
from tafelrunde.testing.games.sealed_bids.state import Auction


def value(state: State) -> list[float]:
    """How far ahead of the others' mean, by all points there are."""
    assert isinstance(state, Auction)
    setup = state.setup
    to_come = sum(state.left) + state.stake()
    held = [sum(hand) for hand in state.hands]
    whole_held = sum(held)
    worth: list[float] = []
    for seat in range(setup.seats):
        share = held[seat] / whole_held if whole_held else 0.0
        worth.append(sum(state.won[seat]) + to_come * share)
    mean = sum(worth) / len(worth)
    return [(points - mean) / setup.limits.high for points in worth]


def prior(state: State, seat: int, legal: list[Action]) -> list[float]:
    assert isinstance(state, Auction)
    weights = [1.0 / (1 + abs(action.a + 1 - state.stake())) for action in legal]
    whole = sum(weights)
    return [weight / whole for weight in weights]
