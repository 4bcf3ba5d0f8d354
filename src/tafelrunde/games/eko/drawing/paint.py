"""Colours as in `paint.toml`, and all that is defined to be drawn with: terrain, walls, signs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from tafelrunde.draw.defs import by_id
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.files import colours, icons

from . import buildings, portals, terrain

HERE: Final = "tafelrunde.games.eko.drawing"
PAINT: Final = colours(HERE)


@cache
def symbols() -> Mapping[str, Drawn]:
    """Made on first use."""
    made = [*terrain.defs(), *portals.defs(), *buildings.defs()]
    return by_id([*made, *icons(HERE, "eko").values()])
