"""Who may have which seat from now on: persons, bots for them, nobody."""

from __future__ import annotations

from dataclasses import replace

from tafelrunde.bots import find as find_bot
from tafelrunde.table import limit
from tafelrunde.table.consent import must_agree, persons, seats_of
from tafelrunde.table.entry import By, Holder, Kind, digest
from tafelrunde.table.message import LeaveSeat, ReplaceByBot, ReturnToSeat, TakeSeat
from tafelrunde.table.ruling import No, Step, checked, of_person, own_or_host, steps_of
from tafelrunde.table.table import OVER, Table
from tafelrunde.table.wish import BotFor, SitDown, Wish


def seated(table: Table, seat: int, holder: Holder) -> list[Step]:
    """Who holds the seat from now on; when the last one is filled, chance lays out the match."""
    out: list[Step] = [(Kind.SEAT, seat, holder.text())]
    holders = [*table.holders[:seat], holder, *table.holders[seat + 1 :]]
    if not table.started and all(other.kind != By.NOBODY for other in holders):
        out += steps_of(table.draft_start(holders), 0)
    return out


def asked(table: Table, seat: int, wish: Wish) -> list[Step]:
    if table.asking is not None:
        raise No("question", "Another question is open at this table; answer it first.")
    return [(Kind.ASK, seat, wish.text())]


def granted(table: Table, seat: int, wish: BotFor | SitDown) -> list[Step]:
    if isinstance(wish, SitDown):
        return seated(table, seat, wish.holder)
    return seated(table, seat, with_bot(table.holders[seat], wish.level))


# persons


def taken(table: Table, message: TakeSeat) -> list[Step]:
    """In mid-match, a seat with secrets goes to somebody else only if all others agree."""
    wish = SitDown(newcomer(table, message))
    if must_agree(table, message.seat, wish):
        return asked(table, message.seat, wish)
    return granted(table, message.seat, wish)


def newcomer(table: Table, message: TakeSeat) -> Holder:
    not_over(table)
    holder = table.holders[message.seat]
    invited = digest(message.invite) == digest(table.invites[message.seat])
    if not (invited or (table.header.is_open and holder.open)):
        raise No("auth", "This link does not lead to that seat.")
    if holder.kind != By.NOBODY:
        raise No("taken", "Somebody sits there already.")
    if not limit.NUMBER.fullmatch(message.number):
        raise No("bad-message", "The number of the page is not hexadecimal, or too long.")
    if len(message.person) > limit.PERSON or limit.clean(message.person) != message.person:
        raise No("bad-message", "This cannot be a person.")
    return Holder(
        kind=By.HOTSEAT if message.hotseat else By.PERSON,
        name=checked(message.name, limit.NAME),
        number=message.number,
        person=message.person,
        key=digest(message.key),
    )


def left(table: Table, message: LeaveSeat) -> Holder:
    holder = own_or_host(table, message.seat, message.key)
    not_over(table)
    if holder.kind == By.NOBODY:
        raise No("taken", "Nobody sits there.")
    if table.started and holder.is_person and holder.key != digest(message.key):
        # whoever sat down there next would see what this person knows
        raise No("auth", "Only the person may give up this seat; a bot can go on for them.")
    return Holder(By.NOBODY, plan="friend", open=table.header.is_open)


def returned(table: Table, message: ReturnToSeat) -> Holder:
    holder = of_person(table, message.seat, message.key)
    if holder.kind != By.BOT:
        raise No("taken", "You sit there already.")
    return replace(holder, kind=By.HOTSEAT if message.hotseat else By.PERSON, level="")


# bots


def replaced(table: Table, message: ReplaceByBot) -> list[Step]:
    """At once on one's own seat and where nobody is; else the person is asked."""
    seat = message.seat
    holder = own_or_host(table, seat, message.key)
    not_over(table)
    find_bot(message.level)
    wish = BotFor(message.level)
    own = holder.key == digest(message.key) or seat in seats_of(table, table.header.host)
    if own or seat not in persons(table):
        return granted(table, seat, wish)
    return asked(table, seat, wish)


def with_bot(holder: Holder, level: str) -> Holder:
    return replace(holder, kind=By.BOT, level=level, plan="", open=False)


def not_over(table: Table) -> None:
    if table.state == OVER:
        raise No("over", "The match is over.")
