"""Connect four: the grid for the terminal."""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.view import View
from tafelrunde.testing.games.connect4.setup import ROWS
from tafelrunde.words.words import Words

DISCS = "●○"


def text(view: View, words: Words) -> str:
    columns = Fields(view.facts).texts("columns")
    rows = []
    for row in range(ROWS - 1, -1, -1):
        cells = [DISCS[int(discs[row])] if row < len(discs) else "·" for discs in columns]
        rows.append(" ".join(cells))
    names = [f"{DISCS[seat]} {words.seat(seat)}" for seat in range(view.setup.seats)]
    return "\n".join([*rows, " ".join("abcdefg"), "   ".join(names)])
