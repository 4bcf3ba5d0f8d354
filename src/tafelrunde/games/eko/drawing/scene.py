"""The drawn table: the desert with everything on it, and what lies before each seat."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.core.decision import Chance
from tafelrunde.core.view import View
from tafelrunde.draw import Layer, Region, Scene, marks
from tafelrunde.draw.part import NOTHING, Items, Part, each, part
from tafelrunde.words.words import Words

from ..rules.crossing import Crossing, Through
from ..rules.numbers import EMPEROR, HIGHEST, OWNER
from ..rules.state import Eko
from . import map
from .map import GRID, Land
from .marks import meanings, rings, signs
from .paint import PAINT, symbols
from .pieces import MANY, STANDS, counts, pieces, pyramids, shadows
from .seats import seat_region
from .words import cell_label, owner_name, say


def draw(view: View, words: Words) -> Scene:
    state = view.position
    assert isinstance(state, Eko)
    land = map.land(state)
    layers = list(board_layers(view, words, state, land))
    board = Region("board", land.box, layers, label=say(words, "board"), kind="board")
    seats = [seat_region(view, words, state, seat) for seat in range(view.setup.seats)]
    return Scene([board, *seats], title=words.title, defs=symbols(), tokens=PAINT)


def board_layers(view: View, words: Words, state: Eko, land: Land) -> Iterator[Layer]:
    """From below."""
    on, colours = state.on, tuple(state.colours)
    owners = tuple([owner_name(state, words, seat) for seat in range(len(state.players))])
    offered: tuple[str, ...] = ()
    if isinstance(state.decision, Through):
        offered = tuple([action.tokens[1] for action in view.legal])
    means = own_meanings(view, state)
    yield Layer("slabs", slabs(land))
    yield Layer("cells", cells(land, on, owners, words))
    yield Layer("marks", NOTHING if means is None else rings(land, *means))
    yield Layer("zones", zones(land, offered, words))
    yield Layer("zone-marks", zone_marks(land, offered))
    yield Layer("shadows", shadows(land, on.translate(STANDS)))
    yield Layer("pieces", pieces(land, on, colours, pyramids(state, owners, words)))
    yield Layer("names", names(land))
    yield Layer("counts", counts(land, on.translate(MANY), colours))
    yield Layer("route", announced(state))
    yield Layer("badges", NOTHING if means is None else signs(land, *means))


@part
def slabs(land: Land) -> Items:
    return {"slabs": map.slabs(land)} if land.tiles else {}


@part
def cells(land: Land, on: bytes, owners: tuple[str, ...], words: Words) -> Part:
    pieces = [on[cell] for cell in land.cells]
    owner = ["" if not piece else owners[piece >> OWNER] for piece in pieces]
    return each(cell, list(zip(land.spots, pieces, owner)), words)


def cell(spot: map.Spot, piece: int, owner: str, words: Words) -> Items:
    return {f"c-{spot.name}": map.field(spot, cell_label(words, spot, piece, owner))}


@part
def names(land: Land) -> Items:
    return {f"k-{spot.name}": map.name(spot.name, spot.x, spot.y) for spot in land.spots}


def own_meanings(view: View, state: Eko) -> tuple[bytes, int] | None:
    """What cells mean for the reader's seat; nobody watching has one."""
    if view.seat is None or isinstance(state.decision, Chance):
        return None
    whole = view.seat << OWNER | EMPEROR | HIGHEST in state.on
    return state.on.translate(meanings(view.seat, whole)), view.seat


@part
def zones(land: Land, offered: tuple[str, ...], words: Words) -> Iterator[Items]:
    """Their tokens are drawn only while a path is chosen (13.6): 1 to 3 are also numbers."""
    for number, spots in enumerate(land.zones, 1):
        token = str(number) if str(number) in offered else None
        place, label = map.badge_place(spots), say(words, "zone", number)
        yield {f"z-{number}": map.zone(number, map.zone_rim(spots), *place, label, token)}


@part
def zone_marks(land: Land, offered: tuple[str, ...]) -> Items:
    return {
        f"m-z-{number}": map.zone_mark(str(number), map.zone_rim(spots))
        for number, spots in enumerate(land.zones, 1)
        if str(number) in offered
    }


def announced(state: Eko) -> Items:
    """The move whose path or losses are being settled."""
    decision = state.decision
    if not isinstance(decision, Crossing):
        return {}
    ways = tuple(
        GRID.center(state.setup.grid.hexes[cell]) for cell in (decision.cell, decision.target)
    )
    return {"route": marks.route(ways, state.colours[decision.seat])}
