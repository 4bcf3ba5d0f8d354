"""Bots by name; those a table offers, weakest first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tafelrunde.bots.bot import Bot, RandomBot
from tafelrunde.bots.greedy import Greedy
from tafelrunde.core.errors import UnknownBot
from tafelrunde.core.parts import REFERENCE

LEVELS = ("random", "greedy")  # what people are offered to play against
MAKERS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "reference": partial(Greedy, REFERENCE),  # what bots are measured against
}
NAMES = tuple(MAKERS)


def find(name: str) -> Bot:
    """A bot of this name."""
    if name not in MAKERS:
        known = ", ".join(NAMES)
        raise UnknownBot(f"There is no bot “{name}”; known: {known}.", bot=name)
    return MAKERS[name]()
