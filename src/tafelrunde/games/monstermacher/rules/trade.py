"""Organ trade (chapter 11)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Decision, Seat
from tafelrunde.core.event import EVERYONE, Ask, only
from tafelrunde.core.reason import PRICE, REACH, TARGET, Objected, Reason, no

from .bid import DRAFT, MADE, PASSED, WAITING, Bid
from .fields import Card, Seats
from .knowledge import look
from .numbers import BEST, TRADE, WORST
from .question import Inner, finish
from .state import Monsters, Player


def most_points(player: Player) -> int:
    """11.5: as far as the die can be turned up."""
    return WORST - player.die


def can_bid(player: Player) -> bool:
    """11.4: a part or a point."""
    return len(player.store) > 0 or most_points(player) > 0


def begin_trade(state: Monsters, seat: int, offer: int, below: Decision[Monsters]) -> None:
    """11.1: one part is offered to all."""
    state.tell(EVERYONE, "offers", "11.1", seat, state.setup.names[offer])
    state.bids = [Bid(WAITING, (), 0) for _ in range(state.setup.seats)]
    state.decision = Show(seat, offer, 0, below)


class Trade(Inner):
    """A question about a part on offer; the seller is in turn."""

    FIELDS = (Seat("seat"), Card("offer", "card"), Seats("shown"))
    ON = ("end",)

    def __init__(self, seat: int, offer: int, shown: int, below: Decision[Monsters]) -> None:
        super().__init__(seat, below)
        self.offer = offer
        self.shown = shown  # the seats to whom its front was shown

    def statuses(self, state: Monsters, place: int) -> tuple[int, ...]:
        """What the bid of the bidder so many places after the seller can be by now."""
        raise NotImplementedError

    def is_open(self, state: Monsters) -> bool:
        """11.1, 11.2: an own part, shown to others who know it since."""
        offer, shown = self.offer, self.shown
        if state.deeds[-1] != TRADE or offer not in state.players[state.turn].store:
            return False
        return not (shown >> state.turn) & 1 and shown & ~state.known[offer] == 0


@final
class Show(Trade):
    """11.2: to whom does the seller show the front?"""

    key = "show"

    def asked(self, state: Monsters, seat: int) -> Ask:
        return Ask("show", "11.2", (state.setup.names[self.offer],))

    def legal(self, state: Monsters, seat: int) -> list[Action]:
        out = [state.setup.show.at(other) for other in self.not_shown(state)]
        out.append(state.setup.call.at())
        return out

    def apply(self, state: Monsters, seat: int, action: Action) -> None:
        if action.block is state.setup.call:
            state.tell(EVERYONE, "calls-bids", "11.3", seat)
            ask_next(state, self)
            return
        other = action.a
        state.tell(EVERYONE, "shows", "11.2", seat, other, state.setup.names[self.offer])
        look(state, other, self.offer)
        shown = Show(seat, self.offer, self.shown | only(other), self.rest())
        if len(shown.not_shown(state)) == 0:
            ask_next(state, shown)
        else:
            state.decision = shown

    def not_shown(self, state: Monsters) -> list[int]:
        """The others, as long as this offer has not been shown to them."""
        shown = self.shown | only(state.turn)
        return [seat for seat in range(state.setup.seats) if not (shown >> seat) & 1]

    def refusal(self, state: Monsters, seat: int, action: Action) -> Objected:
        if action.block is not state.setup.show or action.a in self.not_shown(state):
            return None
        if action.a == seat:
            return no("11.2", TARGET, "shown-to-oneself")
        return no("11.2", REACH, "shown-already", action.a)

    def statuses(self, state: Monsters, place: int) -> tuple[int, ...]:
        return (WAITING,)

    def is_open(self, state: Monsters) -> bool:
        is_own = self.seat == state.turn and len(self.not_shown(state)) > 0
        return is_own and super().is_open(state)


def ask_next(state: Monsters, trade: Trade) -> None:
    """11.3: the next bidder clockwise who has anything to bid; after the last one the seller."""
    offer, shown, below = trade.offer, trade.shown, trade.rest()
    seats = state.setup.seats
    seat = (trade.seat + 1) % seats
    while seat != state.turn:
        if can_bid(state.players[seat]):
            state.bids[seat] = Bid(DRAFT, (), 0)
            state.decision = Bidding(seat, offer, shown, below)
            return
        state.bids[seat] = Bid(PASSED, (), 0)
        state.tell(EVERYONE, "cannot-bid", "11.4", seat)
        seat = (seat + 1) % seats
    if any(bid.status == MADE for bid in state.bids):
        state.decision = Accept(state.turn, offer, shown, below)
    else:
        state.tell(EVERYONE, "no-bids", "11.13", state.turn, state.setup.names[offer])
        state.bids = []
        finish(state, trade)


@final
class Bidding(Trade):
    """11.3 to 11.6: a bid is put together part by part, in secret, and made; or passed."""

    key = "bid"

    def asked(self, state: Monsters, seat: int) -> Ask:
        return Ask("bid", "11.3", (state.turn, state.setup.names[self.offer]))

    def legal(self, state: Monsters, seat: int) -> list[Action]:
        setup = state.setup
        player = state.players[seat]
        bid = state.bids[seat]
        out: list[Action] = []
        for card in player.store:
            if not bid.holds(card):
                out.append(setup.add_unseen_at[card])
                out.append(setup.add_shown_at[card])
        if bid.points == 0:
            for points in range(most_points(player)):
                out.append(setup.points.at(points))
        if not bid.is_empty():
            out.append(setup.bid.at())
        out.append(setup.give_up.at())
        return out

    def apply(self, state: Monsters, seat: int, action: Action) -> None:
        setup = state.setup
        if action.block is setup.add:
            add_part(state, seat, action.a, action.b == 1)
        elif action.block is setup.points:
            add_points(state, seat, action.a + 1)
        elif action.block is setup.bid:
            make_bid(state, seat)
            ask_next(state, self)
        else:
            state.bids[seat] = Bid(PASSED, (), 0)
            state.tell(EVERYONE, "passes", "11.3", seat)
            ask_next(state, self)

    def refusal(self, state: Monsters, seat: int, action: Action) -> Objected:
        setup = state.setup
        player = state.players[seat]
        bid = state.bids[seat]
        if action.block is setup.points:
            return no_points(player, bid, action.a + 1)
        if action.block is not setup.add:
            return None
        card = action.a
        if card not in player.store:
            return no("11.4", TARGET, "not-in-store", setup.names[card])
        return no("11.6", REACH, "in-the-bid", setup.names[card]) if bid.holds(card) else None

    def absent(self, state: Monsters, seat: int, action: Action) -> Objected:
        if action.kind == "bid":
            return no("11.4", PRICE, "bid-is-empty")
        if action.kind in ("add", "points"):
            return self.refusal(state, seat, action) or "11.5"
        return super().absent(state, seat, action)

    def statuses(self, state: Monsters, place: int) -> tuple[int, ...]:
        now = (self.seat - state.turn) % state.setup.seats
        return (PASSED, MADE) if place < now else (DRAFT,) if place == now else (WAITING,)

    def is_open(self, state: Monsters) -> bool:
        return self.seat != state.turn and super().is_open(state)


def no_points(player: Player, bid: Bid, points: int) -> Reason | None:
    """11.5: named once, as far as the die goes."""
    if bid.points:
        return no("11.5", REACH, "points-named", bid.points)
    most = most_points(player)
    return no("11.5", PRICE, "die-too-high", points, most) if points > most else None


def add_part(state: Monsters, seat: int, card: int, is_shown: bool) -> None:
    """11.6: each part is shown to the seller or not."""
    state.bids[seat] = state.bids[seat].with_part(card, is_shown)
    code = "you-add-shown" if is_shown else "you-add-unseen"
    state.tell(only(seat), code, "11.6", state.setup.names[card])


def add_points(state: Monsters, seat: int, points: int) -> None:
    """11.5: their number is named once."""
    state.bids[seat] = Bid(DRAFT, state.bids[seat].parts, points)
    state.tell(only(seat), "you-add-points", "11.5", points)


def make_bid(state: Monsters, seat: int) -> None:
    """11.6, 11.7: now all see it, and the seller sees fronts that are shown."""
    bid = state.bids[seat]
    state.bids[seat] = Bid(MADE, bid.parts, bid.points)
    state.reveal(EVERYONE, "bids", "11.7", seat, len(bid.parts), bid.points)
    for card, is_shown in bid.parts:
        code = "bids-shown" if is_shown else "bids-unseen"
        state.tell(EVERYONE, code, "11.6", seat, state.setup.names[card], state.turn)
        if is_shown:
            look(state, state.turn, card)


@final
class Accept(Trade):
    """11.8, 11.12: which bid does the seller accept, and are its points taken?"""

    key = "accept"

    def asked(self, state: Monsters, seat: int) -> Ask:
        return Ask("accept", "11.8", (state.setup.names[self.offer],))

    def legal(self, state: Monsters, seat: int) -> list[Action]:
        setup = state.setup
        made = [s for s, bid in enumerate(state.bids) if bid.status == MADE]
        out = [setup.accept.at(s) for s in made]
        if state.players[seat].die > BEST:
            out += [setup.waive.at(s) for s in made if state.bids[s].points > 0]
        out.append(setup.decline.at())
        return out

    def apply(self, state: Monsters, seat: int, action: Action) -> None:
        setup = state.setup
        if action.block is setup.decline:
            state.tell(EVERYONE, "declines", "11.13", seat)
        else:
            exchange(state, seat, action.a, self.offer, action.block is setup.accept)
        state.bids = []
        finish(state, self)

    def refusal(self, state: Monsters, seat: int, action: Action) -> Objected:
        if action.block is state.setup.decline:
            return None
        bid = state.bids[action.a]
        if bid.status != MADE:
            return no("11.8", TARGET, "made-no-bid", action.a)
        if action.block is state.setup.waive and bid.points == 0:
            return no("11.12", REACH, "no-points-in-bid", action.a)
        return None

    def absent(self, state: Monsters, seat: int, action: Action) -> Objected:
        if action.kind == "waive":
            return self.refusal(state, seat, action) or "11.12"
        return super().absent(state, seat, action)

    def statuses(self, state: Monsters, place: int) -> tuple[int, ...]:
        return (PASSED, MADE)

    def is_open(self, state: Monsters) -> bool:
        return self.seat == state.turn and super().is_open(state)


def exchange(state: Monsters, seat: int, buyer: int, offer: int, takes: bool) -> None:
    """11.9 to 11.12: parts and points change hands."""
    setup = state.setup
    seller = state.players[seat]
    other = state.players[buyer]
    bid = state.bids[buyer]
    state.tell(EVERYONE, "accepts", "11.9", seat, buyer, setup.names[offer])
    seller.store.remove(offer)
    other.store.append(offer)
    look(state, buyer, offer)
    for card, _ in bid.parts:
        other.store.remove(card)
        seller.store.append(card)
        state.tell(EVERYONE, "pays-part", "11.9", buyer, seat, setup.names[card])
        look(state, seat, card)
    if bid.points == 0:
        return
    before = other.turn_die(bid.points)
    state.tell(EVERYONE, "pays-points", "11.10", buyer, before, other.die)
    if takes:
        before = seller.turn_die(-bid.points)
        state.tell(EVERYONE, "takes-points", "11.11", seat, before, seller.die)
    else:
        state.tell(EVERYONE, "waives", "11.12", seat, bid.points)
