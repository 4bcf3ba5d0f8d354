"""How an action would look: an arrow along the way of a stack, the building that would stand."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.core.event import Event
from tafelrunde.core.view import View
from tafelrunde.draw import marks
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.hexes import hexagon
from tafelrunde.draw.shape import Point, at, g, path

from ..rules.state import Eko
from . import buildings
from .map import GRID

OPACITY = 0.82


def aimed(state: Eko, seat: int, action: Action) -> Drawn | None:
    colour = state.colours[seat]
    if action.kind in ("move", "detour"):
        return marks.route(tuple(points(state, action.a, action.b)), colour)
    if action.kind in ("build", "build-emperor"):
        return planned(action.tokens[3], colour, *GRID.center(state.setup.grid.hexes[action.b]))
    return None


def way(state: Eko, start: int, target: int) -> list[int]:
    """4.1, 4.13: a shortest one over empty fields and sites; straight where none is left."""
    before = {start: start}
    todo = [start]
    for cell in todo:  # grows while it is read
        for near in state.graph.onward[cell]:
            if near not in before and (near == target or state.on[near] == 0):
                before[near] = cell
                todo.append(near)
    if target not in before:
        return [start, target]
    out = [target]
    while out[-1] != start:
        out.append(before[out[-1]])
    return out[::-1]


def points(state: Eko, start: int, target: int) -> list[Point]:
    return [GRID.center(state.setup.grid.hexes[cell]) for cell in way(state, start, target)]


def walked(view: View, event: Event) -> list[Point]:
    """The way of a stack that has moved: what it went over was empty, and still is."""
    state = view.position
    assert isinstance(state, Eko)
    start, target = [state.setup.names.index(str(name)) for name in event.args[1:3]]
    return points(state, start, target)


WAYS: Final = dict.fromkeys(("moves", "regroups", "attacks", "kamikaze"), walked)


def planned(level: str, colour: int, x: float, y: float) -> Drawn:
    rim = path(
        hexagon(0.86),
        fill="none",
        stroke="var(--live)",
        stroke_width=3,
        stroke_dasharray="7 5",
        transform=at(x, y, GRID.scale),
    )
    drawn = buildings.building(level, colour, x, y, GRID.scale)
    return g(rim, g(drawn, opacity=OPACITY), pointer_events="none")
