"""Components as spreadsheets: a CSV file per table, headed in the reader's language, and back.

What comes back may have commas, semicolons or tabs, a byte order mark, the letters of an old
Windows, and headings of either language. What does not fit is named by file, line and column.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Final

from tafelrunde.core import box
from tafelrunde.core.box import NEEDED, Column, Row, Table, Tables
from tafelrunde.core.errors import BadBox, BadInput, BadOption
from tafelrunde.core.game import Game
from tafelrunde.core.parts import BOX, BoxPart
from tafelrunde.words.catalogue import LANGUAGES
from tafelrunde.words.words import Words

MOST: Final = 1_000_000  # bytes of a set
README: Final = "README.txt"
YES: Final = ("yes", "ja", "x", "1", "true", "wahr")
NO: Final = ("", "no", "nein", "0", "false", "falsch")
NUMBER: Final = re.compile(r"[-\u2212]?[0-9]{1,6}")
PAIR: Final = re.compile(r"\(([^()]*)\)")
COUNT: Final = re.compile(r"(\S+)\s+([A-Za-z-]+)")
BETWEEN: Final = re.compile(r"[\s,;]+")


def box_of(game: Game) -> BoxPart:
    if not game.has(BOX):
        raise BadInput(f"{game.key} does not say what is in its box.")
    return game.part(BOX)


# out


def written(game: Game, text: str, lang: str) -> dict[str, str]:
    """The files of a set ("": of the box itself) by name, with one that explains them."""
    part, words = box_of(game), Words(game, lang)
    tables = part.tables(text)
    out = {f"{one.key}.csv": sheet(one, tables[one.key], words) for one in part.TABLES}
    return {**out, README: explained(game, words)}


def sheet(table: Table, rows: Sequence[Row], words: Words) -> str:
    out = StringIO()
    writer = csv.writer(out, delimiter=";" if words.lang == "de" else ",", lineterminator="\r\n")
    writer.writerow([words.column(column.key) for column in table.all_columns])
    for row in rows:
        writer.writerow([shown(column, row[column.key], words) for column in table.all_columns])
    return "\ufeff" + out.getvalue()


def shown(column: Column, cell: object, words: Words) -> str:
    """As one writes it in a cell."""
    if isinstance(cell, bool):
        return words.site("yes") if cell else words.site("no")
    if isinstance(cell, dict):
        return " ".join(f"{number} {name}" for name, number in cell.items())
    if isinstance(cell, list):
        if column.kind == "pairs":
            return " ".join(f"({pair[0]} {pair[1]})" for pair in cell)
        return (" / " if column.kind == "lines" else " ").join(map(str, cell))
    return str(cell)


def explained(game: Game, words: Words) -> str:
    """What every column means."""
    part, say = box_of(game), words.site
    lines = [say("box-readme-title", words.title), "", say("box-readme"), ""]
    for table in part.TABLES:
        lines += [f"{table.key}.csv: {words.table(table.key)}"]
        for column in table.all_columns:
            fits = told(column, words)
            lines.append(f"  {words.column(column.key)}: {words.column(column.key, 'help')} {fits}")
        lines.append("")
    return "\r\n".join(lines)


def told(column: Column, words: Words) -> str:
    """What may stand there."""
    say = words.site
    if column.choices:
        named = [f"{one} ({words.token(one)})" if words.token(one) != one else one
                 for one in column.choices if one]  # fmt: skip
        return say("box-fits-choice", ", ".join(named))
    if column.kind in ("number", "numbers", "pairs"):
        return say("box-fits-number", column.low, column.high)
    return ""


# in


@dataclass(frozen=True, slots=True)
class Trouble:
    """What does not fit, and where: a line of a file, counted from 1 (0: nowhere)."""

    table: str
    line: int
    column: str
    error: BadBox

    def sentence(self, words: Words) -> str:
        what = f"box-{self.error.what}"
        told = words.say(what, *self.error.words) if words.has(what) else words.site(
            what, *self.error.words
        )  # fmt: skip
        if not self.table:
            return told
        if not self.column:
            return words.site("box-at-line", f"{self.table}.csv", self.line, told)
        heading = words.column(self.column) if is_known(words, self.column) else self.column
        return words.site("box-at", f"{self.table}.csv", self.line, heading, told)


def is_known(words: Words, column: str) -> bool:
    part = box_of(words.game)
    return any(column == one.key for table in part.TABLES for one in table.all_columns)


@dataclass(frozen=True, slots=True)
class Sheet:
    """One file: its cells as they stand there, by line."""

    table: Table
    header: tuple[str, ...]  # keys of columns
    lines: tuple[tuple[int, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Brought:
    """A set as somebody brought it: the text of the option, or what is wrong with it."""

    text: str
    sheets: tuple[Sheet, ...]
    troubles: tuple[Trouble, ...]


def brought(game: Game, files: Mapping[str, bytes], name: str) -> Brought:
    """Read what was changed; tables without a file are those of the box."""
    part = box_of(game)
    sheets: list[Sheet] = []
    troubles: list[Trouble] = []
    if sum(map(len, files.values())) > MOST:
        return Brought("", (), (nowhere(BadBox("too-large", (MOST // 1_000_000,))),))
    for file, content in files.items():
        try:
            found = read_sheet(game, file, content)
        except Misplaced as error:
            troubles.append(error.trouble)
            continue
        if found is not None:
            sheets.append(found)
    tables: Tables = {}
    for one in sheets:
        rows, wrong = read_rows(one)
        tables[one.table.key] = rows
        troubles += wrong
    if not sheets and not troubles:
        troubles.append(nowhere(BadBox("nothing", (", ".join(t.key for t in part.TABLES),))))
    if troubles:
        return Brought("", tuple(sheets), tuple(troubles))
    try:
        text = read_set(part, tables, name)
        part.tables(text)
    except BadBox as error:
        return Brought("", tuple(sheets), (placed(error, sheets),))
    except BadOption:
        return Brought("", tuple(sheets), (nowhere(BadBox("table", (name, ""))),))
    return Brought(text, tuple(sheets), ())


def read_set(part: BoxPart, tables: Tables, name: str) -> str:
    """Each table whole, then what they say together."""
    known = {table.key: table for table in part.TABLES}
    full = {key: known[key].read(rows) for key, rows in tables.items()}
    for key, rows in full.items():
        known[key].check_fixed(rows, part.printed()[key])
    return box.set_text(name[:40] or "?", full, part.TABLES, part.printed())


def placed(error: BadBox, sheets: Sequence[Sheet]) -> Trouble:
    """Rows of a table are lines of its file."""
    lines = next((one.lines for one in sheets if one.table.key == error.table), ())
    if not lines:
        return Trouble(error.table, 0, error.column, error)
    row = min(max(error.row, 0), len(lines) - 1)
    return Trouble(error.table, lines[row][0], error.column, error)


def nowhere(error: BadBox) -> Trouble:
    return Trouble("", 0, "", error)


class Misplaced(Exception):
    def __init__(self, trouble: Trouble) -> None:
        super().__init__()
        self.trouble = trouble


def read_sheet(game: Game, file: str, content: bytes) -> Sheet | None:
    """None for a file that is none of ours, such as the one that explains the others."""
    stem, _, ending = file.rpartition("/")[2].rpartition(".")
    if ending.lower() not in ("csv", "txt") or stem.lower() == "readme":
        return None
    table = table_named(game, stem)
    if table is None:
        known = ", ".join(f"{one.key}.csv" for one in box_of(game).TABLES)
        raise Misplaced(nowhere(BadBox("file", (file[:40], known))))
    lines = cells_of(table, decoded(content))
    header = headings(game, table, lines[0][1] if lines else ())
    body = [(number, cells) for number, cells in lines[1:] if any(cells)]
    for number, cells in body:
        if len(cells) > len(header) and any(cells[len(header) :]):
            raise Misplaced(Trouble(table.key, number, "", BadBox("cells", (len(header),))))
    if not body:
        raise Misplaced(Trouble(table.key, 1, "", BadBox("empty")))
    return Sheet(table, header, tuple(body))


def table_named(game: Game, stem: str) -> Table | None:
    """By its key, or by what it is called in either language."""
    for table in box_of(game).TABLES:
        names = [table.key, *[Words(game, lang).table(table.key) for lang in LANGUAGES]]
        if stem.strip().lower() in [name.lower() for name in names]:
            return table
    return None


def decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace")


def cells_of(table: Table, text: str) -> list[tuple[int, tuple[str, ...]]]:
    head = text.partition("\n")[0]
    delimiter = max(";,\t", key=head.count)
    reader = csv.reader(StringIO(text, newline=""), delimiter=delimiter)
    out: list[tuple[int, tuple[str, ...]]] = []
    try:
        for cells in reader:
            out.append((reader.line_num, tuple([cell.strip(" \u00a0\r\n") for cell in cells])))
    except csv.Error as error:
        wrong = BadBox("unreadable", (str(error),))
        raise Misplaced(Trouble(table.key, reader.line_num, "", wrong)) from error
    return out


def headings(game: Game, table: Table, found: Sequence[str]) -> tuple[str, ...]:
    """The keys of the columns, whatever language they are headed in."""
    known: dict[str, str] = {}
    for column in table.all_columns:
        for lang in LANGUAGES:
            known[Words(game, lang).column(column.key).lower()] = column.key
        known[column.key] = column.key
    out: list[str] = []
    for heading in found:
        key = known.get(heading.lower(), "") if heading else ""
        if heading and not key:
            raise Misplaced(Trouble(table.key, 1, heading[:40], BadBox("no-column")))
        if key and key in out:
            raise Misplaced(Trouble(table.key, 1, key, BadBox("column-twice")))
        out.append(key)
    for column in table.columns:
        if column.default is NEEDED and column.key not in out:
            raise Misplaced(Trouble(table.key, 1, column.key, BadBox("column-missing")))
    return tuple(out)


def read_rows(sheet: Sheet) -> tuple[list[Row], list[Trouble]]:
    """All rows; whatever does not fit in them, and not the first of it alone."""
    rows: list[Row] = []
    troubles: list[Trouble] = []
    for line, cells in sheet.lines:
        row: Row = {}
        for key, text in zip(sheet.header, cells):
            column = sheet.table.column(key) if key else None
            if column is None or (not text and column.default is not NEEDED):
                continue
            try:
                row[key] = column.check(parsed(column, text))
            except BadBox as error:
                troubles.append(Trouble(sheet.table.key, line, key, error))
        rows.append(row)
    return rows, troubles


def parsed(column: Column, text: str) -> object:
    """A cell as its kind is written."""
    match column.kind:
        case "number":
            return number(text) if NUMBER.fullmatch(text) else text
        case "flag":
            return flag(text)
        case "numbers":
            parts = [part for part in BETWEEN.split(text) if part]
            return [number(part) if NUMBER.fullmatch(part) else part for part in parts]
        case "names":
            return [part for part in BETWEEN.split(text) if part]
        case "lines":
            return [part.strip() for part in text.split("/") if part.strip()]
        case "pairs":
            return pairs(text)
        case "counts":
            return counts(column, text)
    return text


def number(text: str) -> int:
    return int(text.replace("\u2212", "-"))


def flag(text: str) -> object:
    low = text.lower()
    return True if low in YES else False if low in NO else text


def pairs(text: str) -> object:
    inside = PAIR.findall(text)
    if PAIR.sub("", text).strip(" ,;"):
        raise BadBox("pair", (text[:40],))
    return [[number(n) if NUMBER.fullmatch(n) else n for n in BETWEEN.split(one.strip())]
            for one in inside]  # fmt: skip


def counts(column: Column, text: str) -> object:
    """`2 wood 1 stone`."""
    out: dict[str, object] = {}
    for amount, name in COUNT.findall(text.replace(",", " ")):
        out[name] = number(amount) if NUMBER.fullmatch(amount) else amount
    if COUNT.sub("", text).strip(" ,;"):
        raise BadBox("counts", (", ".join(column.choices),))
    return out
