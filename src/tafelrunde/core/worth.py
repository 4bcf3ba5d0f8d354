"""What a game's advice needs to turn features of a position into values: weights, and chances.

A feature is a number per side. Its weight says by how much a unit of it raises the log-odds of
winning, at the beginning and at the end of a match; between them it changes evenly. So values are
chances: (value + 1) / 2 of a side is how likely it is to win.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from math import exp
from typing import Final, final

from tafelrunde.core.errors import BadData
from tafelrunde.core.state import Outcome

FILE: Final = "advice.toml"
COMMON: Final = "weights"
ALONE: Final = "alone"  # those against an automa, where a game has other ones for that


@final
class Weights:
    """Of features, in their order."""

    __slots__ = ("early", "late")

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.early = early
        self.late = late

    def at(self, progress: float) -> list[float]:
        """Progress goes from 0 to 1."""
        late = self.late
        return [w + progress * (late[i] - w) for i, w in enumerate(self.early)]


def weights_of(package: str, names: Sequence[str], table: str = COMMON) -> Weights:
    """Those of a game's `data/advice.toml`."""
    path = files(package) / "data" / FILE
    return read_weights(path.read_text(encoding="utf-8"), names, table)


def read_weights(text: str, names: Sequence[str], table: str = COMMON) -> Weights:
    """Of exactly these features: name = [early, late]; the common table where there is no other."""
    tables = tomllib.loads(text)
    found: dict[str, list[float]] = tables.get(table, tables[COMMON])
    if set(found) != set(names):
        wrong = sorted(set(found) ^ set(names))
        raise BadData(f"{FILE} and the features differ: {', '.join(wrong)}.")
    return Weights(
        [float(found[name][0]) for name in names], [float(found[name][1]) for name in names]
    )


def scores(found: list[list[float]], weights: list[float]) -> list[float]:
    """The features of each side, weighed."""
    out: list[float] = []
    for numbers in found:
        score = 0.0
        for i in range(len(weights)):
            score += weights[i] * numbers[i]
        out.append(score)
    return out


def chances(scored: list[float]) -> list[float]:
    """Log-odds as values between -1 and 1: twice the chance to win, less one."""
    most = max(scored)
    raw = [exp(score - most) for score in scored]
    whole = sum(raw)
    return [2.0 * part / whole - 1.0 for part in raw]


def decided(outcome: Outcome) -> list[float]:
    """1 for who has won alone, 0 for who shares it, else -1."""
    shared = outcome.ranks.count(1) > 1
    return [(0.0 if shared else 1.0) if rank == 1 else -1.0 for rank in outcome.ranks]
