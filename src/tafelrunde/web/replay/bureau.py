"""Analyses of matches: ordered, made one after the other, kept for a while."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final, TypedDict

LOG: Final = logging.getLogger(__name__)
COMMAND: Final = (sys.executable, "-P", "-m", "tafelrunde.web.replay.studying")
SECONDS: Final = 900.0  # of one analysis
WAITING: Final = 3  # that are wanted at the same time
KEPT: Final = 24
SIMS: Final = 200  # for each decision


class Tried(TypedDict):
    """An alternative, as `bots.analysis` tells it."""

    action: str
    chance: float
    visits: int
    line: list[str]


class Decided(TypedDict):
    entry: int
    seat: int
    played: Tried
    best: list[Tried]
    change: float
    looked: list[Tried]


class Found(TypedDict):
    entries: list[int]
    curve: list[list[float]]
    moments: list[Decided]
    luck: list[float]
    skill: list[float]
    sims: int
    turning: list[int]


class Study:
    """Of one match, as it ended."""

    def __init__(self, record: str, entries: int) -> None:
        self.record = record
        self.of = entries
        self.done = 0
        self.found: Found | None = None
        self.failed = False


class Full(Exception):
    """Too many analyses are wanted."""


class Bureau:
    def __init__(self) -> None:
        self.studies: dict[str, Study] = {}
        self._desk = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def order(self, name: str, record: str, entries: int) -> Study:
        """One for each match; begins as soon as those before it are done."""
        known = self.studies.get(name)
        if known is not None and not known.failed:
            return known
        if len(self._tasks) >= WAITING:
            raise Full
        study = self.studies[name] = Study(record, entries)
        while len(self.studies) > KEPT:
            del self.studies[next(iter(self.studies))]
        task = asyncio.create_task(self._make(study))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return study

    async def _make(self, study: Study) -> None:
        try:
            async with self._desk, asyncio.timeout(SECONDS):
                study.found = await analysed(study)
        except Exception:
            LOG.exception("an analysis is not made")
        finally:
            study.failed = study.found is None


async def analysed(study: Study) -> Found:
    paths = os.pathsep.join(path for path in sys.path if path)
    process = await asyncio.create_subprocess_exec(
        *COMMAND, str(SIMS), stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True,
        env={**os.environ, "PYTHONPATH": paths},
    )  # fmt: skip
    try:
        jobs = feed(process, study.record), out(process), dots(process, study)
        _, text, _ = await asyncio.gather(*jobs)
        if await process.wait() or not text:
            raise RuntimeError("the analysis was not made")
        found: Found = json.loads(text)
        return found
    finally:  # also where nobody waits for it any more
        if process.returncode is None:
            process.kill()
            await process.wait()


async def feed(process: Process, record: str) -> None:
    assert process.stdin
    process.stdin.write(record.encode())
    await process.stdin.drain()
    process.stdin.close()


async def out(process: Process) -> bytes:
    assert process.stdout
    return await process.stdout.read()


async def dots(process: Process, study: Study) -> None:
    """One for each entry; other words are not for us."""
    assert process.stderr
    while some := await process.stderr.read(256):
        study.done = min(study.of, study.done + some.count(b"."))
