"""What is printed on the board and on the masters' boards."""

from __future__ import annotations

from typing import final

from tafelrunde.core.data import Fields

from ..data import tables
from .effects.effect import HIGHEST
from .numbers import RESOURCES


@final
class Master:
    __slots__ = ("id", "place", "climbing", "multipliers", "track")

    def __init__(self, f: Fields) -> None:
        self.id = f.text("id")
        self.place = f.text("place") if f.has("place") else ""
        self.climbing = f.text("climbing") if f.has("climbing") else ""
        self.multipliers = f.numbers("multipliers", 1, 9) if f.has("multipliers") else [1]
        steps = f.items("track") if f.has("track") else []
        self.track = [(step.number("at", 1, HIGHEST), step.text("do")) for step in steps]


@final
class Area:
    __slots__ = ("id", "fields", "do")

    def __init__(self, f: Fields, extreme: bool) -> None:
        self.id = f.text("id")
        self.fields = f.numbers(side(f, "fields", extreme), 1, 9, 3)  # with 2, 3 and 4 players
        self.do = f.text(side(f, "do", extreme))


@final
class Location:
    __slots__ = ("gives", "yields", "prices", "bonus")

    def __init__(self, f: Fields, extreme: bool) -> None:
        self.gives = f.text("gives")
        self.yields = f.numbers(side(f, "yields", extreme), 0, 9, 3)
        self.prices = f.numbers("prices", 0, HIGHEST, 2)
        self.bonus = f.text("bonus")


@final
class Level:
    __slots__ = ("seats", "cost", "points", "do")

    def __init__(self, f: Fields, extreme: bool) -> None:
        self.seats = f.number("seats", 1, 9)
        self.cost = f.text("cost")
        self.points = f.number("points", 0, HIGHEST)
        self.do = f.text("extreme_do") if extreme else ""


def side(f: Fields, key: str, extreme: bool) -> str:
    """The name of a field, or of what replaces it on the EXTREME side."""
    return f"extreme_{key}" if extreme and f.has(f"extreme_{key}") else key


def masters() -> list[Master]:
    return [Master(f) for f in Fields(tables()).items("master")]


def areas(extreme: bool) -> list[Area]:
    return [Area(f, extreme) for f in Fields(tables()).items("area")]


def locations(extreme: bool) -> list[Location]:
    return [Location(f, extreme) for f in Fields(tables()).items("location")]


def levels(extreme: bool) -> list[Level]:
    return [Level(f, extreme) for f in Fields(tables()).items("pyramid")]


def counter(seats: int) -> list[tuple[str, str]]:
    """The fields in use: name and event."""
    return [
        (f.text("id"), f.text("do") if f.has("do") else "")
        for f in Fields(tables()).items("counter")
        if not f.has("from") or f.number("from", 2, 4) <= seats
    ]


def supply() -> list[int]:
    fields = Fields(tables()).fields("supply")
    return [fields.number(name, 1, HIGHEST) for name in RESOURCES]


def slot_gold(extreme: bool) -> list[int]:
    """Gold for accepting, from the left slot to the right."""
    return Fields(tables()).numbers("extreme_bonus" if extreme else "bonus", -9, 9, 4)


def card_fields(seats: int) -> int:
    return Fields(tables()).numbers("card_fields", 1, 9, 3)[seats - 2]


def hiring() -> list[str]:
    return Fields(tables()).texts("hiring", 5)


def cost_markers() -> list[str]:
    return [f.text("id") for f in Fields(tables()).items("cost_marker")]
