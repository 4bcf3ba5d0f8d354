"""Between the last seal and the first draw: pages open their numbers."""

from __future__ import annotations

from dataclasses import replace

from tafelrunde.core.seals import HEX, seal_of
from tafelrunde.table.match.entry import Kind
from tafelrunde.table.match.message import OpenNumber, Unopened
from tafelrunde.table.match.ruling import Draft, Ruling, TableRefusal, own, play_on
from tafelrunde.table.match.table import Table


def open_number(table: Table, message: OpenNumber) -> Ruling:
    holder = own(table, message.seat, message.key)
    if not table.opening:
        raise TableRefusal("stale", "No number is to be opened now.")
    header = table.header
    if not HEX.fullmatch(message.number):
        raise TableRefusal("bad-message", "A number has 64 hexadecimal digits.")
    if not holder.seal or seal_of(header.id, header.commitment, message.number) != holder.seal:
        raise TableRefusal("bad-message", "This is not the number that was sealed.")
    if holder.seal in table.sealing.opened:
        raise TableRefusal("stale", "This number is open already.")
    return follow(table, [(Kind.OPEN, message.seat, message.number)])


def unopened(table: Table, message: Unopened) -> Ruling:
    """The seals of those who did not open count, and they are named."""
    if not table.opening or table.sealing.since != message.sealed:
        raise TableRefusal("stale", "No number is to be opened now.")
    late = table.sealing.unopened(table.holders)
    return follow(table, [(Kind.MISSING, share.seats[0], "") for share in late])


def follow(table: Table, drafts: list[Draft]) -> Ruling:
    """When nothing is left to open, chance lays out the match."""
    sealing = replace(table.sealing, opened=dict(table.sealing.opened))
    for kind, seat, text in drafts:
        sealing.hear(kind, table.holders[seat].seal, text)
    if sealing.unopened(table.holders):
        return Ruling(drafts)
    luck = table.luck_with(table.holders, sealing)
    return play_on(table.new_match(luck), 0).after(*drafts)
