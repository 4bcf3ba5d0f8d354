"""The board and the cards, read from `data/board.toml` and `data/cards.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Level:
    """One of the five steps of the board."""

    name: str
    threshold: int  # 8.1
    source: str


@dataclass(frozen=True, slots=True)
class Row:
    """Fields that lie flat, from left to right."""

    step: str
    fields: tuple[str, ...]
    questions: frozenset[str]
    heads: frozenset[str]
    source: str


@dataclass(frozen=True, slots=True)
class Way:
    """Fields that lead up, both ends included; those between belong to the step."""

    step: str
    leaves: str  # the first field to the left, to the right or up
    fields: tuple[str, ...]
    stars: frozenset[str]
    source: str


@dataclass(frozen=True, slots=True)
class Map:
    levels: tuple[Level, ...]
    rows: tuple[Row, ...]
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class CardText:
    key: str
    kind: str
    steps: int
    source: str


def table(name: str) -> dict[str, list[dict[str, str | int]]]:
    path = files("tafelrunde.games.loriot") / "data" / f"{name}.toml"
    out: dict[str, list[dict[str, str | int]]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return out


def words(entry: dict[str, str | int], key: str) -> tuple[str, ...]:
    return tuple(str(entry[key]).split())


@cache
def read_map() -> Map:
    given = table("board")
    levels = [Level(str(e["name"]), int(e["threshold"]), str(e["source"])) for e in given["step"]]
    rows = [
        Row(
            str(e["step"]),
            words(e, "fields"),
            frozenset(words(e, "questions")),
            frozenset(words(e, "heads")),
            str(e["source"]),
        )
        for e in given["row"]
    ]
    ways = [
        Way(
            str(e["step"]),
            str(e["leaves"]),
            words(e, "fields"),
            frozenset(words(e, "stars")),
            str(e["source"]),
        )
        for e in given["way"]
    ]
    return Map(tuple(levels), tuple(rows), tuple(ways))


def cards(name: str) -> tuple[CardText, ...]:
    """The cards of one pile, chance or success."""
    return tuple(
        CardText(str(e["key"]), str(e["kind"]), int(e.get("steps", 0)), str(e["source"]))
        for e in table("cards")[name]
    )
