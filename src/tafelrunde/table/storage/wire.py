"""The wire between the processes of one PostgreSQL database: what one says, all others hear.

What is said is not kept: whoever was away asks the tables themselves.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Final, Protocol, cast

from sqlalchemy import Connection, Select, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.table.storage.database import connect_wire, opened

LOG = logging.getLogger(__name__)
CHANNEL: Final = "tafelrunde"
LARGEST: Final = 7_900  # bytes; PostgreSQL takes less than 8000
SILENT: Final = 10.0  # seconds without a word until the wire is tried
ANSWERING: Final = 5.0  # seconds for an answer to that
AGAIN: Final = 1.0  # seconds until a broken wire is laid again
FAILS: Final = (SQLAlchemyError, OSError, TimeoutError)

Hear = Callable[[str, Sequence[object]], None]  # which process, what it says


class Notice(Protocol):
    payload: str


class Driver(Protocol):
    """What of the driver's own connection is used here."""

    def notifies(self, *, timeout: float) -> AsyncIterator[Notice]: ...
    async def execute(self, query: str) -> object: ...


def said(process: str, words: Sequence[object]) -> str:
    return f"{process} {json.dumps(words, separators=(',', ':'))}"


def notifying(text: str) -> Select[str]:
    return select(func.pg_notify(CHANNEL, text))


def tell_with(connection: Connection, process: str, *words: object) -> None:
    """Said when, and only if, the transaction is kept; SQLite has nobody to tell."""
    if connection.dialect.name == "postgresql":
        connection.execute(notifying(said(process, words)))


class Wire:
    """One connection that listens, and one that speaks and holds what this process has claimed."""

    def __init__(self, url: str, process: str, hear: Hear, back: Callable[[], None]) -> None:
        self.process = process
        self.hear = hear
        self.back = back  # called when nothing that is said from now on is missed
        self.is_up = False
        self._engine = connect_wire(url)
        self._speaking: AsyncConnection | None = None
        self._lock = asyncio.Lock()
        self._asking: set[asyncio.Task[object]] = set()
        self._listening = asyncio.create_task(self._listen())

    async def stop_listening(self) -> None:
        self._listening.cancel()
        with suppress(asyncio.CancelledError):
            await self._listening

    async def close(self) -> None:
        await self.stop_listening()
        while self._asking:
            await asyncio.wait(self._asking)
        async with self._lock:
            await self._hang_up()
        await self._engine.dispose()

    # listening

    async def _listen(self) -> None:
        while True:
            try:
                async with opened(self._engine) as connection:
                    await self._hear_all(await driver_of(connection))
            except Exception as error:  # the driver's own ones are no SQLAlchemyErrors here
                if self.is_up:
                    LOG.warning("the wire to other processes is broken: %r", error)
            self.is_up = False
            await asyncio.sleep(AGAIN)

    async def _hear_all(self, driver: Driver) -> None:
        await driver.execute(f"LISTEN {CHANNEL}")
        self.is_up = True
        self.back()
        while True:
            async for notice in driver.notifies(timeout=SILENT):
                self._hear(notice.payload)
            async with asyncio.timeout(ANSWERING):
                await driver.execute("SELECT 1")

    def _hear(self, text: str) -> None:
        process, _, rest = text.partition(" ")
        if process == self.process:
            return
        try:
            words = json.loads(rest)
            self.hear(process, words)
        except (ValueError, TypeError, KeyError, IndexError):
            LOG.warning("another process says “%s”, which is nothing", text[:80])

    # speaking

    async def say(self, *words: object) -> None:
        """Whether anybody hears it or not."""
        text = said(self.process, words)
        assert len(text.encode()) <= LARGEST, text[:80]
        await self._ask(notifying(text))

    async def claim(self, name: str) -> bool:
        """Whether this process has it from now on, and no other one."""
        what = select(func.pg_try_advisory_lock(func.hashtextextended(name, 0)))
        asking = self._begin(self._answer(what))
        try:
            return await asyncio.shield(asking) is True
        except asyncio.CancelledError:  # nobody would release it
            self._begin(self._return(asking, name))
            raise

    async def _return(self, asking: asyncio.Task[object], name: str) -> None:
        if await asking is True:
            await self.release(name)

    async def release(self, name: str) -> None:
        """The claims of a process that ends are released by the database."""
        await self._ask(select(func.pg_advisory_unlock(func.hashtextextended(name, 0))))

    async def _ask(self, what: Select[str] | Select[bool]) -> object:
        return await asyncio.shield(self._begin(self._answer(what)))

    def _begin(self, work: Coroutine[None, None, object]) -> asyncio.Task[object]:
        """Done whole, even if whoever waits for it is called off."""
        task = asyncio.create_task(work)
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        return task

    async def _answer(self, what: Select[str] | Select[bool]) -> object:
        async with self._lock:
            try:
                if self._speaking is None:
                    self._speaking = await self._engine.connect()
                return await self._speaking.scalar(what)
            except FAILS:
                await self._hang_up()
                return None

    async def _hang_up(self) -> None:
        connection, self._speaking = self._speaking, None
        if connection is not None:
            with suppress(*FAILS):
                await connection.close()


async def driver_of(connection: AsyncConnection) -> Driver:
    raw = await connection.get_raw_connection()
    return cast(Driver, raw.driver_connection)


def new_process() -> str:
    return token_hex(8)
