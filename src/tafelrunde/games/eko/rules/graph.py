"""The map of one match: terrain, ways, building sites, storm zones. Immutable, shared."""

from __future__ import annotations

from typing import Final, final

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
HIGHEST_ON: Final = (0, 0, CAMP, TOWER, CASTLE, TOWER, 0, 0, CAMP, 0)


@final
class Graph:
    """`steps` are ways from field to field, `sites` beside a field are what its stack can build on.

    Portals add a way between their two front fields and nothing else (1.7, 11.3).
    """

    __slots__ = (
        "terrain", "portals", "pyramids", "fields", "sites", "capitals", "temple", "limit",
        "steps", "beside", "zone", "zones", "low", "high", "near_low", "near_high",
        "cell_of",
    )  # fmt: skip

    def __init__(
        self,
        grid: Grid,
        terrain: list[int],
        portals: list[tuple[int, int]],
        pyramids: list[list[int]],
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
            near = [n for n in grid.neighbours[cell] if n >= 0]
            walks = is_field(terrain[cell])
            self.steps.append([n for n in near if walks and is_field(terrain[n])])
            self.beside.append([n for n in near if walks and HIGHEST_ON[terrain[n]] > 0])
        self.zone = [0] * grid.size  # 0: no storm, else the number of the zone
        self.zones = 0
        self.find_zones()
        self.join_portals(grid)
        # the same as sets of bits, for moves.py
        self.cell_of = bytes(self.fields)
        self.low = self.fields[:SPLIT]
        self.high = self.fields[SPLIT:]
        bits = {cell: 1 << i for i, cell in enumerate(self.fields)}
        near = [sum([bits[n] for n in self.steps[cell]]) for cell in self.fields]
        self.near_low = [whole & ((1 << SPLIT) - 1) for whole in near]
        self.near_high = [whole >> SPLIT for whole in near]

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
