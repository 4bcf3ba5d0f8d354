"""Weights from playing: all of them are nudged at once, and what wins is kept.

A fit to results forecasts, and a forecast need not guide. Here nothing is forecast: in a match one
side plays with every weight nudged up or down at random, the others with the opposite nudges, then
they change sides on the same luck. Over many pairs each nudge shows what it does by itself, all of
them in the same matches. Who plays looks one action ahead: a match takes hundredths of a second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from random import Random

from tafelrunde.bots.valuing import Advice
from tafelrunde.core.action import Action
from tafelrunde.core.state import CHANCE, Outcome, Setup, State
from tafelrunde.core.worth import Weights
from tafelrunde.lab.fit import flat, unflat

PART = 0.2  # of a weight: how far it is nudged
LEAST = 0.12  # and by how much at least, in log-odds, where its feature scatters as usual
STEP = 0.175  # of a nudge, for each standard error by which it wins
MOMENTUM = 0.5  # of what was found before still counts
SAMPLES = 30  # matches that tell how features scatter
SAMPLED = 5  # every fifth decision of them

Say = Callable[[str], None]


def alike(state: State, seat: int, legal: list[Action]) -> list[float]:
    """No action looks likelier than another."""
    return [1 / len(legal)] * len(legal)


@dataclass(frozen=True, slots=True)
class Judged:
    """What is played, and how its positions are judged."""

    setup: Setup
    weigh: Callable[[State, Weights], list[float]]
    features: Callable[[State], list[list[float]]]

    def judge(self, numbers: Sequence[float]) -> Advice:
        weights = unflat(numbers)
        return Advice(lambda state: self.weigh(state, weights), alike)


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


def gain_of(setup: Setup, up: Advice, down: Advice, luck: str, unit: float) -> float:
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


def played(setup: Setup, judges: Sequence[Advice], random: Random) -> Outcome | None:
    state = setup.start()
    for _ in decisions(state, judges, random):
        pass
    return state.outcome() if not state.actors() else None


def decisions(state: State, judges: Sequence[Advice], random: Random) -> Iterator[int]:
    """A match in which everybody takes what looks best right after it, of equals the first: the
    numbers of its steps, each while the state still stands before a decision."""
    for step in range(state.setup.limits.longest):
        actors = state.actors()
        if not actors:
            return
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.draw(random))
            continue
        yield step
        state.apply(seat, best_of(state, seat, judges[seat]))


def best_of(state: State, seat: int, judge: Advice) -> Action:
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    return max(legal, key=lambda action: judge.look(state, seat, action))


def scatter(game: Judged, numbers: Sequence[float], seed: int) -> list[float]:
    """How far each feature of one side usually is from its mean over all sides."""
    judges = [game.judge(numbers)] * game.setup.seats
    sums = [0.0] * (len(numbers) // 2)
    seen = 0
    for match in range(SAMPLES):
        state = game.setup.start()
        for step in decisions(state, judges, Random(f"{seed} scatter {match}")):
            if step % SAMPLED:
                continue
            seen += 1
            for i, column in enumerate(zip(*game.features(state))):
                mean = sum(column) / len(column)
                sums[i] += sum((x - mean) ** 2 for x in column) / len(column)
    return [sqrt(sum_ / seen) or 1.0 for sum_ in sums]
