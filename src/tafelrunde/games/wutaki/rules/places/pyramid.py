"""The pyramid (chapter 5)."""

from __future__ import annotations

from tafelrunde.core.event import EVERYONE

from ..effects.effect import Effect
from ..numbers import KINDS_OF_RESOURCE, TOP
from ..state import Wutaki
from .decks import gain_points, pay_resource


def can_climb(state: Wutaki, seat: int) -> bool:
    player = state.players[seat]
    level = player.pyramid + 1
    if level > TOP or (level == 1 and state.markers_left(seat) == 0):
        return False
    face = state.setup.levels[level - 1]
    for resource in range(KINDS_OF_RESOURCE):
        if player.resources[resource] < face.cost[resource]:
            return False
    return free_seats(state, level) > 0


def free_seats(state: Wutaki, level: int) -> int:
    taken = sum([1 for player in state.players if player.pyramid == level])
    return state.setup.levels[level - 1].seats - taken


def climb(state: Wutaki, seat: int) -> Effect | None:
    """5.4: marker, payment, points; returns the extra of the level (18.2)."""
    player = state.players[seat]
    player.pyramid += 1
    face = state.setup.levels[player.pyramid - 1]
    state.tell(EVERYONE, "climbs", "5.1", seat, player.pyramid)
    for resource in range(KINDS_OF_RESOURCE):
        pay_resource(state, seat, resource, face.cost[resource], False, "5.4")
    gain_points(state, seat, face.points, "5.4")
    return face.extra
