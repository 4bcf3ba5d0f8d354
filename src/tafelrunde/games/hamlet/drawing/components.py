"""Every tile, trade and order of the box by itself."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.core.state import Setup
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.piece import Piece, Pieces
from tafelrunde.draw.shape import at, g, use
from tafelrunde.words.words import Words

from ..data import Components, Tile
from ..rules.numbers import CHURCH, STARTING
from ..rules.setup import HamletSetup
from .cards import titled
from .faces import HIGH, NARROW, ORDER, WIDE, faces
from .symbols import SYMBOLS
from .village.geometry import THICK, outline
from .village.plan import plan
from .village.tiles import key, slab, symbols
from .words import blueprint_label, order_label, trade_label

ABOVE = 46.0  # room for buildings that reach over the edge


def pieces(setup: Setup, words: Words) -> Pieces:
    assert isinstance(setup, HamletSetup)
    found = setup.components
    defs: dict[str, Drawn] = {**SYMBOLS, **faces(found)}
    for tile in found.tiles:
        defs |= symbols(tile, 0)
    return Pieces([*tiles(found, words), *market(setup, words)], defs)


def piece(setup: Setup, table: str, row: int, words: Words) -> Pieces:
    """One of them alone: at once, while somebody fills it in."""
    assert isinstance(setup, HamletSetup)
    found = setup.components
    defs: dict[str, Drawn] = {**SYMBOLS, **faces(found)}
    if table == "tile":
        one = found.tiles[row]
        return Pieces([tile_piece(one, row, words)], defs | symbols(one, 0))
    return Pieces(
        [one for one in market(setup, words) if (one.table, one.row) == (table, row)], defs
    )


def tiles(found: Components, words: Words) -> Iterator[Piece]:
    for number, tile in enumerate(found.tiles):
        yield tile_piece(tile, number, words)


def tile_piece(tile: Tile, number: int, words: Words) -> Piece:
    """In the village, with its blueprint where it has one."""
    name = words.token(tile.name)
    told = blueprint_label(words, tile) if number >= STARTING else name
    face, wide, high = village_tile(tile, number)
    if number >= STARTING:
        plan_card = g(use(f"s-hv-blueprint-{tile.name}"), titled(name), transform=at(wide, 4))
        face, wide, high = g(face, plan_card), wide + WIDE + 6, max(high, HIGH + 10)
    return Piece("tile", number, face, wide, high, told)


def village_tile(tile: Tile, number: int) -> tuple[Drawn, float, float]:
    """As it lies in the village."""
    left, top, right, bottom = outline(tile, 0).box
    church = use("s-hv-church-6", *plan(tile, 0).building, plan(tile, 0).scale)
    drawn = g(
        slab(tile, 0, 0, 0),
        use(f"s-hv-ground-{key(tile, 0)}"),
        use(f"s-hv-things-{key(tile, 0)}"),
        church if number == CHURCH else None,
        transform=at(12 - left, ABOVE - top),
    )
    return drawn, right - left + 24, bottom - top + ABOVE + THICK + 22


def market(setup: HamletSetup, words: Words) -> Iterator[Piece]:
    for number, trade in enumerate(setup.trades):
        face = use(f"s-hv-trade-{trade.name}")
        yield Piece("trade", number, face, NARROW + 6, HIGH + 8, trade_label(words, setup, number))
    for number, order in enumerate(setup.orders):
        face = use(f"s-hv-order-{order.name}")
        label = order_label(words, setup, number, -1)
        yield Piece("order", number, face, ORDER[0] + 6, ORDER[1] + 8, label)
