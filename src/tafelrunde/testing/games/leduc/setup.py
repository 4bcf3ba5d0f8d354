"""Leduc poker: cards, bets and action space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.core.data import Fields, Json
from tafelrunde.core.state import Limits, Setup, State

if TYPE_CHECKING:
    from tafelrunde.core.game import Game

RANKS: Final = ("J", "Q", "K")  # low to high
COPIES: Final = 2  # of each rank
ANTE: Final = 1
BETS: Final = (2, 4)  # per round
RAISES: Final = 2  # at most, per round
MOST: Final = ANTE + RAISES * (BETS[0] + BETS[1])  # chips a seat can lose


class Leduc(Setup):
    def __init__(self, game: Game, seats: int, options: dict[str, bool | int | str]) -> None:
        super().__init__(game, seats, options)
        self.fold = self.space.block("fold")
        self.call = self.space.block("call")
        self.raises = self.space.block("raise")
        self.deal = self.space.block("deal", ["0", "1"], RANKS, chance=True)
        self.public = self.space.block("public", RANKS, chance=True)
        # the same, as actions
        self.to_fold = self.fold.at()
        self.to_call = self.call.at()
        self.to_raise = self.raises.at()
        faces = range(len(RANKS))
        self.deals = [[self.deal.at(seat, face) for face in faces] for seat in range(2)]
        self.publics = [self.public.at(face) for face in faces]
        self.limits = Limits(3 + 2 * (RAISES + 2), len(RANKS), -MOST, MOST)

    def start(self) -> State:
        from tafelrunde.testing.games.leduc.state import Deal

        return Deal(self)

    def from_dict(self, data: Json) -> State:
        from tafelrunde.testing.games.leduc.state import read

        return read(self, Fields(data))
