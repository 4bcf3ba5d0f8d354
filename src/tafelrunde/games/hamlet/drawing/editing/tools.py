"""The tools: tiles that lie in the box, people, roads and flags, tokens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import g, use
from tafelrunde.editors import Tool, Tray
from tafelrunde.words.words import Words

from ...data import Components
from ...rules.numbers import GOODS, KINDS, RAW, STARTING
from ...rules.state import Hamlet
from ..components import village_tile
from ..sight import colour_of
from ..symbols import SYMBOLS
from ..village.tiles import symbols
from .spots import say

FIGURE = (-20.0, -20.0, 40.0, 40.0)


def trays(state: Hamlet, who: int, words: Words) -> list[Tray]:
    return [
        Tray("places", say(words, "tray-places"), list(tiles(state, words)), True),
        Tray("people", say(words, "tray-people"), list(people(state, who, words)), True),
        Tray("goods", say(words, "tray-goods"), list(goods(state, who, words)), True),
    ]


@lru_cache(maxsize=32)
def definitions(found: Components) -> dict[str, Drawn]:
    out: dict[str, Drawn] = dict(SYMBOLS)
    for tile in found.tiles[1:]:
        out |= symbols(tile, 0)
    return out


def tiles(state: Hamlet, words: Words) -> Iterator[Tool]:
    """Starting tiles come last: they lie there already, unless somebody took one away."""
    numbers = range(1, len(state.setup.tiles))
    for number in sorted(numbers, key=lambda number: number < STARTING):
        if state.village.tiles >> number & 1 == 0:
            tile = state.setup.tiles[number]
            drawn, wide, high = village_tile(tile, number)
            yield Tool(f"tile {tile.name}", words.token(tile.name), drawn, (0, 0, wide, high), -1)


def people(state: Hamlet, who: int, words: Words) -> Iterator[Tool]:
    side, colour = state.sides[who], colour_of(state.setup, who)
    villager = f"s-hv-villager-{colour}"
    yield Tool("standing", say(words, "standing"), use(villager), FIGURE, side.house)
    yield Tool("lying", say(words, "lying"), use(villager, 0, 0, 1, 90), FIGURE, side.house)
    if who != state.setup.botrik:
        donkey = use(f"s-hv-donkey-{colour}")
        yield Tool("donkeys", say(words, "donkey"), donkey, FIGURE, side.stable)
    road = g(use(f"s-hv-path-{colour}", 0, 0, 0.7, -18))
    yield Tool("road", say(words, "road"), road, FIGURE, side.pieces)
    yield Tool("flag", say(words, "flag"), use(f"s-flag-{colour}", -6, 16, 0.9), FIGURE, side.flags)


def goods(state: Hamlet, who: int, words: Words) -> Iterator[Tool]:
    colour, side = colour_of(state.setup, who), state.sides[who]
    for kind in range(RAW):
        drawn = use(f"s-hv-{KINDS[kind]}")
        yield Tool(KINDS[kind], words.token(KINDS[kind]), drawn, FIGURE, state.supply[kind])
    for number, good in enumerate(GOODS):
        for token in (good, f"fine-{good}"):
            drawn = use(f"s-hv-{token}-{colour}")
            yield Tool(token, words.token(token), drawn, FIGURE, side.stock[number])
