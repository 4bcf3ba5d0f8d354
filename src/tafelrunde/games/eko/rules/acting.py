"""All that a stack may do, moves and builds together (3.2)."""

from __future__ import annotations

from random import Random

from tafelrunde.core.action import Action

from .building import add_builds, stocks_of
from .moves import add_plain
from .numbers import OWNER
from .picking import Picking
from .state import Eko
from .storm import add_storm_moves


def add_actions(out: list[Action], state: Eko, seat: int, moved: int, paid: int) -> None:
    """The stack on the cell `moved` has already paid for some zones (13.5)."""
    setup = state.setup
    graph = state.graph
    on = state.on
    stocks = stocks_of(state.players[seat])
    if graph.zones == 0 and not setup.open_sites:
        add_plain(out, setup, graph.ready(), on, seat, stocks)
        return
    add_storm_moves(out, setup, graph, on, seat, moved, paid)
    for cell in graph.fields:
        if on[cell] and on[cell] >> OWNER == seat and graph.beside[cell]:
            add_builds(out, setup, graph, on, seat, stocks, cell, graph.beside[cell])


def pick_action(state: Eko, seat: int, random: Random) -> Action:
    """One of them, where no storm blows and no site is open."""
    stocks = stocks_of(state.players[seat])
    return Picking(state.setup, state.graph.ready(), state.on, seat, stocks).pick(random)


def can_act(state: Eko, seat: int, moved: int, paid: int) -> bool:
    """Whether a move or a build is legal; most often a glance beside the first stack tells."""
    on = state.on
    graph = state.graph
    zone = graph.zone
    for cell in graph.fields:
        stack = on[cell]
        if stack and stack >> OWNER == seat and zone[cell] == 0:
            for near in graph.steps[cell]:
                if on[near] == 0 and zone[near] == 0:
                    return True
    out: list[Action] = []
    add_actions(out, state, seat, moved, paid)
    return len(out) > 0
