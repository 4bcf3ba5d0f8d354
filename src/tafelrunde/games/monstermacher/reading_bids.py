"""Die Monstermacher: bids from data, and whether they fit the trade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.data import Fields
from tafelrunde.games.monstermacher.numbers import BEST, WORST
from tafelrunde.games.monstermacher.step import (
    ACCEPT,
    BID,
    DRAFT,
    MADE,
    PASSED,
    SHOW,
    STATUS,
    WAITING,
    Bid,
)  # fmt: skip
from tafelrunde.games.monstermacher.trade import most_points

if TYPE_CHECKING:
    from tafelrunde.games.monstermacher.setup import MonsterSetup
    from tafelrunde.games.monstermacher.state import Monsters


def read_bid(setup: MonsterSetup, fields: Fields) -> Bid:
    status = fields.one_of("status", list(STATUS))
    picks: list[int] = []
    for shown, key in enumerate(("unseen", "shown")):
        for name in fields.texts(key):
            if name not in setup.names:
                raise fields.bad(key, f"must hold cards like “{setup.names[2]}”")
            picks.append(setup.names.index(name) * 2 + shown)
    points = fields.number("points", 0, WORST - BEST)
    fields.done()
    if len({pick >> 1 for pick in picks}) < len(picks):
        raise fields.bad("shown", "must hold no card a second time")
    return Bid(status, tuple(sorted(picks)), points)


def check_bids(state: Monsters, fields: Fields) -> None:
    step = state.step
    trading = step.kind in (SHOW, BID, ACCEPT)
    if len(state.bids) != (state.setup.seats if trading else 0):
        raise fields.bad("bids", "must be one per seat in a trade, and none otherwise")
    for i in range(len(state.bids)):
        seat = (state.turn + i) % state.setup.seats
        bid = state.bids[seat]
        player = state.players[seat]
        empty = bid.points == 0 and len(bid.picks) == 0
        if bid.status not in statuses(state, i):
            raise fields.bad("bids", "must be made in turn")
        if (bid.status in (WAITING, PASSED) and not empty) or (bid.status == MADE and empty):
            raise fields.bad("bids", "must hold something, but for those who wait or pass")
        if any(pick >> 1 not in player.store for pick in bid.picks):
            raise fields.bad("bids", "must hold parts of the bidders' stores")
        if bid.points > most_points(player):
            raise fields.bad("bids", "must hold no more points than the die can be turned up")
    if step.kind == ACCEPT and not any(bid.status == MADE for bid in state.bids):
        raise fields.bad("bids", "must not all be passes when the seller is asked")


def statuses(state: Monsters, place: int) -> tuple[int, ...]:
    """What the bid of this seat, counted from the seller, can be by now."""
    step = state.step
    if place == 0 or step.kind == SHOW:
        return (WAITING,)
    if step.kind == ACCEPT:
        return (PASSED, MADE)
    now = (step.seat - state.turn) % state.setup.seats
    return (PASSED, MADE) if place < now else (DRAFT,) if place == now else (WAITING,)
