"""A game's components as tables of rows: what is in its box, and what somebody brings instead.

A game declares its tables and their columns; `data/*.toml` holds the rows of the box. An own set is
the text of the option `box`: JSON with a name and the tables that are not those of the box. Every
row says where it is from: `source`, and `reconstructed`, the columns that are ours nevertheless.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final, Literal, TypeAlias

from tafelrunde.core.data import Fields
from tafelrunde.core.errors import BadBox, BadOption

Kind: TypeAlias = Literal[
    "text", "name", "number", "flag", "choice", "numbers", "names", "counts", "pairs", "lines"
]
Row: TypeAlias = dict[str, object]
Tables: TypeAlias = dict[str, list[Row]]

OPTION: Final = "box"  # its key in every game that takes own components
SOURCES: Final = ("rulebook", "photographs", "reconstructed", "own")
NEEDED: Final = object()  # a column without a default
NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,23}")
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
MOST_ROWS: Final = 400  # of a table
LONGEST: Final = 400  # letters of a cell
MOST_PARTS: Final = 60  # of a cell that is a list


@dataclass(frozen=True, slots=True, eq=False)
class Column:
    """`low` to `high` holds for each number of a cell, `size` for how many a list has (-1: any)."""

    key: str
    kind: Kind = "text"
    choices: tuple[str, ...] = ()  # of a choice, of names and of what is counted
    low: int = 0
    high: int = 99
    size: int = -1
    default: object = NEEDED

    def check(self, cell: object) -> object:
        """The cell as its kind has it; BadBox without a place says what does not fit."""
        return CHECKS[self.kind](self, cell)


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """Rows of one kind. Where `fixed`, an own table has the same rows by name, in this order."""

    key: str
    columns: tuple[Column, ...]
    id: str = "name"  # the column that names a row; "": it has none
    least: int = 1
    fixed: bool = False
    copies: str = ""  # the column that says how many of a row are in the box

    @property
    def all_columns(self) -> tuple[Column, ...]:
        keys = tuple([column.key for column in self.columns])
        return (
            *self.columns,
            Column("source", "choice", SOURCES, default="own"),
            Column("reconstructed", "names", keys, default=[]),
        )

    def column(self, key: str) -> Column:
        return next(column for column in self.all_columns if column.key == key)

    def read(self, rows: object) -> list[Row]:
        """All rows, each cell checked, what is left out filled in."""
        if not isinstance(rows, list) or not self.least <= len(rows) <= MOST_ROWS:
            raise BadBox("rows", (self.least, MOST_ROWS), self.key)
        out = [self.read_row(row, number) for number, row in enumerate(rows)]
        self.check_names(out)
        return out

    def read_row(self, row: object, number: int) -> Row:
        if not isinstance(row, dict):
            raise BadBox("row", (), self.key, number)
        known = {column.key for column in self.all_columns}
        for key in row:
            if key not in known:
                raise BadBox("column", (str(key)[:40],), self.key, number)
        return {column.key: self.cell(column, row, number) for column in self.all_columns}

    def cell(self, column: Column, row: Mapping[str, object], number: int) -> object:
        if column.key not in row:
            if column.default is NEEDED:
                raise BadBox("missing", (), self.key, number, column.key)
            return column.default
        try:
            return column.check(row[column.key])
        except BadBox as error:
            raise error.at(self.key, number, column.key) from error

    def check_names(self, rows: Sequence[Row]) -> None:
        seen: dict[object, int] = {}
        for number, row in enumerate(rows if self.id else ()):
            name = row[self.id]
            if name in seen:
                raise BadBox("twice", (str(name),), self.key, number, self.id)
            seen[name] = number

    def check_fixed(self, rows: Sequence[Row], printed: Sequence[Row]) -> None:
        """Where the rules know the rows, an own table has all of them and no others."""
        if not self.fixed:
            return
        for number, row in enumerate(printed):
            if number >= len(rows) or rows[number][self.id] != row[self.id]:
                place = min(number, len(rows) - 1)
                raise BadBox("fixed", (str(row[self.id]),), self.key, place, self.id)
        if len(rows) > len(printed):
            raise BadBox("too-many", (len(printed),), self.key, len(printed), self.id)

    def many(self, row: Row) -> int:
        count = row[self.copies] if self.copies else 1
        assert isinstance(count, int)
        return count

    def short(self, row: Row) -> Row:
        """Without what is left out."""
        return {c.key: row[c.key] for c in self.all_columns if row[c.key] != c.default}


def text_of(column: Column, cell: object) -> str:
    if not isinstance(cell, str) or len(cell) > LONGEST:
        raise BadBox("text", (LONGEST,))
    if cell.startswith(FORMULA):
        raise BadBox("formula", (cell[:20],))
    if not cell.isprintable():
        raise BadBox("letters")
    return cell.strip()


def name_of(column: Column, cell: object) -> str:
    if not isinstance(cell, str) or not NAME.fullmatch(cell):
        raise BadBox("name", (str(cell)[:40],))
    return cell


def number_of(column: Column, cell: object) -> int:
    if isinstance(cell, bool) or not isinstance(cell, int) or not column.low <= cell <= column.high:
        raise BadBox("number", (column.low, column.high, str(cell)[:40]))
    return cell


def flag_of(column: Column, cell: object) -> bool:
    if not isinstance(cell, bool):
        raise BadBox("flag", (str(cell)[:40],))
    return cell


def choice_of(column: Column, cell: object) -> str:
    if cell not in column.choices or not isinstance(cell, str):
        raise BadBox("choice", (", ".join(column.choices), str(cell)[:40]))
    return cell


def list_of(column: Column, cell: object, each: Callable[[object], object]) -> list[object]:
    if not isinstance(cell, list) or len(cell) > MOST_PARTS:
        raise BadBox("list", (MOST_PARTS,))
    if column.size >= 0 and len(cell) != column.size:
        raise BadBox("size", (column.size, len(cell)))
    return [each(one) for one in cell]


def numbers_of(column: Column, cell: object) -> list[object]:
    return list_of(column, cell, lambda one: number_of(column, one))


def names_of(column: Column, cell: object) -> list[object]:
    each = choice_of if column.choices else name_of
    return list_of(column, cell, lambda one: each(column, one))


def lines_of(column: Column, cell: object) -> list[object]:
    return list_of(column, cell, lambda one: text_of(column, one))


def pairs_of(column: Column, cell: object) -> list[object]:
    def pair(one: object) -> list[int]:
        if not isinstance(one, list) or len(one) != 2:
            raise BadBox("pair", (str(one)[:40],))
        return [number_of(column, number) for number in one]

    return list_of(column, cell, pair)


def counts_of(column: Column, cell: object) -> dict[str, int]:
    if not isinstance(cell, dict):
        raise BadBox("counts", (", ".join(column.choices),))
    for name in cell:
        if name not in column.choices:
            raise BadBox("choice", (", ".join(column.choices), str(name)[:40]))
    return {name: number_of(column, cell[name]) for name in column.choices if name in cell}


CHECKS: Final[Mapping[str, Callable[[Column, object], object]]] = {
    "text": text_of, "name": name_of, "number": number_of, "flag": flag_of, "choice": choice_of,
    "numbers": numbers_of, "names": names_of, "counts": counts_of, "pairs": pairs_of,
    "lines": lines_of,
}  # fmt: skip


@cache
def printed(package: str, tables: tuple[Table, ...], names: tuple[str, ...]) -> Tables:
    """The rows of the box, from these files of a game's `data/`."""
    found: dict[str, object] = {}
    for name in names:
        path = files(package) / "data" / f"{name}.toml"
        found |= tomllib.loads(path.read_text(encoding="utf-8"))
    return {table.key: table.read(found[table.key]) for table in tables}


