"""Which moves are legal where no storm blows and no site is open (chapters 4, 6, 11).

Sets of fields are pairs of 64-bit ints, `low` for the first SPLIT fields of the map and `high` for
the rest. They are never shifted to the left: there the compiler is wrong.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.action import Action

from .building import add_builds
from .graph import SPLIT, Field, Graph
from .numbers import BIT_NUMBER, OWNER, SIZE
from .setup import EkoSetup


@final
@mypyc_attr(acyclic=True)
class Area:
    """Empty fields that hang together (4.5), and the fields beside them."""

    __slots__ = ("low", "high", "near_low", "near_high", "fields")

    def __init__(
        self, low: i64, high: i64, near_low: i64, near_high: i64, fields: list[Field]
    ) -> None:
        self.low = low
        self.high = high
        self.near_low = near_low
        self.near_high = near_high
        self.fields = fields


@final
@mypyc_attr(acyclic=True)
class Stacks:
    """What stands on some fields: nothing, own stacks by size, others by size; as bits."""

    __slots__ = ("empty", "own", "own1", "own2", "own3", "foe1", "foe2", "foe3", "foe4")

    def __init__(self, cells: bytes, on: bytes, seat: i64) -> None:
        empty: i64 = 0
        own: i64 = 0
        own1: i64 = 0
        own2: i64 = 0
        own3: i64 = 0
        foe1: i64 = 0
        foe2: i64 = 0
        foe3: i64 = 0
        foe4: i64 = 0
        bit: i64 = 1
        i: i64 = 0
        while i < len(cells):
            piece: i64 = on[cells[i]]
            i += 1
            if piece == 0:
                empty |= bit
            elif piece >> OWNER == seat:
                own |= bit
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
        self.own = own
        self.own1 = own1
        self.own2 = own2
        self.own3 = own3
        self.foe1 = foe1
        self.foe2 = foe2
        self.foe3 = foe3
        self.foe4 = foe4

    def open_to(self, kinds: i64) -> i64:
        """The stacks of some kinds, see `open_kinds` of setup.py."""
        out: i64 = 0
        if kinds & 1:
            out |= self.own1
        if kinds & 2:
            out |= self.own2
        if kinds & 4:
            out |= self.own3
        if kinds & 8:
            out |= self.foe1
        if kinds & 16:
            out |= self.foe2
        if kinds & 32:
            out |= self.foe3
        if kinds & 64:
            out |= self.foe4
        return out


NOTHING: Final = Stacks(b"", b"", 0)


def add_plain(
    out: list[Action], setup: EkoSetup, graph: Graph, on: bytes, seat: int, stocks: int
) -> None:
    """Moves and builds of every own stack.

    Each area is found once; a stack reaches all of every area beside it, the stacks at the edge of
    these areas, and the stacks beside itself.
    """
    walks = graph.walks
    lows = Stacks(graph.low_cells, on, seat)
    highs = Stacks(graph.high_cells, on, seat) if graph.highs else NOTHING
    areas = find_areas(walks, setup.place, lows.empty, highs.empty)
    for field in walks:
        cell = field.cell
        stack = on[cell]
        if stack == 0 or stack >> OWNER != seat:
            continue
        row = setup.rows[cell] or setup.row(cell)
        low = field.near_low
        high = field.near_high
        for area in areas:
            if field.near_low & area.low or field.near_high & area.high:
                out += [row[free.cell] for free in area.fields]
                low |= area.near_low
                high |= area.near_high
        low &= lows.open_to(setup.opens[stack]) & ~field.low
        if low:
            add_stacks(out, row, graph.lows, low, setup.place)
        if high:
            high &= highs.open_to(setup.opens[stack]) & ~field.high
            add_stacks(out, row, graph.highs, high, setup.place)
        if graph.beside[cell]:
            add_builds(out, setup, graph, on, seat, stocks, cell, graph.beside[cell])


def add_stacks(
    out: list[Action], row: list[Action], fields: list[Field], bits: i64, place: bytes
) -> None:
    """Moves to the stacks in a set."""
    while bits:
        rest = bits & (bits - 1)
        out.append(row[fields[place[(bits ^ rest) % BIT_NUMBER]].cell])
        bits = rest


def find_areas(walks: list[Field], place: bytes, low: i64, high: i64) -> list[Area]:
    """All areas of a set of empty fields."""
    out: list[Area] = []
    while low:
        area = flood(walks, place, low ^ (low & (low - 1)), 0, low, high)
        out.append(area)
        low ^= area.low
        high ^= area.high
    while high:
        area = flood(walks, place, 0, high ^ (high & (high - 1)), 0, high)
        out.append(area)
        high ^= area.high
    return out


def flood(
    walks: list[Field], place: bytes, todo_low: i64, todo_high: i64, free_low: i64, free_high: i64
) -> Area:
    """4.1, 4.5: from one empty field over all that hang together."""
    low = todo_low
    high = todo_high
    free_low ^= low
    free_high ^= high
    near_low: i64 = 0
    near_high: i64 = 0
    fields: list[Field] = []
    while True:
        if todo_low:
            rest = todo_low & (todo_low - 1)
            field = walks[place[(todo_low ^ rest) % BIT_NUMBER]]
            todo_low = rest
        elif todo_high:
            rest = todo_high & (todo_high - 1)
            field = walks[place[(todo_high ^ rest) % BIT_NUMBER] + SPLIT]
            todo_high = rest
        else:
            return Area(low, high, near_low, near_high, fields)
        fields.append(field)
        near = field.near_low
        near_low |= near
        near &= free_low
        free_low ^= near
        todo_low |= near
        low |= near
        near = field.near_high
        if near:
            near_high |= near
            near &= free_high
            free_high ^= near
            todo_high |= near
            high |= near
