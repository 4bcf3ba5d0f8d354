"""One table, computed from its entries alone: who sits where, the match, what was asked, the log.

Nothing here reads a clock, a random generator or a file, so every process that replays the same
entries has the same table.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TypeVar

from tafelrunde.core.errors import TafelrundeError, UnknownVersion
from tafelrunde.core.luck import Entered, Luck, Verifiable
from tafelrunde.core.match import Match
from tafelrunde.core.record import Record, played, record, result_text
from tafelrunde.core.registry import find, packages
from tafelrunde.core.seals import PROTOCOL, Sealed, Share
from tafelrunde.core.state import CHANCE, Setup
from tafelrunde.core.view import View
from tafelrunde.table.match.clocks import Clocks
from tafelrunde.table.match.consent import companions, must_agree
from tafelrunde.table.match.counting import Counting
from tafelrunde.table.match.ending import Ended, read_ended
from tafelrunde.table.match.entry import (
    ASIDE,
    CREATED,
    FRIEND,
    NEW_SEAT,
    NOBODY,
    PLAYED,
    Arrangement,
    By,
    Entry,
    Header,
    Holder,
    Kept,
    Kind,
    digest,
    read_arrangement,
    read_holder,
)
from tafelrunde.table.match.log import LogItem, log_item
from tafelrunde.table.match.pace import Speed
from tafelrunde.table.match.piece import Piece, read_piece, with_piece
from tafelrunde.table.match.policy import Policy, settled
from tafelrunde.table.match.sealing import Sealing
from tafelrunde.table.match.wish import Asking, StandIn, TakeBack, read_wish

STOPS = 3  # questions of a seat that came to nothing, until its next ones stop nobody
WAITING = "waiting"
RUNNING = "running"
OVER = "over"


T = TypeVar("T")


def first_seats(entries: list[Entry]) -> int:
    """How many seats it was opened with."""
    return sum(entry.message == CREATED and entry.kind == Kind.SEAT for entry in entries)


class ReadOnly(TafelrundeError):
    """The rules this table was played by are not installed here."""

    code = "read-only"


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a message brings, once it is written: its entries, and the match after them."""

    entries: list[Entry]
    match: Match | None = None  # None: nothing is played


