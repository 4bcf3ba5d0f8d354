"""Wutaki: the pyramid and the chase (chapters 5 and 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.wutaki.decks import gain_points, pay_resource
from tafelrunde.games.wutaki.numbers import ACCEPT, AREAS, KINDS_OF_RESOURCE, OWN, SLOTS, TOP
from tafelrunde.games.wutaki.step import FROM_FATE, FROM_LEVEL, S_RUN

if TYPE_CHECKING:
    from tafelrunde.games.wutaki.state import Wutaki


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


def climb(state: Wutaki, seat: int) -> None:
    """5.4, 18.2, 15.7: marker, payment, points; then the extra, then fate."""
    player = state.players[seat]
    player.pyramid += 1
    face = state.setup.levels[player.pyramid - 1]
    state.tell(EVERYONE, "climbs", "5.1", seat, player.pyramid)
    for resource in range(KINDS_OF_RESOURCE):
        pay_resource(state, seat, resource, face.cost[resource], False, "5.4")
    gain_points(state, seat, face.points, "5.4")
    fate = state.setup.masters[player.master].climbing
    if fate is not None:
        state.push(S_RUN, seat, fate.id, 0, FROM_FATE)
    if face.extra is not None:
        state.push(S_RUN, seat, face.extra.id, 0, FROM_LEVEL)


def chasable(state: Wutaki, seat: int, victim: int, area: int) -> bool:
    """6.1: additional workers of an opponent, not on a master board."""
    return victim != seat and area != OWN and state.players[victim].spots[area] >> 3 > 0


def chase_target(state: Wutaki, seat: int) -> bool:
    for victim in range(state.setup.seats):
        if victim != seat:
            spots = state.players[victim].spots
            for area in range(OWN):
                if spots[area] > 7:
                    return True
    return False


def drive_off(state: Wutaki, seat: int, victim: int, area: int) -> None:
    """6.1: all additional workers of one opponent there, back to his player board; the four fields
    below the row of pacts are one place."""
    spots = state.players[victim].spots
    slots = ACCEPT <= area < ACCEPT + SLOTS
    number = 0
    for field in range(ACCEPT, ACCEPT + SLOTS) if slots else range(area, area + 1):
        number += (spots[field] >> 3 & 7) + (spots[field] >> 6)
        spots[field] &= 7
    state.tell(EVERYONE, "chases", "6.1", seat, victim, number, AREAS[area])
