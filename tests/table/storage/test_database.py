"""The database's shape, how it gets it, and what it promises."""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, make_url, select, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.schema import CreateTable
from tests.table.conftest import Hall, Party

from tafelrunde.core.record import read_record, verify
from tafelrunde.table.house import House
from tafelrunde.table.keys import Keys, WrongKey
from tafelrunde.table.match.message import Accepted, Undo
from tafelrunde.table.plan import Created
from tafelrunde.table.storage.database import connect, migrate, opened
from tafelrunde.table.storage.schema import METADATA, now

OLD = Path(__file__).parent / "old"


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


async def test_an_empty_file_gets_its_shape_and_keeps_it(hall: Hall) -> None:
    engine = connect(hall.url)
    await migrate(engine, Keys(hall.key))
    await migrate(engine, Keys(hall.key))
    async with engine.connect() as connection:
        assert await connection.run_sync(names) == {*METADATA.tables, "alembic_version"}
        assert await connection.run_sync(differences) == []
    await engine.dispose()


def older(hall: Hall, *statements: str) -> dict[str, dict[str, Any]]:
    """A database as version 0004 left it, taken back still further; its tables' keys."""
    with closing(sqlite3.connect(hall.path)) as connection:
        connection.executescript((OLD / "v0004.sql").read_text())
        connection.executescript(";".join(statements))
    found: dict[str, dict[str, Any]] = json.loads((OLD / "v0004.json").read_text())
    return found


def people(hall: Hall, house: House, old: dict[str, Any]) -> Party:
    keys = {int(seat): key for seat, key in old["keys"].items()}
    created = Created(old["id"], old["host_key"], tuple(old["invites"]))
    party = hall.people(house, created)
    party.keys.update(keys)
    return party


async def test_tables_from_before_there_were_beats_go_on(hall: Hall) -> None:
    old = older(
        hall,
        "ALTER TABLE seats DROP COLUMN beat",
        "ALTER TABLE tables DROP COLUMN undo",
        "UPDATE alembic_version SET version_num = '0002'",
    )
    async with hall.house() as house:
        party = people(hall, house, old["running"])
        assert isinstance(await party.act(1, "drop d"), Accepted)
        with await house.watch(party.id, 1):
            await house.attend()
        assert await house.storage.beats([party.id]) == {(party.id, 0): 0, (party.id, 1): 1}


async def test_tables_from_before_there_was_a_policy_have_consent(hall: Hall) -> None:
    """And nobody to ask where one sits alone, as it was."""
    old = older(
        hall,
        "ALTER TABLE tables DROP COLUMN undo",
        "UPDATE alembic_version SET version_num = '0003'",
    )
    async with hall.house() as house:
        two, alone = (people(hall, house, old[name]) for name in ("running", "alone"))
        for party in (two, alone):
            table = await house.load(party.id)
            assert (table.policy, table.practice) == ("consent", False)
        act = len(table.entries)
        await alone.act(0, "drop d")
        while table.waits != (0,):
            await asyncio.sleep(0.002)
        undo = Undo("undo", alone.keys[0], 0, act)
        assert isinstance(await house.handle(alone.id, undo), Accepted)
        assert table.undone


async def test_whoever_sat_before_keys_were_sealed_goes_on(hall: Hall) -> None:
    old = older(hall)
    async with hall.house() as house:
        party = people(hall, house, old["running"])
        table = await party.table()
        assert [table.key_of(seat) for seat in (0, 1)] == list(party.keys.values())
        assert table.is_host(party.host_key)
        assert isinstance(await party.act(1, "drop e"), Accepted)


async def test_an_invitation_from_before_leads_to_its_seat(hall: Hall) -> None:
    old = older(hall)
    async with hall.house() as house:
        party = people(hall, house, old["waiting"])
        assert (await party.table()).invites == old["waiting"]["invites"]
        key = await party.sit(1)
        table = await party.table()
        assert (table.state, table.key_of(1)) == ("running", key)


async def test_a_table_from_before_keeps_the_luck_it_began_with(hall: Hall) -> None:
    """What a page seals today is its number there; nothing has to be opened."""
    old = older(hall)
    async with hall.house() as house:
        party = people(hall, house, old["waiting"])
        await party.sit(1, number="a1" * 32)
        table = await party.table()
        assert (table.header.protocol, table.state) == (1, "running")
        assert "protocol" not in table.luck()
        assert table.holders[1].number in table.luck()["numbers"].split()
        party.keys[0] = table.key_of(0)
        await party.play_on()
        verify(read_record(await house.export(party.id)))


async def test_a_match_from_before_that_is_over_has_the_same_record(hall: Hall) -> None:
    old = older(hall)
    async with hall.house() as house:
        text = await house.export(old["over"]["id"])
    assert text == old["over"]["record"]
    assert verify(read_record(text)) == 4


async def test_nothing_of_it_stays_in_the_file(hall: Hall) -> None:
    old = older(hall)
    async with hall.house():
        pass
    kept = b"".join(path.read_bytes() for path in hall.path.parent.iterdir())
    for name, table in old.items():
        for secret in (table["host_key"], *table["invites"], *table["keys"].values()):
            assert secret.encode() not in kept, name
    assert old["running"]["id"].encode() in kept


async def test_another_key_is_refused_at_the_start(hall: Hall) -> None:
    async with hall.house() as house:
        await hall.party(house)
    with pytest.raises(WrongKey):
        async with Hall(hall.path, b"another key, as long").house():
            pass


async def test_two_processes_may_start_at_once(hall: Hall) -> None:
    engines = [connect(hall.url) for _ in range(3)]
    await asyncio.gather(*[migrate(engine, Keys(hall.key)) for engine in engines])
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


class Breaking:
    """An engine whose connections cannot be closed any more: their server has gone."""

    def connect(self) -> Breaking:
        return self

    async def start(self) -> Breaking:
        return self

    async def close(self) -> None:
        raise OperationalError("ROLLBACK", {}, Exception("terminating connection"))


async def test_a_connection_that_breaks_while_it_is_closed_is_nobodys_business() -> None:
    """What was read was read; and no task is left whose error nobody has looked at."""
    unseen: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, found: unseen.append(found))
    async with opened(cast(AsyncEngine, Breaking())):
        pass
    gc.collect()
    await asyncio.sleep(0)
    assert unseen == []
