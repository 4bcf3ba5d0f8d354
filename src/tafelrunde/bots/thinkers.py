"""Bots that search: in the tree of what may happen, or through the turns they may play."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Final

from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.plan import NEVER, Plan
from tafelrunde.bots.search import Search
from tafelrunde.core.action import Action
from tafelrunde.core.parts import ADVICE, AdvicePart, Part
from tafelrunde.core.state import State
from tafelrunde.core.view import View

LONGEST: Final = 40  # actions of a turn that are thought of at once
SHARE: Final = 0.5
LEAST: Final = 1.0  # milliseconds for a decision
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
    ms: float = 0.0  # of CPU for a turn; 0: only the simulations count
    worlds: int = 16
    part: Part[AdvicePart] = ADVICE
    eager: bool = True  # all children of a node are valued when it is chosen from first
    plays_out: bool = False  # leaves are worth how a random match from there ends

    def choose(self, view: View, random: Random) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.think(view, random).best(view.legal)

    def turn(self, view: View, random: Random, spent: float) -> list[Action]:
        """What was found below an action is kept for the next one, and gone on with."""
        legal = view.legal
        if len(legal) == 1:
            return legal[:1]
        began = process_time()
        search = self.think(view, random, spent)
        out: list[Action] = []
        while len(out) < LONGEST:
            chosen = search.best(legal)
            out.append(chosen)
            steps = search.go_on(chosen)
            if steps is None:
                break
            out += steps
            legal = search.worlds[0].legal(search.seat)
            with uncollected():
                search.run(self.sims, self.share(spent + (process_time() - began) * 1000))
        return out

    def share(self, spent: float) -> float:
        """Of a turn's time, for the next decision: half of what is left."""
        return max(LEAST, (self.ms - spent) * SHARE) if self.ms else 0.0

    def think(self, view: View, random: Random, spent: float = 0.0) -> Search:
        """The whole search, for those who want to see more of it than its choice."""
        assert view.seat is not None, "a spectator has nothing to choose"
        game = view.setup.game
        judge = judge_of(game, self.part)
        worlds = worlds_of(view, random, self.worlds)
        search = Search(
            judge, view.seat, worlds, game.meta.secrets, random, self.eager, self.plays_out
        )
        with uncollected():
            search.run(self.sims, self.share(spent))
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
