"""A new table: for whom its seats are meant, its secrets, its first entries."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tafelrunde.bots import offered
from tafelrunde.core.data import Json
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.registry import find
from tafelrunde.table.keys import Keys
from tafelrunde.table.match.entry import CREATED, NOBODY, By, Entry, Header, Holder, Kind
from tafelrunde.table.match.policy import Policy, read_policy
from tafelrunde.table.match.ruling import TableRefusal
from tafelrunde.table.match.seating import give_seat
from tafelrunde.table.match.table import Judgement, Table
from tafelrunde.table.match.timing import STAND_IN, UNTIMED, Timing

WAITED_FOR = ("host", "hotseat", "friend")


@dataclass(frozen=True, slots=True)
class Plan:
    """For whom a seat is meant: the host, somebody at the host's device, a friend, or a bot."""

    kind: str
    level: str = ""  # of a bot
    was: int | None = None  # the seat in the match this is a rematch of
    meant: str = ""  # the only person who may take it


@dataclass(frozen=True, slots=True)
class Source:
    """Where luck comes from: drawn by the table, or entered by people with the box before them."""

    entered: bool = False
    left: tuple[str, ...] = ()  # kinds that the table draws all the same


DRAWN = Source()


@dataclass(frozen=True, slots=True)
class Created:
    id: str
    host_key: str
    invites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody sits in the rematch."""

    table: str
    seat: int
    invite: str


class TableError(TafelrundeError):
    """What the house cannot do; the code says why."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def new_header(
    keys: Keys,
    game: str,
    seats: int,
    options: Mapping[str, object],
    host: str,
    is_open: bool,
    rematch_of: str | None = None,
    luck: Source = DRAWN,
    position: Json | None = None,
    undo: str = Policy.CONSENT,
    timing: Timing = UNTIMED,
) -> Header:
    """The values of a new table; errors if the game does not take seats, options or position."""
    policy = read_policy(undo)
    found = find(game)
    setup = found.setup(seats, options)
    kinds = found.meta.companion
    if luck.entered and (kinds is None or not set(luck.left) <= set(kinds)):
        raise TableRefusal(
            "bad-message", "The luck of this game cannot be entered by hand like that."
        )
    if position is not None:
        if not position:  # games take what is left out as usual, so nothing would be an empty table
            raise TableError("empty-position", "Nothing lies on the table in this position.")
        setup.from_dict(position)
    id = secrets.token_urlsafe(9)
    return Header(
        id=id,
        game=game,
        rules=found.meta.rules_version,
        seats=seats,
        options=setup.options,
        secret=secrets.token_bytes(32),
        host=host,
        key=keys.of_table(id),
        is_open=is_open,
        rematch_of=rematch_of,
        companion=luck.entered,
        left=luck.left,
        position=position,
        undo=policy,
        timing=timing,
    )


def first_holder(plan: Plan, header: Header) -> Holder:
    if plan.kind == By.BOT:
        offered(plan.level, find(header.game))
        return Holder(By.BOT, level=plan.level)
    if plan.kind not in WAITED_FOR:
        raise TableRefusal("bad-message", f"A seat is for one of {', '.join(WAITED_FOR)} or a bot.")
    is_open = header.is_open and plan.kind == "friend" and plan.was is None
    return Holder(By.NOBODY, plan=plan.kind, open=is_open, meant=plan.meant)


def first_entries(table: Table, plan: Sequence[Plan], counts: int = 0) -> Judgement:
    """Who has the seats at first; if only bots play, the match begins. `counts` seconds are
    counted before a match of several people."""
    holders = [first_holder(one, table.header) for one in plan]
    table.holders[:-1] = holders[:-1]
    first = [(Kind.SEAT, seat, holder.text()) for seat, holder in enumerate(holders[:-1])]
    ruling = give_seat(table, len(holders) - 1, holders[-1]).after(*first)
    counting = [(Kind.COUNT, NOBODY, str(counts))] if counts and ruling.match is None else []
    entries = [
        Entry(index, kind, seat, text, CREATED, index)
        for index, (kind, seat, text) in enumerate([*ruling.drafts, *counting])
    ]
    return Judgement(entries, ruling.match)


def again(table: Table, turn: int) -> list[Plan]:
    """The same people and bots; with a turn of one, whoever was second begins."""
    seats = table.header.seats
    out: list[Plan] = []
    for new in range(seats):
        old = (new + turn) % seats
        holder = table.holders[old]
        kind = {By.BOT: "bot", By.HOTSEAT: "hotseat"}.get(holder.kind, "friend")
        out.append(Plan(kind, holder.level, old))
    return out


def going_on(table: Table) -> list[Plan]:
    """Each in their old seat, which waits for nobody else: it knows what only they may know."""
    out: list[Plan] = []
    for seat, holder in enumerate(table.holders):
        person = holder.person if holder.is_person else table.held[seat]
        if holder.kind == By.BOT and not holder.is_person:
            out.append(Plan("bot", holder.level, seat))
        elif not person:
            out.append(Plan("bot", STAND_IN, seat))
        else:
            out.append(Plan("hotseat" if holder.kind == By.HOTSEAT else "friend", "", seat, person))
    return out
