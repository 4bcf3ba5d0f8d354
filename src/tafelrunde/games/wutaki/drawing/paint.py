"""Colours as in `paint.toml`, and all that is defined to be drawn with, but for the cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from tafelrunde.draw.defs import by_id
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.files import colours, icons

from . import figures, gradients

HERE: Final = "tafelrunde.games.wutaki.drawing"
PAINT: Final = colours(HERE)


@cache
def symbols() -> Mapping[str, Drawn]:
    """Made on first use."""
    return by_id([*gradients.defs(), *figures.defs(), *icons(HERE, "wu").values()])
