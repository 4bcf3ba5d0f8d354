"""One process of several behind one port; `crew` starts it and hears from it."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import threading
from typing import TextIO

import uvicorn

from tafelrunde.cli.service import Service, read_service, start, warmed
from tafelrunde.table.bots.worker import own_output
from tafelrunde.table.house import House
from tafelrunde.web import logs, serving

TELLING = 2.0  # seconds


async def work(listening: socket.socket, service: Service, out: TextIO) -> None:
    house, app = await start(service)
    server = serving.server_of(app)
    watch_over(server)
    telling = asyncio.create_task(tell(house, server, out))
    try:
        await server.serve([listening])
    finally:
        telling.cancel()


def watch_over(server: uvicorn.Server) -> None:
    """Nobody is left behind: when whoever started us has gone, we end."""

    def wait() -> None:
        sys.stdin.read()
        server.should_exit = True

    threading.Thread(target=wait, daemon=True).start()


async def tell(house: House, server: uvicorn.Server, out: TextIO) -> None:
    """How we are, again and again: who hangs says nothing."""
    await warmed(server, lambda: None)
    while True:
        print(json.dumps(house.measures()), file=out, flush=True)
        await asyncio.sleep(TELLING)


def main() -> None:
    out = own_output()
    service = read_service(sys.stdin.readline())
    logs.start(service.log, service.level)
    listening = socket.socket(fileno=int(sys.argv[1]))
    serving.run(work(listening, service, out))


if __name__ == "__main__":
    main()
