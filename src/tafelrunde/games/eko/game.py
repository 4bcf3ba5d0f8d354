"""Ekö: names the parts."""

from tafelrunde.core.game import Game
from tafelrunde.games.eko.meta import META
from tafelrunde.games.eko.setup import EkoSetup

GAME = Game(META, EkoSetup, __package__)
