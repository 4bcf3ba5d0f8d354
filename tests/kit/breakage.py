"""Databases that fail: with the driver's own errors, and only as long as a test wants."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection, QueuePool

from tafelrunde.table.storage.storage import Storage

ROOM = 1_000_000_000  # pages


class Breakage:
    """Says a pragma to each connection that is taken out of the pool."""

    def __init__(self, storage: Storage) -> None:
        self.pragma = "user_version"
        for engine in (storage.engine.sync_engine, storage.writer.engine):
            event.listen(engine, "checkout", self.take_out)

    def take_out(
        self, connection: DBAPIConnection, entry: ConnectionPoolEntry, proxy: PoolProxiedConnection
    ) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {self.pragma}")
        cursor.close()

    @contextmanager
    def unwritable(self) -> Iterator[None]:
        """Every write is refused, every read goes on."""
        self.pragma = "query_only = ON"
        yield
        self.pragma = "query_only = OFF"

    @contextmanager
    def full(self) -> Iterator[None]:
        """The file grows by no page more."""
        self.pragma = "max_page_count = 1"
        yield
        self.pragma = f"max_page_count = {ROOM}"


@asynccontextmanager
async def lost(storage: Storage, path: Path) -> AsyncIterator[None]:
    """Something else lies where the file was."""
    await close_all(storage)
    kept = path.rename(path.with_suffix(".kept"))
    path.write_bytes(b"this is no database" * 100)
    yield
    await close_all(storage)
    kept.rename(path)


async def close_all(storage: Storage) -> None:
    """All connections, once nobody uses one."""
    pools = (storage.engine.pool, storage.writer.engine.pool)
    for pool in pools:
        assert isinstance(pool, QueuePool)
        while pool.checkedout():
            await asyncio.sleep(0.001)
    await storage.engine.dispose()
    storage.writer.engine.dispose()
