"""The toy: two cards each, a sealed bid for who begins, then peeking, giving unseen, drawing."""

from __future__ import annotations

from random import Random

from tafelrunde.core.action import Action
from tafelrunde.core.cards import Card, Pile
from tafelrunde.core.data import Json
from tafelrunde.core.decision import StackState, write_stack
from toy.fault import planted
from toy.setup import FACES, ToySetup

NOBODY = -1


class ToyState(StackState[ToySetup]):
    def __init__(self, setup: ToySetup) -> None:
        super().__init__(setup)
        self.pile = Pile([7, 7, 7])
        self.hands: list[list[Card]] = [[], [], []]
        self.bids = [NOBODY] * 3
        self.turns = 0
        self.begins = 0

    @property
    def mover(self) -> int:
        return (self.begins + self.turns) % 3

    def scores(self) -> list[int]:
        return [sum(card.face + 1 for card in hand) for hand in self.hands]

    def faces(self, seat: int) -> list[str]:
        held = {FACES[card.face] for card in self.hands[seat]}
        return list(held) if planted("hash") else sorted(held)

    def pick(self, seat: int, random: Random) -> Action:
        legal = self.legal(seat)
        if planted("pick"):
            return legal[int(random.random() ** 2 * len(legal))]
        if planted("foul"):
            return self.setup.space.action(int(random.random() * self.setup.space.size))
        return legal[int(random.random() * len(legal))]

    def draw(self, random: Random) -> Action:
        return self.odds()[0][0] if planted("draw") else super().draw(random)

    def census(self) -> dict[str, int]:
        return {"cards": len(self.pile) + sum(len(hand) for hand in self.hands)}

    def clone(self) -> ToyState:
        other = ToyState(self.setup)
        other.pile = self.pile.clone()
        other.hands = [[card.clone() for card in hand] for hand in self.hands]
        other.bids = self.bids if planted("clone") else self.bids[:]
        other.turns = self.turns
        other.begins = self.begins
        self.share(other)
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
            "steps": write_stack(self),
        }
