"""The numbers of the rulebook, each once."""

from __future__ import annotations

from typing import Final

# 1.2: types of parts, in the order of the places on a monster
TYPES: Final = ("left-arm", "right-arm", "left-leg", "right-leg", "head", "brain")
KINDS: Final = 6  # of parts
HEAD: Final = 4
BRAIN: Final = 5
LIMBS: Final = 4  # 10.2: the types before the head
LETTERS: Final = "abcdef"  # 1.7
VALUES: Final = 8  # 1.2: values are 0 to 7
ROTTEN: Final = 0  # 1.4: the value
UNDECIDED: Final = -1  # 14.1: instead of a value
NO_CARD: Final = -1

REFILL: Final = 3  # 5.15
COUNTS: Final = [mask.bit_count() for mask in range(32)]  # robbery cards in a set of graves

# the study die
FIRST_GRADE: Final = 3  # 2.7
BEST: Final = 1
WORST: Final = 6
FACES: Final = 6  # of the white die

# scores
REVIVAL: Final = 3  # 13.4
ROTTEN_BONUS: Final = (0, 0, 0, 5, 10, 15)  # 13.5: by the number of rotten parts

# what was done with an action (3.4 to 3.6)
SKIP: Final = 0
ROB: Final = 1
GALLOWS: Final = 2
STEAL: Final = 3
PREPARE: Final = 4
STUDY: Final = 5
OPERATE: Final = 6
REVIVE: Final = 7
TRADE: Final = 8
PICK_UP: Final = 9
DEEDS: Final = (
    "skip", "rob", "gallows", "steal", "prepare", "study", "operate", "revive", "trade", "pick-up",
)  # fmt: skip
# 3.4 to 3.6: by the first, second and third action
DEEDS_OF: Final = (
    (SKIP, ROB, GALLOWS, STEAL, PREPARE), (SKIP, STUDY, OPERATE, REVIVE), (SKIP, TRADE, PICK_UP),
)  # fmt: skip


def turned(die: int, pips: int) -> int:
    """4.3: a study die turned up (or down) as far as it goes."""
    return min(WORST, max(BEST, die + pips))
