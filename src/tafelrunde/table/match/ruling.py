"""What all rulings of a table are made of: drafts, refusals, and whose key gives which right."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.match import Entry as Played
from tafelrunde.core.match import Match
from tafelrunde.core.state import CHANCE
from tafelrunde.table import limit
from tafelrunde.table.match.entry import NOBODY, Holder, Kind, digest
from tafelrunde.table.match.table import OVER, WAITING, Table

Draft = tuple[Kind, int, str]  # of an entry: kind, seat, text


@dataclass(frozen=True, slots=True)
class Ruling:
    """What is to be written, and the match as it goes on, where something is played."""

    drafts: list[Draft]
    match: Match | None = None

    def after(self, *drafts: Draft) -> Ruling:
        """The same, with something before it."""
        return Ruling([*drafts, *self.drafts], self.match)


class TableRefusal(TafelrundeError):
    """A refusal of the table itself; `code` is one of `message.CODES`."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


# rights


def of_person(table: Table, seat: int, key: str) -> Holder:
    """Who has the seat, if this is the person's key; a bot may go on for them."""
    holder = table.holders[seat]
    if not key or holder.key != digest(key):
        raise TableRefusal("auth", "This link does not act for that seat.")
    return holder


def own(table: Table, seat: int, key: str) -> Holder:
    """The person who plays the seat, if this is their key."""
    holder = of_person(table, seat, key)
    if not holder.is_human:
        raise TableRefusal("auth", "A bot goes on for this seat; take it back first.")
    return holder


def own_or_host(table: Table, seat: int, key: str) -> Holder:
    holder = table.holders[seat]
    if not (table.is_host(key) or (key and holder.key == digest(key))):
        raise TableRefusal("auth", "Only whoever holds the seat, or the host, may do that.")
    return holder


# what is so, what is said


def running(table: Table) -> None:
    if table.state == WAITING:
        raise TableRefusal("waiting", "The match begins when all seats are filled.")
    if table.state == OVER:
        raise TableRefusal("over", "The match is over.")


def checked(text: str, most: int) -> str:
    line = limit.clean(text)
    if not line:
        raise TableRefusal("empty", "There is nothing to see in this text.")
    if len(line) > most or len(text) > 4 * most:
        raise TableRefusal("limit", f"At most {most} characters, please.")
    return line


# playing


def play_on(match: Match, mark: int, by: int = NOBODY) -> Ruling:
    """What was played in a match after so many entries."""
    return Ruling([draft_of(entry, by) for entry in match.entries[mark:]], match)


def draft_of(entry: Played, by: int) -> Draft:
    if entry.action is None:
        return Kind.UNDO, by, str(entry).removeprefix("undo ")
    if entry.seat == CHANCE:
        return Kind.LUCK, NOBODY, str(entry.action)
    return Kind.ACT, entry.seat, str(entry.action)
