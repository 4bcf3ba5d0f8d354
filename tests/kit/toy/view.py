"""What a seat of the toy knows: its cards, what it peeked at, what it was given."""

from __future__ import annotations

from random import Random

from tafelrunde.core.cards import Card, deal, pool
from tafelrunde.core.data import Fields, Json
from tafelrunde.core.event import only
from tafelrunde.core.state import State
from tafelrunde.core.view import View, seen
from toy.fault import planted
from toy.rules import Deal, To, due
from toy.state import NOBODY, ToyState


def view(state: State, seat: int | None) -> View:
    assert isinstance(state, ToyState)
    sealed = min(state.bids) < 0
    decision = state.decision
    cards = [card for hand in state.hands for card in hand]
    facts: Json = {
        "hands": [sorted(card.seen_by(seat) for card in hand) for hand in state.hands],
        "pool": pool(state.pile.bag, cards, seat),
        "bids": [
            3 if sealed and bid >= 0 and other != seat else bid
            for other, bid in enumerate(state.bids)
        ],
        "turns": state.turns,
        "begins": state.begins if not sealed else 0,
        "dealing": decision.receiver if isinstance(decision, Deal) else NOBODY,
        "giving": isinstance(decision, To),
        "face": decision.face if isinstance(decision, To) and seat == decision.seat else NOBODY,
    }
    if planted("leak"):
        facts["first"] = [hand[0].face if hand else NOBODY for hand in state.hands]
    return seen(state, seat, facts)


def determinize(view: View, random: Random) -> State:
    """Deal what is fixed and unknown; sealed bids and a face on its way are guessed too."""
    fields = Fields(view.facts)
    hands = [Fields({"h": hand}).numbers("h", -1, 2) for hand in fields.array("hands", 3)]
    slots = sum(hand.count(-1) for hand in hands)
    faces, bag = deal(fields.numbers("pool", 0, 21, 3), slots, random)
    state = view.setup.start()
    assert isinstance(state, ToyState)
    state.pile.bag = bag
    mine = 0 if view.seat is None else only(view.seat)
    for seat, hand in enumerate(hands):
        state.hands[seat] = [
            Card(face, mine | only(seat)) if face >= 0 else Card(faces.pop(), only(seat))
            for face in hand
        ]
    state.bids = [random.randrange(3) if b == 3 else b for b in fields.numbers("bids", -1, 3, 3)]
    state.turns = fields.number("turns", 0, 99)
    state.begins = fields.number("begins", 0, 2)
    dealing, face = fields.number("dealing", -1, 2), fields.number("face", -1, 2)
    if fields.flag("giving"):
        known = face if face >= 0 else random.choice(state.hands[state.mover]).face
        state.decision = To(state.mover, known)
    else:
        state.decision = Deal(dealing) if dealing >= 0 else due(state)
    return state
