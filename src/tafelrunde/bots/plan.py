"""A turn as a plan of many steps: the best lines of own actions, until the turn is over.

A beam over moves. A move is what one begins and finishes, a walk with its action and its payment,
say: what lies between is not judged, as it is paid for and not yet gained. Of all lines so far the
best by the advice go on; lines that lead to the same are one. What chance brings within the turn is
drawn alike for all lines, and a line is worth what it was on average before that, never more for
having been lucky. The best turns are looked at again after what an automa does next, with the same
samples of chance for all.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from tafelrunde.bots.valuing import Advice
from tafelrunde.core.action import Action
from tafelrunde.core.decision import StackState
from tafelrunde.core.luck import Odds, outcome_at, total
from tafelrunde.core.state import CHANCE, State

WIDEST: Final = 60  # actions followed at each step; of more, the likeliest
SELDOM: Final = 1e-4  # of the likeliest action: what is likely less often is not followed
CROWD: Final = 12  # lines in the middle of a move that are asked the same again: to buy more, say
EXACTLY: Final = 6  # outcomes of chance that are all looked at
SAMPLES: Final = 4  # of more outcomes
DRAWS: Final = 12  # of chance in a row
PATIENCE: Final = 200  # steps of an automa's turn
NEVER: Final = -10.0  # nothing came of this action
EFFORT: Final = 1e-4  # of log-odds: a step that gains nothing is not taken
CONCEDED: Final = -0.96  # with less hope a match is ended rather than drawn out
SAME: Final = 1e-9  # lines worth the same have led to the same
# where a line stands
ASKED: Final = 0
AT_REST: Final = 1
ENDED: Final = 2


@final
class Line:
    """What a first action led to."""

    __slots__ = ("first", "state", "worth", "luck", "steps", "asked")

    def __init__(self, first: int, state: State, luck: float, steps: int, asked: str) -> None:
        self.first = first
        self.state = state
        self.worth = 0.0
        self.luck = luck  # what chance has brought so far, in value
        self.steps = steps
        self.asked = asked  # the last question that was answered


@final
class Plan:
    """Looks at the turns one seat may play from one world."""

    def __init__(self, advice: Advice, seat: int, beam: int, steps: int, random: Random) -> None:
        self.advice = advice
        self.seat = seat
        self.beam = beam
        self.steps = steps  # moves of a turn
        self.points = [random.random() for _ in range(SAMPLES * DRAWS)]  # for all lines alike
        self.ends: list[Line] = []
        self.best: list[float] = []

    def worths(self, world: State, legal: list[Action]) -> list[float]:
        """By first action the best line's worth; NEVER for those that were not followed."""
        self.best = [NEVER] * len(legal)
        self.ends = []
        begun: list[Line] = []
        for i in self.likeliest(world, legal):
            after = world.clone()
            after.apply(self.seat, legal[i])
            begun.append(Line(i, after, 0.0, 1, key_of(world)))
        lines = self.finished(begun)
        for _ in range(self.steps):
            if not lines:
                break
            begun = []
            for line in self.kept(lines, self.beam):
                self.branch(line, begun)
            lines = self.finished(begun)
        for line in self.kept([*self.ends, *lines], self.beam):
            self.close(line)
        return self.best

    def likeliest(self, state: State, legal: list[Action]) -> list[int]:
        count = len(legal)
        if count == 1:
            return [0]
        weights = self.advice.prior(state, self.seat, legal)
        least = SELDOM * max(weights)
        order = sorted([(-weights[i], i) for i in range(count) if weights[i] >= least])
        return [i for _, i in order[:WIDEST]]

    def finished(self, lines: list[Line]) -> list[Line]:
        """Every way to finish what these lines have begun; those that end the turn are ends."""
        out: list[Line] = []
        while lines:
            begun: list[Line] = []
            again: list[Line] = []
            for line in lines:
                stands = self.settle(line)
                if stands == ASKED:
                    if key_of(line.state) == line.asked:
                        again.append(line)
                    else:
                        self.branch(line, begun)
                    continue
                line.worth = self.judged(line)
                if stands == AT_REST:
                    out.append(line)
                else:
                    self.ends.append(line)
            for line in self.thinned(again):
                self.branch(line, begun)
            lines = begun
        return out

    def settle(self, line: Line) -> int:
        """Do what leaves no choice, and say where the line stands then."""
        state = line.state
        while True:
            actors = state.actors()
            if len(actors) != 1 or not is_turn_of(state, self.seat):
                return ENDED
            if actors[0] == CHANCE:
                self.draw(line)
                continue
            if actors[0] != self.seat:
                return ENDED
            if is_at_rest(state):
                return AT_REST
            legal = state.legal(self.seat)
            if len(legal) > 1:
                return ASKED
            state.apply(self.seat, legal[0])

    def draw(self, line: Line) -> None:
        """What chance brings, which must not make the line look better or worse."""
        state = line.state
        odds = state.odds()
        mean = self.mean(state, odds)
        state.apply(CHANCE, outcome_at(odds, int(self.points[0] * total(odds))))
        if len(odds) > 1:
            line.luck += self.value(state) - mean

    def branch(self, line: Line, out: list[Line]) -> None:
        state = line.state
        legal = state.legal(self.seat)
        for i in self.likeliest(state, legal):
            after = state.clone()
            after.apply(self.seat, legal[i])
            out.append(Line(line.first, after, line.luck, line.steps + 1, key_of(state)))

    def kept(self, lines: list[Line], count: int) -> list[Line]:
        """The best of them, each that leads elsewhere."""
        order = sorted([(-line.worth, i) for i, line in enumerate(lines)])
        out: list[Line] = []
        last = NEVER
        for minus, i in order:
            if len(out) == count:
                break
            if -minus < last - SAME or not out:
                out.append(lines[i])
                last = -minus
        return out

    def thinned(self, lines: list[Line]) -> list[Line]:
        if len(lines) <= CROWD:
            return lines
        order = sorted([(-self.judged(line), i) for i, line in enumerate(lines)])
        return [lines[i] for _, i in order[:CROWD]]

    def judged(self, line: Line) -> float:
        worth = self.value(line.state) - line.luck
        return worth - EFFORT * line.steps * (1.0 - worth * worth) / 2

    def close(self, line: Line) -> None:
        worth = self.expected(line.state) - line.luck
        worth -= EFFORT * line.steps * (1.0 - worth * worth) / 2
        if worth > self.best[line.first]:
            self.best[line.first] = worth

    def value(self, state: State) -> float:
        worth = self.advice.value(state)[self.seat]
        return worth if state.actors() else max(CONCEDED, worth)

    def expected(self, state: State) -> float:
        """The value once this seat has a turn of its own again, or another one is asked."""
        if self.is_asked(state):
            return self.value(state)
        sum_ = 0.0
        if state.actors()[0] == CHANCE:
            odds = state.odds()
            if len(odds) <= EXACTLY:
                for outcome, weight in odds:
                    after = state.clone()
                    after.apply(CHANCE, outcome)
                    sum_ += weight * self.played_on(after, 0)
                return sum_ / total(odds)
        for sample in range(SAMPLES):
            sum_ += self.played_on(state.clone(), sample)
        return sum_ / SAMPLES

    def is_asked(self, state: State) -> bool:
        """Whether somebody decides for themselves, or nobody any more."""
        actors = state.actors()
        if len(actors) != 1:
            return True
        if actors[0] == self.seat:
            return is_turn_of(state, self.seat)
        return actors[0] != CHANCE

    def played_on(self, state: State, sample: int) -> float:
        """The value after an automa's turn; where it leaves a choice, this seat takes the best."""
        draws = 0
        for _ in range(PATIENCE):
            if self.is_asked(state):
                break
            if state.actors()[0] == CHANCE:
                odds = state.odds()
                point = self.points[sample * DRAWS + draws % DRAWS]
                state.apply(CHANCE, outcome_at(odds, int(point * total(odds))))
                draws += 1
            else:
                state.apply(self.seat, self.taken(state))
        return self.value(state)

    def taken(self, state: State) -> Action:
        """The action that looks best at once."""
        legal = state.legal(self.seat)
        best = legal[0]
        highest = NEVER
        if len(legal) > 1:
            for action in legal:
                after = state.clone()
                after.apply(self.seat, action)
                worth = self.value(after)
                if worth > highest:
                    highest = worth
                    best = action
        return best

    def mean(self, state: State, odds: Odds) -> float:
        """Over the outcomes of chance, or over samples."""
        sum_ = 0.0
        if len(odds) <= EXACTLY:
            for outcome, weight in odds:
                sum_ += weight * self.after(state, outcome)
            return sum_ / total(odds)
        for sample in range(SAMPLES):
            point = self.points[sample * DRAWS]
            sum_ += self.after(state, outcome_at(odds, int(point * total(odds))))
        return sum_ / SAMPLES

    def after(self, state: State, outcome: Action) -> float:
        other = state.clone()
        other.apply(CHANCE, outcome)
        return self.value(other)


def is_turn_of(state: State, seat: int) -> bool:
    """Whether what is decided belongs to a turn of this seat."""
    if not isinstance(state, StackState):
        return True
    decision = state.decision
    while decision.below is not None:
        decision = decision.below
    return decision.seat == seat


def key_of(state: State) -> str:
    """Of the question that is asked."""
    return state.decision.key if isinstance(state, StackState) else ""


def is_at_rest(state: State) -> bool:
    """Whether nothing that has been begun waits to be finished."""
    return not isinstance(state, StackState) or state.decision.below is None
