"""Pass the card: hands, the pile, and how many turns are over."""

from __future__ import annotations

from typing import final

from tafelrunde.core.cards import Card, Pile, settle
from tafelrunde.core.data import Json
from tafelrunde.core.decision import StackState
from tafelrunde.core.event import EVERYONE
from tafelrunde.core.state import State
from tafelrunde.testing.games.pass_card.cards import card_text, find
from tafelrunde.testing.games.pass_card.setup import FACES, WORTH, PassCard


@final
class Round(StackState[PassCard]):
    def __init__(self, setup: PassCard) -> None:
        super().__init__(setup)
        self.played = 0  # turns
        self.hands: list[list[Card]] = [[] for _ in range(setup.seats)]  # settled, see cards
        self.pile = Pile([setup.copies] * len(FACES))

    @property
    def turn(self) -> int:
        """The seat in turn."""
        return self.played % self.setup.seats

    def faces(self, seat: int) -> list[int]:
        """The faces in a hand, each once, ascending."""
        hand = self.hands[seat]
        return [face for face in range(len(FACES)) if find(hand, face) >= 0]

    def can_show(self, seat: int, face: int) -> bool:
        """3.2: not yet known to all."""
        hand = self.hands[seat]
        return hand[find(hand, face)].known != EVERYONE

    def take(self, seat: int, card: Card) -> None:
        self.hands[seat] = settle([*self.hands[seat], card], self.setup.seats)

    def points(self, seat: int) -> int:
        return sum([WORTH[card.face] for card in self.hands[seat]])

    def census(self) -> dict[str, int]:
        counts = self.pile.bag[:]
        for card in self.pile.under:
            counts[card.face] += 1
        for hand in self.hands:
            for card in hand:
                counts[card.face] += 1
        return {FACES[face]: count for face, count in enumerate(counts)}

    def clone(self) -> State:
        other = Round(self.setup)
        self.share(other)
        other.played = self.played
        other.hands = [[card.clone() for card in hand] for hand in self.hands]
        other.pile = self.pile.clone()
        return other

    def to_dict(self) -> Json:
        """Cards with the seats that know them (see `card_text`); under: the next one first."""
        seats = self.setup.seats
        return {
            "phase": self.decision.key,
            "played": self.played,
            "target": self.decision.seat if self.decision.key == "lift" else -1,
            "hands": [[card_text(card, seats) for card in hand] for hand in self.hands],
            "bag": self.pile.bag[:],
            "under": [card_text(card, seats) for card in self.pile.under],
        }
