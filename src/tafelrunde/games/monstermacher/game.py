"""Die Monstermacher: names the parts."""

from tafelrunde.core.game import Game
from tafelrunde.games.monstermacher.meta import META
from tafelrunde.games.monstermacher.setup import MonsterSetup

GAME = Game(META, MonsterSetup, __package__)
