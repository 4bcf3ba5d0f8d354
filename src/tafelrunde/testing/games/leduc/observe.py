"""Leduc poker: own card, public card, every bet, own seat.

mine, public: one per rank. betting: round × step × (call, raise); folds end the match. stakes:
mine, the other's, by the most that can be lost. second: 1 for the second seat. A spectator has no
own card and is else like the first seat.
"""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.game import Buffer
from tafelrunde.core.state import Setup
from tafelrunde.core.view import View
from tafelrunde.testing.games.leduc.setup import MOST, RAISES, RANKS

STEPS = RAISES + 2  # at most in one round


def layout(setup: Setup) -> list[tuple[str, tuple[int, ...]]]:
    return [
        ("mine", (len(RANKS),)),
        ("public", (len(RANKS),)),
        ("betting", (2, STEPS, 2)),
        ("stakes", (2,)),
        ("second", (1,)),
    ]


def observe(view: View, out: Buffer) -> None:
    fields = Fields(view.facts)
    hands = fields.texts("hands")
    me = view.seat or 0
    mine = hands[me] if view.seat is not None and me < len(hands) else ""
    stakes = fields.numbers("stakes", 0, MOST)
    values = [float(mine == name) for name in RANKS]
    values += [float(name in fields.texts("public")) for name in RANKS]
    for line in fields.texts("betting"):
        for letter in line.ljust(STEPS):
            values += [float(letter == "c"), float(letter == "r")]
    values += [stakes[me] / MOST, stakes[1 - me] / MOST, float(me)]
    for i, number in enumerate(values):
        out[i] = number
