"""Hamlet: names the parts."""

from tafelrunde.core.game import Game
from tafelrunde.games.hamlet.meta import META
from tafelrunde.games.hamlet.setup import HamletSetup

GAME = Game(META, HamletSetup, __package__)
