"""What needs the consent of others: who asks, who agrees, and whose consent lapses."""

from __future__ import annotations

from tafelrunde.table import limit
from tafelrunde.table.match import leaving, seating
from tafelrunde.table.match.consent import companions, host_seat, seats_of, way_back
from tafelrunde.table.match.entry import NOBODY, Kind
from tafelrunde.table.match.message import Agree, Attend, Lapse, Refuse, Undo
from tafelrunde.table.match.policy import Way
from tafelrunde.table.match.ruling import (
    Draft,
    Ruling,
    TableRefusal,
    of_person,
    own,
    play_on,
    running,
)
from tafelrunde.table.match.table import Table
from tafelrunde.table.match.wish import Abandon, Asking, BotFor, TakeBack


def undo(table: Table, message: Undo) -> Ruling:
    seat = message.seat
    own(table, seat, message.key)
    running(table)
    number = table.number_at(message.entry)
    played = table.match
    entered = table.header.companion  # a slip in what was entered can be taken back, too
    if number not in played.line or (played.entries[number].seat < 0 and not entered):
        raise TableRefusal("bad-undo", "This is no action that still stands.")
    if len(played.entries) > limit.ENTRIES:
        raise TableRefusal("limit", "Too much was taken back at this table already.")
    match way_back(table, seat, number):
        case Way.AT_ONCE:
            return take_back(table, seat, number)
        case Way.ASKS:
            return seating.ask(table, seat, TakeBack(number))
        case Way.NO_WAY:
            raise TableRefusal(
                "undo-never",
                "At this table, what chance or others have answered is never taken back.",
            )


def take_back(table: Table, seat: int, number: int) -> Ruling:
    match = table.match.fork()
    mark = len(match.entries)
    match.undo(number)
    return play_on(match, mark, seat)


def grant(table: Table, asking: Asking) -> Ruling:
    """All have agreed, or are away."""
    if isinstance(asking.wish, TakeBack):
        return take_back(table, asking.seat, asking.wish.number)
    if isinstance(asking.wish, Abandon):
        return leaving.stop(asking.seat)
    return seating.grant(table, asking.seat, asking.wish)


def agree(table: Table, message: Agree) -> Ruling:
    seat = message.seat
    of_person(table, seat, message.key)
    asking = open_question(table, message.ask)
    if seat not in asking.missing:
        raise TableRefusal("unasked", "You are not asked that, or have agreed already.")
    said: Draft = (Kind.AGREE, seat, str(asking.index))
    if asking.missing - companions(table, seat):
        return Ruling([said])
    return grant(table, asking).after(said)


def refuse(table: Table, message: Refuse) -> Ruling:
    """Whoever asked withdraws it; whoever was asked says no."""
    asking = table.asking
    if asking is not None and isinstance(asking.wish, BotFor):
        return refuse_bot(table, message)
    of_person(table, message.seat, message.key)
    index = open_question(table, message.ask).index
    return Ruling([(Kind.REFUSE, message.seat, str(index))])


def refuse_bot(table: Table, message: Refuse) -> Ruling:
    """Only the person who was asked, or the host."""
    asking = open_question(table, message.ask)
    if table.is_host(message.key):
        return Ruling([(Kind.REFUSE, host_seat(table), str(asking.index))])
    of_person(table, message.seat, message.key)
    who = companions(table, asking.seat) | seats_of(table, table.header.host)
    if message.seat not in who:
        raise TableRefusal("unasked", "Only the person who was asked can answer that.")
    return Ruling([(Kind.REFUSE, message.seat, str(asking.index))])


def lapse(table: Table, message: Lapse) -> Ruling:
    """The house has waited long enough."""
    index = open_question(table, message.ask).index
    return Ruling([(Kind.LAPSE, NOBODY, str(index))])


def open_question(table: Table, index: int) -> Asking:
    asking = table.asking
    if asking is None or asking.index != index:
        raise TableRefusal("unasked", "Nobody asks that any more.")
    return asking


def attend(table: Table, message: Attend) -> Ruling:
    """The house has seen that somebody is away, or back; who is away no longer has to agree."""
    seat = message.seat
    running(table)
    if not table.holders[seat].is_person or (seat in table.absent) != message.here:
        raise TableRefusal("stale", "That is known already, or another one has the seat by now.")
    if message.here:
        return Ruling([(Kind.PRESENT, seat, "")])
    away: Draft = (Kind.ABSENT, seat, "")
    if leaving.is_replaced(table, seat):
        return leaving.stand_in(table, seat).after(away)
    asking = table.asking
    if asking is None or asking.missing != {seat}:
        return Ruling([away])
    return grant(table, asking).after(away)
