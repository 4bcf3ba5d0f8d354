"""Connect four: a grid as two sets of bits, seven per column, the seventh always empty."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.action import Action
from tafelrunde.core.data import Fields, Json
from tafelrunde.core.decision import ALONE
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.state import Outcome, State
from tafelrunde.testing.games.connect4.setup import COLUMNS, NAMES, ROWS, ConnectFour

HEIGHT: Final = ROWS + 1  # bits per column


@final
class Board(State):
    def __init__(self, setup: ConnectFour) -> None:
        super().__init__(setup)
        self.table = setup
        self.discs = [0, 0]  # per seat
        self.heights = [0] * COLUMNS
        self.count = 0
        self.won = False

    def actors(self) -> tuple[int, ...]:
        if self.won or self.count == COLUMNS * ROWS:
            return ()
        return ALONE[self.count & 1]

    def legal(self, seat: int) -> list[Action]:
        heights = self.heights
        return [drop for drop in self.table.drops if heights[drop.a] < ROWS]

    def odds(self) -> list[tuple[Action, int]]:
        return []

    def asked(self, seat: int) -> Ask:
        return Ask("drop", "1.2")

    def apply(self, seat: int, action: Action) -> None:
        column = action.a
        mine = self.discs[seat] | 1 << (column * HEIGHT + self.heights[column])
        self.discs[seat] = mine
        self.heights[column] += 1
        self.count += 1
        self.won = four(mine)
        if self.told is not None:
            self.tell(EVERYONE, "drops", "1.2", seat, NAMES[column])

    def outcome(self) -> Outcome | None:
        if self.won:
            winner = (self.count - 1) & 1
            scores = (1, 0) if winner == 0 else (0, 1)
            return Outcome(scores, (1, 2) if winner == 0 else (2, 1), "four")
        return Outcome((0, 0), (1, 1), "full") if not self.actors() else None

    def census(self) -> dict[str, int]:
        left = COLUMNS * ROWS - self.count
        return {"discs": left + self.discs[0].bit_count() + self.discs[1].bit_count()}

    def clone(self) -> State:
        other = Board(self.table)
        other.discs = self.discs[:]
        other.heights = self.heights[:]
        other.count = self.count
        other.won = self.won
        return other

    def to_dict(self) -> Json:
        """Columns from left to right, each from the bottom up, one digit per disc."""
        return {"columns": [self.column(column) for column in range(COLUMNS)]}

    def column(self, column: int) -> str:
        first = self.discs[0] >> (column * HEIGHT)
        return "".join(["0" if (first >> row) & 1 else "1" for row in range(self.heights[column])])


def four(discs: i64) -> bool:
    """1.3: four in a line, in any of the four directions."""
    return (
        in_line(discs, 1)
        or in_line(discs, HEIGHT - 1)
        or in_line(discs, HEIGHT)
        or in_line(discs, HEIGHT + 1)
    )


def in_line(discs: i64, step: i64) -> bool:
    pairs = discs & (discs >> step)
    return pairs & (pairs >> (2 * step)) != 0


def read(setup: ConnectFour, fields: Fields) -> Board:
    board = Board(setup)
    columns = fields.texts("columns", COLUMNS)
    fields.done()
    for column, discs in enumerate(columns):
        if len(discs) > ROWS or discs.strip("01"):
            raise fields.bad(f"columns[{column}]", f"must be at most {ROWS} digits 0 or 1")
        for row, digit in enumerate(discs):
            board.discs[int(digit)] |= 1 << (column * HEIGHT + row)
        board.heights[column] = len(discs)
        board.count += len(discs)
    if not 0 <= board.discs[0].bit_count() - board.discs[1].bit_count() <= 1:
        raise fields.bad("columns", "must hold as many discs 0 as 1, or one more")
    board.won = four(board.discs[(board.count - 1) & 1])
    if four(board.discs[board.count & 1]):
        raise fields.bad("columns", "must not show a four of the seat that is to move")
    return board
