"""Bots think in worker processes, each about one question: who hangs or dies harms nobody else."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, Protocol

from tafelrunde._build import HERE
from tafelrunde._sources import MANIFEST
from tafelrunde.table.bots import job
from tafelrunde.table.bots.job import Job, Thought, read_thought
from tafelrunde.table.bots.turns import Turns
from tafelrunde.table.bots.worker import READY

LOG = logging.getLogger(__name__)
FEWEST, MOST = 2, 4  # processes, if nobody says how many
SECONDS: Final = 20.0  # until a bot has to have chosen
STARTING: Final = 60.0  # seconds until a process has to be ready
GRACE: Final = 10.0  # seconds a process lives on if nobody ends it when the time is up
RECYCLED: Final = 5_000  # questions until a process is replaced by a fresh one
COMMAND: Final = (sys.executable, "-P", "-m", "tafelrunde.table.bots.worker")
NOTHING: Final = Thought("", True)


class Unthinkable(Exception):
    """The bot failed, or its process died or could not be started."""


def usual_workers() -> int:
    return max(FEWEST, min(MOST, os.cpu_count() or 1))


def built() -> float:
    """When the compiled modules were put in place; 0 if there are none."""
    try:
        return (HERE / MANIFEST).stat().st_mtime
    except OSError:
        return 0.0


class Thinker(Protocol):
    """Thinks about one question at a time."""

    @property
    def is_fit(self) -> bool: ...
    def think(self, asked: Job) -> AsyncIterator[Thought]: ...
    def end(self) -> None: ...
    async def ended(self) -> None: ...


class Worker:
    """In a process."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.ask, self.answers = process.stdin, process.stdout
        self.asked = 0
        self.built = built()

    @classmethod
    async def start(cls, command: tuple[str, ...]) -> Worker:
        """In a session of its own: what a terminal tells the server is not for the workers."""
        paths = os.pathsep.join(path for path in sys.path if path)
        environment = {**os.environ, "PYTHONPATH": paths}
        return cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
            )
        )

    @property
    def is_fit(self) -> bool:
        """A new one takes over after many questions, and when rules have been compiled."""
        fresh = self.asked < RECYCLED and self.built == built()
        return self.process.returncode is None and fresh

    async def ready(self) -> None:
        if await self._line() != READY:
            raise Unthinkable("this is no worker")

    async def think(self, asked: Job) -> AsyncIterator[Thought]:
        self.asked += 1
        self.ask.write(f"{asked.text()}\n".encode())
        await self.ask.drain()
        while True:
            message = json.loads(await self._line())
            if "error" in message:
                raise Unthinkable(message["error"])
            yield read_thought(message)
            if not message["is_simple"]:
                return

    async def _line(self) -> str:
        line = await self.answers.readline()
        if not line:
            raise Unthinkable("the process has ended")
        return line.decode().strip()

    def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        self.ask.close()

    async def ended(self) -> None:
        with suppress(OSError, RuntimeError):  # or somebody else is about to read that it ended
            await self.answers.read()
        await self.process.wait()


class Thread:
    """In the server's own process, for tests and small things; nobody can end it in mid-thought."""

    def __init__(self) -> None:
        self.executor = ThreadPoolExecutor(1, "bot")
        self.is_fit = True

    async def think(self, asked: Job) -> AsyncIterator[Thought]:
        loop = asyncio.get_running_loop()
        for thought in await loop.run_in_executor(self.executor, self._all, asked):
            yield thought

    def _all(self, asked: Job) -> list[Thought]:
        try:
            return list(job.think(asked))
        except Exception as error:
            raise Unthinkable(repr(error)) from error

    def end(self) -> None:
        self.is_fit = False
        self.executor.shutdown(wait=False, cancel_futures=True)

    async def ended(self) -> None:
        pass


class Thinkers:
    """As many as there are workers, started when they are needed, shared by all tables."""

    def __init__(
        self,
        workers: int | None = None,
        seconds: float = SECONDS,
        command: tuple[str, ...] = COMMAND,
    ) -> None:
        self.workers = usual_workers() if workers is None else workers  # 0: a thread
        self.seconds = seconds
        self.command = command
        self._turns = Turns(max(1, self.workers))
        self._idle: list[Thinker] = []
        self._all: list[Thinker] = []

    async def choose(self, table: str, asked: Job) -> Thought:
        """What the bot chooses; where it is not done in time, or fails, what there is by then."""
        best = NOTHING
        async with self._turns.turn(table):
            try:
                thinker = await self._next()
                try:
                    async with asyncio.timeout(self.seconds):
                        async for thought in thinker.think(asked):
                            best = thought
                finally:
                    if best.is_simple:
                        thinker.end()
                    else:
                        self._idle.append(thinker)
            except (Unthinkable, OSError, NotImplementedError) as error:  # TimeoutError is one
                LOG.warning("a bot at table %s does not get done: %r", table, error)
        return best

    async def _next(self) -> Thinker:
        """One that has nothing to do, else a new one."""
        while self._idle:
            thinker = self._idle.pop()
            if thinker.is_fit:
                return thinker
            thinker.end()
        self._all = [one for one in self._all if one.is_fit]
        if self.workers:
            return await self._start()
        self._all.append(thread := Thread())
        return thread

    async def _start(self) -> Worker:
        worker = await Worker.start((*self.command, str(self.seconds + GRACE)))
        self._all.append(worker)
        try:
            async with asyncio.timeout(STARTING):
                await worker.ready()
        except BaseException:
            worker.end()
            raise
        return worker

    async def close(self) -> None:
        for thinker in self._all:
            thinker.end()
        for thinker in self._all:
            await thinker.ended()
