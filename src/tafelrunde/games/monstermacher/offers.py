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
    setup = state.setup
    if kind == FIRST:
        return first_actions(state, seat)
    if kind == SECOND:
        return second_actions(state, seat)
    if kind == THIRD:
        return third_actions(state, seat)
    if kind == CHOOSE:
        hidden = state.players[seat].hidden
        return [setup.choose.at(g) for g in range(setup.graves) if (hidden >> g) & 1]
    if kind == JOIN:
        return [setup.join.at(), setup.stay.at()]
    if kind == ASSIST:
        return [setup.hand_at[card] for card in attachable(state, state.turn, seat)]
    if kind == SHOW:
        out = [setup.show.at(other) for other in not_shown(state, state.step)]
        out.append(setup.call.at())
        return out
    if kind == BID:
        return bid_actions(state, seat)
    assert kind == ACCEPT
    return accept_actions(state, seat)


def first_actions(state: Monsters, seat: int) -> list[Action]:
    """3.4."""
    setup = state.setup
    out: list[Action] = []
    if can_rob(state, seat):
        out.append(setup.rob.at())
    for card in state.gallows:
        out.append(setup.gallows_at[card])
    for other, player in enumerate(state.players):
        if other != seat and is_exposed(player):
            for card in player.store:
                out.append(setup.steal_at[card])
    out.append(setup.prepare.at())
    out.append(setup.skip_at)
    return out


def second_actions(state: Monsters, seat: int) -> list[Action]:
    """3.5."""
    setup = state.setup
    player = state.players[seat]
    out = [setup.study.at()]
    for card in player.store:
        if fits(player, setup.type_of[card]):
            for other in range(setup.seats):
                if other != seat:
                    out.append(setup.operate.at(card, other))
    if can_revive(player):
        out.append(setup.revive.at())
    out.append(setup.skip_at)
    return out


def third_actions(state: Monsters, seat: int) -> list[Action]:
    """3.6."""
    setup = state.setup
    player = state.players[seat]
    out = [setup.offer_at[card] for card in player.store]
    if can_pick_up(player):
        out.append(setup.pick_up.at())
    out.append(setup.skip_at)
    return out


def bid_actions(state: Monsters, seat: int) -> list[Action]:
    """11.3 to 11.6."""
    setup = state.setup
    player = state.players[seat]
    bid = state.bids[seat]
    out: list[Action] = []
    for card in player.store:
        if not bid.holds(card):
            out.append(setup.add_at[card * 2])
            out.append(setup.add_at[card * 2 + 1])
    if bid.points == 0:
        for points in range(most_points(player)):
            out.append(setup.points.at(points))
    if bid.points > 0 or len(bid.picks) > 0:
        out.append(setup.bid.at())
    out.append(setup.give_up.at())
    return out


def accept_actions(state: Monsters, seat: int) -> list[Action]:
    """11.8, 11.12."""
    setup = state.setup
    made = [s for s, bid in enumerate(state.bids) if bid.status == MADE]
    out = [setup.accept.at(s) for s in made]
    if state.players[seat].die > BEST:
        out += [setup.waive.at(s) for s in made if state.bids[s].points > 0]
    out.append(setup.decline.at())
    return out


def question(state: Monsters) -> Ask:
    step = state.step
    kind = step.kind
    names = state.setup.names
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
