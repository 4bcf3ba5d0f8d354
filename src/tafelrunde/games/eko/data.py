"""The tiles and the shape of the map: the tables of the box, or of a set that somebody brings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tafelrunde.core import box
from tafelrunde.core.box import Column, Table, Tables
from tafelrunde.core.errors import BadBox

FEWEST: Final = 2
KINDS: Final = ".rcmkx"  # of a hex, as `data/tiles.toml` explains them
HEXES: Final = 7  # of a large tile
SEATS: Final = Column("seats", "number", low=2, high=4)
TABLES: Final = (
    Table("tile", (Column("name", "name"), SEATS, Column("hexes")), least=HEXES),
    Table("outline", (Column("colour", "name"), SEATS,
                      Column("centres", "pairs", low=-20, high=20)), "colour"),
    Table("small", (Column("name", "name"), Column("hexes", "number", low=1, high=3),
                    Column("number", "numbers", high=8, size=3)), fixed=True),
)  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    name: str
    seats: int  # takes part from this number of people on
    hexes: str  # centre, then directions 0 to 5


@dataclass(frozen=True, slots=True, eq=False)
class Outline:
    colour: str
    seats: int
    centres: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Small:
    name: str
    hexes: int
    number: tuple[int, ...]  # for two, three and four people


@dataclass(frozen=True, slots=True, eq=False)
class Components:
    tables: Tables
    all_tiles: tuple[Tile, ...]
    outlines: tuple[Outline, ...]
    smalls: tuple[Small, ...]

    def tiles(self, seats: int) -> list[tuple[str, str]]:
        """Name and hexes of the large tiles that take part."""
        return [(tile.name, tile.hexes) for tile in self.all_tiles if tile.seats <= seats]

    def centres(self, seats: int, gap: bool = False) -> list[tuple[int, int]]:
        """Where large tiles lie: axial coordinates of their centres; with a gap by 10.4."""
        found = [c for one in self.outlines if one.seats <= seats for c in one.centres]
        return with_gap(found) if gap else found

    def number(self, small: str, seats: int) -> int:
        """How many small tiles of this name a match uses when its variant is chosen."""
        return next(s.number[seats - FEWEST] for s in self.smalls if s.name == small)


def printed() -> Tables:
    return box.printed("tafelrunde.games.eko", TABLES, ("tiles",))


@lru_cache(maxsize=32)
def components(text: str = "") -> Components:
    """What is in the box, the tables that the text names replaced by it."""
    tables = box.own(text, TABLES, printed())
    out = Components(
        tables,
        tuple(
            Tile(f.text("name"), f.number("seats", 2, 4), f.text("hexes"))
            for f in box.fields(tables, "tile")
        ),
        tuple(
            Outline(
                f.text("colour"),
                f.number("seats", 2, 4),
                tuple((q, r) for q, r in f.rows("centres", -20, 20, -1)),
            )
            for f in box.fields(tables, "outline")
        ),
        tuple(
            Small(f.text("name"), f.number("hexes", 1, 3), tuple(f.numbers("number", 0, 8)))
            for f in box.fields(tables, "small")
        ),
    )
    if text:
        check(out)
    return out


# what the columns alone cannot say


def check(found: Components) -> None:
    for number, tile in enumerate(found.all_tiles):
        if len(tile.hexes) != HEXES or set(tile.hexes) - set(KINDS):
            raise BadBox("hexes", (HEXES, " ".join(KINDS)), "tile", number, "hexes")
    for seats in (2, 3, 4):
        check_table(found, seats)


def check_table(found: Components, seats: int) -> None:
    """1.2, 2.1: as many tiles as places, none on another, each seat a capital."""
    tiles, centres = found.tiles(seats), found.centres(seats)
    last = len(found.all_tiles) - 1
    if len(tiles) != len(centres):
        raise BadBox("tiles", (seats, len(tiles), len(centres)), "tile", last, "seats")
    taken: set[tuple[int, int]] = set()
    for number, one in enumerate(found.outlines):
        for q, r in one.centres if one.seats <= seats else ():
            cells = {(q + dq, r + dr) for dq, dr in AROUND}
            if cells & taken:
                raise BadBox("overlap", (f"({q} {r})",), "outline", number, "centres")
            taken |= cells
    if not any("k" in hexes for _, hexes in tiles):
        raise BadBox("no-capital", (seats,), "tile", last, "hexes")


AROUND: Final = ((0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


# 10.4: from the centre of a large tile to those of six that close around it

CLOSE: Final = ((2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))


def with_gap(centres: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The first place with six others around it stays free, its tile goes to the edge."""
    for number, centre in enumerate(centres):
        if all(near in centres for near in beside(centre)):
            rest = [other for other in centres if other != centre]
            free = {near for other in rest for near in beside(other)} - {*centres}
            fits = [one for one in free if all(apart(one, other) >= APART for other in centres)]
            if fits:
                edge = min(fits, key=lambda one: (-touched(one, rest), one[1], one[0]))
                return [*centres[:number], edge, *centres[number + 1 :]]
    return centres


def beside(centre: tuple[int, int]) -> list[tuple[int, int]]:
    return [(centre[0] + q, centre[1] + r) for q, r in CLOSE]


APART: Final = 3  # hexes between the centres of tiles that touch


def apart(a: tuple[int, int], b: tuple[int, int]) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def touched(centre: tuple[int, int], others: list[tuple[int, int]]) -> int:
    return sum(apart(centre, other) == APART for other in others)
