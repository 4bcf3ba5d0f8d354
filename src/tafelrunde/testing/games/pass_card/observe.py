"""Pass the card: what this seat knows of each hand and of the pile.

known: seats × faces, how many it knows there, my row first, then the others in turn; open: those of
them that everyone knows; hidden: how many it does not know, per seat; under: by place, the next one
first, one per face and one for unknown; undecided: cards of the pile that lie above; all counts by
the number of cards. played: the part of all turns that is over.
"""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.game import Buffer
from tafelrunde.core.state import Setup
from tafelrunde.core.view import View
from tafelrunde.testing.games.pass_card.setup import FACES, PassCard
from tafelrunde.testing.games.pass_card.view import HIDDEN, hands_of

SIGNS = [*FACES, HIDDEN]


def layout(setup: Setup) -> list[tuple[str, tuple[int, ...]]]:
    assert isinstance(setup, PassCard)
    return [
        ("known", (setup.seats, len(FACES))),
        ("open", (setup.seats, len(FACES))),
        ("hidden", (setup.seats,)),
        ("under", (setup.copies * len(FACES), len(SIGNS))),
        ("undecided", (1,)),
        ("played", (1,)),
    ]


def observe(view: View, out: Buffer) -> None:
    setup = view.setup
    assert isinstance(setup, PassCard)
    fields = Fields(view.facts)
    whole = setup.copies * len(FACES)
    hands = hands_of(fields, setup.seats)
    me = view.seat or 0
    hands = hands[me:] + hands[:me]
    under = [card[0] for card in fields.texts("under")]
    values: list[float] = []
    for hand in hands:
        values += [(hand.count(face) + hand.count(face + "*")) / whole for face in FACES]
    for hand in hands:
        values += [hand.count(face + "*") / whole for face in FACES]
    values += [hand.count(HIDDEN) / whole for hand in hands]
    for place in range(whole):
        values += [float(place < len(under) and under[place] == sign) for sign in SIGNS]
    values.append(fields.number("undecided", 0, whole) / whole)
    values.append(fields.number("played", 0, setup.turns) / setup.turns)
    for i, number in enumerate(values):
        out[i] = number
