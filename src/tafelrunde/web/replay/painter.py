"""Paints a drawing as PNG in a process of its own: painting lets nothing else run beside it.

python -m tafelrunde.web.replay.painter < drawing.svg > picture.png
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from importlib.util import find_spec
from typing import Final

from tafelrunde.draw.export import png

COMMAND: Final = (sys.executable, "-P", "-m", "tafelrunde.web.replay.painter")
SECONDS: Final = 30.0  # of one picture
WAITING: Final = 4  # pictures that are wanted at the same time


class Unpainted(Exception):
    """Too many are wanted, or it took too long."""


def can_paint() -> bool:
    """Whether what it takes is installed."""
    return find_spec("resvg_py") is not None


class Painter:
    """One picture after another."""

    def __init__(self) -> None:
        self._brush = asyncio.Lock()
        self._wanted = 0

    async def paint(self, svg: str) -> bytes:
        if self._wanted >= WAITING:
            raise Unpainted
        self._wanted += 1
        try:
            async with self._brush:
                return await painted(svg)
        finally:
            self._wanted -= 1


async def painted(svg: str) -> bytes:
    paths = os.pathsep.join(path for path in sys.path if path)
    process = await asyncio.create_subprocess_exec(
        *COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True,
        env={**os.environ, "PYTHONPATH": paths},
    )  # fmt: skip
    try:
        return await answer(process, svg)
    finally:  # also where nobody waits for it any more
        if process.returncode is None:
            process.kill()
            await process.wait()


async def answer(process: Process, svg: str) -> bytes:
    try:
        async with asyncio.timeout(SECONDS):
            out, _ = await process.communicate(svg.encode())
    except TimeoutError:
        raise Unpainted from None
    if process.returncode or not out:
        raise Unpainted
    return out


if __name__ == "__main__":
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode()))
