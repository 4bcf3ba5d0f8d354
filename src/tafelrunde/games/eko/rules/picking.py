"""A random move or build where no storm blows: counted, not listed (chapters 4 to 6, 11).

The same actions as `add_plain` of moves.py, whose list would be most of the work.
"""

from __future__ import annotations

from random import Random
from typing import final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.action import Action

from .building import add_builds, count_builds
from .graph import Field, Graph
from .moves import NOTHING, Stacks
from .numbers import BIT_NUMBER
from .setup import EkoSetup


@final
@mypyc_attr(acyclic=True)
class Region:
    """Empty fields that hang together (4.5), and the fields beside them, as bits."""

    __slots__ = ("low", "high", "near_low", "near_high", "size")

    def __init__(self, graph: Graph, low: i64, high: i64, free_low: i64, free_high: i64) -> None:
        """From one of the free fields over all that can be reached."""
        beside_low: i64 = 0
        beside_high: i64 = 0
        new_low = low
        new_high = high
        while new_low or new_high:
            near_low, near_high = graph.near(new_low, new_high)
            beside_low |= near_low
            beside_high |= near_high
            new_low = near_low & free_low & ~low
            new_high = near_high & free_high & ~high
            low |= new_low
            high |= new_high
        self.low = low
        self.high = high
        self.near_low = beside_low
        self.near_high = beside_high
        self.size = count(low) + count(high)


@final
@mypyc_attr(acyclic=True)
class Picking:
    """What every own stack may do, counted."""

    __slots__ = ("setup", "graph", "on", "seat", "stocks", "lows", "highs", "regions")

    def __init__(self, setup: EkoSetup, graph: Graph, on: bytes, seat: int, stocks: int) -> None:
        self.setup = setup
        self.graph = graph
        self.on = on
        self.seat = seat
        self.stocks = stocks  # see stocks_of
        self.lows = Stacks(graph.lows, on, seat)
        self.highs = Stacks(graph.highs, on, seat) if graph.highs else NOTHING
        self.regions = find_regions(graph, self.lows.empty, self.highs.empty)

    def pick(self, random: Random) -> Action:
        place = self.setup.place
        own: list[Field] = []
        add_members(own, self.graph.lows, self.lows.own, place)
        add_members(own, self.graph.highs, self.highs.own, place)
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
        beside = self.graph.beside[field.cell]
        builds = 0
        if beside:
            stack = self.on[field.cell]
            builds = count_builds(self.graph, self.on, self.seat, self.stocks, stack, beside)
        return size + count(low) + count(high) + builds

    def nth(self, field: Field, number: int) -> Action:
        """One of them: empty fields first, then other stacks, then builds."""
        graph = self.graph
        setup = self.setup
        row = setup.row(field.cell)
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

    def reach(self, field: Field) -> tuple[int, i64, i64]:
        """How many empty fields, and which stacks, are open to the stack on a field."""
        size = 0
        low = field.near_low
        high = field.near_high
        for region in self.regions:
            if field.near_low & region.low or field.near_high & region.high:
                size += region.size
                low |= region.near_low
                high |= region.near_high
        stack = self.on[field.cell]
        low &= ~field.low
        high &= ~field.high
        if low:
            low &= self.lows.open_to(stack, self.setup.lands)
        if high:
            high &= self.highs.open_to(stack, self.setup.lands)
        return size, low, high

    def member(self, low: i64, high: i64, number: int) -> int:
        """The cell with this number in a set."""
        fields = self.graph.lows
        bits = low
        first = count(low)
        if number >= first:
            fields = self.graph.highs
            bits = high
            number -= first
        while number:
            bits &= bits - 1
            number -= 1
        return fields[self.setup.place[(bits ^ (bits & (bits - 1))) % BIT_NUMBER]].cell


def find_regions(graph: Graph, low: i64, high: i64) -> list[Region]:
    """All regions of a set of empty fields."""
    out: list[Region] = []
    while low or high:
        if low:
            region = Region(graph, low ^ (low & (low - 1)), 0, low, high)
        else:
            region = Region(graph, 0, high ^ (high & (high - 1)), 0, high)
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
