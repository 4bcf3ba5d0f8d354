"""Sealed bids: rounds, cards and action space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.data import Fields, Json
from tafelrunde.core.state import Limits, Setup, State

if TYPE_CHECKING:
    from tafelrunde.core.game import Game


class SealedBids(Setup):
    def __init__(self, game: Game, seats: int, options: dict[str, bool | int | str]) -> None:
        super().__init__(game, seats, options)
        rounds = self.number("rounds")
        names = [str(n) for n in range(1, rounds + 1)]
        self.rounds = rounds
        self.carried = self.choice("ties") == "carried"
        self.bid = self.space.block("bid", names)
        self.prize = self.space.block("prize", names, chance=True)
        self.limits = Limits(rounds * (seats + 1), rounds, 0, rounds * (rounds + 1) // 2)

    def start(self) -> State:
        from tafelrunde.testing.games.sealed_bids.rules import begin

        return begin(self)

    def from_dict(self, data: Json) -> State:
        from tafelrunde.testing.games.sealed_bids.rules import read

        return read(self, Fields(data))
