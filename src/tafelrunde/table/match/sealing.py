"""What pages add to luck: sealed when people sit down, opened when all have sealed theirs.

From the entry by which the last seal is there (or, where that is counted, by which it has
been counted) until the match begins nothing about the table may
change: whoever knew some numbers could choose by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tafelrunde.core.seals import NONE, Share
from tafelrunde.table.match.entry import Holder, Kind


@dataclass(slots=True)
class Sealing:
    """Of one table; its holders have the seals."""

    since: int = -1  # the entry by which all had sealed; -1: not yet
    opened: dict[str, str] = field(default_factory=dict)  # seal → number
    missing: frozenset[str] = frozenset()  # seals that were not opened in time

    def hear(self, kind: Kind, seal: str, number: str) -> None:
        if kind == Kind.OPEN:
            self.opened[seal] = number
        else:
            self.missing |= {seal}

    def shares(self, holders: Sequence[Holder]) -> list[Share]:
        """One of each page, in the order of seats; bots add none."""
        seats: dict[str, list[int]] = {}
        out: list[tuple[str, list[int]]] = []
        for seat, holder in enumerate(holders):
            if not holder.is_human:
                continue
            if holder.seal and holder.seal in seats:
                seats[holder.seal].append(seat)
                continue
            mine = seats[holder.seal] = [seat]
            out.append((holder.seal, mine))
        return [Share(tuple(mine), seal or NONE, self.opened.get(seal, "")) for seal, mine in out]

    def unopened(self, holders: Sequence[Holder]) -> list[Share]:
        """What the match waits for once all have sealed."""
        return [
            share
            for share in self.shares(holders)
            if share.is_sealed and not share.number and share.seal not in self.missing
        ]
