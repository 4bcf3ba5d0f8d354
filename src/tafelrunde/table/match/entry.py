"""One line of a table, who holds a seat, and what is fixed from the table's creation."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from tafelrunde.core.data import Json
from tafelrunde.core.meta import Value
from tafelrunde.core.seals import PROTOCOL, commitment_of
from tafelrunde.table.keys import token_of
from tafelrunde.table.match.policy import Policy
from tafelrunde.table.match.timing import UNTIMED, Timing, read_timing

NOBODY: Final = -1
NEW_SEAT: Final = -1  # in an order of seats: there was none before
CREATED: Final = "house:create"  # the message that opens a table; no client's has such an id


class Kind(StrEnum):
    """What an entry is."""

    ACT = "act"
    LUCK = "luck"
    UNDO = "undo"
    SEAT = "seat"  # who holds it from now on
    ASK = "ask"
    AGREE = "agree"
    REFUSE = "refuse"
    LAPSE = "lapse"  # a question that nobody answered for too long
    FLAG = "flag"  # time ran out; the level of the bot that decides, if one does
    SIMPLE = "simple"  # a bot did not get done: what follows was not thought through
    ORDER = "order"  # a question answered once for all, or not any more
    ARRANGE = "arrange"  # the host has changed what will be played, before it begins
    CONFIRM = "confirm"  # somebody who sat down before that still wants to play
    COUNT = "count"  # the seconds to be counted before the match begins; somebody lets it go on
    HALT = "halt"  # somebody stops the counting
    BEGIN = "begin"  # it has been counted: from here on nothing about the table changes
    OPEN = "open"  # the number that a page had sealed
    MISSING = "missing"  # a page did not open its number in time: its seal counts
    PACE = "pace"  # how fast bots go from now on
    HINT = "hint"  # somebody was told what a strong player would look at
    ABSENT = "absent"  # the seat's person has been without a connection for long
    PRESENT = "present"  # and is there again
    BRING = "bring"  # a piece of somebody's own box, in place of one that was not seen yet
    RESIGN = "resign"  # somebody gives up
    END = "end"  # the match is over before its rules say so, and why


ASIDE: Final = (  # what people bring that is no move
    *(Kind.SEAT, Kind.ASK, Kind.AGREE, Kind.REFUSE, Kind.ORDER, Kind.ARRANGE, Kind.CONFIRM),
    *(Kind.PACE, Kind.HINT, Kind.COUNT, Kind.HALT),
)
PLAYED: Final = (Kind.ACT, Kind.LUCK, Kind.UNDO)  # the kinds that are entries of the match too


class By(StrEnum):
    """Who holds a seat."""

    NOBODY = "empty"
    PERSON = "person"
    HOTSEAT = "hotseat"  # one of several at a device
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Entry:
    index: int
    kind: Kind
    seat: int  # NOBODY for luck
    text: str
    message: str  # id of the message that brought it, with the seat that sent it
    part: int  # its place among the entries of that message
    time: int = 0  # the database's, in milliseconds

    @property
    def line(self) -> str:
        """As it stands in a record."""
        if self.kind == Kind.UNDO:
            return f"undo {self.text}"
        return f"* {self.text}" if self.kind == Kind.LUCK else f"{self.seat} {self.text}"


@dataclass(frozen=True, slots=True)
class Holder:
    """Who has a seat, and what is known of them."""

    kind: By
    name: str = ""
    level: str = ""  # of a bot
    plan: str = ""  # of an empty seat: whom it waits for: host, hotseat, friend
    open: bool = False  # of an empty seat: anybody may take it, if the table is open
    meant: str = ""  # of an empty seat: the only person who may take it; never shown
    number: str = ""  # what the person's page added to luck, by protocol 1
    seal: str = ""  # of the number that the person's page adds; "": it has none
    person: str = ""  # never shown
    key: str = ""  # hash of the key that acts for it; a bot keeps its person's
    nonce: str = ""  # from which the server makes that key again; see `Header.seat_key`

    @property
    def is_human(self) -> bool:
        return self.kind in (By.PERSON, By.HOTSEAT)

    @property
    def is_person(self) -> bool:
        """Whether a person has the seat, also while a bot goes on for them."""
        return bool(self.key)

    def text(self) -> str:
        parts = {name: getattr(self, name) for name in self.__slots__ if getattr(self, name)}
        return json.dumps(parts, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What a host may change until the match begins."""

    options: Mapping[str, Value]
    is_open: bool
    undo: Policy
    free: tuple[int, ...]  # seats that anybody may take, if it is open
    asks: bool  # those who sit: it is not only about who may come
    order: tuple[int, ...] = ()  # seat by seat, which one it was before; none: all as before
    timing: Timing = UNTIMED

    def text(self) -> str:
        parts = {"options": dict(self.options), "open": self.is_open, "undo": self.undo}
        parts |= {"free": self.free, "asks": self.asks, "timing": self.timing.text()}
        if self.order:
            parts["order"] = self.order
        return json.dumps(parts, separators=(",", ":"))


