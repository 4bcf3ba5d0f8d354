"""Leduc poker: names the parts."""

from tafelrunde.core.game import Game
from tafelrunde.testing.games.leduc.meta import META
from tafelrunde.testing.games.leduc.setup import Leduc

GAME = Game(META, Leduc, __package__)
