"""All symbols of the game but those of tiles, which are made when a tile comes to lie."""

from __future__ import annotations

from typing import Final

from . import cards
from .paint import gradients, own
from .pictures import church, goods, landmarks, scenery, square, works
from .village import figures

ROOMS: Final = (scenery, works, landmarks, square, church, goods, figures, cards)
SYMBOLS: Final = {
    **own(*gradients()),
    **{id: drawn for room in ROOMS for id, drawn in room.SYMBOLS.items()},
}
