"""How often forecasts come true: the advice's chances in matches of bots, beside who won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import log
from pathlib import Path
from random import Random
from typing import Final

from tafelrunde.bots.forecast import FILE, TABLE, USUAL, bent, shares, sharpness, sharpness_by_seats
from tafelrunde.core.state import Setup
from tafelrunde.lab.tune import played, sampled, won

PARTS: Final = 10  # into which forecasts are sorted
LEAST: Final = 1e-6
BLUNTEST, SHARPEST, STEPS = 0.05, 4.0, 24  # where the best sharpness is looked for, and how long
Row = tuple[tuple[float, ...], tuple[float, ...]]  # what the advice told of each side, what came


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
    sharpness: float  # by which the advice's log-odds were multiplied
    best: float  # by which they had fitted these matches best
    plain: float  # the log-loss of what the advice tells
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
    rows: list[Row] = []
    ended = 0
    for index in range(games):
        random = Random(f"{seed} {index}")
        seated = [names[(seat + index) % len(names)] for seat in range(setup.seats)]
        seen, outcome = played(setup, seated, whim, random)
        if outcome is not None:
            ended += 1
            rows += [(shares(state), won(outcome, 0.0)) for state in sampled(seen, random)]
        progress(index + 1)
    by = sharpness(setup)
    pairs = [pair for told, came in rows for pair in zip(bent(told, by), came)]
    parts = tuple(part for part in map(part_of, sorted_in(pairs)) if part.forecasts)
    return Calibration(
        *(setup.game.key, setup.seats, tuple(names), ended, parts),
        log_loss=loss(rows, by),
        sharpness=by,
        best=best_of(rows),
        plain=loss(rows, USUAL),
        knowing_nothing=log(len(setup.sides)),
    )


def loss(rows: Sequence[Row], by: float) -> float:
    """The log-loss of forecasts of this sharpness, on the mean."""
    whole = 0.0
    for told, came in rows:
        chances = bent(told, by)
        whole -= sum(part * log(max(chance, LEAST)) for chance, part in zip(chances, came))
    return whole / max(1, len(rows))


def best_of(rows: Sequence[Row]) -> float:
    """The loss has one valley: thirds of it are left out until it is narrow."""
    low, high = BLUNTEST, SHARPEST
    for _ in range(STEPS):
        left, right = low + (high - low) / 3, high - (high - low) / 3
        if loss(rows, left) <= loss(rows, right):
            high = right
        else:
            low = left
    return (low + high) / 2


def keep(package: str, seats: int, sharpness: float) -> Path:
    """Into the game's data, beside what was found for other numbers of seats."""
    path = Path(import_module(package).__path__[0]) / "data" / FILE
    found = {**sharpness_by_seats(package), str(seats): round(sharpness, 2)}
    lines = [
        "# What the advice's log-odds are multiplied by in forecasts, by the number of seats;",
        "# written by tafelrunde calibrate KEY --seats N --write, see docs/bots.md.",
        "",
        f"[{TABLE}]",
        *[f"{key} = {found[key]}" for key in sorted(found)],
        "",
    ]
    path.write_text("\n".join(lines), "utf-8")
    sharpness_by_seats.cache_clear()
    return path


def sorted_in(pairs: Sequence[tuple[float, float]]) -> list[list[tuple[float, float]]]:
    out: list[list[tuple[float, float]]] = [[] for _ in range(PARTS)]
    for said, came in pairs:
        out[min(PARTS - 1, int(PARTS * said))].append((said, came))
    return out


def part_of(pairs: Sequence[tuple[float, float]]) -> Part:
    many = len(pairs) or 1
    return Part(len(pairs), sum(p[0] for p in pairs) / many, sum(p[1] for p in pairs) / many)
