"""The hexes on which a map can lie, their names and neighbours; the same for every match."""

from __future__ import annotations

from typing import Final, final

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SIDES: Final = ("e", "ne", "nw", "w", "sw", "se")

Hex = tuple[int, int]


@final
class Grid:
    """Cells in this order: places of the large tiles, the ring around them, a second ring.

    A cell's name is its row's letter and its number within the row, counted over all rings, so
    that names do not depend on options. A trio is three cells outside that border on each other.
    """

    def __init__(self, centres: list[Hex], rings: int) -> None:
        outline = sorted_hexes({hex for centre in centres for hex in flower(centre)})
        ring = around(outline, set(outline))
        second = around(ring, {*outline, *ring})
        everything = [*outline, *ring, *second]
        self.outline = len(outline)
        self.ring = len(outline) + len(ring)
        self.hexes = everything[: (self.outline, self.ring, len(everything))[rings]]
        self.size = len(self.hexes)
        self.top = min([r for _, r in everything])
        self.left = min([2 * q + r for q, r in everything])
        self.index = {hex: i for i, hex in enumerate(self.hexes)}
        self.names = [self.name(hex) for hex in self.hexes]
        self.neighbours = [
            [self.index.get(neighbour(hex, side), -1) for side in range(6)] for hex in self.hexes
        ]
        self.flowers = [[self.index[hex] for hex in flower(centre)] for centre in centres]
        self.tile = [-1] * self.size  # per cell the number of its large tile
        for number, cells in enumerate(self.flowers):
            for cell in cells:
                self.tile[cell] = number
        self.trios = self.find_trios() if rings == 2 else []

    def row(self, cell: int) -> int:
        return self.hexes[cell][1] - self.top

    def column(self, cell: int) -> int:
        """Position within the row; odd and even rows are half a cell apart."""
        q, r = self.hexes[cell]
        return (2 * q + r - self.left) // 2

    def name(self, hex: Hex) -> str:
        q, r = hex
        return f"{chr(ord('a') + r - self.top)}{(2 * q + r - self.left) // 2 + 1}"

    def distance(self, a: int, b: int) -> int:
        q = self.hexes[a][0] - self.hexes[b][0]
        r = self.hexes[a][1] - self.hexes[b][1]
        return max(abs(q), abs(r), abs(q + r))

    def touched(self, cells: list[int]) -> int:
        """10.4: how many large tiles some cells border on."""
        return len({self.tile[n] for cell in cells for n in self.neighbours[cell] if n >= 0} - {-1})

    def find_trios(self) -> list[list[int]]:
        """10.2: places of small tiles of three hexes; at least one of them touches the outline."""
        out: list[list[int]] = []
        for cell in range(self.outline, self.size):
            for side in (5, 0):  # with two of the cells to the right and below, each trio once
                b = self.neighbours[cell][side]
                c = self.neighbours[cell][4 if side == 5 else 5]
                trio = sorted([cell, b, c])
                if trio[0] >= self.outline and trio[0] < self.ring:
                    out.append(trio)
        return sorted(out)


def neighbour(hex: Hex, side: int) -> Hex:
    q, r = DIRECTIONS[side]
    return (hex[0] + q, hex[1] + r)


def flower(centre: Hex) -> list[Hex]:
    """A large tile: the centre, then the six around it."""
    return [centre, *[neighbour(centre, side) for side in range(6)]]


def around(hexes: list[Hex], taken: set[Hex]) -> list[Hex]:
    return sorted_hexes({neighbour(hex, side) for hex in hexes for side in range(6)} - taken)


def sorted_hexes(hexes: set[Hex]) -> list[Hex]:
    """By row, then from left to right."""
    return sorted(hexes, key=by_row)


def by_row(hex: Hex) -> Hex:
    return (hex[1], hex[0])
