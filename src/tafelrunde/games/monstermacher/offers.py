"""Die Monstermacher: what is asked now, and what may be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import Ask
from tafelrunde.games.monstermacher.numbers import BEST
from tafelrunde.games.monstermacher.operation import attachable, fits
from tafelrunde.games.monstermacher.revival import can_revive
from tafelrunde.games.monstermacher.robbery import can_rob
from tafelrunde.games.monstermacher.step import (
    ACCEPT,
    ASSIST,
    BID,
    CHOOSE,
    FIRST,
    JOIN,
    MADE,
    SECOND,
    SHOW,
    THIRD,
)  # fmt: skip
from tafelrunde.games.monstermacher.theft import is_exposed
from tafelrunde.games.monstermacher.trade import can_pick_up, most_points, not_shown

if TYPE_CHECKING:
    from tafelrunde.games.monstermacher.state import Monsters


def legal_actions(state: Monsters, seat: int) -> list[Action]:
    kind = state.step.kind
    table = state.table
    if kind == FIRST:
        return first_actions(state, seat)
    if kind == SECOND:
        return second_actions(state, seat)
    if kind == THIRD:
        return third_actions(state, seat)
    if kind == CHOOSE:
        hidden = state.players[seat].hidden
        return [table.choose.at(g) for g in range(table.graves) if (hidden >> g) & 1]
    if kind == JOIN:
        return [table.join.at(), table.stay.at()]
    if kind == ASSIST:
        return [table.hand_at[card] for card in attachable(state, state.turn, seat)]
    if kind == SHOW:
        out = [table.show.at(other) for other in not_shown(state, state.step)]
        out.append(table.call.at())
        return out
    if kind == BID:
        return bid_actions(state, seat)
    assert kind == ACCEPT
    return accept_actions(state, seat)


def first_actions(state: Monsters, seat: int) -> list[Action]:
    """3.4."""
    table = state.table
    out: list[Action] = []
    if can_rob(state, seat):
        out.append(table.rob.at())
    for card in state.gallows:
        out.append(table.gallows_at[card])
    for other, player in enumerate(state.players):
        if other != seat and is_exposed(player):
            for card in player.store:
                out.append(table.steal_at[card])
    out.append(table.prepare.at())
    out.append(table.skip_at)
    return out


def second_actions(state: Monsters, seat: int) -> list[Action]:
    """3.5."""
    table = state.table
    player = state.players[seat]
    out = [table.study.at()]
    for card in player.store:
        if fits(player, table.type_of[card]):
            for other in range(table.seats):
                if other != seat:
                    out.append(table.operate.at(card, other))
    if can_revive(player):
        out.append(table.revive.at())
    out.append(table.skip_at)
    return out


def third_actions(state: Monsters, seat: int) -> list[Action]:
    """3.6."""
    table = state.table
    player = state.players[seat]
    out = [table.offer_at[card] for card in player.store]
    if can_pick_up(player):
        out.append(table.pick_up.at())
    out.append(table.skip_at)
    return out


def bid_actions(state: Monsters, seat: int) -> list[Action]:
    """11.3 to 11.6."""
    table = state.table
    player = state.players[seat]
    bid = state.bids[seat]
    out: list[Action] = []
    for card in player.store:
        if not bid.holds(card):
            out.append(table.add_at[card * 2])
            out.append(table.add_at[card * 2 + 1])
    if bid.points == 0:
        for points in range(most_points(player)):
            out.append(table.points.at(points))
    if bid.points > 0 or len(bid.picks) > 0:
        out.append(table.bid.at())
    out.append(table.give_up.at())
    return out


def accept_actions(state: Monsters, seat: int) -> list[Action]:
    """11.8, 11.12."""
    table = state.table
    made = [s for s, bid in enumerate(state.bids) if bid.status == MADE]
    out = [table.accept.at(s) for s in made]
    if state.players[seat].die > BEST:
        out += [table.waive.at(s) for s in made if state.bids[s].points > 0]
    out.append(table.decline.at())
    return out


def question(state: Monsters) -> Ask:
    step = state.step
    kind = step.kind
    names = state.table.names
    if kind == FIRST:
        return Ask("first", "3.4")
    if kind == SECOND:
        return Ask("second", "3.5")
    if kind == THIRD:
        return Ask("third", "3.6")
    if kind == JOIN:
        return Ask("join", "5.3", (state.turn,))
    if kind == CHOOSE:
        return Ask("choose", "5.6")
    if kind == ASSIST:
        return Ask("assist", "8.5", (state.turn, names[step.a]))
    if kind == SHOW:
        return Ask("show", "11.2", (names[step.a],))
    if kind == BID:
        return Ask("bid", "11.3", (state.turn, names[step.a]))
    return Ask("accept", "11.8", (names[step.a],))
