"""5.1, 10.3: the fields that a stone came over."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.event import Event
from tafelrunde.core.view import View
from tafelrunde.draw.shape import Point

from ..rules.graph import Graph
from ..rules.numbers import WAYS as ARMS
from ..rules.pieces import Trail
from ..rules.state import Loriot
from .place import place


def walked(view: View, event: Event) -> list[Point]:
    """As its trail says; where it came back along it, by the shortest way."""
    state = view.position
    assert isinstance(state, Loriot)
    seat, start, end = event.args[:3]
    names = state.setup.names
    ends = names.index(str(start)), names.index(str(end))
    trails = [stone.trail for stone in state.players[int(seat)].stones]
    found = [fields for trail in trails if (fields := part_of(trail, *ends))]
    return [place(names[field]) for field in (found or [shortest(state.graph, *ends)])[0]]


def part_of(trail: Trail | None, start: int, end: int) -> list[int]:
    """The fields from start to end, where a trail leads over both."""
    back: list[int] = []
    while trail is not None:
        if back or trail.field == end:
            back.append(trail.field)
        if back and trail.field == start:
            return back[::-1]
        trail = trail.before
    return []


def shortest(graph: Graph, start: int, end: int) -> list[int]:
    after = {end: end}
    todo = [end]
    for field in todo:  # grows while it is read
        for way in range(len(ARMS)):
            near = graph.arm[4 * field + way]
            if near >= 0 and near not in after:
                after[near] = field
                todo.append(near)
    out = [start]
    while out[-1] != end:
        out.append(after[out[-1]])
    return out


WAYS: Final = dict.fromkeys(("moves", "goes-back"), walked)
