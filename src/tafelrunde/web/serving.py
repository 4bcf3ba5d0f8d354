"""The server around the application: its settings, and the loop it runs in."""

from __future__ import annotations

import asyncio
import gc
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
YOUNG: Final = (20_000, 20, 50)  # objects until the collector looks for rings, as gc has it


def server_of(app: ASGIApp, port: int = 0, log_level: str = "warning") -> uvicorn.Server:
    config = uvicorn.Config(
        app,
        port=port,
        ws=PackedSockets,
        ws_max_size=LARGEST,
        log_level=log_level,
        log_config=None,  # as everything else is logged
        access_log=False,  # addresses carry invitations and keys
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    return uvicorn.Server(config)


def run(main: Coroutine[Any, Any, None]) -> None:
    """As `asyncio.run` does, in the fastest loop there is."""
    gc.freeze()  # modules stay: looking through them again and again took a sixth of the time
    gc.set_threshold(*YOUNG)
    with asyncio.Runner(loop_factory=LOOP) as runner:
        runner.run(main)
