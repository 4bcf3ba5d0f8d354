"""The server's key in the database itself, for several processes that are given none.

It is needed before anything else is read, so it has a table that no migration knows.
"""

from __future__ import annotations

import secrets
from typing import Final

import sqlalchemy as sa

from tafelrunde.table.storage.database import MIGRATING, connect, opened

LENGTH: Final = 32  # bytes
SETTINGS: Final = sa.Table(
    "settings",
    sa.MetaData(),
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)
KEY: Final = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == "key")


async def shared_key(url: str) -> bytes:
    """Made by whichever process comes first."""
    engine = connect(url)
    try:
        async with opened(engine) as connection, connection.begin():
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            await connection.run_sync(SETTINGS.create, checkfirst=True)
            found = await connection.scalar(KEY)
            if found is None:
                found = secrets.token_bytes(LENGTH)
                await connection.execute(sa.insert(SETTINGS), {"name": "key", "value": found})
            return bytes(found)
    finally:
        await engine.dispose()
