"""The toy's action space."""

from __future__ import annotations

from tafelrunde.core.data import Fields, Json
from tafelrunde.core.game import Game
from tafelrunde.core.meta import Value
from tafelrunde.core.state import Limits, Setup, State

FACES = "abc"
HAND = 2
TURNS = 9


class ToySetup(Setup):
    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        super().__init__(game, seats, options)
        faces, places = list(FACES), list("012")
        self.deal = self.space.block("deal", faces, chance=True)
        self.bid = self.space.block("bid", places)
        self.peek = self.space.block("peek", places)
        self.give = self.space.block("give", faces)
        self.to = self.space.block("to", places)
        self.stop = self.space.block("pass")
        self.limits = Limits(seats * HAND + seats + 3 * TURNS, 3, 0, 40)

    def start(self) -> State:
        from toy.rules import begin

        return begin(self)

    def from_dict(self, data: Json) -> State:
        from toy.rules import read

        return read(self, Fields(data))
