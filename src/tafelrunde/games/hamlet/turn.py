"""Hamlet: turns and rounds, donkeys and the villagers' walks (chapters 4, 13, 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE
from tafelrunde.games.hamlet.scoring import tell_scores
from tafelrunde.games.hamlet.side import insert
from tafelrunde.games.hamlet.step import ACT, DONKEYS, LIE, OVER, TURN, VILLAGER, Step, rest
from tafelrunde.games.hamlet.village import members

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet


def add_turn(out: list[Action], state: Hamlet, step: Step) -> None:
    """4.1: villagers, donkeys, or the end of the turn."""
    me = state.sides[step.side]
    go = state.setup.go
    before = -1
    for tile in me.standing:
        if tile != before:
            for there in members(state.village.network):
                out.append(go.at(tile, there))
            before = tile
    if step.a == 0:
        add_drives(out, state, step)
    out.append(state.setup.leave.at())


def add_drives(out: list[Action], state: Hamlet, step: Step) -> None:
    """4.2."""
    drive = state.setup.drive
    before = -1
    for tile in state.sides[step.side].donkeys:
        if tile != before:
            for there in members(state.village.links[tile]):
                out.append(drive.at(tile, there))
            before = tile


def go(state: Hamlet, step: Step, action: Action) -> None:
    """4.4: the villager stands there until its action is done."""
    state.sides[step.side].standing.remove(action.a)
    lie = Step(LIE, step.side, action.b, 0, 0, step)
    state.step = Step(ACT, step.side, action.b, 0, 0, lie)
    if action.a != action.b and state.told is not None:
        names = state.setup.names
        owner = state.setup.owners[step.side]
        state.tell(EVERYONE, "goes", "4.4", owner, names[action.a], names[action.b])


def lie_down(state: Hamlet, step: Step) -> None:
    insert(state.sides[step.side].lying, step.a)
    state.step = rest(step)


def drive(state: Hamlet, step: Step, action: Action) -> None:
    """4.2; the first donkey begins the step."""
    me = state.sides[step.side]
    me.donkeys.remove(action.a)
    insert(me.driven, action.b)
    if step.kind == TURN:
        state.step = Step(DONKEYS, step.side, 0, 0, 0, Step(TURN, step.side, 1, 0, 0, step.below))
    if state.told is not None:
        names = state.setup.names
        owner = state.setup.owners[step.side]
        state.tell(EVERYONE, "drives", "4.2", owner, names[action.a], names[action.b])


def stop_donkeys(state: Hamlet, step: Step) -> None:
    me = state.sides[step.side]
    for tile in me.driven:
        insert(me.donkeys, tile)
    me.driven = []
    state.step = rest(step)


def is_finished(state: Hamlet, step: Step) -> bool:
    """Nobody stands and the donkeys have moved."""
    me = state.sides[step.side]
    return not me.standing and (step.a == 1 or not me.donkeys)


def end_turn(state: Hamlet) -> None:
    """4.7, 13.1, 13.2: villagers stand up; the next side, the next round, or the end."""
    me = state.sides[state.turn]
    for tile in me.lying:
        insert(me.standing, tile)
    me.lying = []
    setup = state.setup
    state.turn += 1
    if state.turn == len(state.sides):
        if 0 < state.last <= state.round:
            finish(state, 0)
            return
        if state.round >= setup.number("round_limit"):
            finish(state, 1)
            return
        state.round += 1
        state.turn = 0
    if state.turn == setup.botrik:
        state.board.first = True
        state.step = Step(VILLAGER, state.turn)
        state.tell(EVERYONE, "botrik-begins", "16.2", len(state.sides[state.turn].standing))
    else:
        state.board.given = False  # 17.8
        state.step = Step(TURN, state.turn)
        if state.told is not None:
            state.tell(EVERYONE, "begins", "4.1", setup.owners[state.turn], state.round)


def finish(state: Hamlet, reason: int) -> None:
    state.turn = 0
    state.step = Step(OVER, 0, reason)
    if reason == 1:
        state.tell(EVERYONE, "stops", "13.2", state.round)
    tell_scores(state)
