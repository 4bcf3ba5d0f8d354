"""4.2, 4.5: the roads that a villager or a donkey went along."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tafelrunde.core.event import Event
from tafelrunde.core.view import View
from tafelrunde.draw.shape import Point

from ..rules.state import Hamlet
from ..rules.village.network import road_steps
from ..rules.village.tile_shapes import EDGE, ROAD
from ..rules.village.village import Village, members
from .village.land import Land, Plot, land
from .village.plan import curve

BENDS: Final = (0.0, 0.35, 0.7)  # where points are taken along a road, from the edge inwards


def walked(view: View, event: Event) -> list[Point]:
    state = view.position
    assert isinstance(state, Hamlet)
    names, here = state.setup.names, land(state.setup, state.village)
    start, end = [names.index(str(name)) for name in event.args[-2:]]
    way = tiles_between(state.village, start, end)
    return [points for a, b in pairwise(way) for points in crossing(here, a, b)] + [
        hub(here.plots[end])
    ]


def tiles_between(village: Village, start: int, end: int) -> list[int]:
    """By the fewest roads; 16.6: straight where none leads there."""
    far = road_steps(village, end)
    if far[start] < 0:
        return [start, end]
    out = [start]
    while out[-1] != end:
        here = out[-1]
        out.append(next(t for t in members(village.links[here]) if far[t] == far[here] - 1))
    return out


def hub(plot: Plot) -> Point:
    return plot.at(plot.spots.hub)


def crossing(here: Land, a: int, b: int) -> Iterator[Point]:
    """From the middle of a tile to just before that of the next one."""
    yield hub(here.plots[a])
    out, into = road_edge(here.village, a, b), road_edge(here.village, b, a)
    if out >= 0:
        yield from reversed(list(inwards(here, a, out)))
    if into >= 0:
        yield from inwards(here, b, into)


def road_edge(village: Village, tile: int, other: int) -> int:
    """By which edge a road leads from a tile to another: a printed one, or else a built one."""
    shared = [edge for edge, at in enumerate(village.contacts[tile]) if at // EDGE == other]
    printed = [edge for edge in shared if village.shapes[tile].kinds[edge] == ROAD]
    roads = [edge for edge in shared if any(r.is_across(tile, edge) for r in village.roads)]
    return [*printed, *roads, -1][0]


def inwards(here: Land, tile: int, edge: int) -> Iterator[Point]:
    plot, side = here.plots[tile], here.edge(tile, edge)
    for part in BENDS:
        yield plot.at(curve(side.middle, side.along(0.5, 0.84), plot.spots.hub, part))


WAYS: Final = dict.fromkeys(("goes", "drives", "botrik-lays"), walked)
