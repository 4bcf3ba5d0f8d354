"""Connect four: names the parts."""

from tafelrunde.core.game import Game
from tafelrunde.testing.games.connect4.meta import META
from tafelrunde.testing.games.connect4.setup import ConnectFour

GAME = Game(META, ConnectFour, __package__)
