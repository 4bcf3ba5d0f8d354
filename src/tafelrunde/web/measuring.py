"""Numbers for Prometheus, at a port that only this machine reaches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

SECONDS: Final = 5.0  # for a request
TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


async def measure(port: int, text: Callable[[], str]) -> asyncio.Server:
    """`GET /metrics` says what the function says."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
                is_asked = head.split(b"\r\n")[0].split(b" ")[:2] == [b"GET", b"/metrics"]
                body = text().encode() if is_asked else b""
                status = "200 OK" if is_asked else "404 Not Found"
                lines = (f"HTTP/1.1 {status}", f"content-type: {TYPE}")
                sizes = (f"content-length: {len(body)}", "connection: close", "", "")
                writer.write("\r\n".join([*lines, *sizes]).encode() + body)
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # whoever it was, it is their loss
        finally:
            writer.close()

    return await asyncio.start_server(answer, "127.0.0.1", port)
