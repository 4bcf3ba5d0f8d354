"""The drawn table: the house with everybody in it, the desk, the hand and the seats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tafelrunde.core.view import View
from tafelrunde.draw import Region, Scene
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import kept
from tafelrunde.draw.shape import g, symbol
from tafelrunde.words.words import Words

from ..rules.setup import LoriotSetup
from . import cards, chips, dice, fields, hand, seats, stones
from .desk.desk import desk_region
from .fields import laurel
from .layers import layers
from .look import Look, read
from .paint import ICONS, PAINT, STEPS
from .pictures import hall, rooms
from .pictures.house import frame, house
from .place import HIGH, WIDE
from .words import say

SYMBOLS: Final = {
    **ICONS,
    **rooms.SYMBOLS,
    **fields.SYMBOLS,
    **chips.SYMBOLS,
    **dice.SYMBOLS,
    **hand.SYMBOLS,
    **seats.SYMBOLS,
    **stones.SYMBOLS,
    **cards.SYMBOLS,
    **hall.SYMBOLS,
    "s-lo-honours": symbol("s-lo-honours", laurel(40, 38, 1.9, 8)),
}


def draw(view: View, words: Words) -> Scene:
    look = read(view)
    offered = look.offered_seats("rob", "oppose")
    regions = [board(look, words), desk_region(look, words), hand.hand_region(look, words)]
    regions += [seats.seat_region(look, words, seat, offered) for seat in range(look.seats)]
    return Scene(regions, title=words.title, defs=SYMBOLS, tokens=PAINT)


def board(look: Look, words: Words) -> Region:
    return Region(
        "board",
        (-6, -4, WIDE + 12, HIGH + 14),
        list(layers(look, words)),
        static=standing(look.state.setup, words),
        above=frame(),
        label=say(words, "board"),
        kind="board",
    )


@kept  # more tables than are cached, and every draw would begin anew
@lru_cache(maxsize=64)
def standing(setup: LoriotSetup, words: Words) -> Drawn:
    """What never moves: the house and what belongs to its lowest step."""
    graph = setup.graph
    heights = dict(zip(graph.levels, graph.threshold))
    plates = [say(words, "plate", heights[step]) for step in STEPS]
    names = ("rug", "cloakroom", "list", "chance", "success", "sign-1", "sign-2")
    return still(tuple(plates), tuple([say(words, name) for name in names]))


@leaf
def still(plates: tuple[str, ...], names: tuple[str, ...]) -> Drawn:
    return g(list(parts(plates, names)))


def parts(plates: tuple[str, ...], names: tuple[str, ...]) -> Iterator[Drawn]:
    rug, cloakroom, title, chance, success, first, second = names
    yield house(first, second)
    yield from (hall.plate(step, words) for step, words in zip(STEPS, plates))
    yield hall.rug(rug)
    yield hall.cloakroom(cloakroom)
    yield hall.list_frame(title)
    yield dice.dice_tray()
    for words, (x, y) in zip((chance, success), hall.PILES.values()):
        yield hall.tag(words, x + 4, y + 64)
