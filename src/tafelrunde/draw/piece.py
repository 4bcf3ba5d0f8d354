"""Components as somebody looks at them one by one: cards, tiles, fields."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tafelrunde.draw.el import Drawn


class Piece(NamedTuple):
    """A row of a table of components, drawn; `told` is what can be read on it."""

    table: str
    row: int
    drawn: Drawn
    width: float
    height: float
    told: str = ""


class Pieces(NamedTuple):
    """Those that a game draws; the others are told by their numbers."""

    pieces: Sequence[Piece]
    defs: Mapping[str, Drawn]  # symbols of the game that they refer to
