"""Which moves are legal where no storm blows (chapters 4, 6, 11).

Sets of fields are pairs of ints, `low` for the first SPLIT fields of the map and `high` for the
rest: mypyc keeps ints of up to 62 bits in a register.
"""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action

from .building import add_builds
from .graph import SPLIT, Graph
from .numbers import BIT_NUMBER, OWNER, SIZE
from .setup import EkoSetup

FOREIGN: Final = 16  # turns an own piece into somebody else's


@final
class Area:
    """Empty fields that hang together (4.5), and the fields beside them."""

    __slots__ = ("low", "high", "near_low", "near_high", "cells")

    def __init__(
        self, low: int, high: int, near_low: int, near_high: int, cells: list[int]
    ) -> None:
        self.low = low
        self.high = high
        self.near_low = near_low
        self.near_high = near_high
        self.cells = cells


@final
class Stacks:
    """What stands on some fields: nothing, own stacks by size, others by size; as bits."""

    __slots__ = ("empty", "own1", "own2", "own3", "foe1", "foe2", "foe3", "foe4")

    def __init__(self, cells: list[int], on: bytes, seat: int) -> None:
        empty = own1 = own2 = own3 = foe1 = foe2 = foe3 = foe4 = 0
        bit = 1
        for cell in cells:
            piece = on[cell]
            if piece == 0:
                empty |= bit
            elif piece >> OWNER == seat:
                size = piece & SIZE
                if size == 1:
                    own1 |= bit
                elif size == 2:
                    own2 |= bit
                elif size == 3:
                    own3 |= bit
            else:
                size = piece & SIZE
                if size == 1:
                    foe1 |= bit
                elif size == 2:
                    foe2 |= bit
                elif size == 3:
                    foe3 |= bit
                else:
                    foe4 |= bit
            bit += bit
        self.empty = empty
        self.own1 = own1
        self.own2 = own2
        self.own3 = own3
        self.foe1 = foe1
        self.foe2 = foe2
        self.foe3 = foe3
        self.foe4 = foe4

    def open_to(self, stack: int, lands: bytes) -> int:
        """Where a stack may end its move, if a way leads there (4.7, 4.8, 4.11, 6.2)."""
        own = stack * 64 + (stack >> OWNER << OWNER)
        foe = own ^ FOREIGN
        out = 0
        if lands[own + 1]:
            out |= self.own1
        if lands[own + 2]:
            out |= self.own2
        if lands[own + 3]:
            out |= self.own3
        if lands[foe + 1]:
            out |= self.foe1
        if lands[foe + 2]:
            out |= self.foe2
        if lands[foe + 3]:
            out |= self.foe3
        if lands[foe + 4]:
            out |= self.foe4
        return out


def add_plain(
    out: list[Action], setup: EkoSetup, graph: Graph, on: bytes, seat: int, stocks: int
) -> None:
    """Moves and builds of every own stack.

    Each area is found once; a stack reaches all of every area beside it, the stacks at the edge of
    these areas, and the stacks beside itself.
    """
    lows = Stacks(graph.low, on, seat)
    highs = Stacks(graph.high, on, seat)
    areas = find_areas(graph, setup.place, lows.empty, highs.empty)
    lands = setup.lands
    for i, cell in enumerate(graph.fields):
        stack = on[cell]
        if stack == 0 or stack >> OWNER != seat:
            continue
        row = setup.rows[cell] or setup.row(cell)
        near_low = graph.near_low[i]
        near_high = graph.near_high[i]
        low = near_low
        high = near_high
        for area in areas:
            if near_low & area.low or near_high & area.high:
                out += [row[free] for free in area.cells]
                low |= area.near_low
                high |= area.near_high
        low &= lows.open_to(stack, lands)
        if low:
            add_stacks(out, row, graph.low, low, cell, setup.place)
        if high:
            high &= highs.open_to(stack, lands)
            add_stacks(out, row, graph.high, high, cell, setup.place)
        if graph.beside[cell]:
            add_builds(out, setup, graph, on, seat, stocks, cell, graph.beside[cell])


def add_stacks(
    out: list[Action], row: list[Action], cells: list[int], bits: int, own: int, place: bytes
) -> None:
    """Moves to the stacks in a set."""
    while bits:
        rest = bits & (bits - 1)
        cell = cells[place[(bits ^ rest) % BIT_NUMBER]]
        bits = rest
        if cell != own:
            out.append(row[cell])


def find_areas(graph: Graph, place: bytes, low: int, high: int) -> list[Area]:
    """All areas of a set of empty fields."""
    out: list[Area] = []
    while low:
        area = flood(graph, place, low ^ (low & (low - 1)), 0, low, high)
        out.append(area)
        low ^= area.low
        high ^= area.high
    while high:
        area = flood(graph, place, 0, high ^ (high & (high - 1)), 0, high)
        out.append(area)
        high ^= area.high
    return out


def flood(
    graph: Graph, place: bytes, todo_low: int, todo_high: int, free_low: int, free_high: int
) -> Area:
    """4.1, 4.5: from one empty field over all that hang together."""
    low = todo_low
    high = todo_high
    free_low ^= low
    free_high ^= high
    near_low = 0
    near_high = 0
    cell_of = graph.cell_of
    cells: list[int] = []
    while True:
        if todo_low:
            rest = todo_low & (todo_low - 1)
            i = place[(todo_low ^ rest) % BIT_NUMBER]
            todo_low = rest
        elif todo_high:
            rest = todo_high & (todo_high - 1)
            i = place[(todo_high ^ rest) % BIT_NUMBER] + SPLIT
            todo_high = rest
        else:
            return Area(low, high, near_low, near_high, cells)
        cells.append(cell_of[i])
        near = graph.near_low[i]
        near_low |= near
        near &= free_low
        free_low ^= near
        todo_low |= near
        low |= near
        near = graph.near_high[i]
        if near:
            near_high |= near
            near &= free_high
            free_high ^= near
            todo_high |= near
            high |= near
