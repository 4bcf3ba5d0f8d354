"""`tidy`: what it would clear, what it clears, and where the records go."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from tafelrunde.cli.service import Service, key_of
from tafelrunde.table.house import House
from tafelrunde.table.plan import Plan

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

DAY = 86_400_000


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """A room that waits for a hundred days, a match that was over as long ago, a new room."""
    path = tmp_path / "tables.db"
    asyncio.run(fill(path))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"UPDATE tables SET changed = changed - 100 * {DAY} WHERE game != 'eko'")
    return path


async def fill(path: Path) -> None:
    service = Service(str(path))
    house = await House.start(service.url, 0, 0, key=await key_of(service))
    try:
        await house.create_table("loriot", [Plan("friend"), Plan("friend")])
        await house.create_table("eko", [Plan("friend"), Plan("friend")])
        bots = [Plan("bot", "random"), Plan("bot", "random")]
        made = await house.create_table("connect4", bots)
        while (await house.load(made.id)).state != "over":
            await asyncio.sleep(0.01)
    finally:
        await house.close()


def games(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        return {game for (game,) in connection.execute("SELECT game FROM tables")}


def test_it_says_what_it_would_do(run: Run, db: Path) -> None:
    result = run("tidy", "--db", db, "--days", "8", "--dry-run")
    assert result.exit_code == 0, result.stderr
    assert "loriot, waits for people, 100 days" in result.stdout
    assert "connect4, is over, 100 days" in result.stdout
    assert "1 waiting rooms, 0 running and 1 finished" in result.stdout
    assert games(db) == {"loriot", "eko", "connect4"}
    assert not db.with_name("tables.db.archive").exists()


def test_records_first_then_it_is_gone(run: Run, db: Path, tmp_path: Path) -> None:
    result = run("tidy", "--db", db, "--days", "8", "--export", tmp_path / "kept", "--lang", "de")
    assert result.exit_code == 0, result.stderr
    assert "Abgeräumt: 1 wartende Tische, 0 laufende und 1 beendete" in result.stdout
    assert games(db) == {"eko"}
    (record,) = (tmp_path / "kept").iterdir()
    assert run("verify", record).exit_code == 0


def test_finished_matches_are_kept_longer_than_rooms(run: Run, db: Path) -> None:
    assert run("tidy", "--db", db).exit_code == 0
    assert games(db) == {"eko", "connect4"}


def test_a_database_that_is_not_there_is_not_made(run: Run, tmp_path: Path) -> None:
    result = run("tidy", "--db", tmp_path / "none.db")
    assert result.exit_code == 2
    assert "There is no database" in result.stderr
    assert not (tmp_path / "none.db").exists()
