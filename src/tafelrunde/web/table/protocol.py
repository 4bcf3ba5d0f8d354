"""Everything a table's page and the server say to each other on the socket.

`messages.py` reads what a page says; `declare.py` writes these types for the page's scripts.
Every message of a page carries an `id` besides, which its answer repeats.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NotRequired, TypedDict

VERSION: Final = 5  # rises when an old page would not understand a new server

Path = list[str]  # the tokens of one action, its kind first
Trie = dict[str, "Trie | str | Literal[1]"]  # token → the next ones; at the end 1, or in words


# what a page says: answered by ok or err, if nothing else is named


class Act(TypedDict):
    """Plays actions of one's own: all of them, or none."""

    t: Literal["act"]
    seat: int
    decision: int  # the question it answers
    paths: list[Path]


class Enter(TypedDict):
    """Enters what real dice, bags or bowls gave."""

    t: Literal["enter"]
    seat: int
    decision: int
    paths: list[Path]  # one


class Try(TypedDict):
    """Asks what could be done after some picks that are not sent yet; answered by tried."""

    t: Literal["try"]
    seat: int
    decision: int
    paths: list[Path]


class Phrase(TypedDict):
    """Plays what somebody typed: the game reads it as actions."""

    t: Literal["phrase"]
    seat: int
    decision: int
    text: str


class Mean(TypedDict):
    """Asks what an action would do, before it is confirmed; answered by meant."""

    t: Literal["mean"]
    seat: int
    decision: int
    path: Path


class Why(TypedDict):
    """Asks which paragraph stands against a click; answered by why."""

    t: Literal["why"]
    seat: int | None  # null: nobody here is asked
    path: Path


class Hint(TypedDict):
    """Asks what a strong player would look at; answered by hinted."""

    t: Literal["hint"]
    seat: int
    decision: int


class Order(TypedDict):
    """Answers a question once for all, or wants to be asked again."""

    t: Literal["order"]
    seat: int
    ask: str  # code of the question
    on: bool


class PaceForm(TypedDict):
    """The speed of bots, as the server puts it into a form."""

    t: Literal["pace"]
    seat: int


class Pace(PaceForm):
    """How fast bots go at this table from now on."""

    speed: str  # calm, quick, once


class Undo(TypedDict):
    """Takes an act back, or asks the others to."""

    t: Literal["undo"]
    seat: int
    entry: int


class Agree(TypedDict):
    """Says yes to what somebody asks of the table."""

    t: Literal["agree"]
    seat: int
    ask: int  # entry of the question


class Refuse(TypedDict):
    """Says no to it, or withdraws what one asked."""

    t: Literal["refuse"]
    seat: int
    ask: int


class TakeForm(TypedDict):
    """Sitting down, as the server puts it into a form."""

    t: Literal["take"]
    seat: int
    invite: NotRequired[str]  # not needed for an open seat
    hotseat: NotRequired[bool]  # one of several at this device


class Take(TakeForm):
    """Sits down."""

    name: str
    seal: str  # of the number that the page adds to luck; "": it has none


class Open(TypedDict):
    """Opens the number that the page had sealed."""

    t: Literal["open"]
    seat: int
    number: str


class Leave(TypedDict):
    """Gets up from a seat; the host may do it for others."""

    t: Literal["leave"]
    seat: int


class Count(TypedDict):
    """Stops the counting before the match, or lets it go on."""

    t: Literal["count"]
    seat: int
    on: bool


class BotForm(TypedDict):
    """A bot for a seat, as the server puts it into a form."""

    t: Literal["bot"]
    seat: int


class Bot(BotForm):
    """Lets a bot play for a seat."""

    level: str


class Resign(TypedDict):
    """Gives up for good."""

    t: Literal["resign"]
    seat: int


class Abandon(TypedDict):
    """Asks the others to end the match here."""

    t: Literal["abandon"]
    seat: int


class Back(TypedDict):
    """Comes back to a seat that a bot plays."""

    t: Literal["back"]
    seat: int
    hotseat: NotRequired[bool]


class Chat(TypedDict):
    """Says something to everybody at the table."""

    t: Literal["chat"]
    seat: NotRequired[int | None]  # none: as somebody who watches
    text: str


class Rematch(TypedDict):
    """Opens the same table once more; answered by ok with where to go."""

    t: Literal["rematch"]


class Beat(TypedDict):
    """Whether anybody is there."""

    t: Literal["beat"]


