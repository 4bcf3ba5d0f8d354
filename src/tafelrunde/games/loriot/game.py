"""Names the parts."""

from tafelrunde.core.game import Game

from .meta import META
from .rules.setup import LoriotSetup

GAME = Game(META, LoriotSetup, __package__)
