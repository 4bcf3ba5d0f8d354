"""Before a match of several people begins: a few seconds that any of them may stop.

Nothing is fixed while it is counted: seals may still come and go, numbers stay closed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tafelrunde.table.match.entry import NOBODY, Entry, Holder, Kind


@dataclass(frozen=True, slots=True)
class Counting:
    """Of one table; without seconds its match begins at once."""

    seconds: int = 0
    since: int = -1  # the entry from which it is counted; -1: it is not
    halted: str = ""  # who has stopped it
    is_over: bool = False

    @property
    def is_on(self) -> bool:
        """Whether all are there, and the match begins by counting."""
        return self.since >= 0 or bool(self.halted)

    def waits(self, holders: Sequence[Holder]) -> bool:
        """Whether it is to be counted before they begin: who plays alone waits for nobody."""
        people = {holder.person or holder.key for holder in holders if holder.is_human}
        return self.seconds > 0 and not self.is_over and len(people) > 1

    def ready(self, index: int) -> Counting:
        """All are there by this entry, or were before."""
        return self if self.is_on else replace(self, since=index)

    def unready(self) -> Counting:
        return replace(self, since=-1, halted="")

    def hear(self, entry: Entry, name: str) -> Counting:
        if entry.kind == Kind.HALT:
            return replace(self, since=-1, halted=name)
        if entry.kind == Kind.BEGIN:
            return replace(self.unready(), is_over=True)
        if entry.seat == NOBODY:
            return replace(self, seconds=int(entry.text))
        return replace(self, since=entry.index, halted="")
