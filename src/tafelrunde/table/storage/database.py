"""The engine: SQLite in one file, synced before anyone is told, or another database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from tafelrunde.table.keys import Keys

T = TypeVar("T")
# what a pool cannot do becomes an error of whoever asked; its own lines say it a second time
logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
BUSY_MS = 30_000
ASKING = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
WRITING = {"sqlite+aiosqlite": "sqlite"}  # where the writer's is another one
CONNECTING = "10"  # seconds, unless the address says something else
HALTED = 20_000  # milliseconds: what a process that hangs has half written is undone then
MIGRATING = 0x7AFE1  # a lock of this number, in PostgreSQL
PRAGMAS = (
    f"PRAGMA busy_timeout={BUSY_MS}",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA secure_delete=ON",  # what is erased is overwritten
)


def read_url(url: str) -> URL:
    """With the driver that is used here: `postgresql://…` names none."""
    plain = make_url(url)
    if plain.get_backend_name() in ASKING:
        own = {
            "connect_timeout": CONNECTING,
            "options": f"-c idle_in_transaction_session_timeout={HALTED}",
        }
        plain = plain.set(query={**own, **plain.query})
    return plain.set(drivername=ASKING.get(plain.drivername, plain.drivername))


def is_shared(url: str) -> bool:
    """Whether several processes may serve this database."""
    return read_url(url).get_backend_name() == "postgresql"


def connect(url: str) -> AsyncEngine:
    """A server that was started again is asked by new connections: each is tried before use."""
    engine = create_async_engine(read_url(url), pool_pre_ping=is_shared(url))
    listen(engine.sync_engine)
    return engine


def connect_writer(url: str) -> Engine:
    """One connection, used by one thread."""
    plain = read_url(url)
    driver = WRITING.get(plain.drivername, plain.drivername)
    engine = create_engine(
        plain.set(drivername=driver), pool_size=1, max_overflow=0, pool_pre_ping=is_shared(url)
    )
    listen(engine)
    return engine


def connect_wire(url: str) -> AsyncEngine:
    """For the two connections by which processes speak to each other; nothing is kept."""
    return create_async_engine(read_url(url), isolation_level="AUTOCOMMIT", poolclass=NullPool)


@asynccontextmanager
async def opened(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection for a while; nobody who is called off leaves it half opened or half closed."""
    opening = asyncio.create_task(engine.connect().start())
    try:
        await whole(opening)
        yield opening.result()
    finally:
        if opening.exception() is None:
            await whole(asyncio.create_task(opening.result().close()))


async def whole(task: asyncio.Task[T]) -> None:
    """Wait for its end, whichever; who is called off meanwhile is so afterwards."""
    off: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            off = error
    if not task.cancelled():
        task.exception()  # looked at: who wants to know asks for it
    if off is not None:
        raise off


def listen(engine: Engine) -> None:
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare)
        event.listen(engine, "begin", begin)


def prepare(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # `begin` below says BEGIN, not the driver
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin(connection: Connection) -> None:
    """A writer takes the file's write lock at once: one that began reading might never get it."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def migrate(engine: AsyncEngine, keys: Keys) -> None:
    """Bring the database to the newest shape; nothing happens if it is there already."""
    async with opened(engine) as plain:
        connection = await plain.execution_options(writes=True)
        async with connection.begin():
            if engine.dialect.name == "postgresql":  # one process at a time, as SQLite has it
                await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            await connection.run_sync(upgrade, keys)


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


async def is_newest(engine: AsyncEngine) -> bool:
    """Whether the database has the shape that is known here."""
    async with opened(engine) as connection:
        found = await connection.run_sync(
            lambda plain: MigrationContext.configure(plain).get_current_revision()
        )
    return found == ScriptDirectory.from_config(migrations()).get_current_head()


def upgrade(connection: Connection, keys: Keys) -> None:
    config = migrations()
    config.attributes["connection"] = connection
    config.attributes["keys"] = keys  # secrets from before are sealed
    command.upgrade(config, "head")
