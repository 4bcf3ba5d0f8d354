"""Films that are looked at, and records that were brought: both only for a while, in memory."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection

from tafelrunde.web.replay.bureau import Bureau
from tafelrunde.web.replay.cinema import Cinema
from tafelrunde.web.replay.painter import Painter
from tafelrunde.web.replay.projector import Projector
from tafelrunde.web.replay.tape import RecordTape, Tape

T = TypeVar("T")
FILMS: Final = 16
LOOKED: Final = 600.0  # seconds since somebody looked
RECORDS: Final = 24
BROUGHT: Final = 3600.0  # seconds since somebody looked
AT_ONCE: Final = 2  # threads that draw or check


class Kept(Generic[T]):
    """A few things, each for some time after it was used last."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self._things: OrderedDict[str, tuple[float, T]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    def tidy(self) -> None:
        now = self.clock()
        while self._things:
            key, (used, _) = next(iter(self._things.items()))
            if len(self._things) <= self.most and now - used <= self.seconds:
                return
            del self._things[key]

    def get(self, key: str) -> T | None:
        self.tidy()
        found = self._things.get(key)
        if found is None:
            return None
        self.put(key, found[1])
        return found[1]

    def put(self, key: str, thing: T) -> None:
        self._things[key] = (self.clock(), thing)
        self._things.move_to_end(key)
        self.tidy()


class Shelf:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.films: Kept[Projector] = Kept(FILMS, LOOKED, clock)
        self.records: Kept[RecordTape] = Kept(RECORDS, BROUGHT, clock)
        self.painter = Painter()
        self.cinema = Cinema()
        self.bureau = Bureau()
        self._working = asyncio.Semaphore(AT_ONCE)

    def projector(self, name: str, tape: Tape) -> Projector:
        found = self.films.get(name)
        if found is None:
            found = Projector(tape)
            self.films.put(name, found)
        return found

    def bring(self, tape: RecordTape) -> str:
        key = secrets.token_urlsafe(12)
        self.records.put(key, tape)
        return key

    async def work(self, job: Callable[[], T]) -> T:
        """In a thread, few at a time: others play meanwhile."""
        async with self._working:
            return await run_in_threadpool(job)


def shelf_of(connection: HTTPConnection) -> Shelf:
    shelf = connection.app.state.replays
    assert isinstance(shelf, Shelf)
    return shelf
