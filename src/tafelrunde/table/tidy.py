"""Tables that nobody has touched for long are cleared away, and their records written first."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import or_, select

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.table.match.table import OVER, RUNNING, WAITING
from tafelrunde.table.storage.health import StorageError
from tafelrunde.table.storage.schema import TABLES
from tafelrunde.table.storage.storage import Storage

LOG = logging.getLogger(__name__)
DAY: Final = 86_400_000  # milliseconds
USUAL: Final = 90  # days for a room that waits
LONGER: Final = {WAITING: 1, RUNNING: 4, OVER: 12}  # a match is kept longer, a finished one longest
TOLD: Final = 14  # days before, whoever looks is told


@dataclass(frozen=True, slots=True)
class Keep:
    """How long a table stays that nobody touches."""

    days: int = 0  # of a room that waits; 0: all of them for ever

    def of(self, state: str) -> int:
        return self.days * LONGER[state]

    def left(self, state: str, changed: int, now: int) -> int | None:
        """Whole days until it is cleared; None: there is no hurry."""
        if not self.days:
            return None
        left = max(0, -((now - changed - self.of(state) * DAY) // DAY))
        return left if left <= TOLD else None


@dataclass(frozen=True, slots=True)
class Idle:
    """A table whose time is up."""

    id: str
    game: str
    state: str
    changed: int  # when somebody last did something there


async def idle(storage: Storage, keep: Keep, now: int) -> list[Idle]:
    if not keep.days:
        return []
    c = TABLES.c
    late = [(c.state == s) & (c.changed <= now - keep.of(s) * DAY) for s in LONGER]
    wanted = select(c.id, c.game, c.state, c.changed).where(or_(*late)).order_by(c.changed)
    async with storage.reading() as connection:
        return [Idle(*row) for row in await connection.execute(wanted)]


async def export(storage: Storage, one: Idle, folder: Path) -> Path | None:
    """The record as a file; a room where nothing was played has none."""
    table = await storage.load(one.id) if one.state != WAITING else None
    if table is None:
        return None
    text = table.record().text()
    return await asyncio.to_thread(write, folder / f"{one.game}-{one.id}.txt", text)


def write(path: Path, text: str) -> Path:
    """It is on the disk before anything is removed; only its owner reads it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    return path


async def clear(
    storage: Storage,
    found: Sequence[Idle],
    folder: Path,
    is_used: Callable[[str], bool] = lambda id: False,
    cleared: Callable[[str], Awaitable[None]] | None = None,
) -> list[Idle]:
    """Which of them are gone; one that somebody looks at, or that cannot be written, stays."""
    out: list[Idle] = []
    for one in found:
        if is_used(one.id):
            continue
        try:
            await export(storage, one, folder)
        except StorageError:
            raise
        except (OSError, TafelrundeError) as error:
            LOG.warning("table %s stays, as its record cannot be written: %s", one.id, error)
            continue
        if await storage.remove(one.id, one.changed):
            out.append(one)
            if cleared is not None:
                await cleared(one.id)
    return out
