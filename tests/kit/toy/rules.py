"""The toy's decisions."""

from __future__ import annotations

from tafelrunde.core.action import Action
from tafelrunde.core.cards import Card, Pile, leave, settle
from tafelrunde.core.data import Fields
from tafelrunde.core.decision import Chance, Decision, Number, Seat, read_stack
from tafelrunde.core.event import EVERYONE, Ask, only
from tafelrunde.core.reason import Objected, Reason
from tafelrunde.core.state import Outcome, rank
from toy.fault import planted
from toy.setup import FACES, HAND, TURNS, ToySetup
from toy.state import NOBODY, ToyState


class Deal(Chance[ToyState]):
    """1.1: a card for a seat, before the bids or instead of an action."""

    key = "deal"
    FIELDS = (Seat("receiver"),)

    def __init__(self, receiver: int) -> None:
        super().__init__()
        self.receiver = receiver

    def odds(self, state: ToyState) -> list[tuple[Action, int]]:
        return [(state.setup.deal.at(face), weight) for face, weight in state.pile.odds()]

    def apply(self, state: ToyState, seat: int, action: Action) -> None:
        receiver = self.receiver
        card = state.pile.take(action.a, only(receiver))
        state.hands[receiver] = settle([*state.hands[receiver], card], 3)
        audience = EVERYONE if planted("audience") else only(receiver)
        state.tell(EVERYONE, "dealt", "1.1", receiver)
        state.reveal(audience, "card", "1.1", receiver, FACES[action.a])
        if min(state.bids) >= 0:
            next_turn(state)
        else:
            state.decision = due(state)


class Bid(Decision[ToyState]):
    """1.2: all at once, sealed."""

    key = "bid"

    def actors(self, state: ToyState) -> tuple[int, ...]:
        return tuple(seat for seat in range(3) if state.bids[seat] < 0)

    def legal(self, state: ToyState, seat: int) -> list[Action]:
        return [state.setup.bid.at(i) for i in range(3)]

    def asked(self, state: ToyState, seat: int) -> Ask:
        return Ask("bid", "1.2")

    def apply(self, state: ToyState, seat: int, action: Action) -> None:
        first = not any(bid >= 0 for bid in state.bids)
        state.bids[seat] = action.a
        state.tell(EVERYONE, "has-bid", "1.2", seat)
        state.tell(only(seat), "bid-is", "1.2", action.a)
        if planted("commute") and first:
            state.begins = seat
        if min(state.bids) >= 0:
            if not planted("commute"):
                state.begins = state.bids.index(max(state.bids))
            state.reveal(EVERYONE, "bids", "1.2", *state.bids)
            state.decision = due(state)


class Turn(Decision[ToyState]):
    """1.3 to 1.5: peek, give a card away, or draw one."""

    key = "turn"

    def legal(self, state: ToyState, seat: int) -> list[Action]:
        toy = state.setup
        return [
            *[toy.peek.at(other) for other in others(seat) if state.hands[other]],
            *[toy.give.at(FACES.index(face)) for face in state.faces(seat)],
            toy.stop.at(),
        ]

    def asked(self, state: ToyState, seat: int) -> Ask:
        return Ask("turn", "1.3")

    def apply(self, state: ToyState, seat: int, action: Action) -> None:
        if action.kind == "peek":
            peek(state, seat, action.a)
        elif action.kind == "give":
            state.tell(EVERYONE, "gives", "1.4", seat)
            state.tell(only(seat), "gives-face", "1.4", FACES[action.a])
            state.decision = To(seat, action.a)
        else:
            state.tell(EVERYONE, "nonsense" if planted("text") else "draws", "1.5", seat)
            state.decision = Deal(seat)

    def refusal(self, state: ToyState, seat: int, action: Action) -> Objected:
        if action.kind == "give" and all(card.face != action.a for card in state.hands[seat]):
            if planted("reason"):
                others = [card.face for hand in state.hands for card in hand]
                return Reason("1.4", args=tuple(others))
            return None if planted("refusal") else "1.4"
        if action.kind == "peek" and (action.a == seat or not state.hands[action.a]):
            return "1.3"
        return None


