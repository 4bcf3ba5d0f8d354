"""Loriot: whose turn it is, and when it is all over (3.4, 3.5, 10.6, 14.1, 14.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.loriot.step import FINISHED, OVER, ROLL, ROUND_LIMIT, Step

if TYPE_CHECKING:
    from tafelrunde.games.loriot.state import Loriot


def begin_turn(state: Loriot, seat: int) -> None:
    """The next person with a stone; whoever has to wait is passed over."""
    if not has_any_stone(state):
        finish(state, FINISHED)
        return
    players = state.players
    while True:
        if state.played >= state.setup.most_turns:
            state.tell(EVERYONE, "stops", "14.5", state.played // len(players))
            finish(state, ROUND_LIMIT)
            return
        player = players[seat]
        if player.skips:
            player.skips = False
            state.tell(EVERYONE, "misses", "10.6", seat)
        elif player.is_on_way() or player.waiting() >= 0:
            state.turn = seat
            state.step = Step(ROLL, seat)
            return
        state.played += 1
        seat = (seat + 1) % len(players)


def end_turn(state: Loriot) -> None:
    state.played += 1
    begin_turn(state, (state.turn + 1) % len(state.players))


def has_any_stone(state: Loriot) -> bool:
    """Whether a stone waits or is on its way."""
    return any(player.is_on_way() or player.waiting() >= 0 for player in state.players)


def finish(state: Loriot, reason: int) -> None:
    state.step = Step(OVER, state.turn, left=reason)
    for seat in range(len(state.players)):
        state.tell(EVERYONE, "scores", "14.2", seat, state.points(seat))
