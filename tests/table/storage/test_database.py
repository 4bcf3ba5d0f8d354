"""The database's shape, how it gets it, and what it promises."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, make_url, select, text
from sqlalchemy.schema import CreateTable

from tafelrunde.table.match.message import Accepted, Undo
from tafelrunde.table.storage.database import connect, migrate
from tafelrunde.table.storage.schema import METADATA, now

if TYPE_CHECKING:
    from tests.table.conftest import Hall


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


async def test_an_empty_file_gets_its_shape_and_keeps_it(hall: Hall) -> None:
    engine = connect(hall.url)
    await migrate(engine)
    await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(names) == {*METADATA.tables, "alembic_version"}
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_tables_from_before_there_were_beats_go_on(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await party.act(0, "drop d")
    engine = connect(hall.url)
    async with engine.begin() as connection:
        await connection.execute(text("ALTER TABLE seats DROP COLUMN beat"))
        await connection.execute(text("ALTER TABLE tables DROP COLUMN undo"))
        await connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))
    await engine.dispose()
    async with hall.house() as house:
        party.house = house
        assert isinstance(await party.act(1, "drop d"), Accepted)
        with await house.watch(party.id, 1):
            await house.attend()
        assert await house.storage.beats([party.id]) == {(party.id, 0): 0, (party.id, 1): 1}


async def test_tables_from_before_there_was_a_policy_have_consent(hall: Hall) -> None:
    """And nobody to ask where one sits alone, as it was."""
    async with hall.house() as house:
        two, alone = await hall.party(house), await hall.party(house, "friend", "bot random")
        assert (await alone.table()).policy == "never"
    engine = connect(hall.url)
    async with engine.begin() as connection:
        await connection.execute(text("ALTER TABLE tables DROP COLUMN undo"))
        await connection.execute(text("UPDATE alembic_version SET version_num = '0003'"))
    await engine.dispose()
    async with hall.house() as house:
        for party in (two, alone):
            table = await house.load(party.id)
            assert (table.policy, table.practice) == ("consent", False)
        alone.house, table = house, await house.load(alone.id)
        act = len(table.entries)
        await alone.act(0, "drop d")
        while table.waits != (0,):
            await asyncio.sleep(0.002)
        undo = Undo("undo", alone.keys[0], 0, act)
        assert isinstance(await house.handle(alone.id, undo), Accepted)
        assert table.undone


async def test_two_processes_may_start_at_once(hall: Hall) -> None:
    engines = [connect(hall.url) for _ in range(3)]
    await asyncio.gather(*[migrate(engine) for engine in engines])
    for engine in engines:
        await engine.dispose()


async def test_what_is_acknowledged_is_on_the_disk(hall: Hall) -> None:
    engine = connect(hall.url)
    async with engine.connect() as connection:
        values = {
            name: (await connection.execute(text(f"PRAGMA {name}"))).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    await engine.dispose()
    assert values.pop("busy_timeout") == 30_000
    assert values == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_postgresql_takes_the_same_tables() -> None:
    dialect = make_url("postgresql+psycopg://").get_dialect()()
    for table in METADATA.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=dialect))
    assert "clock_timestamp" in str(select(now()).compile(dialect=dialect))