class To(Decision[ToyState]):
    """1.4: to whom a card goes; only its giver knows which."""

    key = "to"
    FIELDS = (Number("face", 0, 2),)

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face = face

    def legal(self, state: ToyState, seat: int) -> list[Action]:
        free = others(seat)
        if planted("stuck"):
            free = [other for other in free if len(state.hands[other]) < 3]
        return [state.setup.to.at(other) for other in free]

    def asked(self, state: ToyState, seat: int) -> Ask:
        return Ask("to", "1.4")

    def apply(self, state: ToyState, seat: int, action: Action) -> None:
        other = action.a
        hand = state.hands[seat]
        if planted("mark"):
            card = hand.pop([card.face for card in hand].index(self.face))
            card.known |= only(other)
        else:
            card = leave(hand, self.face, only(seat, other))
        if not (planted("lost") and state.turns == 2):
            state.hands[other] = settle([*state.hands[other], card], 3)
        state.tell(EVERYONE, "gives-to", "1.4", seat, other)
        state.reveal(only(other), "got", "1.4", FACES[card.face])
        next_turn(state)
        if planted("chance") and card.face == 0 and state.turns < TURNS:
            state.decision = Deal(seat)

    def refusal(self, state: ToyState, seat: int, action: Action) -> str | None:
        return "1.4" if action.a == seat else None


class End(Decision[ToyState]):
    """1.6: high cards win."""

    key = "end"

    def actors(self, state: ToyState) -> tuple[int, ...]:
        return ()

    def outcome(self, state: ToyState) -> Outcome | None:
        scores = state.scores()
        return Outcome(tuple(scores), rank(scores), "turns")


DECISIONS: dict[str, type[Decision[ToyState]]] = {
    kind.key: kind for kind in (Deal, Bid, Turn, To, End)
}


def others(seat: int) -> list[int]:
    return [other for other in range(3) if other != seat]


def due(state: ToyState) -> Decision[ToyState]:
    """What is to be decided when nothing is half done."""
    if max(state.bids) < 0:
        for seat in range(3):
            if len(state.hands[seat]) < HAND:
                return Deal(seat)
    if min(state.bids) < 0:
        return Bid(NOBODY)
    return Turn(state.mover) if state.turns < TURNS else End(state.mover)


def peek(state: ToyState, seat: int, other: int) -> None:
    for card in state.hands[other]:
        card.known |= only(seat)
    faces = "".join(sorted(FACES[card.face] for card in state.hands[other]))
    state.tell(EVERYONE, "peeks", "1.3", seat, other)
    (state.tell if planted("barrier") else state.reveal)(only(seat), "peeked", "1.3", faces)
    next_turn(state)


def next_turn(state: ToyState) -> None:
    state.turns = (state.turns + 1) % (TURNS - 1 if planted("endless") else TURNS + 1)
    if state.turns == TURNS:
        state.reveal(EVERYONE, "end", "1.6", *state.scores())
    state.decision = due(state)


def begin(setup: ToySetup) -> ToyState:
    state = ToyState(setup)
    state.decision = due(state)
    return state


def read(setup: ToySetup, fields: Fields) -> ToyState:
    state = ToyState(setup)
    state.pile = Pile(fields.numbers("bag", 0, 7, 3))
    hands = fields.array("hands", 3)
    for seat, hand in enumerate(hands):
        cards = Fields({"hand": hand}).array("hand")
        for card in cards:
            face, known = Fields({"card": card}).numbers("card", -1, 7, 2)
            state.hands[seat].append(Card(face, known))
    state.bids = fields.numbers("bids", -1, 2, 3)
    state.turns = fields.number("turns", 0, TURNS)
    state.begins = fields.number("begins", 0, 2)
    state.decision = read_stack(state, fields.items("steps"), DECISIONS, state.mover)
    fields.done()
    return state
