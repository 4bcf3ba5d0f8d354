"""Whose view of a match somebody may turn back, and which moment they mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tafelrunde.core.registry import find
from tafelrunde.web.replay.tape import Tape
from tafelrunde.words.catalogue import Argument

ALL = "all"  # in an address: as somebody without a seat sees it
LONGEST = 6  # digits of a number


class NotShown(Exception):
    """What is not shown, and the sentence that says why."""

    def __init__(self, status: int, id: str, *args: Argument) -> None:
        super().__init__(id)
        self.status = status
        self.id = id
        self.words = args


@dataclass(frozen=True, slots=True)
class Rights:
    seats: tuple[int, ...]  # whose views are open; that of a spectator always is
    mine: tuple[int, ...]
    why: str = ""  # there are not more: a text of the site

    def seat(self, query: Mapping[str, str]) -> int | None:
        """Whose view is asked for, if it is open; if none is, one's own."""
        wanted = query.get("as", "")
        if wanted == ALL:
            return None
        if not wanted:
            own = [seat for seat in self.mine if seat in self.seats]
            return own[0] if own else None
        seat = number(wanted)
        if seat is None:
            raise NotShown(400, "replay-bad-seat", wanted[:20])
        if seat not in self.seats:
            raise NotShown(403, self.why or "replay-bad-seat", wanted[:20])
        return seat


def rights_of(tape: Tape, mine: tuple[int, ...]) -> Rights:
    """All views of an open game, or of a match that is over; else one's own.

    Several people at one device do not see each other's secrets there either.
    """
    setup = tape.match.setup
    if tape.is_over or not find(setup.game.key).meta.secrets:
        return Rights(tuple(range(setup.seats)), mine)
    if len(mine) > 1:
        return Rights((), mine, "replay-secret-device")
    return Rights(mine, mine, "replay-secret")


def number(text: str) -> int | None:
    if not (text.isascii() and text.isdecimal()) or len(text) > LONGEST:
        return None
    return int(text)


def moment(text: str, last: int) -> int:
    """After how many entries."""
    found = number(text)
    if found is None or found > last:
        raise NotShown(400, "replay-bad-moment", text[:20], last)
    return found
