"""One emblem per player colour, so that colour is never the only cue; each in a box -10..10."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, Value
from tafelrunde.draw.palette import PLAYERS, player
from tafelrunde.draw.shape import Point, at, path

EMBLEMS: Final = {
    "sun": "M0-3.6A3.6 3.6 0 1 1 0 3.6 3.6 3.6 0 0 1 0-3.6zM0-9.2 1.6-5.2h-3.2zM0 9.2 1.6 5.2h-3.2z"
    "M-9.2 0-5.2 1.6v-3.2zM9.2 0 5.2 1.6v-3.2zM6.5-6.5 4.9-2.6 2.6-4.9zM-6.5 6.5-4.9 2.6-2.6 4.9z"
    "M-6.5-6.5-2.6-4.9-4.9-2.6zM6.5 6.5 2.6 4.9 4.9 2.6z",
    "leaf": "M-7 7.2C-8.6-2-2-8.8 8-8.2 8.6 2 2 8.8-5.6 7.3L2.2-1.8-7 7.2z",
    "waves": "M-9 2c3-5.4 6-5.4 9-.2 2.8 4.4 5.4 3.8 9-1.8C8.4 5.6 3.2 9.4-.8 4.9-3.6 1.4-6 1.4"
    "-9 4.6zM-9-4.4c3-4.2 6-4.2 9-.2 2.8 3.6 5.4 3 9-1.4-.6 4.6-5.8 8.4-9.8 4-2.8-3-5.2-3-8.2 0z",
    "star": "M0-9.4 2.7-3.2 9.2-2.6 4.2 1.8 5.8 8.4 0 4.9-5.8 8.4-4.2 1.8-9.2-2.6-2.7-3.2z",
    "moon": "M3.2-8.8A9 9 0 1 0 8.8 3.2 7 7 0 1 1 3.2-8.8z",
    "flame": "M.5-9.6c1.1 4.2 6.2 6 6.2 11.7A6.7 6.7 0 0 1-6.7 2.1c0-3.2 1.9-4.7 2.8-7"
    " 1.5 1.5 2 2.1 2.2 3.6C.2-3.4 1-6.4.5-9.6z",
    "lily": "M0-9.6c3.2 2.8 3.6 5.8 1.5 8.8C4.9-3.2 7.9-2.6 9 .6 5.4-.4 2.8 1 1.5 3.6h1.7v2.1H1.3"
    "l.9 3.9h-4.4l.9-3.9h-1.9V3.6h1.7C-2.8 1-5.4-.4-9 .6-7.9-2.6-4.9-3.2-1.5-.8-3.6-3.8-3.2-6.8"
    " 0-9.6z",
    "mountains": "M-9.6 7.5-2.8-6.8.2-1.8 2.6-5 9.6 7.5z",
}
CROWN: Final = "M-8.5 0-6.6-6-3.1-3 0-8 3.1-3 6.6-6 8.5 0z"


def emblem(
    seat: int,
    x: float = 0,
    y: float = 0,
    scale: float | Point = 1,
    fill: str = "",
    **attributes: Value,
) -> Drawn | None:
    """A seat's emblem; None for pieces that belong to nobody."""
    if seat >= len(PLAYERS):
        return None
    shape = EMBLEMS[PLAYERS[seat].emblem]
    return path(shape, fill=fill or player(seat, "glyph"), transform=at(x, y, scale), **attributes)
