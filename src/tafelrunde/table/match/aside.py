"""Entries that are no moves: a table takes so many of them, then it is for playing only."""

from __future__ import annotations

from typing import Final

from tafelrunde.table import limit
from tafelrunde.table.match.entry import ASIDE
from tafelrunde.table.match.message import (
    Abandon,
    Agree,
    Confirm,
    LeaveSeat,
    Message,
    Refuse,
    ReplaceByBot,
    Resign,
    ReturnToSeat,
    TakeSeat,
)
from tafelrunde.table.match.ruling import Ruling, TableRefusal
from tafelrunde.table.match.table import Table

ALWAYS: Final = Agree | Refuse | ReturnToSeat | Resign  # each follows something, or comes once
NEEDED: Final = TakeSeat | LeaveSeat | ReplaceByBot | Confirm | Abandon  # to go on


def check_aside(table: Table, message: Message, ruling: Ruling) -> None:
    """What others need to go on is taken for longer than what somebody can do without."""
    if isinstance(message, ALWAYS) or not any(kind in ASIDE for kind, *_ in ruling.drafts):
        return
    most = 2 * limit.ASIDE if isinstance(message, NEEDED) else limit.ASIDE
    if table.aside >= most:
        raise TableRefusal("aside", "This table takes moves only by now.")
