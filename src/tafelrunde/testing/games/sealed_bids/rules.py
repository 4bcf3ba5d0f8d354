"""Sealed bids: a prize is drawn, all bid for it at once, the highest bid wins it."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.data import Fields
from tafelrunde.core.decision import Chance, Decision
from tafelrunde.core.event import EVERYONE, Ask, only
from tafelrunde.core.state import CHANCE, Outcome, rank
from tafelrunde.testing.games.sealed_bids.setup import SealedBids
from tafelrunde.testing.games.sealed_bids.state import Auction


@final
class Draw(Chance[Auction]):
    """2.1: which prize is next."""

    def odds(self, state: Auction) -> list[tuple[Action, int]]:
        return [(state.setup.prize.at(card - 1), 1) for card in state.left]

    def apply(self, state: Auction, seat: int, action: Action) -> None:
        state.prize = action.a + 1
        state.left.remove(state.prize)
        state.reveal(EVERYONE, "prize", "2.1", state.prize, state.stake())
        state.decision = Bid(CHANCE)


@final
class Bid(Decision[Auction]):
    """2.2 to 2.4: all choose at once, and show when all have chosen."""

    def actors(self, state: Auction) -> tuple[int, ...]:
        return tuple([seat for seat, bid in enumerate(state.bids) if not bid])

    def legal(self, state: Auction, seat: int) -> list[Action]:
        return [state.setup.bid.at(card - 1) for card in state.hands[seat]]

    def asked(self, state: Auction, seat: int) -> Ask:
        return Ask("bid", "2.2", (state.stake(),))

    def apply(self, state: Auction, seat: int, action: Action) -> None:
        card = action.a + 1
        state.bids[seat] = card
        state.tell(EVERYONE, "chooses", "2.3", seat)
        state.tell(only(seat), "your-bid", "2.3", card)
        if 0 not in state.bids:
            show_bids(state)
            state.decision = Draw() if state.left else Sold(CHANCE)

    def refusal(self, state: Auction, seat: int, action: Action) -> str | None:
        return None if action.a + 1 in state.hands[seat] else "2.2"


@final
class Sold(Decision[Auction]):
    """The end."""

    def actors(self, state: Auction) -> tuple[int, ...]:
        return ()

    def outcome(self, state: Auction) -> Outcome | None:
        scores = [sum(prizes) for prizes in state.won]
        return Outcome(tuple(scores), rank(scores), "sold", (("prizes", tuple(scores)),))


def show_bids(state: Auction) -> None:
    """2.4: all at once."""
    for seat, bid in enumerate(state.bids):
        state.hands[seat].remove(bid)
        state.reveal(EVERYONE, "bids", "2.4", seat, bid)
    state.past.append([state.prize, *state.bids])
    award(state)
    state.prize = 0
    state.bids = [0] * len(state.bids)


def award(state: Auction) -> None:
    highest = max(state.bids)
    stake = state.stake()
    prizes = [*state.carried, state.prize]
    state.carried = []
    if state.bids.count(highest) == 1:
        winner = state.bids.index(highest)
        state.won[winner] += prizes
        state.tell(EVERYONE, "wins", "3.1", winner, stake)
    elif state.setup.carried and state.left:
        state.carried = prizes
        state.tell(EVERYONE, "carried", "3.3", stake)
    else:
        state.lost += prizes
        state.tell(EVERYONE, "lost", "3.4" if state.setup.carried else "3.2", stake)


def begin(setup: SealedBids) -> Auction:
    auction = Auction(setup)
    auction.decision = Draw()
    return auction


def read(setup: SealedBids, fields: Fields) -> Auction:
    """Played again, round by round; all the rest follows from it."""
    auction = begin(setup)
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
    auction.apply(CHANCE, auction.setup.prize.at(prize - 1))
    for seat, bid in enumerate(bids):
        if not bid:
            continue
        if bid not in auction.hands[seat]:
            raise fields.bad(key, f"has the bid {bid}, which seat {seat} does not hold")
        auction.apply(seat, auction.setup.bid.at(bid - 1))
