"""Which stored matches replay identically: chance plays anew from the table's luck, and what comes
out is compared with every stored entry and with the stored position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import select

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.match import Match
from tafelrunde.core.state import canonical
from tafelrunde.table.match.entry import PLAYED, Kept
from tafelrunde.table.match.table import WAITING, Table
from tafelrunde.table.storage.rows import kept_of
from tafelrunde.table.storage.schema import TABLES
from tafelrunde.table.storage.storage import Storage

Note = Callable[[int, int], None]  # tables done, of so many


class Verdict(StrEnum):
    IDENTICAL = "identical"
    WAITING = "waiting"  # nothing was played yet
    OTHER_RULES = "other-rules"  # told with its version, and not replayed
    DIFFERS = "differs"


@dataclass(frozen=True, slots=True)
class Finding:
    table: str
    game: str
    rules: int
    state: str
    entries: int  # of the match
    verdict: Verdict
    detail: str = ""
    position: str = ""  # of a match of other rules: kept, unreadable, or none


async def audit(storage: Storage, note: Note) -> list[tuple[Finding, Table]]:
    """All tables, the oldest first; those that can be replayed are, the others told."""
    columns = select(TABLES.c.id, TABLES.c.kept).order_by(TABLES.c.created, TABLES.c.id)
    async with storage.reading() as connection:
        rows = (await connection.execute(columns)).all()
    out: list[tuple[Finding, Table]] = []
    for id, sealed in rows:
        table = await storage.load(id)
        if table is not None:  # it may have been deleted meanwhile
            out.append((finding(table, kept_of(id, sealed, storage.keys)), table))
        note(len(out), len(rows))
    return out


def finding(table: Table, kept: Kept | None) -> Finding:
    header, played = table.header, len(table.places)
    verdict, detail, position = Verdict.IDENTICAL, "", ""
    if table.versions is not None or (table.reason is not None and not played):
        verdict, detail = Verdict.OTHER_RULES, table.reason or ""
    elif table.reason is not None:
        verdict, detail = Verdict.DIFFERS, table.reason
    elif not table.started:
        verdict = Verdict.WAITING
    elif detail := difference(table, kept):
        verdict = Verdict.DIFFERS
    if table.reason is not None and table.was != WAITING:
        position = "kept" if table.shown else "unreadable" if table.kept else "none"
    return Finding(
        header.id, header.game, header.rules, table.was, played, verdict, detail, position
    )


def difference(table: Table, kept: Kept | None) -> str:
    """What is not as it was stored; nothing if all is."""
    stored = [entry.line for entry in table.entries if entry.kind in PLAYED]
    try:
        again = played_again(table, stored)
    except TafelrundeError as error:
        return str(error)
    lines = [str(entry) for entry in again.entries]
    for number, (was, now) in enumerate(zip(stored, lines)):
        if was != now:
            return f"Entry {number} of the match is “{was}”, replayed it is “{now}”."
    if len(lines) != len(stored):
        return f"{len(stored)} entries are stored, replayed they are {len(lines)}."
    if table.state != table.was:
        return f"It is stored as {table.was}, replayed it is {table.state}."
    return "" if is_there(again, table, kept) else "The stored position is another one."


def played_again(table: Table, stored: list[str]) -> Match:
    """People's entries are entered; chance acts by the table's luck, except what a box gave."""
    luck = table.luck_of
    assert luck is not None, "the match has begun"
    match = table.new_match(luck)
    while len(match.entries) < len(stored):
        match.enter(stored[len(match.entries)])
        match.resume(luck)
    return match


def is_there(match: Match, table: Table, kept: Kept | None) -> bool:
    """A table from before positions were kept has none."""
    if kept is None or not table.places or kept.index < table.places[-1]:
        return kept is None or not table.places
    return canonical(match.state.to_dict()) == canonical(kept.position)
