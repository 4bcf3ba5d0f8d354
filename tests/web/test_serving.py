"""A server that is told to stop: who still waits for an answer gets one."""

from __future__ import annotations

import asyncio
import logging
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from tafelrunde.web import serving

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


async def never(scope: Scope, receive: Receive, send: Send) -> None:
    """Takes longer than anybody waits."""
    if scope["type"] == "http":
        await asyncio.Event().wait()


async def stopped_meanwhile() -> bytes:
    server = serving.server_of(never, log_level="error")
    server.config.timeout_graceful_shutdown = 0
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    with closing(writer):
        writer.write(REQUEST)
        while not server.server_state.tasks:
            await asyncio.sleep(0.01)
        server.should_exit = True
        answer = await asyncio.wait_for(reader.read(), 20)
    await running
    return answer


def test_a_request_that_takes_too_long_is_told_to_come_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.ERROR):
        answer = asyncio.run(stopped_meanwhile())
    assert answer.startswith(b"HTTP/1.1 503 ")
    assert b"retry-after: " in answer.lower()
    assert "Exception in ASGI" not in caplog.text
