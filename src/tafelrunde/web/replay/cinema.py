"""Films of a stretch of a match: ordered, made one after the other, fetched; all for a while."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from typing import Final

from tafelrunde.web.replay.filming import packed

LOG: Final = logging.getLogger(__name__)
COMMAND: Final = (sys.executable, "-P", "-m", "tafelrunde.web.replay.filming")
SECONDS: Final = 180.0  # of one film
WAITING: Final = 3  # films that are wanted at the same time
KEPT: Final = 8
FRAMES: Final = 30
Draw = Callable[[int], Awaitable[str]]  # the drawing of a moment


class Order:
    """A film that somebody wants."""

    def __init__(self, moments: tuple[int, ...]) -> None:
        self.id = secrets.token_urlsafe(12)
        self.moments = moments
        self.done = 0  # frames
        self.gif = b""
        self.failed = False


class Full(Exception):
    """Too many films are wanted."""


class Cinema:
    def __init__(self) -> None:
        self.orders: dict[str, Order] = {}
        self._camera = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def order(self, moments: tuple[int, ...], draw: Draw) -> Order:
        """Begins as soon as those before it are made; nobody waits for it."""
        if len(self._tasks) >= WAITING:
            raise Full
        order = Order(moments)
        self.orders[order.id] = order
        while len(self.orders) > KEPT:
            del self.orders[next(iter(self.orders))]
        task = asyncio.create_task(self._make(order, draw))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return order

    async def _make(self, order: Order, draw: Draw) -> None:
        try:
            async with self._camera, asyncio.timeout(SECONDS):
                await shoot(order, draw)
        except Exception:
            LOG.exception("a film is not made")
        finally:
            order.failed = not order.gif


async def shoot(order: Order, draw: Draw) -> None:
    paths = os.pathsep.join(path for path in sys.path if path)
    process = await asyncio.create_subprocess_exec(
        *COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True,
        env={**os.environ, "PYTHONPATH": paths},
    )  # fmt: skip
    try:
        jobs = feed(process, order, draw), out(process), dots(process, order)
        _, gif, _ = await asyncio.gather(*jobs)
        if await process.wait() or not gif:
            raise RuntimeError("the film was not made")
        order.gif = gif
    finally:  # also where nobody waits for it any more
        if process.returncode is None:
            process.kill()
            await process.wait()


async def feed(process: Process, order: Order, draw: Draw) -> None:
    assert process.stdin
    for moment in order.moments:
        process.stdin.write(packed(await draw(moment)))
        await process.stdin.drain()
    process.stdin.close()


async def out(process: Process) -> bytes:
    assert process.stdout
    return await process.stdout.read()


async def dots(process: Process, order: Order) -> None:
    """One for each frame that is painted; other words are not for us."""
    assert process.stderr
    while some := await process.stderr.read(64):
        order.done = min(len(order.moments), order.done + some.count(b"."))
