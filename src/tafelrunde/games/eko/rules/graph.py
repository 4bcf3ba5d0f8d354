"""The map of one match: terrain, ways, building sites, storm zones. Immutable, shared."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .grid import Grid
from .numbers import CAMP, CASTLE, TOWER

NONE: Final = 0
FIELD: Final = 1
REG: Final = 2
CANYON: Final = 3
MOUNTAIN: Final = 4
CAPITAL: Final = 5
CHASM: Final = 6
PORTAL: Final = 7
TEMPLE: Final = 8
STORM: Final = 9
TERRAINS: Final = (
    "none", "field", "reg", "canyon", "mountain", "capital", "chasm", "portal", "temple", "storm",
)  # fmt: skip
CODES: Final = {".": FIELD, "r": REG, "c": CANYON, "m": MOUNTAIN, "k": CAPITAL, "x": CHASM}
SPLIT: Final = 60  # fields in one int
# 5.3, 12.2: the highest building a terrain takes
HIGHEST_ON: Final[tuple[int, ...]] = (0, 0, CAMP, TOWER, CASTLE, TOWER, 0, 0, CAMP, 0)


@final
@mypyc_attr(acyclic=True)
class Field:
    """A field and those beside it, as bits: `low` for the first SPLIT of the map, `high` after."""

    __slots__ = ("cell", "low", "high", "near_low", "near_high")

    def __init__(self, cell: int, bit: int, near: int) -> None:
        first = (1 << SPLIT) - 1
        self.cell = cell
        self.low: i64 = bit & first  # itself
        self.high: i64 = bit >> SPLIT
        self.near_low: i64 = near & first
        self.near_high: i64 = near >> SPLIT


@final
class Graph:
    """`steps` are ways from field to field, `sites` beside a field are what its stack can build on.

    `onward` are the steps of a path: the same, and with open sites (4.13) those to and from sites.
    Portals add a way between their two front fields and nothing else (1.7, 11.3).
    """

    __slots__ = (
        "terrain", "portals", "pyramids", "fields", "sites", "capitals", "temple", "limit",
        "steps", "onward", "beside", "zone", "zones", "walks", "lows", "highs",
        "low_cells", "high_cells",
    )  # fmt: skip

    def __init__(
        self,
        grid: Grid,
        terrain: list[int],
        portals: list[tuple[int, int]],
        pyramids: list[list[int]],
        open_sites: bool = False,
    ) -> None:
        self.terrain = terrain
        self.portals = portals  # cell, open side
        self.pyramids = pyramids  # three cells each
        cells = range(grid.size)
        self.fields = [cell for cell in cells if is_field(terrain[cell])]
        self.sites = [cell for cell in cells if HIGHEST_ON[terrain[cell]] > 0]
        self.capitals = [cell for cell in cells if terrain[cell] == CAPITAL]
        self.temple = terrain.index(TEMPLE) if TEMPLE in terrain else -1
        self.limit = [HIGHEST_ON[kind] for kind in terrain]
        self.steps: list[list[int]] = []
        self.beside: list[list[int]] = []
        for cell in cells:
            steps: list[int] = []
            beside: list[int] = []
            if is_field(terrain[cell]):
                for near in grid.neighbours[cell]:
                    if near >= 0 and is_field(terrain[near]):
                        steps.append(near)
                    elif near >= 0 and HIGHEST_ON[terrain[near]] > 0:
                        beside.append(near)
            self.steps.append(steps)
            self.beside.append(beside)
        self.zone = [0] * grid.size  # 0: no storm, else the number of the zone
        self.zones = 0
        self.find_zones()
        self.join_portals(grid)
        self.onward = self.over_sites(grid) if open_sites else self.steps
        self.walks: list[Field] = []  # the same as `fields` and `steps`, see `ready`
        self.lows: list[Field] = []
        self.highs: list[Field] = []
        self.low_cells = b""
        self.high_cells = b""

    def ready(self) -> Graph:
        """With sets of bits for moves.py and picking.py: most maps are drawn in vain (2.2)."""
        if not self.walks:
            bits = [0] * len(self.steps)
            for i, cell in enumerate(self.fields):
                bits[cell] = 1 << i
            for cell in self.fields:
                near = 0
                for n in self.steps[cell]:
                    near |= bits[n]
                self.walks.append(Field(cell, bits[cell], near))
            self.lows = self.walks[:SPLIT]
            self.highs = self.walks[SPLIT:]
            self.low_cells = bytes(self.fields[:SPLIT])
            self.high_cells = bytes(self.fields[SPLIT:])
        return self

    def find_zones(self) -> None:
        """13.2: storm fields that border on each other form one zone."""
        for first in self.fields:
            if self.terrain[first] == STORM and self.zone[first] == 0:
                self.zones += 1
                todo = [first]
                while todo:
                    cell = todo.pop()
                    self.zone[cell] = self.zones
                    todo += [
                        n
                        for n in self.steps[cell]
                        if self.terrain[n] == STORM and self.zone[n] == 0
                    ]

    def join_portals(self, grid: Grid) -> None:
        """11.3: the step into a portal leads to the front field of the other one."""
        fronts = [grid.neighbours[cell][side] for cell, side in self.portals]
        if len(fronts) == 2 and fronts[0] != fronts[1]:
            for here, there in ((fronts[0], fronts[1]), (fronts[1], fronts[0])):
                if there not in self.steps[here]:
                    self.steps[here].append(there)

    def over_sites(self, grid: Grid) -> list[list[int]]:
        """4.13: whether a site is empty shows only in play."""
        out = [steps + beside for steps, beside in zip(self.steps, self.beside)]
        for site in self.sites:
            out[site] = [
                near
                for near in grid.neighbours[site]
                if near >= 0 and (is_field(self.terrain[near]) or self.limit[near] > 0)
            ]
        return out

    def is_connected(self) -> bool:
        """2.2, 10.3: all fields form one network; portals do not count (none lie yet)."""
        if not self.fields:
            return True
        met = {self.fields[0]}
        todo = [self.fields[0]]
        while todo:
            for n in self.steps[todo.pop()]:
                if n not in met:
                    met.add(n)
                    todo.append(n)
        return len(met) == len(self.fields)


def is_field(terrain: int) -> bool:
    """1.3, 13.2: stacks stand on movement fields and storm fields."""
    return terrain in (FIELD, STORM)
