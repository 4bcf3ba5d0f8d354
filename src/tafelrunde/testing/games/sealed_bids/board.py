"""Sealed bids: the offer, the hands and the points for the terminal."""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.view import View
from tafelrunde.words.words import Words


def text(view: View, words: Words) -> str:
    fields = Fields(view.facts)
    hands = Fields({str(i): hand for i, hand in enumerate(fields.array("hands"))})
    bids = fields.numbers("bids", -1, 9)
    points = fields.numbers("points", 0, view.setup.limits.high)
    rows = [words.say("offer", fields.number("stake", 0, view.setup.limits.high))]
    for seat in range(view.setup.seats):
        bid = "[ ]" if bids[seat] == 0 else "[?]" if bids[seat] < 0 else f"[{bids[seat]}]"
        cards = " ".join(map(str, hands.numbers(str(seat), 1, 9)))
        rows.append(f"{bid} {words.seat(seat)}: {words.say('points', points[seat])}   {cards}")
    return "\n".join(rows)
