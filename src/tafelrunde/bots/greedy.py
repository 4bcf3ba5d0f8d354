"""Looks one decision ahead with the game's own judgement, in worlds guessed from its view.

Frozen: as the bot `reference` it is what other bots are measured against, so it is never tuned.
"""

from __future__ import annotations

from random import Random

from tafelrunde.bots.expect import Lookahead, likeliest
from tafelrunde.core.action import Action
from tafelrunde.core.parts import ADVICE, AdvicePart, Part
from tafelrunde.core.state import State
from tafelrunde.core.view import View

WORLDS = 4  # guesses at what is hidden; an open game needs one
WIDEST = 60  # actions looked at; of more, those that `prior` likes best
WORK = 1500  # positions valued for one decision, about
TIE = 1e-9


class Greedy:
    """Takes the action whose consequences `value` likes best; ties by `prior`, then at random."""

    def __init__(self, part: Part[AdvicePart] = ADVICE) -> None:
        self.part = part  # of the game: whose `value` and `prior` count; else its advice

    def choose(self, view: View, random: Random) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        seat = view.seat
        assert seat is not None, "a spectator has nothing to choose"
        game = view.setup.game
        part = self.part if game.has(self.part) else ADVICE
        count = WORLDS if game.meta.secrets else 1
        worlds = [game.determinize(view, random) for _ in range(count)]
        actions = likeliest(worlds[0], seat, view.legal, WIDEST, part)
        ahead = Lookahead(seat, random, WORK // (len(actions) * count), part)
        worth = [sum(ahead.after(world, action) for world in worlds) for action in actions]
        best = max(worth)
        tied = [action for action, sum_ in zip(actions, worth) if sum_ >= best - TIE]
        return preferred(worlds[0], seat, tied, random, part)


def preferred(
    state: State, seat: int, tied: list[Action], random: Random, part: Part[AdvicePart]
) -> Action:
    """Of actions worth the same, the one with the highest prior; one at random of several."""
    if len(tied) == 1:
        return tied[0]
    weights = state.setup.game.prior(state, seat, tied, part)
    best = max(weights)
    return random.choice([action for action, w in zip(tied, weights) if w >= best - TIE])
