"""Questions that may be answered once for all, and that the table does not wait for for ever."""

from __future__ import annotations

from dataclasses import dataclass, field

from tafelrunde.core.meta import Standing
from tafelrunde.core.registry import find
from tafelrunde.table.match.table import Table


@dataclass(frozen=True, slots=True)
class Due:
    """An answer that the table gives by itself if nobody else does."""

    seat: int
    decision: int
    late: bool  # the time is up; else: by the person's own order
    seconds: float = field(compare=False)  # from the question


def asked(table: Table, seat: int) -> Standing | None:
    """The standing question that this seat's person is asked now."""
    if seat not in table.waits or not table.holders[seat].is_human:
        return None
    ask = table.match.asked(seat)
    for one in find(table.header.game).meta.standing:
        if ask is not None and ask.code == one.ask:
            return one
    return None


def due(table: Table, pause: float) -> list[Due]:
    """All answers the table will give; by order after the same pause for everyone, bots too."""
    out: list[Due] = []
    if table.halted:
        return out
    for seat in table.waits:
        one = asked(table, seat)
        if one is None:
            continue
        decision = table.match.decision(seat)
        if one.ask in table.orders[seat]:
            out.append(Due(seat, decision, False, pause))
        if patience(table, one):  # also for who has given an order, or its absence would tell so
            out.append(Due(seat, decision, True, patience(table, one)))
    return out


def patience(table: Table, one: Standing) -> int:
    """Seconds the table waits for an answer; 0: as long as it takes."""
    found = table.header.options.get(one.seconds, 0)
    return found if isinstance(found, int) else 0
