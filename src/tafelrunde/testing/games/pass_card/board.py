"""Pass the card: hands and pile for the terminal."""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.view import View
from tafelrunde.testing.games.pass_card.setup import PassCard
from tafelrunde.testing.games.pass_card.view import hands_of
from tafelrunde.words.words import Words


def text(view: View, words: Words) -> str:
    setup = view.setup
    assert isinstance(setup, PassCard)
    fields = Fields(view.facts)
    played = fields.number("played", 0, setup.turns)
    rows = [words.say("turns", setup.turns - played)]
    for seat, hand in enumerate(hands_of(fields, setup.seats)):
        mark = ">" if seat == played % setup.seats and not view.outcome else " "
        rows.append(f"{mark} {words.seat(seat)}: {' '.join(hand) or '–'}")
    under = " ".join(fields.texts("under")) or "–"
    rows.append(words.say("pile", fields.number("undecided", 0, 12), under))
    return "\n".join(rows)
