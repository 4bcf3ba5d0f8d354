"""All cards and markers, from `data/*.toml` or from a text of the same shape."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from tafelrunde.core.data import Fields
from tafelrunde.core.errors import BadData, BadOption

from .rules.effects.effect import HIGHEST, parse_cost
from .rules.effects.parsing import (
    LASTING_OMEN,
    LASTING_ROUND,
    ON_CARD,
    ON_MARKER,
    ON_PLACE,
    parse,
)
from .rules.numbers import ELEMENTS, LOCATIONS, MEASURES, RESOURCES

FILES = ("pacts", "omens", "revenge", "secrets", "rounds", "boards", "board")
DECKS = ("pact", "omen", "revenge", "secret", "round", "tower", "ability", "element")
MOST_CARDS = 400  # of one deck
ID = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,11}")
TYPES = ("place", "all", "start", "each-may", "lasting")
MOMENTS = ("action", "field", "turn", "pact")
SOURCES = ("rulebook", "reconstructed", "own")


@dataclass(frozen=True, slots=True)
class Pact:
    id: str
    count: int
    element: str
    cost: str
    do: str
    source: str


@dataclass(frozen=True, slots=True)
class Omen:
    id: str
    count: int
    do: str  # one-time, or
    lasting: str
    once: bool  # works once per round
    source: str


@dataclass(frozen=True, slots=True)
class Revenge:
    id: str
    count: int
    most: int
    of: str
    loss: int
    source: str


@dataclass(frozen=True, slots=True)
class Secret:
    id: str
    count: int
    needs: str
    points: int
    source: str


@dataclass(frozen=True, slots=True)
class Round:
    id: str
    count: int
    kind: str
    do: str
    again: bool
    once: bool
    source: str


@dataclass(frozen=True, slots=True)
class Tower:
    id: str
    of: str
    price: int
    bonus: int
    malus: int
    source: str


@dataclass(frozen=True, slots=True)
class Ability:
    id: str
    when: str
    do: str
    source: str


@dataclass(frozen=True, slots=True)
class Element:
    id: str
    against: str
    bonus: int
    malus: int
    source: str


@dataclass(frozen=True, slots=True)
class Components:
    """One box: the printed one, or one with other cards in it."""

    pacts: tuple[Pact, ...]
    omens: tuple[Omen, ...]
    revenges: tuple[Revenge, ...]
    secrets: tuple[Secret, ...]
    rounds: tuple[Round, ...]
    towers: tuple[Tower, ...]
    abilities: tuple[Ability, ...]
    elements: tuple[Element, ...]


@cache
def tables() -> dict[str, object]:
    out: dict[str, object] = {}
    folder = files("tafelrunde.games.wutaki") / "data"
    for name in FILES:
        out |= tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
    return out


def components(text: str = "") -> Components:
    """The decks of the box, those that the text names replaced by it."""
    own: dict[str, object] = {}
    try:
        own = tomllib.loads(text)
        for key in own:
            if key not in DECKS:
                raise BadData(f"there is no deck “{key}”; known: {', '.join(DECKS)}.", where=key)
        return read({**tables(), **own})
    except (tomllib.TOMLDecodeError, BadData, RecursionError) as error:
        raise BadOption(f"The cards cannot be used: {error}", option="cards") from error


def read(table: dict[str, object]) -> Components:
    return Components(
        tuple(read_pact(f) for f in cards(table, "pact")),
        tuple(read_omen(f) for f in cards(table, "omen")),
        tuple(read_revenge(f) for f in cards(table, "revenge")),
        tuple(read_secret(f) for f in cards(table, "secret")),
        tuple(read_round(f) for f in cards(table, "round")),
        tuple(read_tower(f) for f in cards(table, "tower")),
        tuple(read_ability(f) for f in cards(table, "ability")),
        read_elements(table),
    )


def cards(table: dict[str, object], deck: str) -> list[Fields]:
    """The entries of one deck, each named by its id in errors."""
    rows = Fields(table, "cards").items(deck)
    if not 1 <= len(rows) <= MOST_CARDS:
        raise BadData(f"{deck} must have 1 to {MOST_CARDS} cards.", where=deck)
    seen: set[str] = set()
    for row in rows:
        id = row.text("id")
        if not ID.fullmatch(id) or id in seen:
            raise row.bad("id", "must be a short name of letters and digits, each only once")
        seen.add(id)
        row.where = f"{deck} {id}"
    return rows


def count(fields: Fields) -> int:
    return fields.number("count", 0, HIGHEST) if fields.has("count") else 1


def flag(fields: Fields, key: str) -> bool:
    return fields.flag(key) if fields.has(key) else False


def source(fields: Fields) -> str:
    """Where a card is from; cards of one's own need not say."""
    out = SOURCES[fields.one_of("source", list(SOURCES))] if fields.has("source") else "own"
    fields.done()
    return out


