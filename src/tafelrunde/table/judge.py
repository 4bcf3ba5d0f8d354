"""Whether a message is taken: the entries it brings, or a refusal. Nothing is written here."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tafelrunde.bots import find as find_bot
from tafelrunde.core.errors import Refused, TafelrundeError
from tafelrunde.core.match import Entry as Played
from tafelrunde.core.match import Match
from tafelrunde.core.registry import find
from tafelrunde.core.state import CHANCE
from tafelrunde.table import limit, standing
from tafelrunde.table.entry import NOBODY, By, Entry, Holder, Kind, digest
from tafelrunde.table.message import (
    Act,
    Agree,
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
from tafelrunde.table.table import OVER, WAITING, Table

Step = tuple[Kind, int, str]  # kind, seat, text


class No(TafelrundeError):
    """A refusal of the table itself; `code` is one of `message.CODES`."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


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
    if not isinstance(message, BotAct | OrderAct) and not limit.ID.fullmatch(message.id):
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
            return undo(table, message)
        case Agree() | Refuse():
            return consent(table, message)
        case TakeSeat():
            return seated(table, message.seat, taken(table, message))
        case LeaveSeat():
            return seated(table, message.seat, left(table, message))
        case ReplaceByBot():
            return seated(table, message.seat, replaced(table, message))
        case ReturnToSeat():
            return seated(table, message.seat, returned(table, message))
        case Chat():
            return []


# rights


def own(table: Table, seat: int, key: str) -> Holder:
    """The person who holds the seat, if this is their key."""
    holder = table.holders[seat]
    if not key or holder.key != digest(key):
        raise No("auth", "This link does not act for that seat.")
    if not holder.is_human:
        raise No("auth", "A bot goes on for this seat; take it back first.")
    return holder


def own_or_host(table: Table, seat: int, key: str) -> Holder:
    holder = table.holders[seat]
    if not (table.is_host(key) or (key and holder.key == digest(key))):
        raise No("auth", "Only whoever holds the seat, or the host, may do that.")
    return holder


# playing


def running(table: Table) -> None:
    if table.state == WAITING:
        raise No("waiting", "The match begins when all seats are filled.")
    if table.state == OVER:
        raise No("over", "The match is over.")


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
    if table.asking is not None:
        raise No("waiting", "Somebody asks to take back.")
    return act(table, seat, message.decision, (message.text,))


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
    if found is None or table.asking is not None:
        raise No("stale", "Nothing of that kind is asked by now.")
    meant = (
        standing.patience(table, found) if message.late else found.ask in table.orders[message.seat]
    )
    if not meant:
        raise No("stale", "There is no such order by now.")
    flag: list[Step] = [(Kind.FLAG, message.seat, "")] if message.late else []
    return flag + act(table, message.seat, message.decision, (found.action,))


def steps_of(draft: Match, mark: int, by: int = NOBODY) -> list[Step]:
    return [step_of(entry, by) for entry in draft.entries[mark:]]


def step_of(entry: Played, by: int) -> Step:
    if entry.action is None:
        return Kind.UNDO, by, str(entry).removeprefix("undo ")
    if entry.seat == CHANCE:
        return Kind.LUCK, NOBODY, str(entry.action)
    return Kind.ACT, entry.seat, str(entry.action)


# taking back


def undo(table: Table, message: Undo) -> list[Step]:
    seat = message.seat
    own(table, seat, message.key)
    running(table)
    number = table.number_at(message.entry)
    match = table.match
    entered = table.header.companion  # a slip in what was entered can be taken back, too
    if number not in match.line or (match.entries[number].seat < 0 and not entered):
        raise No("bad-undo", "This is no action that still stands.")
    if len(match.entries) > limit.ENTRIES:
        raise No("limit", "Too much was taken back at this table already.")
    if number in match.free(seat) or not table.others(seat):
        return taken_back(table, seat, number)
    if table.asking is not None:
        raise No("bad-undo", "Somebody has already asked to take back; answer first.")
    return [(Kind.ASK, seat, str(number))]


