"""A match looked at again: who was likely to win when, what luck gave and what decisions gave, and
what else could have been decided.

Positions are judged as they were, everything known: the match is over. Decisions are judged by a
search from the view of whoever had to take them: nobody is blamed for what they could not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from random import Random
from typing import Final

from tafelrunde.bots.forecast import bent_alone, forecast, sharpness
from tafelrunde.bots.thinkers import Searcher
from tafelrunde.bots.tree import Edge, Node
from tafelrunde.core.action import Action
from tafelrunde.core.luck import total
from tafelrunde.core.match import Match
from tafelrunde.core.parts import ADVICE
from tafelrunde.core.state import CHANCE, State

SIMS: Final = 300
WORLDS: Final = 8
SHOWN: Final = 3  # alternatives of a decision
LOOKED: Final = 10  # and what of the search is kept
LINE: Final = 4  # steps of a line
OUTCOMES: Final = 80  # of chance that are all weighed; more are taken as they came
TURNING: Final = 3  # points of a match
DOUBT: Final = 0.1  # of what was tried once
SWING: Final = 0.04  # least change of a chance that turns something
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Alternative:
    """What else could have been done; its chance is that of who decides, to win."""

    action: str
    chance: float
    visits: int
    line: tuple[str, ...]  # what would have followed, as far as it can be foreseen


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision."""

    entry: int
    seat: int
    played: Alternative
    best: tuple[Alternative, ...]  # the best first; what was played may be one of them
    change: float  # of the own chance, by what was played
    looked: tuple[Alternative, ...] = ()  # what the search spent most on, for who wants to see it

    @property
    def cost(self) -> float:
        """How much likelier the best would have made it to win."""
        return max(0.0, self.best[0].chance - self.played.chance)


@dataclass(frozen=True, slots=True)
class Analysis:
    entries: tuple[int, ...]  # those that stand
    curve: tuple[tuple[float, ...], ...]  # chances by side: before the first one, after each
    moments: tuple[Moment, ...]
    luck: tuple[float, ...]  # by side: what chance has added, in chances to win
    skill: tuple[float, ...]  # what the own decisions have
    sims: int

    def turning(self) -> list[Moment]:
        """The decisions that changed most, in the order of the match."""
        found = sorted(self.moments, key=lambda one: -weight(one))[:TURNING]
        return sorted((one for one in found if weight(one) >= SWING), key=lambda one: one.entry)


def weight(moment: Moment) -> float:
    return max(moment.cost, abs(moment.change))


def analyse(
    match: Match,
    sims: int = SIMS,
    seed: int = 0,
    since: int = 0,
    progress: Progress = lambda done, of: None,
) -> Analysis:
    """Of the entries that stand; decisions from entry `since` on, those with several answers."""
    state = Match(match.setup, position=match.position).state
    sides = len(match.setup.sides)
    luck, skill = [0.0] * sides, [0.0] * sides
    curve = [outlook(state)]
    moments: list[Moment] = []
    for done, number in enumerate(match.line):
        entry = match.entries[number]
        action = entry.action
        assert action is not None, "what stands is no undo"
        before = curve[-1]
        if number >= since and entry.seat >= 0 and len(state.legal(entry.seat)) > 1:
            random = Random(f"{seed} {number}")
            moments.append(judged(state, entry.seat, action, number, before, sims, random))
        state.apply(entry.seat, action)
        curve.append(outlook(state))
        given = luck if entry.seat == CHANCE else skill
        for side in range(sides):
            if entry.seat in (CHANCE, side):
                given[side] += curve[-1][side] - before[side]
        if moments and moments[-1].entry == number:
            moments[-1] = changed(moments[-1], curve[-1][entry.seat] - before[entry.seat])
        progress(done + 1, len(match.line))
    return Analysis(
        tuple(match.line), tuple(curve), tuple(moments), tuple(luck), tuple(skill), sims
    )


def changed(moment: Moment, change: float) -> Moment:
    return replace(moment, change=change)


def outlook(state: State) -> tuple[float, ...]:
    """How likely each side is to win; where chance is next, the mean over what it may bring."""
    if state.actors() != (CHANCE,):
        return forecast(state)
    odds = state.odds()
    if len(odds) > OUTCOMES:
        return forecast(state)
    whole = total(odds)
    out = [0.0] * len(state.setup.sides)
    for outcome, weighs in odds:
        after = state.clone()
        after.apply(CHANCE, outcome)
        for side, share in enumerate(forecast(after)):
            out[side] += weighs * share / whole
    return tuple(out)


def judged(
    state: State,
    seat: int,
    played: Action,
    number: int,
    before: Sequence[float],
    sims: int,
    random: Random,
) -> Moment:
    """What a search from the seat's own view finds, what was played looked at as long."""
    view = state.setup.game.view(state, seat)
    search = Searcher(sims, worlds=WORLDS).think(view, random)
    table = search.mine
    search.only = [played]
    search.run(search.done + sims // 2, 0)
    tell = partial(told, yard=Yard.of(state))
    edges = [edge for edge in map(table.edge, view.legal) if edge is not None and edge.is_known()]
    best = tuple(map(tell, sorted(edges, key=lambda one: -rate(one))[:SHOWN]))
    visited = sorted(edges, key=lambda one: -one.visits)
    looked = tuple(map(tell, visited[:LOOKED]))
    mine = table.edge(played)
    assert mine is not None, "it was searched"
    return Moment(number, seat, tell(mine), best, 0.0, looked)


def rate(edge: Edge) -> float:
    """Good, and tried often enough to believe it."""
    return edge.mean() - DOUBT / sqrt(edge.visits + 1)


@dataclass(frozen=True, slots=True)
class Yard:
    """How the values of a search become chances, as those of the curve."""

    whole: float  # what the sides' values add up to
    sides: int
    sharpness: float

    @classmethod
    def of(cls, state: State) -> Yard:
        raw = [(value + 1) / 2 for value in state.setup.game.value(state, ADVICE)]
        return cls(sum(raw) or 1.0, len(raw), sharpness(state.setup))

    def chance(self, mean: float) -> float:
        share = min(1.0, max(0.0, (mean + 1) / 2 / self.whole))
        return bent_alone(share, self.sides, self.sharpness)


def told(edge: Edge, yard: Yard) -> Alternative:
    chance = yard.chance(edge.mean())
    return Alternative(str(edge.action), chance, int(edge.visits), tuple(line(edge.child)))


def line(node: Node | None) -> list[str]:
    """The steps visited most from here on, as long as the searching seat can tell them."""
    out: list[str] = []
    while node is not None and node.edges and len(out) < LINE:
        best = max(node.edges, key=lambda edge: edge.visits)
        if not best.visits:
            break
        out.append(str(best.action))
        node = best.child
    return out
