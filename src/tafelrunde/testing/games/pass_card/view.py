"""Pass the card: for each card whether this seat knows it, never who else does.

Who knows a card would tell, after an unseen hand-over, which one has moved. That everyone knows it
is no secret, so it is marked. A hand is shown in an order that tells nothing: faces, then unknown.
"""

from __future__ import annotations

from random import Random

from tafelrunde.core.cards import Card, deal
from tafelrunde.core.data import Fields, Json
from tafelrunde.core.event import EVERYONE
from tafelrunde.core.state import State
from tafelrunde.core.view import View, seen
from tafelrunde.testing.games.pass_card.setup import FACES, PassCard
from tafelrunde.testing.games.pass_card.state import Round

HIDDEN = "?"


def view(state: State, seat: int | None) -> View:
    """Cards: `b` known to this seat, `b*` to everyone, `?` unknown; under: the next one first."""
    assert isinstance(state, Round)
    data = state.to_dict()
    facts: Json = {
        "phase": data["phase"],
        "played": data["played"],
        "target": data["target"],
        "hands": [in_order([shown(card, seat) for card in hand]) for hand in state.hands],
        "undecided": sum(state.pile.bag),
        "under": [shown(card, seat) for card in state.pile.under],
    }
    return seen(state, seat, facts)


def shown(card: Card, seat: int | None) -> str:
    face = card.seen_by(seat)
    if face < 0:
        return HIDDEN
    return FACES[face] + ("*" if card.known == EVERYONE else "")


def in_order(cards: list[str]) -> list[str]:
    unknown = cards.count(HIDDEN)
    return sorted([card for card in cards if card != HIDDEN]) + [HIDDEN] * unknown


def hands_of(fields: Fields, seats: int) -> list[list[str]]:
    """The hands in a view's facts."""
    hands = Fields({str(i): hand for i, hand in enumerate(fields.array("hands", seats))})
    return [hands.texts(str(seat)) for seat in range(seats)]


def determinize(view: View, random: Random) -> State:
    """Deals what is fixed and unknown; that others know a card is forgotten unless all do."""
    setup = view.setup
    assert isinstance(setup, PassCard)
    fields = Fields(view.facts)
    hands = hands_of(fields, setup.seats)
    under = fields.texts("under")
    fixed = [card for cards in [*hands, under] for card in cards]
    pool = [setup.copies - sum([1 for card in fixed if card[0] == face]) for face in FACES]
    faces, bag = deal(pool, fixed.count(HIDDEN), random)
    return setup.from_dict(
        {
            "phase": fields.take("phase"),
            "played": fields.take("played"),
            "target": fields.take("target"),
            "hands": [filled(hand, {seat}, view.seat, faces) for seat, hand in enumerate(hands)],
            "bag": bag,
            "under": filled(under, set(), view.seat, faces),
        }
    )


def filled(cards: list[str], owner: set[int], seat: int | None, faces: list[int]) -> list[str]:
    """The cards as `to_dict` writes them, unknown ones taken from these faces."""
    knowing = owner | ({seat} if seat is not None else set())
    out: list[str] = []
    for card in cards:
        if card == HIDDEN:
            out.append(FACES[faces.pop()] + ":" + marks(owner))
        elif card.endswith("*"):
            out.append(card[0] + ":*")
        else:
            out.append(card + ":" + marks(knowing))
    return out


def marks(seats: set[int]) -> str:
    return "".join([str(seat) for seat in sorted(seats)])
