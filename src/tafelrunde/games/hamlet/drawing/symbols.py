"""All symbols of the game but those of tiles and cards, which a setup brings."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.defs import by_id
from tafelrunde.draw.files import icons

from .paint import gradients
from .pictures.church import churches
from .pictures.goods import tokens_and_signs
from .village.figures import all_figures

SYMBOLS: Final = {
    **icons(__package__, "hv"),
    **by_id([*gradients(), *churches(), *tokens_and_signs(), *all_figures()]),
}