class Table:
    def __init__(self, header: Header, entries: Iterable[Entry] = (), was: str = WAITING) -> None:
        entries = list(entries)
        seats = first_seats(entries) or header.seats  # the host may have changed their number since
        self.header = header
        self.entries: list[Entry] = []
        self.holders = [Holder(By.NOBODY) for _ in range(seats)]
        self.orders: list[frozenset[str]] = [frozenset()] * seats  # answered once for all
        self.since = [-1] * seats  # the entry that gave each seat to its holder
        self.held = [""] * seats  # the last person of each seat in the match
        invites = [header.invite(seat, 0) for seat in range(seats)]
        invites[: len(header.invites)] = header.invites
        self.invites = invites[:seats]  # each seat's present one
        self.sat = list(range(seats))  # where each seat was when its holder sat down
        self.left = ""  # who has given back a seat, until somebody else gets one
        self.aside = 0  # entries that are no moves
        self.unaware: frozenset[int] = frozenset()  # who sat before the host changed something
        self.speed = Speed.QUICK
        self.absent: frozenset[int] = frozenset()  # seats whose persons have been away for long
        self.asking: Asking | None = None
        self.fruitless = [0] * header.seats  # questions of each seat that came to nothing
        self.clocks = Clocks(header.seats)
        self.ended: Ended | None = None  # before the rules say so
        self.returns: dict[int, str] = {}  # entry of a return → how often a bot had decided
        self.stood_in: list[int] = []  # entries of the match that a bot decided for a person
        self.hinted: list[int] = []  # entries of the match before which a hint was given
        self.answered: dict[str, int] = {}  # message → the last entry it brought
        self.counting = Counting()
        self.sealing = Sealing()
        self.luck_of: Luck | None = None  # from the start of the match
        self.policy = header.undo or Policy.CONSENT  # settled at the start of the match
        self.places: list[int] = []  # where each entry of the match stands in the table
        self.undone: set[int] = set()
        self.takes_back: dict[int, tuple[int, ...]] = {}  # by undo or ask
        self.reason: str | None = None
        self.kept: Kept | None = None  # of a table that cannot be played here
        self.shown: Match | None = None  # that position, if the installed rules can read it
        self.was = was
        self._state: str | None = None  # known until something is added
        self._waits: tuple[int, ...] | None = None
        self._match: Match | None = None
        try:
            self._match = self.new_match()
        except TafelrundeError as error:
            self.reason = str(error)
        self.add(entries)

    def setup(self) -> Setup:
        return self.setup_of(self.header)

    @staticmethod
    def setup_of(header: Header) -> Setup:
        game = find(header.game)
        if game.meta.rules_version != header.rules:
            raise UnknownVersion(
                f"This table was played by version {header.rules} of the rules of {header.game}; "
                f"installed is version {game.meta.rules_version}."
            )
        return game.setup(header.seats, game.meta.recorded(header.options))

    def new_match(self, luck: Luck | None = None) -> Match:
        return Match(self.setup(), luck, self.header.position)

    # what is so

    @property
    def match(self) -> Match:
        if self._match is None:
            raise ReadOnly(self.reason or "")
        return self._match

    def show(self, kept: Kept) -> None:
        """The position that was kept, read by the installed rules; they may not know its form."""
        self.kept = kept
        with suppress(TafelrundeError):
            setup = find(self.header.game).setup(self.header.seats, self.header.options)
            self.shown = Match(setup, None, kept.position)

    @property
    def can_see(self) -> bool:
        """Whether there is a position to look at."""
        return self._match is not None or self.shown is not None

    @property
    def versions(self) -> tuple[int, int] | None:
        """Of its rules and of the installed ones, if it cannot be played for that reason."""
        header = self.header
        installed = find(header.game).meta.rules_version if header.game in packages() else 0
        return (header.rules, installed) if installed and installed != header.rules else None

    @property
    def started(self) -> bool:
        return self.luck_of is not None

    @property
    def takes_seals(self) -> bool:
        """Whether who sits down now can add something to luck."""
        return not self.started and not self.header.companion

    @property
    def opening(self) -> bool:
        """Whether all have sealed their numbers, and some are still to be opened."""
        return self.sealing.since >= 0 and not self.started

    @property
    def late(self) -> tuple[int, ...]:
        """The seats whose pages have to open their numbers."""
        late = self.sealing.unopened(self.holders) if self.opening else []
        return tuple(sorted(seat for share in late for seat in share.seats))

    @property
    def state(self) -> str:
        if self._state is None:
            self._state = self._find_state()
        return self._state

    def _find_state(self) -> str:
        if self._match is None:
            return OVER if self.ended is not None else self.was
        if not self.started:
            return WAITING
        return OVER if self.ended is not None or self._match.over else RUNNING

    @property
    def has_secrets(self) -> bool:
        return self.reason is None and find(self.header.game).meta.secrets

    @property
    def waits(self) -> tuple[int, ...]:
        """The seats whose decision the match waits for."""
        if self._waits is None:
            playing = self.reason is None and self.state == RUNNING and not self.enters
            self._waits = self.match.actors if playing else ()
        return self._waits

    @property
    def enters(self) -> bool:
        """Whether people have to enter what their own dice, bags or bowls gave."""
        return self.reason is None and self.started and self.match.actors == (CHANCE,)

    @property
    def chosen(self) -> frozenset[int]:
        """The seats that have made a sealed choice and wait for the others'."""
        if not self.waits:
            return frozenset()
        out: set[int] = set()
        for number in reversed(self.match.line):
            entry = self.match.entries[number]
            if not entry.together or entry.barrier:
                break
            out.add(entry.seat)
        return frozenset(out - set(self.waits))

    @property
    def last(self) -> int:
        return len(self.entries) - 1

    def view(self, seat: int | None) -> View:
        return (self.match if self.shown is None else self.shown).view(seat)

    def seat_of(self, key: str) -> int | None:
        """The seat a key acts for, also while a bot goes on for its person."""
        hashed = digest(key)
        for seat, holder in enumerate(self.holders):
            if holder.key == hashed:
                return seat
        return None

    def key_of(self, seat: int) -> str:
        """The key of the person who has the seat, made again; "" if nobody has."""
        holder, drawn = self.holders[seat], self.header.drawn
        if holder.nonce:
            return self.header.seat_key(self.sat[seat], holder.nonce)
        return drawn.keys.get(self.sat[seat], "") if holder.key and drawn is not None else ""

    def is_host(self, key: str) -> bool:
        return digest(key) == digest(self.header.host_key)

    def number_at(self, index: int) -> int:
        """Which entry of the match stands at an index of the table; -1 if none does."""
        found = bisect_left(self.places, index)
        return found if found < len(self.places) and self.places[found] == index else -1

    def undoable(self, seat: int) -> list[int]:
        """The acts this seat may take back without asking, newest first."""
        if self.state != RUNNING or self.reason is not None:
            return []
        return [self.places[number] for number in self.match.free(seat)]

    @property
    def practice(self) -> bool:
        """Whether everything may be taken back at any time; the record says so."""
        return self.policy == Policy.FREELY

    @property
    def may_hint(self) -> bool:
        """Whether somebody may ask what a strong player would do: in practice, all alone."""
        return self.practice and sum(holder.is_person for holder in self.holders) == 1

    @property
    def halted(self) -> bool:
        """Whether people talk about taking back, so that bots wait."""
        return self.talks and self.asking is not None and self.asking.halts

    @property
    def talks(self) -> bool:
        """Whether a question is open, and clocks stand; whoever asks in vain stops nobody."""
        return self.asking is not None and self.fruitless[self.asking.seat] < STOPS

    def bots(self) -> list[int]:
        """The seats whose bot has to decide now; none while people talk about taking back."""
        if self.halted:
            return []
        return [seat for seat in self.waits if self.holders[seat].kind == By.BOT]

    def luck(self) -> dict[str, str]:
        """What everybody may know about it: the secret only when the match is over."""
        if self.luck_of is None:
            header = self.header
            out = {"luck": "verifiable", "match": header.id, "commitment": header.commitment}
            return out | ({"protocol": str(PROTOCOL)} if header.protocol == PROTOCOL else {})
        if any(entry.kind == Kind.BRING for entry in self.entries):
            return Entered().header(False)  # it is bound to the box that the match began with
        return self.luck_of.header(self.state == OVER)

    @property
    def forgets(self) -> bool:
        """Whether past turns are not told or shown again yet."""
        return self.reason is None and self.match.setup.forgets and self.state != OVER

    def fresh_from(self, seat: int | None) -> int:
        """The first entry that an observer may be told again whole; 0: all of them."""
        number = self.match.fresh_from(seat) if self.forgets else 0
        return self.places[number] if 0 < number < len(self.places) else 0

    def events_since(self, index: int, seat: int | None) -> list[LogItem]:
        """What an observer was told after the entry with this index; -1 for all."""
        fresh = self.fresh_from(seat)
        items = [log_item(self, entry, seat, fresh) for entry in self.entries[max(0, index + 1) :]]
        return [item for item in items if item is not None]

    def record(self) -> Record:
        names = {seat: holder.name for seat, holder in enumerate(self.holders) if holder.name}
        if self.reason is None:
            out = record(self.match, names)
            out.options = dict(self.header.options)  # as luck is bound to them; reading fills in
            out.luck, out.practice = self.luck(), self.practice
            out.ended = "" if self.ended is None else self.ended.text()
            out.stood_in, out.hinted = self.stood_in[:], self.hinted[:]
            return out
        header = self.header
        lines = [entry.line for entry in self.entries if entry.kind in PLAYED]
        options = dict(header.options)
        return Record(
            header.game, header.rules, header.seats, options, self.luck(), names,
            header.position, "", lines, practice=self.practice,
            ended="" if self.ended is None else self.ended.text(),
        )  # fmt: skip

    def result(self) -> str:
        outcome = self.match.outcome
        return result_text(outcome) if outcome is not None else ""

    # what is added

    def add(self, entries: Iterable[Entry], played: Match | None = None) -> None:
        """Take entries as they were written; `played` is the match after them, where judged."""
        whole = list(entries)
        for place, entry in enumerate(whole):
            self._take(entry, played)
            if place + 1 == len(whole) or whole[place + 1].message != entry.message:
                self._run_clocks(entry.time)

    def _run_clocks(self, now: int) -> None:
        if self.header.timing.is_on and self.started and self.reason is None:
            self.clocks.go_on(self, now)

    def _take(self, entry: Entry, played: Match | None) -> None:
        assert entry.index == len(self.entries), "entries come one after the other"
        self.entries.append(entry)
        self.answered[entry.message] = entry.index
        self.aside += entry.kind in ASIDE
        self.clocks.hear(entry)
        if entry.kind in PLAYED:
            self._play(entry, played)
            self._change()
            self._end_question()
        elif entry.kind == Kind.SEAT:
            self.asking = None
            self._seat(entry)
            self._begin(entry.index)
        elif entry.kind in (Kind.ARRANGE, Kind.CONFIRM):
            self._arrange(entry)
            self._begin(entry.index)
        elif entry.kind in (Kind.COUNT, Kind.HALT, Kind.BEGIN):
            name = "" if entry.seat == NOBODY else self.holders[entry.seat].name
            self.counting = self.counting.hear(entry, name)
            if entry.kind == Kind.BEGIN:
                self._begin(entry.index)
        elif entry.kind in (Kind.OPEN, Kind.MISSING):
            self.sealing.hear(entry.kind, self.holders[entry.seat].seal, entry.text)
            self._begin(entry.index)
        elif entry.kind == Kind.BRING:
            self._bring(entry, played)
            self._change()
        else:
            self._talk(entry)

    def order(self, orders: Mapping[str, frozenset[str]]) -> None:
        """Standing orders, by the hash of the key of whoever gave them."""
        for seat, holder in enumerate(self.holders):
            if holder.key in orders:
                self.orders[seat] = orders[holder.key]

    def _change(self) -> None:
        self._state = self._waits = None

    def _seat(self, entry: Entry) -> None:
        holder, seat = read_holder(entry.text), entry.seat
        if holder.key != self.holders[seat].key:
            self.orders[seat] = frozenset()
        if holder.key != self.holders[seat].key or holder.is_human:
            self.absent -= {seat}
        if holder.is_person or not self.started:
            self.held[seat] = holder.person or holder.meant
        if holder.kind == By.NOBODY and self.since[seat] >= 0:
            self.invites[seat] = self.header.invite(seat, entry.index)
        if holder.key != self.holders[seat].key:
            self.sat[seat] = seat
        if holder.is_human and holder.key == self.holders[seat].key:
            self.returns[entry.index] = str(self._decided_since(seat))
        was = self.holders[seat]
        self.left = was.name if was.is_human and holder.kind == By.NOBODY else ""
        self.holders[seat] = holder
        self.since[seat] = entry.index
        self.unaware -= {seat}

    def _decided_since(self, seat: int) -> int:
        """How often the bot that goes on for a person has decided."""
        places = [self.places[number] for number in self.stood_in]
        after = [place for place in places if place > self.since[seat]]
        return sum(self.entries[place].seat == seat for place in after)

    def _arrange(self, entry: Entry) -> None:
        """What will be played is another thing now; everybody but the host is asked once."""
        if entry.kind == Kind.CONFIRM:
            self.unaware -= {entry.seat}
            return
        new, old = read_arrangement(entry.text), self.header
        self.header = replace(
            old, options=new.options, is_open=new.is_open, undo=new.undo, timing=new.timing
        )
        self.policy = new.undo
        self._reorder(new, entry.index)
        for seat in new.free:
            self.holders[seat] = replace(self.holders[seat], open=new.is_open)
        if not new.asks:
            return
        people = [seat for seat, holder in enumerate(self.holders) if holder.is_human]
        self.unaware = frozenset(s for s in people if self.holders[s].person != old.host)
        if self._match is not None:
            self._match = self.new_match()

    def _reorder(self, new: Arrangement, index: int) -> None:
        """Seats with all that belongs to them; whoever looks by a seat's number looks again."""
        order, count = new.order, len(new.order)
        if not order:
            return
        self.holders = self.reordered(self.holders, order, [FRIEND] * count)
        self.orders = self.reordered(self.orders, order, [frozenset()] * count)
        self.held = self.reordered(self.held, order, [""] * count)
        self.sat = self.reordered(self.sat, order, list(range(count)))
        fresh = [self.header.invite(seat, index) for seat in range(count)]
        self.invites = self.reordered(self.invites, order, fresh)
        self.since = [index] * count
        self.fruitless, self.clocks = [0] * count, Clocks(count)  # nothing has happened yet
        moved = {old: seat for seat, old in enumerate(order)}
        self.unaware = frozenset(moved[seat] for seat in self.unaware)
        self.absent = frozenset(moved[seat] for seat in self.absent if seat in moved)
        self.header = replace(self.header, seats=count)

    @staticmethod
    def reordered(had: list[T], order: tuple[int, ...], new: list[T]) -> list[T]:
        """Something of every seat, after the seats were put in another order."""
        if not order:
            return had
        return [new[seat] if old == NEW_SEAT else had[old] for seat, old in enumerate(order)]

    def arranged(self, new: Arrangement) -> Table:
        """A copy as it would be; its match has not begun."""
        other = Table(self.header, self.entries)
        other._arrange(Entry(len(self.entries), Kind.ARRANGE, NOBODY, new.text(), "", 0))
        return other

    def _bring(self, entry: Entry, played: Match | None) -> None:
        """The box is another one, and was so from the beginning."""
        piece = read_piece(entry.text)
        try:
            if self._match is not None:
                self._match = played or self.with_piece(piece, entry.seat)
            self.header = with_piece(self.header, piece, self.holders[entry.seat].name)
        except TafelrundeError as error:
            self.reason, self._match = str(error), None

    def with_piece(self, piece: Piece, seat: int) -> Match:
        """The match so far with a piece that somebody found in their own box: what was played is
        text, and is read again."""
        header = with_piece(self.header, piece, self.holders[seat].name)
        match = Match(self.setup_of(header), None, header.position)
        for place in self.places:
            match.enter(self.entries[place].line)
        match.luck = self.luck_of
        return match

    def _begin(self, index: int) -> None:
        """All are there; the match itself begins when their numbers are open."""
        self._change()
        filled = all(holder.kind != By.NOBODY for holder in self.holders)
        if self.started or not filled or self.unaware:
            self.counting = self.counting.unready()
            return
        if self.counting.waits(self.holders):
            self.counting = self.counting.ready(index)
            return
        if self.sealing.since < 0:
            self.sealing.since = index
        if self.sealing.unopened(self.holders):
            return
        self.luck_of = self.luck_with(self.holders, self.sealing)
        persons = sum(holder.is_person for holder in self.holders)
        self.policy = settled(self.header.undo, persons)
        if self._match is not None:
            self._match.luck = self.luck_of

    def played(self) -> str:
        header = self.header
        return played(header.game, header.rules, header.seats, header.options, header.position)

    @property
    def shares(self) -> list[Share]:
        """What pages have added to luck, or will: fixed when the match begins."""
        luck = self.luck_of
        if luck is None:
            return self.sealing.shares(self.holders)
        return luck.shares if isinstance(luck, Sealed) else []

    def luck_with(self, holders: list[Holder], sealing: Sealing) -> Luck:
        """The luck of a match that begins with these people at the table."""
        header = self.header
        drawn: Luck
        if header.protocol == PROTOCOL:
            drawn = Sealed(header.secret, header.id, self.played(), sealing.shares(holders))
        else:
            numbers = [bytes.fromhex(holder.number) for holder in holders if holder.number]
            drawn = Verifiable(header.secret, numbers, header.id)
        if not header.companion:
            return drawn
        kinds = {block.kind for block in self.setup().space.blocks if block.chance}
        return Entered(kinds - set(header.left), drawn)

    def _talk(self, entry: Entry) -> None:
        if entry.kind == Kind.ASK:
            self._ask(entry)
        elif entry.kind == Kind.AGREE and self.asking is not None:
            missing = self.asking.missing - companions(self, entry.seat)
            self.asking = replace(self.asking, missing=missing)
        elif entry.kind == Kind.ABSENT:
            self._miss(entry.seat)
        elif entry.kind == Kind.PRESENT:
            self._return(entry.seat)
        elif entry.kind == Kind.FLAG and self.header.timing.is_slow:
            self._miss(entry.seat)
        elif entry.kind in (Kind.REFUSE, Kind.LAPSE):
            self._ask_in_vain()
        elif entry.kind == Kind.END:
            self.ended, self.asking = read_ended(entry.text), None
            self._change()
        elif entry.kind == Kind.PACE:
            self.speed = Speed(entry.text)
        elif entry.kind == Kind.HINT and len(self.places) not in self.hinted:
            self.hinted.append(len(self.places))
        elif entry.kind == Kind.ORDER:
            ask, _, on = entry.text.partition(" ")
            rest = self.orders[entry.seat] - {ask}
            self.orders[entry.seat] = rest | {ask} if on == "on" else rest

    def _ask(self, entry: Entry) -> None:
        wish = read_wish(entry.text)
        self.asking = Asking(entry.index, entry.seat, wish, must_agree(self, entry.seat, wish))
        if isinstance(wish, TakeBack):
            known = wish.number < len(self.places)
            self.takes_back[entry.index] = (self.places[wish.number] if known else -1,)

    def _end_question(self) -> None:
        """Play goes on: what was to be taken back is history, and at the end all questions are."""
        if self.asking is not None and (self.asking.halts or self.state == OVER):
            self.asking = None

    def _miss(self, seat: int) -> None:
        """Nobody waits any longer for somebody who is away, nor for an answer to them."""
        self.absent |= {seat}
        asking = self.asking
        if asking is not None:
            missing = asking.missing - {seat}
            gone = asking.halts and asking.seat == seat
            self.asking = None if gone else replace(asking, missing=missing)

    def _return(self, seat: int) -> None:
        """Nobody needs a bot for them any more."""
        self.absent -= {seat}
        asking = self.asking
        if asking is not None and asking.seat == seat and isinstance(asking.wish, StandIn):
            self.asking = None

    def _ask_in_vain(self) -> None:
        if self.asking is not None:
            self.fruitless[self.asking.seat] += 1
        self.asking = None

    def _play(self, entry: Entry, played: Match | None) -> None:
        if entry.kind == Kind.ACT and self._stands_in(entry):
            self.stood_in.append(len(self.places))
        self.places.append(entry.index)
        match = self._match
        if match is None:
            return
        before = match.line[:] if entry.kind == Kind.UNDO else []
        try:
            self._match = match = self._go_on(match, entry, played)
        except TafelrundeError as error:
            self.reason = f"Entry {entry.index} cannot be played by the installed rules: {error}"
            self._match = None
            return
        if entry.kind == Kind.UNDO:
            stands = set(match.line)
            gone = tuple(self.places[i] for i in before if i not in stands)
            self.takes_back[entry.index] = gone
            self.undone.update(gone)

    def _stands_in(self, entry: Entry) -> bool:
        """Whether a bot decided it for a person."""
        holder, before = self.holders[entry.seat], self.entries[entry.index - 1]
        late = before.kind == Kind.FLAG and before.message == entry.message and before.text
        return bool(late) or (holder.kind == By.BOT and holder.is_person)

    def _go_on(self, match: Match, entry: Entry, played: Match | None) -> Match:
        """The match with one entry more, or with all that judging has played already."""
        if played is not None:
            return played
        match.enter(entry.line)
        return match

    def after(self, judgement: Judgement) -> tuple[str, tuple[int, ...]]:
        """State and seats that are waited for, as they will be when it is written."""
        if judgement.match is None and not self.started:
            return WAITING, Table(self.header, [*self.entries, *judgement.entries]).late
        if any(entry.kind == Kind.END for entry in judgement.entries):
            return OVER, ()
        if self.reason is not None:
            return self.state, ()
        match = judgement.match or self.match
        waits = tuple(seat for seat in match.actors if seat >= 0)
        return (OVER, ()) if match.over else (RUNNING, waits)
