"""Who connects where: people at their seats, the rest to watch."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TypedDict, cast

from benchmarks.web import boardgame, hosting
from benchmarks.web.load import Visit
from benchmarks.web.talk import Line, Player, Watcher


class Where(TypedDict):
    """What our servers tell of themselves."""

    port: int
    pid: int
    tables: list[list[str]]
    cookies: list[list[str]]


def at_ours(told: dict[str, object], seats: int) -> list[Visit]:
    where = cast(Where, told)
    host = f"127.0.0.1:{where['port']}"
    out = []
    for number, tables in enumerate(where["tables"]):
        addresses = [f"ws://{host}/t/{table}/ws" for table in tables]
        for socket, cookie in enumerate(where["cookies"][number]):
            headers = {"Cookie": cookie, "Origin": f"http://{host}"}
            line = partial(our_line, number, socket, socket < seats)
            out.append(Visit(number, addresses, headers, line))
    return out


def our_line(number: int, socket: int, is_seated: bool, at: int) -> Line:
    name = f"{hosting.person(number, socket)}-{at}"
    return Player(name, Random(name)) if is_seated else Watcher()


def at_boardgame(told: dict[str, object], tables: int, sockets: int) -> list[Visit]:
    address = f"ws://127.0.0.1:{told['port']}/socket.io/?EIO=4&transport=websocket"
    return [
        Visit(number, [address], {}, partial(their_line, number, socket))
        for number in range(tables)
        for socket in range(sockets)
    ]


def their_line(number: int, socket: int, at: int) -> Line:
    seat = socket if socket < boardgame.SEATS else None
    return boardgame.Line(seat, str(number), Random(f"{number} {socket}"))
