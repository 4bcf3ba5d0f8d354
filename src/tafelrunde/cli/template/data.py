"""Newgame: the tables of `data/`, read once."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Heap:
    name: str
    low: int  # stones at the start, at least
    high: int  # and at most
    most: int  # stones taken in one turn, at most
    source: str


@cache
def heaps() -> dict[str, Heap]:
    text = (files(__package__) / "data" / "heaps.toml").read_text(encoding="utf-8")
    return {entry["name"]: Heap(**entry) for entry in tomllib.loads(text)["heap"]}
