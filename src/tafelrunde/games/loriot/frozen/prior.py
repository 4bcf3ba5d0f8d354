"""How promising an action looks at first sight.

Frozen like `reference`, which it is a part of.
"""

from __future__ import annotations

from tafelrunde.core.action import Action

from ..rules.arithmetic.solver import SOLVER
from ..rules.head import Combine, Play, number_of
from ..rules.numbers import SUCCESS, UP
from ..rules.state import Loriot
from .proposal import PRICE, cheapest, next_combination

UNLIKELY = 0.02


def weights(state: Loriot, seat: int, legal: list[Action]) -> list[float]:
    if isinstance(state.decision, Play):
        return weights_of_cards(state, seat, legal)
    if isinstance(state.decision, Combine):
        chosen = next_combination(state) or state.setup.give_up.at()
        return [1.0 if action is chosen else UNLIKELY for action in legal]
    return [weight(state, action) for action in legal]


def weights_of_cards(state: Loriot, seat: int, legal: list[Action]) -> list[float]:
    """The solver's cards, then the claim; a hopeless number is given up."""
    setup = state.setup
    number = number_of(state)
    worths = state.worths()
    cards = cheapest(state.players[seat].hand, worths, number)
    out: list[float] = []
    for action in legal:
        if action.block is setup.claim:
            good = SOLVER.can_make(worths, number)
        elif action.block is setup.give_up:
            good = cards < 0
        else:
            good = cards > 0 and cards >> action.a & 1 == 1
        out.append(1.0 if good else UNLIKELY)
    return out


def weight(state: Loriot, action: Action) -> float:
    block = action.block
    setup = state.setup
    if block is setup.decline:
        return 3.0
    if block is setup.intervene or block is setup.discard:
        return 1.0 / (1.0 + PRICE[action.a])
    if block is setup.regain:
        return float(PRICE[action.a])
    if block is setup.enter:
        return 2.0
    if block is setup.go:
        return 2.0 if action.a == UP else 1.0
    if block is setup.rob:
        return 1.0 + state.points(action.a)
    if action.kind == "aim":
        return 2.0 if action.a == SUCCESS else 1.0
    return 1.0
