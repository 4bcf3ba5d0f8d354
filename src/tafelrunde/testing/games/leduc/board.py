"""Leduc poker: cards and stakes for the terminal."""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.view import View
from tafelrunde.testing.games.leduc.setup import MOST
from tafelrunde.words.words import Words


def text(view: View, words: Words) -> str:
    fields = Fields(view.facts)
    hands = fields.texts("hands")
    stakes = fields.numbers("stakes", 0, MOST)
    public = "".join(fields.texts("public")) or "–"
    rows = [f"[{public}]"]
    for seat in range(view.setup.seats):
        card = hands[seat] if seat < len(hands) else "–"
        rows.append(f"[{card}] {words.seat(seat)}: {words.say('stake', stakes[seat])}")
    return "\n".join([*rows, " | ".join(fields.texts("betting"))])
