"""Own sets are tried out before anybody plays with them: one at a time, with limits."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from starlette.concurrency import run_in_threadpool

from tafelrunde.core.box import digest
from tafelrunde.core.registry import find
from tafelrunde.sheets import box_of
from tafelrunde.trying import OK, in_a_process

REMEMBERED: Final = 256  # sets that were found to be good
_good: OrderedDict[tuple[str, str], None] = OrderedDict()
_trying = asyncio.Lock()


class Busy(Exception):
    """Another set is being tried out."""


async def approve(key: str, text: str) -> str:
    """What is wrong with a set, or nothing."""
    tables = await run_in_threadpool(box_of(find(key)).tables, text)
    name = (key, digest(tables))
    if name in _good:
        return ""
    if _trying.locked():
        raise Busy
    async with _trying:
        said = await run_in_threadpool(in_a_process, key, text)
    if said != OK:
        return said
    _good[name] = None
    if len(_good) > REMEMBERED:
        _good.popitem(last=False)
    return ""
