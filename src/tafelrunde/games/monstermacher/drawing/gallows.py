"""Gallows Hill with the parts on it, from bottom to top."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, Part, each, part
from tafelrunde.draw.shape import g
from tafelrunde.draw.table import ribbon
from tafelrunde.draw.text import SANS, SERIF, text
from tafelrunde.words.words import Words

from . import cards
from .pictures.parts import line
from .pictures.yard import board, hill
from .sight import Card, Seen, Sight
from .signs import note
from .words import card_label, say

WIDE: Final = 200.0
HIGH: Final = 285.0
LEFT: Final = 10.0
BOTTOM: Final = 268.0  # of the last row
RATIO: Final = cards.HIGH / cards.WIDE
FORMS: Final = (  # most cards, cards in a row, width, step from one row to the next
    (9, 3, 57.0, 57.0 * RATIO + 4),
    (12, 3, 57.0, 57.0),  # a fan: of a covered card the upper part is left for a finger
    (16, 4, 42.0, 42.0 * RATIO + 4),
    (36, 6, 27.0, 27.0 * RATIO + 4),
)
RIBBON: Final = 40.0  # the y below the ribbon with the name
FANNED: Final = 12  # more cards than these need the whole width of a phone


def gallows_region(sight: Sight, words: Words, span: int, narrow: int) -> Region:
    number = len(sight.state.gallows)
    title = say(words, "gallows")
    above = top_of(number) > RIBBON
    hanging = parts(tuple([sight.backs[card] for card in sight.state.gallows]), words)
    return Region(
        "gallows",
        (0, 0, WIDE, HIGH),
        [Layer("gallows", hanging, ends(number, "" if above else title, words))],
        static=scenery(title if above else ""),
        label=title,
        span=span,
        narrow=narrow,
    )


def is_crowded(sight: Sight) -> bool:
    """Whether the parts would be too small beside something else on a phone."""
    return len(sight.state.gallows) > FANNED


def form_of(number: int) -> tuple[int, float, float]:
    """How many parts lie in a row, how wide each is, and the step from row to row."""
    for most, row, width, step in FORMS:
        if number <= most:
            return row, width, step
    raise AssertionError("there are no more cards")


def top_of(number: int) -> float:
    """The y of so many parts."""
    row, width, step = form_of(number)
    return BOTTOM - 4 - width * RATIO - step * ((number - 1) // row)


@part
def parts(pile: tuple[Seen, ...], words: Words) -> Part:
    rows = [(card, value, i) for i, (card, value) in enumerate(pile)]
    return each(hanging, rows, len(pile), words)


def hanging(card: Card, value: int, index: int, number: int, words: Words) -> Items:
    row, width, step = form_of(number)
    x = LEFT + (index % row) * (width + 3.5)
    y = top_of(number) + step * (index // row)
    label = card_label(words, card, value, say(words, "on-gallows", index + 1, number))
    return {card.id: cards.back(card.kind, card.letter, x, y, width, card.id, label, value)}


@part
def ends(number: int, title: str, words: Words) -> Items:
    names = (say(words, "bottom"), say(words, "top"), say(words, "no-gallows"))
    return {"gallows-order": order(number > 0, *names, title)}


@leaf
def order(some: bool, bottom: str, top: str, nothing: str, title: str) -> Drawn:
    """Which end of the pile is which; with its name where the parts lie on the ribbon."""
    ink = "var(--hill-letters)"
    if not some:
        return note(text(WIDE / 2, 206, nothing, 12, ink, SANS, 400, "middle"))
    arrow = "M128 276H148" if title else "M62 276H138"
    return note(
        text(12, 279.5, bottom, 10.5, ink, SANS, 700, class_="keep"),
        text(WIDE - 12, 279.5, top, 10.5, ink, SANS, 700, "end", class_="keep"),
        text(90, 279.5, title, 10.5, ink, SERIF, 700, "middle") if title else None,
        line(f"{arrow}m-5-3.5 5 3.5-5 3.5", ink, 1.4, 0.8),
        aria_hidden=True,
    )


@leaf
def scenery(title: str) -> Drawn:
    name = ribbon(WIDE / 2, 22, title, 96, 14) if title else None
    return g(board(WIDE, HIGH, hill(WIDE, HIGH)), name)
