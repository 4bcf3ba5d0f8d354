"""How fast a table goes: a bot waits as long as a page takes to show what happened before."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from tafelrunde.core.event import EVERYONE
from tafelrunde.table.match.entry import Entry, Kind

if TYPE_CHECKING:
    from tafelrunde.table.match.table import Table


class Speed(StrEnum):
    CALM = "calm"
    QUICK = "quick"
    ONCE = "once"


# as in static/table/playback.js
EVENT: Final[Mapping[Speed, float]] = {Speed.CALM: 0.9, Speed.QUICK: 0.35, Speed.ONCE: 0.0}
CHANCE: Final = 0.3  # more for what chance gave
LONGEST: Final = 10.0  # seconds


def pause(table: Table) -> float:
    """Seconds in which the last message's events can be seen by everybody who looks."""
    event = EVENT[table.speed]
    return min(LONGEST, seen(table, event) or event)


def seen(table: Table, event: float) -> float:
    """What a page takes for the last message; nothing for the beginning, which it shows whole."""
    newest, out = table.entries[-1].message, 0.0
    for entry in reversed(table.entries):
        if entry.message != newest:
            break
        if entry.kind in (Kind.SEAT, Kind.BEGIN, Kind.OPEN, Kind.MISSING):
            return 0.0
        if event and entry.kind in (Kind.ACT, Kind.LUCK):
            more = CHANCE if entry.kind == Kind.LUCK else 0.0
            out += told(table, entry) * (event + more)
    return out


def told(table: Table, entry: Entry) -> int:
    """Events that everybody hears of."""
    events = table.match.entries[table.number_at(entry.index)].events
    return sum(event.audience == EVERYONE for event in events)