FRIEND: Final = Holder(By.NOBODY, plan="friend")  # a seat that waits for somebody


def read_arrangement(text: str) -> Arrangement:
    parts = json.loads(text)
    undo, free = Policy(parts["undo"]), tuple(parts["free"])
    order, timing = tuple(parts.get("order", ())), read_timing(parts.get("timing", ""))
    return Arrangement(parts["options"], parts["open"], undo, free, parts["asks"], order, timing)


def read_holder(text: str) -> Holder:
    parts = json.loads(text)
    return Holder(**{**parts, "kind": By(parts["kind"])})


@dataclass(frozen=True, slots=True)
class Drawn:
    """Keys and invitations of a table from before they were derived: drawn, and kept sealed."""

    host_key: str
    invites: tuple[str, ...]
    keys: Mapping[int, str]  # by seat


@dataclass(frozen=True, slots=True)
class Header:
    """What never changes; what an arrangement has does not once the match has begun."""

    id: str
    game: str
    rules: int
    seats: int
    options: Mapping[str, Value]
    secret: bytes = field(repr=False)  # shown when the match is over
    host: str  # the person
    key: bytes = field(repr=False)  # of the table: all that gives rights there follows from it
    is_open: bool
    rematch_of: str | None
    created: int = 0
    companion: bool = False  # people enter what their own dice, bags and bowls gave
    left: tuple[str, ...] = ()  # kinds of luck that the program draws all the same
    position: Json | None = None  # where the match begins, if not with an empty table
    undo: Policy | None = None  # as it was chosen; None: from before there was a choice
    timing: Timing = UNTIMED
    protocol: int = PROTOCOL  # of luck
    drawn: Drawn | None = field(default=None, repr=False)

    @property
    def commitment(self) -> str:
        if self.protocol == PROTOCOL:
            return commitment_of(self.id, self.secret)
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def host_key(self) -> str:
        return token_of(self.key, "host") if self.drawn is None else self.drawn.host_key

    @property
    def invites(self) -> tuple[str, ...]:
        """Of the first who sit down; see `Table.invites`."""
        if self.drawn is not None:
            return self.drawn.invites
        return tuple(self.invite(seat, 0) for seat in range(self.seats))

    @property
    def goes_on(self) -> bool:
        """Whether it goes on from the position of a table whose rules are no longer installed."""
        return self.position is not None and self.rematch_of is not None

    def invite(self, seat: int, generation: int) -> str:
        """The invitation to a seat that was given up by the entry with this index."""
        if self.drawn is not None:
            return token_of(self.drawn.host_key.encode(), f"{self.id} {seat} {generation}")
        return token_of(self.key, f"invite {seat} {generation}")

    def seat_key(self, seat: int, nonce: str) -> str:
        """What acts for a seat; the table keeps its hash only."""
        return token_of(self.key, f"seat {seat} {nonce}")


@dataclass(frozen=True, slots=True)
class Kept:
    """A position as it was stored with the entries, for rules that do not know how it came."""

    index: int  # of the last entry before it
    position: Json


def digest(key: str) -> str:
    return hashlib.sha256(key.encode(errors="surrogatepass")).hexdigest()
