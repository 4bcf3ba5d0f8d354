"""Whom a chase can meet, and what it does to him (6.1)."""

from __future__ import annotations

from tafelrunde.core.event import EVERYONE

from ..numbers import ACCEPT, AREAS, OWN, SLOTS
from ..state import Wutaki


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
