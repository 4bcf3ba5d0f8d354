"""What people and bots say to a table, and what it answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tafelrunde.core.reason import Reason
from tafelrunde.table.match.piece import Piece


@dataclass(frozen=True, slots=True)
class Act:
    """One or several actions of a seat: all are taken, or none."""

    id: str
    key: str  # proves who speaks: the seat's own
    seat: int
    decision: int  # the question it answers
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BotAct:
    """A bot's answer; counts only while the same bot still holds the seat."""

    seat: int
    decision: int
    text: str
    since: int  # index of the entry that gave it the seat
    is_simple: bool = False  # it did not get done thinking

    @property
    def id(self) -> str:
        """The same in every process, so that bots thinking twice never act twice."""
        return f"bot:{self.since}:{self.decision}"


@dataclass(frozen=True, slots=True)
class Enter:
    """What real dice, bags or bowls gave, entered by somebody at the table."""

    id: str
    key: str
    seat: int
    entry: int  # how many entries the match had when it was asked
    text: str


@dataclass(frozen=True, slots=True)
class Bring:
    """A piece of the box on somebody's table, in place of one of ours that was not seen yet."""

    id: str
    key: str
    seat: int
    piece: Piece


@dataclass(frozen=True, slots=True)
class Order:
    """Answer a question once for all, or be asked again from now on."""

    id: str
    key: str
    seat: int
    ask: str  # code of the question
    on: bool


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast bots go from now on; whoever plays, or the host, may say."""

    id: str
    key: str
    seat: int
    speed: str


@dataclass(frozen=True, slots=True)
class Hint:
    """Ask what a strong player would look at."""

    id: str
    key: str
    seat: int
    decision: int  # the question it is about


@dataclass(frozen=True, slots=True)
class OrderAct:
    """The answer by a standing order, or for somebody whose time is up."""

    seat: int
    decision: int
    late: bool

    @property
    def id(self) -> str:
        """The same in every process."""
        return f"order:{self.seat}:{self.decision}"


@dataclass(frozen=True, slots=True)
class LateAct:
    """What a bot decided for somebody whose time is up."""

    seat: int
    decision: int
    text: str
    level: str  # of the bot

    @property
    def id(self) -> str:
        """The same in every process."""
        return f"late:{self.decision}"


@dataclass(frozen=True, slots=True)
class Lapse:
    """Nobody has answered a question for too long."""

    ask: int  # the table's index of the `ask`
    seat: None = None

    @property
    def id(self) -> str:
        """The same in every process."""
        return f"lapse:{self.ask}"


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up for good."""

    id: str
    key: str
    seat: int


@dataclass(frozen=True, slots=True)
class Abandon:
    """Ask the others to end the match here."""

    id: str
    key: str
    seat: int


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back an act and all that followed, a sealed choice alone."""

    id: str
    key: str
    seat: int
    entry: int  # the table's index of the act


@dataclass(frozen=True, slots=True)
class Agree:
    id: str
    key: str
    seat: int
    ask: int  # the table's index of the `ask`


@dataclass(frozen=True, slots=True)
class Refuse:
    """Say no to an `ask`; whoever asked withdraws it."""

    id: str
    key: str
    seat: int
    ask: int


@dataclass(frozen=True, slots=True)
class Attend:
    """The house has seen: the seat's person has been away for long, or is there again."""

    seat: int
    here: bool
    at: int  # the last entry when it was seen

    @property
    def id(self) -> str:
        """The same in every process."""
        return f"attend:{self.at}"


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """A person sits down, or asks to; the page seals the number it will add to luck."""

    id: str
    seat: int
    name: str
    invite: str = ""  # not needed for an open seat
    seal: str = ""  # of the page's number; "": it has none
    person: str = ""  # who it is, for lists and consent; never shown
    hotseat: bool = False  # several seats at one device
    nonce: str = ""  # the house draws it; the key of the seat follows from it


@dataclass(frozen=True, slots=True)
class OpenNumber:
    """A page opens the number it had sealed: all have sealed theirs."""

    id: str
    key: str
    seat: int
    number: str


