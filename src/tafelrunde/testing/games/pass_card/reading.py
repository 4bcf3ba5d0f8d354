"""Pass the card: a position from data, checked."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.cards import settle
from tafelrunde.core.data import Fields
from tafelrunde.core.decision import Decision
from tafelrunde.core.event import EVERYONE
from tafelrunde.core.state import CHANCE
from tafelrunde.testing.games.pass_card.cards import read_card
from tafelrunde.testing.games.pass_card.rules import Deal, Lift, Over, Refill, Turn
from tafelrunde.testing.games.pass_card.setup import DEALT, FACES, PassCard
from tafelrunde.testing.games.pass_card.state import Round

DEAL: Final = 0
TURN: Final = 1
LIFT: Final = 2
DRAW: Final = 3
OVER: Final = 4
PHASES: Final = ("deal", "turn", "lift", "draw", "over")


def begin(setup: PassCard) -> Round:
    out = Round(setup)
    out.decision = Deal()
    return out


def decision_of(phase: int, turn: int, target: int) -> Decision[Round]:
    if phase == DEAL:
        return Deal()
    if phase == TURN:
        return Turn(turn)
    if phase == LIFT:
        return Lift(target)
    return Refill() if phase == DRAW else Over(CHANCE)


def read(setup: PassCard, fields: Fields) -> Round:
    out = Round(setup)
    seats = setup.seats
    phase = fields.one_of("phase", list(PHASES))
    out.played = fields.number("played", 0, setup.turns)
    target = fields.number("target", -1, seats - 1)
    out.decision = decision_of(phase, out.turn, target)
    hands = Fields({str(i): h for i, h in enumerate(fields.array("hands", seats))})
    for seat in range(seats):
        cards = [read_card(fields, "hands", text, seats) for text in hands.texts(str(seat))]
        out.hands[seat] = settle(cards, seats)
    out.pile.bag = fields.numbers("bag", 0, setup.copies, len(FACES))
    out.pile.under = [read_card(fields, "under", t, seats) for t in fields.texts("under")]
    fields.done()
    check(out, fields, phase, target)
    return out


def check(out: Round, fields: Fields, phase: int, target: int) -> None:
    """What must hold besides the form of each field."""
    setup = out.setup
    sizes = [len(hand) for hand in out.hands]
    least = DEALT * setup.seats - int(phase == DRAW)
    in_deal = out.played == 0 and not out.pile.under and sizes == sorted(sizes, reverse=True)
    if any(count != setup.copies for count in out.census().values()):
        raise fields.bad("hands", f"and the pile must hold {setup.copies} of each face together")
    for seat, hand in enumerate(out.hands):
        for card in hand:
            if not (card.known >> seat) & 1:
                raise fields.bad("hands", "must hold no card that its own seat does not know")
            if phase == OVER and card.known != EVERYONE:
                raise fields.bad("hands", "must be known to everyone in the end")
    if phase == DEAL and not (in_deal and sizes[0] <= DEALT and sum(sizes) < least):
        raise fields.bad("hands", f"must be dealt in turn, up to {DEALT} each")
    if phase != DEAL and sum(sizes) < least:
        raise fields.bad("hands", f"must hold at least {least} cards together")
    if (phase == OVER) != (out.played == setup.turns):
        raise fields.bad("played", f"must be {setup.turns} in the end, and only then")
    if phase == DRAW and not len(out.pile):
        raise fields.bad("bag", "must hold a card to be drawn")
    if (phase == LIFT) != (target >= 0) or target == out.turn:
        raise fields.bad("target", "must be another seat in the phase “lift”, else -1")
    if phase == LIFT and not out.hands[target]:
        raise fields.bad("target", "must have a card")
