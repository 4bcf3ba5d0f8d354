"""A board for games that draw none: what the terminal shows, on a sheet of paper."""

from __future__ import annotations

from typing import Final

from tafelrunde.boards import BoardPart
from tafelrunde.core.view import View
from tafelrunde.draw import Layer, Region, Scene
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import text
from tafelrunde.words.words import Words

MONO: Final = "ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace"
SIZE: Final = 22.0
WIDE: Final = SIZE * 0.605  # of a letter
HIGH: Final = SIZE * 1.5  # of a line
MARGIN: Final = 34.0
STEP: Final = 8  # the sheet grows by as many letters
LEAST: Final = (620.0, 520.0)  # of the drawing; a small sheet lies in its middle


def draw(board: BoardPart, view: View, words: Words) -> Scene:
    lines = board.text(view, words).split("\n")
    letters = -(-max(len(line) for line in lines) // STEP) * STEP
    wide, high = letters * WIDE + 2 * MARGIN, len(lines) * HIGH + 2 * MARGIN
    width, height = max(LEAST[0], wide + 40), max(LEAST[1], high + 40)
    left, top = (width - wide) / 2, (height - high) / 2
    rows = {
        f"line-{i}": text(
            *(left + MARGIN, top + MARGIN + (i + 0.72) * HIGH),
            words=line.replace(" ", "\u00a0") or "\u00a0",
            size=SIZE,
            font=MONO,
        )
        for i, line in enumerate(lines)
    }
    region = Region(
        "board",
        (0, 0, width, height),
        [Layer("lines", rows)],
        static=panel(left, top, wide, high, 12),
        label=words.title,
    )
    return Scene([region], title=words.title)
