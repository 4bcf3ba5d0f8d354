"""A board with everything on it, drawn as a game's `board.py` would: 91 hexes, stacks, flags.

To look at it: `python tests/draw/desert.py out.png light`.
"""

from __future__ import annotations

import sys
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from tafelrunde.draw import hexes, marks, pieces, things
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.hexes import Cell, Grid, hexagon
from tafelrunde.draw.palette import THEMES
from tafelrunde.draw.scene import Layer, Region, Scene
from tafelrunde.draw.shape import path, symbol
from tafelrunde.draw.text import SANS, SERIF, text

CENTRES: Final = (
    (0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2), (4, 2), (1, 4), (-4, 5),
    (-5, 1), (-1, -4), (5, -1),
)  # fmt: skip
SITES: Final = ("reg", "canyon", "mountain")
LAND: Final = {
    "sand": "paper",
    "storm": "paper-2",
    "capital": "cream",
    **dict.fromkeys(SITES, "tile"),
}


@dataclass
class Desert:
    """A position: terrain, stacks (seat, size, crowned), flags (their seats)."""

    tiles: list[tuple[Cell, ...]] = field(default_factory=list)
    land: dict[Cell, str] = field(default_factory=dict)
    stacks: dict[Cell, tuple[int, int, bool]] = field(default_factory=dict)
    flags: dict[Cell, int] = field(default_factory=dict)


def position(seed: int = 11) -> Desert:
    random = Random(seed)
    out = Desert()
    for index, centre in enumerate(CENTRES):
        tile = (centre, *hexes.neighbours(centre))
        out.tiles.append(tile)
        out.land |= dict.fromkeys(tile, "sand")
        first = random.randrange(1, 7)
        sites = [tile[0] if index % 3 == 0 else tile[first], tile[(first + 2) % 6 + 1]]
        for cell in sites:
            out.land[cell] = "capital" if cell == tile[0] else random.choice(SITES)
    plain = [cell for cell, name in out.land.items() if name == "sand"]
    random.shuffle(plain)
    storm = next(c for c in plain if {(c[0] + 1, c[1]), (c[0], c[1] + 1)} <= set(plain))
    for cell in (storm, (storm[0] + 1, storm[1]), (storm[0], storm[1] + 1)):
        out.land[cell] = "storm"
        plain.remove(cell)
    for index, size in enumerate([4, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, *[1] * 20]):
        out.stacks[plain.pop()] = (index % 4, size, index < 4)
    free = [cell for cell, name in out.land.items() if name in (*SITES, "capital")]
    random.shuffle(free)
    for index, cell in enumerate(free[:12]):
        out.flags[cell] = index % 4
    return out


def name(cell: Cell) -> str:
    return f"{cell[0] + 8}.{cell[1] + 8}"


def targets(desert: Desert, source: Cell) -> dict[Cell, marks.Kind]:
    """Flood over empty sand; what it touches can be joined or attacked."""
    seen, todo = {source}, deque([source])
    out: dict[Cell, marks.Kind] = {}
    seat, size, crowned = desert.stacks[source]
    while todo:
        for cell in hexes.neighbours(todo.popleft()):
            if cell in seen or not desert.land.get(cell, "").startswith(("sand", "storm")):
                continue
            seen.add(cell)
            if cell not in desert.stacks:
                out[cell] = "free"
                todo.append(cell)
            elif desert.stacks[cell][0] == seat and desert.stacks[cell][1] + size <= 4:
                out[cell] = "join"
            elif desert.stacks[cell][0] != seat and desert.stacks[cell][1] < size + crowned:
                out[cell] = "attack"
    return out


def route(near: dict[Cell, marks.Kind], source: Cell) -> list[Cell]:
    """The way to the target that is farthest in steps."""
    before: dict[Cell, Cell] = {}
    todo, last = deque([source]), source
    while todo:
        last = todo.popleft()
        for cell in hexes.neighbours(last):
            if cell in near and cell not in before and cell != source:
                before[cell] = last
                if near[cell] == "free":
                    todo.append(cell)
    way = [last]
    while way[-1] != source:
        way.append(before[way[-1]])
    return way[::-1]


