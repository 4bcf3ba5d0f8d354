"""The server around the application: its settings, and the loop it runs in."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp

from tafelrunde.web.packing import PackedSockets

try:
    import uvloop
except ImportError:  # not made for every system
    LOOP = None
else:
    LOOP = uvloop.new_event_loop
LARGEST: Final = 64 * 1024  # bytes of a message


def server_of(app: ASGIApp, port: int = 0, log_level: str = "warning") -> uvicorn.Server:
    config = uvicorn.Config(
        app,
        port=port,
        ws=PackedSockets,
        ws_max_size=LARGEST,
        log_level=log_level,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    return uvicorn.Server(config)


def run(main: Coroutine[Any, Any, None]) -> None:
    """As `asyncio.run` does, in the fastest loop there is."""
    with asyncio.Runner(loop_factory=LOOP) as runner:
        runner.run(main)
