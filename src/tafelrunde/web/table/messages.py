"""What a page says on a table's socket, as `protocol.py` has it: read, checked, and passed on."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Final

from tafelrunde.core.data import Fields
from tafelrunde.core.errors import BadData, TafelrundeError
from tafelrunde.table import limit
from tafelrunde.table.match import message
from tafelrunde.table.match.message import Message
from tafelrunde.web.table import protocol
from tafelrunde.web.table.protocol import ForTable, FromPage, Path

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


def said(fields: Fields) -> FromPage:
    """The message, every field of it checked."""
    reader = READERS.get(fields.text("t"))
    if reader is None:
        raise BadData("There is no such message.")
    return reader(fields)


# fields


def seat_of(fields: Fields) -> int:
    return fields.number("seat", 0, SEATS)


def seat_or_none(fields: Fields) -> int | None:
    return None if fields.data.get("seat") is None else seat_of(fields)


def decision_of(fields: Fields) -> int:
    return fields.number("decision", 0, MOST)


def paths(fields: Fields) -> list[Path]:
    return [Fields({"path": row}, "message").texts("path") for row in fields.array("paths")]


def hotseat(fields: Fields) -> bool:
    return fields.has("hotseat") and fields.flag("hotseat")


# messages, one by one


def read_act(fields: Fields) -> protocol.Act:
    seat, decision = seat_of(fields), decision_of(fields)
    return {"t": "act", "seat": seat, "decision": decision, "paths": paths(fields)}


def read_enter(fields: Fields) -> protocol.Enter:
    seat, decision, found = seat_of(fields), decision_of(fields), paths(fields)
    if len(found) != 1:
        raise fields.bad("paths", "must have one entry")
    return {"t": "enter", "seat": seat, "decision": decision, "paths": found}


def read_try(fields: Fields) -> protocol.Try:
    seat, decision = seat_of(fields), decision_of(fields)
    return {"t": "try", "seat": seat, "decision": decision, "paths": paths(fields)}


def read_phrase(fields: Fields) -> protocol.Phrase:
    seat, text = seat_of(fields), fields.text("text")
    return {"t": "phrase", "seat": seat, "decision": decision_of(fields), "text": text}


def read_mean(fields: Fields) -> protocol.Mean:
    seat, decision = seat_of(fields), decision_of(fields)
    return {"t": "mean", "seat": seat, "decision": decision, "path": fields.texts("path")}


def read_why(fields: Fields) -> protocol.Why:
    seat = seat_or_none(fields)
    return {"t": "why", "seat": seat, "path": [] if seat is None else fields.texts("path")}


def read_hint(fields: Fields) -> protocol.Hint:
    return {"t": "hint", "seat": seat_of(fields), "decision": decision_of(fields)}


def read_order(fields: Fields) -> protocol.Order:
    seat, on = seat_of(fields), fields.flag("on")
    return {"t": "order", "seat": seat, "ask": fields.text("ask"), "on": on}


def read_pace(fields: Fields) -> protocol.Pace:
    return {"t": "pace", "seat": seat_of(fields), "speed": fields.text("speed")}


def read_undo(fields: Fields) -> protocol.Undo:
    return {"t": "undo", "seat": seat_of(fields), "entry": fields.number("entry", 0, MOST)}


def read_agree(fields: Fields) -> protocol.Agree:
    return {"t": "agree", "seat": seat_of(fields), "ask": fields.number("ask", 0, MOST)}


def read_refuse(fields: Fields) -> protocol.Refuse:
    return {"t": "refuse", "seat": seat_of(fields), "ask": fields.number("ask", 0, MOST)}


def read_take(fields: Fields) -> protocol.Take:
    return {
        "t": "take",
        "seat": seat_of(fields),
        "name": fields.text("name"),
        "invite": fields.text("invite") if fields.has("invite") else "",
        "seal": fields.text("seal"),
        "hotseat": hotseat(fields),
    }


def read_open(fields: Fields) -> protocol.Open:
    return {"t": "open", "seat": seat_of(fields), "number": fields.text("number")}


def read_leave(fields: Fields) -> protocol.Leave:
    return {"t": "leave", "seat": seat_of(fields)}


def read_count(fields: Fields) -> protocol.Count:
    return {"t": "count", "seat": seat_of(fields), "on": fields.flag("on")}


def read_bot(fields: Fields) -> protocol.Bot:
    return {"t": "bot", "seat": seat_of(fields), "level": fields.text("level")}


def read_back(fields: Fields) -> protocol.Back:
    return {"t": "back", "seat": seat_of(fields), "hotseat": hotseat(fields)}


def read_resign(fields: Fields) -> protocol.Resign:
    return {"t": "resign", "seat": seat_of(fields)}


def read_abandon(fields: Fields) -> protocol.Abandon:
    return {"t": "abandon", "seat": seat_of(fields)}


def read_chat(fields: Fields) -> protocol.Chat:
    return {"t": "chat", "text": fields.text("text"), "seat": seat_or_none(fields)}


def read_rematch(fields: Fields) -> protocol.Rematch:
    return {"t": "rematch"}


def read_uncover(fields: Fields) -> protocol.Uncover:
    return {"t": "uncover", "seat": seat_of(fields)}


def read_lang(fields: Fields) -> protocol.Lang:
    return {"t": "lang", "lang": fields.text("lang")}


def read_beat(fields: Fields) -> protocol.Beat:
    return {"t": "beat"}


READERS: Final[Mapping[str, Callable[[Fields], FromPage]]] = {
    "act": read_act,
    "enter": read_enter,
    "try": read_try,
    "phrase": read_phrase,
    "mean": read_mean,
    "why": read_why,
    "hint": read_hint,
    "order": read_order,
    "pace": read_pace,
    "undo": read_undo,
    "agree": read_agree,
    "refuse": read_refuse,
    "take": read_take,
    "open": read_open,
    "leave": read_leave,
    "count": read_count,
    "bot": read_bot,
    "back": read_back,
    "resign": read_resign,
    "abandon": read_abandon,
    "chat": read_chat,
    "rematch": read_rematch,
    "uncover": read_uncover,
    "lang": read_lang,
    "beat": read_beat,
}


def texts(paths: list[Path]) -> tuple[str, ...]:
    """Actions as the table writes them."""
    return tuple(" ".join(path) for path in paths)


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

    def own_or_host(self, seat: int) -> str:
        """The key of a seat of one's own, else the host's."""
        return self.keys.get(seat) or self.host_key or self.key(seat)

    def any(self, seat: int) -> str:
        """The key of the seat, else the host's, else of some seat of one's own."""
        return self.keys.get(seat) or self.host_key or next(iter(self.keys.values()), "")

    def message(self, id: str, said: ForTable) -> Message:
        """For the table."""
        if said["t"] == "take":
            return self.take(id, said)
        if said["t"] == "chat":
            return self.chat(id, said)
        seat = said["seat"]
        if said["t"] == "act":
            return message.Act(id, self.key(seat), seat, said["decision"], texts(said["paths"]))
        if said["t"] == "enter":
            text = texts(said["paths"])[0]
            return message.Enter(id, self.key(seat), seat, said["decision"], text)
        if said["t"] == "order":
            return message.Order(id, self.key(seat), seat, said["ask"], said["on"])
        if said["t"] == "pace":
            return message.Pace(id, self.own_or_host(seat), seat, said["speed"])
        if said["t"] == "undo":
            return message.Undo(id, self.key(seat), seat, said["entry"])
        if said["t"] == "agree":
            return message.Agree(id, self.key(seat), seat, said["ask"])
        if said["t"] == "refuse":
            return message.Refuse(id, self.own_or_host(seat), seat, said["ask"])
        if said["t"] == "open":
            return message.OpenNumber(id, self.key(seat), seat, said["number"])
        if said["t"] == "leave":
            return message.LeaveSeat(id, self.own_or_host(seat), seat)
        if said["t"] == "count":
            return message.Count(id, self.key(seat), seat, said["on"])
        if said["t"] == "bot":
            return message.ReplaceByBot(id, self.any(seat), seat, said["level"])
        if said["t"] == "resign":
            return message.Resign(id, self.key(seat), seat)
        if said["t"] == "abandon":
            return message.Abandon(id, self.key(seat), seat)
        return message.ReturnToSeat(id, self.key(seat), seat, said.get("hotseat", False))

    def take(self, id: str, said: protocol.Take) -> Message:
        return message.TakeSeat(
            id,
            said["seat"],
            said["name"],
            said.get("invite", ""),
            said["seal"],
            self.person,
            said.get("hotseat", False),
        )

    def chat(self, id: str, said: protocol.Chat) -> Message:
        seat = said.get("seat")
        if seat is None:
            return message.Chat(id, said["text"], name=self.name)
        return message.Chat(id, said["text"], seat, self.key(seat))
