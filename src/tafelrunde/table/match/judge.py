"""Whether a message is taken: the entries it brings, or a refusal. Nothing is written here."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.core.errors import Illegal, Refused, TafelrundeError
from tafelrunde.core.registry import find
from tafelrunde.core.state import CHANCE
from tafelrunde.table import limit
from tafelrunde.table.match import agreeing, leaving, opening, seating, standing
from tafelrunde.table.match.aside import check_aside
from tafelrunde.table.match.entry import By, Entry, Kind
from tafelrunde.table.match.message import (
    Abandon,
    Act,
    Agree,
    Arrange,
    Attend,
    BotAct,
    Bring,
    Chat,
    Confirm,
    Count,
    Counted,
    Enter,
    Hint,
    Lapse,
    LateAct,
    LeaveSeat,
    Message,
    OpenNumber,
    Order,
    OrderAct,
    Pace,
    Refusal,
    Refuse,
    ReplaceByBot,
    Resign,
    ReturnToSeat,
    TakeSeat,
    Undo,
    Unopened,
)
from tafelrunde.table.match.pace import Speed
from tafelrunde.table.match.ruling import (
    Ruling,
    TableRefusal,
    checked,
    of_person,
    own,
    own_or_host,
    play_on,
    running,
)
from tafelrunde.table.match.table import Judgement, Table
from tafelrunde.table.match.wish import Abandon as ToAbandon

# nobody else can say them
OF_HOUSE = BotAct | OrderAct | LateAct | Attend | Lapse | Unopened | Counted


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat that may be written."""

    seat: int | None
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Ordered:
    """All standing orders of a seat, as they are from now on; nobody else hears of it."""

    seat: int
    orders: frozenset[str]


def judge(table: Table, message: Message) -> Judgement | Said | Ordered | Refusal:
    """Deterministic: the same table and message give the same answer in every process."""
    try:
        check_form(table, message)
        if isinstance(message, Chat):
            return say(table, message)
        if table.reason is not None and not is_ended_by(table, message):
            raise TableRefusal("read-only", table.reason)
        if isinstance(message, Order):
            return order(table, message)
        ruling = rule(table, message)
        check_aside(table, message, ruling)
        return number(table, message, ruling)
    except Refused as error:
        code = "over" if error.code == "match-over" else error.code
        reason = error.reason if isinstance(error, Illegal) else None
        return Refusal(message.id, code, str(error), reason)
    except TafelrundeError as error:
        return Refusal(message.id, error.code, str(error))


def is_ended_by(table: Table, message: Message) -> bool:
    """Nothing is played any more by other rules, but people may agree to end it."""
    if isinstance(message, Agree | Refuse | Lapse):
        return table.asking is not None and isinstance(table.asking.wish, ToAbandon)
    return isinstance(message, Abandon)


def name_of(message: Message) -> str:
    """What a message is stored under: ids of different seats never meet."""
    return f"{'' if message.seat is None else message.seat}:{message.id}"


def number(table: Table, message: Message, ruling: Ruling) -> Judgement:
    first = len(table.entries)
    name = name_of(message)
    entries = [
        Entry(first + part, kind, seat, text, name, part)
        for part, (kind, seat, text) in enumerate(ruling.drafts)
    ]
    return Judgement(entries, ruling.match)


def check_form(table: Table, message: Message) -> None:
    if not isinstance(message, OF_HOUSE) and not limit.ID.fullmatch(message.id):
        raise TableRefusal("bad-message", "The message has no proper id.")
    if message.seat is not None and message.seat not in range(table.header.seats):
        raise TableRefusal("bad-message", f"There is no seat {message.seat}.")
    if isinstance(message, Act):
        if not message.texts:
            raise TableRefusal("bad-message", "The message holds no action.")
        if len(message.texts) > limit.TEXTS or max(map(len, message.texts)) > limit.TEXT:
            raise TableRefusal("limit", "The message is too long.")


def rule(table: Table, message: Message) -> Ruling:
    match message:
        case Act():
            own(table, message.seat, message.key)
            return act(table, message.seat, message.decision, message.texts)
        case BotAct():
            return bot_act(table, message)
        case Enter():
            return enter(table, message)
        case Bring():
            return bring(table, message)
        case Pace():
            return pace(table, message)
        case Hint():
            return hint(table, message)
        case OrderAct():
            return order_act(table, message)
        case LateAct():
            return late_act(table, message)
        case Lapse():
            return agreeing.lapse(table, message)
        case Resign():
            return leaving.resign(table, message)
        case Abandon():
            return leaving.abandon(table, message)
        case Undo():
            return agreeing.undo(table, message)
        case Agree():
            return agreeing.agree(table, message)
        case Refuse():
            return agreeing.refuse(table, message)
        case Attend():
            return agreeing.attend(table, message)
        case TakeSeat():
            return seating.sit_down(table, message)
        case OpenNumber():
            return opening.open_number(table, message)
        case Unopened():
            return opening.unopened(table, message)
        case Arrange():
            return seating.arrange(table, message)
        case Confirm():
            return seating.confirm(table, message)
        case Count():
            return seating.count(table, message)
        case Counted():
            return seating.counted(table, message)
        case ReplaceByBot():
            return seating.put_bot(table, message)
        case LeaveSeat():
            return seating.get_up(table, message)
        case ReturnToSeat():
            return seating.come_back(table, message)
        case Chat() | Order():
            return Ruling([])