def board(desert: Desert, grid: Grid, source: Cell | None = None) -> Region:
    cells = hexes.by_row(grid, desert.land)
    near = targets(desert, source) if source else {}
    layers: dict[str, dict[str, Drawn]] = {
        key: {} for key in ("cells", "marks", "shadows", "pieces", "counts", "badges")
    }
    for cell in cells:
        x, y = grid.center(cell)
        token = name(cell)
        label = f"{token}, {desert.land[cell]}"
        layers["cells"][f"c-{token}"] = hexes.cell(
            f"own-{desert.land[cell]}", x, y, token, label, grid.radius
        )
        kind = near.get(cell, "free")
        state: marks.State = "chosen" if cell == source else "live" if cell in near else ""
        layers["marks"][f"m-{token}"] = marks.hex_mark(kind, x, y, token, grid.radius, state)
        if cell in desert.flags:
            flag = pieces.piece("flag", desert.flags[cell], x, y, grid.scale)
            layers["pieces"][f"f-{token}"] = flag
        if cell in desert.stacks:
            stack(layers, desert, cell, (x, y), grid.scale, cell == source)
        if kind != "free":
            layers["badges"][f"g-{token}"] = marks.badge(
                kind, x - 25 * grid.scale, y - 17 * grid.scale, token, 1, state
            )
    if source and near:
        way = tuple(grid.center(cell) for cell in route(near, source))
        layers["marks"]["route"] = marks.route(way, desert.stacks[source][0])
    box = grid.bounds(desert.land, 40)
    slabs = hexes.slabs(grid, tuple(desert.tiles))
    return Region("board", box, [Layer(k, v) for k, v in layers.items()], slabs, label="Board")


def stack(
    layers: dict[str, dict[str, Drawn]],
    desert: Desert,
    cell: Cell,
    at: tuple[float, float],
    scale: float,
    chosen: bool,
) -> None:
    seat, size, crowned = desert.stacks[cell]
    token, lift = name(cell), pieces.LIFT if chosen else 0
    layers["shadows"][f"h-{token}"] = pieces.shadow(*at, scale)
    for level in range(size):
        king = crowned and level == size - 1
        layers["pieces"][f"d-{token}-{level}"] = pieces.disc(
            seat, *at, level, king, scale, token, lift
        )
    if size > 1:
        layers["counts"][f"n-{token}"] = pieces.count(size, seat, *at, size, scale, token, lift)


def seat_panel(seat: int, who: str, points: int, reserve: int) -> Region:
    items = {
        f"points-{seat}": text(274, 24, str(points), 26, "var(--ink)", SERIF, 700, "end"),
        f"track-{seat}": things.track(seat, points, 12, 0, 14),
        f"words-{seat}": text(
            26 + reserve * 15, 52, f"{reserve} in Reserve", 13, "var(--mute)", SANS
        ),
    }
    for index in range(reserve):
        items[f"r{seat}-{index}"] = pieces.disc(seat, 12 + index * 15, 46, 0, False, 0.34)
    layer = Layer(f"seat-{seat}", items)
    return Region(f"seat-{seat}", (0, 0, 276, 62), [layer], label=who, seat=seat)


def terrain() -> dict[str, Drawn]:
    made = [
        symbol(f"s-own-{name}", path(hexagon(0.97), fill=f"var(--{paint})"))
        for name, paint in LAND.items()
    ]
    return {one.id: one for one in made}


def scene(desert: Desert | None = None) -> Scene:
    desert = desert or position()
    grid = Grid(45)
    source = max(
        (cell for cell, s in desert.stacks.items() if s[0] == 0 and s[1] >= 3),
        key=lambda cell: len(targets(desert, cell)),
    )
    seats = [
        seat_panel(seat, who, points, 3 + seat % 3)
        for seat, (who, points) in enumerate(
            (("Anna", 9), ("Jörg", 6), ("Zeynep", 7), ("Botrik", 8))
        )
    ]
    return Scene([board(desert, grid, source), *seats], title="Desert", defs=terrain())


if __name__ == "__main__":
    theme = THEMES[1] if sys.argv[2:] == ["dark"] else THEMES[0]
    Path(sys.argv[1]).write_bytes(scene().png(theme, 1.4))
