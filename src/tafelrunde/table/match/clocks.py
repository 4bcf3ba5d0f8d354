"""The clocks of a table's seats, computed from its entries and their times alone.

A clock runs while its seat's person is asked, and stands for bots and while a question to the
people is open. What is seen of it follows from who is asked, which everybody knows.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tafelrunde.table.match.entry import Entry, Kind
from tafelrunde.table.match.pace import pause
from tafelrunde.table.match.timing import GRACE, SHARE, Clock, Timing

if TYPE_CHECKING:
    from tafelrunde.table.match.table import Table


@dataclass(frozen=True, slots=True)
class Face:
    """One seat's clock, in milliseconds of the database's time."""

    left: int
    whole: int  # of which so much is left
    since: int | None = None  # when it began to run, or will; None: it stands

    @property
    def ends(self) -> int | None:
        return None if self.since is None else self.since + self.left

    def left_at(self, now: int) -> int:
        gone = 0 if self.since is None else max(0, now - self.since)
        return max(0, self.left - gone)

    def stopped(self, now: int) -> Face:
        return replace(self, left=self.left_at(now), since=None)


class Clocks:
    def __init__(self, seats: int) -> None:
        self.faces: list[Face | None] = [None] * seats  # None: no person was there
        self._decision = [-1] * seats  # the question each clock runs for
        self._begun = [-1] * seats  # the entry each one's turn began with
        self._reach = [-1] * seats  # how far the match was when something was granted
        self._acted = [-1] * seats  # each one's last act, or undo
        self._late = [False] * seats  # the last act was not its person's
        self._flag = ""  # the last message that came because time was up

    def hear(self, entry: Entry) -> None:
        if entry.kind == Kind.FLAG:
            self._flag = entry.message
        elif entry.seat >= 0 and entry.kind in (Kind.ACT, Kind.UNDO):
            self._acted[entry.seat] = entry.index
            self._late[entry.seat] = entry.message == self._flag

    def go_on(self, table: Table, now: int) -> None:
        """All entries of a message are there: who is asked by now?"""
        for seat in range(table.header.seats):
            if self.faces[seat] is None and table.holders[seat].is_human:
                self.faces[seat] = full(table.header.timing)
            is_asked = seat in table.waits and table.holders[seat].is_human
            self._turn(table, seat, now, is_asked, table.talks)

    def _turn(self, table: Table, seat: int, now: int, is_asked: bool, stands: bool) -> None:
        decision = table.match.decision(seat) if is_asked else -1
        is_new, self._decision[seat] = decision != self._decision[seat], decision
        face = self.faces[seat]
        if face is not None and face.since is not None and (is_new or stands):
            self.faces[seat] = face = face.stopped(now)
        shown = self._grant(table, seat) if is_new and is_asked else 0
        face = self.faces[seat]
        if is_asked and not stands and face is not None and face.since is None:
            self.faces[seat] = replace(face, since=now + shown)

    def _grant(self, table: Table, seat: int) -> int:
        """Time for another question; the answer is what the page takes to show what led to it.

        Who takes back and plays again, or leaves and comes back, gets nothing for it.
        """
        timing, reach, face = table.header.timing, len(table.match.line), self.faces[seat]
        assert face is not None
        others = max(self._acted[:seat] + self._acted[seat + 1 :], default=-1)
        if self._begun[seat] < 0 or others > self._begun[seat]:
            self.faces[seat] = fresh(timing, face) if self._begun[seat] >= 0 else face
            self._begun[seat] = table.last
        elif reach > self._reach[seat]:
            self.faces[seat] = replace(face, left=max(face.left, least(timing, self._late[seat])))
        else:
            return 0
        self._reach[seat] = reach
        return round(1000 * pause(table))


def full(timing: Timing) -> Face:
    return Face(1000 * timing.seconds, 1000 * timing.seconds)


def fresh(timing: Timing, face: Face) -> Face:
    """At the beginning of a turn."""
    if timing.clock != Clock.MATCH:
        return full(timing)
    return replace(face, left=max(face.left + 1000 * timing.more, 1000 * GRACE))


def least(timing: Timing, late: bool) -> int:
    """For the next question of the same turn; little if the last one went unanswered."""
    if late or timing.clock == Clock.MATCH:
        return 1000 * GRACE
    return max(1000 * timing.seconds // SHARE, 1000 * GRACE)
