"""A clock that goes on when it is told to, and all who sleep by it."""

from __future__ import annotations

import asyncio

TURNS = 400  # of the loop, until all who were woken have done something


class Time:
    def __init__(self) -> None:
        self.now = 1000.0
        self.moved = asyncio.Event()

    def __call__(self) -> float:
        return self.now

    def stamp(self) -> int:
        return round(1000 * self.now)

    async def sleep(self, seconds: float) -> None:
        end = self.now + seconds
        while self.now < end:
            await self.moved.wait()

    async def go(self, seconds: float) -> None:
        """Time goes by; whoever has waited for it acts, bots think in a thread."""
        self.now += seconds
        self.moved.set()
        self.moved = asyncio.Event()
        for _ in range(TURNS):
            await asyncio.sleep(0.0005)
