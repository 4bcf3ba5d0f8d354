"""A piece as somebody fills it in: its cells as text, what does not fit where, how it looks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tafelrunde.companions import companion_of
from tafelrunde.core import box
from tafelrunde.core.box import NEEDED, OPTION, Row
from tafelrunde.core.errors import BadBox
from tafelrunde.core.registry import find
from tafelrunde.draw.piece import Pieces
from tafelrunde.sheets import Trouble, box_of, parsed, shown
from tafelrunde.table.match.piece import Piece, with_piece
from tafelrunde.table.match.table import Table
from tafelrunde.words.words import Words

NOWHERE: Final = ""  # the column of a trouble that belongs to no field


def asked_table(table: Table) -> str:
    """The table of components that the present question is about; "" if there is none."""
    game = find(table.header.game)
    if not table.enters:
        return ""
    return companion_of(game).adds(table.view(None))


def own_text(table: Table) -> str:
    return str(table.header.options.get(OPTION, ""))


@dataclass(frozen=True)
class Draft:
    """`old` is the row that it takes the place of; `cells` are as a spreadsheet has them."""

    table: Table
    key: str
    old: str
    cells: Mapping[str, str]

    @property
    def kind(self) -> box.Table:
        part = box_of(find(self.table.header.game))
        return next(table for table in part.TABLES if table.key == self.key)

    def row(self) -> tuple[Row, dict[str, BadBox]]:
        """What is filled in, and what does not fit, by column."""
        row: Row = {}
        wrong: dict[str, BadBox] = {}
        for column in self.kind.columns:
            text = self.cells.get(column.key, "").strip()
            if not text and column.default is not NEEDED:
                continue
            try:
                row[column.key] = column.check(parsed(column, text))
            except BadBox as error:
                wrong[column.key] = error
        return row, wrong

    def checked(self) -> tuple[Piece, dict[str, BadBox]]:
        """With what only the whole set can say."""
        row, wrong = self.row()
        piece = Piece(self.key, self.old, row)
        if not wrong:
            try:
                with_piece(self.table.header, piece, "")
            except BadBox as error:
                wrong[error.column] = error
        return piece, wrong

    def drawn(self, piece: Piece, words: Words) -> Pieces:
        """As it will look; nothing where the game draws no such pieces."""
        game, header = find(self.table.header.game), with_piece(self.table.header, piece, "")
        rows = box_of(game).tables(str(header.options[OPTION]))[self.key]
        at = [row[self.kind.id] for row in rows].index(piece.row[self.kind.id])
        return companion_of(game).piece(Table.setup_of(header), self.key, at, words)


def unseen(table: Table, key: str) -> list[str]:
    """Rows of the table that may still come up."""
    part = box_of(find(table.header.game))
    rows = part.tables(own_text(table))[key]
    kind = next(one for one in part.TABLES if one.key == key)
    may = {token for action, _ in table.match.state.odds() for token in action.tokens[1:]}
    return [str(row[kind.id]) for row in rows if row[kind.id] in may]


def draft_of(table: Table, key: str, old: str, words: Words) -> Draft:
    """The row of ours, to be changed."""
    part = box_of(find(table.header.game))
    kind = next(one for one in part.TABLES if one.key == key)
    rows = part.tables(own_text(table))[key]
    row = next(row for row in rows if row[kind.id] == old)
    cells = {
        column.key: ""
        if row[column.key] == column.default
        else shown(column, row[column.key], words)
        for column in kind.columns
    }
    return Draft(table, key, old, cells)


def sentence(error: BadBox, words: Words) -> str:
    return Trouble("", 0, "", error).sentence(words)
