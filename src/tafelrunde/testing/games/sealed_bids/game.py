"""Sealed bids: names the parts."""

from tafelrunde.core.game import Game
from tafelrunde.testing.games.sealed_bids.meta import META
from tafelrunde.testing.games.sealed_bids.setup import SealedBids

GAME = Game(META, SealedBids, __package__)
