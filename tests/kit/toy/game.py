"""The toy's parts."""

from tafelrunde.core.game import Game
from toy.meta import META
from toy.setup import ToySetup

GAME = Game(META, ToySetup, __package__)
