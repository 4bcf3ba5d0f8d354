"""Loriot: names the parts."""

from tafelrunde.core.game import Game
from tafelrunde.games.loriot.meta import META
from tafelrunde.games.loriot.setup import LoriotSetup

GAME = Game(META, LoriotSetup, __package__)
