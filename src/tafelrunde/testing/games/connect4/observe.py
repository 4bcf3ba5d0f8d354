"""Connect four: two planes, mine and the other's, columns by rows."""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.game import Buffer
from tafelrunde.core.state import Setup
from tafelrunde.core.view import View
from tafelrunde.testing.games.connect4.setup import COLUMNS, ROWS


def layout(setup: Setup) -> list[tuple[str, tuple[int, ...]]]:
    return [("mine", (COLUMNS, ROWS)), ("theirs", (COLUMNS, ROWS))]


def observe(view: View, out: Buffer) -> None:
    me = str(view.seat or 0)
    columns = Fields(view.facts).texts("columns")
    for plane in range(2):
        for column in range(COLUMNS):
            for row in range(ROWS):
                discs = columns[column]
                mine = row < len(discs) and (discs[row] == me) == (plane == 0)
                out[(plane * COLUMNS + column) * ROWS + row] = float(mine)
