"""Writing: one thread, one connection; what comes while the disk is busy is written together."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Generic, TypeVar

from sqlalchemy import Connection, Engine, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tafelrunde.table.match.entry import FRIEND, Arrangement, Entry, Kind, read_arrangement
from tafelrunde.table.storage.health import Health
from tafelrunde.table.storage.rows import entry_row, listed, read_time, seat_row
from tafelrunde.table.storage.schema import ENTRIES, SEATS, TABLES
from tafelrunde.table.storage.wire import tell_with

T = TypeVar("T")
Stamp = Callable[[], int]  # a time in milliseconds, instead of the database's


class Conflict(Exception):
    """Another process has written first: read and judge again."""


@dataclass(frozen=True, slots=True, eq=False)
class Write:
    """The entries of one message, and what lists show of the table after them."""

    table: str
    entries: Sequence[Entry]
    state: str
    waits: tuple[int, ...]
    secret: bytes = b""  # of the table's luck, once the match is over
    kept: bytes = b""  # the position, sealed; none: nothing was played


class Job(Generic[T]):
    """Something to be written, and who waits for it."""

    def __init__(self, work: Callable[[Connection], T], write: Write | None = None) -> None:
        self.work = work
        self.write = write  # may go into one transaction with others
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.result: T | None = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)  # type: ignore[arg-type]


Jobs = Sequence["Job[object]"]


class Writer:
    """When somebody is told that something was written, it is on the disk."""

    def __init__(
        self, engine: Engine, health: Health, process: str = "", stamp: Stamp | None = None
    ) -> None:
        self.engine = engine
        self.stamp = stamp
        self.health = health
        self.process = process  # by which others know who wrote
        self._queue: SimpleQueue[Job[object] | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """In a transaction of its own."""
        return await self._wait(Job(work))

    async def append(self, write: Write) -> int:
        """All entries of a message or none; when they were written."""
        return await self._wait(Job(lambda connection: self._write(connection, [write]), write))

    async def _wait(self, job: Job[T]) -> T:
        if self._thread is None:
            self._thread = Thread(target=self._work, name="writer", daemon=True)
            self._thread.start()
        self._queue.put(job)  # type: ignore[arg-type]
        return await job.done

    async def close(self) -> None:
        """Write what was handed over, then stop."""
        self._queue.put(None)
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)
        self.engine.dispose()

    # in the thread

    def _work(self) -> None:
        while (job := self._queue.get()) is not None:
            jobs = [job]
            while not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    self._queue.put(None)  # to be found by the loop above
                    break
                jobs.append(more)
            self._do(jobs)
            jobs[0].done.get_loop().call_soon_threadsafe(tell_all, jobs)

    def _do(self, jobs: Jobs) -> None:
        together = [job for job in jobs if job.write is not None]
        alone = [job for job in jobs if job.write is None]
        self._append_together(together)
        for job in alone:
            self._try(job)

    def _append_together(self, jobs: Jobs) -> None:
        """On a conflict each is written alone, so that only the one that has it hears of it."""
        if len(jobs) < 2:
            for job in jobs:
                self._try(job)
            return
        writes = [job.write for job in jobs if job.write is not None]
        try:
            time = self._transact(lambda connection: self._write(connection, writes))
        except Conflict:
            for job in jobs:
                self._try(job)
        except Exception as error:
            for job in jobs:
                job.error = error
        else:
            for job in jobs:
                job.result = time

    def _write(self, connection: Connection, writes: Sequence[Write]) -> int:
        time = write_all(connection, writes)
        for write in writes:
            last = write.entries[-1].index
            tell_with(connection, self.process, "entry", write.table, last)
        return time

    def _try(self, job: Job[object]) -> None:
        try:
            job.result = self._transact(job.work)
        except Exception as error:
            job.error = error

    def _transact(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.health.watch("writing"), self.engine.connect() as plain:
                connection = plain.execution_options(writes=True, stamp=self.stamp)
                with connection.begin():
                    return work(connection)
        except IntegrityError as error:
            raise Conflict from error


def tell_all(jobs: Jobs) -> None:
    for job in jobs:
        job.tell()


LISTED = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in ("state", "waits", "changed")})
)


KEPT = update(TABLES).where(TABLES.c.id == bindparam("of")).values(kept=bindparam("kept"))


def write_all(connection: Connection, writes: Sequence[Write]) -> int:
    time = read_time(connection)
    rows = [entry_row(write.table, entry, time) for write in writes for entry in write.entries]
    connection.execute(insert(ENTRIES), rows)
    shown = [{"of": write.table} | listed(write.state, write.waits, time) for write in writes]
    connection.execute(LISTED, shown)
    kept = [{"of": write.table, "kept": write.kept} for write in writes if write.kept]
    if kept:
        connection.execute(KEPT, kept)
    for write in writes:
        for entry in write.entries:
            if entry.kind == Kind.SEAT:
                write_seat(connection, write, entry)
            elif entry.kind == Kind.ARRANGE:
                write_arrangement(connection, write, entry)
        if write.secret:
            over = update(TABLES).where(TABLES.c.id == write.table)
            connection.execute(over.values(secret=write.secret))
    return time


def write_arrangement(connection: Connection, write: Write, entry: Entry) -> None:
    """What lists show of it, and whether a free seat is for anybody."""
    new = read_arrangement(entry.text)
    values = {"options": json.dumps(dict(new.options)), "is_open": new.is_open, "undo": new.undo}
    values["timing"] = new.timing.text()
    if new.order:
        values["seats"] = len(new.order)
        write_order(connection, write.table, new)
    connection.execute(update(TABLES).where(TABLES.c.id == write.table).values(values))
    free = (SEATS.c.table_id == write.table) & SEATS.c.seat.in_(new.free)
    connection.execute(update(SEATS).where(free).values(is_open=new.is_open))


def write_order(connection: Connection, table: str, new: Arrangement) -> None:
    """Rows follow their seats."""
    of = SEATS.c.table_id == table
    had = {row.seat: dict(row._mapping) for row in connection.execute(select(SEATS).where(of))}
    fresh = {"table_id": table, "was": None, "beat": 0, "orders": "", "kind": FRIEND.kind.value,
             "name": "", "level": "", "person": "", "is_open": False}  # fmt: skip
    rows = [{**had.get(old, fresh), "seat": seat} for seat, old in enumerate(new.order)]
    connection.execute(delete(SEATS).where(of))
    connection.execute(insert(SEATS), rows)


def write_seat(connection: Connection, write: Write, entry: Entry) -> None:
    one = (SEATS.c.table_id == write.table) & (SEATS.c.seat == entry.seat)
    connection.execute(update(SEATS).where(one).values(seat_row(entry)))
