"""`audit`: which stored matches replay identically."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.table.conftest import Hall
from typer.testing import Result

from tafelrunde.core.registry import find
from tafelrunde.table.plan import Plan

Run = Callable[..., Result]


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """A match with luck and a change of mind, one that is over, one that has not begun."""
    hall = Hall(tmp_path / "tables.db", b"k" * 32)
    (tmp_path / "tables.db.key").write_bytes(hall.key)

    async def play() -> None:
        async with hall.house() as house:
            party = await hall.party(house, game="leduc")
            await party.act((await party.table()).waits[0], "call")
            over = await hall.party(house, game="sealed_bids")
            await over.play_on()
            await house.create_table("connect4", [Plan("friend"), Plan("friend")])

    asyncio.run(play())
    return hall.path


def change(path: Path, text: str) -> None:
    with sqlite3.connect(path) as database:
        assert database.execute(text).rowcount > 0
    database.close()


def counts(result: Result) -> dict[str, int]:
    found = json.loads(result.stdout)["counts"]
    assert isinstance(found, dict)
    return found


def test_all_replay_identically(run: Run, tables: Path) -> None:
    result = run("audit", "--db", tables, "--json")
    assert result.exit_code == 0, result.output
    assert counts(result) == {"identical": 2, "waiting": 1}
    result = run("audit", "--db", tables)
    assert "replays identically" in result.stdout
    assert result.stdout.endswith("3 tables were looked at.\n")


def first_deal(path: Path) -> str:
    """Another card than the first one that was dealt."""
    of = "table_id = (SELECT id FROM tables WHERE game = 'leduc') AND kind = 'luck'"
    with sqlite3.connect(path) as database:
        wanted = f'SELECT "index", text FROM entries WHERE {of} ORDER BY "index"'
        index, text = database.execute(wanted).fetchone()
    database.close()
    texts = [str(action) for action, _ in find("leduc").setup(2).start().odds()]
    other = next(one for one in texts if one != text)
    return f"UPDATE entries SET text = '{other}' WHERE {of} AND \"index\" = {index}"


def wrong_state(path: Path) -> str:
    return "UPDATE tables SET state = 'over' WHERE game = 'leduc'"


def lost_entry(path: Path) -> str:
    last = "(SELECT max(rowid) FROM entries WHERE kind = 'act' AND text = 'call')"
    return f"DELETE FROM entries WHERE rowid = {last}"


@pytest.mark.parametrize("damaged", [first_deal, wrong_state, lost_entry])
def test_what_comes_out_otherwise_is_named(
    run: Run, tables: Path, damaged: Callable[[Path], str]
) -> None:
    change(tables, damaged(tables))
    result = run("audit", "--db", tables, "--json")
    assert result.exit_code == 1
    assert counts(result)["differs"] == 1
    (odd,) = [one for one in json.loads(result.stdout)["tables"] if one["verdict"] == "differs"]
    assert odd["game"] == "leduc"
    assert odd["detail"]


def test_other_rules_are_told_and_exported(run: Run, tables: Path, tmp_path: Path) -> None:
    change(tables, "UPDATE tables SET rules = 7 WHERE game = 'leduc'")
    result = run("audit", "--db", tables, "--export", tmp_path / "old", "--json")
    assert result.exit_code == 0, result.output
    (odd,) = [one for one in json.loads(result.stdout)["tables"] if one["verdict"] == "other-rules"]
    assert "version 7 of the rules of leduc" in odd["detail"]
    assert odd["position"] == "kept"
    (record,) = (tmp_path / "old").iterdir()
    assert record.name == f"tafelrunde-{odd['table']}.txt"
    assert "rules: 7" in record.read_text()


def test_nothing_is_made_that_was_not_there(run: Run, tables: Path, tmp_path: Path) -> None:
    result = run("audit", "--db", tmp_path / "none.db")
    assert result.exit_code == 2
    assert "none.db is not there" in result.stderr
    assert not (tmp_path / "none.db").exists()
    (tmp_path / "tables.db.key").unlink()
    assert "tables.db.key is not there" in run("audit", "--db", tables).stderr
    other = tmp_path / "other.key"
    other.write_bytes(b"o" * 32)
    assert "another key" in run("audit", "--db", tables, "--key", other).stderr


def test_an_older_database_is_left_alone_unless_told(run: Run, tables: Path) -> None:
    change(tables, "UPDATE alembic_version SET version_num = '0007'")
    result = run("audit", "--db", tables)
    assert result.exit_code == 2
    assert "--upgrade" in result.stderr
