"""Who has been away for long, by this process's own clock, wherever their connections are.

Every process leaves a beat at the seats it has connections of; a beat that changes means that
somebody is there, so the clocks of different machines are never compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tafelrunde.table.message import Attend
from tafelrunde.table.storage import Storage
from tafelrunde.table.table import RUNNING, Table
from tafelrunde.table.watch import Room

Clock = Callable[[], float]

ABSENCE: Final = 120.0  # seconds without a connection
BEAT: Final = 30.0  # seconds between two beats


def is_played(table: Table) -> bool:
    return table.reason is None and table.state == RUNNING


class Attendance:
    def __init__(self, storage: Storage, clock: Clock) -> None:
        self.storage = storage
        self.clock = clock
        self._beaten = -BEAT  # when

    async def look(self, rooms: Iterable[Room]) -> list[tuple[Room, Attend]]:
        """What is new, at the tables that somebody looks at."""
        looked_at = [room for room in rooms if room.watches and is_played(room.table)]
        if not looked_at:
            return []
        await self._hear(looked_at)
        out = [(room, one) for room in looked_at for one in self._news(room)]
        await self._beat(looked_at)
        return out

    async def _hear(self, rooms: list[Room]) -> None:
        """Who is here, who is where another process listens."""
        beats = await self.storage.beats([room.table.header.id for room in rooms])
        now = self.clock()
        for room in rooms:
            here = room.presence().seats
            for seat, holder in enumerate(room.table.holders):
                beat = beats[room.table.header.id, seat]
                elsewhere = room.beats.get(seat, beat) != beat
                room.beats[seat] = beat
                if holder.is_person and (seat in here or elsewhere or holder.key not in room.seen):
                    room.seen[holder.key] = now

    def _news(self, room: Room) -> Iterable[Attend]:
        table, now = room.table, self.clock()
        for seat, holder in enumerate(table.holders):
            if not holder.is_person:
                continue
            here = now - room.seen[holder.key] < ABSENCE
            if here == (seat in table.absent):
                yield Attend(seat, here, table.last)

    async def _beat(self, rooms: list[Room]) -> None:
        now = self.clock()
        here = [(room, seat) for room in rooms for seat in sorted(room.presence().seats)]
        if not here or now - self._beaten < BEAT:
            return
        self._beaten = now
        await self.storage.beat([(room.table.header.id, seat) for room, seat in here])
        for room, seat in here:
            room.beats[seat] += 1
