"""What a reader who does not see the table is told, and the words on it."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.words.catalogue import Argument, catalogue
from tafelrunde.words.words import Words

from ..rules.numbers import ROTTEN_BONUS
from .sight import CODES, Card, Grave, Player, Roll, Sight


@lru_cache(maxsize=16384)
def formatted(package: str, lang: str, id: str, args: tuple[Argument, ...]) -> str:
    return catalogue(package, lang).say(id, args)


def say(words: Words, id: str, *args: Argument) -> str:
    """A text without SEAT(), so the same for all readers of a language: formatted once."""
    return formatted(words.game.package, words.lang, f"draw-{id}", args)


def part_names(words: Words) -> dict[str, tuple[str, str]]:
    """By kind: the short name on a back, the long one on a front."""
    return {code: (say(words, f"short-{kind}"), words.token(kind)) for kind, code in CODES.items()}


def letter(card: Card) -> str:
    """The last letter of a card's name, as it is printed on it."""
    return card.id[-1].upper()


def card_label(words: Words, card: Card, where: str, is_open: bool = False) -> str:
    """“left arm C, value 3, in your store”; remembered values are told like open ones."""
    name = words.token(card.id)
    if card.value < 0:
        return say(words, "card-hidden", name, where)
    return say(words, "card-open" if is_open else "card-remembered", name, card.value, where)


def grave_label(words: Words, number: int, grave: Grave) -> str:
    if not grave.size:
        return say(words, "grave-empty", number)
    top = words.token(grave.cards[-1].type) if grave.cards else "?"
    return say(words, "grave", number, top, grave.size)


def grade(words: Words, die: int) -> str:
    return say(words, "grade", die)


def rotten(player: Player) -> int:
    return sum(card.value == 0 for card in player.sewn)


def rotten_bonus(player: Player) -> int:
    return ROTTEN_BONUS[min(rotten(player), len(ROTTEN_BONUS) - 1)]


def sewn_label(words: Words, player: Player) -> str:
    parts = [say(words, "worth", words.token(card.type), card.value) for card in player.sewn]
    return say(words, "sewn", ", ".join(parts)) if parts else say(words, "sewn-nothing")


def lab_label(words: Words, sight: Sight, seat: int) -> str:
    """Everything of a laboratory in one sentence."""
    player = sight.players[seat]
    parts = [
        say(words, "lab-of", words.seat(seat)),
        say(words, "points", player.points),
        say(words, "die", player.die, grade(words, player.die)),
        sewn_label(words, player),
        say(words, "store-size", len(player.store)),
        open_label(words, player),
    ]
    status = status_of(words, sight, seat)
    return ", ".join([*parts, status] if status else parts)


def open_label(words: Words, player: Player) -> str:
    if not player.open:
        return say(words, "robbery-none-open")
    return say(words, "robbery-open", ", ".join(map(str, player.open)))


def status_of(words: Words, sight: Sight, seat: int) -> str:
    """The one thing to be said about a seat now: what it has done or what all wait for."""
    player = sight.players[seat]
    if sight.phase == "choose" and player.robs:
        return say(words, "chosen" if player.choice else "choosing")
    if sight.phase == "choose" or (
        sight.phase == "join" and not player.robs and was_asked(sight, seat)
    ):
        return say(words, "stays")
    if sight.phase == "join":
        return say(
            words, "robs" if player.robs else "asked" if seat in sight.asked else "not-asked"
        )
    if sight.reviver == seat:
        return say(words, "revived")
    if sight.operation and sight.operation.assistant == seat:
        return say(words, "assists")
    return ""


def was_asked(sight: Sight, seat: int) -> bool:
    """In the round of announcements: clockwise from the seat in turn to the one asked now."""
    seats = len(sight.players)
    now = (sight.asked[0] - sight.turn) % seats if sight.asked else seats
    return (seat - sight.turn) % seats < now


def roll_label(words: Words, roll: Roll) -> str:
    what = "roll-success" if roll.success else "roll-failure"
    bonus = f" ({bonus_text(roll.bonus)})" if roll.bonus else ""
    return say(words, what, words.seat(roll.seat), f"{roll.white}{bonus}", roll.die)


def bonus_text(bonus: int) -> str:
    """“+1”, “−2” or nothing."""
    return f"+{bonus}" if bonus > 0 else f"−{-bonus}" if bonus else ""
