"""The parts and the tables by number of players, read from `data/parts.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from .rules.numbers import KINDS, TYPES, VALUES


@dataclass(frozen=True, slots=True)
class Part:
    type: int
    value: int
    operation: tuple[int, ...]  # by the type that is sewn on
    revival: int
    source: str


@dataclass(frozen=True, slots=True)
class Layout:
    seats: int
    removed: tuple[int, ...]  # values that stay in the box
    graves: int
    pile: int  # parts at each grave
    source: str


@dataclass(frozen=True, slots=True)
class Components:
    parts: tuple[Part, ...]
    layouts: tuple[Layout, ...]


@cache
def components() -> Components:
    path = files("tafelrunde.games.monstermacher") / "data" / "parts.toml"
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return Components(
        tuple(
            Part(
                TYPES.index(part["type"]),
                part["value"],
                tuple(part["operation"].get(name, 0) for name in TYPES),
                part["revival"],
                part["source"],
            )
            for part in table["part"]
        ),
        tuple(
            Layout(t["seats"], tuple(t["removed"]), t["graves"], t["pile"], t["source"])
            for t in table["table"]
        ),
    )


def layout(seats: int) -> tuple[int, int]:
    """How many graves there are, and parts at each."""
    found = next(layout for layout in components().layouts if layout.seats == seats)
    return found.graves, found.pile


def values(seats: int) -> list[list[int]]:
    """The values that take part, by type, ascending."""
    removed = next(layout.removed for layout in components().layouts if layout.seats == seats)
    return [
        sorted(p.value for p in components().parts if p.type == kind and p.value not in removed)
        for kind in range(KINDS)
    ]


def operation_bonus() -> list[list[int]]:
    """By type and value of a sewn part (type * VALUES + value), then by the type sewn on."""
    out = [[0] * KINDS for _ in range(KINDS * VALUES)]
    for part in components().parts:
        out[part.type * VALUES + part.value] = list(part.operation)
    return out


def revival_bonus() -> list[int]:
    """By type and value of a sewn part (type * VALUES + value)."""
    out = [0] * (KINDS * VALUES)
    for part in components().parts:
        out[part.type * VALUES + part.value] = part.revival
    return out
