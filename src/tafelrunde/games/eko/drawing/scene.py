"""The drawn table: the desert with everything on it, and what lies before each seat."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.core.decision import Chance
from tafelrunde.core.view import View
from tafelrunde.draw import Layer, Region, Scene, marks
from tafelrunde.words.words import Words

from ..rules.crossing import Crossing
from ..rules.state import Eko
from . import map
from .map import GRID, Land
from .marks import SYMBOLS, cell_marks
from .pieces import Items, standing
from .seats import seat_region
from .words import cell_label, say


def draw(view: View, words: Words) -> Scene:
    state = position(view)
    board = Region(
        "board",
        (land := map.land(state)).box,
        [Layer(key, items) for key, items in layers(view, words, state, land)],
        label=say(words, "board"),
    )
    seats = [seat_region(view, words, state, seat) for seat in range(view.setup.seats)]
    return Scene([board, *seats], title=words.title, defs=SYMBOLS)


def position(view: View) -> Eko:
    """The facts, read and checked as the rules do it; past positions (9.10) are not drawn."""
    state = view.setup.from_dict({k: v for k, v in view.facts.items() if k != "before"})
    assert isinstance(state, Eko)
    return state


def layers(view: View, words: Words, state: Eko, land: Land) -> Iterator[tuple[str, Items]]:
    """From below."""
    stands = standing(state, words, land.spots)
    seat = None if isinstance(state.decision, Chance) else view.seat
    rings, signs = ({}, {}) if seat is None else cell_marks(state, seat, land.spots)
    zones, zone_rings = storm_zones(view, words, land)
    yield "slabs", {"slabs": map.slabs(land)} if land.tiles else {}
    yield "cells", {f"c-{s.name}": map.field(s, cell_label(state, words, s)) for s in land.spots}
    yield "marks", rings
    yield "zones", zones
    yield "zone-marks", zone_rings
    yield "shadows", stands.shadows
    yield "pieces", stands.pieces()
    yield "names", {f"k-{s.name}": map.name(s.name, s.x, s.y) for s in land.spots}
    yield "counts", stands.counts
    yield "route", announced(state)
    yield "badges", signs


def storm_zones(view: View, words: Words, land: Land) -> tuple[Items, Items]:
    """Their tokens are drawn only while a path is chosen (13.6): 1 to 3 are also numbers."""
    offered = {action.tokens[1] for action in view.legal if action.kind == "through"}
    zones: Items = {}
    rings: Items = {}
    for number, cells in enumerate(land.zones, 1):
        token = str(number) if str(number) in offered else None
        rim = map.zone_rim(cells)
        label = say(words, "zone", number)
        zones[f"z-{number}"] = map.zone(number, rim, *map.badge_place(cells), label, token)
        if token:
            rings[f"m-z-{number}"] = map.zone_mark(token, rim)
    return zones, rings


def announced(state: Eko) -> Items:
    """The move whose path or losses are being settled."""
    decision = state.decision
    if not isinstance(decision, Crossing):
        return {}
    ways = tuple(
        GRID.center(state.setup.grid.hexes[cell]) for cell in (decision.cell, decision.target)
    )
    return {"route": marks.route(ways, state.colours[decision.seat])}
