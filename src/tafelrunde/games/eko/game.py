"""Names the parts."""

from tafelrunde.core.game import Game

from .meta import META
from .rules.setup import EkoSetup

GAME = Game(META, EkoSetup, __package__)
