"""The log as one observer may read it: events by their audience, and what the table itself did."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tafelrunde.core.event import Event, hears
from tafelrunde.table.match.entry import NOBODY, Entry, Holder, Kind, read_arrangement, read_holder
from tafelrunde.table.match.wish import Abandon, BotFor, SitDown, StandIn, TakeBack, Wish, read_wish

if TYPE_CHECKING:
    from tafelrunde.table.match.table import Table


UNTOLD = (Kind.ORDER, Kind.PACE, Kind.CONFIRM, Kind.COUNT, Kind.HALT, Kind.BEGIN, Kind.OPEN)
WISHES = {TakeBack: "undo", BotFor: "bot", StandIn: "stand", Abandon: "abandon"}


@dataclass(frozen=True, slots=True)
class LogItem:
    index: int
    kind: str
    seat: int
    time: int
    by: int = NOBODY  # the seat whose act it is, or led to it; nobody's at the beginning
    events: tuple[Event, ...] = ()
    undone: bool = False
    takes_back: tuple[int, ...] = ()  # of an undo, or an ask: the acts it is about
    holder: Holder | None = None  # of a seat: who has it from now on; of an ask: who would
    wish: str = ""  # of an ask: undo, bot, stand, abandon or sit; of an arrangement of seats: seats
    bot: bool = False  # a bot decided it for a person
    text: str = ""  # of a flag: the bot that decides; of an end: why; of a return: what was done


def log_item(table: Table, entry: Entry, seat: int | None, fresh: int = 0) -> LogItem | None:
    """What an observer was told by an entry; None if nothing. Before `fresh` it is past."""
    if entry.kind in UNTOLD:
        return None  # who answers without looking is nobody's business; the pace shows by itself
    at = (entry.index, entry.kind, entry.seat, entry.time)
    if entry.kind in (Kind.ACT, Kind.LUCK):
        events = tuple([e for e in events_of(table, entry) if hears(e.audience, seat)])
        if entry.index < fresh:
            events = table.match.setup.remembered(events, seat)
        undone = entry.index in table.undone
        bot = table.number_at(entry.index) in table.stood_in
        return LogItem(*at, led_by(table, entry), events, undone, bot=bot) if events else None
    item = LogItem(*at)
    if entry.kind == Kind.SEAT:
        holder = shown(read_holder(entry.text))
        return replace(item, holder=holder, text=table.returns.get(entry.index, ""))
    if entry.kind in (Kind.FLAG, Kind.END):
        return replace(item, text=entry.text)
    if entry.kind == Kind.ARRANGE and read_arrangement(entry.text).order:
        return replace(item, wish="seats")
    if entry.kind == Kind.ASK:
        item = asked(item, read_wish(entry.text))
    return replace(item, takes_back=table.takes_back.get(entry.index, ()))


def led_by(table: Table, entry: Entry) -> int:
    """Who acted last, up to this entry."""
    for index in range(entry.index, -1, -1):
        found = table.entries[index]
        if found.kind == Kind.ACT:
            return found.seat
    return NOBODY


def events_of(table: Table, entry: Entry) -> list[Event]:
    if table.reason is not None:
        return []
    return table.match.entries[table.number_at(entry.index)].events


def asked(item: LogItem, wish: Wish) -> LogItem:
    if isinstance(wish, SitDown):
        return replace(item, wish="sit", holder=shown(wish.holder))
    return replace(item, wish=WISHES[type(wish)])


def shown(holder: Holder) -> Holder:
    """What everybody may know of who sits there."""
    return Holder(holder.kind, holder.name, holder.level, holder.plan, holder.open)
