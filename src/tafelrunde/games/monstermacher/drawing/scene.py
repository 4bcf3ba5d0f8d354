"""The drawn table: graveyard and gallows, one's own laboratory, the others'."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tafelrunde.core.view import View
from tafelrunde.draw import Region, Scene
from tafelrunde.draw.defs import by_id
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.files import icons
from tafelrunde.words.words import Words

from . import bids, cards, coffins, paint
from .desk import desk_region
from .gallows import gallows_region, is_crowded
from .graves import graves_region
from .lab import lab_region
from .pictures import monster, parts, robbery
from .seats import FIVE, FOUR, TALL, THREE, strip_region
from .sight import SEATS, Sight
from .store import store_region
from .words import part_names


def draw(view: View, words: Words) -> Scene:
    sight = Sight(view)
    crowded = view.seat is None or is_crowded(sight)
    regions = [
        graves_region(sight, words, 9),
        gallows_region(sight, words, 3, 12 if crowded else 5),
        *(watched(sight, words) if view.seat is None else own(sight, words, view.seat)),
    ]
    defs = definitions(words.game.package, words.lang)
    return Scene(regions, title=words.title, defs=defs, tokens=paint.PAINT)


def own(sight: Sight, words: Words, seat: int) -> list[Region]:
    """For a player: his own laboratory first, then the others clockwise from him."""
    seats = sight.setup.seats
    shape = (THREE, FOUR, FIVE)[seats - 3]
    others = [(seat + i) % seats for i in range(1, seats)]
    return [
        lab_region(sight, words, seat),
        store_region(sight, words, seat),
        desk_region(sight, words, 5),
        *(strip_region(sight, words, other, shape, 12 // len(others)) for other in others),
    ]


def watched(sight: Sight, words: Words) -> list[Region]:
    """For spectators: all laboratories alike."""
    seats = sight.setup.seats
    span = 3 if seats == 3 else 4
    return [
        desk_region(sight, words, span),
        *(strip_region(sight, words, seat, TALL, span) for seat in range(seats)),
    ]


@cache
def definitions(package: str, lang: str) -> Mapping[str, Drawn]:
    """Everything that drawings refer to; cards carry words, so there is one set per language."""
    drawn = [
        *paint.gradients(),
        *parts.symbols(),
        *(monster.torso(seat) for seat in range(SEATS)),
        *cards.symbols(part_names(package, lang)),
        *robbery.symbols(),
        *coffins.symbols(),
        *bids.symbols(),
    ]
    return {**by_id(drawn), **icons(__package__, "mm")}
