"""What a browser may say on a table's socket: read, checked by type, and turned into messages."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Final

from tafelrunde.core.data import Fields
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.table import limit
from tafelrunde.table.match import message
from tafelrunde.table.match.message import Message

LARGEST: Final = 16_384  # characters of a message
SEATS: Final = 64
MOST: Final = 2**53


class NotMine(TafelrundeError):
    """The connection holds no key for that seat."""

    code = "auth"


def read(text: str) -> Fields:
    """The fields of a message; what is none has none."""
    try:
        return Fields(json.loads(text), "message")
    except (ValueError, RecursionError):
        return Fields({}, "message")


def id_of(fields: Fields) -> str:
    """The message's id, or "" where there is no proper one."""
    found = fields.data.get("id")
    return found if isinstance(found, str) and limit.ID.fullmatch(found) else ""


def kind_of(fields: Fields) -> str:
    found = fields.data.get("t")
    return found if isinstance(found, str) else ""


def seat_of(fields: Fields) -> int:
    return fields.number("seat", 0, SEATS)


def paths(fields: Fields) -> tuple[str, ...]:
    rows = fields.array("paths")
    return tuple(" ".join(Fields({"path": row}, "message").texts("path")) for row in rows)


def optional(fields: Fields, key: str) -> str:
    return fields.text(key) if fields.has(key) else ""


class Speaker:
    """Who speaks on a connection: makes messages that carry the keys it holds."""

    def __init__(self, person: str, name: str) -> None:
        self.person = person
        self.name = name
        self.keys: Mapping[int, str] = {}
        self.host_key = ""

    def key(self, seat: int) -> str:
        if seat not in self.keys:
            raise NotMine("This link does not act for that seat.")
        return self.keys[seat]

    def message(self, fields: Fields) -> Message | None:
        """For the table; None if the message is none of these."""
        make = MAKERS.get(fields.text("t"))
        return None if make is None else make(self, id_of(fields), fields)

    def act(self, id: str, fields: Fields) -> Message:
        seat = seat_of(fields)
        decision = fields.number("decision", 0, MOST)
        return message.Act(id, self.key(seat), seat, decision, paths(fields))

    def enter(self, id: str, fields: Fields) -> Message:
        seat = seat_of(fields)
        decision = fields.number("decision", 0, MOST)
        found = paths(fields)
        if len(found) != 1:
            raise fields.bad("paths", "must have one entry")
        return message.Enter(id, self.key(seat), seat, decision, found[0])

    def order(self, id: str, fields: Fields) -> Message:
        seat = seat_of(fields)
        on = fields.flag("on")
        return message.Order(id, self.key(seat), seat, fields.text("ask"), on)

    def undo(self, id: str, fields: Fields) -> Message:
        seat = seat_of(fields)
        return message.Undo(id, self.key(seat), seat, fields.number("entry", 0, MOST))

    def agree(self, id: str, fields: Fields) -> Message:
        seat = seat_of(fields)
        return message.Agree(id, self.key(seat), seat, fields.number("ask", 0, MOST))

    def refuse(self, id: str, fields: Fields) -> Message:
        seat = seat_of(fields)
        return message.Refuse(id, self.own_or_host(seat), seat, fields.number("ask", 0, MOST))

    def take(self, id: str, fields: Fields) -> Message:
        return message.TakeSeat(
            id,
            seat_of(fields),
            fields.text("name"),
            optional(fields, "invite"),
            fields.text("number"),
            self.person,
            fields.has("hotseat") and fields.flag("hotseat"),
        )

    def leave(self, id: str, fields: Fields) -> Message:
        seat = seat_of(fields)
        return message.LeaveSeat(id, self.own_or_host(seat), seat)

    def bot(self, id: str, fields: Fields) -> Message:
        seat = seat_of(fields)
        return message.ReplaceByBot(id, self.own_or_host(seat), seat, fields.text("level"))

    def back(self, id: str, fields: Fields) -> Message:
        seat = seat_of(fields)
        several = fields.has("hotseat") and fields.flag("hotseat")
        return message.ReturnToSeat(id, self.key(seat), seat, several)

    def chat(self, id: str, fields: Fields) -> Message:
        text = fields.text("text")
        if fields.has("seat") and fields.data["seat"] is not None:
            seat = seat_of(fields)
            return message.Chat(id, text, seat, self.key(seat))
        return message.Chat(id, text, name=self.name)

    def own_or_host(self, seat: int) -> str:
        """The key of a seat of one's own, else the host's."""
        return self.keys.get(seat) or self.host_key or self.key(seat)


MAKERS: Final[Mapping[str, Callable[[Speaker, str, Fields], Message]]] = {
    "act": Speaker.act,
    "enter": Speaker.enter,
    "order": Speaker.order,
    "undo": Speaker.undo,
    "agree": Speaker.agree,
    "refuse": Speaker.refuse,
    "take": Speaker.take,
    "leave": Speaker.leave,
    "bot": Speaker.bot,
    "back": Speaker.back,
    "chat": Speaker.chat,
}
