"""How much of what is taken from outside, and how fast."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Final

NAME: Final = 40  # characters
CHAT: Final = 500
TEXTS: Final = 64  # actions in one message
TEXT: Final = 200  # characters of one action
PIECE: Final = 4_000  # characters of a piece of somebody's box
ENTRIES: Final = 20_000  # of a match, until nothing more is taken back
ASIDE: Final = 1_000  # entries of a table that are no moves; twice as many where others need them
LINES: Final = 5_000  # of talk at a table
OUTSIDE: Final = 1_000  # lines, until those who only watch are not heard any more
PATH: Final = 8  # tokens of a click
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
PERSON: Final = 100
DROPPED: Final = ("Cc", "Cs", "Cn", "Co")
# what Unicode calls default ignorable, and two signs that look like nothing
UNSEEN: Final = frozenset(
    chr(code)
    for low, high in (
        (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5),
        (0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800),
        (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8),
        (0xFFFC, 0xFFFC), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
    )
    for code in range(low, high + 1)
)  # fmt: skip
JOINING: Final = frozenset("\u200c\u200d\ufe0e\ufe0f")  # scripts and emoji need them
MARKS: Final = 4  # accents and joiners on one character


def clean(text: str) -> str:
    """One line of what can be seen: no control characters, no marks that turn its direction,
    nothing invisible, few accents on a character; "" if there is nothing to see.
    """
    kept = [c for c in " ".join(text[: 4 * CHAT].split()) if is_kept(c)]
    line = unicodedata.normalize("NFC", "".join(kept))
    return " ".join("".join(with_few_marks(line)).split())


def is_kept(c: str) -> bool:
    return c in JOINING or (c not in UNSEEN and unicodedata.category(c) not in DROPPED)


def with_few_marks(line: str) -> Iterator[str]:
    marks = MARKS  # on nothing, none
    for c in line:
        if c in JOINING or unicodedata.category(c) in ("Mn", "Me"):
            marks += 1
        else:
            marks = MARKS if c == " " else 0
        if marks <= MARKS:
            yield c


class Bucket:
    """Credit that is used up by messages and grows back with time."""

    def __init__(self, size: float, per_second: float, clock: Callable[[], float]) -> None:
        self.size = size
        self.per_second = per_second
        self.clock = clock
        self.credit = size
        self.seen = clock()

    def has(self, cost: float = 1.0) -> bool:
        self._grow()
        return self.credit >= cost

    def take(self, cost: float = 1.0) -> bool:
        """Whether the credit suffices; if so, it is used up."""
        if not self.has(cost):
            return False
        self.credit -= cost
        return True

    def spend(self, cost: float) -> None:
        """Used up elsewhere: it may be more than there was here."""
        self._grow()
        self.credit = max(-self.size, self.credit - cost)

    def _grow(self) -> None:
        now = self.clock()
        self.credit = min(self.size, self.credit + max(0.0, now - self.seen) * self.per_second)
        self.seen = now
