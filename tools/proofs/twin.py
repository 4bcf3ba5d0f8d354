"""One of two servers that differ in secrets only: `python -m tools.proofs.twin FOLDER`.

It is told what to do by lines of JSON; luck is what it is told, time is a count, and names follow
one another, so that nothing differs between twins but what players and chance did in secret.
"""

from __future__ import annotations

import asyncio
import json
import sys
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from sqlalchemy import Connection

from tafelrunde.core.action import Action
from tafelrunde.core.luck import Luck, Odds
from tafelrunde.table import plan
from tafelrunde.table.house import House
from tafelrunde.table.match.entry import Holder
from tafelrunde.table.match.message import Accepted, Act, Answer, Order
from tafelrunde.table.match.table import Table
from tafelrunde.table.storage import storage, writer
from tafelrunde.web import serving
from tafelrunde.web.app import create_app
from tafelrunde.web.security import Limits
from tools.proofs.laying import KEY, Kind, laid
from tools.proofs.nursery import ENDLESS

TIMES = count(1_700_000_000_000, 1_000)
NAMES = count()
PLANNED: list[str] = []  # what chance gives at the table that is opened next, or is played


class Planned(Luck):
    def pick(self, odds: Odds, n: int) -> Action | None:
        return next(action for action, _ in odds if str(action) == PLANNED[n])

    def header(self, over: bool) -> dict[str, str]:
        return {"luck": "planned"}


def luck_with(table: Table, *holders: list[Holder]) -> Luck:
    return Planned()


def read_time(connection: Connection) -> int:
    return next(TIMES)


class Twin:
    def __init__(self, house: House) -> None:
        self.house = house
        self.id = ""
        self.sent = count()

    async def do(self, said: dict[str, Any]) -> dict[str, object]:
        if "open" in said:
            return await self.open(**said["open"])
        if "act" in said:
            return await self.act(*said["act"])
        return await self.order(*said["order"])

    async def open(
        self, game: str, seats: int, options: dict[str, object], luck: list[str],
        acts: list[tuple[int, str]],
    ) -> dict[str, object]:  # fmt: skip
        """A table in the middle of its match."""
        PLANNED[:] = luck
        self.id = (await laid(self.house, Kind(game, seats, 0, options), next(NAMES))).id
        for seat, text in acts:
            await self.act(seat, text)
        return {"id": self.id}

    async def act(self, seat: int, text: str) -> dict[str, object]:
        table = await self.house.load(self.id)
        decision = table.match.decision(seat)
        name = f"x{next(self.sent)}"
        act = Act(name, table.key_of(seat), seat, decision, (text,))
        answer = await self.house.handle(self.id, act)
        assert isinstance(answer, Accepted), answer
        return {"last": table.last}

    async def order(self, seat: int, ask: str) -> dict[str, object]:
        """Given, and taken back."""
        table = await self.house.load(self.id)
        answers: list[Answer] = []
        for on in (True, False):
            order = Order(f"o{on}{table.last}", table.key_of(seat), seat, ask, on)
            answers.append(await self.house.handle(self.id, order))
        return {"taken": all(isinstance(answer, Accepted) for answer in answers)}


async def serve(folder: Path) -> None:
    house = await House.start(f"sqlite+aiosqlite:///{folder / 'twin.db'}", workers=0, key=KEY)
    app = create_app(house, KEY, Limits(rates=ENDLESS), everything=True)
    server = serving.server_of(app, log_level="error")
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    print(json.dumps({"port": port}), flush=True)
    twin = Twin(house)
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await twin.do(json.loads(line))), flush=True)
    server.should_exit = True
    await running
    await house.close()


def main() -> None:
    ids = count(1_000_000)
    named = SimpleNamespace(
        token_urlsafe=lambda length: f"table-{next(ids)}", token_bytes=lambda length: b"s" * length
    )
    vars(plan)["secrets"] = named
    vars(storage)["read_time"] = vars(writer)["read_time"] = read_time
    Table.luck_with = luck_with  # type: ignore[method-assign,assignment]
    serving.run(serve(Path(sys.argv[1])))


if __name__ == "__main__":
    main()
