"""Sealed bids: prizes, hands, and the bids that lie face down until all are in."""

from __future__ import annotations

from typing import final

from tafelrunde.core.data import Json
from tafelrunde.core.decision import StackState
from tafelrunde.core.state import State
from tafelrunde.testing.games.sealed_bids.setup import SealedBids


@final
class Auction(StackState[SealedBids]):
    def __init__(self, setup: SealedBids) -> None:
        super().__init__(setup)
        cards = list(range(1, setup.rounds + 1))
        self.left = cards  # prizes still to come
        self.hands = [cards[:] for _ in range(setup.seats)]  # a sealed bid stays in until shown
        self.prize = 0  # on offer; 0: the next one is still to be drawn
        self.carried: list[int] = []  # prizes of tied rounds, on offer too
        self.bids = [0] * setup.seats  # 0: has not chosen
        self.won: list[list[int]] = [[] for _ in range(setup.seats)]
        self.lost: list[int] = []
        self.past: list[list[int]] = []  # per round: prize, bids by seat; rows never change

    def stake(self) -> int:
        """Points on offer."""
        return self.prize + sum(self.carried)

    def census(self) -> dict[str, int]:
        prizes = len(self.left) + int(self.prize > 0) + len(self.carried) + len(self.lost)
        for won in self.won:
            prizes += len(won)
        cards = len(self.past) * len(self.hands)
        for hand in self.hands:
            cards += len(hand)
        return {"prizes": prizes, "cards": cards}

    def clone(self) -> State:
        other = Auction(self.setup)
        self.share(other)
        other.left = self.left[:]
        other.hands = [hand[:] for hand in self.hands]
        other.prize = self.prize
        other.carried = self.carried[:]
        other.bids = self.bids[:]
        other.won = [won[:] for won in self.won]
        other.lost = self.lost[:]
        other.past = self.past[:]
        return other

    def to_dict(self) -> Json:
        """Past rounds as prize and bids by seat; the present prize and bids, 0 for none yet."""
        return {
            "past": [row[:] for row in self.past],
            "prize": self.prize,
            "bids": self.bids[:],
        }
