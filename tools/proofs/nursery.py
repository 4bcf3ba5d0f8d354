"""Servers in no time: one process has imported everything, and forks a server for each line it
reads (`URL PORT`); it says the process id. What is killed is a whole server all the same.

SIGUSR1 sets a server's clocks, its own and its database's, an hour ahead; SIGUSR2 an hour back.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
import time

from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from tafelrunde.table.house import House
from tafelrunde.web import serving
from tafelrunde.web.app import create_app
from tafelrunde.web.security import RATES, Limits
from tools.proofs.laying import KEY, preload

HOUR = 3600.0
ENDLESS = dict.fromkeys([*RATES, "line"], (1e9, 1e9))
JULIAN = 2440587.5  # the day of 1970-01-01


class Clocks:
    """That of the server, and that of SQLite."""

    def __init__(self) -> None:
        self.ahead = 0.0
        signal.signal(signal.SIGUSR1, lambda *_: self.jump(HOUR))
        signal.signal(signal.SIGUSR2, lambda *_: self.jump(-HOUR))

    def jump(self, seconds: float) -> None:
        self.ahead += seconds

    def __call__(self) -> float:
        return time.monotonic() + self.ahead

    def prepare(self, connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
        """Of those that write; it is the writer who asks for the time."""
        if isinstance(connection, sqlite3.Connection):
            connection.create_function(
                "julianday", 1, lambda _: (time.time() + self.ahead) / 86400 + JULIAN
            )


async def serve(url: str, port: int, limits: bool, bots: int) -> None:
    clocks = Clocks()
    if url.startswith("sqlite"):
        event.listen(Engine, "connect", clocks.prepare)
    house = await House.start(url, pace=0.05, workers=bots, clock=clocks, key=KEY)
    rates = Limits() if limits else Limits(rates=ENDLESS)
    app = create_app(house, KEY, rates, closes=True, everything=True)
    await serving.server_of(app, port, "error").serve()


def main() -> None:
    preload()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        url, port, limits, bots = line.split()
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            try:
                serving.run(serve(url, int(port), limits == "limits", int(bots)))
            finally:
                os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
