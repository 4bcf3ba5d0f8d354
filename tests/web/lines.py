"""A browser's side of a table's socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

if TYPE_CHECKING:
    from tests.web.conftest import Party, Server

Json = dict[str, object]
NUMBERS = count()  # no two messages have the same id


class Line:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: list[Json] = []

    def hear(self) -> Json:
        message = json.loads(self.socket.recv(5))
        assert isinstance(message, dict)
        self.seen.append(message)
        return message

    def until(self, *kinds: str) -> Json:
        while (message := self.hear())["t"] not in kinds:
            pass
        return message

    def next_question(self) -> Json:
        """Of the next view that has one: a view may say only who watches."""
        while "ask" not in (view := self.until("view")):
            pass
        return asked(view)

    def say(self, t: str, **fields: object) -> Json:
        """Send, and wait for the answer to it."""
        return self.raw({"t": t, "id": f"m{next(NUMBERS)}", **fields})

    def raw(self, message: Json) -> Json:
        self.socket.send(json.dumps(message))
        while True:
            found = answer_in(self.hear(), message.get("id", ""))
            if found is not None:
                return found


def answer_in(heard: Json, id: object) -> Json | None:
    """The answer to the message of this id: alone, or inside a view."""
    taken = heard.get("ok", [])
    assert isinstance(taken, list)
    every = [heard, *[{"t": "ok", **one} for one in taken]]
    return next((one for one in every if one.get("id") == id), None)


def answer_to(socket: ClientConnection, id: object) -> Json:
    while True:
        found = answer_in(json.loads(socket.recv(10)), id)
        if found is not None:
            return found


@contextmanager
def line(
    server: Server,
    party: Party,
    person: str,
    query: str = "",
    origin: str = "",
    lang: str = "en",
    cookie: str = "",
) -> Iterator[Line]:
    address = f"{party.path.replace('http', 'ws', 1)}/ws{query}"
    headers = {"Cookie": cookie or server.cookie(person, person, lang)}
    page = Origin(origin or server.url)
    with connect(address, origin=page, additional_headers=headers) as socket:
        yield Line(socket)


def drawn(message: Json, what: str = "up") -> Json:
    """The elements that a message brings, of all its frames; or their order, or regions."""
    out: Json = {}
    frames = message.get("frames", [])
    assert isinstance(frames, list)
    for changes in frames:
        out |= changes.get(what, {})
    return out


def asked(snap: Json) -> Json:
    ask = snap["ask"]
    assert isinstance(ask, dict)
    return ask
