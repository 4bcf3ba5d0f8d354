"""Loriot: on a target: the success card, the chip, the removal, cunning (11, 12, 15, 16.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.loriot.flow import end_turn, has_any_stone
from tafelrunde.games.loriot.moves import stone_of
from tafelrunde.games.loriot.numbers import ALL, CLEARING, NOBODY, OUT, WAITING
from tafelrunde.games.loriot.step import EXCHANGE, SHOW, Step

if TYPE_CHECKING:
    from tafelrunde.games.loriot.state import Loriot


def draw_fame(state: Loriot, step: Step, face: int) -> None:
    """11.2 to 11.4."""
    setup = state.setup
    key = setup.success_keys[face]
    state.fames.put_under(state.fames.take(face, EVERYONE))
    state.card = key
    kind = "restart" if setup.restarts[face] else "stay"
    state.reveal(EVERYONE, "success-card", "11.2", step.seat, key, kind)
    stone = stone_of(state, step.stone)
    if setup.restarts[face]:
        state.tell(EVERYONE, "restarts", "11.3", step.seat)
        stone.leave(WAITING)
        end_turn(state)
        return
    slot = state.graph.slot[stone.at]
    if state.knowers[slot] == NOBODY:
        state.step = Step(SHOW, step.seat, step.stone, other=slot)
        return
    if state.knowers[slot] != ALL:
        turn_over(state, slot, state.chips[slot])
    score(state, step.stone, slot)


def turn_over(state: Loriot, slot: int, value: int) -> None:
    """16.4, 17.2."""
    state.chips[slot] = value
    state.knowers[slot] = ALL
    name = state.setup.names[state.graph.chips[slot]]
    rule = "16.4" if state.setup.new_targets else "17.2"
    state.reveal(EVERYONE, "shows-chip", rule, name, value)


def show_chip(state: Loriot, step: Step, value: int) -> None:
    turn_over(state, step.other, value)
    score(state, step.stone, step.other)


def score(state: Loriot, number: int, slot: int) -> None:
    """11.4, then the removal; with cunning an exchange, unless it is all over."""
    seat = state.turn
    stone = stone_of(state, number)
    stone.points = state.chips[slot]
    stone.trail = None
    state.tell(EVERYONE, "earns", "11.4", seat, stone.points, state.setup.names[stone.at])
    arrivals = state.arrivals()
    if arrivals <= CLEARING:
        clear_steps(state, arrivals)
    if state.setup.cunning and has_any_stone(state):
        state.step = Step(EXCHANGE, seat, other=slot)
    else:
        end_turn(state)


def clear_steps(state: Loriot, arrivals: int) -> None:
    """12.1 to 12.5: the steps from below, as many as there were arrivals."""
    level = state.graph.level
    graph = state.graph
    state.tell(EVERYONE, "clears", "12.1", arrivals, graph.levels[arrivals - 1])
    for seat, player in enumerate(state.players):
        for stone in player.stones:
            if stone.at >= 0 and level[stone.at] < arrivals:
                state.tell(EVERYONE, "removed", "12.1", seat, state.setup.names[stone.at])
                stone.leave(OUT)
            elif stone.at == WAITING and state.setup.remove_waiting:
                state.tell(EVERYONE, "removed-waiting", "12.5", seat)
                stone.leave(OUT)
    if arrivals == CLEARING:
        state.tell(EVERYONE, "late", "13.1")


def exchange(state: Loriot, step: Step, slot: int) -> None:
    """15.1 to 15.3: the chips change places, each as it lies."""
    names = state.setup.names
    here = step.other
    chips, knowers = state.chips, state.knowers
    chips[here], chips[slot] = chips[slot], chips[here]
    knowers[here], knowers[slot] = knowers[slot], knowers[here]
    fields = state.graph.chips
    state.tell(EVERYONE, "exchanges", "15.1", step.seat, names[fields[here]], names[fields[slot]])
    end_turn(state)


def keep(state: Loriot, step: Step) -> None:
    state.tell(EVERYONE, "keeps", "15.1", step.seat)
    end_turn(state)
