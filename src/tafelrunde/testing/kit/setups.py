"""Which setups are tried: every seat count, each option alone, every pair of compatible options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tafelrunde.core.errors import ExcludedOptions
from tafelrunde.core.game import Game
from tafelrunde.core.meta import Meta, Value
from tafelrunde.core.state import Setup


def option_sets(meta: Meta) -> Iterator[dict[str, Value]]:
    """The default, each other value alone, and every pair of other values."""
    singles = [(option.key, value) for option in meta.options for value in option.others()]
    yield {}
    for key, value in singles:
        yield {key: value}
    for (key, value), (other, second) in combinations(singles, 2):
        if key != other:
            yield {key: value, other: second}


def setups(game: Game) -> Iterator[tuple[Setup, int]]:
    """Each setup with the number of options that differ from the default."""
    low, high = game.meta.seats
    for seats in range(low, high + 1):
        for options in option_sets(game.meta):
            try:
                yield game.setup(seats, options), len(options)
            except ExcludedOptions:
                continue


def few_setups(game: Game) -> Iterator[tuple[Setup, int]]:
    """Every seat count, and each option value alone, at one seat count after the other."""
    low, high = game.meta.seats
    for seats in range(low, high + 1):
        yield game.setup(seats), 0
    singles = [options for options in option_sets(game.meta) if len(options) == 1]
    for number, options in enumerate(singles):
        for turn in range(high - low + 1):  # some options are for some seat counts only
            try:
                yield game.setup(low + (number + turn) % (high - low + 1), options), 1
            except ExcludedOptions:
                continue
            break


def name(setup: Setup) -> str:
    """A setup in a few words, for messages."""
    defaults = {option.key: option.default for option in setup.game.meta.options}
    changed = [f"{k}={v}" for k, v in setup.options.items() if v != defaults[k]]
    return " ".join([f"{setup.seats} seats", *changed])
