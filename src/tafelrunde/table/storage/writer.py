"""Writing: one transaction per message, or, where a database has one writer, per many messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tafelrunde.table.match.entry import Entry, Kind, read_holder
from tafelrunde.table.storage.health import Health
from tafelrunde.table.storage.rows import entry_row, listed, read_time, seat_row
from tafelrunde.table.storage.schema import ENTRIES, SEATS, TABLES


class Conflict(Exception):
    """Another process has written first: read and judge again."""


@dataclass(eq=False, slots=True)
class Write:
    """The entries of one message, and what lists show of the table after them."""

    table: str
    entries: Sequence[Entry]
    state: str
    waits: tuple[int, ...]
    key: str = ""  # of a seat that is taken, or asked for
    time: asyncio.Future[int] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Writer:
    def __init__(self, engine: AsyncEngine, health: Health) -> None:
        self.engine = engine
        self.health = health
        # SQLite has one writer: waiting here is cheaper than waiting in its busy handler
        self._turn = asyncio.Lock() if engine.dialect.name == "sqlite" else None
        self._waiting: list[Write] = []

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """When the block is left, all of it is on the disk."""
        if self._turn is None:
            async with self._begin() as connection:
                yield connection
        else:
            async with self._turn, self._begin() as connection:
                yield connection

    @asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        try:
            with self.health.watch("writing"):
                async with self.engine.connect() as plain:
                    connection = await plain.execution_options(writes=True)
                    async with connection.begin():
                        yield connection
        except IntegrityError as error:
            raise Conflict from error

    async def append(self, write: Write) -> int:
        """All entries of a message or none; when they were written."""
        if self._turn is None:
            async with self._begin() as connection:
                return await write_all(connection, [write])
        self._waiting.append(write)
        async with self._turn:
            if not write.time.done():  # nobody has taken it along
                together, self._waiting = self._waiting, []
                await self._append_together(together)
        return await write.time

    async def _append_together(self, writes: list[Write]) -> None:
        """What came while the disk was busy goes into one transaction; on a conflict, alone."""
        try:
            async with self._begin() as connection:
                time = await write_all(connection, writes)
        except Conflict as error:
            if len(writes) > 1:
                for write in writes:
                    await self._append_together([write])
            else:
                writes[0].time.set_exception(error)
        except Exception as error:
            for write in writes:
                write.time.set_exception(error)
        else:
            for write in writes:
                write.time.set_result(time)


LISTED = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in ("state", "waits", "changed")})
)


async def write_all(connection: AsyncConnection, writes: Sequence[Write]) -> int:
    time = await read_time(connection)
    rows = [entry_row(write.table, entry, time) for write in writes for entry in write.entries]
    await connection.execute(insert(ENTRIES), rows)
    shown = [{"of": write.table} | listed(write.state, write.waits, time) for write in writes]
    await connection.execute(LISTED, shown)
    for write in writes:
        for entry in write.entries:
            if entry.kind == Kind.SEAT:
                await write_seat(connection, write, entry)
            elif entry.kind == Kind.ASK and write.key:
                await write_values(connection, write, entry, {"key": write.key})
    return time


async def write_seat(connection: AsyncConnection, write: Write, entry: Entry) -> None:
    values = seat_row(entry)
    if write.key or not read_holder(entry.text).key:
        values["key"] = write.key
    await write_values(connection, write, entry, values)


async def write_values(
    connection: AsyncConnection, write: Write, entry: Entry, values: dict[str, object]
) -> None:
    one = (SEATS.c.table_id == write.table) & (SEATS.c.seat == entry.seat)
    await connection.execute(update(SEATS).where(one).values(values))
