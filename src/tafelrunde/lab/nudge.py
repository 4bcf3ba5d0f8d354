"""Weights from playing: all of them are nudged at once, and what wins is kept.

A fit to results forecasts, and a forecast need not guide. Here nothing is forecast: in a match one
side plays with every weight nudged up or down at random, the others with the opposite nudges, then
they change sides on the same luck. Over many pairs each nudge shows what it does by itself, all of
them in the same matches. Who plays looks one action ahead: a match takes hundredths of a second.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from random import Random

from tafelrunde.core.action import Action
from tafelrunde.core.luck import total
from tafelrunde.core.state import CHANCE, Outcome, Setup, State
from tafelrunde.core.worth import Weights
from tafelrunde.lab.fit import flat, unflat

EXACTLY = 12  # outcomes of chance after an action that are all looked at
PART = 0.2  # of a weight: how far it is nudged
LEAST = 0.12  # and by how much at least, in log-odds, where its feature scatters as usual
STEP = 0.175  # of a nudge, for each standard error by which it wins
MOMENTUM = 0.5  # of what was found before still counts
SAMPLES = 30  # matches that tell how features scatter
SAMPLED = 5  # every fifth decision of them
Judge = Callable[[State], list[float]]
Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Judged:
    """What is played, and how its positions are judged."""

    setup: Setup
    weigh: Callable[[State, Weights], list[float]]
    features: Callable[[State], list[list[float]]]

    def judge(self, numbers: Sequence[float]) -> Judge:
        weights = unflat(numbers)
        return lambda state: self.weigh(state, weights)


@dataclass(frozen=True, slots=True)
class Nudging:
    """How much is played."""

    rounds: int = 10
    pairs: int = 900  # of matches, each round
    unit: float = 3.0  # points by which one is usually ahead; half of a result is by how much
    seed: int = 0


def nudged(
    game: Judged, start: Weights, names: Sequence[str], nudging: Nudging, say: Say
) -> Weights:
    """Better weights; what each round found out goes to `say`, in standard errors."""
    numbers = flat(start)
    labels = [*names, *[f"{name}~" for name in names]]  # the latter: late against early
    usual = scatter(game, numbers, nudging.seed) * 2
    pull = [0.0] * len(numbers)
    for number in range(nudging.rounds):
        sizes = [max(PART * abs(w), LEAST / s) for w, s in zip(numbers, usual)]
        found = effects(game, numbers, sizes, nudging, number)
        pull = [MOMENTUM * before + now for before, now in zip(pull, found)]
        numbers = [
            w + size * max(-1.0, min(1.0, STEP * z)) for w, size, z in zip(numbers, sizes, pull)
        ]
        clear = [f"{name} {z:+.1f}" for name, z in zip(labels, found) if abs(z) >= 2]
        say(f"round {number + 1}: {', '.join(clear) or 'nothing clear'}")
    return unflat(numbers)


def effects(
    game: Judged, numbers: list[float], sizes: list[float], nudging: Nudging, number: int
) -> list[float]:
    """By weight: by how many standard errors nudging it up wins."""
    sums = [0.0] * len(numbers)
    squares = 0.0
    for pair in range(nudging.pairs):
        name = f"{nudging.seed} {number} {pair}"
        signs = random_signs(Random(name), len(numbers))
        up = game.judge([w + s * size for w, s, size in zip(numbers, signs, sizes)])
        down = game.judge([w - s * size for w, s, size in zip(numbers, signs, sizes)])
        gain = gain_of(game.setup, up, down, name, nudging.unit)
        squares += gain * gain
        sums = [before + s * gain for before, s in zip(sums, signs)]
    error = sqrt(squares) or 1.0
    return [found / error for found in sums]


def random_signs(random: Random, count: int) -> list[int]:
    return [random.choice((-1, 1)) for _ in range(count)]


def gain_of(setup: Setup, up: Judge, down: Judge, luck: str, unit: float) -> float:
    """What one side has of judging so rather than so: in one seat, then in all the others."""
    seats = setup.seats
    single = Random(luck).randrange(seats)
    gain = 0.0
    for alone, rest in ((up, down), (down, up)):
        judges = [alone if seat == single else rest for seat in range(seats)]
        outcome = played(setup, judges, Random(f"{luck} luck"))
        if outcome is not None:  # an endless match teaches nothing
            results = results_of(outcome, unit)
            gain += sum(r if judge is up else -r for r, judge in zip(results, judges))
    return gain


def results_of(outcome: Outcome, unit: float) -> list[float]:
    """By side: half of it for having won, half by how far ahead of the best other one."""
    winners, scores = outcome.winners, outcome.scores
    out = []
    for side, score in enumerate(scores):
        ahead = score - max(other for s, other in enumerate(scores) if s != side)
        share = 1 / len(winners) if side in winners else 0.0
        out.append((share + 1 / (1 + exp(-ahead / unit))) / 2)
    return out


def played(setup: Setup, judges: Sequence[Judge], random: Random) -> Outcome | None:
    state = setup.start()
    for _ in range(setup.limits.longest):
        actors = state.actors()
        if not actors:
            return state.outcome()
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.draw(random))
        else:
            state.apply(seat, best_of(state, seat, judges[seat]))
    return None


def best_of(state: State, seat: int, judge: Judge) -> Action:
    """The action that looks best right after it; of equals the first."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    worth = [look(state, seat, action, judge) for action in legal]
    return legal[worth.index(max(worth))]


def look(state: State, seat: int, action: Action, judge: Judge) -> float:
    after = state.clone()
    after.apply(seat, action)
    odds = after.odds() if after.actors() == (CHANCE,) else []
    if not 1 < len(odds) <= EXACTLY:
        return judge(after)[seat]
    out = 0.0
    for outcome, weight in odds:
        then = after.clone()
        then.apply(CHANCE, outcome)
        out += weight * judge(then)[seat]
    return out / total(odds)


def scatter(game: Judged, numbers: Sequence[float], seed: int) -> list[float]:
    """How far each feature of one side usually is from its mean over all sides."""
    judge = game.judge(numbers)
    sums = [0.0] * (len(numbers) // 2)
    seen = 0
    for match in range(SAMPLES):
        state, random = game.setup.start(), Random(f"{seed} scatter {match}")
        for step in range(game.setup.limits.longest):
            actors = state.actors()
            if not actors:
                break
            seat = actors[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.draw(random))
                continue
            if step % SAMPLED == 0:
                seen += 1
                for i, column in enumerate(zip(*game.features(state))):
                    mean = sum(column) / len(column)
                    sums[i] += sum((x - mean) ** 2 for x in column) / len(column)
            state.apply(seat, best_of(state, seat, judge))
    return [sqrt(total_ / seen) or 1.0 for total_ in sums]
