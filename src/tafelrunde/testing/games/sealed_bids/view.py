"""Sealed bids: a seat sees its own bid, of the others only whether they have chosen."""

from __future__ import annotations

from random import Random

from tafelrunde.core.data import Fields, Json
from tafelrunde.core.state import State
from tafelrunde.core.view import View, seen
from tafelrunde.testing.games.sealed_bids.state import Auction

CHOSEN = -1  # instead of a bid that is not this seat's own


def view(state: State, seat: int | None) -> View:
    """As `to_dict`, bids hidden; and what follows from it: hands, points, prizes on offer."""
    assert isinstance(state, Auction)
    facts = state.to_dict()
    facts["bids"] = [
        CHOSEN if bid and holder != seat else bid for holder, bid in enumerate(state.bids)
    ]
    facts["hands"] = [hand[:] for hand in state.hands]
    facts["left"] = state.left[:]
    facts["points"] = [sum(prizes) for prizes in state.won]
    facts["stake"] = state.stake()
    return seen(state, seat, facts)


def determinize(view: View, random: Random) -> State:
    """Every sealed bid may be any card of its hand."""
    fields = Fields(view.facts)
    hands = Fields({str(i): hand for i, hand in enumerate(fields.array("hands"))})
    bids = fields.numbers("bids", CHOSEN, 9)
    for seat, bid in enumerate(bids):
        if bid == CHOSEN:
            bids[seat] = random.choice(hands.numbers(str(seat), 1, 9))
    data: Json = {"past": fields.array("past"), "prize": fields.take("prize"), "bids": bids}
    return view.setup.from_dict(data)
