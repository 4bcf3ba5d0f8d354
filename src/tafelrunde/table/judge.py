"""Whether a message is taken: the entries it brings, or a refusal. Nothing is written here."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.core.errors import Refused, TafelrundeError
from tafelrunde.core.registry import find
from tafelrunde.core.state import CHANCE
from tafelrunde.table import agreeing, limit, seating, standing
from tafelrunde.table.entry import By, Entry, Kind
from tafelrunde.table.message import (
    Act,
    Agree,
    Attend,
    BotAct,
    Chat,
    Enter,
    LeaveSeat,
    Message,
    Order,
    OrderAct,
    Refusal,
    Refuse,
    ReplaceByBot,
    ReturnToSeat,
    TakeSeat,
    Undo,
)  # fmt: skip
from tafelrunde.table.ruling import No, Step, checked, of_person, own, running, steps_of
from tafelrunde.table.seating import seated
from tafelrunde.table.table import Table


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat that may be written."""

    seat: int | None
    name: str
    text: str


def judge(table: Table, message: Message) -> list[Entry] | Said | Refusal:
    """Deterministic: the same table and message give the same answer in every process."""
    try:
        check_form(table, message)
        if isinstance(message, Chat):
            return said(table, message)
        if table.reason is not None:
            raise No("read-only", table.reason)
        return numbered(table, message, steps(table, message))
    except Refused as error:
        code = "over" if error.code == "match-over" else error.code
        return Refusal(message.id, code, str(error), error.rule)
    except TafelrundeError as error:
        return Refusal(message.id, error.code, str(error))


def name_of(message: Message) -> str:
    """What a message is stored under: ids of different seats never meet."""
    return f"{'' if message.seat is None else message.seat}:{message.id}"


def numbered(table: Table, message: Message, found: list[Step]) -> list[Entry]:
    first = len(table.entries)
    name = name_of(message)
    return [
        Entry(first + part, kind, seat, text, name, part)
        for part, (kind, seat, text) in enumerate(found)
    ]


def check_form(table: Table, message: Message) -> None:
    if not isinstance(message, BotAct | OrderAct | Attend) and not limit.ID.fullmatch(message.id):
        raise No("bad-message", "The message has no proper id.")
    if message.seat is not None and message.seat not in range(table.header.seats):
        raise No("bad-message", f"There is no seat {message.seat}.")
    if isinstance(message, Act):
        if not message.texts:
            raise No("bad-message", "The message holds no action.")
        if len(message.texts) > limit.TEXTS or max(map(len, message.texts)) > limit.TEXT:
            raise No("limit", "The message is too long.")


def steps(table: Table, message: Message) -> list[Step]:
    match message:
        case Act():
            own(table, message.seat, message.key)
            return act(table, message.seat, message.decision, message.texts)
        case BotAct():
            return bot_act(table, message)
        case Enter():
            return enter(table, message)
        case Order():
            return order(table, message)
        case OrderAct():
            return order_act(table, message)
        case Undo():
            return agreeing.undo(table, message)
        case Agree():
            return agreeing.agreed(table, message)
        case Refuse():
            return agreeing.refused(table, message)
        case Attend():
            return agreeing.attended(table, message)
        case TakeSeat():
            return seating.taken(table, message)
        case ReplaceByBot():
            return seating.replaced(table, message)
        case LeaveSeat():
            return seated(table, message.seat, seating.left(table, message))
        case ReturnToSeat():
            return seated(table, message.seat, seating.returned(table, message))
        case Chat():
            return []


# playing


def act(table: Table, seat: int, decision: int, texts: tuple[str, ...]) -> list[Step]:
    running(table)
    if decision != table.match.decision(seat):
        raise No("stale", "Something else is asked by now.")
    draft = table.draft()
    mark = len(draft.entries)
    draft.play_all(seat, list(texts))
    return steps_of(draft, mark)


def bot_act(table: Table, message: BotAct) -> list[Step]:
    seat = message.seat
    if table.holders[seat].kind != By.BOT or table.since[seat] != message.since:
        raise No("stale", "Another one holds the seat by now.")
    if table.halted:
        raise No("waiting", "Somebody asks to take back.")
    told: list[Step] = [(Kind.SIMPLE, seat, "")] if message.is_simple else []
    return told + act(table, seat, message.decision, (message.text,))


def enter(table: Table, message: Enter) -> list[Step]:
    """Luck that somebody read off their own table."""
    own(table, message.seat, message.key)
    running(table)
    if not table.enters or message.entry != len(table.match.entries):
        raise No("stale", "Something else is asked by now.")
    if len(message.text) > limit.TEXT:
        raise No("limit", "The message is too long.")
    draft = table.draft()
    mark = len(draft.entries)
    draft.play(CHANCE, message.text)
    return steps_of(draft, mark)


def order(table: Table, message: Order) -> list[Step]:
    own(table, message.seat, message.key)
    if message.ask not in [one.ask for one in find(table.header.game).meta.standing]:
        raise No("bad-message", "No such question can be answered once for all.")
    return [(Kind.ORDER, message.seat, f"{message.ask} {'on' if message.on else 'off'}")]


def order_act(table: Table, message: OrderAct) -> list[Step]:
    """Somebody's order answers, or the end of their time."""
    found = standing.asked(table, message.seat)
    if found is None or table.halted:
        raise No("stale", "Nothing of that kind is asked by now.")
    meant = (
        standing.patience(table, found) if message.late else found.ask in table.orders[message.seat]
    )
    if not meant:
        raise No("stale", "There is no such order by now.")
    flag: list[Step] = [(Kind.FLAG, message.seat, "")] if message.late else []
    return flag + act(table, message.seat, message.decision, (found.action,))


# talking


def said(table: Table, message: Chat) -> Said:
    if message.seat is None:
        return Said(None, checked(message.name, limit.NAME), checked(message.text, limit.CHAT))
    holder = of_person(table, message.seat, message.key)
    return Said(message.seat, holder.name, checked(message.text, limit.CHAT))
