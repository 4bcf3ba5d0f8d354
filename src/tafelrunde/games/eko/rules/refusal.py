"""What forbids an action; the first objection in the order of the rulebook, with its numbers."""

from __future__ import annotations

from tafelrunde.core.action import Action
from tafelrunde.core.reason import PRICE, REACH, TARGET, THING, Reason, no

from .graph import PORTAL, TERRAINS, is_field
from .numbers import EMPEROR, HIGHEST, IN_RESERVE, LEVELS, MARCH, OWNER, SIZE, SURCHARGE
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


def not_own(state: Eko, rule: str, cell: int) -> Reason:
    """Of a cell without an own stack: whose it is, or that nothing lies there."""
    name = state.setup.names[cell]
    stack = state.on[cell]
    if is_field(state.graph.terrain[cell]) and stack != 0:
        return no(rule, THING, "foreign-stack", name, stack >> OWNER)
    return no(rule, THING, "no-stack", name)


def no_action(state: Eko, seat: int, action: Action, paid: int) -> Reason | None:
    if action.kind in ("move", "detour"):
        return no_move(state, seat, action, paid)
    return no_build(state, seat, action)


# moving


def no_move(state: Eko, seat: int, action: Action, paid: int) -> Reason | None:
    cell, target = action.a, action.b
    names = state.setup.names
    terrain = state.graph.terrain[target]
    if not is_own_stack(state, seat, cell):
        return not_own(state, "3.4", cell)
    if cell == target:
        return no("4.2", TARGET, "same-field", names[cell])
    if not is_field(terrain):
        rule = "11.5" if terrain == PORTAL else "4.4"
        near = THING if state.graph.limit[target] else TARGET  # who clicks a site wants to build
        return no(rule, near, "not-a-field", names[target], TERRAINS[terrain])
    paths = paths_to(state, cell, target, paid)
    if not paths:
        return no("4.5", REACH, "no-way", names[cell], names[target])
    fewest = min(paths)
    if action.kind == "move":
        return bad_end(state, cell, target, {fewest})
    if len(paths) == 1:
        return no("13.6", TARGET, "no-detour", names[cell], names[target])
    return bad_end(state, cell, target, paths - {fewest})


def bad_end(state: Eko, cell: int, target: int, prices: set[int]) -> Reason | None:
    """Why none of the paths that cost so many zones ends well."""
    lands = state.setup.lands
    stack, there = state.on[cell], state.on[target]
    size = stack & SIZE
    lost = [n for n in prices if n <= size - state.setup.spare]
    if not lost:
        return no("13.8", PRICE, "storm-takes-all", state.setup.names[cell], min(prices), size)
    if any(lands[(stack - n) * 64 + there] for n in lost):
        return None
    if lands[stack * 64 + there]:  # but for the losses
        return no("13.9", PRICE, "too-few-after-storm", size - min(lost), there & SIZE)
    if there >> OWNER == stack >> OWNER:
        return no("4.7", PRICE, "too-high", size, there & SIZE, HIGHEST)
    needed = there & SIZE if stack & EMPEROR else (there & SIZE) + 1
    if needed > HIGHEST:
        return no("4.8", PRICE, "only-kamikaze", there & SIZE, size)
    return no("4.8", PRICE, "too-weak", there & SIZE, size, needed)


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
        for near in graph.onward[here]:
            there = (near, zones | prices[near])
            if near == target:
                out.add(there[1].bit_count())
            if (state.on[near] == 0 or near == cell) and there not in met:
                met.add(there)
                todo.append(there)
    return out


# building


