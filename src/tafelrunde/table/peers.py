"""The other processes that serve the same database: what they wrote, whom they see, what clients
spent there. Without any, nothing here happens.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final, Protocol

from tafelrunde.table.storage.database import is_shared
from tafelrunde.table.storage.health import StorageError
from tafelrunde.table.storage.wire import Wire
from tafelrunde.table.watch import Presence, Room

LOG = logging.getLogger(__name__)
ALIVE: Final = 5.0  # seconds between two signs of life
GONE: Final = 16.0  # seconds without one until a process counts as gone
GATHERED: Final = 0.05  # seconds in which what is to be said is gathered
MOST: Final = 40  # clients in one message
SILENT: Final = 8  # processes, at most, whose claims nobody waits for

Clock = Callable[[], float]
Spent = Callable[[str, str, float], None]  # which client, on what, how much


class Hears(Protocol):
    """Who acts on what other processes say."""

    async def stirred(self, id: str, index: int, chat: int) -> None:
        """A table has come so far: its last entry and line of talk."""

    async def ordered(self, id: str) -> None:
        """Somebody has given a standing order."""

    async def renew(self, id: str) -> None:
        """What a table was made from is another thing now."""

    async def again(self) -> None:
        """Anything may have happened, anywhere."""


class Doors(Protocol):
    """Who counts the sockets that clients have open."""

    def here(self) -> Mapping[str, int]:
        """Client → how many, in this process."""

    def elsewhere(self, process: str, client: str, count: int) -> None:
        """So many are open there."""

    def lose(self, process: str) -> None:
        """None are open there any more."""


class Peers:
    def __init__(
        self,
        process: str,
        rooms: Mapping[str, Room],
        hears: Hears,
        clock: Clock,
    ) -> None:
        self.process = process
        self.rooms = rooms
        self.hears = hears
        self.clock = clock
        self.heard: dict[str, float] = {}  # process → when
        self.silent: list[str] = []  # it may be stopped, with all it has claimed
        self.spent: Spent | None = None  # told what clients spend elsewhere
        self.doors: Doors | None = None
        self.wire: Wire | None = None
        self._jobs: set[asyncio.Task[None]] = set()
        self._told: dict[str, Presence] = {}  # table → as others know it
        self._to_tell: set[str] = set()
        self._spends: dict[tuple[str, str], float] = {}
        self._opens: set[str] = set()  # clients of whose sockets there is news
        self._speaking = asyncio.Event()

    def start(self, url: str) -> None:
        if is_shared(url):
            self.wire = Wire(url, self.process, self._hear, self._back)
            for job in (self._live(), self._speak()):
                self._keep(job)

    async def close(self) -> None:
        if self.wire is None:
            return
        await self.wire.stop_listening()  # nobody begins anything any more
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        await self.wire.say("bye")
        await self.wire.close()

    def _keep(self, job: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    # what is heard

    def _back(self) -> None:
        """The wire is whole (again): what was said before was missed."""
        self._told.clear()
        self._to_tell |= {id for id, room in self.rooms.items() if room.watches}
        self._keep(self._introduce())

    async def _introduce(self) -> None:
        assert self.wire is not None
        await self.wire.say("alive")
        await self.wire.say("who", "")
        self._speaking.set()
        await self._calmly(self.hears.again)

    def _hear(self, process: str, words: Sequence[object]) -> None:
        self.heard[process] = self.clock()
        if process in self.silent:
            self.silent.remove(process)
            self.ask_for("")  # what was known of it was forgotten
        what, *rest = words
        if what in ("entry", "talk"):
            id, number = str(rest[0]), int(str(rest[1]))
            if id in self.rooms:
                at = (number, 0) if what == "entry" else (-1, number)
                self._keep(self._calmly(self.hears.stirred, id, *at))
        elif what == "order":
            self._keep(self._calmly(self.hears.ordered, str(rest[0])))
        elif what == "anew":
            if str(rest[0]) in self.rooms:
                self._keep(self._calmly(self.hears.renew, str(rest[0])))
        elif what == "here":
            self._heard_here(process, rest)
        elif what == "who":
            self._answer(str(rest[0]))
        elif what == "spent":
            self._heard_spent(rest[0])
        elif what == "open":
            self._heard_open(process, rest[0])
        elif what == "stir":
            if str(rest[0]) in self.rooms:
                self.rooms[str(rest[0])].tell()
        elif what == "bye":
            self._lose(process)

    async def _calmly(self, do: Callable[..., Awaitable[None]], *words: object) -> None:
        try:
            await do(*words)
        except StorageError:
            pass  # the log has it already
        except Exception:
            LOG.exception("cannot take what another process says")

    def _heard_here(self, process: str, rest: Sequence[object]) -> None:
        id, seats, watching = rest
        room = self.rooms.get(str(id))
        if room is None or not isinstance(seats, list):
            return
        found = Presence(frozenset(map(int, seats)), int(str(watching)))
        before = room.elsewhere.pop(process, None)
        if found.seats or found.watching:
            room.elsewhere[process] = found
        if found != (before or Presence(frozenset(), 0)):
            room.tell()

    def _answer(self, id: str) -> None:
        asked = [id] if id else [id for id, room in self.rooms.items() if room.watches]
        for one in asked:
            self._told.pop(one, None)
        self._to_tell.update(asked)
        if self.doors is not None and not id:
            self._opens.update(self.doors.here())
        self._speaking.set()

    def _heard_spent(self, spends: object) -> None:
        if self.spent is None or not isinstance(spends, list):
            return
        for client, kind, cost in spends:
            self.spent(str(client), str(kind), float(cost))

    def _heard_open(self, process: str, opens: object) -> None:
        if self.doors is None or not isinstance(opens, list):
            return
        for client, count in opens:
            self.doors.elsewhere(process, str(client), int(count))

    def _lose(self, process: str) -> None:
        """Who was connected there is not any more; bots there think no further."""
        self.heard.pop(process, None)
        if self.doors is not None:
            self.doors.lose(process)
        for room in self.rooms.values():
            if room.elsewhere.pop(process, None) is not None:
                room.tell()
        self._keep(self._calmly(self.hears.again))

    # what is said

    def show(self, room: Room) -> None:
        """Whoever is at this table now, tell it to the others."""
        if self.wire is None:
            return
        id = room.table.header.id
        if self._told.get(id, Presence(frozenset(), 0)) != room.presence():
            self._to_tell.add(id)
            self._speaking.set()

    def show_open(self, clients: Sequence[str]) -> None:
        """They have opened or closed a socket."""
        if self.wire is not None:
            self._opens.update(clients)
            self._speaking.set()

    def ask_for(self, id: str) -> None:
        """Who is at a table that was loaded now; "": at all of them."""
        if self.wire is not None:
            self._keep(self._calmly(self.wire.say, "who", id))

    def stir(self, id: str) -> None:
        """Something about a table is new that is none of its entries."""
        if self.wire is not None:
            self._keep(self._calmly(self.wire.say, "stir", id))

    def spend(self, client: str, kind: str, cost: float) -> None:
        if self.wire is not None and self.heard:
            key = (client, kind)
            self._spends[key] = self._spends.get(key, 0.0) + cost
            self._speaking.set()

    async def _speak(self) -> None:
        assert self.wire is not None
        while True:
            await self._speaking.wait()
            await asyncio.sleep(GATHERED)
            self._speaking.clear()
            for id in list(self._to_tell):
                self._to_tell.discard(id)
                if id in self.rooms:
                    now = self._told[id] = self.rooms[id].presence()
                    await self.wire.say("here", id, sorted(now.seats), now.watching)
            spends, self._spends = list(self._spends.items()), {}
            for start in range(0, len(spends), MOST):
                some = [[c[:64], k, round(n, 3)] for (c, k), n in spends[start : start + MOST]]
                await self.wire.say("spent", some)
            opens, self._opens = sorted(self._opens), set()
            here = self.doors.here() if self.doors is not None else {}
            for start in range(0, len(opens), MOST):
                counts = [[c[:64], here.get(c, 0)] for c in opens[start : start + MOST]]
                await self.wire.say("open", counts)

    async def _live(self) -> None:
        assert self.wire is not None
        while True:
            await asyncio.sleep(ALIVE)
            await self.wire.say("alive")
            now = self.clock()
            for process in [one for one, at in self.heard.items() if now - at > GONE]:
                self.silent = [*self.silent, process][-SILENT:]
                self._lose(process)

    # who does what

    @asynccontextmanager
    async def claimed(self, name: str) -> AsyncIterator[bool]:
        """Whether it is this process's to do; alone, everything is."""
        if self.wire is None:
            yield True
            return
        mine = await self.wire.claim(name)
        if not mine and self.silent:  # what is thought twice is still taken once
            name = " without ".join([name, *sorted(self.silent)])
            mine = await self.wire.claim(name)
        try:
            yield mine
        finally:
            if mine:
                await self.wire.release(name)
