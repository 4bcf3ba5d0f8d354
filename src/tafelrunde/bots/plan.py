"""A turn as a plan of many steps: the best lines of own actions, until somebody else is asked.

A beam: of all lines so far the best by the advice go on, at least one for each first action.
Chance ends a line; it is worth the mean over its outcomes, or over samples that are the same for
all lines, never the best of them.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from tafelrunde.bots.search import Advice
from tafelrunde.core.action import Action
from tafelrunde.core.luck import outcome_at, total
from tafelrunde.core.state import CHANCE, State

WIDEST: Final = 60  # actions followed at each step; of more, the likeliest
EXACTLY: Final = 12  # outcomes of chance that are all looked at
SAMPLES: Final = 4  # of more outcomes
DRAWS: Final = 6  # of chance in a row
NEVER: Final = -10.0  # nothing came of this action
EFFORT: Final = 1e-4  # of log-odds: a step that gains nothing is not taken
CONCEDED: Final = -0.96  # with less hope a match is ended rather than drawn out


@final
class Line:
    """What a first action led to."""

    __slots__ = ("first", "state", "worth", "steps")

    def __init__(self, first: int, state: State, worth: float, steps: int) -> None:
        self.first = first
        self.state = state
        self.worth = worth
        self.steps = steps


@final
class Plan:
    """Looks at the turns one seat may play from one world."""

    def __init__(self, advice: Advice, seat: int, beam: int, steps: int, random: Random) -> None:
        self.advice = advice
        self.seat = seat
        self.beam = beam
        self.steps = steps
        self.points = [random.random() for _ in range(SAMPLES * DRAWS)]  # for all lines alike
        self.best: list[float] = []

    def worths(self, world: State, legal: list[Action]) -> list[float]:
        """By first action the best line's worth; NEVER for those that were not followed."""
        self.best = [NEVER] * len(legal)
        lines: list[Line] = []
        for i in self.likeliest(world, legal):
            after = world.clone()
            after.apply(self.seat, legal[i])
            lines.append(Line(i, after, 0.0, 1))
        for _ in range(self.steps):
            following: list[Line] = []
            for line in lines:
                self.follow(line, following)
            if not following:
                return self.best
            lines = self.kept(following)
        for line in lines:
            self.close(line)
        return self.best

    def likeliest(self, state: State, legal: list[Action]) -> list[int]:
        count = len(legal)
        if count <= WIDEST:
            return list(range(count))
        weights = self.advice.prior(state, self.seat, legal)
        order = sorted([(-weights[i], i) for i in range(count)])
        return [i for _, i in order[:WIDEST]]

    def follow(self, line: Line, out: list[Line]) -> None:
        """Every own next step; steps without a choice are done at once."""
        state = line.state
        seat = self.seat
        while True:
            actors = state.actors()
            if len(actors) != 1 or actors[0] != seat:
                self.close(line)
                return
            legal = state.legal(seat)
            if len(legal) > 1:
                break
            state.apply(seat, legal[0])
        for i in self.likeliest(state, legal):
            after = state.clone()
            after.apply(seat, legal[i])
            worth = self.advice.value(after)[seat]
            out.append(Line(line.first, after, worth, line.steps + 1))

    def kept(self, lines: list[Line]) -> list[Line]:
        order = sorted([(-line.worth, i) for i, line in enumerate(lines)])
        out: list[Line] = []
        seen: set[int] = set()
        for _, i in order:
            line = lines[i]
            if len(out) < self.beam or line.first not in seen:
                out.append(line)
                seen.add(line.first)
        return out

    def close(self, line: Line) -> None:
        worth = self.expected(line.state)
        worth -= EFFORT * line.steps * (1.0 - worth * worth) / 2
        if worth > self.best[line.first]:
            self.best[line.first] = worth

    def expected(self, state: State) -> float:
        """The value; where chance is next, its mean."""
        actors = state.actors()
        if len(actors) == 0:
            return max(CONCEDED, self.advice.value(state)[self.seat])
        if len(actors) != 1 or actors[0] != CHANCE:
            return self.advice.value(state)[self.seat]
        odds = state.odds()
        if len(odds) <= EXACTLY:
            whole = 0
            sum_ = 0.0
            for outcome, weight in odds:
                sum_ += weight * self.drawn(state, outcome, 0)
                whole += weight
            return sum_ / whole
        sum_ = 0.0
        for sample in range(SAMPLES):
            outcome = outcome_at(odds, int(self.points[sample * DRAWS] * total(odds)))
            sum_ += self.drawn(state, outcome, sample)
        return sum_ / SAMPLES

    def drawn(self, state: State, outcome: Action, sample: int) -> float:
        """The value after an outcome and what chance draws next."""
        after = state.clone()
        after.apply(CHANCE, outcome)
        for draw in range(1, DRAWS):
            actors = after.actors()
            if len(actors) != 1 or actors[0] != CHANCE:
                break
            odds = after.odds()
            after.apply(
                CHANCE, outcome_at(odds, int(self.points[sample * DRAWS + draw] * total(odds)))
            )
        return self.advice.value(after)[self.seat]
