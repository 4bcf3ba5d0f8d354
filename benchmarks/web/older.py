"""An older checkout of ours (3688b3a) as a process; its modules had other names.

`PYTHONPATH=CHECKOUT/src:. python -m benchmarks.web.older FOLDER GAME TABLES SPARES SOCKETS`
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from benchmarks.web import hosting

RATES = dict.fromkeys(("post", "create", "socket"), hosting.ENDLESS)


async def serve(folder: Path, game: str, tables: int, spares: int, sockets: int) -> None:
    uvicorn = import_module("uvicorn")
    house_class = import_module("tafelrunde.table.house").House
    house = await house_class.start(f"sqlite+aiosqlite:///{folder / 'bench.db'}", workers=0)
    numbers = range(tables)
    ids = [[await lay(house, game, number) for _ in range(1 + spares)] for number in numbers]
    limits = import_module("tafelrunde.web.security").Limits(rates=RATES)
    app = import_module("tafelrunde.web.app").create_app(house, hosting.SECRET, limits)
    config = uvicorn.Config(
        app, port=0, ws="websockets-sansio", log_level="error", timeout_graceful_shutdown=5
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    hosting.announce(port, ids, ([cookie(n, s) for s in range(sockets)] for n in numbers))
    await hosting.until_told()
    server.should_exit = True  # everybody has gone by now
    await serving
    await house.close()


async def lay(house: object, game: str, number: int) -> str:
    plan = import_module("tafelrunde.table.plan").Plan
    message = import_module("tafelrunde.table.message").TakeSeat
    seats = max(2, import_module("tafelrunde").find(game).meta.seats[0])
    made = await house.create_table(game, [plan("friend")] * seats)  # type: ignore[attr-defined]
    for seat in range(seats):
        name, person = hosting.name(number, seat), hosting.person(number, seat)
        sits = message(f"sit{seat}", seat, name, made.invites[seat], "00ff", person)
        await house.handle(made.id, sits)  # type: ignore[attr-defined]
    return str(made.id)


def cookie(number: int, socket: int) -> str:
    reader = import_module("tafelrunde.web.reader")
    return f"{reader.COOKIE}={reader.sign(hosting.SECRET, hosting.cookie_text(number, socket))}"


def main(given: Sequence[str]) -> None:
    hosting.open_many_files()
    sockets = import_module("tafelrunde.web.socket")
    vars(sockets).update(RATE=1e9, BURST=1e9)  # it had no setting for this
    folder, game, *counts = given
    tables, spares, watched = map(int, counts)
    asyncio.run(serve(Path(folder), game, tables, spares, watched))


if __name__ == "__main__":
    main(sys.argv[1:])
