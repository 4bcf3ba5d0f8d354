"""Workers and markers: who stands where, drawn and told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import Point, use

from ..position.write import spot_text
from .desk import Book
from .ground import Items

KINDS: Final = {"l": "worker", "a": "helper", "s": "special"}


@leaf
def worker(kind: str, seat: int, x: float, y: float, scale: float) -> Drawn:
    """`kind` is l, a or s, as in the facts. It stands on (x, y)."""
    return use(
        f"s-{KINDS[kind]}-{seat}", x, y - 2 * scale, scale, class_="piece", pointer_events="none"
    )


@leaf
def marker(seat: int, x: float, y: float, scale: float = 0.5) -> Drawn:
    return use(f"s-disc-{seat}", x, y - 3, scale, class_="piece", pointer_events="none")


def people(standing: Iterable[int]) -> list[tuple[int, str]]:
    """Seat and kind of all workers in an area."""
    return [
        (seat, letter) for seat, spot in enumerate(standing) if spot for letter in spot_text(spot)
    ]


def crowd(standing: Iterable[int]) -> int:
    """How many they are."""
    return sum([(spot & 7) + (spot >> 3 & 7) + (spot >> 6) for spot in standing])


def numbered(id: str, there: Items) -> str:
    """Two workers of a kind get two ids."""
    count = 1
    while (name := f"{id}-{count}" if count > 1 else id) in there:
        count += 1
    return name


def workers_at(
    area: str, standing: Sequence[int], spots: Sequence[Point], x: float, y: float, scale: float
) -> Items:
    """The workers of an area on its fields; the corner of its drawing is (x, y)."""
    out: Items = {}
    for (left, top), (seat, letter) in zip(spots, people(standing)):
        id = numbered(f"w-{seat}-{area}-{letter}", out)
        out[id] = worker(letter, seat, x + left, y + top, scale)
    return out


def fields_words(book: Book, standing: Sequence[int], fields: int) -> str:
    """Who stands there, and how many fields are free."""
    there = people(standing)
    who = [book.seat(seat) + book.say(f"kind-{letter}") for seat, letter in there]
    free = book.say("fields-free", max(0, fields - len(there)), fields)
    return free + (": " + ", ".join(who) if who else "")
