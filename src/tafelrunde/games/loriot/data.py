"""The board and the cards: those of the box, or of a set that somebody brings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tafelrunde.core import box
from tafelrunde.core.box import Column, Row, Table, Tables
from tafelrunde.core.data import Fields
from tafelrunde.core.errors import BadBox

STEPS: Final = ("yellow", "orange", "green", "red", "blue")
LEAVES: Final = ("left", "right", "up")
# of chance cards, in the order of chapter 10
EFFECTS: Final = (
    "nothing", "forward", "back", "again", "skip", "home", "swap", "lose-own", "lose-random",
    "regain", "rob", "next", "previous", "enter",
)  # fmt: skip
SUCCESS: Final = ("stay", "restart")
MOST_STEPS: Final = 12
KEY: Final = Column("key", "name")
WORDS: Final = Column("words", default="")  # what the card says; ours are in texts/
TABLES: Final = (
    Table("step", (Column("name", "name"), Column("threshold", "number", low=2, high=12)),
          fixed=True),
    Table("row", (Column("step", "choice", STEPS), Column("fields", "names"),
                  Column("questions", "names", default=[]), Column("heads", "names", default=[])),
          ""),
    Table("way", (Column("step", "choice", STEPS), Column("leaves", "choice", LEAVES),
                  Column("fields", "names"), Column("stars", "names", default=[])), ""),
    Table("chance", (KEY, Column("kind", "choice", EFFECTS),
                     Column("steps", "number", high=MOST_STEPS, default=0), WORDS), "key"),
    Table("success", (KEY, Column("kind", "choice", SUCCESS), WORDS), "key"),
)  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Level:
    """One of the five steps of the board."""

    name: str
    threshold: int  # 8.1


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """Fields that lie flat, from left to right."""

    step: str
    fields: tuple[str, ...]
    questions: frozenset[str]
    heads: frozenset[str]


@dataclass(frozen=True, slots=True, eq=False)
class Way:
    """Fields that lead up, both ends included; those between belong to the step."""

    step: str
    leaves: str  # the first field to the left, to the right or up
    fields: tuple[str, ...]
    stars: frozenset[str]


@dataclass(frozen=True, slots=True, eq=False)
class Map:
    levels: tuple[Level, ...]
    rows: tuple[Line, ...]
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True, eq=False)
class CardText:
    key: str
    kind: str
    steps: int
    words: str


@dataclass(frozen=True, slots=True, eq=False)
class Components:
    tables: Tables
    map: Map
    chance: tuple[CardText, ...]
    success: tuple[CardText, ...]


def printed() -> Tables:
    return box.printed("tafelrunde.games.loriot", TABLES, ("board", "cards"))


@lru_cache(maxsize=32)
def components(text: str = "") -> Components:
    """What is in the box, the tables that the text names replaced by it."""
    tables = box.own(text, TABLES, printed())
    if text:
        check(tables)
    return Components(
        tables,
        read_map(tables),
        tuple(card(f) for f in box.fields(tables, "chance")),
        tuple(card(f) for f in box.fields(tables, "success")),
    )


def read_map(tables: Tables) -> Map:
    levels = [
        Level(f.text("name"), f.number("threshold", 2, 12)) for f in box.fields(tables, "step")
    ]
    rows = [
        Line(f.text("step"), names(f, "fields"), some(f, "questions"), some(f, "heads"))
        for f in box.fields(tables, "row")
    ]
    ways = [
        Way(f.text("step"), f.text("leaves"), names(f, "fields"), some(f, "stars"))
        for f in box.fields(tables, "way")
    ]
    return Map(tuple(levels), tuple(rows), tuple(ways))


def names(f: Fields, key: str) -> tuple[str, ...]:
    return tuple(f.texts(key))


def some(f: Fields, key: str) -> frozenset[str]:
    return frozenset(f.texts(key))


def card(f: Fields) -> CardText:
    steps = f.number("steps", 0, MOST_STEPS) if f.has("steps") else 0
    return CardText(f.text("key"), f.text("kind"), steps, f.text("words"))


# what the columns alone cannot say


def check(tables: Tables) -> None:
    """The fields lie where the hall has room for them; which of them is what, is free."""
    for table, kept in (("row", ("step", "fields")), ("way", ("step", "leaves", "fields"))):
        ours = printed()[table]
        if len(tables[table]) != len(ours):
            raise BadBox("too-many", (len(ours),), table, len(tables[table]) - 1, "fields")
        for number, row in enumerate(tables[table]):
            check_same(row, ours[number], kept, table, number)
            check_marks(row, table, number)
    check_large(tables)
    check_cards(tables)


def check_large(tables: Tables) -> None:
    """7.4, 7.5: failure leads down from a large field, success across; only the start has no way
    below it."""
    ways = [listed(row["fields"]) for row in tables["way"]]
    below, above = {way[-1] for way in ways}, {way[0] for way in ways}
    for number, row in enumerate(tables["row"][1:], 1):
        for column in ("questions", "heads"):
            for name in listed(row[column]):
                if name not in below or name in above:
                    raise BadBox("large", (name,), "row", number, column)
    if listed(tables["row"][0]["questions"]) != listed(tables["row"][0]["fields"]):
        raise BadBox("lies", (told(tables["row"][0]["fields"]),), "row", 0, "questions")


def check_same(row: Row, ours: Row, kept: tuple[str, ...], table: str, number: int) -> None:
    for column in kept:
        if row[column] != ours[column]:
            raise BadBox("lies", (told(ours[column])[:80],), table, number, column)


def check_marks(row: Row, table: str, number: int) -> None:
    """5.1, 7.1: special fields are fields of this line; none is two things; stars are no ends."""
    fields = listed(row["fields"])
    taken: list[str] = []
    inside = fields[1:-1] if table == "way" else fields
    for column in ("stars",) if table == "way" else ("questions", "heads"):
        for name in listed(row[column]):
            if name not in inside:
                raise BadBox("choice", (" ".join(inside)[:80], name), table, number, column)
            if name in taken:
                raise BadBox("twice", (name,), table, number, column)
            taken.append(name)


def check_cards(tables: Tables) -> None:
    """10.2, 10.3: who goes forward or back goes somewhere."""
    for number, row in enumerate(tables["chance"]):
        if (row["kind"] in ("forward", "back")) != (row["steps"] != 0):
            raise BadBox("steps", (), "chance", number, "steps")
    keys = {row["key"] for row in tables["chance"]}
    for number, row in enumerate(tables["success"]):
        if row["key"] in keys:
            raise BadBox("twice", (str(row["key"]),), "success", number, "key")


def listed(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(one) for one in value]


def told(value: object) -> str:
    return " ".join(listed(value)) if isinstance(value, list) else str(value)
