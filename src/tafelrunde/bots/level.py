"""Bots by name, weakest first."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.bots.bot import Bot, RandomBot
from tafelrunde.bots.greedy import Greedy
from tafelrunde.core.errors import UnknownBot

MAKERS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": Greedy}
LEVELS = tuple(MAKERS)


def find(name: str) -> Bot:
    """A bot of this name."""
    if name not in MAKERS:
        known = ", ".join(LEVELS)
        raise UnknownBot(f"There is no bot “{name}”; known: {known}.", bot=name)
    return MAKERS[name]()
