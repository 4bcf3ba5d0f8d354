"""Wutaki: all cards as a sheet that a spreadsheet can edit, and back into an option's text.

One row per card. A column that a deck does not use stays empty; `deck` and `id` name the card.
Decks that are as in the box are left out of the text, so what is unchanged costs nothing.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from io import StringIO

from tafelrunde.core.data import Fields
from tafelrunde.core.errors import BadData, BadInput
from tafelrunde.core.state import Setup
from tafelrunde.games.wutaki import data
from tafelrunde.games.wutaki.setup import WutakiSetup

NUMBERS = ("count", "most", "loss", "points", "price", "bonus", "malus")
FLAGS = ("once", "again")
USED: dict[str, tuple[str, ...]] = {
    "pact": ("count", "element", "cost", "do"),
    "omen": ("count", "do", "lasting", "once"),
    "revenge": ("count", "most", "of", "loss"),
    "secret": ("count", "needs", "points"),
    "round": ("count", "kind", "do", "again", "once"),
    "tower": ("of", "price", "bonus", "malus"),
    "ability": ("when", "do"),
    "element": ("against", "bonus", "malus"),
}
COLUMNS = (
    "deck", "id", "count", "element", "cost", "do", "lasting", "kind", "again", "once", "most",
    "of", "loss", "needs", "points", "price", "bonus", "malus", "when", "against", "source",
)  # fmt: skip
YES = ("true", "yes", "x", "1")
NO = ("", "false", "no", "0")
Row = dict[str, str | int | bool]
Reader = Callable[[Fields], object]


def export(setup: Setup) -> str:
    """The cards of a setup as CSV."""
    assert isinstance(setup, WutakiSetup)
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for deck, cards in decks(setup.box).items():
        for card in cards:
            writer.writerow([deck, *[shown(card.get(column, "")) for column in COLUMNS[1:]]])
    return out.getvalue()


def decks(box: data.Components) -> dict[str, list[Row]]:
    """Every card with the columns its deck uses."""
    all_cards: dict[str, tuple[object, ...]] = {
        "pact": box.pacts,
        "omen": box.omens,
        "revenge": box.revenges,
        "secret": box.secrets,
        "round": box.rounds,
        "tower": box.towers,
        "ability": box.abilities,
        "element": box.elements,
    }
    return {deck: [as_row(deck, card) for card in cards] for deck, cards in all_cards.items()}


def as_row(deck: str, card: object) -> Row:
    out: Row = {}
    for column in ["id", *USED[deck], "source"]:
        value: object = getattr(card, column)
        assert isinstance(value, str | int)
        if value != "" and value is not False:
            out[column] = value
    return out


def shown(value: str | int | bool) -> str:
    return "yes" if value is True else str(value)


def import_(text: str) -> str:
    """The text that the option `cards` takes; BadInput names line, column and what is wrong."""
    found: dict[str, list[Row]] = {}
    seen: set[tuple[str, str]] = set()
    for line, cells in rows_of(text):
        deck = cells["deck"]
        if deck not in USED:
            raise wrong(line, "deck", f"“{deck}” is none of {', '.join(USED)}")
        card = read_row(line, deck, cells)
        key = (deck, str(card["id"]))
        if key in seen:
            raise wrong(line, "id", f"“{key[1]}” stands there twice")
        seen.add(key)
        found.setdefault(deck, []).append(card)
    box = decks(data.components())
    changed = {deck: cards for deck, cards in found.items() if cards != box[deck]}
    out = "\n".join([as_toml(deck, cards) for deck, cards in changed.items()])
    data.components(out)
    return out


def rows_of(text: str) -> list[tuple[int, dict[str, str]]]:
    """Each row with its line; commas or semicolons, as spreadsheets write them."""
    text = text.removeprefix("\ufeff")
    head = text.partition("\n")[0]
    delimiter = ";" if head.count(";") > head.count(",") else ","
    reader = csv.reader(StringIO(text), delimiter=delimiter)
    header = [name.strip() for name in next(reader, [])]
    for name in header:
        if name not in COLUMNS:
            raise wrong(1, name, f"there is no such column; known: {', '.join(COLUMNS)}")
    for name in ("deck", "id"):
        if name not in header:
            raise wrong(1, name, "this column is missing")
    out: list[tuple[int, dict[str, str]]] = []
    for cells in reader:
        line = reader.line_num
        if not any(cell.strip() for cell in cells):
            continue
        if len(cells) > len(header):
            raise wrong(line, header[-1], f"the row has more than {len(header)} cells")
        full = [cell.strip() for cell in cells] + [""] * (len(header) - len(cells))
        out.append((line, dict(zip(header, full))))
    if not out:
        raise wrong(2, "deck", "the sheet has no cards")
    return out


def wrong(line: int, column: str, what: str) -> BadInput:
    return BadInput(f"line {line}, column “{column}”: {what}.", line=line, column=column)


def read_row(line: int, deck: str, cells: dict[str, str]) -> Row:
    """One card, checked as the game itself reads it."""
    out: Row = {}
    allowed = ["id", *USED[deck], "source"]
    for column, cell in cells.items():
        if column == "deck":
            continue
        if cell and column not in allowed:
            raise wrong(line, column, f"a card of the deck “{deck}” has no such entry")
        if column in FLAGS:
            if cell.lower() not in YES + NO:
                raise wrong(line, column, f"must be yes or empty, not “{cell}”")
            if cell.lower() in YES:
                out[column] = True
        elif cell and column in NUMBERS:
            if not (cell.isascii() and cell.isdecimal()):
                raise wrong(line, column, f"must be a whole number, not “{cell}”")
            out[column] = int(cell)
        elif cell:
            out[column] = cell
    check_row(line, deck, out)
    if deck in ("pact", "omen", "revenge", "secret", "round"):
        out.setdefault("count", 1)
    return {column: out[column] for column in allowed if column in out}


def check_row(line: int, deck: str, row: Row) -> None:
    readers: dict[str, Reader] = {
        "pact": data.read_pact,
        "omen": data.read_omen,
        "revenge": data.read_revenge,
        "secret": data.read_secret,
        "round": data.read_round,
        "tower": data.read_tower,
        "ability": data.read_ability,
    }
    try:
        data.cards({deck: [dict(row)]}, deck)
        if deck in readers:
            readers[deck](Fields(dict(row), deck))
    except BadData as error:
        where = str(error.params.get("where", "")).rpartition(".")[2]
        sentence = str(error).partition(f".{where} ")[2] or str(error)
        raise wrong(line, where, sentence.rstrip(".")) from error


def as_toml(deck: str, cards: list[Row]) -> str:
    lines = [f"{deck} = ["]
    for card in cards:
        pairs = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in card.items()]
        lines.append(f"  {{ {', '.join(pairs)} }},")
    return "\n".join([*lines, "]", ""])
