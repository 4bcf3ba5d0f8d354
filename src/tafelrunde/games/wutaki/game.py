"""Names the parts."""

from tafelrunde.core.game import Game

from .meta import META
from .rules.setup import WutakiSetup

GAME = Game(META, WutakiSetup, __package__)
