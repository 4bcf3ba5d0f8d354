"""Whose consent something at a table needs: of all other persons there, of one, of nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.table.match.entry import NOBODY
from tafelrunde.table.match.policy import Policy, Way
from tafelrunde.table.match.wish import Abandon, BotFor, SitDown, StandIn, TakeBack, Wish

if TYPE_CHECKING:
    from tafelrunde.table.match.table import Table


def seats_of(table: Table, person: str) -> frozenset[int]:
    """All seats of a person, also those a bot plays for them."""
    holders = enumerate(table.holders)
    return frozenset(seat for seat, holder in holders if person and holder.person == person)


def companions(table: Table, seat: int) -> frozenset[int]:
    """The seats of the same person, this one included."""
    return seats_of(table, table.holders[seat].person) | {seat}


def persons(table: Table) -> frozenset[int]:
    """The seats of all whose consent counts: a bot may go on for them, but they are not away."""
    seated = {seat for seat, holder in enumerate(table.holders) if holder.is_person}
    return frozenset(seated - table.absent)


def host_seat(table: Table) -> int:
    """Where the host sits; NOBODY if the host only watches."""
    return min(seats_of(table, table.header.host), default=NOBODY)


def others(table: Table, seat: int) -> frozenset[int]:
    """Who must agree before this seat's person takes back what others have seen."""
    return persons(table) - companions(table, seat)


def way_back(table: Table, seat: int, number: int) -> Way:
    """How this seat's person may take back an entry of the match."""
    if table.policy == Policy.FREELY or number in table.match.free(seat):
        return Way.AT_ONCE
    # with the box on the table, a slip can always be corrected
    if table.policy == Policy.NEVER and not table.header.companion:
        return Way.NO_WAY
    return Way.ASKS if others(table, seat) else Way.AT_ONCE


def must_let_sit(table: Table, seat: int, person: str) -> frozenset[int]:
    """Who must agree before this person may have a free seat: they would learn its secrets."""
    if not table.started or not table.has_secrets or (person and person == table.held[seat]):
        return frozenset()
    return persons(table) - seats_of(table, person)


def must_agree(table: Table, seat: int, wish: Wish) -> frozenset[int]:
    match wish:
        case TakeBack() | Abandon():
            return others(table, seat)
        case StandIn():
            return persons(table) - companions(table, seat)
        case BotFor():
            return persons(table) & {seat}
        case SitDown(holder):
            return must_let_sit(table, seat, holder.person)
