"""Which paragraph forbids an action; the first objection in the order of the rulebook."""

from __future__ import annotations

from tafelrunde.core.action import Action

from .graph import PORTAL, is_field
from .numbers import EMPEROR, HIGHEST, IN_RESERVE, OWNER, SIZE, SURCHARGE
from .reinforce import is_calm
from .state import Eko

MOMENTS: dict[str, str] = {  # when a kind of action has its place
    "swap": "2.5",
    "keep": "2.5",
    "march": "7.1",
    "exchange": "6.7",
    "spread": "12.3",
    "detour": "13.6",
    "through": "13.6",
    "lose": "13.7",
}


def is_own_stack(state: Eko, seat: int, cell: int) -> bool:
    stack = state.on[cell]
    return is_field(state.graph.terrain[cell]) and stack != 0 and stack >> OWNER == seat


def no_move(state: Eko, seat: int, action: Action, paid: int) -> str | None:
    cell, target = action.a, action.b
    if not is_own_stack(state, seat, cell):
        return "3.4"
    if cell == target:
        return "4.2"
    if not is_field(state.graph.terrain[target]):
        return "11.5" if state.graph.terrain[target] == PORTAL else "4.4"
    paths = paths_to(state, cell, target, paid)
    if not paths:
        return "4.5"
    fewest = min(paths)
    if action.kind == "move":
        return bad_end(state, cell, target, {fewest})
    return bad_end(state, cell, target, paths - {fewest}) if len(paths) > 1 else "13.6"


def bad_end(state: Eko, cell: int, target: int, prices: set[int]) -> str | None:
    """Why none of the paths that cost so many zones ends well."""
    lands = state.setup.lands
    stack, there = state.on[cell], state.on[target]
    lost = [n for n in prices if n < stack & SIZE]
    if not lost:
        return "13.8"
    if any(lands[(stack - n) * 64 + there] for n in lost):
        return None
    if lands[stack * 64 + there]:  # but for the losses
        return "13.9"
    return "4.7" if there >> OWNER == stack >> OWNER else "4.8"


def paths_to(state: Eko, cell: int, target: int, paid: int) -> set[int]:
    """How many zones the free paths to a cell cost; empty if there is no path (4.5)."""
    graph = state.graph
    prices = [0 if zone == 0 else (1 << (zone - 1)) & ~paid for zone in graph.zone]
    start = (cell, prices[cell])
    met = {start}
    todo = [start]
    out: set[int] = set()
    while todo:
        here, zones = todo.pop()
        for near in graph.steps[here]:
            there = (near, zones | prices[near])
            if near == target:
                out.add(there[1].bit_count())
            if (state.on[near] == 0 or near == cell) and there not in met:
                met.add(there)
                todo.append(there)
    return out


def no_build(state: Eko, seat: int, action: Action) -> str | None:
    cell, site, level = action.a, action.b, action.c + 1
    graph = state.graph
    if not is_own_stack(state, seat, cell):
        return "3.4"
    if graph.limit[site] == 0:
        return "11.5" if graph.terrain[site] == PORTAL else "5.1"
    return (
        wrong_level(state, seat, site, level)
        or too_dear(state, seat, cell, site, level)
        or (None if site in graph.beside[cell] else "5.10")
        or wrong_payment(state, seat, action)
    )


def wrong_level(state: Eko, seat: int, site: int, level: int) -> str | None:
    old = state.on[site]
    if level > state.graph.limit[site]:
        return "5.3"
    if old == 0 and level != 1:
        return "5.4"
    if old and old >> OWNER == seat and level != (old & SIZE) + 1:
        return "5.5"
    if old and old >> OWNER != seat and level - (old & SIZE) not in (0, 1):
        return "5.6"
    return None if state.players[seat].supply(level) else "5.7"


def too_dear(state: Eko, seat: int, cell: int, site: int, level: int) -> str | None:
    size = state.on[cell] & SIZE
    old = state.on[site]
    if level > size:
        return "5.8"
    if old and old >> OWNER != seat and level + SURCHARGE > size:
        return "5.9"
    return None


def wrong_payment(state: Eko, seat: int, action: Action) -> str | None:
    """6.5: the emperor pays only if he is there, and has to if the whole stack is used up."""
    stack, old = state.on[action.a], state.on[action.b]
    price = action.c + 1 + (SURCHARGE if old and old >> OWNER != seat else 0)
    if action.kind == "build-emperor":
        return None if stack & EMPEROR else "6.5"
    return "6.5" if stack & EMPEROR and price == stack & SIZE else None


def no_reinforcement(state: Eko, seat: int, cell: int, discs: int) -> str | None:
    player = state.players[seat]
    emperor = player.emperor == IN_RESERVE
    if discs > player.reserve + int(emperor):
        return "8.1"
    if not is_own_stack(state, seat, cell):
        return "8.3"
    if (state.on[cell] & SIZE) + discs > HIGHEST:
        return "8.5"
    if state.graph.zone[cell]:
        return "13.11"
    if is_calm(state.graph, state.on, cell, seat):
        return None
    if not emperor or has_calm_stack(state, seat):
        return "8.6"
    return "8.9" if discs > 1 else None


def has_calm_stack(state: Eko, seat: int) -> bool:
    """8.8: a stack that is open to the emperor without the exception."""
    graph = state.graph
    return any(
        is_own_stack(state, seat, cell)
        and state.on[cell] & SIZE < HIGHEST
        and graph.zone[cell] == 0
        and is_calm(graph, state.on, cell, seat)
        for cell in graph.fields
    )
