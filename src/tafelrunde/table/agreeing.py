"""What needs the consent of others: who asks, who agrees, and whose consent lapses."""

from __future__ import annotations

from tafelrunde.table import limit, seating
from tafelrunde.table.consent import companions, host_seat, others, seats_of
from tafelrunde.table.entry import Kind
from tafelrunde.table.message import Agree, Attend, Refuse, Undo
from tafelrunde.table.ruling import No, Step, of_person, own, running, steps_of
from tafelrunde.table.table import Table
from tafelrunde.table.wish import Asking, BotFor, TakeBack


def undo(table: Table, message: Undo) -> list[Step]:
    seat = message.seat
    own(table, seat, message.key)
    running(table)
    number = table.number_at(message.entry)
    match = table.match
    entered = table.header.companion  # a slip in what was entered can be taken back, too
    if number not in match.line or (match.entries[number].seat < 0 and not entered):
        raise No("bad-undo", "This is no action that still stands.")
    if len(match.entries) > limit.ENTRIES:
        raise No("limit", "Too much was taken back at this table already.")
    if number in match.free(seat) or not others(table, seat):
        return taken_back(table, seat, number)
    return seating.asked(table, seat, TakeBack(number))


def taken_back(table: Table, seat: int, number: int) -> list[Step]:
    draft = table.draft()
    mark = len(draft.entries)
    draft.undo(number)
    return steps_of(draft, mark, seat)


def granted(table: Table, asking: Asking) -> list[Step]:
    """All have agreed, or are away."""
    if isinstance(asking.wish, TakeBack):
        return taken_back(table, asking.seat, asking.wish.number)
    return seating.granted(table, asking.seat, asking.wish)


def agreed(table: Table, message: Agree) -> list[Step]:
    seat = message.seat
    of_person(table, seat, message.key)
    asking = open_question(table, message.ask)
    if seat not in asking.missing:
        raise No("unasked", "You are not asked that, or have agreed already.")
    out: list[Step] = [(Kind.AGREE, seat, str(asking.index))]
    if asking.missing - companions(table, seat):
        return out
    return out + granted(table, asking)


def refused(table: Table, message: Refuse) -> list[Step]:
    """Whoever asked withdraws it; whoever was asked says no."""
    asking = table.asking
    if asking is not None and isinstance(asking.wish, BotFor):
        return refused_bot(table, message)
    of_person(table, message.seat, message.key)
    index = open_question(table, message.ask).index
    return [(Kind.REFUSE, message.seat, str(index))]


def refused_bot(table: Table, message: Refuse) -> list[Step]:
    """Only the person who was asked, or the host."""
    asking = open_question(table, message.ask)
    if table.is_host(message.key):
        return [(Kind.REFUSE, host_seat(table), str(asking.index))]
    of_person(table, message.seat, message.key)
    who = companions(table, asking.seat) | seats_of(table, table.header.host)
    if message.seat not in who:
        raise No("unasked", "Only the person who was asked can answer that.")
    return [(Kind.REFUSE, message.seat, str(asking.index))]


def open_question(table: Table, index: int) -> Asking:
    asking = table.asking
    if asking is None or asking.index != index:
        raise No("unasked", "Nobody asks that any more.")
    return asking


def attended(table: Table, message: Attend) -> list[Step]:
    """The house has seen that somebody is away, or back; who is away no longer has to agree."""
    seat = message.seat
    running(table)
    if not table.holders[seat].is_person or (seat in table.absent) != message.here:
        raise No("stale", "That is known already, or another one has the seat by now.")
    if message.here:
        return [(Kind.PRESENT, seat, "")]
    out: list[Step] = [(Kind.ABSENT, seat, "")]
    asking = table.asking
    if asking is None or asking.missing != {seat}:
        return out
    return out + granted(table, asking)
