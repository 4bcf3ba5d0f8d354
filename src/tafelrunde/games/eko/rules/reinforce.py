"""Reinforcement, also with the wind temple (chapters 8 and 12)."""

from __future__ import annotations

from tafelrunde.core.action import Action, Block
from tafelrunde.core.event import EVERYONE

from .graph import Graph
from .numbers import EMPEROR, HIGHEST, IN_RESERVE, ON_BOARD, OWNER, SIZE
from .state import Eko


def is_calm(graph: Graph, on: bytes, cell: int, seat: int) -> bool:
    """8.6: no building of somebody else borders on the field."""
    for site in graph.beside[cell]:
        building = on[site]
        if building and building >> OWNER != seat:
            return False
    return True


def can_reinforce(state: Eko, seat: int) -> bool:
    """8.1, 8.2: whether something in the reserve may join a stack."""
    player = state.players[seat]
    emperor = player.emperor == IN_RESERVE
    if player.reserve == 0 and not emperor:
        return False
    on = state.on
    graph = state.graph
    for cell in graph.fields:
        stack = on[cell]
        if stack and stack >> OWNER == seat and stack & SIZE < HIGHEST:  # noqa: SIM102
            if graph.zone[cell] == 0 and (emperor or is_calm(graph, on, cell, seat)):
                return True
    return False


def add_reinforcements(out: list[Action], state: Eko, seat: int, block: Block) -> None:
    """8.3 to 8.9; an emperor in the reserve is always among the discs."""
    player = state.players[seat]
    on = state.on
    graph = state.graph
    emperor = player.emperor == IN_RESERVE
    most = player.reserve + 1 if emperor else player.reserve
    barred: list[int] = []
    found = False
    for cell in graph.fields:
        stack = on[cell]
        if stack == 0 or stack >> OWNER != seat or graph.zone[cell]:  # 13.11
            continue
        room = HIGHEST - (stack & SIZE)
        if room == 0:
            continue
        if is_calm(graph, on, cell, seat):
            found = True
            for n in range(min(room, most)):
                out.append(block.at(cell, n))
        else:
            barred.append(cell)
    if emperor and not found:  # 8.8, 8.9
        for cell in barred:
            out.append(block.at(cell, 0))


def reinforce(state: Eko, seat: int, cell: int, discs: int, rule: str) -> None:
    player = state.players[seat]
    stack = state.on[cell] + discs
    emperor = player.emperor == IN_RESERVE
    if emperor:
        stack |= EMPEROR
        player.emperor = ON_BOARD
        player.reserve -= discs - 1
    else:
        player.reserve -= discs
    if state.told is not None:
        name = state.setup.names[cell]
        state.tell(EVERYONE, "reinforces", rule, seat, name, discs)
        if emperor:
            calm = is_calm(state.graph, state.on, cell, seat)
            state.tell(EVERYONE, "emperor-enters", "8.7" if calm else "8.8", seat, name)
    state.put(cell, stack)


def may_spread(state: Eko, seat: int) -> bool:
    """12.3: the owner of the building on the wind temple goes on as long as it is possible."""
    temple = state.graph.temple
    if temple < 0 or state.on[temple] == 0 or state.on[temple] >> OWNER != seat:
        return False
    return can_reinforce(state, seat)
