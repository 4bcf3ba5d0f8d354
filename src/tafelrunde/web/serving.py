"""The server around the application: its settings, and the loop it runs in."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine
from typing import Any, Final

import uvicorn
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde.web.door import Door
from tafelrunde.web.packing import PackedSockets

try:
    import uvloop
except ImportError:  # not made for every system
    LOOP = None
else:
    LOOP = uvloop.new_event_loop
LARGEST: Final = 64 * 1024  # bytes of a message
CONNECTIONS: Final = 10_000  # pages and sockets at once, in one process
FEWEST: Final = 64
OTHER_FILES: Final = 512  # the database, bots, the few connections that are told there are too many
SOON: Final = {"retry-after": "5"}
YOUNG: Final = (100_000, 20, 50)  # objects until the collector looks for rings, as gc has it


def server_of(app: ASGIApp, port: int = 0, log_level: str = "warning") -> uvicorn.Server:
    config = uvicorn.Config(
        Patient(app),
        port=port,
        http=Door,
        limit_concurrency=most_connections(),
        ws=PackedSockets,
        ws_max_size=LARGEST,
        log_level=log_level,
        log_config=None,  # as everything else is logged
        access_log=False,  # addresses carry invitations and keys
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    return uvicorn.Server(config)


class Patient:
    """Whose answer is not ready when the server stops is told to come again, not dropped."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        has_begun = False

        async def sent(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, sent)
        except asyncio.CancelledError:  # uvicorn has waited as long as it does
            if has_begun:
                raise
            await PlainTextResponse("The server stops.\n", 503, SOON)(scope, receive, send)


def most_connections() -> int:
    """As many as there may be open files, but for some that are no connections."""
    try:
        import resource
    except ImportError:  # not on every system
        return CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CONNECTIONS + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return max(FEWEST, soft - OTHER_FILES)
    return CONNECTIONS


def run(main: Coroutine[Any, Any, None]) -> None:
    """As `asyncio.run` does, in the fastest loop there is."""
    gc.freeze()  # modules stay: looking through them again and again took a sixth of the time
    gc.set_threshold(*YOUNG)
    with asyncio.Runner(loop_factory=LOOP) as runner:
        runner.run(main)
