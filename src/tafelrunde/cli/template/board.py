"""Newgame: the board. Imported only when something is drawn; gets views, never a state."""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.view import View
from tafelrunde.words.words import Words


def text(view: View, words: Words) -> str:
    """The terminal's board."""
    facts = Fields(view.facts)
    heap = facts.number("heap", 0, 1000)
    taken = facts.numbers("taken", 0, 1000)
    rows = [f"{words.seat(seat)}: {'●' * count or '–'}" for seat, count in enumerate(taken)]
    return "\n".join(["○" * heap or "–", *rows])
