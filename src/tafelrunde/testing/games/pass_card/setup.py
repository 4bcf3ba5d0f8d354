"""Pass the card: cards, rounds and action space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.core.data import Fields, Json
from tafelrunde.core.state import Limits, Setup, State

if TYPE_CHECKING:
    from tafelrunde.core.game import Game

FACES: Final = ("a", "b", "c", "d")
WORTH: Final = (1, 2, 3, -4)  # points per face
DEALT: Final = 2  # cards per seat at the beginning


class PassCard(Setup):
    def __init__(self, game: Game, seats: int, options: dict[str, bool | int | str]) -> None:
        super().__init__(game, seats, options)
        names = [str(seat) for seat in range(seats)]
        self.copies = 2 if seats == 2 else 3  # of each face
        self.turns = self.number("rounds") * seats
        self.show = self.space.block("show", FACES)
        self.look = self.space.block("look", names)
        self.lift = self.space.block("lift", FACES)
        self.give = self.space.block("give", FACES, names)
        self.put_back = self.space.block("return", FACES)
        self.bury = self.space.block("bury", FACES)
        self.sink = self.space.block("sink", FACES)
        self.draw = self.space.block("draw", FACES, chance=True)
        high = self.copies * sum([points for points in WORTH if points > 0])
        low = self.copies * sum([points for points in WORTH if points < 0])
        self.limits = Limits(DEALT * seats + 2 * self.turns, len(FACES), low, high)

    def start(self) -> State:
        from tafelrunde.testing.games.pass_card.reading import begin

        return begin(self)

    def from_dict(self, data: Json) -> State:
        from tafelrunde.testing.games.pass_card.reading import read

        return read(self, Fields(data))
