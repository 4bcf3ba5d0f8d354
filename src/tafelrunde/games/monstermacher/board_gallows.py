"""Die Monstermacher: Gallows Hill with the parts on it, from bottom to top."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import leaf
from tafelrunde.draw.shape import g
from tafelrunde.draw.table import ribbon
from tafelrunde.draw.text import SANS, text
from tafelrunde.games.monstermacher import board_cards as cards
from tafelrunde.games.monstermacher.board_facts import Table
from tafelrunde.games.monstermacher.board_paint import Items
from tafelrunde.games.monstermacher.board_parts import line
from tafelrunde.games.monstermacher.board_signs import note
from tafelrunde.games.monstermacher.board_words import card_label, letter, say
from tafelrunde.games.monstermacher.board_yard import board, hill
from tafelrunde.words.words import Words

WIDE: Final = 200.0
HIGH: Final = 285.0
LEFT: Final = 10.0
BOTTOM: Final = 268.0  # of the last row
RATIO: Final = cards.HIGH / cards.WIDE


def gallows_region(table: Table, words: Words, span: int, narrow: int) -> Region:
    items: Items = {}
    number = len(table.gallows)
    row, width = rows_of(number)
    count = -(-number // row)
    step = width * RATIO + 4
    for i, card in enumerate(table.gallows):
        x = LEFT + (i % row) * (width + 3.5)
        y = BOTTOM - step * (count - i // row)
        where = say(words, "on-gallows", i + 1, number)
        label = card_label(words, card, where)
        items[card.id] = cards.back(
            card.kind, letter(card), x, y, width, card.id, label, card.value
        )
    items["gallows-order"] = order(
        number, say(words, "bottom"), say(words, "top"), say(words, "no-gallows")
    )
    return Region(
        "gallows",
        (0, 0, WIDE, HIGH),
        [Layer("gallows", items)],
        static=scenery(say(words, "gallows")),
        label=say(words, "gallows"),
        span=span,
        narrow=narrow,
    )


def rows_of(number: int) -> tuple[int, float]:
    """How many parts lie in a row, and how wide each is: large ones as long as there is room."""
    if number <= 9:
        return 3, 57.0
    return (4, 42.0) if number <= 16 else (6, 27.0)


@leaf
def order(number: int, bottom: str, top: str, nothing: str) -> Markup:
    """Which end of the pile is which."""
    ink = "#f2ecd0"
    if not number:
        return note(text(WIDE / 2, 206, nothing, 12, ink, SANS, 400, "middle"))
    arrow = "M62 276H138m-5-3.5 5 3.5-5 3.5"
    return note(
        text(12, 279.5, bottom, 10.5, ink, SANS, 700),
        text(WIDE - 12, 279.5, top, 10.5, ink, SANS, 700, "end"),
        line(arrow, ink, 1.4, 0.8),
        aria_hidden=True,
    )


@leaf
def scenery(title: str) -> Markup:
    return g(board(WIDE, HIGH, hill(WIDE, HIGH)), ribbon(WIDE / 2, 22, title, 96, 14))