def taken_back(table: Table, seat: int, number: int) -> list[Step]:
    draft = table.draft()
    mark = len(draft.entries)
    draft.undo(number)
    return steps_of(draft, mark, seat)


def consent(table: Table, message: Agree | Refuse) -> list[Step]:
    seat = message.seat
    own(table, seat, message.key)
    asking = table.asking
    if asking is None or asking.index != message.ask:
        raise No("bad-undo", "Nobody asks that any more.")
    if isinstance(message, Refuse):
        return [(Kind.REFUSE, seat, str(asking.index))]
    if seat not in asking.missing:
        raise No("bad-undo", "You have agreed already.")
    agreed: list[Step] = [(Kind.AGREE, seat, str(asking.index))]
    if asking.missing - table.companions(seat):
        return agreed
    return agreed + taken_back(table, asking.seat, asking.number)


# seats


def seated(table: Table, seat: int, holder: Holder) -> list[Step]:
    """Who holds the seat from now on; when the last one is filled, chance lays out the match."""
    out: list[Step] = [(Kind.SEAT, seat, holder.text())]
    holders = [*table.holders[:seat], holder, *table.holders[seat + 1 :]]
    if not table.started and all(other.kind != By.NOBODY for other in holders):
        out += steps_of(table.draft_start(holders), 0)
    return out


def taken(table: Table, message: TakeSeat) -> Holder:
    if table.state == OVER:
        raise No("over", "The match is over.")
    holder = table.holders[message.seat]
    invited = digest(message.invite) == digest(table.header.invites[message.seat])
    if not (invited or (table.header.is_open and holder.open)):
        raise No("auth", "This link does not lead to that seat.")
    if holder.kind != By.NOBODY:
        raise No("taken", "Somebody sits there already.")
    if not limit.NUMBER.fullmatch(message.number):
        raise No("bad-message", "The number of the page is not hexadecimal, or too long.")
    if len(message.person) > limit.PERSON or limit.clean(message.person) != message.person:
        raise No("bad-message", "This cannot be a person.")
    return Holder(
        kind=By.HOTSEAT if message.hotseat else By.PERSON,
        name=checked(message.name, limit.NAME),
        number=message.number,
        person=message.person,
        key=digest(message.key),
    )


def left(table: Table, message: LeaveSeat) -> Holder:
    holder = own_or_host(table, message.seat, message.key)
    if table.state == OVER:
        raise No("over", "The match is over.")
    if holder.kind == By.NOBODY:
        raise No("taken", "Nobody sits there.")
    if table.started and holder.key and holder.key != digest(message.key):
        # whoever sat down there next would see what this person knows
        raise No("auth", "Only the person may give up this seat; a bot can go on for them.")
    return Holder(By.NOBODY, plan="friend", open=table.header.is_open)


def replaced(table: Table, message: ReplaceByBot) -> Holder:
    holder = own_or_host(table, message.seat, message.key)
    if table.state == OVER:
        raise No("over", "The match is over.")
    find_bot(message.level)
    return replace(holder, kind=By.BOT, level=message.level, plan="", open=False)


def returned(table: Table, message: ReturnToSeat) -> Holder:
    holder = table.holders[message.seat]
    if not message.key or holder.key != digest(message.key):
        raise No("auth", "This link does not act for that seat.")
    if holder.kind != By.BOT:
        raise No("taken", "You sit there already.")
    return replace(holder, kind=By.HOTSEAT if message.hotseat else By.PERSON, level="")


# talking


def said(table: Table, message: Chat) -> Said:
    if message.seat is None:
        return Said(None, checked(message.name, limit.NAME), checked(message.text, limit.CHAT))
    holder = table.holders[message.seat]
    if not message.key or holder.key != digest(message.key):
        raise No("auth", "This link does not act for that seat.")
    return Said(message.seat, holder.name, checked(message.text, limit.CHAT))


def checked(text: str, most: int) -> str:
    line = limit.clean(text)
    if not line or len(line) > most or len(text) > 4 * most:
        raise No("limit", f"Between one and {most} characters, please.")
    return line
