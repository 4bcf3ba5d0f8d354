"""Bots for any game: they get views, never a state."""

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.level import LEVELS, NAMES, USUAL, find, offered

__all__ = ["LEVELS", "NAMES", "USUAL", "Bot", "find", "offered"]
