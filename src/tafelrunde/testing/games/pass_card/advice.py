"""Pass the card: points in hand; get rid of what costs points."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.core.state import State
from tafelrunde.testing.games.pass_card.setup import WORTH
from tafelrunde.testing.games.pass_card.state import Round

LEAVING: Final = ("give", "return", "bury", "sink")


def value(state: State) -> list[float]:
    """How far ahead of the mean, by the highest score."""
    assert isinstance(state, Round)
    points = [state.points(seat) for seat in range(state.setup.seats)]
    mean = sum(points) / len(points)
    return [(number - mean) / state.setup.limits.high for number in points]


def prior(state: State, seat: int, legal: list[Action]) -> list[float]:
    """The fewer points a card has, the sooner it leaves the hand."""
    weights = [4.0 - WORTH[a.a] if a.kind in LEAVING else 2.0 for a in legal]
    whole = sum(weights)
    return [weight / whole for weight in weights]