class Uncover(TypedDict):
    """The person to whom the device was passed has it now."""

    t: Literal["uncover"]
    seat: int


class Lang(TypedDict):
    """From now on in this language."""

    t: Literal["lang"]
    lang: str


# of these, some are for the table, the rest the socket answers itself
Leaving = Leave | Count | Bot | Back | Resign | Abandon
ForTable = Act | Enter | Order | Pace | Undo | Agree | Refuse | Take | Open | Leaving | Chat
FromPage = ForTable | Try | Phrase | Mean | Why | Hint | Rematch | Uncover | Lang | Beat
Form = TakeForm | BotForm | PaceForm


# what the server answers


class Ok(TypedDict):
    """It was done."""

    t: Literal["ok"]
    id: str
    index: NotRequired[int]  # the table's last entry by now
    go: NotRequired[str]  # address to go on at


class Err(TypedDict):
    """Nothing was done, and why."""

    t: Literal["err"]
    id: str
    code: str
    rule: str | None  # the paragraph that forbids it
    text: str


class Because(TypedDict):
    """What stands against a click."""

    t: Literal["why"]
    id: str
    text: str  # the reason
    numbers: NotRequired[list[tuple[str, int | str, str]]]  # its numbers: icon, number, word
    rule: str | None  # the paragraph behind it
    rule_text: NotRequired[str]  # in one sentence, where that is not the reason itself


class Tried(TypedDict):
    """What could be done next."""

    t: Literal["tried"]
    id: str
    ask: str  # the question, in words
    acts: Trie
    labels: dict[str, str]


Value = tuple[str, int | str, str]  # icon (the symbol `i-…`, or nothing), number, its word


class Price(TypedDict):
    """What a choice costs and brings."""

    cost: list[Value]
    gain: list[Value]


class Ghost(TypedDict):
    """How something would look, drawn into a region."""

    region: str
    markup: str
    defs: dict[str, str]  # what it is drawn with, by id


class Meant(TypedDict):
    """What an action would do: the sentence that is confirmed."""

    t: Literal["meant"]
    id: str
    text: str
    follows: str  # what comes of it, or nothing
    price: NotRequired[Price]
    ghost: NotRequired[Ghost]
    loss: NotRequired[str]  # it loses something for certain: the sentence that asks


class Hinted(TypedDict):
    """What a strong player would look at."""

    t: Literal["hinted"]
    id: str
    looks: list[str]  # actions in words, the best first


Answer = Ok | Err | Because | Tried | Meant | Hinted


# what the server says by itself


class Regions(TypedDict):
    """Which parts of a board there are."""

    up: Mapping[str, str]  # region → its fixed part, drawn
    order: list[tuple[str, int | None]]  # region, and the seat it belongs to


class Changes(TypedDict):
    """What turns the page's elements into what they should be."""

    regions: NotRequired[Regions]
    manners: NotRequired[Mapping[str, tuple[str, bool]]]  # region → label, whether it comes first
    up: NotRequired[Mapping[str, str]]  # id → element
    order: NotRequired[dict[str, str]]  # layer → its ids


class Frame(Changes):
    """A position on the way: what is different there."""

    i: int  # the table's entry that led there


class OrderOffer(TypedDict):
    """A question that may be answered once for all."""

    ask: str
    words: str


class UndoOffer(TypedDict):
    """What the undo button takes back."""

    seat: int
    entry: int
    free: bool  # at once; else the others are asked


class Question(TypedDict):
    """What is asked of this page, with all choices; or whom the table waits for."""

    prompt: str
    seat: int | None  # who is asked here
    state: str  # waiting, running, over
    waits: list[int]
    mine: list[int]
    paint: list[int]  # side → colour
    undo: UndoOffer | None
    curtain: NotRequired[int]  # to whom the device is to be passed
    decision: NotRequired[int]
    code: NotRequired[str]  # of the question, as the game names it
    acts: NotRequired[Trie]
    labels: NotRequired[dict[str, str]]  # kind or token → words
    picks: NotRequired[list[str]]  # kinds that are collected and sent as one message
    phrase: NotRequired[str]  # may be answered by typing, and what to type
    order: NotRequired[OrderOffer]
    luck: NotRequired[bool]  # what a box gave is asked
    piece: NotRequired[str]  # where one enters what is not in the list
    round: NotRequired[str]  # how far the match is
    hint: NotRequired[str]  # in a few words, below the question
    verbs: NotRequired[list[str]]  # kinds on offer, in the game's order
    primary: NotRequired[str]  # the kind that stands out although the board answers
    quiet: NotRequired[list[str]]  # kinds that pass or end something
    # by pattern: tokens joined by blanks, `*` for any, the rest left out if it does not matter
    prices: NotRequired[dict[str, Price]]
    losses: NotRequired[dict[str, str]]  # what asks first, as it loses something for certain
    hints: NotRequired[bool]  # it may be asked what a strong player would look at
    pace: NotRequired[str]  # of bots, where this page's person alone says it
    left: NotRequired[int]  # milliseconds until the table answers by itself