def effect(fields: Fields, key: str, where: str, needed: bool = True) -> str:
    """The text of an effect, checked."""
    if not needed and not fields.has(key):
        return ""
    text = fields.text(key)
    try:
        parse(text, -1, where)
    except BadData as error:
        raise fields.bad(key, f"is wrong: {str(error).rstrip('.')}") from error
    return text


def read_pact(f: Fields) -> Pact:
    element = ELEMENTS[f.one_of("element", list(ELEMENTS))]
    cost = f.text("cost")
    try:
        parse_cost(cost)
    except BadData as error:
        raise f.bad("cost", f"is wrong: {str(error).rstrip('.')}") from error
    return Pact(f.text("id"), count(f), element, cost, effect(f, "do", ON_CARD), source(f))


def read_omen(f: Fields) -> Omen:
    if f.has("do") == f.has("lasting"):
        raise f.bad("do", "or lasting must be given, not both")
    do = effect(f, "do", ON_CARD, False)
    lasting = effect(f, "lasting", LASTING_OMEN, False)
    return Omen(f.text("id"), count(f), do, lasting, flag(f, "once"), source(f))


def read_revenge(f: Fields) -> Revenge:
    of = MEASURES[f.one_of("of", list(MEASURES))]
    most, loss = f.number("most", 0, HIGHEST), f.number("loss", 0, HIGHEST)
    return Revenge(f.text("id"), count(f), most, of, loss, source(f))


def read_secret(f: Fields) -> Secret:
    needs = f.text("needs")
    check_needs(f, needs)
    return Secret(f.text("id"), count(f), needs, f.number("points", 0, HIGHEST), source(f))


def check_needs(f: Fields, needs: str) -> None:
    how, _, what = needs.partition(" ")
    fits = {"most": MEASURES, "fewest": MEASURES, "own": LOCATIONS}
    if how not in fits or what not in fits[how]:
        raise f.bad("needs", "must be like “most fire”, “fewest revenge” or “own quarry”")


def read_round(f: Fields) -> Round:
    kind = TYPES[f.one_of("kind", list(TYPES))]
    again = flag(f, "again")
    if kind == "place" and again:
        raise f.bad("again", "does not go with a place")
    if kind == "each-may" and "play" in f.text("do").replace("-", " ").split():
        raise f.bad("do", "must not play an omen where each may: it would tell what is in hand")
    do = effect(f, "do", {"place": ON_PLACE, "lasting": LASTING_ROUND}.get(kind, ON_CARD))
    return Round(f.text("id"), count(f), kind, do, again, flag(f, "once"), source(f))


def read_tower(f: Fields) -> Tower:
    names = [*ELEMENTS, *RESOURCES]
    of = names[f.one_of("of", names)]
    if f.text("id") in LOCATIONS:
        raise f.bad("id", "must not be the name of a location")
    price, bonus = f.number("price", 0, HIGHEST), f.number("bonus", 0, HIGHEST)
    malus = f.number("malus", 0, HIGHEST) if f.has("malus") else 0
    return Tower(f.text("id"), of, price, bonus, malus, source(f))


def read_ability(f: Fields) -> Ability:
    when = MOMENTS[f.one_of("when", list(MOMENTS))]
    do = effect(f, "do", ON_CARD if when == "turn" else ON_MARKER)
    fixed = {"action": "repeat", "field": "squeeze", "pact": "waive"}
    if do != fixed.get(when, do):
        raise f.bad("do", f"must be “{fixed[when]}” with “{when}”")
    return Ability(f.text("id"), when, do, source(f))


def read_elements(table: dict[str, object]) -> tuple[Element, ...]:
    rows = cards(table, "element")
    if [f.text("id") for f in rows] != list(ELEMENTS):
        raise BadData(f"element must list {', '.join(ELEMENTS)}.", where="element")
    return tuple(read_element(f) for f in rows)


def read_element(f: Fields) -> Element:
    if f.text("id") not in ELEMENTS:
        raise f.bad("id", f"must be one of {', '.join(ELEMENTS)}")
    against = ELEMENTS[f.one_of("against", list(ELEMENTS))]
    bonus, malus = f.number("bonus", 0, HIGHEST), f.number("malus", 0, HIGHEST)
    return Element(f.text("id"), against, bonus, malus, source(f))
