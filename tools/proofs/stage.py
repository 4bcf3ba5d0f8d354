"""Where a proof about faults takes place: a database, servers on it, tables, people; and what must
be true of them at any time.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sqlalchemy import select

from tafelrunde.table.keys import Keys
from tafelrunde.table.storage.database import connect_writer
from tafelrunde.table.storage.schema import ENTRIES
from tafelrunde.table.storage.storage import Storage
from tools.proofs.laying import KEY, KINDS, Kind, Laid, lay
from tools.proofs.people import Person, Tally, Troubles
from tools.proofs.servers import Nursery, Server

FEWEST = 10  # actions that have to be acknowledged, or nothing was proved
STUCK = 60.0  # seconds in which something has to happen at every table
ROUNDS = 4  # tables laid for each kind; whoever is done goes to the next


@dataclass
class Stage:
    nursery: Nursery
    url: str
    size: int = 1  # servers on the same database
    bots: int = 0  # processes in which the bots of one server think; 0: a thread
    kinds: Sequence[Kind] = KINDS
    rounds: int = ROUNDS
    troubles: Troubles = field(default_factory=Troubles)
    tally: Tally = field(default_factory=Tally)
    servers: list[Server] = field(default_factory=list)
    laid: list[Laid] = field(default_factory=list)
    people: dict[str, list[Person]] = field(default_factory=dict)  # by table, those who play now
    starts: list[float] = field(default_factory=list)
    kills: int = 0
    _slots: list[asyncio.Task[None]] = field(default_factory=list)

    async def open(self) -> None:
        self.laid = await lay(self.url, list(self.kinds) * self.rounds)
        for _ in range(self.size):
            self.servers.append(self.nursery.serve(self.url, bots=self.bots))
        for server in self.servers:
            await asyncio.to_thread(server.wait)
        for slot in range(len(self.kinds)):
            tables = self.laid[slot :: len(self.kinds)]
            self._slots.append(asyncio.create_task(self._play(tables)))

    async def _play(self, tables: Sequence[Laid]) -> None:
        ports = [server.port for server in self.servers]
        for laid in tables:
            people = [
                Person(laid, person, ports, self.tally, self.troubles) for person in laid.people
            ]
            self.people[laid.id] = people
            await asyncio.gather(*[person.play() for person in people])
            del self.people[laid.id]

    # faults

    async def kill(self, which: int = 0) -> None:
        """At once and without a word; another one takes its place."""
        server = self.servers[which]
        server.end(signal.SIGKILL)
        self.kills += 1
        self.check()
        self.servers[which] = self.nursery.serve(self.url, server.port, bots=self.bots)
        self.starts.append(await asyncio.to_thread(self.servers[which].wait))

    async def more(self, answers: int, seconds: float = STUCK) -> None:
        """Until so many actions more were acknowledged."""
        before = len(self.tally.acked)
        await self.until(lambda: len(self.tally.acked) >= before + answers, "play goes on", seconds)

    @property
    def is_playing(self) -> bool:
        return any(not slot.done() for slot in self._slots)

    async def until(self, is_so: Callable[[], bool], what: str, seconds: float = STUCK) -> bool:
        end = time.monotonic() + seconds
        while not is_so() and self.is_playing:
            if time.monotonic() > end:
                self.tally.fault(f"{what}: not within {seconds:.0f} s")
                return False
            await asyncio.sleep(0.02)
        return True

    # what must be true

    def rows(self) -> dict[str, list[tuple[int, str, int]]]:
        """Index, message and part of all entries, by table."""
        out: defaultdict[str, list[tuple[int, str, int]]] = defaultdict(list)
        engine = connect_writer(self.url)
        c = ENTRIES.c
        wanted = select(c.table_id, c.index, c.message, c.part).order_by(c.table_id, c.index)
        with engine.connect() as connection:
            for id, *rest in connection.execute(wanted):
                out[id].append((rest[0], rest[1], rest[2]))
        engine.dispose()
        return out

    def check(self) -> dict[str, int]:
        """Every acknowledged action is there once and whole, no entry is missing; the last ones."""
        found: defaultdict[tuple[str, str], list[tuple[int, int]]] = defaultdict(list)
        last: dict[str, int] = {}
        for id, rows in self.rows().items():
            if [index for index, _, _ in rows] != list(range(len(rows))):
                self.tally.fault(f"entries of table {id} are missing or doubled")
            last[id] = len(rows) - 1
            for index, message, part in rows:
                found[id, message].append((index, part))
        for name, index in self.tally.acked.items():
            got = found.get(name, [])
            if not got:
                self.tally.fault(f"{name} was acknowledged and is lost")
            elif [part for _, part in got] != list(range(len(got))) or got[-1][0] != index:
                self.tally.fault(f"{name} was acknowledged as {index} and is written as {got}")
        return last

    async def all_move(self) -> None:
        """Something happens at every table that is not over."""
        playing = set(self.people)
        before = self.check()
        end = time.monotonic() + STUCK
        while True:
            now = {id: len(rows) - 1 for id, rows in self.rows().items()}
            stuck = [id for id in playing & set(self.people) if now[id] <= before[id]]
            if not stuck:
                return
            if time.monotonic() > end:
                for id in stuck:
                    game = next(laid.kind.game for laid in self.laid if laid.id == id)
                    self.tally.fault(f"table {id} ({game}) is stuck at {now[id]}")
                return
            await asyncio.sleep(0.25)

    async def close(self) -> None:
        """Everybody falls silent; all see the same, and every table can be played again."""
        people = [person for group in self.people.values() for person in group]
        for person in people:
            person.is_quiet = True
        await self.until(lambda: all(p.pending is None for p in people), "all are answered")
        for _ in range(100):
            last = self.check()
            behind = [
                f"{p.person} at {p.laid.id}" for p in people
                if p.laid.id not in self.tally.over
                and self.tally.seen.get((p.laid.id, p.person), -1) < last[p.laid.id]
            ]  # fmt: skip
            if not behind:
                break
            await asyncio.sleep(0.1)
        for one in behind:
            self.tally.fault(f"{one} does not see what is written")
        if len(self.tally.acked) < FEWEST:
            self.tally.fault(f"only {len(self.tally.acked)} actions were acknowledged")
        for slot in self._slots:
            slot.cancel()
        await asyncio.gather(*self._slots, return_exceptions=True)
        for server in self.servers:
            server.end(signal.SIGTERM)
        await self.replay()

    async def replay(self) -> None:
        storage = Storage(self.url, Keys(KEY))
        for laid in self.laid:
            table = await storage.load(laid.id)
            if table is None or table.reason is not None:
                self.tally.fault(f"table {laid.id} cannot be played again")
        await storage.close()