def own(text: str, tables: tuple[Table, ...], box: Tables) -> Tables:
    """The tables of the box, those that an own set names replaced by it."""
    if not text:
        return box
    given = content(text)
    known = {table.key: table for table in tables}
    for key in given:
        if key not in known and key != "name":
            raise BadBox("table", (str(key)[:40], ", ".join(known)))
    out = dict(box)
    for key, table in known.items():
        if key in given:
            out[key] = table.read(given[key])
            table.check_fixed(out[key], box[key])
    return out


def content(text: str) -> dict[str, object]:
    try:
        given = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOption("An own set is JSON, as an import writes it.", option=OPTION) from error
    if not isinstance(given, dict) or not isinstance(given.get("name"), str):
        raise BadOption("An own set is a JSON object with a name.", option=OPTION)
    return given


def set_name(text: str) -> str:
    """What an own set is called; "" for the box."""
    return str(content(text)["name"])[:40] if text else ""


def set_text(name: str, given: Tables, tables: tuple[Table, ...], box: Tables) -> str:
    """An own set as the option has it; "" if nothing differs from the box. Rows that are not those
    of the box are somebody's own, whatever they say."""
    out: dict[str, object] = {}
    for table in tables:
        rows = given.get(table.key, box[table.key])
        if rows != box[table.key]:
            marked = [row if row in box[table.key] else owned(row) for row in rows]
            out[table.key] = [table.short(row) for row in marked]
    if not out:
        return ""
    return json.dumps({"name": name, **out}, ensure_ascii=False, separators=(",", ":"))


def exchanged(text: str, key: str, old: str, row: object, tables: tuple[Table, ...], box: Tables,
              name: str) -> str:  # fmt: skip
    """A set with one row in place of another: what somebody found in their own box. Everything
    else stays where it is, so that what was played can be read again."""
    found = [table for table in tables if table.key == key and table.id]
    if not found:
        raise BadBox("table", (key[:40], ", ".join([table.key for table in tables])))
    table, given = found[0], own(text, tables, box)
    names = [one[table.id] for one in given[key]]
    if old not in names:
        raise BadBox("row", (), key)
    at = names.index(old)
    rows = [*given[key][:at], table.read_row(row, at), *given[key][at + 1 :]]
    table.check_names(rows)
    return set_text(set_name(text) or name, {**given, key: rows}, tables, box)


def owned(row: Row) -> Row:
    return {**row, "source": "own", "reconstructed": []}


def digest(tables: Tables) -> str:
    """Of the content: the same however it was written."""
    text = json.dumps(tables, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def fields(tables: Tables, key: str) -> list[Fields]:
    """The rows of a table, to be taken apart by a game."""
    return [Fields(dict(row), f"{key} {number + 1}") for number, row in enumerate(tables[key])]
