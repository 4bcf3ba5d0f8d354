"""Pass the card: names the parts."""

from tafelrunde.core.game import Game
from tafelrunde.testing.games.pass_card.meta import META
from tafelrunde.testing.games.pass_card.setup import PassCard

GAME = Game(META, PassCard, __package__)
