"""Every card of the box, and the fields of the board line by line."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.core.state import Setup
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.piece import Piece, Pieces
from tafelrunde.draw.shape import at, g, use
from tafelrunde.words.words import Words

from ..rules.setup import LoriotSetup
from .desk.asks import card_face, card_words
from .map import Spot, spots_of
from .scene import SYMBOLS

CARD = (340.0, 172.0)
STEP = 40.0


def pieces(setup: Setup, words: Words) -> Pieces:
    assert isinstance(setup, LoriotSetup)
    return Pieces([*cards(setup, words), *lines(setup)], SYMBOLS)


def cards(setup: LoriotSetup, words: Words) -> Iterator[Piece]:
    found = setup.components
    for pile, some in (("chance", found.chance), ("success", found.success)):
        for number, data in enumerate(some):
            face = g(card_face(pile, data, *CARD, words), transform=at(4, 4))
            yield Piece(pile, number, face, CARD[0] + 10, CARD[1] + 12, card_words(data, words))


def lines(setup: LoriotSetup) -> Iterator[Piece]:
    """Rows and ways, their fields side by side."""
    spots = spots_of(setup.kinds)
    board = setup.components.map
    rows, ways = [one.fields for one in board.rows], [one.fields for one in board.ways]
    for table, some in (("row", rows), ("way", ways)):
        for number, names in enumerate(some):
            fields = [field(spots[name], place) for place, name in enumerate(names)]
            across = min(len(fields), 11)
            high = 44.0 * -(-len(fields) // 11)
            yield Piece(table, number, g(fields), across * STEP, high)


def field(spot: Spot, place: int) -> Drawn:
    name = "s-lo-target" if spot.kind == "target" else f"s-lo-{spot.kind}-{spot.step}"
    scale = 0.8 if spot.is_large or spot.kind == "target" else 1
    return use(name, 20 + STEP * (place % 11), 22 + 44 * (place // 11), scale)
