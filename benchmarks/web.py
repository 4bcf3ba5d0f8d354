"""One server process under load: many tables, two people at each, random legal actions.

    python -m benchmarks.web [--tables 50] [--seconds 20] [--game KEY]

Reports actions per second, the time from an action to the other player's new view (p50, p99),
memory per table, and bytes per update (as sent, and deflated as the socket does it).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from tafelrunde.table.house import House
from tafelrunde.table.match.message import TakeSeat
from tafelrunde.table.plan import Plan
from tafelrunde.web.app import create_app
from tafelrunde.web.reader import COOKIE, sign
from tafelrunde.web.security import Limits

SECRET = b"a secret for the benchmark"
GENEROUS = {"post": (1e6, 1e6), "create": (1e6, 1e6), "socket": (1e6, 1e6)}


async def serve(folder: Path, game: str, tables: int) -> None:
    """The server's process: lays the tables, prints where they are, serves until it is ended."""
    house = await House.start(f"sqlite+aiosqlite:///{folder / 'bench.db'}", workers=0)
    bare = memory()
    ids = [await lay(house, game, number) for number in range(tables)]
    app = create_app(house, SECRET, Limits(rates=GENEROUS))
    server = uvicorn.Server(uvicorn.Config(app, port=0, ws="websockets-sansio", log_level="error"))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    print(json.dumps({"port": port, "tables": ids, "memory": bare}), flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    print(json.dumps({"memory": memory()}), flush=True)
    server.should_exit = server.force_exit = True
    await serving
    await house.close()


async def lay(house: House, game: str, number: int) -> str:
    made = await house.create_table(game, [Plan("friend"), Plan("friend")])
    for seat in (0, 1):
        person = f"person-{number}-{seat}"
        message = TakeSeat(f"sit{seat}", seat, f"P{seat}", made.invites[seat], "00ff", person)
        await house.handle(made.id, message)
    return made.id


def memory() -> int:
    """Resident bytes of this process."""
    status = Path("/proc/self/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


@dataclass
class Tally:
    until: float
    actions: int = 0
    refused: int = 0
    waits: list[float] = field(default_factory=list)
    raw: list[int] = field(default_factory=list)
    deflated: list[int] = field(default_factory=list)
    sent_at: dict[str, float] = field(default_factory=dict)  # per table


async def player(port: int, table: str, number: int, seat: int, tally: Tally) -> None:
    """Plays whenever asked; sees what the other did."""
    person = f"person-{number}-{seat}"
    cookie = f"{COOKIE}={sign(SECRET, json.dumps([person, f'P{seat}', 'en', '']))}"
    base = f"127.0.0.1:{port}"
    random = Random(f"{number} {seat}")
    async with connect(
        f"ws://{base}/t/{table}/ws",
        additional_headers={"Cookie": cookie},
        origin=f"http://{base}",  # type: ignore[arg-type]
        max_size=None,
    ) as socket:
        acted = 0
        while perf_counter() < tally.until:
            try:
                text = await asyncio.wait_for(socket.recv(decode=False), 2)
            except TimeoutError:
                continue
            message = json.loads(text)
            if message["t"] == "view":
                count(tally, table, text, seat)
            if message["t"] == "err":
                tally.refused += 1
            ask = message.get("ask")
            if ask and ask.get("acts"):
                acted += 1
                await act(socket, tally, table, ask, f"{person}-{acted}", random)


def count(tally: Tally, table: str, text: bytes, seat: int) -> None:
    tally.raw.append(len(text))
    packer = zlib.compressobj(wbits=-12)
    tally.deflated.append(len(packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)))
    began = tally.sent_at.get(f"{table} {1 - seat}")
    if began is not None:
        tally.waits.append(perf_counter() - began)
        del tally.sent_at[f"{table} {1 - seat}"]


async def act(
    socket: ClientConnection,
    tally: Tally,
    table: str,
    ask: dict[str, object],
    id: str,
    random: Random,
) -> None:
    path, node = [], ask["acts"]
    while isinstance(node, dict):
        token = random.choice(list(node))
        path.append(token)
        node = node[token]
    tally.actions += 1
    tally.sent_at[f"{table} {ask['seat']}"] = perf_counter()
    message = {"t": "act", "id": id, "seat": ask["seat"], "decision": ask["decision"]}
    await socket.send(json.dumps(message | {"paths": [path]}))


async def load(port: int, tables: list[str], seconds: float) -> Tally:
    tally = Tally(perf_counter() + seconds)
    people = [
        player(port, table, number, seat, tally)
        for number, table in enumerate(tables)
        for seat in (0, 1)
    ]
    await asyncio.gather(*people)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="eko")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        asyncio.run(serve(given.serve, given.game, given.tables))
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.web", "--serve", folder]
        command += ["--game", given.game, "--tables", str(given.tables)]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as server:
            assert server.stdin
            assert server.stdout
            where = json.loads(server.stdout.readline())
            tally = asyncio.run(load(where["port"], where["tables"], given.seconds))
            server.stdin.write("\n")
            server.stdin.flush()
            after = json.loads(server.stdout.readline())
    report(tally, given.seconds, (after["memory"] - where["memory"]) / given.tables)


def report(tally: Tally, seconds: float, memory: float) -> None:
    waits = sorted(tally.waits)
    print(f"actions per second      {tally.actions / seconds:8.0f}   ({tally.refused} refused)")
    print(f"action to other's view  {median(waits) * 1000:8.1f} ms p50")
    print(f"                        {waits[int(len(waits) * 0.99)] * 1000:8.1f} ms p99")
    print(f"memory per table        {memory / 1024:8.0f} KB, two connections included")
    print(
        f"bytes per update        {median(tally.raw):8.0f}, {median(tally.deflated):.0f} deflated"
    )


if __name__ == "__main__":
    main()
