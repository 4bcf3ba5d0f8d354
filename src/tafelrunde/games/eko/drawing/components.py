"""Every tile of the box by itself, and where large tiles lie."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.core.state import Setup
from tafelrunde.draw import hexes
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.hexes import Cell
from tafelrunde.draw.piece import Piece, Pieces
from tafelrunde.draw.shape import circle, g
from tafelrunde.draw.text import SERIF, text
from tafelrunde.words.words import Words

from ..data import AROUND, Outline, Small, Tile
from ..rules.graph import CODES, PORTAL, STORM, TEMPLE
from ..rules.setup import EkoSetup
from .map import GRID, symbol
from .paint import symbols

ROOM = 52.0
TRIO: tuple[Cell, ...] = ((0, 0), (1, 0), (0, 1))


def pieces(setup: Setup, words: Words) -> Pieces:
    assert isinstance(setup, EkoSetup)
    return Pieces([*drawn(setup)], symbols())


def drawn(setup: EkoSetup) -> Iterator[Piece]:
    found = setup.components
    for number, tile in enumerate(found.all_tiles):
        yield large(tile, number)
    for number, outline in enumerate(found.outlines):
        yield shape(outline, number, found.outlines)
    for number, one in enumerate(found.smalls):
        yield small(one, number)


def large(tile: Tile, number: int) -> Piece:
    cells: tuple[Cell, ...] = AROUND
    fields = [
        hexes.cell(symbol(CODES[letter], cell, 0), *GRID.center(cell))
        for cell, letter in zip(cells, tile.hexes)
    ]
    return framed("tile", number, cells, g(hexes.slabs(GRID, (cells,)), fields))


def shape(outline: Outline, number: int, all_of_them: tuple[Outline, ...]) -> Piece:
    """The places of its ring among those for fewer people."""
    cells = tuple([c for one in all_of_them if one.seats <= outline.seats for c in one.centres])
    spots = [GRID.center(cell) for cell in cells]
    dots = [
        circle(
            x / 4,
            y / 4,
            24,
            fill="var(--reg)" if cell in outline.centres else "var(--sand-0)",
            stroke="var(--tile-edge)",
        )
        for cell, (x, y) in zip(cells, spots)
    ]
    names = [
        text(x / 4, y / 4 + 5, str(n + 1), 14, "var(--coordinate)", SERIF, 700, "middle")
        for n, (x, y) in enumerate(spots)
    ]
    wide = max(abs(x) / 4 for x, _ in spots) + 30
    high = max(abs(y) / 4 for _, y in spots) + 30
    moved = g(dots, names, transform=f"translate({wide:g} {high:g})")
    return Piece("outline", number, moved, 2 * wide, 2 * high)


def small(one: Small, number: int) -> Piece:
    cells = TRIO[: one.hexes]
    kind = {"portal": PORTAL, "temple": TEMPLE}.get(one.name, STORM)
    fields = [hexes.cell(symbol(kind, cell, 0), *GRID.center(cell)) for cell in cells]
    return framed("small", number, cells, g(hexes.slabs(GRID, (cells,)), fields))


def framed(table: str, number: int, cells: tuple[Cell, ...], inside: Drawn) -> Piece:
    xs, ys = zip(*[GRID.center(cell) for cell in cells])
    left, top = min(xs) - ROOM, min(ys) - ROOM
    moved = g(inside, transform=f"translate({-left:g} {-top:g})")
    return Piece(table, number, moved, max(xs) + ROOM - left, max(ys) + ROOM - top)
