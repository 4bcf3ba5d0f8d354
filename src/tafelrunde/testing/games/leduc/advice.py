"""Leduc poker: the chance to win at the showdown, and how bold a card makes."""

from __future__ import annotations

from tafelrunde.core.action import Action
from tafelrunde.core.state import State
from tafelrunde.testing.games.leduc.setup import MOST, RANKS
from tafelrunde.testing.games.leduc.state import Deal


def value(state: State) -> list[float]:
    """Chips won or lost, in the end or if nobody bets on, by the most that can be lost."""
    assert isinstance(state, Deal)
    outcome = state.outcome()
    if outcome is not None:
        return [score / MOST for score in outcome.scores]
    if len(state.hands) < 2:
        return [0.0, 0.0]
    first = edge(state) * min(state.stakes) / MOST
    return [first, -first]


def edge(state: Deal) -> float:
    """How much more often the first seat has the better card, over all public cards."""
    if state.public is not None:
        return float(lead(state.strength(0), state.strength(1)))
    faces = [card.face for card in state.hands]
    whole = 0
    for public, count in enumerate(state.pile.bag):
        strengths = [face + len(RANKS) if face == public else face for face in faces]
        whole += count * lead(strengths[0], strengths[1])
    return whole / sum(state.pile.bag)


def lead(first: int, second: int) -> int:
    return int(first > second) - int(first < second)


def prior(state: State, seat: int, legal: list[Action]) -> list[float]:
    """The better the own card, the more raises and the fewer folds."""
    assert isinstance(state, Deal)
    strength = min(state.strength(seat), len(RANKS))
    weights: list[float] = []
    for action in legal:
        if action.kind == "fold":
            weights.append(2.0 / (1 + 2 * strength))
        elif action.kind == "call":
            weights.append(2.0)
        else:
            weights.append(0.5 + strength)
    whole = sum(weights)
    return [weight / whole for weight in weights]
