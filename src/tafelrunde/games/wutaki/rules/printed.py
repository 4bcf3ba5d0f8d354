"""What is printed on the board and on the masters' boards."""

from __future__ import annotations

from typing import final

from tafelrunde.core.box import Tables, fields
from tafelrunde.core.data import Fields

from ..data import track_of
from .effects.effect import HIGHEST


@final
class Master:
    __slots__ = ("id", "place", "climbing", "multipliers", "track")

    def __init__(self, f: Fields) -> None:
        self.id = f.text("id")
        self.place = f.text("place")
        self.climbing = f.text("climbing")
        self.multipliers = f.numbers("multipliers", 1, 9)
        self.track = track_of({"track": f.array("track")})


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
    return f"extreme_{key}" if extreme and f.take(f"extreme_{key}") else key


def masters(box: Tables) -> list[Master]:
    return [Master(f) for f in fields(box, "master")]


def areas(box: Tables, extreme: bool) -> list[Area]:
    return [Area(f, extreme) for f in fields(box, "area")]


def locations(box: Tables, extreme: bool) -> list[Location]:
    return [Location(f, extreme) for f in fields(box, "location")]


def levels(box: Tables, extreme: bool) -> list[Level]:
    return [Level(f, extreme) for f in fields(box, "pyramid")]


def counter(box: Tables, seats: int) -> list[tuple[str, str]]:
    """The fields in use: name and event."""
    return [
        (f.text("id"), f.text("do"))
        for f in fields(box, "counter")
        if f.number("from", 2, 4) <= seats
    ]


def supply(box: Tables) -> list[int]:
    return [f.number("count", 1, HIGHEST) for f in fields(box, "supply")]


def slot_gold(box: Tables, extreme: bool) -> list[int]:
    """Gold for accepting, from the left slot to the right."""
    return [f.number("extreme_gold" if extreme else "gold", -9, 9) for f in fields(box, "slot")]


def hiring(box: Tables) -> list[str]:
    return [f.text("cost") for f in fields(box, "hire")]


def cost_markers(box: Tables) -> list[str]:
    return [f.text("id") for f in fields(box, "marker")]
