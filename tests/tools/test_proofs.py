"""The proofs themselves: what they would say if something were wrong."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import delete, insert
from tools.proofs import machine
from tools.proofs.hostile import Siege
from tools.proofs.laying import Kind, Laid, lay
from tools.proofs.load import Pages, delays, told
from tools.proofs.servers import Nursery, Server
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


async def besieged(slowly: float) -> list[str]:
    """What is found where every request is answered with 500, after a while."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(10)
        await asyncio.sleep(slowly)
        with suppress(OSError):
            writer.write(b"HTTP/1.1 500 Oh\r\n\r\n")
            await writer.drain()
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        siege = Siege(Server(os.getpid(), port), [], [Laid("x", Kind("eko"), ("p0",))])
        await siege.requests(0, 3)
    return siege.faults


def test_a_failure_that_takes_its_time_is_found() -> None:
    assert len(asyncio.run(besieged(0.2))) == 3


def test_a_house_stays_whole_whatever_is_said_to_it() -> None:
    line, faults = machine.prove(3)
    assert faults == [], line


def test_an_update_counts_from_its_entry_to_the_page_of_somebody_else(tmp_path: Path) -> None:
    """Not to one's own page, nor where a page came later, or was never told."""
    stage = stage_of(tmp_path)
    laid = stage.laid[0]
    engine = connect_writer(stage.url)
    row = {"table_id": laid.id, "kind": "act", "part": 0}
    acts = [
        row | {"index": 90, "seat": 0, "text": "drop a", "message": "0:p0-0-1-abc", "time": 1000},
        row | {"index": 91, "seat": 1, "text": "drop a", "message": "1:bot 91", "time": 2000},
        row | {"index": 92, "seat": 0, "text": "drop a", "message": "0:p0-0-2-abc", "time": 3000},
    ]
    with engine.begin() as connection:
        connection.execute(insert(ENTRIES), acts)
    engine.dispose()
    pages = Pages({(laid.id, "p0-0"): [(90, 0.0), (91, 2070.0)], (laid.id, "p0-1"): []})
    pages.heard[laid.id, "p0-1"] = [(89, 0.0), (91, 2040.0)]
    people, bots = delays(stage.url, pages)
    assert people == [1040.0]
    assert sorted(bots) == [40.0, 70.0]
    assert told("x", [60.0] * 50, 50, 50.0)[1] is False
    assert told("x", [40.0] * 50, 50, 50.0)[1] is True
    assert told("x", [40.0] * 5, 50, 50.0)[1] is False


def test_a_process_that_got_the_number_of_one_that_ended_is_let_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server, another = Server(os.getpid(), 0), Server(os.getpid(), 0)
    monkeypatch.setattr(another, "_born", "later")
    assert [server.is_alive, another.is_alive] == [True, False]
    monkeypatch.setattr(os, "kill", lambda *_: pytest.fail("somebody else's"))
    another.send(signal.SIGKILL)
    another.end(signal.SIGKILL)
