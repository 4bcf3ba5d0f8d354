"""Bots think in worker processes, so that nobody at any table waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from random import Random, SystemRandom

from tafelrunde.bots import find as find_bot
from tafelrunde.core.data import Json
from tafelrunde.core.match import Match
from tafelrunde.core.meta import Value
from tafelrunde.core.registry import find
from tafelrunde.table.table import Table

LOG = logging.getLogger(__name__)
RECYCLED = 5_000  # jobs until the processes are replaced by fresh ones
BREAKS = 3  # of the pool, until bots think in a thread instead


@dataclass(frozen=True, slots=True)
class Question:
    """All a worker needs: the match as it stands, and whose bot is asked."""

    game: str
    seats: int
    options: Mapping[str, Value]
    lines: tuple[str, ...]
    seat: int
    level: str
    seed: int
    position: Json | None = None  # where the match began


def question(table: Table, seat: int) -> Question:
    header = table.header
    lines = tuple(str(entry) for entry in table.match.entries)
    level = table.holders[seat].level
    seed = SystemRandom().getrandbits(64)
    return Question(
        header.game, header.seats, header.options, lines, seat, level, seed, header.position
    )


def think(asked: Question) -> str:
    """What the bot chooses; it gets the view of its seat and nothing else."""
    setup = find(asked.game).setup(asked.seats, asked.options)
    match = Match(setup, position=asked.position)
    for line in asked.lines:
        match.enter(line)
    view = match.view(asked.seat)
    return str(find_bot(asked.level).choose(view, Random(asked.seed)))


def prepare_worker() -> None:
    """Ctrl-C is the server's to handle; a server that was killed takes its workers along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Thinkers:
    def __init__(self, workers: int) -> None:
        self.workers = workers  # 0: a thread
        self._executor: Executor | None = None
        self._jobs = 0
        self._breaks = 0

    async def choose(self, asked: Question) -> str:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._ready(), think, asked)
        except (BrokenProcessPool, OSError, NotImplementedError) as error:
            LOG.warning("bots' processes broke: %r", error)
            self._breaks += 1
            if self._breaks >= BREAKS:
                self.workers = 0
            self._drop()
            return await loop.run_in_executor(self._ready(), think, asked)

    def _ready(self) -> Executor:
        self._jobs += 1
        if self._jobs > RECYCLED and self.workers:
            self._drop()
        if self._executor is None:
            self._jobs = 1
            self._executor = self._make()
        return self._executor

    def _make(self) -> Executor:
        if not self.workers:
            return ThreadPoolExecutor(1, "bot")
        return ProcessPoolExecutor(self.workers, get_context("spawn"), prepare_worker)

    def _drop(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False)
        self._executor = None

    async def close(self) -> None:
        executor, self._executor = self._executor, None
        if executor is not None:
            await asyncio.to_thread(executor.shutdown, True, cancel_futures=True)
