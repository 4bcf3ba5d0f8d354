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


@cache
def table(name: str) -> dict[str, list[dict[str, object]]]:
    text = (files("tafelrunde.games.hamlet") / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def tiles() -> tuple[Tile, ...]:
    """All village tiles; the position in this list is the tile's number everywhere."""
    return tuple(tile(entry) for entry in table("tiles")["tile"])


@cache
def start_layout() -> tuple[Start, ...]:
    entries: list[dict[str, object]] = table("tiles")["start"]
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
