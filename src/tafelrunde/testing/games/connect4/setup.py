"""Connect four: board size and action space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.core.data import Fields, Json
from tafelrunde.core.state import Limits, Setup, State

if TYPE_CHECKING:
    from tafelrunde.core.game import Game

COLUMNS: Final = 7
ROWS: Final = 6
NAMES: Final = ("a", "b", "c", "d", "e", "f", "g")  # of the columns


class ConnectFour(Setup):
    def __init__(self, game: Game, seats: int, options: dict[str, bool | int | str]) -> None:
        super().__init__(game, seats, options)
        self.drop = self.space.block("drop", NAMES)
        self.drops = [self.drop.at(column) for column in range(COLUMNS)]
        self.limits = Limits(COLUMNS * ROWS, 1, 0, 1)

    def start(self) -> State:
        from tafelrunde.testing.games.connect4.state import Board

        return Board(self)

    def from_dict(self, data: Json) -> State:
        from tafelrunde.testing.games.connect4.state import read

        return read(self, Fields(data))
