"""What a connection hears and says, whoever the server is; and our own words."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Heard:
    """A message, as far as it matters to who measures."""

    is_first: bool = False  # the whole table
    is_view: bool = False  # what somebody did
    is_refused: bool = False
    is_over: bool = False  # the match: go to the next table
    is_idle: bool = False  # nothing is asked any more
    act: str = ""  # what is to be said, when it is time
    replies: list[str] = field(default_factory=list)  # what is said at once


class Chooses(Protocol):
    """As `random.Random` does."""

    def choice(self, seq: Sequence[T], /) -> T: ...


class Line(Protocol):
    def hear(self, data: bytes) -> Heard: ...
    def again(self) -> str: ...


class Player:
    """At our tables: a random action whenever asked."""

    def __init__(self, name: str, random: Chooses) -> None:
        self.name, self.random = name, random
        self.said = 0
        self.asked: Mapping[str, object] = {}

    def hear(self, data: bytes) -> Heard:
        message = json.loads(data)
        kind = message["t"]
        ask = message.get("ask")
        is_new = bool(ask) and ask.get("decision") != self.asked.get("decision")
        if ask:
            self.asked = ask
        return Heard(
            is_first=kind == "snap",
            is_view=kind == "view",
            is_refused=kind == "err",
            is_over=bool(ask) and ask["state"] == "over",
            is_idle=bool(ask) and "acts" not in ask,
            act=self.again() if is_new else "",  # other words for the same question are no new one
        )

    def again(self) -> str:
        """Another try at the same question; "": nothing is asked."""
        path: list[str] = []
        node = self.asked.get("acts")
        while isinstance(node, Mapping) and node:
            token = self.random.choice(list(node))
            path.append(token)
            node = node[token]
        if not path:
            return ""
        self.said += 1
        asked = {key: self.asked[key] for key in ("seat", "decision")}
        return json.dumps({"t": "act", "id": f"{self.name}-{self.said}", "paths": [path]} | asked)


class Watcher:
    """Reads no more of a message than what it is."""

    def hear(self, data: bytes) -> Heard:
        start = data[:16]
        return Heard(is_first=b"snap" in start, is_view=b"view" in start)

    def again(self) -> str:
        return ""
