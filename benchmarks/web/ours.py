"""Our server as a process: `python -m benchmarks.web.ours FOLDER GAME TABLES SPARES SOCKETS`.

For each table it lays spare ones, for when a match is over.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

import tafelrunde
from benchmarks.web import hosting
from tafelrunde.table.house import House
from tafelrunde.table.match.message import TakeSeat
from tafelrunde.table.plan import Plan
from tafelrunde.web.app import create_app
from tafelrunde.web.reader import COOKIE, sign
from tafelrunde.web.security import RATES, Limits
from tafelrunde.web.serving import run, server_of

ENDLESS = dict.fromkeys([*RATES, "line"], hosting.ENDLESS)


async def serve(folder: Path, game: str, tables: int, spares: int, sockets: int) -> None:
    house = await House.start(
        f"sqlite+aiosqlite:///{folder / 'bench.db'}", workers=0, key=hosting.SECRET
    )
    numbers = range(tables)
    ids = [[await lay(house, game, number) for _ in range(1 + spares)] for number in numbers]
    app = create_app(house, hosting.SECRET, Limits(rates=ENDLESS), everything=True)
    server = server_of(app, log_level="error")
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    hosting.announce(port, ids, ([cookie(n, s) for s in range(sockets)] for n in numbers))
    await hosting.until_told()
    server.should_exit = True  # everybody has gone by now
    await serving
    await house.close()


async def lay(house: House, game: str, number: int) -> str:
    seats = seats_of(game)
    made = await house.create_table(game, [Plan("friend")] * seats)
    for seat in range(seats):
        name, person = hosting.name(number, seat), hosting.person(number, seat)
        message = TakeSeat(f"sit{seat}", seat, name, made.invites[seat], "", person)
        await house.handle(made.id, message)
    return made.id


def seats_of(game: str) -> int:
    """Two, or as few as it takes."""
    return max(2, tafelrunde.find(game).meta.seats[0])


def cookie(number: int, socket: int) -> str:
    return f"{COOKIE}={sign(hosting.SECRET, hosting.cookie_text(number, socket))}"


def main(given: Sequence[str]) -> None:
    hosting.open_many_files()
    folder, game, *counts = given
    tables, spares, sockets = map(int, counts)
    run(serve(Path(folder), game, tables, spares, sockets))


if __name__ == "__main__":
    main(sys.argv[1:])
