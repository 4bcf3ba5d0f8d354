"""Sealed bids: what is on offer, what is left, who holds and has what.

hands: seats × cards, my row first, then the others in turn. left: prizes to come. stake: points on
offer, points: of each seat, both by all points there are. chosen: who has bid. mine: my sealed bid.
"""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.game import Buffer
from tafelrunde.core.state import Setup
from tafelrunde.core.view import View


def layout(setup: Setup) -> list[tuple[str, tuple[int, ...]]]:
    rounds = setup.number("rounds")
    return [
        ("hands", (setup.seats, rounds)),
        ("left", (rounds,)),
        ("stake", (1,)),
        ("points", (setup.seats,)),
        ("chosen", (setup.seats,)),
        ("mine", (rounds,)),
    ]


def observe(view: View, out: Buffer) -> None:
    setup = view.setup
    fields = Fields(view.facts)
    cards = range(1, setup.number("rounds") + 1)
    most = setup.limits.high
    me = view.seat or 0
    order = [(me + i) % setup.seats for i in range(setup.seats)]
    hands = Fields({str(i): hand for i, hand in enumerate(fields.array("hands"))})
    bids = fields.numbers("bids", -1, 9)
    points = fields.numbers("points", 0, most)
    values: list[float] = []
    for seat in order:
        values += [float(card in hands.numbers(str(seat), 1, 9)) for card in cards]
    values += [float(card in fields.numbers("left", 1, 9)) for card in cards]
    values.append(fields.number("stake", 0, most) / most)
    values += [points[seat] / most for seat in order]
    values += [float(bids[seat] != 0) for seat in order]
    values += [float(bids[me] == card) for card in cards]
    for i, number in enumerate(values):
        out[i] = number
