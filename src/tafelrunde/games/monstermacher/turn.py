"""Die Monstermacher: whose turn it is, and what an answer sets off (chapter 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE
from tafelrunde.games.monstermacher.numbers import SKIP
from tafelrunde.games.monstermacher.operation import apply_assist, apply_second
from tafelrunde.games.monstermacher.robbery import apply_choice, apply_join, begin_robbery
from tafelrunde.games.monstermacher.scoring import end_match
from tafelrunde.games.monstermacher.step import (
    ACCEPT,
    ASSIST,
    BID,
    CHOOSE,
    END,
    FIRST,
    IDLE,
    JOIN,
    ROUND_LIMIT,
    SECOND,
    SHOW,
    THIRD,
    Step,
)  # fmt: skip
from tafelrunde.games.monstermacher.theft import apply_theft
from tafelrunde.games.monstermacher.trade import (
    apply_accept,
    apply_bid,
    apply_show,
    apply_third,
    can_pick_up,
)  # fmt: skip

if TYPE_CHECKING:
    from tafelrunde.games.monstermacher.state import Monsters


def apply_action(state: Monsters, seat: int, action: Action) -> None:
    kind = state.step.kind
    if action is state.setup.skip_at:
        skip(state, seat, kind)
    elif kind == FIRST:
        if action.block is state.setup.rob:
            begin_robbery(state, seat)
        else:
            apply_theft(state, seat, action)
    elif kind == CHOOSE:
        apply_choice(state, seat, action.a)
    elif kind == SECOND:
        apply_second(state, seat, action)
    elif kind == THIRD:
        apply_third(state, seat, action)
    elif kind == BID:
        apply_bid(state, seat, action)
    elif kind == JOIN:
        apply_join(state, seat, action)
    elif kind == ASSIST:
        apply_assist(state, seat, action.a)
    elif kind == SHOW:
        apply_show(state, seat, action)
    else:
        assert kind == ACCEPT
        apply_accept(state, seat, action)
    settle(state)


def skip(state: Monsters, seat: int, kind: int) -> None:
    """3.3."""
    number = 1 if kind == FIRST else 2 if kind == SECOND else 3
    state.tell(EVERYONE, "skips", "3.3", seat, number)
    state.begin(SKIP, SECOND if kind == FIRST else THIRD if kind == SECOND else END)


def settle(state: Monsters) -> None:
    """What goes on by itself: a third action without a choice, the next turn."""
    if state.step.kind == THIRD and not has_third(state):
        state.tell(EVERYONE, "no-third", "3.6", state.turn)
        state.begin(SKIP, END)
    if state.step.kind == END:
        next_turn(state)


def has_third(state: Monsters) -> bool:
    """3.6."""
    player = state.players[state.turn]
    return len(player.store) > 0 or can_pick_up(player)


def next_turn(state: Monsters) -> None:
    setup = state.setup
    state.played += 1
    state.idle = 0 if any(state.deeds) else state.idle + 1  # SKIP is 0
    state.deeds = ()
    state.robbers = 0
    state.choices = [0] * setup.seats
    state.turn = (state.turn + 1) % setup.seats
    if state.idle >= setup.most_idle:
        end_match(state, IDLE, -1)
    elif state.played >= setup.most_turns:
        end_match(state, ROUND_LIMIT, -1)
    else:
        state.step = Step(FIRST, state.turn)
        if state.played % setup.seats == 0:
            state.tell(EVERYONE, "round", "3.2", state.played // setup.seats + 1)
