"""Nothing that was acknowledged is lost, whatever dies when."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tafelrunde.core.record import read_record, verify
from tafelrunde.table.match.message import Accepted, Act
from tafelrunde.table.storage import writer

if TYPE_CHECKING:
    from tests.table.conftest import Hall

PLAYER = Path(__file__).with_name("player.py")
ROUNDS: dict[str, object] = {"rounds": 9}


async def killed_after(hall: Hall, id: str, key: str, lines: int, round: str) -> list[str]:
    """Let another process play until it has acknowledged some actions, then kill it."""
    command = [sys.executable, str(PLAYER), hall.url, id, key, round]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    out = [(await process.stdout.readline()).decode().strip() for _ in range(lines)]
    os.kill(process.pid, signal.SIGKILL)
    rest = (await process.stdout.read()).decode().split("\n")
    await process.wait()
    return [line for line in out + rest[:-1] if line]


async def test_a_server_killed_in_mid_match_goes_on_where_it_was(hall: Hall) -> None:
    async with hall.house() as house:
        plan = ("friend", "bot random", "bot random")
        party = await hall.party(house, *plan, game="sealed_bids", options=ROUNDS)
        for room in house.rooms.values():
            for job in room.jobs.values():
                job.cancel()
    said: list[str] = []
    for round in ("a", "b", "c"):
        said += await killed_after(hall, party.id, party.keys[0], 2, round)
    async with hall.house() as house:
        party.house = house
        table = await party.table()
        for line in said:
            index, _, text = line.partition(" ")
            written = table.entries[int(index)]
            own = [entry.line for entry in table.entries if entry.message == written.message]
            assert text in own
        await party.play_on()
        assert verify(read_record(await house.export(party.id))) == 8


async def test_workers_end_with_a_killed_server(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, "friend", "friend", "bot random", game="sealed_bids")
    command = [sys.executable, str(PLAYER), hall.url, party.id, party.keys[0], "a"]
    process = await asyncio.create_subprocess_exec(
        *command, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    await process.stdout.readline()
    os.kill(process.pid, signal.SIGKILL)
    await asyncio.wait_for(process.stderr.read(), 10)  # a living worker would hold the pipe open
    await process.wait()


async def test_an_abandoned_house_and_its_successor_do_not_disturb_each_other(hall: Hall) -> None:
    async with hall.house() as house:
        plan = ("bot random", "bot random", "friend")
        party = await hall.party(house, *plan, game="sealed_bids", options=ROUNDS)
        async with hall.house(poll=0.01) as other:
            party.house = other
            await party.play_on()
            record = read_record(await other.export(party.id))
            assert verify(record) == 8
            assert len(record.entries) == 9 * 4


async def test_half_a_transaction_is_none(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*values: object) -> dict[str, object]:
        raise MemoryError

    async with hall.house() as house:
        party = await hall.party(house, game="sealed_bids")
        await party.act(0, "bid 1")
        table = await party.table()
        message = Act("x", party.keys[1], 1, table.match.decision(1), ("bid 2",))
        last = table.last
        with monkeypatch.context() as patch:
            patch.setattr(writer, "listed", broken)
            with pytest.raises(MemoryError):
                await house.handle(party.id, message)
        assert table.last == last
        assert await house.storage.entries_after(party.id, last) == []
        assert isinstance(await house.handle(party.id, message), Accepted)
        assert table.last == last + 2


async def test_who_hangs_up_does_not_stop_what_is_being_written(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        task = asyncio.create_task(party.act(0, "drop d"))
        for _ in range(6):
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with await house.watch(party.id, 1) as watch:
            while not (await party.table()).match.entries:
                await watch.next()
        assert isinstance(await party.act(1, "drop d"), Accepted)
