"""What a bot is, and the simplest one."""

from __future__ import annotations

from random import Random
from typing import Protocol, runtime_checkable

from tafelrunde.core.action import Action
from tafelrunde.core.view import View


class Bot(Protocol):
    def choose(self, view: View, random: Random) -> Action:
        """One of the view's legal actions; all randomness comes from the given generator."""
        ...


@runtime_checkable
class Turnwise(Protocol):
    """A bot that thinks about its turn as a whole, as far as nothing new is heard in it."""

    def turn(self, view: View, random: Random, spent: float) -> list[Action]:
        """The next action and those after it; `spent`: milliseconds of CPU in this turn so far."""
        ...


def turn_of(bot: Bot, view: View, random: Random, spent: float = 0.0) -> list[Action]:
    """The bot's next action, and what it will do then if it hears nothing new."""
    if isinstance(bot, Turnwise):
        return bot.turn(view, random, spent)
    return [bot.choose(view, random)]


class RandomBot:
    """Any legal action, each as likely as the others."""

    def choose(self, view: View, random: Random) -> Action:
        return random.choice(view.legal)
