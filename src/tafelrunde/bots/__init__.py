"""Bots for any game: they get views, never a state."""

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.level import LEVELS, NAMES, find

__all__ = ["LEVELS", "NAMES", "Bot", "find"]
