"""Who leaves: a bot goes on for somebody who stays away, somebody gives up, all agree to stop."""

from __future__ import annotations

from tafelrunde.table.match import seating
from tafelrunde.table.match.consent import companions, must_agree
from tafelrunde.table.match.ending import Cause, Ended
from tafelrunde.table.match.entry import By, Holder, Kind
from tafelrunde.table.match.message import Abandon, Resign
from tafelrunde.table.match.ruling import Draft, Ruling, of_person, own, running
from tafelrunde.table.match.table import Table
from tafelrunde.table.match.timing import STAND_IN, Leaver
from tafelrunde.table.match.wish import Abandon as ToAbandon
from tafelrunde.table.match.wish import StandIn


def is_replaced(table: Table, seat: int) -> bool:
    """Whether a bot goes on by itself for somebody who stays away."""
    return table.header.timing.leaver == Leaver.BOT and table.holders[seat].is_human


def stand_in(table: Table, seat: int) -> Ruling:
    return seating.grant(table, seat, StandIn(STAND_IN))


def resign(table: Table, message: Resign) -> Ruling:
    """For good. The match ends where one side is left, or no person; else a bot goes on."""
    seat = message.seat
    holder = of_person(table, seat, message.key)
    running(table)
    gone: Draft = (Kind.RESIGN, seat, "")
    rest = [one for other, one in enumerate(table.holders) if other != seat]
    if len(rest) == 1 or not any(one.is_person for one in rest):
        end = Ended(Cause.RESIGNED, (seat,))
        return Ruling([gone, (Kind.END, seat, end.text())])
    bot = Holder(By.BOT, holder.name, STAND_IN)
    return seating.give_seat(table, seat, bot).after(gone)


def abandon(table: Table, message: Abandon) -> Ruling:
    """At once if nobody else is there to be asked."""
    seat = message.seat
    own(table, seat, message.key)
    running(table)
    wish = ToAbandon()
    if must_agree(table, seat, wish) - companions(table, seat):
        return seating.ask(table, seat, wish)
    return stop(seat)


def stop(seat: int) -> Ruling:
    return Ruling([(Kind.END, seat, Ended(Cause.ABANDONED).text())])
