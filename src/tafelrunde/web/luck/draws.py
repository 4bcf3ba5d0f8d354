"""Every draw of a match, so that a page can calculate it again by itself."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from tafelrunde.core.event import Event
from tafelrunde.core.luck import total
from tafelrunde.core.record import Draw, Record, draws_of
from tafelrunde.words.words import Words


@dataclass(frozen=True, slots=True)
class Drawn:
    """Luck's point must lie from `low` on, less than `weight` further, of `total`."""

    n: int
    low: int
    weight: int
    total: int
    words: str


def all_draws(record: Record, told: Words) -> list[Drawn]:
    """Of a match that is over; plays it through."""
    match = record.match()
    found = list(draws_of(record, match))
    return [drawn(draw, words(told, match.entries[draw.entry].events, draw)) for draw in found]


def words(told: Words, events: list[Event], draw: Draw) -> str:
    said = " ".join(told.event(event) for event in events)
    return said or draw.text


def drawn(draw: Draw, said: str) -> Drawn:
    before = takewhile(lambda pair: str(pair[0]) != draw.text, draw.odds)
    low = sum(weight for _, weight in before)
    weight = next((weight for action, weight in draw.odds if str(action) == draw.text), 0)
    return Drawn(draw.n, low, weight, total(draw.odds), said)
