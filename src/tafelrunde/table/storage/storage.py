"""Tables in the database: written whole or not at all, and read back."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.schema import CreateTable, DropTable

from tafelrunde.table.keys import Keys
from tafelrunde.table.match.entry import Entry, Kept
from tafelrunde.table.match.judge import Said
from tafelrunde.table.match.table import OVER, Judgement, Table
from tafelrunde.table.storage.database import connect, connect_writer, migrate, opened
from tafelrunde.table.storage.health import Health
from tafelrunde.table.storage.rows import (
    ChatLine,
    chat_line,
    entry_row,
    header_of,
    kept_bytes,
    kept_of,
    last_of,
    listed,
    read_entries,
    read_orders,
    read_time,
    seat_row,
    table_row,
)
from tafelrunde.table.storage.schema import CHAT, ENTRIES, SEATS, TABLES, now, trial_table
from tafelrunde.table.storage.wire import new_process, tell_with
from tafelrunde.table.storage.writer import Conflict, Stamp, Write, Writer

TRIES = 20  # at the next number of a chat
BEAT = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of"), SEATS.c.seat == bindparam("at"))
    .values(beat=SEATS.c.beat + 1)
)
TRIAL = "x" * 30_000
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")  # of a table; some databases fail at other characters


class Storage:
    def __init__(self, url: str, keys: Keys, stamp: Stamp | None = None) -> None:
        self.stamp = stamp
        self.engine = connect(url)
        self.keys = keys
        self.health = Health()
        self.process = new_process()
        self.writer = Writer(connect_writer(url), self.health, self.process, stamp)

    async def start(self) -> None:
        await migrate(self.engine, self.keys)
        await self.try_key()

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with self.health.watch("reading"):
            async with opened(self.engine) as connection:
                yield connection

    # trying

    async def try_key(self) -> None:
        """Whether it is the one that sealed what is there."""
        newest = select(TABLES.c.id, TABLES.c.sealed).order_by(TABLES.c.created.desc()).limit(1)
        async with self.reading() as connection:
            for id, sealed in await connection.execute(newest):
                self.keys.open(sealed, id)

    async def try_reading(self) -> None:
        async with self.reading() as connection:
            await connection.execute(select(TABLES.c.id).limit(1))

    async def try_writing(self) -> None:
        """Some pages that nobody keeps."""
        await self.writer.run(write_trial)

    async def try_again(self) -> None:
        """What failed last; so it is known when it works again, even if nobody plays."""
        if "reading" in self.health.failing:
            await self.try_reading()
        if "writing" in self.health.failing:
            await self.try_writing()

    # writing

    async def create(self, table: Table, judgement: Judgement, was: Sequence[int | None]) -> None:
        """A new table, its seats and first entries."""
        header, entries, after = table.header, judgement.entries, table.after(judgement)
        seats = [
            {"table_id": header.id, "seat": entry.seat, "was": old, **seat_row(entry)}
            for entry, old in zip(entries, was)
        ]
        row = table_row(header, self.keys)
        row |= {"secret": header.secret} if after[0] == OVER else {}
        row |= {"kept": self._kept(header.id, judgement)}

        def write(connection: Connection) -> None:
            time = read_time(connection)
            connection.execute(insert(TABLES), row | {"created": time} | listed(*after, time))
            connection.execute(insert(SEATS), seats)
            rows = [entry_row(header.id, entry, time) for entry in entries]
            connection.execute(insert(ENTRIES), rows)

        await self.writer.run(write)

    async def append(self, table: Table, judgement: Judgement) -> list[Entry]:
        """All entries of a message, or none; as they were written. Conflict: somebody was first."""
        header, after = table.header, table.after(judgement)
        secret = header.secret if after[0] == OVER else b""
        kept = self._kept(header.id, judgement)
        write = Write(header.id, judgement.entries, *after, secret, kept)
        time = await self.writer.append(write)
        return [replace(entry, time=time) for entry in judgement.entries]

    def _kept(self, id: str, judgement: Judgement) -> bytes:
        if judgement.match is None:
            return b""
        kept = Kept(judgement.entries[-1].index, judgement.match.state.to_dict())
        return kept_bytes(id, kept, self.keys)

    async def keep(self, table: Table) -> None:
        """The position of a table from before they were kept, unless it was played at since."""
        kept = kept_bytes(table.header.id, Kept(table.last, table.match.state.to_dict()), self.keys)
        none = (TABLES.c.id == table.header.id) & (func.length(TABLES.c.kept) == 0)
        change = update(TABLES).where(none).values(kept=kept)
        await self.writer.run(lambda connection: connection.execute(change).close())

    async def say(self, id: str, message: str, said: Said) -> ChatLine:
        """One more line of chat; the first one again, if the message was there before."""
        for _ in range(TRIES):
            try:
                return await self.writer.run(lambda c: self._write_line(c, id, message, said))
            except Conflict:
                continue
        raise Conflict

    async def order(self, table: Table, seat: int, orders: frozenset[str]) -> None:
        id, key = table.header.id, table.holders[seat].key
        own = (SEATS.c.table_id == id) & (SEATS.c.seat == seat)

        def write(connection: Connection) -> None:
            text = " ".join([key, *sorted(orders)])
            connection.execute(update(SEATS).where(own).values(orders=text))
            tell_with(connection, self.process, "order", id)

        await self.writer.run(write)

    def _write_line(self, connection: Connection, id: str, message: str, said: Said) -> ChatLine:
        line = write_line(connection, id, message, said)
        tell_with(connection, self.process, "talk", id, line.number)
        return line

    async def remove(self, id: str, changed: int) -> bool:
        """Unless somebody has done something there since; whether it is gone."""

        def erase(connection: Connection) -> bool:
            still = select(TABLES.c.changed).where(TABLES.c.id == id).with_for_update()
            if connection.execute(still).scalar_one_or_none() != changed:
                return False
            later = update(TABLES).where(TABLES.c.rematch_of == id)
            connection.execute(later.values(rematch_of=None))
            connection.execute(delete(TABLES).where(TABLES.c.id == id))
            return True

        return await self.writer.run(erase)

    async def beat(self, seats: Sequence[tuple[str, int]]) -> None:
        """A sign of life at these seats, given by table and seat."""
        rows = [{"of": id, "at": seat} for id, seat in seats]
        await self.writer.run(lambda connection: connection.execute(BEAT, rows).close())

    # reading

    async def changed(self, id: str) -> int:
        """When somebody last did something there, in milliseconds."""
        wanted = select(TABLES.c.changed).where(TABLES.c.id == id)
        async with self.reading() as connection:
            return int((await connection.execute(wanted)).scalar_one_or_none() or 0)

    async def beats(self, ids: Sequence[str]) -> dict[tuple[str, int], int]:
        wanted = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.beat)
        async with self.reading() as connection:
            rows = await connection.execute(wanted.where(SEATS.c.table_id.in_(ids)))
            return {(id, seat): beat for id, seat, beat in rows}

    async def now(self) -> int:
        """The time that entries are written with, in milliseconds."""
        if self.stamp is not None:
            return self.stamp()
        async with self.reading() as connection:
            return int((await connection.execute(select(now()))).scalar_one())

    async def rematch_of(self, id: str) -> str | None:
        async with self.reading() as connection:
            wanted = select(TABLES.c.id).where(TABLES.c.rematch_of == id)
            return (await connection.execute(wanted)).scalar_one_or_none()

    async def was(self, id: str, seat: int) -> int | None:
        """The seat, in a rematch, of whoever had this one before."""
        wanted = select(SEATS.c.seat).where(SEATS.c.table_id == id, SEATS.c.was == seat)
        async with self.reading() as connection:
            return (await connection.execute(wanted)).scalar_one_or_none()

    async def load(self, id: str) -> Table | None:
        if not ID.fullmatch(id):
            return None
        async with self.reading() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).one_or_none()
            if row is None:
                return None
            entries = await read_entries(connection, id, -1)
            orders = await read_orders(connection, id)
        table = Table(header_of(row, self.keys), entries, row.state)
        table.order(orders)
        kept = kept_of(id, row.kept, self.keys)
        if table.reason is not None and kept is not None:
            table.show(kept)
        return table

    async def orders(self, id: str) -> dict[str, frozenset[str]]:
        """Standing orders, by the hash of the key of whoever gave them."""
        async with self.reading() as connection:
            return await read_orders(connection, id)

    async def entries_after(self, id: str, index: int) -> list[Entry]:
        async with self.reading() as connection:
            return await read_entries(connection, id, index)

    async def chat(self, id: str, after: int = 0) -> list[ChatLine]:
        lines = select(CHAT).where(CHAT.c.table_id == id, CHAT.c.number > after)
        async with self.reading() as connection:
            rows = await connection.execute(lines.order_by(CHAT.c.number))
            return [chat_line(row) for row in rows]

    async def lasts(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The last entry and the last line of chat of each table."""
        entries = last_of(ENTRIES.c.table_id, ENTRIES.c.index, ids)
        chats = last_of(CHAT.c.table_id, CHAT.c.number, ids)
        async with self.reading() as connection:
            last: dict[str, int] = dict((await connection.execute(entries)).all())
            said: dict[str, int] = dict((await connection.execute(chats)).all())
        return {id: (index, said.get(id, 0)) for id, index in last.items()}


# in the writer's thread


def write_trial(connection: Connection) -> None:
    trial = trial_table()
    connection.execute(CreateTable(trial))
    connection.execute(insert(trial), {"text": TRIAL})
    connection.execute(DropTable(trial))


def write_line(connection: Connection, id: str, message: str, said: Said) -> ChatLine:
    first = select(CHAT).where(CHAT.c.table_id == id, CHAT.c.message == message)
    found = connection.execute(first).one_or_none()
    if found is not None:
        return chat_line(found)
    last = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == id)
    number = (connection.execute(last).scalar() or 0) + 1
    time = read_time(connection)
    row = {"table_id": id, "number": number, "seat": said.seat, "name": said.name}
    row |= {"text": said.text, "message": message, "time": time}
    connection.execute(insert(CHAT), row)
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(changed=time))
    return ChatLine(number, said.seat, said.name, said.text, time)
