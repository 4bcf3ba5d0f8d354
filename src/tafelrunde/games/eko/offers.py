"""Ekö: what is asked now, and what may be answered (chapters 2, 3, 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import Ask
from tafelrunde.games.eko.building import add_builds, stocks_of
from tafelrunde.games.eko.fight import add_exchanges
from tafelrunde.games.eko.moves import add_plain
from tafelrunde.games.eko.numbers import EMPEROR, MARCH, OWNER
from tafelrunde.games.eko.reinforce import add_reinforcements, can_reinforce
from tafelrunde.games.eko.step import ACT, EXCHANGE, REINFORCE, SPREAD, SWAP, THROUGH, Step
from tafelrunde.games.eko.storm import add_storm_moves, ways

if TYPE_CHECKING:
    from tafelrunde.games.eko.state import Eko


def legal_actions(state: Eko, seat: int) -> list[Action]:
    out: list[Action] = []
    step = state.step
    kind = step.kind
    table = state.table
    if kind == ACT:
        add_actions(out, state, seat, step)
    elif kind == REINFORCE:
        if may_march(state, seat, step):
            out.append(table.march.at())
        before = len(out)
        add_reinforcements(out, state, seat, table.reinforce)
        if len(out) == before:
            out.append(table.done.at())
    elif kind == SPREAD:
        add_reinforcements(out, state, seat, table.spread)
        out.append(table.done.at())
    elif kind == SWAP:
        add_swaps(out, state, seat)
    elif kind == EXCHANGE:
        add_exchanges(out, state, seat)
    elif kind == THROUGH:
        for mask in open_ways(state, step):
            out.append(table.through.at(table.mask_index[mask]))
    else:
        out += [table.lose.at(0), table.lose.at(1)]
    return out


def add_actions(out: list[Action], state: Eko, seat: int, step: Step) -> None:
    """3.2: moves and builds."""
    table = state.table
    graph = state.graph
    on = state.on
    stocks = stocks_of(state.players[seat])
    if graph.zones == 0:
        add_plain(out, table, graph, on, seat, stocks)
        return
    add_storm_moves(out, table, graph, on, seat, step.b, step.c)
    for cell in graph.fields:
        if on[cell] and on[cell] >> OWNER == seat and graph.beside[cell]:
            add_builds(out, table, graph, on, seat, stocks, cell, graph.beside[cell])


def can_act(state: Eko, seat: int, step: Step) -> bool:
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
    add_actions(out, state, seat, step)
    return len(out) > 0


def may_march(state: Eko, seat: int, step: Step) -> bool:
    """7.1 to 7.4."""
    return step.a == 0 and state.players[seat].reserve >= MARCH and can_act(state, seat, step)


def open_ways(state: Eko, step: Step) -> list[int]:
    """13.6: the sets of zones among which the present move can choose."""
    act = step.below
    assert act is not None
    paid = act.c if act.b == step.a else 0
    return ways(state.table, state.graph, state.on, step.a, step.b, paid, step.c == 1)


def add_swaps(out: list[Action], state: Eko, seat: int) -> None:
    """2.5, 2.6."""
    for cell in state.graph.fields:
        stack = state.on[cell]
        if stack and stack >> OWNER == seat and stack & EMPEROR == 0:
            out.append(state.table.swap.at(cell))
    out.append(state.table.keep.at())


def question(state: Eko) -> Ask:
    step = state.step
    kind = step.kind
    names = state.table.names
    if kind == ACT:
        return Ask("act-again", "7.5") if step.a else Ask("act", "3.2")
    if kind == REINFORCE:
        if not may_march(state, step.seat, step):
            return Ask("reinforce", "8.1")
        if can_reinforce(state, step.seat):
            return Ask("reinforce-or-march", "8.1")
        return Ask("march", "7.1")
    if kind == SPREAD:
        return Ask("spread", "12.3")
    if kind == SWAP:
        return Ask("swap", "2.5")
    if kind == EXCHANGE:
        return Ask("exchange", "6.6")
    args = (names[step.a], names[step.b])
    return Ask("through", "13.6", args) if kind == THROUGH else Ask("lose", "13.7", args)
