"""Bots that search: in the tree of what may happen, or through the turns they may play."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.plan import NEVER, Plan
from tafelrunde.bots.search import Search
from tafelrunde.core.action import Action
from tafelrunde.core.parts import ADVICE, AdvicePart, Part
from tafelrunde.core.state import State
from tafelrunde.core.view import View

TINY = 1e-7  # of a prior: decides between lines that are worth the same


@contextmanager
def uncollected() -> Iterator[None]:
    """A tree has no circles, and a collector would walk through all of it again and again."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def worlds_of(view: View, random: Random, count: int) -> list[State]:
    """Guesses at what is hidden; of an open game there is nothing to guess."""
    game = view.setup.game
    return [game.determinize(view, random) for _ in range(count if game.meta.secrets else 1)]


@dataclass(frozen=True, slots=True)
class Searcher:
    """Information-set MCTS."""

    sims: int = 300  # for a decision
    ms: float = 0.0  # of CPU; 0: only the simulations count
    worlds: int = 16
    part: Part[AdvicePart] = ADVICE
    eager: bool = True  # all children of a node are valued when it is chosen from first
    plays_out: bool = False  # leaves are worth how a random match from there ends

    def choose(self, view: View, random: Random) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.think(view, random).best(view.legal)

    def think(self, view: View, random: Random) -> Search:
        """The whole search, for those who want to see more of it than its choice."""
        assert view.seat is not None, "a spectator has nothing to choose"
        game = view.setup.game
        judge = judge_of(game, self.part)
        worlds = worlds_of(view, random, self.worlds)
        search = Search(
            judge, view.seat, worlds, game.meta.secrets, random, self.eager, self.plays_out
        )
        with uncollected():
            search.run(self.sims, self.ms)
        return search


@dataclass(frozen=True, slots=True)
class Planner:
    """The own turn as a plan, in several worlds where something is hidden."""

    beam: int = 12
    steps: int = 10
    worlds: int = 4
    part: Part[AdvicePart] = ADVICE

    def choose(self, view: View, random: Random) -> Action:
        legal, seat = view.legal, view.seat
        if len(legal) == 1:
            return legal[0]
        assert seat is not None, "a spectator has nothing to choose"
        judge = judge_of(view.setup.game, self.part)
        worlds = worlds_of(view, random, self.worlds)
        plan = Plan(judge, seat, self.beam, self.steps, random)
        found = [plan.worths(world, legal)[:] for world in worlds]
        weights = judge.prior(worlds[0], seat, legal)
        worth = [mean_of([one[i] for one in found]) + TINY * weights[i] for i in range(len(legal))]
        return legal[worth.index(max(worth))]


def mean_of(worths: list[float]) -> float:
    """Over the worlds in which a line was followed; at least half of them."""
    followed = [worth for worth in worths if worth > NEVER]
    return sum(followed) / len(followed) if 2 * len(followed) >= len(worths) > 0 else NEVER