def no_build(state: Eko, seat: int, action: Action) -> Reason | None:
    cell, site, level = action.a, action.b, action.c + 1
    graph = state.graph
    names = state.setup.names
    if not is_own_stack(state, seat, cell):
        return not_own(state, "3.4", cell)
    if graph.limit[site] == 0:
        rule = "11.5" if graph.terrain[site] == PORTAL else "5.1"
        return no(rule, THING, "no-site", names[site], TERRAINS[graph.terrain[site]])
    beside = site in graph.beside[cell]
    return (
        wrong_level(state, seat, site, level, beside)
        or too_dear(state, seat, action, beside)
        or (None if beside else no("5.10", REACH, "not-beside", names[cell], names[site]))
        or wrong_payment(state, seat, action)
    )


def wrong_level(state: Eko, seat: int, site: int, level: int, beside: bool) -> Reason | None:
    """What can never stand there, or not yet; only what is spent could be built next time."""
    old = state.on[site]
    size = old & SIZE
    what = LEVELS[level - 1]
    if level > state.graph.limit[site]:
        return no("5.3", TARGET, "not-on-terrain", TERRAINS[state.graph.terrain[site]], what)
    if old == 0 and level != 1:
        return no("5.4", TARGET, "camp-first", what)
    if old and old >> OWNER == seat and level != size + 1:
        return no("5.5", TARGET, "next-level-only", LEVELS[size - 1], what)
    if old and old >> OWNER != seat and level - size not in (0, 1):
        return no("5.6", TARGET, "replaces-next-only", LEVELS[size - 1], what)
    if state.players[seat].supply(level):
        return None
    return no("5.7", PRICE if beside else TARGET, "none-left", what)


def price_of(state: Eko, seat: int, action: Action) -> int:
    old = state.on[action.b]
    return action.c + 1 + (SURCHARGE if old and old >> OWNER != seat else 0)


def too_dear(state: Eko, seat: int, action: Action, beside: bool) -> Reason | None:
    level = action.c + 1
    size = state.on[action.a] & SIZE
    price = price_of(state, seat, action)
    if price <= size:
        return None
    rule = "5.8" if level > size else "5.9"
    near = PRICE if beside else TARGET
    return no(rule, near, "too-dear", LEVELS[action.c], price, size)


def wrong_payment(state: Eko, seat: int, action: Action) -> Reason | None:
    """6.5: the emperor pays only if he is there, and has to if the whole stack is used up."""
    stack = state.on[action.a]
    name = state.setup.names[action.a]
    if action.kind == "build-emperor":
        return None if stack & EMPEROR else no("6.5", TARGET, "no-emperor", name)
    if stack & EMPEROR and price_of(state, seat, action) == stack & SIZE:
        return no("6.5", PRICE, "emperor-must-pay", name, stack & SIZE)
    return None


# marching and reinforcing


def no_march(state: Eko, seat: int, marched: bool) -> Reason:
    """After the action."""
    if marched:
        return no("7.2", REACH, "marched")
    reserve = state.players[seat].reserve
    if reserve < MARCH:
        return no("7.3", PRICE, "march-too-dear", MARCH, reserve)
    return no("7.4", REACH, "nothing-to-march-for")


def no_reinforcement(state: Eko, seat: int, cell: int, discs: int) -> Reason | None:
    player = state.players[seat]
    emperor = player.emperor == IN_RESERVE
    most = player.reserve + int(emperor)
    name = state.setup.names[cell]
    if discs > most:
        near = PRICE if is_own_stack(state, seat, cell) else THING
        return no("8.1" if most else "8.2", near, "reserve-short", discs, most)
    if not is_own_stack(state, seat, cell):
        return not_own(state, "8.3", cell)
    size = state.on[cell] & SIZE
    if size + discs > HIGHEST:
        return no("8.5", PRICE, "stack-full", size, discs, HIGHEST)
    if state.graph.zone[cell]:
        return no("13.11", REACH, "in-the-storm", name)
    if is_calm(state.graph, state.on, cell, seat):
        return None
    if not emperor or has_calm_stack(state, seat):
        return no("8.6", REACH, "beside-foreign", name)
    return no("8.9", PRICE, "emperor-alone", name) if discs > 1 else None


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
