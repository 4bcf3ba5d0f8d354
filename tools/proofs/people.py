"""People over real sockets: they play on whatever happens, say again what was not answered, and
remember every answer.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from secrets import token_hex
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tools.proofs.laying import Laid, cookie

Message = dict[str, Any]
LOST = (OSError, WebSocketException, TimeoutError, EOFError)
AGAIN = 0.1  # seconds until somebody who lost the line comes back


@dataclass(slots=True)
class Troubles:
    """What happens to messages between a page and the server, each with its likelihood."""

    cut: float = 0.0  # the line breaks right after a message
    doubled: float = 0.0
    delayed: float = 0.0  # by up to half a second
    swapped: float = 0.0  # comes after one that was sent later
    raced: float = 0.0  # another answer to the same question, by another line of the same person


@dataclass(slots=True)
class Tally:
    """What came of it all."""

    acked: dict[tuple[str, str], int] = field(default_factory=dict)  # table, message → index
    refused: Counter[str] = field(default_factory=Counter)
    unsaid: list[str] = field(default_factory=list)  # refusals without a sentence
    faults: list[str] = field(default_factory=list)
    sent: int = 0
    again: int = 0  # said again after the line was lost
    lines: int = 0  # connections
    raced: int = 0
    seen: dict[tuple[str, str], int] = field(default_factory=dict)  # table, person → last index
    over: set[str] = field(default_factory=set)

    def fault(self, text: str) -> None:
        self.faults.append(text)
        print("FAULT", text, flush=True)


class Person:
    """At one table, by one line at a time; `ports` are tried in turn."""

    def __init__(
        self, laid: Laid, person: str, ports: Sequence[int], tally: Tally, troubles: Troubles
    ) -> None:
        self.laid, self.person = laid, person
        self.ports = ports
        self.tally = tally
        self.troubles = troubles
        self.random = Random(f"{laid.id} {person}")
        self.asked: Mapping[str, Any] = {}
        self.pending: Message | None = None
        self.is_fresh = False
        self.count = 0
        self.is_quiet = False  # looks, but says nothing new
        self._socket: ClientConnection | None = None

    async def play(self) -> None:
        while self.laid.id not in self.tally.over:
            try:
                async with self.line(self.ports[self.tally.lines % len(self.ports)]) as socket:
                    self.tally.lines += 1
                    self._socket = socket
                    await self.talk(socket)
            except LOST:
                await asyncio.sleep(AGAIN)

    def line(self, port: int) -> connect:
        home = f"http://127.0.0.1:{port}"
        return connect(
            f"ws://127.0.0.1:{port}/t/{self.laid.id}/ws", origin=home,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie(self.person)}, max_size=None, open_timeout=20,
            ping_interval=None, close_timeout=1,
        )  # fmt: skip

    def hang_up(self) -> None:
        """As pages do when nothing is heard any more."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def talk(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            self.tally.again += 1
            await socket.send(json.dumps(self.pending))
        async for text in socket:
            self.hear(json.loads(text))
            if self.laid.id in self.tally.over:
                return
            if self.pending is None and self.is_fresh and not self.is_quiet:
                await self.answer(socket)

    def hear(self, message: Message) -> None:
        if message["t"] in ("snap", "view"):
            self.tally.seen[self.laid.id, self.person] = message["index"]
            ask = message.get("ask")
            if ask is not None:
                self.asked, self.is_fresh = ask, True
                if ask["state"] == "over":
                    self.tally.over.add(self.laid.id)
            for one in message.get("ok", []):
                self.taken(one["id"], one["index"])
        elif message["t"] == "ok" and "index" in message:
            self.taken(message["id"], message["index"])
        elif message["t"] == "err":
            self.refused(message)

    def taken(self, id: str, index: int) -> None:
        pending = self.pending
        if pending is None or pending["id"] != id:
            return  # the answer to a message that was doubled
        name = (self.laid.id, f"{pending['seat']}:{id}")
        if self.tally.acked.setdefault(name, index) != index:
            self.tally.fault(f"{name} is answered by {index} and {self.tally.acked[name]}")
        self.pending = None

    def refused(self, message: Message) -> None:
        self.tally.refused[message["code"]] += 1
        if not message.get("text"):
            self.tally.unsaid.append(message["code"])
        if self.pending is not None and message["id"] == self.pending["id"]:
            self.pending = None
            if message["code"] in ("limit", "storage"):
                self.is_fresh = True

    async def answer(self, socket: ClientConnection) -> None:
        said = self.act()
        if said is None:
            return
        self.is_fresh = False
        self.pending = said
        self.tally.sent += 1
        random, troubles = self.random, self.troubles
        await asyncio.sleep(random.random() * (0.5 if random.random() < troubles.delayed else 0.02))
        if random.random() < troubles.raced:
            await self.race(said)
            return
        if random.random() < troubles.swapped:
            await socket.send(json.dumps({"t": "beat", "id": token_hex(4)}))
        await socket.send(json.dumps(said))
        if random.random() < troubles.doubled:
            await socket.send(json.dumps(said))
        if random.random() < troubles.cut:
            socket.transport.abort()

    async def race(self, said: Message) -> None:
        """Two lines, two answers to one question: exactly one may be taken."""
        other = self.act()
        assert other is not None
        first, second = await asyncio.gather(
            self.alone(self.ports[0], said), self.alone(self.ports[-1], other)
        )
        self.pending = None
        taken = [one for one in (first, second) if one is not None and one["t"] == "ok"]
        if first is None or second is None:
            return  # a line was lost: nothing can be said
        self.tally.raced += 1
        if len(taken) == 2 and said["decision"] == other["decision"]:
            self.tally.fault(f"two answers to one question are taken at {self.laid.id}")
        for one, message in ((said, first), (other, second)):
            if message["t"] == "ok":
                self.tally.acked[self.laid.id, f"{one['seat']}:{one['id']}"] = message["index"]
            elif not message.get("text"):
                self.tally.unsaid.append(message["code"])

    async def alone(self, port: int, said: Message) -> Message | None:
        """The answer to one message, by a line of its own."""
        with suppress(*LOST):
            async with self.line(port) as socket, asyncio.timeout(20):
                await socket.recv()
                await socket.send(json.dumps(said))
                async for text in socket:
                    heard = json.loads(text)
                    if heard["t"] == "err" and heard["id"] == said["id"]:
                        return dict(heard)
                    for one in [heard, *heard.get("ok", [])] if heard["t"] != "err" else []:
                        if one.get("id") == said["id"]:
                            return {"t": "ok", "index": one["index"]}
        return None

    def act(self) -> Message | None:
        """A random answer to the present question."""
        path: list[str] = []
        node = self.asked.get("acts")
        while isinstance(node, Mapping) and node:
            token = self.random.choice(list(node))
            path.append(token)
            node = node[token]
        if not path or self.asked.get("luck"):
            return None
        self.count += 1
        id = f"{self.person}-{self.count}-{token_hex(3)}"
        asked = {key: self.asked[key] for key in ("seat", "decision")}
        return {"t": "act", "id": id, **asked, "paths": [path]}
