"""Many connections at once, in one event loop: they play, and what it takes is counted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.web import hosting
from benchmarks.web.talk import Line

PATIENCE = 120.0  # seconds until every connection has seen its table
STUBBORN = 20  # refusals in a row that a player answers by another try
AT_ONCE = 50  # connections being opened


@dataclass(frozen=True, slots=True)
class Visit:
    """One connection to come: where it goes, one table after the other, and who it is."""

    table: int
    addresses: list[str]
    headers: dict[str, str]
    line: Callable[[int], Line]  # for the n-th address


@dataclass(frozen=True, slots=True)
class Pace:
    warm: float
    seconds: float
    every: float  # seconds between two actions at a table; 0: at once


@dataclass(slots=True)
class Sample:
    """What one run gave."""

    actions: int
    seconds: float
    cpu: float
    waits: list[float]  # from an action until another connection sees it, seconds
    memory: float  # bytes per connection
    refused: int
    silent: int  # connections that had nothing more to play


@dataclass(slots=True)
class Load:
    pace: Pace
    is_open: asyncio.Event = field(default_factory=asyncio.Event)  # play may begin
    gate: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    is_measuring: bool = False
    seen: int = 0  # connections that have their table
    actions: int = 0
    refused: int = 0
    silent: int = 0
    waits: list[float] = field(default_factory=list)
    acts: dict[int, tuple[float, object]] = field(default_factory=dict)  # table → when, by whom

    async def run(self, visits: list[Visit], pid: int) -> Sample:
        tasks: list[asyncio.Task[None]] = []
        try:
            await self.come(visits[:1], tasks)  # whatever is loaded once belongs to nobody
            before = hosting.memory(pid)
            await self.come(visits[1:], tasks)
            memory = (hosting.memory(pid) - before) / (len(visits) - 1)
            self.is_open.set()
            await asyncio.sleep(self.pace.warm)
            self.is_measuring, spent, began = True, hosting.cpu(pid), perf_counter()
            await asyncio.sleep(self.pace.seconds)
            self.is_measuring = False
            seconds, cpu = perf_counter() - began, hosting.cpu(pid) - spent
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error
        waits = sorted(self.waits)
        return Sample(self.actions, seconds, cpu, waits, memory, self.refused, self.silent)

    async def come(self, visits: list[Visit], tasks: list[asyncio.Task[None]]) -> None:
        """Until all see their tables."""
        tasks += [asyncio.create_task(Seat(self, visit).stay()) for visit in visits]
        until = perf_counter() + PATIENCE
        while self.seen < len(tasks):
            for task in tasks:
                if task.done():
                    task.result()
            if perf_counter() > until:
                raise TimeoutError(f"only {self.seen} of {len(tasks)} connections see their table")
            await asyncio.sleep(0.05)


class Seat:
    """One connection after the other, on the tables of one visit."""

    def __init__(self, load: Load, visit: Visit) -> None:
        self.load, self.visit = load, visit
        self.random = Random(visit.table)
        self.pending: asyncio.Task[None] | None = None
        self.last = 0.0  # the newest action it has seen
        self.tries = 0

    async def stay(self) -> None:
        for number, address in enumerate(self.visit.addresses):
            async with self.load.gate:
                socket = await connect(
                    address, additional_headers=self.visit.headers, max_size=None,
                    open_timeout=PATIENCE, ping_interval=None, close_timeout=1,
                )  # fmt: skip
            try:
                await self.play(socket, self.visit.line(number), number == 0)
            finally:
                if self.pending is not None:
                    self.pending.cancel()
                with suppress(WebSocketException, OSError):
                    await socket.close()
        self.load.silent += 1
        await asyncio.Event().wait()

    async def play(self, socket: ClientConnection, line: Line, is_new: bool) -> None:
        """Until the match is over."""
        while True:
            heard = line.hear(await socket.recv(decode=False))
            for reply in heard.replies:
                await socket.send(reply)
            if heard.is_first and is_new:
                is_new = False
                self.load.seen += 1
            if heard.is_view:
                self.tries = 0
                self.count()
            if heard.is_over:
                return
            if heard.is_idle and self.pending is not None:
                self.pending.cancel()
            if heard.is_refused:
                self.load.refused += 1
                self.load.actions -= self.load.is_measuring
                self.tries += 1
            act = line.again() if heard.is_refused and self.tries < STUBBORN else heard.act
            if act:
                self.later(socket, act)

    def later(self, socket: ClientConnection, act: str) -> None:
        if self.pending is not None:
            self.pending.cancel()
        self.pending = asyncio.create_task(self.act(socket, act))

    async def act(self, socket: ClientConnection, act: str) -> None:
        load = self.load
        await load.is_open.wait()
        if load.pace.every:
            await asyncio.sleep(load.pace.every * (0.5 + self.random.random()))
        load.acts[self.visit.table] = (perf_counter(), self)
        load.actions += load.is_measuring
        with suppress(WebSocketException):
            await socket.send(act)

    def count(self) -> None:
        """The time since somebody else's last action at this table, once."""
        when, who = self.load.acts.get(self.visit.table, (0.0, self))
        if when > self.last and who is not self:
            self.last = when
            if self.load.is_measuring:
                self.load.waits.append(perf_counter() - when)
