"""Whoever is called off while they connect or ask leaves nothing open and nothing claimed."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING

from tests.table.peers.conftest import KEY

from tafelrunde.table.house import House
from tafelrunde.table.storage.wire import Wire

if TYPE_CHECKING:
    from tests.table.peers.conftest import Shared

MOMENTS = [0.0015 * number for number in range(40)]  # from the first step to after the last


async def test_a_house_called_off_while_it_starts_closes_all_it_opened(shared: Shared) -> None:
    async with shared.house():
        pass  # the database has its shape
    for moment in MOMENTS:
        starting = asyncio.create_task(House.start(shared.url, 0, 0, key=KEY))
        await asyncio.sleep(moment)
        starting.cancel()
        try:
            house = await starting
        except asyncio.CancelledError:
            continue
        await house.close()
    gc.collect()  # a connection that is open still is told now


async def test_a_house_closed_while_it_connects_closes_all_it_opened(shared: Shared) -> None:
    for moment in MOMENTS:
        async with shared.house():
            await asyncio.sleep(moment)
    gc.collect()


async def test_a_question_called_off_leaves_no_connection(shared: Shared) -> None:
    for moment in MOMENTS:
        async with shared.house() as house:
            asking = [asyncio.create_task(house.storage.lasts(["x"])) for _ in range(8)]
            await asyncio.sleep(moment / 2)
            for one in asking:
                one.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
    gc.collect()


async def test_a_claim_called_off_is_free_for_others(shared: Shared) -> None:
    async with shared.house() as one, shared.house() as two:
        here, there = one.peers.wire, two.peers.wire
        assert here is not None
        assert there is not None
        for steps in range(40):
            name = f"claim {steps}"
            claiming = asyncio.create_task(here.claim(name))
            for _ in range(steps):
                await asyncio.sleep(0)
            claiming.cancel()
            got = (await asyncio.gather(claiming, return_exceptions=True))[0]
            if got is True:  # it was faster
                await here.release(name)
            assert await gets(there, name), f"called off after {steps} steps"


async def gets(wire: Wire, name: str) -> bool:
    for _ in range(100):
        if await wire.claim(name):
            return True
        await asyncio.sleep(0.01)
    return False
