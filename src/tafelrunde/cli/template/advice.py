"""Newgame: what bots are told. Need not be right, only helpful."""

from __future__ import annotations

from tafelrunde.cli.template.state import Stones
from tafelrunde.core.action import Action
from tafelrunde.core.state import State


def value(state: State) -> list[float]:
    """How good the position is, per side; also when the match is over."""
    assert isinstance(state, Stones)
    outcome = state.outcome()
    if outcome is not None:
        return [1.0 if rank == 1 else -1.0 for rank in outcome.ranks]
    # whoever faces a multiple of four loses against one good player
    bad = state.heap % (state.setup.heap.most + 1) == 0
    turn = state.decision.seat
    return [0.5 if (seat == turn) != bad else -0.5 for seat in range(state.setup.seats)]


def prior(state: State, seat: int, legal: list[Action]) -> list[float]:
    """How likely each action is worth a look; the sum is 1."""
    return [1.0 / len(legal)] * len(legal)