class Step(TypedDict):
    """What people do on their own table, where something was done for an automa."""

    text: str
    things: list[str]  # what of it names places and pieces
    rule: str
    why: NotRequired[str]
    about: NotRequired[str]  # of which action it is a part


class LogLine(TypedDict):
    """A line of the log."""

    i: int  # the table's entry
    seat: int  # whose entry it is; -1 chance's or the host's
    who: int  # the side that acted; -1 nobody
    kind: str
    time: int
    text: str
    rule: NotRequired[str]
    touch: NotRequired[list[str]]  # tokens it is about
    back: NotRequired[list[int]]  # entries it takes back
    undone: NotRequired[bool]
    bot: NotRequired[bool]  # a bot decided it for a person
    setup: NotRequired[bool]  # nobody has acted yet
    main: NotRequired[int]  # how telling it is in a summary; 0 if not said
    aside: NotRequired[bool]  # done within somebody else's turn
    round: NotRequired[int]  # that begins or goes on with it
    way: NotRequired[list[tuple[float, float]]]  # points on the board that something came over
    gain: NotRequired[list[Value]]  # what it brought whom it is about
    things: NotRequired[list[str]]  # of a telling one: what its words are about
    step: NotRequired[Step]  # beside a real box


class Clock(TypedDict):
    """A seat's clock, by the time this was sent."""

    left: int  # milliseconds
    whole: int  # of which so much is left
    runs: bool
    wait: NotRequired[int]  # milliseconds until it begins to run


class Gone(TypedDict):
    """Somebody who plays is not connected."""

    seat: int
    since: int  # milliseconds
    left: int  # milliseconds until a bot may go on for them


class Share(TypedDict):
    """What one page adds to luck, for all seats at it."""

    seats: list[int]
    seal: str  # "-": it has no number
    number: NotRequired[str]  # when the match has begun
    missing: NotRequired[bool]  # it was not opened in time: its seal counts


class Luck(TypedDict):
    """What everybody may know about luck; pages keep it."""

    match: str
    commitment: str  # of the server, to its secret
    played: str  # a hash of game, options and where it begins
    shares: list[Share]
    terms: str  # a hash of all of that, when nothing of it changes any more; "" before
    phase: str  # sealing, opening, begun


class Taken(TypedDict):
    """A message of this page that brought something: its answer, inside the view that shows it."""

    id: str
    index: int  # the last entry it brought


class Again(TypedDict):
    """Lines of past turns as they read from now on: all there are between these entries."""

    first: int
    last: int
    lines: list[LogLine]


class News(TypedDict):
    """What a view tells besides the drawing."""

    ok: NotRequired[list[Taken]]
    ask: NotRequired[Question]
    fresh: NotRequired[bool]  # the log begins anew
    log: NotRequired[list[LogLine]]
    again: NotRequired[Again]
    clocks: NotRequired[list[Clock | None]]  # of each seat, where they are others than before
    gone: NotRequired[list[Gone]]
    luck: NotRequired[Luck]


class View(News):
    """What changed on the table."""

    t: Literal["view"]
    seq: int
    index: int
    frames: list[Frame]  # of the page, one after the other


class Snap(News):
    """The whole table."""

    t: Literal["snap"]
    seq: int
    index: int
    frames: list[Frame]
    v: int  # the server's VERSION
    mine: list[int]


class ChatLine(TypedDict):
    """What somebody said."""

    n: int
    seat: int | None
    name: str
    text: str
    time: int


class Talk(TypedDict):
    """New lines of the chat."""

    t: Literal["chat"]
    lines: list[ChatLine]
    fresh: bool  # the page had none before


Told = Snap | View | Talk
FromServer = Answer | Told
