"""What a reader who does not see the board is told about fields, stones and seats."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.words.catalogue import Argument, catalogue
from tafelrunde.words.words import Words

from ..position.write import ranks_of
from .chips import Chip
from .crowd import Stone
from .facing import onward
from .map import Spot

COURT = ("jack", "queen", "king", "ace")


@lru_cache(maxsize=16384)
def formatted(package: str, lang: str, id: str, args: tuple[Argument, ...]) -> str:
    return catalogue(package, lang).say(id, args)


def say(words: Words, id: str, *args: Argument) -> str:
    """A text without SEAT(), so the same for all readers of a language: formatted once."""
    return formatted(words.game.package, words.lang, f"draw-{id}", args)


@lru_cache(maxsize=4096)
def cards_told(package: str, lang: str, hand: int) -> tuple[str, ...]:
    return tuple([catalogue(package, lang).token(rank) for rank in ranks_of(hand)])


def ranks_told(words: Words, hand: int) -> tuple[str, ...]:
    """The cards of a hand, ascending."""
    return cards_told(words.game.package, words.lang, hand)


def letter(words: Words, rank: str) -> str:
    """On the corner of a court card."""
    return say(words, f"letter-{rank}") if rank in COURT else ""


def field_label(words: Words, spot: Spot, chip: Chip | None, here: tuple[Stone, ...]) -> str:
    """“Question mark green 10, stone 2 of Anna”."""
    parts = [words.token(spot.name)]
    if chip is not None and chip.face:
        parts.append(chip_label(words, chip))
    parts += [say(words, "stone-of", stone.number, words.seat(stone.seat)) for stone in here]
    return ", ".join(parts)


def chip_label(words: Words, chip: Chip) -> str:
    if chip.is_open:
        return say(words, "chip", chip.face)
    hidden = say(words, "chip-hidden") if chip.face == "?" else say(words, "chip-known", chip.face)
    return (
        hidden if chip.layer < 0 else f"{hidden}, {say(words, 'laid-by', words.seat(chip.layer))}"
    )


def stone_label(words: Words, stone: Stone, late: bool) -> str:
    """“Your stone 2 on Green 7, on its way to Green 8”."""
    fields = " / ".join([words.token(field) for field in onward(stone, late)])
    if fields:
        return say(words, "my-stone-to", stone.number, words.token(stone.at), fields)
    return say(words, "my-stone", stone.number, words.token(stone.at))
