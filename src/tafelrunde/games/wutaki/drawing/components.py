"""Every card and board of the box by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.core.state import Setup
from tafelrunde.draw.piece import Piece, Pieces
from tafelrunde.draw.shape import at, g, use
from tafelrunde.words.words import Words

from ..rules.setup import WutakiSetup
from .cards import slip
from .desk import Book, Box, album
from .pact import HIGH, WIDE
from .places.towers import CARD, drawn
from .words import (
    Held,
    card_label,
    pact_label,
    pact_picture,
    round_icons,
    round_text,
    slip_picture,
    tower_label,
)

SLIP: Final = (158.0, 118.0)
BOARD: Final = (230.0, 150.0)  # of a master
ROUND: Final = 6.0  # room around a card, for its shadow


def pieces(setup: Setup, words: Words) -> Pieces:
    assert isinstance(setup, WutakiSetup)
    book = Book(album(Box(setup), words.lang), words)
    out = [*pacts(book), *slips(book), *rounds(book), *towers(book)]
    return Pieces(out, book.album.defs)


def pacts(book: Book) -> Iterator[Piece]:
    for number in range(len(book.setup.pacts)):
        face = use(pact_picture(book, number))
        yield Piece("pact", number, face, WIDE + ROUND, HIGH + ROUND, pact_label(book, number))


def slips(book: Book) -> Iterator[Piece]:
    setup = book.setup
    decks = {
        "omen": [card.id for card in setup.omens],
        "revenge": [card.id for card in setup.revenges],
        "secret": [card.id for card in setup.secrets],
        "ability": [card.id for card in setup.abilities],
        "master": [card.id for card in setup.masters],
    }
    for deck, ids in decks.items():
        wide, high = BOARD if deck == "master" else SLIP
        for number, id in enumerate(ids):
            held = Held(deck, id)
            face = use(slip_picture(book, held, wide, high))
            yield Piece(deck, number, face, wide + ROUND, high + ROUND, card_label(book, held))


def rounds(book: Book) -> Iterator[Piece]:
    wide, high = SLIP
    for number, card in enumerate(book.setup.rounds):
        told = round_text(book.lang, book.setup, card.id)
        icons = round_icons(book.lang, book.setup, card.id)
        title = book.words.token(card.id)
        face = slip("round", title, told, "round", icons, wide, high)
        yield Piece("round", number, face, wide + ROUND, high + ROUND, f"{title}: {told}")


def towers(book: Book) -> Iterator[Piece]:
    wide, high = CARD
    for number, tower in enumerate(book.setup.towers):
        label = tower_label(book, tower)
        face = g(drawn(tower, 0, 0, label, False), transform=at(4, 4))
        yield Piece("tower", number, face, wide + 10, high + 12, label)
