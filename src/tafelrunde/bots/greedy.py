"""Looks one decision ahead with the game's own advice, in worlds guessed from its view."""

from __future__ import annotations

from random import Random

from tafelrunde.bots.expect import Lookahead, likeliest
from tafelrunde.core.action import Action
from tafelrunde.core.game import Game
from tafelrunde.core.state import State
from tafelrunde.core.view import View

WORLDS = 4  # guesses at what is hidden; an open game needs one
WIDEST = 60  # actions looked at; of more, those that `prior` likes best
WORK = 1500  # positions valued for one decision, about
TIE = 1e-9


class Greedy:
    """Takes the action whose consequences `value` likes best; ties by `prior`, then at random."""

    def choose(self, view: View, random: Random) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        seat = view.seat
        assert seat is not None, "a spectator has nothing to choose"
        game = view.setup.game
        count = WORLDS if game.meta.secrets else 1
        worlds = [game.determinize(view, random) for _ in range(count)]
        actions = likeliest(worlds[0], seat, view.legal, WIDEST)
        ahead = Lookahead(seat, random, WORK // (len(actions) * count))
        worth = [sum(ahead.after(world, action) for world in worlds) for action in actions]
        best = max(worth)
        tied = [action for action, sum_ in zip(actions, worth) if sum_ >= best - TIE]
        return preferred(game, worlds[0], seat, tied, random)


def preferred(game: Game, state: State, seat: int, tied: list[Action], random: Random) -> Action:
    """Of actions worth the same, the one with the highest prior; one at random of several."""
    if len(tied) == 1:
        return tied[0]
    weights = game.prior(state, seat, tied)
    best = max(weights)
    return random.choice([action for action, w in zip(tied, weights) if w >= best - TIE])
