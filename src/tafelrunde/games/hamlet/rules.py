"""Hamlet: what a decision does, and what follows from it without anybody being asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE
from tafelrunde.games.hamlet.acting import (
    beg,
    begin_build,
    begin_delivery,
    begin_placed,
    begin_refining,
    begin_road,
    begin_sale,
)
from tafelrunde.games.hamlet.botrik import give, lay_aside, next_villager, shift, try_action
from tafelrunde.games.hamlet.botrik_board import fetch, lay_villager
from tafelrunde.games.hamlet.botrik_place import choose_lie, lay_place
from tafelrunde.games.hamlet.botrik_primary import fill_order, make_sale, try_church, try_market
from tafelrunde.games.hamlet.botrik_road import choose_road, pave
from tafelrunde.games.hamlet.botrik_work import use_producer, use_refinery
from tafelrunde.games.hamlet.building import build_road, raise_place
from tafelrunde.games.hamlet.numbers import ACTIONS, RAW_ACTION
from tafelrunde.games.hamlet.paying import buy_missing, pay_on, pay_token
from tafelrunde.games.hamlet.selling import delivered, sold
from tafelrunde.games.hamlet.step import (
    ACT,
    ARRANGE,
    ASIDE,
    CHURCH_TRY,
    DELIVERED,
    DONKEYS,
    FETCH,
    FILL,
    GIVE,
    HOST,
    LAY,
    LIE,
    MAKE,
    MARKET_TRY,
    ORDER,
    PAVE,
    PAY,
    PLACE,
    RAISE,
    ROADWORK,
    SALE,
    SHIFT,
    SITE,
    SOLD,
    TOWN,
    TRY,
    TURN,
    USE,
    VILLAGER,
    Step,
    rest,
)  # fmt: skip
from tafelrunde.games.hamlet.tile_shapes import EDGE
from tafelrunde.games.hamlet.town_hall import buy_donkey, hire, take
from tafelrunde.games.hamlet.turn import drive, end_turn, go, is_finished, lie_down, stop_donkeys
from tafelrunde.games.hamlet.working import fill, fill_on, make, produce

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet


def apply_action(state: Hamlet, action: Action) -> None:
    step = state.step
    kind = step.kind
    setup = state.setup
    block = action.block
    if kind in (TURN, DONKEYS):
        if block is setup.go:
            go(state, step, action)
        elif block is setup.drive:
            drive(state, step, action)
        elif block is setup.done:
            stop_donkeys(state, step)
        else:
            state.tell(EVERYONE, "passes", "4.6", setup.owners[step.side])
            end_turn(state)
    elif kind == ACT:
        act(state, step, action)
    elif kind == TOWN:
        if block is setup.done:
            state.step = rest(step)
        else:
            use_town_hall(state, step, action, step.a, rest(step))
    elif kind == PLACE:
        begin_placed(state, step, action)
    elif kind in (PAY, FILL):
        supply(state, step, action)
    else:
        decide_for_botrik(state, step, action)


def supply(state: Hamlet, step: Step, action: Action) -> None:
    """5.4, 5.6, 6.3; of what is tied for Botrik the person chooses (16.5)."""
    if step.kind == FILL:
        fill(state, step, action)
    elif action.block is state.setup.buy:
        buy_missing(state, step)
    else:
        pay_token(state, step, action)


def act(state: Hamlet, step: Step, action: Action) -> None:
    """What the villager does (4.4)."""
    setup = state.setup
    block = action.block
    if block is setup.rest:
        state.tell(EVERYONE, "rests", "4.6", setup.owners[step.side], setup.names[step.a])
        state.step = rest(step)
    elif block is setup.produce:
        produce(state, step.side, step.a, rest(step))
    elif block is setup.refine:
        begin_refining(state, step, action.a + 1)
    elif block is setup.build:
        begin_build(state, step, action)
    elif block is setup.road:
        begin_road(state, step, action.a)
    elif block is setup.sell:
        begin_sale(state, step, action.a)
    elif block is setup.deliver:
        begin_delivery(state, step, action.a)
    elif block is setup.beg:
        beg(state, step)
    else:
        use_town_hall(state, step, action, 0, rest(step))


def use_town_hall(state: Hamlet, step: Step, action: Action, bought: int, below: Step) -> None:
    """7.1."""
    setup = state.setup
    if action.block is setup.take:
        take(state, step.side, action, below)
    elif action.block is setup.hire:
        hire(state, step.side, bought, below)
    else:
        buy_donkey(state, step.side, action.a, bought, below)


def decide_for_botrik(state: Hamlet, step: Step, action: Action) -> None:
    """16.5."""
    kind = step.kind
    side = step.side
    if kind == ARRANGE:
        arrange(state, step, action.a)
        return
    below = rest(step)
    state.tell(EVERYONE, "chosen-for-botrik", "16.5")
    if kind == ORDER:
        fill_order(state, side, action.a, below)
    elif kind == SALE:
        make_sale(state, side, action.a, below)
    elif kind == USE:
        if step.b == RAW_ACTION:
            use_producer(state, side, action.a, below)
        else:
            use_refinery(state, side, action.a, below)
    elif kind == HOST:
        choose_lie(state, step, action.a)
    elif kind == LAY:
        lay_place(state, step, action.a * EDGE + action.b)
    elif kind == SITE:
        choose_road(state, step, action.a)
    elif kind == PAVE:
        pave(state, step, action.a)
    else:
        lay_villager(state, step, action.a)


def arrange(state: Hamlet, step: Step, action: int) -> None:
    """15.3."""
    row = state.board.row
    row.append(action)
    state.tell(EVERYONE, "action-row", "15.3", len(row), ACTIONS[action])
    if len(row) == len(ACTIONS):
        state.step = rest(step)


def advance(state: Hamlet) -> None:
    """Carry out steps until somebody is asked, chance acts or the match is over."""
    before: Step | None = None
    while state.step is not before:
        before = state.step
        work(state, before)


def work(state: Hamlet, step: Step) -> None:
    """Do what needs no decision; a step that stays on top asks somebody."""
    kind = step.kind
    if kind == PAY:
        pay_on(state, step)
    elif kind == FILL:
        fill_on(state, step)
    elif kind == TURN:
        if is_finished(state, step):
            end_turn(state)
    elif kind == DONKEYS:
        if not state.sides[step.side].donkeys:
            stop_donkeys(state, step)
    elif kind == LIE:
        lie_down(state, step)
    elif kind == MAKE:
        make(state, step)
    elif kind == RAISE:
        raise_place(state, step)
    elif kind == ROADWORK:
        build_road(state, step)
    elif kind == SOLD:
        sold(state, step)
    elif kind == DELIVERED:
        delivered(state, step)
    elif kind >= VILLAGER:
        play_botrik(state, step, kind)


def play_botrik(state: Hamlet, step: Step, kind: int) -> None:
    if kind == VILLAGER:
        next_villager(state, step)
    elif kind == CHURCH_TRY:
        try_church(state, step)
    elif kind == MARKET_TRY:
        try_market(state, step)
    elif kind == TRY:
        try_action(state, step)
    elif kind == FETCH:
        fetch(state, step)
    elif kind == SHIFT:
        shift(state, step)
    elif kind == ASIDE:
        lay_aside(state, step)
    elif kind == GIVE:
        give(state, step)
