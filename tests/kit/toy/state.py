"""The toy: two cards each, a sealed bid for who begins, then peeking, giving unseen, drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.cards import Card, Pile, leave, settle
from tafelrunde.core.data import Fields, Json
from tafelrunde.core.event import EVERYONE, Ask, only
from tafelrunde.core.state import CHANCE, Outcome, State, rank
from toy.fault import planted

if TYPE_CHECKING:
    from toy.setup import ToySetup

FACES = "abc"
HAND = 2
TURNS = 9
NOBODY = -1


class ToyState(State):
    def __init__(self, setup: ToySetup) -> None:
        super().__init__(setup)
        self.toy = setup
        self.pile = Pile([7, 7, 7])
        self.hands: list[list[Card]] = [[], [], []]
        self.bids = [NOBODY] * 3
        self.turns = 0
        self.begins = 0
        self.drawing = NOBODY  # the seat for which chance draws
        self.giving = NOBODY  # the face on its way

    @property
    def mover(self) -> int:
        return (self.begins + self.turns) % 3

    def dealing(self) -> int:
        """The seat that gets the next card, or nobody."""
        if max(self.bids) < 0:
            for seat in range(3):
                if len(self.hands[seat]) < HAND:
                    return seat
        return self.drawing

    def actors(self) -> tuple[int, ...]:
        if self.turns >= TURNS:
            return ()
        if self.dealing() >= 0:
            return (CHANCE,)
        waiting = tuple(seat for seat in range(3) if self.bids[seat] < 0)
        return waiting or (self.mover,)

    def legal(self, seat: int) -> list[Action]:
        toy = self.toy
        if self.bids[seat] < 0:
            return [toy.bid.at(i) for i in range(3)]
        others = [other for other in range(3) if other != seat]
        if self.giving >= 0:
            if planted("stuck"):
                others = [other for other in others if len(self.hands[other]) < 3]
            return [toy.to.at(other) for other in others]
        held = {FACES[card.face] for card in self.hands[seat]}
        faces = list(held) if planted("hash") else sorted(held)
        return [
            *[toy.peek.at(other) for other in others if self.hands[other]],
            *[toy.give.at(FACES.index(face)) for face in faces],
            toy.stop.at(),
        ]

    def odds(self) -> list[tuple[Action, int]]:
        return [(self.toy.deal.at(face), weight) for face, weight in self.pile.odds()]

    def asked(self, seat: int) -> Ask:
        if self.bids[seat] < 0:
            return Ask("bid", "1.2")
        return Ask("to", "1.4") if self.giving >= 0 else Ask("turn", "1.3")

    def apply(self, seat: int, action: Action) -> None:
        if seat == CHANCE:
            self.dealt(self.dealing(), action.a)
        elif action.kind == "bid":
            self.bid(seat, action.a)
        elif action.kind == "peek":
            self.peek(seat, action.a)
        elif action.kind == "give":
            self.giving = action.a
            self.tell(EVERYONE, "gives", "1.4", seat)
            self.tell(only(seat), "gives-face", "1.4", FACES[action.a])
        elif action.kind == "to":
            self.give(seat, action.a)
        else:
            self.tell(EVERYONE, "nonsense" if planted("text") else "draws", "1.5", seat)
            self.drawing = seat

    def dealt(self, seat: int, face: int) -> None:
        card = self.pile.take(face, only(seat))
        self.hands[seat] = settle([*self.hands[seat], card], 3)
        audience = EVERYONE if planted("audience") else only(seat)
        self.tell(EVERYONE, "dealt", "1.1", seat)
        self.reveal(audience, "card", "1.1", seat, FACES[face])
        if self.drawing >= 0:
            self.drawing = NOBODY
            self.next_turn()

    def bid(self, seat: int, height: int) -> None:
        first = not any(bid >= 0 for bid in self.bids)
        self.bids[seat] = height
        self.tell(EVERYONE, "has-bid", "1.2", seat)
        self.tell(only(seat), "bid-is", "1.2", height)
        if planted("commute") and first:
            self.begins = seat
        if min(self.bids) >= 0:
            if not planted("commute"):
                self.begins = self.bids.index(max(self.bids))
            self.reveal(EVERYONE, "bids", "1.2", *self.bids)

    def peek(self, seat: int, other: int) -> None:
        for card in self.hands[other]:
            card.known |= only(seat)
        faces = "".join(sorted(FACES[card.face] for card in self.hands[other]))
        self.tell(EVERYONE, "peeks", "1.3", seat, other)
        (self.tell if planted("barrier") else self.reveal)(only(seat), "peeked", "1.3", faces)
        self.next_turn()

    def give(self, seat: int, other: int) -> None:
        hand = self.hands[seat]
        if planted("mark"):
            card = hand.pop([card.face for card in hand].index(self.giving))
            card.known |= only(other)
        else:
            card = leave(hand, self.giving, only(seat, other))
        if not (planted("lost") and self.turns == 2):
            self.hands[other] = settle([*self.hands[other], card], 3)
        self.tell(EVERYONE, "gives-to", "1.4", seat, other)
        self.reveal(only(other), "got", "1.4", FACES[card.face])
        self.giving = NOBODY
        self.next_turn()
        if planted("chance") and card.face == 0 and self.turns < TURNS:
            self.drawing = seat

    def next_turn(self) -> None:
        self.turns = (self.turns + 1) % (TURNS - 1 if planted("endless") else TURNS + 1)
        if self.turns == TURNS:
            self.reveal(EVERYONE, "end", "1.6", *self.scores())

    def scores(self) -> list[int]:
        return [sum(card.face + 1 for card in hand) for hand in self.hands]

    def outcome(self) -> Outcome | None:
        if self.turns < TURNS:
            return None
        scores = self.scores()
        return Outcome(tuple(scores), rank(scores), "turns")

    def census(self) -> dict[str, int]:
        return {"cards": len(self.pile) + sum(len(hand) for hand in self.hands)}

    def clone(self) -> ToyState:
        other = ToyState(self.toy)
        other.pile = self.pile.clone()
        other.hands = [[card.clone() for card in hand] for hand in self.hands]
        other.bids = self.bids if planted("clone") else self.bids[:]
        other.turns = self.turns
        other.begins = self.begins
        other.drawing = self.drawing
        other.giving = self.giving
        return other

    def to_dict(self) -> Json:
        """Cards as [face, known]; hands are settled, so their order is canonical."""
        hands = [[[card.face, card.known] for card in hand] for hand in self.hands]
        return {
            "bag": self.pile.bag[:],
            "hands": hands,
            "bids": self.bids[:],
            "turns": self.turns,
            "begins": self.begins,
            "drawing": self.drawing,
            "giving": self.giving,
        }


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
    state.drawing = fields.number("drawing", -1, 2)
    state.giving = fields.number("giving", -1, 2)
    fields.done()
    return state
