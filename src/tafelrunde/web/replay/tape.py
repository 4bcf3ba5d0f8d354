"""What is looked at again: the match of a table, or of a record that somebody brought."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Protocol

from tafelrunde.core.event import hears
from tafelrunde.core.game import Game
from tafelrunde.core.match import UNDO, Entry, Match
from tafelrunde.core.record import Record
from tafelrunde.core.registry import find
from tafelrunde.core.state import CHANCE
from tafelrunde.table import limit
from tafelrunde.table.match.ending import Ended, read_ended
from tafelrunde.table.match.entry import Kind
from tafelrunde.table.match.log import LogItem
from tafelrunde.table.match.table import OVER, Table
from tafelrunde.web.table import labels
from tafelrunde.web.table.labels import table_texts
from tafelrunde.words.words import Words


class Tape(Protocol):
    @property
    def match(self) -> Match: ...

    @property
    def places(self) -> Sequence[int]:
        """The index of each entry in the log."""

    @property
    def is_over(self) -> bool:
        """Whether all that was secret may be seen."""

    @property
    def forgets(self) -> bool:
        """Whether past turns are not shown yet."""

    def fresh_from(self, seat: int | None) -> int:
        """The first entry that an observer may see again."""

    @property
    def ended(self) -> Ended | None:
        """Before its rules said so."""

    def words(self, lang: str) -> Words: ...

    def items(self, after: int, seat: int | None) -> list[LogItem]:
        """What an observer was told after this index of the log."""

    def record(self) -> Record: ...


class TableTape:
    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def places(self) -> Sequence[int]:
        return self.table.places

    @property
    def is_over(self) -> bool:
        return self.table.state == OVER

    @property
    def forgets(self) -> bool:
        return self.table.forgets

    def fresh_from(self, seat: int | None) -> int:
        return bisect_left(self.table.places, self.table.fresh_from(seat))

    @property
    def ended(self) -> Ended | None:
        return self.table.ended

    def words(self, lang: str) -> Words:
        return labels.words(self.table, lang)

    def items(self, after: int, seat: int | None) -> list[LogItem]:
        return self.table.events_since(after, seat)

    def record(self) -> Record:
        return self.table.record()


class RecordTape:
    """It was brought here, so whoever brought it knows all of it."""

    is_over = True
    forgets = False

    def fresh_from(self, seat: int | None) -> int:
        return 0

    def __init__(self, text: Record, match: Match) -> None:
        self._record = text
        self._match = match
        self._undone = undone(match)

    @property
    def match(self) -> Match:
        return self._match

    @property
    def places(self) -> Sequence[int]:
        return range(len(self._match.entries))

    @property
    def ended(self) -> Ended | None:
        return read_ended(self._record.ended) if self._record.ended else None

    def words(self, lang: str) -> Words:
        site = table_texts(lang)
        names = [
            limit.clean(self._record.names.get(seat, ""))[: limit.NAME]
            or site("seat-name", seat + 1)
            for seat in range(self._match.setup.seats)
        ]
        return labels.words_of(game_of(self._match), lang, tuple(names))

    def items(self, after: int, seat: int | None) -> list[LogItem]:
        entries = self._match.entries
        found = [self._item(number, seat) for number in range(max(0, after + 1), len(entries))]
        return [item for item in found if item is not None]

    def _item(self, number: int, seat: int | None) -> LogItem | None:
        entry = self._match.entries[number]
        if entry.seat == UNDO:
            who = self._match.entries[entry.takes_back].seat
            return LogItem(number, Kind.UNDO, who, 0, takes_back=(entry.takes_back,))
        events = tuple([event for event in entry.events if hears(event.audience, seat)])
        kind = Kind.LUCK if entry.seat == CHANCE else Kind.ACT
        by = self._led_by(number)
        bot = number in self._record.stood_in
        return LogItem(number, kind, entry.seat, 0, by, events, number in self._undone, bot=bot)

    def _led_by(self, number: int) -> int:
        """Who acted last, up to this entry."""
        entries = self._match.entries
        return next((entries[i].seat for i in range(number, -1, -1) if entries[i].seat >= 0), -1)

    def record(self) -> Record:
        return self._record


def game_of(match: Match) -> Game:
    return find(match.setup.game.key)


def undone(match: Match) -> frozenset[int]:
    """The entries that do not stand any more."""
    acts = {number for number, entry in enumerate(match.entries) if entry.seat != UNDO}
    return frozenset(acts.difference(match.line))


def actors(entries: Sequence[Entry]) -> list[int]:
    """Whose each entry is: a seat, chance's (-1), or an undo (-2)."""
    return [entry.seat for entry in entries]
