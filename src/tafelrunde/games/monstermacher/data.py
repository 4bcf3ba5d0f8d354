"""The parts and the tables by number of players: those of the box, or of a set somebody brings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tafelrunde.core import box
from tafelrunde.core.box import Column, Table, Tables
from tafelrunde.core.data import Fields
from tafelrunde.core.errors import BadBox

from .rules.numbers import KINDS, LETTERS, TYPES, VALUES

TABLES: Final = (
    Table("part", (Column("type", "choice", TYPES), Column("value", "number", high=VALUES - 1),
                   Column("operation", "counts", TYPES, low=-3, high=3, default={}),
                   Column("revival", "number", low=-3, high=3, default=0)), ""),
    Table("layout", (Column("seats", "number", low=3, high=5),
                     Column("removed", "numbers", high=VALUES - 1, default=[]),
                     Column("graves", "number", low=2, high=5),
                     Column("pile", "number", low=1, high=9)), "seats", fixed=True),
)  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    type: int
    value: int
    operation: tuple[int, ...]  # by the type that is sewn on
    revival: int
    is_own: bool  # not ours: somebody has it before them


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    seats: int
    removed: tuple[int, ...]  # values that stay in the box
    graves: int
    pile: int  # parts at each grave


@dataclass(frozen=True, slots=True, eq=False)
class Components:
    tables: Tables
    parts: tuple[Part, ...]
    layouts: tuple[Layout, ...]

    def layout(self, seats: int) -> Layout:
        return next(layout for layout in self.layouts if layout.seats == seats)

    def values(self, seats: int) -> list[list[int]]:
        """The values that take part, by type, ascending."""
        removed = self.layout(seats).removed
        return [
            sorted(p.value for p in self.parts if p.type == kind and p.value not in removed)
            for kind in range(KINDS)
        ]

    def operation_bonus(self) -> list[list[int]]:
        """By type and value of a sewn part (type * VALUES + value), then by the type sewn on."""
        out = [[0] * KINDS for _ in range(KINDS * VALUES)]
        for part in self.parts:
            out[part.type * VALUES + part.value] = list(part.operation)
        return out

    def revival_bonus(self, has_heavy_brain: bool) -> list[int]:
        """By type and value of a sewn part (type * VALUES + value). 9.8: what ours show is made up
        and holds by agreement only."""
        out = [0] * (KINDS * VALUES)
        for part in self.parts:
            if part.is_own or has_heavy_brain:
                out[part.type * VALUES + part.value] = part.revival
        return out


def printed() -> Tables:
    return box.printed("tafelrunde.games.monstermacher", TABLES, ("parts",))


@lru_cache(maxsize=32)
def components(text: str = "") -> Components:
    """What is in the box, the tables that the text names replaced by it."""
    tables = box.own(text, TABLES, printed())
    out = Components(
        tables,
        tuple(part(f) for f in box.fields(tables, "part")),
        tuple(
            Layout(
                f.number("seats", 3, 5),
                tuple(f.numbers("removed", 0, VALUES - 1)),
                f.number("graves", 2, 5),
                f.number("pile", 1, 9),
            )
            for f in box.fields(tables, "layout")
        ),
    )
    if text:
        check(out)
    return out


def part(f: Fields) -> Part:
    bonus = f.fields("operation")
    return Part(
        TYPES.index(f.text("type")),
        f.number("value", 0, VALUES - 1),
        tuple(bonus.number(name, -3, 3) if bonus.has(name) else 0 for name in TYPES),
        f.number("revival", -3, 3),
        f.text("source") == "own",
    )


# what the columns alone cannot say


def check(found: Components) -> None:
    """1.2, 1.3: each value of a type once; as many parts of each type, and they suffice (2.4)."""
    seen: set[tuple[int, int]] = set()
    for number, one in enumerate(found.parts):
        if (one.type, one.value) in seen:
            raise BadBox("twice", (f"{TYPES[one.type]} {one.value}",), "part", number, "value")
        seen.add((one.type, one.value))
    for number, layout in enumerate(found.layouts):
        values = found.values(layout.seats)
        counts = [len(of_type) for of_type in values]
        if len(set(counts)) > 1 or not 1 <= counts[0] <= len(LETTERS):
            last = len(found.parts) - 1
            raise BadBox("copies", (layout.seats, len(LETTERS)), "part", last, "value")
        needed = layout.graves * layout.pile + layout.seats + 1  # and one on the gallows
        if needed != sum(counts):
            words = (layout.seats, sum(counts), needed)
            raise BadBox("parts", words, "layout", number, "pile")
