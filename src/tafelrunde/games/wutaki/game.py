"""Wutaki: names the parts."""

from tafelrunde.core.game import Game
from tafelrunde.games.wutaki.meta import META
from tafelrunde.games.wutaki.setup import WutakiSetup

GAME = Game(META, WutakiSetup, __package__)
