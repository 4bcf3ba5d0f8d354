"""Who is next, where many tables share a few workers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many at a time; of those who wait, one of each table before a second one of any."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            await self._wait(table)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, table: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # it was our turn already
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            table, line = self._waiting.popitem(last=False)
            called = line.popleft()
            if line:
                self._waiting[table] = line
            if not called.cancelled():
                called.set_result(None)
                return
        self._free += 1
