"""The components, read from `data/*.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Tile:
    """One of the 32 village tiles; `data/tiles.toml` explains the fields."""

    name: str
    group: str  # start, bag, or the good whose stack it waits in
    kind: str  # church, hall, market, producer, refinery, barn, landmark
    edges: tuple[tuple[int, str], ...]  # direction 0 to 5 and R, F or K
    cost: dict[str, int]  # by resource or "gold"
    points: int
    slots: int
    takes: str
    makes: str
    gold: int
    scoring: str
    each: int
    most: int  # -1: no limit
    link: bool
    source: str
    reconstructed: tuple[str, ...]  # the fields, when it is not the whole tile


@dataclass(frozen=True, slots=True)
class Start:
    """Where one of the first six tiles lies."""

    tile: str
    at: tuple[int, int]
    turn: int
    source: str


@dataclass(frozen=True)
class Trade:
    name: str
    tier: int
    cost: dict[str, int]
    points: int
    gold: int
    source: str


@dataclass(frozen=True)
class Order:
    """A church order: so many of these kinds, or gold."""

    name: str
    kinds: list[str]
    count: int
    botrik: int  # what Botrik delivers instead (17.6)
    points: int
    seats: int  # takes part from this number of people on
    source: str


@dataclass(frozen=True)
class Price:
    """Free trade by number of seats, from one on (5.7)."""

    raw: list[int]
    good: list[int]
    source: str


@dataclass(frozen=True)
class Purse:
    """Gold at the start (2.6, 15.2)."""

    seats: list[int]
    botrik: int
    source: str
    reconstructed: list[str]


@cache
def toml(name: str) -> dict[str, list[dict[str, object]]]:
    text = (files("tafelrunde.games.hamlet") / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def tiles() -> tuple[Tile, ...]:
    """All village tiles; the position in this list is the tile's number everywhere."""
    return tuple(tile(entry) for entry in toml("tiles")["tile"])


@cache
def start_layout() -> tuple[Start, ...]:
    entries: list[dict[str, object]] = toml("tiles")["start"]
    return tuple(start(entry) for entry in entries)


def tile(entry: dict[str, object]) -> Tile:
    known = {
        "group": "", "kind": "", "cost": {}, "points": 0, "slots": 0, "takes": "", "makes": "",
        "gold": 0, "scoring": "", "each": 0, "most": -1, "link": True,
    }  # fmt: skip
    fields: dict[str, object] = known | entry
    fields["edges"] = tuple((int(edge[0]), edge[1]) for edge in str(fields["edges"]).split())
    fields["reconstructed"] = tuple(listed(entry.get("reconstructed", [])))
    return Tile(**fields)  # type: ignore[arg-type]


def start(entry: dict[str, object]) -> Start:
    q, r = listed(entry["at"])
    turn = int(str(entry["turn"]))
    return Start(str(entry["tile"]), (int(q), int(r)), turn, str(entry["source"]))


def listed(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(item) for item in value]


@cache
def trades() -> tuple[Trade, ...]:
    return tuple([Trade(**entry) for entry in toml("market")["trade"]])  # type: ignore[arg-type]


@cache
def orders(seats: int) -> tuple[Order, ...]:
    found = [Order(**entry) for entry in toml("market")["order"]]  # type: ignore[arg-type]
    return tuple([order for order in found if order.seats <= seats])


@cache
def price() -> Price:
    return Price(**toml("market")["price"][0])  # type: ignore[arg-type]


@cache
def purse() -> Purse:
    return Purse(**toml("market")["purse"][0])  # type: ignore[arg-type]


def tiers(seats: int) -> list[int]:
    """2.5: how many trade tiles of each tier take part."""
    tiers: list[list[int]] = toml("market")["stack"][0]["tiers"]  # type: ignore[assignment]
    return tiers[seats - 1]
