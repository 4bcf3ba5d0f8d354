"""Newgame: names the parts. The other modules are imported when they are first needed."""

from tafelrunde.cli.template.meta import META
from tafelrunde.cli.template.setup import StonesSetup
from tafelrunde.core.game import Game

GAME = Game(META, StonesSetup, __package__)
