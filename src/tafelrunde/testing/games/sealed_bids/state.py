"""Sealed bids: prizes, hands, and the bids that lie face down until all are in."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.data import Fields, Json
from tafelrunde.core.event import EVERYONE, Ask, only
from tafelrunde.core.state import CHANCE, Outcome, State, rank
from tafelrunde.testing.games.sealed_bids.setup import SealedBids


@final
class Auction(State):
    def __init__(self, setup: SealedBids) -> None:
        super().__init__(setup)
        self.table = setup
        cards = list(range(1, setup.rounds + 1))
        self.left = cards  # prizes still to come
        self.hands = [cards[:] for _ in range(setup.seats)]  # a sealed bid stays in until shown
        self.prize = 0  # on offer; 0: the next one is still to be drawn
        self.carried: list[int] = []  # prizes of tied rounds, on offer too
        self.bids = [0] * setup.seats  # 0: has not chosen
        self.won: list[list[int]] = [[] for _ in range(setup.seats)]
        self.lost: list[int] = []
        self.past: list[list[int]] = []  # per round: prize, bids by seat; rows never change

    def actors(self) -> tuple[int, ...]:
        if self.prize:
            return tuple([seat for seat, bid in enumerate(self.bids) if not bid])
        return (CHANCE,) if self.left else ()

    def legal(self, seat: int) -> list[Action]:
        return [self.table.bid.at(card - 1) for card in self.hands[seat]]

    def odds(self) -> list[tuple[Action, int]]:
        return [(self.table.prize.at(card - 1), 1) for card in self.left]

    def asked(self, seat: int) -> Ask:
        return Ask("bid", "2.2", (self.stake(),))

    def stake(self) -> int:
        """Points on offer."""
        return self.prize + sum(self.carried)

    def apply(self, seat: int, action: Action) -> None:
        card = action.a + 1
        if seat == CHANCE:
            self.prize = card
            self.left.remove(card)
            self.reveal(EVERYONE, "prize", "2.1", card, self.stake())
            return
        self.bids[seat] = card
        self.tell(EVERYONE, "chooses", "2.3", seat)
        self.tell(only(seat), "your-bid", "2.3", card)
        if not self.actors():
            self.show_bids()

    def show_bids(self) -> None:
        """2.4: all at once."""
        for seat, bid in enumerate(self.bids):
            self.hands[seat].remove(bid)
            self.reveal(EVERYONE, "bids", "2.4", seat, bid)
        self.past.append([self.prize, *self.bids])
        self.award()
        self.prize = 0
        self.bids = [0] * len(self.bids)

    def award(self) -> None:
        highest = max(self.bids)
        stake = self.stake()
        prizes = [*self.carried, self.prize]
        self.carried = []
        if self.bids.count(highest) == 1:
            winner = self.bids.index(highest)
            self.won[winner] += prizes
            self.tell(EVERYONE, "wins", "3.1", winner, stake)
        elif self.table.carried and self.left:
            self.carried = prizes
            self.tell(EVERYONE, "carried", "3.3", stake)
        else:
            self.lost += prizes
            self.tell(EVERYONE, "lost", "3.4" if self.table.carried else "3.2", stake)

    def outcome(self) -> Outcome | None:
        if self.actors():
            return None
        scores = [sum(prizes) for prizes in self.won]
        return Outcome(tuple(scores), rank(scores), "sold", (("prizes", tuple(scores)),))

    def census(self) -> dict[str, int]:
        prizes = len(self.left) + int(self.prize > 0) + len(self.carried) + len(self.lost)
        for won in self.won:
            prizes += len(won)
        cards = len(self.past) * len(self.hands)
        for hand in self.hands:
            cards += len(hand)
        return {"prizes": prizes, "cards": cards}

    def clone(self) -> State:
        other = Auction(self.table)
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


def read(setup: SealedBids, fields: Fields) -> Auction:
    """Played again, round by round; all the rest follows from it."""
    auction = Auction(setup)
    past = fields.array("past")
    prize = fields.number("prize", 0, setup.rounds)
    bids = fields.numbers("bids", 0, setup.rounds, setup.seats)
    fields.done()
    for i, row in enumerate(past):
        numbers = Fields({"row": row}, f"{fields.where}.past[{i}]").numbers(
            "row", 1, setup.rounds, setup.seats + 1
        )
        play(auction, fields, f"past[{i}]", numbers[0], numbers[1:])
    if prize:
        play(auction, fields, "prize", prize, bids)
    if auction.bids != bids:
        raise fields.bad("bids", "need a prize and must not all be in")
    auction.barrier = False
    return auction


def play(auction: Auction, fields: Fields, key: str, prize: int, bids: list[int]) -> None:
    if prize not in auction.left:
        raise fields.bad(key, "must name a prize that is left")
    auction.apply(CHANCE, auction.table.prize.at(prize - 1))
    for seat, bid in enumerate(bids):
        if not bid:
            continue
        if bid not in auction.hands[seat]:
            raise fields.bad(key, f"has the bid {bid}, which seat {seat} does not hold")
        auction.apply(seat, auction.table.bid.at(bid - 1))
