"""What the lobby lists, read without replaying anything."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Row, Select, exists, func, select

from tafelrunde.core.meta import Value
from tafelrunde.table.match.entry import By
from tafelrunde.table.match.policy import Policy
from tafelrunde.table.match.table import OVER, RUNNING, WAITING
from tafelrunde.table.match.timing import UNTIMED, Clock, Timing, read_timing
from tafelrunde.table.storage.schema import SEATS, TABLES
from tafelrunde.table.storage.storage import Storage


@dataclass(frozen=True, slots=True)
class SeatLine:
    kind: str
    name: str
    level: str
    open: bool


@dataclass(frozen=True, slots=True)
class Summary:
    id: str
    game: str
    state: str
    is_open: bool
    created: int
    changed: int
    seats: tuple[SeatLine, ...]
    waits: tuple[int, ...]  # seats that are to decide; before the match: to open their numbers
    options: Mapping[str, Value]
    undo: Policy | None = None  # what may be taken back, as it was chosen
    timing: Timing = UNTIMED
    mine: tuple[int, ...] = ()  # seats; only in the person's own list


Tables = Select[*tuple[object, ...]]


def newest(limit: int) -> Tables:
    columns = [column for column in TABLES.c if column is not TABLES.c.kept]
    return select(*columns).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(limit)


FREE = exists().where(
    SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == By.NOBODY, SEATS.c.is_open.is_(True)
)


async def open_tables(storage: Storage, limit: int) -> list[Summary]:
    """Tables where anybody may sit down."""
    return await listed(
        storage, newest(limit).where(TABLES.c.is_open.is_(True), TABLES.c.state != OVER, FREE)
    )


async def running_tables(storage: Storage, limit: int) -> list[Summary]:
    """Tables that anybody may watch, with no seat to take."""
    return await listed(
        storage, newest(limit).where(TABLES.c.is_open.is_(True), TABLES.c.state == RUNNING, ~FREE)
    )


async def mine(storage: Storage, person: str, limit: int) -> list[Summary]:
    """A person's tables that are not over, with their seats."""
    if not person:
        return []
    seated = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == person)
    wanted = newest(limit).where(TABLES.c.state != OVER, seated | (TABLES.c.host == person))
    return await listed(storage, wanted, person)


async def finished(storage: Storage, limit: int, person: str | None) -> list[Summary]:
    """Tables that are over: one person's, or all open ones."""
    wanted = newest(limit).where(TABLES.c.state == OVER)
    if person is None:
        return await listed(storage, wanted.where(TABLES.c.is_open.is_(True)))
    seated = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == person)
    return await listed(storage, wanted.where(seated), person)


async def with_bots(storage: Storage) -> list[str]:
    """Running tables where a bot sits."""
    bot = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.level != "")
    wanted = select(TABLES.c.id).where(TABLES.c.state == RUNNING, bot)
    async with storage.reading() as connection:
        return list((await connection.execute(wanted)).scalars())


async def with_deadlines(storage: Storage) -> list[str]:
    """Running tables where people's time is counted, and full ones that open their numbers."""
    timed = (TABLES.c.timing != "") & ~TABLES.c.timing.startswith(Clock.NONE.value)
    gap = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == By.NOBODY)
    counted, full = (TABLES.c.state == RUNNING) & timed, (TABLES.c.state == WAITING) & ~gap
    wanted = select(TABLES.c.id).where(counted | full)
    async with storage.reading() as connection:
        return list((await connection.execute(wanted)).scalars())


async def without_position(storage: Storage) -> list[str]:
    """Running tables that nobody has played at since positions are kept."""
    wanted = select(TABLES.c.id).where(TABLES.c.state == RUNNING, func.length(TABLES.c.kept) == 0)
    async with storage.reading() as connection:
        return list((await connection.execute(wanted)).scalars())


async def listed(storage: Storage, wanted: Tables, person: str = "") -> list[Summary]:
    async with storage.reading() as connection:
        tables = (await connection.execute(wanted)).all()
        ids = [row.id for row in tables]
        seats = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
        rows = (await connection.execute(seats)).all()
    return [
        summary(table, [row for row in rows if row.table_id == table.id], person)
        for table in tables
    ]


def summary(
    table: Row[*tuple[object, ...]], seats: Sequence[Row[*tuple[object, ...]]], person: str
) -> Summary:
    own = [row.seat for row in seats if person and row.person == person]
    return Summary(
        id=table.id,
        game=table.game,
        state=table.state,
        is_open=table.is_open,
        created=table.created,
        changed=table.changed,
        seats=tuple(SeatLine(row.kind, row.name, row.level, row.is_open) for row in seats),
        waits=tuple(json.loads(table.waits)),
        options=json.loads(table.options),
        undo=Policy(table.undo) if table.undo else None,
        timing=read_timing(table.timing),
        mine=tuple(own),
    )
