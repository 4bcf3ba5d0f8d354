"""All cards, boards and fields: the tables of the box, or of a set that somebody brings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tafelrunde.core import box
from tafelrunde.core.box import Column, Row, Table, Tables
from tafelrunde.core.data import Fields
from tafelrunde.core.errors import BadBox, BadData

from .rules.effects.effect import HIGHEST, parse_cost
from .rules.effects.parsing import (
    LASTING_OMEN,
    LASTING_ROUND,
    ON_BOARD,
    ON_CARD,
    ON_MARKER,
    ON_PLACE,
    parse,
)
from .rules.numbers import ELEMENTS, LOCATIONS, MEASURES, RESOURCES

FILES: Final = ("pacts", "omens", "revenge", "secrets", "rounds", "boards", "board")
TYPES: Final = ("place", "all", "start", "each-may", "lasting")
MOMENTS: Final = ("action", "field", "turn", "pact")
FIXED_ABILITIES: Final = {"action": "repeat", "field": "squeeze", "pact": "waive"}
NEEDS: Final = {"most": MEASURES, "fewest": MEASURES, "own": LOCATIONS}

ID: Final = Column("id", "name")
COUNT: Final = Column("count", "number", high=HIGHEST, default=1)
DO: Final = Column("do")
MAY_DO: Final = Column("do", default="")
EXTREME_DO: Final = Column("extreme_do", default="")


def worth(key: str, *default: int) -> Column:
    if default:
        return Column(key, "number", high=HIGHEST, default=default[0])
    return Column(key, "number", high=HIGHEST)


TABLES: Final = (
    Table("pact", (ID, COUNT, Column("element", "choice", ELEMENTS), Column("cost"), DO), "id",
          copies="count"),
    Table("omen", (ID, COUNT, MAY_DO, Column("lasting", default=""),
                   Column("once", "flag", default=False)), "id", copies="count"),
    Table("revenge", (ID, COUNT, worth("most"), Column("of", "choice", MEASURES), worth("loss")),
          "id", copies="count"),
    Table("secret", (ID, COUNT, Column("needs"), worth("points")), "id", copies="count"),
    Table("round", (ID, COUNT, Column("kind", "choice", TYPES), DO,
                    Column("again", "flag", default=False), Column("once", "flag", default=False)),
          "id", copies="count"),
    Table("tower", (ID, Column("of", "choice", (*ELEMENTS, *RESOURCES)), worth("price"),
                    worth("bonus"), worth("malus", 0)), "id"),
    Table("ability", (ID, Column("when", "choice", MOMENTS), DO), "id"),
    Table("element", (ID, Column("against", "choice", ELEMENTS), worth("bonus"), worth("malus")),
          "id", fixed=True),
    Table("marker", (Column("id", "choice", RESOURCES),), "id", least=4),
    Table("master", (ID, Column("side", "choice", ("A", "B")), Column("place", default=""),
                     Column("climbing", default=""),
                     Column("multipliers", "numbers", low=1, high=9, default=[1]),
                     Column("track", "lines", default=[])), "id", fixed=True),
    Table("hire", (ID, Column("cost", default="")), "id", fixed=True),
    Table("area", (ID, Column("number", "number"),
                   Column("fields", "numbers", low=1, high=9, size=3),
                   Column("extreme_fields", "numbers", low=1, high=9, default=[]), MAY_DO,
                   EXTREME_DO), "id", fixed=True),
    Table("location", (ID, Column("gives", "choice", (*RESOURCES, "worker")),
                       Column("yields", "numbers", high=9, size=3),
                       Column("extreme_yields", "numbers", high=9, default=[]),
                       Column("prices", "numbers", high=HIGHEST, size=2), Column("bonus")),
          "id", fixed=True),
    Table("pyramid", (ID, Column("seats", "number", low=1, high=9), Column("cost"),
                      worth("points"), EXTREME_DO), "id", fixed=True),
    Table("counter", (Column("id"), MAY_DO, Column("from", "number", low=2, high=4, default=2)),
          "id", fixed=True),
    Table("slot", (ID, Column("gold", "number", low=-9, high=9),
                   Column("extreme_gold", "number", low=-9, high=9)), "id", fixed=True),
    Table("supply", (ID, Column("count", "number", low=1, high=HIGHEST)), "id", fixed=True),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Pact:
    id: str
    count: int
    element: str
    cost: str
    do: str


@dataclass(frozen=True, slots=True)
class Omen:
    id: str
    count: int
    do: str  # one-time, or
    lasting: str
    once: bool  # works once per round


@dataclass(frozen=True, slots=True)
class Revenge:
    id: str
    count: int
    most: int
    of: str
    loss: int


@dataclass(frozen=True, slots=True)
class Secret:
    id: str
    count: int
    needs: str
    points: int


@dataclass(frozen=True, slots=True)
class Round:
    id: str
    count: int
    kind: str
    do: str
    again: bool
    once: bool


@dataclass(frozen=True, slots=True)
class Tower:
    id: str
    of: str
    price: int
    bonus: int
    malus: int


@dataclass(frozen=True, slots=True)
class Ability:
    id: str
    when: str
    do: str


@dataclass(frozen=True, slots=True)
class Element:
    id: str
    against: str
    bonus: int
    malus: int


@dataclass(frozen=True, slots=True)
class Components:
    """One box: the printed one, or one with other things in it."""

    tables: Tables
    pacts: tuple[Pact, ...]
    omens: tuple[Omen, ...]
    revenges: tuple[Revenge, ...]
    secrets: tuple[Secret, ...]
    rounds: tuple[Round, ...]
    towers: tuple[Tower, ...]
    abilities: tuple[Ability, ...]
    elements: tuple[Element, ...]


def printed() -> Tables:
    return box.printed("tafelrunde.games.wutaki", TABLES, FILES)


@lru_cache(maxsize=32)
def components(text: str = "") -> Components:
    """What is in the box, the tables that the text names replaced by it."""
    tables = box.own(text, TABLES, printed())
    check(tables)

    def rows(key: str) -> list[Fields]:
        return box.fields(tables, key)

    return Components(
        tables,
        tuple(
            Pact(f.text("id"), count(f), f.text("element"), f.text("cost"), f.text("do"))
            for f in rows("pact")
        ),
        tuple(
            Omen(f.text("id"), count(f), f.text("do"), f.text("lasting"), f.flag("once"))
            for f in rows("omen")
        ),
        tuple(
            Revenge(f.text("id"), count(f), points(f, "most"), f.text("of"), points(f, "loss"))
            for f in rows("revenge")
        ),
        tuple(
            Secret(f.text("id"), count(f), f.text("needs"), points(f, "points"))
            for f in rows("secret")
        ),
        tuple(
            Round(
                *(f.text("id"), count(f), f.text("kind"), f.text("do")),
                *(f.flag("again"), f.flag("once")),
            )
            for f in rows("round")
        ),
        tuple(
            Tower(
                *(f.text("id"), f.text("of"), points(f, "price")),
                *(points(f, "bonus"), points(f, "malus")),
            )
            for f in rows("tower")
        ),
        tuple(Ability(f.text("id"), f.text("when"), f.text("do")) for f in rows("ability")),
        tuple(
            Element(f.text("id"), f.text("against"), points(f, "bonus"), points(f, "malus"))
            for f in rows("element")
        ),
    )


def count(f: Fields) -> int:
    return points(f, "count")


def points(f: Fields, key: str) -> int:
    return f.number(key, 0, HIGHEST)


# what the columns alone cannot say


def check(tables: Tables) -> None:
    """Every effect and cost can be read, and every entry goes with the others of its row."""
    places = {"place": ON_PLACE, "lasting": LASTING_ROUND}
    for table, number, row in all_rows(tables):
        try:
            if table == "round":
                check_round(row)
                effect(row, "do", places.get(str(row["kind"]), ON_CARD))
            elif table in CHECKED:
                CHECKED[table](row)
        except BadBox as error:
            raise error.at(table, number, error.column) from error


def all_rows(tables: Tables) -> list[tuple[str, int, Row]]:
    return [(key, n, row) for key, rows in tables.items() for n, row in enumerate(rows)]


def effect(row: Row, column: str, where: str) -> None:
    text = str(row[column])
    try:
        parse(text, -1, where)
    except BadData as error:
        told = (text[:60], *error.words)
        raise BadBox(f"effect-{error.text}", told, column=column) from error


def maybe(row: Row, column: str, where: str) -> None:
    if row[column]:
        effect(row, column, where)


def cost(row: Row) -> None:
    try:
        parse_cost(str(row["cost"]))
    except BadData as error:
        names = ", ".join((*RESOURCES, "cost", "omen"))
        raise BadBox("cost", (str(row["cost"])[:60], names), column="cost") from error


def check_pact(row: Row) -> None:
    cost(row)
    effect(row, "do", ON_CARD)


def check_omen(row: Row) -> None:
    if bool(row["do"]) == bool(row["lasting"]):
        raise BadBox("one-of", ("do", "lasting"), column="do")
    maybe(row, "do", ON_CARD)
    maybe(row, "lasting", LASTING_OMEN)


def check_secret(row: Row) -> None:
    how, _, what = str(row["needs"]).partition(" ")
    if how not in NEEDS or what not in NEEDS[how]:
        raise BadBox("needs", (str(row["needs"])[:60],), column="needs")


def check_round(row: Row) -> None:
    if row["kind"] == "place" and row["again"]:
        raise BadBox("not-with", ("again", "place"), column="again")
    if row["kind"] == "each-may" and "play" in str(row["do"]).replace("-", " ").split():
        raise BadBox("tells-hand", (), column="do")


def check_tower(row: Row) -> None:
    if row["id"] in LOCATIONS:
        raise BadBox("location-name", (str(row["id"]),), column="id")


def check_ability(row: Row) -> None:
    when = str(row["when"])
    effect(row, "do", ON_CARD if when == "turn" else ON_MARKER)
    fixed = FIXED_ABILITIES.get(when, row["do"])
    if row["do"] != fixed:
        raise BadBox("choice", (str(fixed), str(row["do"])[:40]), column="do")


def check_master(row: Row) -> None:
    maybe(row, "place", ON_BOARD)
    maybe(row, "climbing", ON_BOARD)
    for at, do in track_of(row):
        if not 1 <= at <= HIGHEST:
            raise BadBox("track", (do[:60],), column="track")
        effect({"track": do}, "track", ON_BOARD)


def track_of(row: Row) -> list[tuple[int, str]]:
    """`3: gain 2 omen` is what the third pact on a master's track brings."""
    out: list[tuple[int, str]] = []
    lines = row["track"]
    assert isinstance(lines, list)
    for line in lines:
        at, colon, do = str(line).partition(": ")
        if not colon or not at.isdecimal() or len(at) > 3:
            raise BadBox("track", (str(line)[:60],), column="track")
        out.append((int(at), do))
    return out


def check_area(row: Row) -> None:
    extreme = row["extreme_fields"]
    if isinstance(extreme, list) and len(extreme) not in (0, 3):
        raise BadBox("size", (3, len(extreme)), column="extreme_fields")
    maybe(row, "do", ON_BOARD)
    maybe(row, "extreme_do", ON_BOARD)


def check_location(row: Row) -> None:
    extreme = row["extreme_yields"]
    if isinstance(extreme, list) and len(extreme) not in (0, 3):
        raise BadBox("size", (3, len(extreme)), column="extreme_yields")
    effect(row, "bonus", ON_BOARD)


def check_level(row: Row) -> None:
    cost(row)
    maybe(row, "extreme_do", ON_BOARD)


CHECKED: Final = {
    "pact": check_pact,
    "omen": check_omen,
    "secret": check_secret,
    "tower": check_tower,
    "ability": check_ability,
    "master": check_master,
    "hire": cost,
    "area": check_area,
    "location": check_location,
    "pyramid": check_level,
}
