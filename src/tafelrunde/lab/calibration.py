"""How often forecasts come true: the advice's chances in matches of bots, beside who won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log
from random import Random
from typing import Final

from tafelrunde.bots.analysis import shares
from tafelrunde.core.state import Setup
from tafelrunde.lab.tune import played, sampled, won

PARTS: Final = 10  # into which forecasts are sorted
LEAST: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Part:
    """Forecasts that were about the same."""

    forecasts: int
    said: float  # their mean
    true: float  # how many of them came true


@dataclass(frozen=True, slots=True)
class Calibration:
    game: str
    seats: int
    bots: tuple[str, ...]
    games: int  # that came to an end
    parts: tuple[Part, ...]  # from 0 to 1, those without a forecast left out
    log_loss: float
    knowing_nothing: float  # the log-loss of saying the same of every side

    @property
    def error(self) -> float:
        """How far forecasts and results are apart, on the mean of all forecasts."""
        whole = sum(part.forecasts for part in self.parts)
        return sum(part.forecasts * abs(part.said - part.true) for part in self.parts) / whole


def calibrate(
    setup: Setup,
    names: Sequence[str],
    games: int,
    whim: float = 0.1,
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> Calibration:
    """Bots change seats from match to match; whims give positions that bots alone never meet."""
    pairs: list[tuple[float, float]] = []
    ended, loss, count = 0, 0.0, 0
    for index in range(games):
        random = Random(f"{seed} {index}")
        seated = [names[(seat + index) % len(names)] for seat in range(setup.seats)]
        seen, outcome = played(setup, seated, whim, random)
        if outcome is not None:
            ended += 1
            for state in sampled(seen, random):
                told, came = shares(state), won(outcome, 0.0)
                pairs += zip(told, came)
                loss -= sum(part * log(max(chance, LEAST)) for chance, part in zip(told, came))
                count += 1
        progress(index + 1)
    parts = tuple(part for part in map(part_of, sorted_in(pairs)) if part.forecasts)
    nothing = log(len(setup.sides))
    return Calibration(
        setup.game.key, setup.seats, tuple(names), ended, parts, loss / max(1, count), nothing
    )


def sorted_in(pairs: Sequence[tuple[float, float]]) -> list[list[tuple[float, float]]]:
    out: list[list[tuple[float, float]]] = [[] for _ in range(PARTS)]
    for said, came in pairs:
        out[min(PARTS - 1, int(PARTS * said))].append((said, came))
    return out


def part_of(pairs: Sequence[tuple[float, float]]) -> Part:
    many = len(pairs) or 1
    return Part(len(pairs), sum(p[0] for p in pairs) / many, sum(p[1] for p in pairs) / many)
