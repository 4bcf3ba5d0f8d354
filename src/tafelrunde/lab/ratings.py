"""What match results say about strength: shares with intervals, ratings, when it is decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import mean, pvariance

from tafelrunde.lab.algebra import inverse, solve

Z = 1.96  # 95 %
ELO = 400 / log(10)
BLOCKS = 10  # lots of luck needed before their scatter is believed
EDGE = 0.03  # how far from parity a bot must be for `decided` to be quick
BOUND = log(0.975 / 0.025)
Pairs = Mapping[tuple[str, str], float]  # how often the first was ahead of the second; ties ½


@dataclass(frozen=True, slots=True)
class Rating:
    elo: float  # 0 is the mean of all
    low: float
    high: float


def interval(blocks: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """Wilson's 95 % of a share; each block is (wins, chances to win) on the same luck.

    Matches on the same luck hang together, so the number of matches that counts comes from how
    far blocks scatter, where there are enough of them.
    """
    chances = sum(count for _, count in blocks)
    if not chances:
        return 0.0, 1.0
    share = sum(wins for wins, _ in blocks) / chances
    return wilson(share, weight_of(blocks, share, chances))


def weight_of(blocks: Sequence[tuple[float, int]], share: float, chances: int) -> float:
    if len(blocks) < BLOCKS or not 0 < share < 1:
        return float(chances)
    scatter = sum((wins - share * count) ** 2 for wins, count in blocks) / chances**2
    if not scatter:
        return float(chances)
    return min(2.0 * chances, max(0.25 * chances, share * (1 - share) / scatter))


def wilson(share: float, count: float) -> tuple[float, float]:
    whole = 1 + Z * Z / count
    centre = share + Z * Z / (2 * count)
    half = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    return max(0.0, (centre - half) / whole), min(1.0, (centre + half) / whole)


def decided(scores: Sequence[float], parity: float) -> float:
    """A sequential test of “below parity” against “above”: beyond ±BOUND the sign is the answer.

    The log of the likelihood ratio of two means, EDGE below and above, with normal scatter.
    """
    if len(scores) < BLOCKS:
        return 0.0
    scatter = max(pvariance(scores), 0.01)
    return 2 * len(scores) * EDGE * (mean(scores) - parity) / scatter


def ratings(ahead: Pairs) -> dict[str, Rating]:
    """Bradley–Terry by Newton's method; every two that met are given one more draw, so that
    somebody who never lost has a rating too."""
    names = sorted({name for pair in ahead for name in pair})
    met = {(a, b): ahead.get((a, b), 0.0) + 0.5 for pair in ahead for a, b in (pair, pair[::-1])}
    theta = dict.fromkeys(names, 0.0)
    matrix = information(names, met, theta)
    for _ in range(50):
        slope = [gradient(name, met, theta) for name in names]
        steps = solve(matrix, slope)
        theta = {name: theta[name] + max(-1, min(1, d)) for name, d in zip(names, steps)}
        matrix = information(names, met, theta)
        if max(map(abs, steps), default=0.0) < 1e-9:
            break
    spread = inverse(matrix)  # 1 in the direction of all alike, of which nothing is known
    alike = 1 / max(1, len(names))
    return {name: rated(theta[name], spread[i][i] - alike) for i, name in enumerate(names)}


def rated(theta: float, variance: float) -> Rating:
    half = Z * sqrt(max(0.0, variance))
    return Rating(ELO * theta, ELO * (theta - half), ELO * (theta + half))


def expected(a: str, b: str, theta: Mapping[str, float]) -> float:
    return 1 / (1 + exp(theta[b] - theta[a]))


def gradient(name: str, met: Pairs, theta: Mapping[str, float]) -> float:
    return sum(
        wins - (wins + met[b, a]) * expected(a, b, theta)
        for (a, b), wins in met.items()
        if a == name
    )


def information(names: list[str], met: Pairs, theta: Mapping[str, float]) -> list[list[float]]:
    """With one more row's worth in the direction that matches say nothing about: all alike."""
    size = len(names)
    place = {name: i for i, name in enumerate(names)}
    out = [[1.0 / size] * size for _ in range(size)]
    for (a, b), wins in met.items():
        p = expected(a, b, theta)
        weight = (wins + met[b, a]) * p * (1 - p)
        out[place[a]][place[a]] += weight
        out[place[a]][place[b]] -= weight
    return out
