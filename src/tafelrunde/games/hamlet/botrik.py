"""Hamlet: the course of Botrik's turn (chapters 16 and 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.hamlet.botrik_board import give_support
from tafelrunde.games.hamlet.botrik_place import try_place
from tafelrunde.games.hamlet.botrik_primary import try_hire
from tafelrunde.games.hamlet.botrik_road import try_road
from tafelrunde.games.hamlet.botrik_work import try_blueprint, try_goods, try_raw
from tafelrunde.games.hamlet.numbers import (
    ACTIONS,
    BLUEPRINT_ACTION,
    BOWL,
    CHURCH,
    GOODS_ACTION,
    PLACE_ACTION,
    RAW_ACTION,
    ROAD_ACTION,
)  # fmt: skip
from tafelrunde.games.hamlet.step import FETCH, GIVE, TRY, Step, rest
from tafelrunde.games.hamlet.turn import end_turn

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet


def next_villager(state: Hamlet, step: Step) -> None:
    """16.2 to 16.4."""
    if state.sides[step.side].standing:
        try_hire(state, step)
    else:
        end_turn(state)


def try_action(state: Hamlet, step: Step) -> None:
    """19.2, 19.3: the next tile of the row, or all have failed."""
    row = state.board.row
    below = rest(step)
    if step.b == len(row):
        state.tell(EVERYONE, "all-fail", "19.3")
        given = Step(GIVE, step.side, 0, 0, 0, below)
        state.step = Step(FETCH, step.side, CHURCH, 0, 0, given)
        return
    action = row[(step.a + step.b) % len(row)]
    state.tell(EVERYONE, "tries", "19.1" if step.b == 0 else "19.2", ACTIONS[action])
    if not attempt(state, step.side, action, below):
        state.step = Step(TRY, step.side, step.a, step.b + 1, 0, below)


def attempt(state: Hamlet, side: int, action: int, below: Step) -> bool:
    """Whether it succeeds; then it stands on the stack, or is done already."""
    if action == RAW_ACTION:
        return try_raw(state, side, below)
    if action == BLUEPRINT_ACTION:
        return try_blueprint(state, side, below)
    if action == GOODS_ACTION:
        return try_goods(state, side, below)
    if action == PLACE_ACTION:
        return try_place(state, side, below)
    return try_road(state, side, below)


def shift(state: Hamlet, step: Step) -> None:
    """19.5, 22.8."""
    row = state.board.row
    was_last = row[-1] == step.a
    row.remove(step.a)
    if step.a == ROAD_ACTION and state.sides[step.side].pieces == 0:
        state.tell(EVERYONE, "row-loses", "22.8")
    else:
        row.append(step.a)
        state.tell(EVERYONE, "row-stays" if was_last else "row-shifts", "19.5", ACTIONS[step.a])
    state.step = rest(step)


def lay_aside(state: Hamlet, step: Step) -> None:
    """19.6."""
    board = state.board
    state.step = rest(step)
    if sum(board.bowl) == 0:
        board.bowl = list(BOWL)
        state.tell(EVERYONE, "bowl-refills", "19.6")
        if not board.open:
            board.open = True
            state.tell(EVERYONE, "support-opens", "19.6")
        give_support(state, "19.6")


def give(state: Hamlet, step: Step) -> None:
    """19.3."""
    give_support(state, "19.3")
    state.step = rest(step)


__all__ = ["give", "lay_aside", "next_villager", "shift", "try_action"]
