"""Weights from results: how features of positions go with winning.

A conditional logit: the chance of a side is its share of exp(weights · features). Ridge towards
the weights there are, so that what the matches say nothing about stays as it was. That a weight
changes in the course of a match takes more evidence than that it is another one throughout: hardly
anybody has much early, so little is known of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from tafelrunde.core.worth import Weights
from tafelrunde.lab.algebra import Matrix, solve

ROUNDS = 12
SMALL = 1e-4
TILT = 10.0  # times the ridge, for the difference between late and early


@dataclass(frozen=True, slots=True)
class Example:
    """A position: features by side, how far the match had come, who won in the end."""

    match: int
    features: tuple[tuple[float, ...], ...]
    progress: float
    shares: tuple[float, ...]


def spread_out(example: Example) -> list[list[float]]:
    """Each feature twice: as it counts throughout, and as it counts more the later it is."""
    later = 2 * example.progress - 1
    return [[*side, *[later * x for x in side]] for side in example.features]


def flat(weights: Weights) -> list[float]:
    """In the same order: the mean of early and late, then half of what late is above early."""
    pairs = list(zip(weights.early, weights.late))
    return [*[(a + b) / 2 for a, b in pairs], *[(b - a) / 2 for a, b in pairs]]


def unflat(numbers: Sequence[float]) -> Weights:
    half = len(numbers) // 2
    pairs = list(zip(numbers[:half], numbers[half:]))
    return Weights([mean - tilt for mean, tilt in pairs], [mean + tilt for mean, tilt in pairs])


def fitted(examples: Sequence[Example], start: Weights, ridge: float) -> Weights:
    """By Newton's method, in units of each feature's own scatter."""
    rows = [(spread_out(example), example.shares) for example in examples]
    scale = scatter([row for row, _ in rows])
    rows = [
        ([[x / s for x, s in zip(side, scale)] for side in row], shares) for row, shares in rows
    ]
    before = [w * s for w, s in zip(flat(start), scale)]
    half = len(scale) // 2
    ridges = [*[ridge] * half, *[TILT * ridge] * half]
    weights = before[:]
    for _ in range(ROUNDS):
        slope = [r * (b - w) for r, b, w in zip(ridges, before, weights)]
        bend = [[0.0] * (i + 1) for i in range(len(scale))]
        for row, shares in rows:
            lean(row, shares, weights, slope, bend)
        steps = solve(mirrored(bend, ridges), slope)
        weights = [w + step for w, step in zip(weights, steps)]
        if max(map(abs, steps)) < SMALL:
            break
    return unflat([w / s for w, s in zip(weights, scale)])


def mirrored(half: Matrix, ridges: Sequence[float]) -> Matrix:
    """The whole of a symmetric matrix, with ridges on its diagonal."""
    size = range(len(half))
    out = [[half[max(i, j)][min(i, j)] for j in size] for i in size]
    for i in size:
        out[i][i] += ridges[i]
    return out


def scatter(rows: Sequence[list[list[float]]]) -> list[float]:
    """How far a feature of one side usually is from its mean over all sides."""
    size = len(rows[0][0])
    sums = [0.0] * size
    for row in rows:
        for i in range(size):
            column = [side[i] for side in row]
            mean = sum(column) / len(column)
            sums[i] += sum((x - mean) ** 2 for x in column) / len(column)
    return [sqrt(total / len(rows)) or 1.0 for total in sums]


def lean(
    row: list[list[float]],
    shares: Sequence[float],
    weights: list[float],
    slope: list[float],
    bend: Matrix,
) -> None:
    """What one position adds to the gradient and, below its diagonal, the curvature."""
    likely = chances_of(row, weights)
    size = range(len(weights))
    mean = [sum(p * side[i] for p, side in zip(likely, row)) for i in size]
    for side, p, share in zip(row, likely, shares):
        apart = [x - m for x, m in zip(side, mean)]
        surplus = share - p
        for i, x in enumerate(apart):
            if x:
                slope[i] += surplus * x
                weight = p * x
                bend[i] = [b + weight * y for b, y in zip(bend[i], apart)]


def chances_of(row: list[list[float]], weights: list[float]) -> list[float]:
    scores = [sum(w * x for w, x in zip(weights, side)) for side in row]
    most = max(scores)
    raw = [exp(score - most) for score in scores]
    return [part / sum(raw) for part in raw]


def loss(examples: Sequence[Example], weights: Weights) -> float:
    """The mean log-loss; less is better, log(sides) is knowing nothing."""
    numbers = flat(weights)
    total = 0.0
    for example in examples:
        likely = chances_of(spread_out(example), numbers)
        total -= sum(s * log(max(p, 1e-9)) for s, p in zip(example.shares, likely))
    return total / max(1, len(examples))
