"""How likely sides are to win: the advice's values as chances that come true as often as they say.

Weights are found so that bots play well, and some games' chances turn out too sure of themselves,
or not sure enough. Log-odds are multiplied by what `tafelrunde calibrate KEY --write` has found for
a number of seats; it stands in the game's `data/calibration.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from tafelrunde.core.parts import ADVICE
from tafelrunde.core.state import Setup, State

FILE: Final = "calibration.toml"
TABLE: Final = "sharpness"
USUAL: Final = 1.0  # as the advice tells it


@cache
def sharpness_by_seats(package: str) -> Mapping[str, float]:
    path = files(package) / "data" / FILE
    if not path.is_file():
        return {}
    found: dict[str, float] = tomllib.loads(path.read_text(encoding="utf-8"))[TABLE]
    return found


def sharpness(setup: Setup) -> float:
    """Below 1 forecasts are nearer to parity than the advice's, above 1 farther from it.

    What was not measured is taken from the nearest number of seats; alone is a game of its own.
    """
    found = sharpness_by_seats(setup.game.package)
    near = sorted(found, key=lambda seats: (abs(int(seats) - setup.seats), seats))
    alike = [seats for seats in near if (seats == "1") == (setup.seats == 1)]
    return found[alike[0]] if alike else USUAL


def shares(state: State) -> tuple[float, ...]:
    """Chances that add up to one, from values between -1 and 1."""
    outcome = None if state.actors() else state.outcome()
    if outcome is not None:
        winners = outcome.winners
        sides = range(len(outcome.ranks))
        return tuple(1 / len(winners) if side in winners else 0.0 for side in sides)
    raw = [max(0.0, (value + 1) / 2) for value in state.setup.game.value(state, ADVICE)]
    return parts_of(raw)


def parts_of(raw: Sequence[float]) -> tuple[float, ...]:
    whole = sum(raw)
    return tuple(part / whole if whole else 1 / len(raw) for part in raw)


def forecast(state: State) -> tuple[float, ...]:
    """By side, as often as it came true."""
    return bent(shares(state), sharpness(state.setup))


def bent(told: Sequence[float], by: float) -> tuple[float, ...]:
    """The same chances with their log-odds multiplied; what is certain stays so."""
    return parts_of([share**by for share in told])


def bent_alone(share: float, sides: int, by: float) -> float:
    """One side's chance where the others' are not known: as if they had the rest in equal parts."""
    others = sides - 1
    if not others:
        return share
    mine: float = share**by
    theirs: float = others * ((1 - share) / others) ** by
    return mine / (mine + theirs)
