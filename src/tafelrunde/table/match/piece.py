"""A piece of the box on somebody's table: the row of a table of components, in place of another."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from tafelrunde.core.box import OPTION, Row, exchanged
from tafelrunde.core.parts import BOX
from tafelrunde.core.registry import find
from tafelrunde.table.match.entry import Header

OWN: Final = "box"  # what a set is called that began at a table, where nobody has a name


@dataclass(frozen=True, slots=True)
class Piece:
    table: str
    old: str  # the name of the row that it takes the place of
    row: Mapping[str, object]

    def text(self) -> str:
        """As an entry has it."""
        parts = {"table": self.table, "old": self.old, "row": dict(self.row)}
        return json.dumps(parts, ensure_ascii=False, separators=(",", ":"))


def read_piece(text: str) -> Piece:
    found = json.loads(text)
    return Piece(found["table"], found["old"], found["row"])


def with_piece(header: Header, piece: Piece, name: str) -> Header:
    """The table as if its box had always been so."""
    game = find(header.game)
    part = game.part(BOX)
    before = str(header.options.get(OPTION, ""))
    row: Row = dict(piece.row)
    text = exchanged(before, piece.table, piece.old, row, part.TABLES, part.printed(), name or OWN)
    part.tables(text)
    table = next(one for one in part.TABLES if one.key == piece.table)
    named = str(row.get(table.id, piece.old))
    position = renamed(header.position, piece.old, named) if header.position else header.position
    assert position is None or isinstance(position, dict)
    return replace(header, options={**header.options, OPTION: text}, position=position)


def renamed(value: object, old: str, new: str) -> object:
    """A position that calls something by another name."""
    if isinstance(value, str):
        return new if value == old else value
    if isinstance(value, list):
        return [renamed(one, old, new) for one in value]
    if isinstance(value, dict):
        return {str(renamed(k, old, new)): renamed(one, old, new) for k, one in value.items()}
    return value
