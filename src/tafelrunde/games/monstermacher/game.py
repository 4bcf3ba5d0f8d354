"""Names the parts."""

from tafelrunde.core.game import Game

from .meta import META
from .rules.setup import MonsterSetup

GAME = Game(META, MonsterSetup, __package__)
