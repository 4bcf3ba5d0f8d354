"""When the house has to act by itself: somebody's time is up, a question stays unanswered, a
number unopened, or all are there and the match begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tafelrunde.table.match.table import Table
from tafelrunde.table.match.timing import DAY

UNTIMED: Final = 600  # seconds until a question lapses
LIVE: Final = 60  # where people's time is counted
SLOW: Final = DAY  # where they look in now and then
OPENING: Final = 20  # seconds for pages to open their numbers; they do so by themselves


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


@dataclass(frozen=True, slots=True)
class Opening:
    """The match begins without the numbers that are not open by then."""

    sealed: int  # the entry by which all had sealed
    at: int


@dataclass(frozen=True, slots=True)
class Countdown:
    """All are there, and the match begins if nobody stops it."""

    since: int  # the entry by which they were
    at: int


Deadline = Flag | Wait | Opening | Countdown


def patience(table: Table) -> int:
    timing = table.header.timing
    if timing.is_slow:
        return SLOW
    return LIVE if timing.is_on else UNTIMED


def countdown(table: Table) -> Countdown:
    counting = table.counting
    since = counting.since
    return Countdown(since, table.entries[since].time + 1000 * counting.seconds)


def deadlines(table: Table) -> list[Deadline]:
    """All that the house has to be awake for."""
    out: list[Deadline] = []
    if table.reason is None and table.counting.since >= 0:
        out.append(countdown(table))
    if table.reason is None and table.opening:
        sealed = table.sealing.since
        seconds = SLOW if table.header.timing.is_slow else OPENING
        out.append(Opening(sealed, table.entries[sealed].time + 1000 * seconds))
    if table.reason is None and table.asking is not None:
        index = table.asking.index
        out.append(Wait(index, table.entries[index].time + 1000 * patience(table)))
    for seat in table.waits:
        face = table.clocks.faces[seat]
        if face is not None and face.ends is not None:
            out.append(Flag(seat, table.match.decision(seat), face.ends))
    return out
