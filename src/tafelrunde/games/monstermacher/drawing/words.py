"""What a reader who does not see the table is told, and the words on it."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.words.catalogue import Argument, catalogue
from tafelrunde.words.words import Words

from ..rules.numbers import ROTTEN_BONUS
from .sight import CODES, EMPTY, Card, Seen, Stand, Throw


@lru_cache(maxsize=16384)
def formatted(package: str, lang: str, id: str, args: tuple[Argument, ...]) -> str:
    return catalogue(package, lang).say(id, args)


def say(words: Words, id: str, *args: Argument) -> str:
    """A text without SEAT(), so the same for all readers of a language: formatted once."""
    return formatted(words.game.package, words.lang, f"draw-{id}", args)


def part_names(package: str, lang: str) -> dict[str, tuple[str, str]]:
    """By kind: the short name on a back, the long one on a front."""
    texts = catalogue(package, lang)
    return {
        code: (texts.say(f"draw-short-{kind}", ()), texts.token(kind))
        for kind, code in CODES.items()
    }


def card_label(words: Words, card: Card, value: int, where: str, is_open: bool = False) -> str:
    """“left arm C, value 3, in your store”; remembered values are told like open ones."""
    name = words.token(card.id)
    if value < 0:
        return say(words, "card-hidden", name, where)
    return say(words, "card-open" if is_open else "card-remembered", name, value, where)


def grave_label(words: Words, number: int, size: int, top: str) -> str:
    if top == EMPTY:
        return say(words, "grave-empty", number)
    return say(words, "grave", number, words.token(top) if top else "?", size)


def grade(words: Words, die: int) -> str:
    return say(words, "grade", die)


def rotten(sewn: tuple[Seen, ...]) -> int:
    return sum(value == 0 for _, value in sewn)


def rotten_text(words: Words, sewn: tuple[Seen, ...]) -> str:
    """Nothing where there are not enough of them for extra points."""
    number = rotten(sewn)
    bonus = ROTTEN_BONUS[min(number, len(ROTTEN_BONUS) - 1)]
    return say(words, "rotten", number, bonus) if bonus else ""


def sewn_label(words: Words, sewn: tuple[Seen, ...]) -> str:
    parts = [say(words, "worth", words.token(card.type), value) for card, value in sewn]
    return say(words, "sewn", ", ".join(parts)) if parts else say(words, "sewn-nothing")


def lab_label(words: Words, stand: Stand) -> str:
    """Everything of a laboratory in one sentence."""
    parts = [
        say(words, "lab-of", words.seat(stand.seat)),
        say(words, "points", stand.points),
        say(words, "die", stand.die, grade(words, stand.die)),
        sewn_label(words, stand.sewn),
        say(words, "store-size", stand.parts),
        open_label(words, stand.open),
    ]
    return ", ".join([*parts, say(words, stand.status)] if stand.status else parts)


def open_label(words: Words, open: tuple[int, ...]) -> str:
    if not open:
        return say(words, "robbery-none-open")
    return say(words, "robbery-open", ", ".join(map(str, open)))


def mood_of(status: str) -> str:
    """How a seat's status stands out: done, going on, or of no account."""
    if status in ("chosen", "revived"):
        return "done"
    return "quiet" if status in ("stays", "not-asked") else "open"


def roll_label(words: Words, throw: Throw) -> str:
    what = "roll-success" if throw.success else "roll-failure"
    bonus = f" ({bonus_text(throw.bonus)})" if throw.bonus else ""
    return say(words, what, words.seat(throw.seat), f"{throw.white}{bonus}", throw.die)


def bonus_text(bonus: int) -> str:
    """“+1”, “−2” or nothing."""
    return f"+{bonus}" if bonus > 0 else f"−{-bonus}" if bonus else ""