# playing


def act(table: Table, seat: int, decision: int, texts: tuple[str, ...]) -> Ruling:
    running(table)
    if decision != table.match.decision(seat):
        raise TableRefusal("stale", "Something else is asked by now.")
    match = table.match.fork()
    mark = len(match.entries)
    match.play_all(seat, list(texts))
    return play_on(match, mark)


def bot_act(table: Table, message: BotAct) -> Ruling:
    seat = message.seat
    if table.holders[seat].kind != By.BOT or table.since[seat] != message.since:
        raise TableRefusal("stale", "Another one holds the seat by now.")
    if table.halted:
        raise TableRefusal("waiting", "Somebody asks to take back.")
    out = act(table, seat, message.decision, (message.text,))
    return out.after((Kind.SIMPLE, seat, "")) if message.is_simple else out


def enter(table: Table, message: Enter) -> Ruling:
    """Luck that somebody read off their own table."""
    own(table, message.seat, message.key)
    running(table)
    if not table.enters or message.entry != len(table.match.entries):
        raise TableRefusal("stale", "Something else is asked by now.")
    if len(message.text) > limit.TEXT:
        raise TableRefusal("limit", "The message is too long.")
    match = table.match.fork()
    mark = len(match.entries)
    match.play(CHANCE, message.text)
    return play_on(match, mark)


def bring(table: Table, message: Bring) -> Ruling:
    """A piece that was not in the list: the match so far is read again with it."""
    own(table, message.seat, message.key)
    running(table)
    if not table.enters:
        raise TableRefusal("stale", "Something else is asked by now.")
    piece = message.piece
    unseen = {token for action, _ in table.match.state.odds() for token in action.tokens[1:]}
    if piece.old not in unseen:
        raise TableRefusal("stale", "Something else is asked by now.")
    text = piece.text()
    if len(text) > limit.PIECE:
        raise TableRefusal("limit", "The message is too long.")
    return Ruling([(Kind.BRING, message.seat, text)], table.with_piece(piece, message.seat))


def order(table: Table, message: Order) -> Ordered:
    own(table, message.seat, message.key)
    if message.ask not in [one.ask for one in find(table.header.game).meta.standing]:
        raise TableRefusal("bad-message", "No such question can be answered once for all.")
    rest = table.orders[message.seat] - {message.ask}
    return Ordered(message.seat, rest | {message.ask} if message.on else rest)


def pace(table: Table, message: Pace) -> Ruling:
    own_or_host(table, message.seat, message.key)
    if message.speed not in list(Speed):
        raise TableRefusal("bad-message", "There is no such speed.")
    return Ruling([(Kind.PACE, message.seat, message.speed)])


def hint(table: Table, message: Hint) -> Ruling:
    """It is told to whoever asks; that it was, everybody may know."""
    own(table, message.seat, message.key)
    running(table)
    if message.seat not in table.waits or message.decision != table.match.decision(message.seat):
        raise TableRefusal("stale", "Something else is asked by now.")
    if not table.may_hint:
        raise TableRefusal("hints", "Hints are for practice, while no other person plays.")
    return Ruling([(Kind.HINT, message.seat, "")])


def order_act(table: Table, message: OrderAct) -> Ruling:
    """Somebody's order answers, or the end of their time."""
    found = standing.asked(table, message.seat)
    if found is None or table.halted:
        raise TableRefusal("stale", "Nothing of that kind is asked by now.")
    meant = (
        standing.patience(table, found) if message.late else found.ask in table.orders[message.seat]
    )
    if not meant:
        raise TableRefusal("stale", "There is no such order by now.")
    out = act(table, message.seat, message.decision, (found.action,))
    return out.after((Kind.FLAG, message.seat, "")) if message.late else out


def late_act(table: Table, message: LateAct) -> Ruling:
    """Somebody's time is up: what a bot decided counts, whatever it is worth."""
    seat = message.seat
    if seat not in table.waits or not table.holders[seat].is_human or table.talks:
        raise TableRefusal("stale", "Nobody waits for that by now.")
    if not table.header.timing.is_on:
        raise TableRefusal("bad-message", "This table has no clock.")
    out = act(table, seat, message.decision, (message.text,))
    return out.after((Kind.FLAG, seat, message.level))


# talking


def say(table: Table, message: Chat) -> Said:
    if message.seat is None:
        return Said(None, checked(message.name, limit.NAME), checked(message.text, limit.CHAT))
    holder = of_person(table, message.seat, message.key)
    return Said(message.seat, holder.name, checked(message.text, limit.CHAT))
