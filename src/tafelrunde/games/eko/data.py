"""The tiles and the shape of the map, read from `data/tiles.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Tile:
    name: str
    seats: int  # takes part from this number of people on
    hexes: str  # centre, then directions 0 to 5
    source: str


@dataclass(frozen=True, slots=True)
class Outline:
    colour: str
    seats: int
    centres: tuple[tuple[int, int], ...]
    source: str


@dataclass(frozen=True, slots=True)
class Small:
    name: str
    hexes: int
    number: tuple[int, ...]  # for two, three and four people
    source: str


@dataclass(frozen=True, slots=True)
class Components:
    tiles: tuple[Tile, ...]
    outlines: tuple[Outline, ...]
    smalls: tuple[Small, ...]


@cache
def components() -> Components:
    text = (files("tafelrunde.games.eko") / "data" / "tiles.toml").read_text(encoding="utf-8")
    table = tomllib.loads(text)
    return Components(
        tuple(Tile(t["name"], t["seats"], t["hexes"], t["source"]) for t in table["tile"]),
        tuple(
            Outline(o["colour"], o["seats"], tuple((q, r) for q, r in o["centres"]), o["source"])
            for o in table["outline"]
        ),
        tuple(
            Small(s["name"], s["hexes"], tuple(s["number"]), s["source"]) for s in table["small"]
        ),
    )


def tiles(seats: int) -> list[tuple[str, str]]:
    """Name and hexes of the large tiles that take part."""
    return [(tile.name, tile.hexes) for tile in components().tiles if tile.seats <= seats]


def centres(seats: int) -> list[tuple[int, int]]:
    """Where large tiles lie: axial coordinates of their centres."""
    return [
        c for outline in components().outlines if outline.seats <= seats for c in outline.centres
    ]


def number(small: str, seats: int) -> int:
    """How many small tiles of this name a match uses when its variant is chosen."""
    return next(s.number[seats - 2] for s in components().smalls if s.name == small)
