"""What a bot is, and the simplest one."""

from __future__ import annotations

from random import Random
from typing import Protocol

from tafelrunde.core.action import Action
from tafelrunde.core.view import View


class Bot(Protocol):
    def choose(self, view: View, random: Random) -> Action:
        """One of the view's legal actions; all randomness comes from the given generator."""
        ...


class RandomBot:
    """Any legal action, each as likely as the others."""

    def choose(self, view: View, random: Random) -> Action:
        return random.choice(view.legal)
