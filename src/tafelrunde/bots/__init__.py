"""Bots for any game: they get views, never a state."""

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.level import LEVELS, find

__all__ = ["LEVELS", "Bot", "find"]
