"""Who looks at a table, and how they hear that something has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from types import TracebackType
from typing import NamedTuple

from tafelrunde.bots.mind import Mind
from tafelrunde.table.match.deadline import Deadline
from tafelrunde.table.match.standing import Due
from tafelrunde.table.match.table import Table

Job = tuple[int, int, int] | Due | Deadline  # a bot's seat, since, decision; or what is due


@dataclass(frozen=True, slots=True)
class Change:
    """Where the table stands now; several changes in a row are told as one."""

    index: int  # of the last entry
    chat: int  # number of the last line


class Presence(NamedTuple):
    seats: frozenset[int]
    watching: int  # without a seat


@dataclass(eq=False, slots=True)
class Room:
    """A table in memory, with those who watch it and the bots that think about it."""

    table: Table
    chat: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watches: set[Watch] = field(default_factory=set)
    jobs: dict[Job, asyncio.Task[None]] = field(default_factory=dict)
    minds: dict[tuple[int, int], Mind] = field(default_factory=dict)  # of bots: seat, since when
    due: dict[Due, float] = field(default_factory=dict)  # when each answer is, by the house's clock
    seen: dict[str, float] = field(default_factory=dict)  # a person's key, hashed → when last
    changed: int = 0  # when somebody last did something, in milliseconds
    loaded: int = 0  # since when this process has it, likewise
    gone: frozenset[int] = frozenset()  # seats of persons who are missed, as it was told
    beats: dict[int, int] = field(default_factory=dict)  # seat → the last one heard
    elsewhere: dict[str, Presence] = field(default_factory=dict)  # process → whom it sees
    shown: Callable[[Room], None] | None = None  # called when somebody may have come or gone

    @property
    def is_idle(self) -> bool:
        return not (self.watches or self.jobs or self.lock.locked())

    def tell(self) -> None:
        for watch in self.watches:
            watch.wake()
        if self.shown is not None:
            self.shown(self)

    def tell_seat(self, seat: int) -> None:
        """Only the pages of one seat."""
        for watch in self.watches:
            if watch.seat == seat:
                watch.wake()

    def presence(self) -> Presence:
        """Who is connected to this process."""
        seats = [watch.seat for watch in self.watches]
        return Presence(frozenset(s for s in seats if s is not None), seats.count(None))

    def everybody(self) -> Presence:
        """Who is connected to any process."""
        all = [self.presence(), *self.elsewhere.values()]
        return Presence(
            frozenset().union(*[one.seats for one in all]), sum(one.watching for one in all)
        )


class Watch:
    """One pair of eyes, of a seat or of a spectator; present while the `with` block lasts."""

    def __init__(self, room: Room, seat: int | None) -> None:
        self.room = room
        self.seat = seat
        self._has_changed = False
        self._waits: asyncio.Future[None] | None = None

    def wake(self) -> None:
        self._has_changed = True
        if self._waits is not None and not self._waits.done():
            self._waits.set_result(None)

    async def next(self) -> Change:
        """Wait until entries, chat or presence are others than at the last call."""
        while not self._has_changed:
            self._waits = asyncio.get_running_loop().create_future()
            await self._waits
        self._has_changed, self._waits = False, None
        return Change(self.room.table.last, self.room.chat)

    def __enter__(self) -> Watch:
        self.room.watches.add(self)
        self.room.tell()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.room.watches.discard(self)
        self.room.tell()
