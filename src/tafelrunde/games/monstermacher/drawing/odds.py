"""What rolls need: the bonus of sewn parts for operations and revivals (chapters 9 and 10)."""

from __future__ import annotations

from tafelrunde.words.words import Words

from ..rules.numbers import BEST, KINDS, LIMBS, TYPES, VALUES
from ..rules.setup import MonsterSetup
from .sight import Seen
from .words import say


def operation_bonus(setup: MonsterSetup, sewn: tuple[Seen, ...], kind: int) -> int:
    """9.4: what the sewn cards add to a roll for a part of this type."""
    return sum(setup.operation_bonus[card.place * VALUES + value][kind] for card, value in sewn)


def favoured(setup: MonsterSetup, sewn: tuple[Seen, ...]) -> list[str]:
    """9.5, 9.6: the missing limbs that are easier to sew on."""
    there = [card.place for card, _ in sewn]
    free = [kind for kind in range(KINDS) if kind not in there]
    return [TYPES[kind] for kind in free if operation_bonus(setup, sewn, kind)]


def missing_limbs(sewn: tuple[Seen, ...]) -> int:
    return LIMBS - sum(card.place < LIMBS for card, _ in sewn)


def revival_bonus(setup: MonsterSetup, sewn: tuple[Seen, ...]) -> int:
    """9.8, 10.2: −1 for each missing limb, and what sewn parts say."""
    printed = sum(setup.revival_bonus[card.place * VALUES + value] for card, value in sewn)
    return printed - missing_limbs(sewn)


def needed(setup: MonsterSetup, die: int, bonus: int) -> int:
    """The least roll that succeeds; 0 if every roll does, 7 and more if none."""
    if die == BEST and setup.one_always_succeeds:
        return 0
    return max(1, die - bonus)


def need_text(words: Words, least: int) -> str:
    if least <= 1:
        return say(words, "need-none")
    return say(words, "need", least) if least <= 6 else say(words, "need-too-much")
