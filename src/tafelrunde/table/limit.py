"""How much of what is taken from outside, and how fast."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Final

NAME: Final = 40  # characters
CHAT: Final = 500
TEXTS: Final = 64  # actions in one message
TEXT: Final = 200  # characters of one action
ENTRIES: Final = 20_000  # of a match, until nothing more is taken back
PATH: Final = 8  # tokens of a click
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
NUMBER: Final = re.compile(r"([0-9a-f]{2}){0,64}", re.ASCII)
PERSON: Final = 100
BIDI: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
DROPPED: Final = ("Cc", "Cs", "Cn", "Co")


def clean(text: str) -> str:
    """One line without control characters, lone surrogates or marks that turn its direction."""
    line = " ".join(unicodedata.normalize("NFC", text[: 4 * CHAT]).split())
    kept = [c for c in line if c not in BIDI and unicodedata.category(c) not in DROPPED]
    return "".join(kept).strip()


class Bucket:
    """Credit that is used up by messages and grows back with time."""

    def __init__(self, size: float, per_second: float, clock: Callable[[], float]) -> None:
        self.size = size
        self.per_second = per_second
        self.clock = clock
        self.credit = size
        self.seen = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Whether the credit suffices; if so, it is used up."""
        now = self.clock()
        self.credit = min(self.size, self.credit + max(0.0, now - self.seen) * self.per_second)
        self.seen = now
        if self.credit < cost:
            return False
        self.credit -= cost
        return True
