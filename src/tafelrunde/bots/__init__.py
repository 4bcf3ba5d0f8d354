"""Bots for any game: they get views, never a state."""

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.level import CHARACTERS, LEVELS, NAMES, USUAL, find, levels_for, offered

__all__ = ["CHARACTERS", "LEVELS", "NAMES", "USUAL", "Bot", "find", "levels_for", "offered"]
