"""A random move or build of those in moves.py: counted, not listed (chapters 4 to 6, 11).

The same actions as `add_plain` of moves.py, whose list would be most of the work.
"""

from __future__ import annotations

from random import Random
from typing import final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.action import Action

from .building import add_builds, count_builds
from .graph import SPLIT, Field, Graph
from .moves import NOTHING, Stacks
from .numbers import BIT_NUMBER
from .setup import EkoSetup


@final
@mypyc_attr(acyclic=True)
class Region:
    """Empty fields that hang together (4.5), and the fields beside them, as bits."""

    __slots__ = ("low", "high", "near_low", "near_high", "size")

    def __init__(
        self, walks: list[Field], place: bytes, low: i64, high: i64, free_low: i64, free_high: i64
    ) -> None:
        """From one of the free fields over all that can be reached."""
        near_low: i64 = 0
        near_high: i64 = 0
        size: i64 = 0
        left_low = free_low ^ low
        left_high = free_high ^ high
        while low or high:
            if low:
                rest = low & (low - 1)
                field = walks[place[(low ^ rest) % BIT_NUMBER]]
                low = rest
            else:
                rest = high & (high - 1)
                field = walks[place[(high ^ rest) % BIT_NUMBER] + SPLIT]
                high = rest
            size += 1
            near_low |= field.near_low
            near = field.near_low & left_low
            left_low ^= near
            low |= near
            if field.near_high:
                near_high |= field.near_high
                near = field.near_high & left_high
                left_high ^= near
                high |= near
        self.low = free_low ^ left_low
        self.high = free_high ^ left_high
        self.near_low = near_low
        self.near_high = near_high
        self.size = size


@final
@mypyc_attr(acyclic=True)
class Picking:
    """What every own stack may do, counted."""

    __slots__ = ("setup", "graph", "on", "seat", "stocks", "lows", "highs", "own", "regions")

    def __init__(self, setup: EkoSetup, graph: Graph, on: bytes, seat: int, stocks: int) -> None:
        self.setup = setup
        self.graph = graph
        self.on = on
        self.seat = seat
        self.stocks = stocks  # see stocks_of
        self.lows = Stacks(graph.low_cells, on, seat)
        self.highs = Stacks(graph.high_cells, on, seat) if graph.highs else NOTHING
        self.own: list[Field] = []
        add_members(self.own, graph.lows, self.lows.own, setup.place)
        if self.highs.own:
            add_members(self.own, graph.highs, self.highs.own, setup.place)
        self.regions = find_regions(
            self.own, graph.walks, setup.place, self.lows.empty, self.highs.empty
        )

    def pick(self, random: Random) -> Action:
        own = self.own
        ends: list[int] = []  # how many actions there are up to the end of each stack's
        whole = 0
        for field in own:
            whole += self.count(field)
            ends.append(whole)
        number = int(random.random() * whole)
        at = 0
        while ends[at] <= number:
            at += 1
        return self.nth(own[at], number - ends[at - 1] if at else number)

    def count(self, field: Field) -> int:
        """How many actions the stack on a field has."""
        size, low, high = self.reach(field)
        while low:
            low &= low - 1
            size += 1
        while high:
            high &= high - 1
            size += 1
        beside = self.graph.beside[field.cell]
        if beside:
            stack = self.on[field.cell]
            size += count_builds(self.graph, self.on, self.seat, self.stocks, stack, beside)
        return size

    def nth(self, field: Field, number: int) -> Action:
        """One of them: empty fields first, then other stacks, then builds."""
        graph = self.graph
        setup = self.setup
        row = setup.rows[field.cell] or setup.row(field.cell)
        for region in self.regions:
            if field.near_low & region.low or field.near_high & region.high:
                if number < region.size:
                    return row[self.member(region.low, region.high, number)]
                number -= region.size
        _, low, high = self.reach(field)
        stacks = count(low) + count(high)
        if number < stacks:
            return row[self.member(low, high, number)]
        builds: list[Action] = []
        beside = graph.beside[field.cell]
        add_builds(builds, setup, graph, self.on, self.seat, self.stocks, field.cell, beside)
        return builds[number - stacks]

    def reach(self, field: Field) -> tuple[i64, i64, i64]:
        """How many empty fields, and which stacks, are open to the stack on a field."""
        size: i64 = 0
        near_low = field.near_low
        near_high = field.near_high
        low = near_low
        high = near_high
        for region in self.regions:
            if near_low & region.low or near_high & region.high:
                size += region.size
                low |= region.near_low
                high |= region.near_high
        kinds: i64 = self.setup.opens[self.on[field.cell]]
        low &= ~field.low
        high &= ~field.high
        if low:
            low &= self.lows.open_to(kinds)
        if high:
            high &= self.highs.open_to(kinds)
        return size, low, high

    def member(self, low: i64, high: i64, number: i64) -> int:
        """The cell with this number in a set."""
        while number and low:
            low &= low - 1
            number -= 1
        if low:
            return self.graph.lows[self.setup.place[(low ^ (low & (low - 1))) % BIT_NUMBER]].cell
        while number:
            high &= high - 1
            number -= 1
        return self.graph.highs[self.setup.place[(high ^ (high & (high - 1))) % BIT_NUMBER]].cell


def find_regions(
    own: list[Field], walks: list[Field], place: bytes, low: i64, high: i64
) -> list[Region]:
    """All regions of a set of empty fields that some stacks stand beside."""
    out: list[Region] = []
    for field in own:
        while near := field.near_low & low:
            region = Region(walks, place, near ^ (near & (near - 1)), 0, low, high)
            out.append(region)
            low ^= region.low
            high ^= region.high
        while near := field.near_high & high:
            region = Region(walks, place, 0, near ^ (near & (near - 1)), low, high)
            out.append(region)
            low ^= region.low
            high ^= region.high
    return out


def add_members(out: list[Field], fields: list[Field], bits: i64, place: bytes) -> None:
    """The fields in a set."""
    while bits:
        rest = bits & (bits - 1)
        out.append(fields[place[(bits ^ rest) % BIT_NUMBER]])
        bits = rest


def count(bits: i64) -> int:
    """How many there are in a set."""
    out: i64 = 0
    while bits:
        bits &= bits - 1
        out += 1
    return out
