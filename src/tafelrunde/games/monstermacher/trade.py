"""Die Monstermacher: organ trade and taking back robbery cards (chapters 11, 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, only
from tafelrunde.games.monstermacher.numbers import COUNTS, PICK_UP, TRADE, WORST
from tafelrunde.games.monstermacher.step import (
    ACCEPT,
    BID,
    DRAFT,
    END,
    MADE,
    PASSED,
    SHOW,
    WAITING,
    Bid,
    Step,
)  # fmt: skip

if TYPE_CHECKING:
    from tafelrunde.games.monstermacher.state import Monsters, Player


def can_pick_up(player: Player) -> bool:
    """12.1."""
    return COUNTS[player.open] > player.die


def most_points(player: Player) -> int:
    """11.5."""
    return WORST - player.die


def can_bid(player: Player) -> bool:
    """11.4."""
    return len(player.store) > 0 or most_points(player) > 0


def apply_third(state: Monsters, seat: int, action: Action) -> None:
    if action.block is state.setup.pick_up:
        pick_up(state, seat)
    else:
        begin_trade(state, seat, action.a)


def pick_up(state: Monsters, seat: int) -> None:
    """12.2."""
    state.begin(PICK_UP, END)
    player = state.players[seat]
    state.tell(EVERYONE, "picks-up", "12.2", seat, COUNTS[player.open])
    player.hidden |= player.open
    player.open = 0


def begin_trade(state: Monsters, seat: int, card: int) -> None:
    """11.1."""
    state.begin(TRADE, END)
    state.tell(EVERYONE, "offers", "11.1", seat, state.setup.names[card])
    state.bids = [Bid(WAITING, (), 0) for _ in range(state.setup.seats)]
    state.push(Step(SHOW, seat, card))


def not_shown(state: Monsters, step: Step) -> list[int]:
    """11.2: the others, as long as this offer has not been shown to them."""
    shown = step.b | only(state.turn)
    return [seat for seat in range(state.setup.seats) if not (shown >> seat) & 1]


def apply_show(state: Monsters, seat: int, action: Action) -> None:
    step = state.step
    if action.block is state.setup.call:
        state.tell(EVERYONE, "calls-bids", "11.3", seat)
        ask_next(state, step, seat)
        return
    state.tell(EVERYONE, "shows", "11.2", seat, action.a, state.setup.names[step.a])
    state.look(action.a, step.a)
    state.step = Step(SHOW, seat, step.a, step.b | only(action.a), below=step.below)
    if len(not_shown(state, state.step)) == 0:
        ask_next(state, state.step, seat)


def ask_next(state: Monsters, step: Step, seat: int) -> None:
    """11.3: the next bidder clockwise who has anything to bid; after the last one the seller."""
    follows = step.below
    assert follows is not None
    state.step = follows
    seats = state.setup.seats
    seat = (seat + 1) % seats
    while seat != state.turn:
        if can_bid(state.players[seat]):
            state.bids[seat] = Bid(DRAFT, (), 0)
            state.push(Step(BID, seat, step.a, step.b))
            return
        state.bids[seat] = Bid(PASSED, (), 0)
        state.tell(EVERYONE, "cannot-bid", "11.4", seat)
        seat = (seat + 1) % seats
    if any(bid.status == MADE for bid in state.bids):
        state.push(Step(ACCEPT, state.turn, step.a, step.b))
    else:
        state.tell(EVERYONE, "no-bids", "11.13", state.turn, state.setup.names[step.a])
        state.bids = []


def apply_bid(state: Monsters, seat: int, action: Action) -> None:
    setup = state.setup
    bid = state.bids[seat]
    if action.block is setup.add:
        picks = tuple(sorted([*bid.picks, action.a * 2 + action.b]))
        state.bids[seat] = Bid(DRAFT, picks, bid.points)
        code = "you-add-shown" if action.b else "you-add-unseen"
        state.tell(only(seat), code, "11.6", setup.names[action.a])
    elif action.block is setup.points:
        state.bids[seat] = Bid(DRAFT, bid.picks, action.a + 1)
        state.tell(only(seat), "you-add-points", "11.5", action.a + 1)
    elif action.block is setup.bid:
        make_bid(state, seat, bid)
    else:
        state.bids[seat] = Bid(PASSED, (), 0)
        state.tell(EVERYONE, "passes", "11.3", seat)
        ask_next(state, state.step, seat)


def make_bid(state: Monsters, seat: int, bid: Bid) -> None:
    """11.6, 11.7."""
    state.bids[seat] = Bid(MADE, bid.picks, bid.points)
    state.reveal(EVERYONE, "bids", "11.7", seat, len(bid.picks), bid.points)
    for pick in bid.picks:
        card, shown = pick >> 1, pick & 1
        code = "bids-shown" if shown else "bids-unseen"
        state.tell(EVERYONE, code, "11.6", seat, state.setup.names[card], state.turn)
        if shown:
            state.look(state.turn, card)
    ask_next(state, state.step, seat)


def apply_accept(state: Monsters, seat: int, action: Action) -> None:
    """11.8 to 11.13."""
    step = state.step
    follows = step.below
    assert follows is not None
    state.step = follows
    if action.block is state.setup.decline:
        state.tell(EVERYONE, "declines", "11.13", seat)
    else:
        exchange(state, seat, action.a, step.a, action.block is state.setup.accept)
    state.bids = []


def exchange(state: Monsters, seat: int, buyer: int, offer: int, takes: bool) -> None:
    setup = state.setup
    seller = state.players[seat]
    other = state.players[buyer]
    bid = state.bids[buyer]
    state.tell(EVERYONE, "accepts", "11.9", seat, buyer, setup.names[offer])
    seller.store.remove(offer)
    other.store.append(offer)
    state.look(buyer, offer)
    for pick in bid.picks:
        card = pick >> 1
        other.store.remove(card)
        seller.store.append(card)
        state.tell(EVERYONE, "pays-part", "11.9", buyer, seat, setup.names[card])
        state.look(seat, card)
    if bid.points == 0:
        return
    before = other.turn_die(bid.points)
    state.tell(EVERYONE, "pays-points", "11.10", buyer, before, other.die)
    if takes:
        before = seller.turn_die(-bid.points)
        state.tell(EVERYONE, "takes-points", "11.11", seat, before, seller.die)
    else:
        state.tell(EVERYONE, "waives", "11.12", seat, bid.points)
