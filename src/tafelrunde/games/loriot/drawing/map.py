"""The fields as a reader finds them: kind, colour, place and the ways between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from tafelrunde.draw.shape import Point

from ..data import components
from ..rules.graph import KINDS, Graph
from ..rules.numbers import DOWN, RESULTS, UP, WAYS
from .place import place, step_of

GRAPH: Final = Graph(components().map)  # own maps have the same fields in the same places


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """Made once, so that it is the same if it is the same object."""

    index: int
    name: str
    kind: str  # small, star, question, head, target
    step: str
    x: float
    y: float
    map: Mapping[str, Spot] = field(repr=False)  # all fields of its board

    @property
    def point(self) -> Point:
        return self.x, self.y

    @property
    def is_large(self) -> bool:
        return self.kind in ("question", "head")

    def arm(self, way: int) -> str:
        """The next field in a direction, "" if there is none."""
        there = GRAPH.arm[4 * self.index + way]
        return GRAPH.names[there] if there >= 0 else ""

    def way_to(self, name: str) -> int:
        """The direction of a field one step away, -1 for any other."""
        return next((way for way in range(len(WAYS)) if name and self.arm(way) == name), -1)


@lru_cache(maxsize=32)
def spots_of(kinds: tuple[int, ...]) -> Mapping[str, Spot]:
    """All fields of a board, by what each of them is; those nearer to the viewer later."""
    out: dict[str, Spot] = {}
    found = [
        Spot(index, name, KINDS[kinds[index]], step_of(name), *place(name), out)
        for index, name in enumerate(GRAPH.names)
    ]
    out |= {spot.name: spot for spot in sorted(found, key=lambda spot: (spot.y, spot.x))}
    return out


SPOTS: Final = spots_of(tuple(GRAPH.kind))  # where they lie, whatever they are


def ahead(spot: Spot, came_from: str, late: bool) -> list[str]:
    """The fields where a stone on a small field may go: all but back; late only upwards (13.1)."""
    if late:
        return [spot.arm(GRAPH.late_way[spot.index])]
    return [arm for way in (UP, 0, 1, DOWN) if (arm := spot.arm(way)) and arm != came_from]


def branches(spot: Spot, came_from: str, late: bool) -> dict[str, str]:
    """The fields to which success and failure lead from a large field (7.4, 7.5, 13.2)."""
    entry = spot.way_to(came_from)
    return {
        name: spot.arm(GRAPH.direction(spot.index, entry, result, late))
        for result, name in enumerate(RESULTS)
    }
