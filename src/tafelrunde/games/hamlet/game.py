"""Names the parts."""

from tafelrunde.core.game import Game

from .meta import META
from .rules.setup import HamletSetup

GAME = Game(META, HamletSetup, __package__)
