"""Every part of the box by itself."""

from __future__ import annotations

from tafelrunde.core.state import Setup
from tafelrunde.draw.piece import Piece, Pieces
from tafelrunde.draw.shape import use
from tafelrunde.words.words import Words

from ..rules.numbers import TYPES
from ..rules.setup import MonsterSetup
from .cards import FRONT_HIGH, FRONT_WIDE
from .pictures.parts import KINDS
from .scene import definitions


def pieces(setup: Setup, words: Words) -> Pieces:
    assert isinstance(setup, MonsterSetup)
    out = [
        Piece(
            *("part", number, use(f"s-mm-front-{KINDS[part.type]}-{part.value}")),
            *(FRONT_WIDE + 4, FRONT_HIGH + 6, f"{words.token(TYPES[part.type])} {part.value}"),
        )
        for number, part in enumerate(setup.components.parts)
    ]
    return Pieces(out, definitions(words.game.package, words.lang))
