"""When the house has to act by itself: somebody's time is up, or a question stays unanswered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tafelrunde.table.match.table import Table
from tafelrunde.table.match.timing import DAY

UNTIMED: Final = 600  # seconds until a question lapses
LIVE: Final = 60  # where people's time is counted
SLOW: Final = DAY  # where they look in now and then


@dataclass(frozen=True, slots=True)
class Flag:
    """A seat's time for its present question ends."""

    seat: int
    decision: int
    at: int  # by the time of entries, in milliseconds


@dataclass(frozen=True, slots=True)
class Wait:
    """Nobody waits for an answer to a question any longer."""

    ask: int
    at: int


def patience(table: Table) -> int:
    timing = table.header.timing
    if timing.is_slow:
        return SLOW
    return LIVE if timing.is_on else UNTIMED


def deadlines(table: Table) -> list[Flag | Wait]:
    """All that the house has to be awake for."""
    out: list[Flag | Wait] = []
    if table.reason is None and table.asking is not None:
        index = table.asking.index
        out.append(Wait(index, table.entries[index].time + 1000 * patience(table)))
    for seat in table.waits:
        face = table.clocks.faces[seat]
        if face is not None and face.ends is not None:
            out.append(Flag(seat, table.match.decision(seat), face.ends))
    return out
