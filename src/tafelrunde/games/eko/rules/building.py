"""What may be built, and what a building costs (chapter 5)."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE

from .graph import Graph
from .numbers import (
    CAMP,
    CASTLE,
    EMPEROR,
    IN_RESERVE,
    LEVELS,
    OWNER,
    SIZE,
    SURCHARGE,
    TOWER,
)  # fmt: skip
from .setup import EkoSetup
from .state import Eko, Player


def stocks_of(player: Player) -> int:
    """5.7: the levels that are in the supply, as bits."""
    out = 0
    if player.camps:
        out = 1 << CAMP
    if player.towers:
        out |= 1 << TOWER
    if player.castles:
        out |= 1 << CASTLE
    return out


def add_builds(
    out: list[Action],
    setup: EkoSetup,
    graph: Graph,
    on: bytes,
    seat: int,
    stocks: int,
    cell: int,
    sites: list[int],
) -> None:
    """Every build that the stack on a cell can pay for."""
    stack = on[cell]
    for site in sites:
        old = on[site]
        level = old & SIZE
        price = level + 1  # 5.4, 5.5: the next level
        if old and old >> OWNER != seat:  # 5.6, 5.9: also the same level; the surcharge
            if stocks >> level & 1:
                add_payments(out, setup, stack, cell, site, level, level + SURCHARGE)
            price += SURCHARGE
        if level < graph.limit[site] and stocks >> (level + 1) & 1:
            add_payments(out, setup, stack, cell, site, level + 1, price)


def count_builds(
    graph: Graph, on: bytes, seat: i64, stocks: i64, stack: i64, sites: list[int]
) -> i64:
    """How many `add_builds` would add."""
    out: i64 = 0
    for site in sites:
        old: i64 = on[site]
        level = old & SIZE
        price = level + 1
        if old and old >> OWNER != seat:
            if stocks >> level & 1:
                out += count_payments(stack, level + SURCHARGE)
            price += SURCHARGE
        if level < graph.limit[site] and stocks >> (level + 1) & 1:
            out += count_payments(stack, price)
    return out


def count_payments(stack: i64, price: i64) -> i64:
    """6.5: with the emperor or without."""
    size = stack & SIZE
    if price > size:
        return 0
    return 2 if stack & EMPEROR and price < size else 1


def add_payments(
    out: list[Action], setup: EkoSetup, stack: int, cell: int, site: int, level: int, price: int
) -> None:
    """6.5: the emperor pays along if told so, or if the whole stack is used up."""
    size = stack & SIZE
    if price > size:
        return
    if stack & EMPEROR == 0 or price < size:
        out.append(setup.build.at(cell, site, level - 1))
    if stack & EMPEROR:
        out.append(setup.build_emperor.at(cell, site, level - 1))


def build(state: Eko, seat: int, action: Action) -> None:
    """5.1 to 5.13: pay, put the building up, take what stood there."""
    cell = action.a
    site = action.b
    level = action.c + 1
    old = state.on[site]
    player = state.players[seat]
    foreign = old != 0 and old >> OWNER != seat
    price = level + SURCHARGE if foreign else level
    left = pay(player, state.on[cell], price, action.block is state.setup.build_emperor)
    player.stock(level, -1)
    if old:
        state.players[old >> OWNER].stock(old & SIZE, 1)
    state.put_two(cell, left, site, seat << OWNER | level)
    if level != old & SIZE:
        state.past = None  # levels only rise: no earlier position can come back
    if state.told is not None:
        tell_build(state, seat, cell, site, level, old, price)
        if action.block is state.setup.build_emperor:
            state.tell(EVERYONE, "pays-emperor", "6.5", seat)


def pay(player: Player, stack: int, price: int, emperor: bool) -> int:
    """5.12, 5.13: discs go to the reserve; what is left of the stack."""
    stack -= price
    if emperor:
        stack -= EMPEROR
        player.emperor = IN_RESERVE
        price -= 1
    player.reserve += price
    return stack if stack & SIZE else 0


def tell_build(
    state: Eko, seat: int, cell: int, site: int, level: int, old: int, price: int
) -> None:
    names = state.setup.names
    what = LEVELS[level - 1]
    if old == 0:
        state.tell(EVERYONE, "builds", "5.4", seat, what, names[site], names[cell], price)
    elif old >> OWNER == seat:
        state.tell(EVERYONE, "upgrades", "5.5", seat, what, names[site], names[cell], price)
    else:
        other = old >> OWNER
        state.tell(EVERYONE, "replaces", "5.6", seat, what, names[site], names[cell], price, other)
