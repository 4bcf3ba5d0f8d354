"""A glance at every action: what stands right after it, and sometimes a whim."""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Final

from tafelrunde.bots.expect import likeliest, moved
from tafelrunde.core.action import Action
from tafelrunde.core.parts import ADVICE, AdvicePart, Part
from tafelrunde.core.state import CHANCE, State
from tafelrunde.core.view import View

WIDEST: Final = 40  # actions looked at; of more, those that `prior` likes best
DRAWS: Final = 20  # of chance in a row


class Quick:
    """Values each action once, in one guessed world; the better it looks the likelier it is.

    `heat` is in units of how far the values scatter: 0 takes the best, 1 hardly cares. With the
    chance `whim` it takes what `prior` would, without looking.
    """

    def __init__(self, heat: float, whim: float, part: Part[AdvicePart] = ADVICE) -> None:
        self.heat = heat
        self.whim = whim
        self.part = part

    def choose(self, view: View, random: Random) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        seat = view.seat
        assert seat is not None, "a spectator has nothing to choose"
        game = view.setup.game
        world = game.determinize(view, random)
        if random.random() < self.whim:
            weights = game.prior(world, seat, view.legal, self.part)
            return random.choices(view.legal, weights)[0]
        actions = likeliest(world, seat, view.legal, WIDEST, self.part)
        seed = random.random()  # the same chance after every action, so that actions are compared
        worth = [self.after(world, seat, action, Random(seed)) for action in actions]
        return random.choices(actions, heated(worth, self.heat))[0]

    def after(self, world: State, seat: int, action: Action, random: Random) -> float:
        state = moved(world, seat, action)
        for _ in range(DRAWS):
            if state.actors() != (CHANCE,):
                break
            state.apply(CHANCE, state.draw(random))
        return state.setup.game.value(state, self.part)[seat]


def heated(worth: list[float], heat: float) -> list[float]:
    """Weights: a softmax of the values, in units of their scatter."""
    best = max(worth)
    mean = sum(worth) / len(worth)
    scatter = sqrt(sum((w - mean) ** 2 for w in worth) / len(worth))
    unit = max(1e-9, heat * scatter)
    return [exp(max(-700.0, (w - best) / unit)) for w in worth]
