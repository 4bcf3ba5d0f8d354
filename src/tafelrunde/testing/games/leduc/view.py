"""Leduc poker: a seat sees its own card, the public one and all bets."""

from __future__ import annotations

from random import Random

from tafelrunde.core.cards import deal
from tafelrunde.core.data import Fields
from tafelrunde.core.state import State
from tafelrunde.core.view import View, seen
from tafelrunde.testing.games.leduc.setup import COPIES, RANKS
from tafelrunde.testing.games.leduc.state import Deal

HIDDEN = "?"


def view(state: State, seat: int | None) -> View:
    """As `to_dict`, with “?” for a card this seat does not know, and the stakes."""
    assert isinstance(state, Deal)
    facts = state.to_dict()
    faces = [card.seen_by(seat) for card in state.hands]
    facts["hands"] = [RANKS[face] if face >= 0 else HIDDEN for face in faces]
    facts["stakes"] = state.stakes[:]
    return seen(state, seat, facts)


def determinize(view: View, random: Random) -> State:
    fields = Fields(view.facts)
    hands = fields.texts("hands")
    public = fields.texts("public")
    seen_cards = [*hands, *public]
    pool = [COPIES - seen_cards.count(name) for name in RANKS]
    faces, _ = deal(pool, hands.count(HIDDEN), random)
    for seat, card in enumerate(hands):
        if card == HIDDEN:
            hands[seat] = RANKS[faces.pop()]
    return view.setup.from_dict(
        {"hands": hands, "public": public, "betting": fields.texts("betting")}
    )
