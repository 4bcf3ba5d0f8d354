"""What a reader who does not see the board is told about cells, zones, pyramids and seats."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.words.catalogue import Argument, catalogue
from tafelrunde.words.words import Words

from ..rules.dealing import is_dealt
from ..rules.graph import PORTAL, STORM, TERRAINS, is_field
from ..rules.grid import SIDES
from ..rules.numbers import (
    COLOURS,
    EMPEROR,
    IN_RESERVE,
    LEVELS,
    SIZE,
)  # fmt: skip
from ..rules.state import Eko
from .map import Spot


@lru_cache(maxsize=16384)
def formatted(package: str, lang: str, id: str, args: tuple[Argument, ...]) -> str:
    return catalogue(package, lang).say(id, args)


def say(words: Words, id: str, *args: Argument) -> str:
    """A text without SEAT(), so the same for all readers of a language: formatted once."""
    return formatted(words.game.package, words.lang, f"draw-{id}", args)


def owner_name(state: Eko, words: Words, owner: int) -> str:
    """Until colours are dealt a colour's discs belong to nobody yet."""
    if is_dealt(state):
        return words.seat(owner)
    return say(words, "colour", COLOURS[state.colours[owner]])


def cell_label(words: Words, spot: Spot, piece: int, owner: str) -> str:
    """“d4, movement field, 2 discs of Anna with the emperor”."""
    here = ground(words, spot)
    if not piece:
        return here
    size = piece & SIZE
    if not is_field(spot.terrain):
        there = say(words, "building", LEVELS[size - 1], owner)
    elif piece & EMPEROR:
        there = say(words, "stack-emperor", size, owner)
    else:
        there = say(words, "stack", size, owner)
    return f"{here}, {there}"


def ground(words: Words, spot: Spot) -> str:
    if spot.terrain == PORTAL:
        kind = say(words, "portal", SIDES[spot.side])
    elif spot.terrain == STORM:
        kind = say(words, "storm", spot.zone)
    else:
        kind = say(words, "terrain", TERRAINS[spot.terrain])
    return f"{spot.name}, {kind}"


def pyramid_label(words: Words, cells: list[str], owner: str) -> str:
    if not owner:
        return say(words, "pyramid", *cells)
    return say(words, "pyramid-held", *cells, owner)


def emperor_label(words: Words, where: int) -> str:
    """Where the own emperor is, unless he stands on the board."""
    if where >= 0:
        return say(words, "emperor-held", words.seat(where))
    return say(words, "emperor-reserve") if where == IN_RESERVE else ""
