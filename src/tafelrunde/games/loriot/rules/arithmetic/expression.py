"""Exact numbers with the calculation that made them, as people read it (9.4)."""

from __future__ import annotations

from math import gcd
from typing import Final, final

from ..numbers import SIGNS

PLUS: Final = 0
MINUS: Final = 1
TIMES: Final = 2
OVER: Final = 3
SUM: Final = 0  # how tightly a calculation holds together: sums, products, single numbers
PRODUCT: Final = 1
SINGLE: Final = 2


@final
class Term:
    """A fraction in lowest terms, and how it was calculated."""

    __slots__ = ("above", "below", "text", "level")

    def __init__(self, above: int, below: int, text: str, level: int) -> None:
        self.above = above
        self.below = below  # always positive
        self.text = text
        self.level = level

    @property
    def value(self) -> str:
        """`18`, `-4`, `3/2`."""
        return str(self.above) if self.below == 1 else f"{self.above}/{self.below}"

    def equals(self, number: int) -> bool:
        return self.below == 1 and self.above == number


def single(worth: int) -> Term:
    return Term(worth, 1, str(worth), SINGLE)


def joined(a: Term, operation: int, b: Term) -> Term | None:
    """Two numbers combined; None for a division by zero."""
    if operation == PLUS:
        above, below = a.above * b.below + b.above * a.below, a.below * b.below
    elif operation == MINUS:
        above, below = a.above * b.below - b.above * a.below, a.below * b.below
    elif operation == TIMES:
        above, below = a.above * b.above, a.below * b.below
    else:
        above, below = a.above * b.below, a.below * b.above
    if below == 0:
        return None
    common = gcd(above, below) if below > 0 else -gcd(above, below)
    return Term(above // common, below // common, written(a, operation, b), level_of(operation))


def level_of(operation: int) -> int:
    return SUM if operation <= MINUS else PRODUCT


def written(a: Term, operation: int, b: Term) -> str:
    """With as few brackets as possible."""
    level = level_of(operation)
    left = f"({a.text})" if a.level < level else a.text
    tight = operation == MINUS or operation == OVER  # what follows belongs together
    right = f"({b.text})" if b.level < level or (tight and b.level == level) else b.text
    return f"{left} {SIGNS[operation]} {right}"
