"""Who has been away for long, by this process's own clock, wherever their connections are.

Every process leaves a beat at the seats it has connections of; a beat that changes means that
somebody is there, so the clocks of different machines are never compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from tafelrunde.table.match.message import Attend
from tafelrunde.table.match.table import RUNNING, Table
from tafelrunde.table.storage.storage import Storage
from tafelrunde.table.watch import Room

Clock = Callable[[], float]
Beats = Mapping[tuple[str, int], int]  # by table and seat

ABSENCE: Final = 120.0  # seconds without a connection
MISSED: Final = 15.0  # seconds until others are told
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
        beats = await self.storage.beats([room.table.header.id for room in looked_at])
        out = [(room, one) for room in looked_at for one in self._news(room, beats)]
        await self._beat(looked_at)
        return out

    def _news(self, room: Room, beats: Beats) -> Iterable[Attend]:
        table = room.table
        there = self._there(room, beats)
        for seat, holder in enumerate(table.holders):
            if not holder.is_person:
                continue
            # nobody is expected to stay at a slow table: there the clock says who is away
            slow = table.header.timing.is_slow
            gone = not slow and self.clock() - room.seen[holder.key] >= ABSENCE
            if seat in there if seat in table.absent else gone:
                yield Attend(seat, seat in there, table.last)

    def _there(self, room: Room, beats: Beats) -> frozenset[int]:
        """The seats whose persons are connected, to this process or another one."""
        now, here = self.clock(), room.presence().seats
        id, known = room.table.header.id, room.beats
        elsewhere = {seat for seat in known if known[seat] != beats[id, seat]}
        for seat, holder in enumerate(room.table.holders):
            known[seat] = beats[id, seat]
            if not holder.is_person:
                continue
            if seat in here or holder.key not in room.seen:
                room.seen[holder.key] = now
            elif seat in elsewhere:
                room.seen[holder.key] = now + BEAT  # so long until we hear no more of them
        return here | elsewhere

    async def _beat(self, rooms: list[Room]) -> None:
        now = self.clock()
        here = [(room, seat) for room in rooms for seat in sorted(room.presence().seats)]
        if not here or now - self._beaten < BEAT:
            return
        self._beaten = now
        await self.storage.beat([(room.table.header.id, seat) for room, seat in here])
        for room, seat in here:
            room.beats[seat] += 1
