"""The drawn table: the village, the cards beside it, Botrik's board, the sides."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterator, Mapping
from functools import lru_cache

from tafelrunde.core.view import View
from tafelrunde.draw import Layer, Region, Scene
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.part import NOTHING, Part, kept
from tafelrunde.words.words import Words

from ..data import Components
from ..rules.botrik.place import ChooseLie
from ..rules.building import Place
from ..rules.layout import Layout
from ..rules.state import Hamlet
from . import marks
from .botrik import botrik_region
from .carrying import supplies
from .faces import faces
from .medals import prizes
from .paint import PAINT
from .seats import seat_region, stand
from .sight import Choices, People, acts_on, colour_of, offers, people_of, pieces_built
from .symbols import SYMBOLS
from .tray import COLUMNS, VILLAGE, hand_tray, offers_tray
from .village import map, pieces
from .village.land import Land, Plot, Site, land, site
from .village.tiles import symbols
from .words import say

Offered = Mapping[str, Choices]


def draw(view: View, words: Words) -> Scene:
    state = view.position
    assert isinstance(state, Hamlet)
    here, offered, people = land(state.setup, state.village), offers(view), people_of(state)
    new = new_tile(state, here, offered)
    laid = not isinstance(state.decision, Layout)
    board = Region(
        "board",
        here.box if new is None else new.box,
        list(board_layers(view, state, here, new, offered, people, words)),
        label=say(words, "village"),
        span=VILLAGE if laid else COLUMNS,
        columns=COLUMNS,
        kind="board",
        tall=COLUMNS,
    )
    beside = trays(view, state, offered, words) if laid else []
    sides = side_regions(view, state, people, words)
    defs = definitions(state.setup.components, here.laid if new is None else new.plots)
    return Scene([board, *beside, *sides], title=words.title, defs=defs, tokens=PAINT)


def new_tile(state: Hamlet, land: Land, offered: Offered) -> Site | None:
    """Where a tile may be laid now."""
    decision, pairs = state.decision, offered.get("place", ())
    if not pairs or not isinstance(decision, (Place, ChooseLie)):
        return None
    return site(land, decision.tile, decision.host, pairs)


def trays(view: View, state: Hamlet, offered: Offered, words: Words) -> list[Region]:
    asked = not offered.keys().isdisjoint(("take", "sell", "deliver"))
    offers = offers_tray(state, words, asked)
    return [offers, *prizes(state, words), hand_tray(view, state, words, "build" in offered)]


def side_regions(view: View, state: Hamlet, people: People, words: Words) -> Iterator[Region]:
    """What lies before each seat, and before Botrik; nothing before the village is laid out."""
    setup, laid = state.setup, not isinstance(state.decision, Layout)
    for side, folk in enumerate(people):
        shown = stand(view, state, side, folk) if laid else None
        if side == setup.botrik:
            yield botrik_region(state, words, shown)
        else:
            yield seat_region(words, setup, side, shown)


@kept  # more tables than are cached, and every draw would begin anew
@lru_cache(maxsize=256)
def definitions(found: Components, plots: tuple[Plot, ...]) -> Mapping[str, Drawn]:
    """The symbols of the tiles that lie here or might be laid, and of the game."""
    out: dict[str, Drawn] = {}
    for plot in plots:
        out |= symbols(plot.data, plot.turn)
    return ChainMap(out, {**SYMBOLS, **faces(found)})


def board_layers(
    view: View, state: Hamlet, land: Land, new: Site | None, offered: Offered, people: People,
    words: Words,
) -> Iterator[Layer]:  # fmt: skip
    """From below."""
    on, owned = bytes(state.on), tuple([side.landmarks for side in state.sides])
    glows, ways = supplies(state, land, on, offered)
    ghosts, handles = edges(state, land, new, offered, words)
    yield Layer("slabs", map.slabs(land.depth))
    yield Layer("grounds", map.grounds(land, on, owned, people, words))
    yield Layer("trails", map.trails(land))
    yield Layer("spotlight", map.spotlight(land.plots.get(acts_on(state))))
    yield Layer("marks", NOTHING if view.seat is None else marks.tile_marks(land.laid))
    yield Layer("things", map.things(land.depth, pieces_built(state)))
    yield Layer("roads", pieces.roads(land))
    yield Layer("glows", glows)
    yield Layer("token-shadows", pieces.token_shadows(land, on))
    yield Layer("tokens", pieces.tokens(land, on))
    yield Layer("flags", pieces.flags(land, owned))
    yield Layer("ways", ways)
    yield Layer("shadows", pieces.below(land, people))
    yield Layer("people", pieces.figures(land, people))
    yield Layer("names", map.names(land.laid, words))
    yield Layer("ghosts", ghosts)
    yield Layer("handles", handles)


def edges(
    state: Hamlet, land: Land, new: Site | None, offered: Offered, words: Words
) -> tuple[Part, Part]:
    """Edges that can be chosen, and how a tile or a road would lie there."""
    host = acts_on(state)
    if new is not None:
        free = frozenset([e for e, _, _ in new.ways])
        return marks.tile_ghosts(new, words), marks.handles(land, host, free, True, words)
    if "road" in offered:
        free = frozenset([edge for (edge,) in offered["road"]])
        colour = colour_of(state.setup, state.decision.seat)
        ghosts = marks.road_ghosts(land, host, free, colour)
        return ghosts, marks.handles(land, host, free, False, words)
    return NOTHING, NOTHING