@dataclass(frozen=True, slots=True)
class Unopened:
    """Nobody waits any longer for numbers that were not opened."""

    sealed: int  # the entry by which all had sealed
    seat: None = None

    @property
    def id(self) -> str:
        """The same in every process."""
        return f"unopened:{self.sealed}"


@dataclass(frozen=True, slots=True)
class Arrange:
    """The host changes what will be played, before it begins; who sat already is asked once."""

    id: str
    key: str  # the host's
    options: Mapping[str, object]
    is_open: bool
    undo: str
    order: tuple[int, ...] = ()  # of the seats: which each one was, -1 for a new one
    timing: str = ""
    seat: None = None


@dataclass(frozen=True, slots=True)
class Confirm:
    """Somebody still wants to play, as the host has arranged it."""

    id: str
    key: str
    seat: int


@dataclass(frozen=True, slots=True)
class Count:
    """Somebody at the table stops the counting before the match, or lets it go on."""

    id: str
    key: str
    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class Counted:
    """Nobody has stopped it."""

    since: int  # the entry from which it was counted
    seat: None = None

    @property
    def id(self) -> str:
        """The same in every process."""
        return f"counted:{self.since}"


@dataclass(frozen=True, slots=True)
class LeaveSeat:
    """The person gets up for good; the host frees a bot's seat, before the start any."""

    id: str
    key: str
    seat: int


@dataclass(frozen=True, slots=True)
class ReplaceByBot:
    """A bot fills an empty seat or goes on for a person, who may come back; others are asked."""

    id: str
    key: str
    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class ReturnToSeat:
    """The person a bot went on for is back."""

    id: str
    key: str
    seat: int
    hotseat: bool = False


@dataclass(frozen=True, slots=True)
class Chat:
    id: str
    text: str
    seat: int | None = None  # None: somebody who watches
    key: str = ""
    name: str = ""  # of somebody who watches


Message = (
    Act
    | BotAct
    | Enter
    | Bring
    | Order
    | Pace
    | Hint
    | OrderAct
    | LateAct
    | Lapse
    | Resign
    | Abandon
    | Undo
    | Agree
    | Refuse
    | Attend
    | TakeSeat
    | OpenNumber
    | Unopened
    | Arrange
    | Confirm
    | Count
    | Counted
    | LeaveSeat
    | ReplaceByBot
    | ReturnToSeat
    | Chat
)


@dataclass(frozen=True, slots=True)
class Accepted:
    id: str
    index: int  # the last entry (of a chat: its line) that the message brought
    key: str = ""  # of the seat just taken


@dataclass(frozen=True, slots=True)
class Refusal:
    """Nothing has changed. The codes are stable; see `CODES`."""

    id: str
    code: str
    sentence: str
    reason: Reason | None = None  # of the game, where it is the game that refuses

    @property
    def rule(self) -> str:
        return "" if self.reason is None else self.reason.rule


Answer = Accepted | Refusal

CODES = {
    "aside": "the table has taken so much beside moves that it takes moves only",
    "auth": "the key or link does not give this right",
    "bad-action": "a text that is no action of this game",
    "bad-message": "an id, seat or field that cannot be",
    "bad-undo": "an entry that cannot be taken back",
    "empty": "a name or a line in which nothing can be seen",
    "illegal": "an action that the rules forbid now; `rule` is the paragraph",
    "hints": "hints are for practice, while no other person plays",
    "full": "the table has taken as many lines of talk as it does",
    "limit": "too long, too many or too fast",
    "opening": "the numbers of luck are being opened; the match begins in a moment",
    "out-of-turn": "this seat is not asked now",
    "over": "the match is over",
    "question": "another question is open at this table; it is answered first",
    "read-only": "the rules this table was played by are not installed",
    "stale": "this seat is asked something else by now",
    "storage": "the database could not be read or written; nothing has changed",
    "taken": "the seat is not free, or free already",
    "unasked": "no such question, or not a question to this seat",
    "undo-never": "the policy of the table is never to take back what was answered",
    "unthought": "no bot got done thinking; to be asked again",
    "unknown-bot": "no bot has this name",
    "waiting": "not all seats are filled",
}
