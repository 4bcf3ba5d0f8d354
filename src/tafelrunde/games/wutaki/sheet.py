"""All cards as a sheet that a spreadsheet can edit, and back into an option's text.

One row per card. A column that a deck does not use stays empty; `deck` and `id` name the card.
Decks that are as in the box are left out of the text, so what is unchanged costs nothing; its first
line says which cards are not those of the box, and so says every record of a match with them.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from io import StringIO

from tafelrunde.core.data import Fields
from tafelrunde.core.errors import BadData, BadInput
from tafelrunde.core.state import Setup

from . import data
from .rules.numbers import ELEMENTS, SLOTS
from .rules.setup import WutakiSetup

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
LEAST = {"pact": SLOTS + 4, "omen": 4, "secret": 4, "ability": 2}  # for two players
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
    last: dict[str, int] = {}
    seen: set[tuple[str, str]] = set()
    for line, cells in rows_of(text):
        deck = cells["deck"]
        if deck not in USED:
            raise wrong(line, "deck", f"“{deck}” is none of {', '.join(USED)}")
        for column in USED[deck]:
            if column not in cells:
                raise wrong(1, column, f"this column is missing; the deck “{deck}” has it")
        card = read_row(line, deck, cells)
        key = (deck, str(card["id"]))
        if key in seen:
            raise wrong(line, "id", f"“{key[1]}” stands there twice")
        seen.add(key)
        found.setdefault(deck, []).append(card)
        last[deck] = line
    check_decks(found, last)
    box = decks(data.components())
    changed = {deck: cards for deck, cards in found.items() if cards != box[deck]}
    for deck, cards in changed.items():
        for card in cards:
            if card not in box[deck]:
                card["source"] = "own"  # whatever the line it was made from says
    out = "\n".join([as_toml(deck, cards) for deck, cards in changed.items()])
    data.components(out)
    return f"# not as in the box: {differences(changed, box)}\n{out}" if changed else ""


def check_decks(found: dict[str, list[Row]], last: dict[str, int]) -> None:
    """Each deck has enough cards for the smallest table; the elements are the four."""
    for deck, least in LEAST.items():
        if deck in found:
            there = sum([int(card.get("count", 1)) for card in found[deck]])
            if there < least:
                raise wrong(
                    last[deck],
                    "count" if "count" in USED[deck] else "id",
                    f"the deck “{deck}” has {there} cards, a table needs {least} or more",
                )
    names = [str(card["id"]) for card in found.get("element", [])]
    if names and names != list(ELEMENTS):
        raise wrong(
            last["element"], "id", f"the elements must be {', '.join(ELEMENTS)}, in this order"
        )


def differences(changed: dict[str, list[Row]], box: dict[str, list[Row]]) -> str:
    """`omen OM26, X1 (new), OM03 (left out); round RC03`."""
    out: list[str] = []
    for deck, cards in changed.items():
        printed = {str(card["id"]): card for card in box[deck]}
        own = {str(card["id"]): card for card in cards}
        names = [id for id, card in own.items() if id in printed and card != printed[id]]
        names += [f"{id} (new)" for id in own if id not in printed]
        names += [f"{id} (left out)" for id in printed if id not in own]
        out.append(f"{deck} {', '.join(names) or '(order)'}")
    return "; ".join(out)


def rows_of(text: str) -> list[tuple[int, dict[str, str]]]:
    """Each row with its line; commas or semicolons, as spreadsheets write them."""
    text = text.removeprefix("\ufeff")
    head = text.partition("\n")[0]
    delimiter = ";" if head.count(";") > head.count(",") else ","
    reader = csv.reader(StringIO(text), delimiter=delimiter)
    lines: list[tuple[int, list[str]]] = []
    try:
        for cells in reader:
            lines.append((reader.line_num, [cell.strip() for cell in cells]))
    except csv.Error as error:
        raise wrong(reader.line_num, "deck", f"the sheet cannot be read: {error}") from error
    return named(lines)


def named(lines: list[tuple[int, list[str]]]) -> list[tuple[int, dict[str, str]]]:
    """Each row's cells by the names in the first one."""
    header = lines[0][1] if lines else []
    for name in header:
        if name not in COLUMNS:
            raise wrong(1, name, f"there is no such column; known: {', '.join(COLUMNS)}")
        if header.count(name) > 1:
            raise wrong(1, name, "this column stands there twice")
    for name in ("deck", "id"):
        if name not in header:
            raise wrong(1, name, "this column is missing")
    out: list[tuple[int, dict[str, str]]] = []
    for line, cells in lines[1:]:
        if not any(cells):
            continue
        if len(cells) > len(header):
            raise wrong(line, header[-1], f"the row has more than {len(header)} cells")
        out.append((line, dict(zip(header, cells + [""] * (len(header) - len(cells))))))
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
            if not (cell.isascii() and cell.isdecimal() and len(cell) < 7):
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
        "element": data.read_element,
    }
    try:
        data.cards({deck: [dict(row)]}, deck)
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
