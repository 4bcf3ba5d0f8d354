"""The proofs themselves: what they would say if something were wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import delete
from tools.proofs import machine
from tools.proofs.laying import Kind, lay
from tools.proofs.servers import Nursery
from tools.proofs.stage import Stage

from tafelrunde.table.storage.database import connect_writer
from tafelrunde.table.storage.schema import ENTRIES


def stage_of(folder: Path) -> Stage:
    url = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    out = Stage(Nursery(folder / "log"), url)
    out.laid = asyncio.run(lay(url, [Kind("connect4")]))
    return out


def test_what_was_acknowledged_and_is_not_there_is_a_fault(tmp_path: Path) -> None:
    stage = stage_of(tmp_path)
    id = stage.laid[0].id
    stage.tally.acked[id, "0:sit0"] = 2
    stage.check()
    assert stage.tally.faults == []
    stage.tally.acked[id, "0:never"] = 4
    stage.check()
    assert stage.tally.faults == [f"{(id, '0:never')} was acknowledged and is lost"]


def test_an_entry_that_is_missing_or_elsewhere_is_a_fault(tmp_path: Path) -> None:
    stage = stage_of(tmp_path)
    id = stage.laid[0].id
    stage.tally.acked[id, "0:sit0"] = 1
    stage.check()
    assert ["acknowledged as 1" in fault for fault in stage.tally.faults] == [True]
    engine = connect_writer(stage.url)
    with engine.begin() as connection:
        connection.execute(delete(ENTRIES).where(ENTRIES.c.index == 2))
    engine.dispose()
    stage.check()
    assert f"entries of table {id} are missing or doubled" in stage.tally.faults


def test_a_house_stays_whole_whatever_is_said_to_it() -> None:
    line, faults = machine.prove(3)
    assert faults == [], line
