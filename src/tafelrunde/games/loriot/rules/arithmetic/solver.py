"""Can these cards make this number, and how? (9.4 to 9.6, 9.9)

Every card is used exactly once, with exact fractions. Small sets are searched completely. From six
cards on every number from 2 to 12 can be made: that holds for all sets of six and of seven (a test
searches them), and in a larger set two cards can always be made one or none: their difference is
the worth of a card, or it is 0 or 1, which changes nothing.
"""

from __future__ import annotations

from typing import Final, final

from .calculation import (
    BELOW,
    Calculation,
    beside,
    card,
    combine_two,
    missing,
    put_in,
    whole,
)
from .expression import MINUS, OVER, PLUS, TIMES

LEAST: Final = 2  # the numbers that two dice give
MOST: Final = 12
LOW: Final = 2  # the worth of cards
HIGH: Final = 11
EVERY: Final = (1 << (MOST + 1)) - (1 << LEAST)  # all numbers, as bits
ALWAYS: Final = 6  # from so many cards on there is always a calculation
LISTED: Final = 4  # up to so many cards all values are listed
REMEMBERED: Final = 256  # sets of cards whose values are kept


def set_of(worths: list[int]) -> int:
    """A set of at most seven cards as one int: four bits per worth."""
    out = 0
    for worth in worths:
        out += 1 << (4 * (worth - LOW))
    return out


def worths_of(cards: int) -> list[int]:
    out: list[int] = []
    for worth in range(LOW, HIGH + 1):
        for _ in range((cards >> (4 * (worth - LOW))) & 15):
            out.append(worth)
    return out


def parts(worths: list[int]) -> list[tuple[int, int]]:
    """All divisions of a set into two that are not empty, each once, the smaller part first."""
    out: list[tuple[int, int]] = []
    met: set[int] = set()
    count = len(worths)
    whole_set = set_of(worths)
    for size in range(1, count // 2 + 1):
        for mask in range(1, 1 << count):
            if mask.bit_count() == size:
                one = set_of([worths[i] for i in range(count) if mask >> i & 1])
                if one not in met:
                    met.add(one)
                    met.add(whole_set - one)
                    out.append((one, whole_set - one))
    return out


def simpler(big: int, small: int) -> list[tuple[int, int]]:
    """What two cards can become together, of use in a smaller set: operation and worth."""
    out = [(MINUS, big - small)]
    if big + small <= HIGH:
        out.append((PLUS, big + small))
    if big * small <= HIGH:
        out.append((TIMES, big * small))
    if big % small == 0:
        out.append((OVER, big // small))
    return out


@final
class Solver:
    """Remembers which numbers a set makes, and all values of the last sets of up to four cards."""

    def __init__(self) -> None:
        self.numbers: dict[int, int] = {}
        self.values: dict[int, dict[int, Calculation]] = {}

    def can_make(self, worths: list[int], number: int) -> bool:
        if len(worths) >= ALWAYS:
            return True
        return len(worths) > 0 and self.makes(set_of(worths)) >> number & 1 == 1

    def makes(self, cards: int) -> int:
        """The numbers from 2 to 12 that a set of one to five cards makes, as bits."""
        found = self.numbers.get(cards, 0)
        if found == 0:
            worths = worths_of(cards)
            found = self.easy_numbers(worths) if len(worths) > LISTED else 0
            for number in range(LEAST, MOST + 1):
                if not found >> number & 1 and self.reach(cards, whole(number)) is not None:
                    found |= 1 << number
            self.numbers[cards] = found | 1  # marked as searched
        return found

    def easy_numbers(self, worths: list[int]) -> int:
        """Those for which two of the cards can be made one or none."""
        out = 0
        for i in range(len(worths)):
            for j in range(i):
                rest = worths[:j] + worths[j + 1 : i] + worths[i + 1 :]
                for _, worth in simpler(worths[i], worths[j]):
                    out |= self.makes(set_of([*rest, worth] if worth >= LOW else rest))
                    if out | 1 == EVERY | 1:
                        return out
        return out

    def values_of(self, cards: int) -> dict[int, Calculation]:
        """Everything that up to four cards make, plain calculations first."""
        found = self.values.get(cards)
        if found is not None:
            return found
        out: dict[int, Calculation] = {}
        worths = worths_of(cards)
        if len(worths) == 1:
            out[whole(worths[0])] = card(worths[0])
        divisions = parts(worths)
        for plain in (True, False):
            for one, two in divisions:
                self.combine_all(out, one, two, plain)
        if len(self.values) >= REMEMBERED:
            self.values.clear()
        self.values[cards] = out
        return out

    def combine_all(self, out: dict[int, Calculation], one: int, two: int, plain: bool) -> None:
        rights = list(self.values_of(two).values())
        for a in list(self.values_of(one).values()):
            if a.plain or not plain:
                for b in rights:
                    if b.plain or not plain:
                        combine_two(out, a, b, plain)

    def reach(self, cards: int, value: int) -> Calculation | None:
        """A calculation for a set of any size: complete, so meant for small ones."""
        worths = worths_of(cards)
        if len(worths) <= LISTED:
            return self.values_of(cards).get(value)
        for one, two in parts(worths):
            for a in list(self.values_of(one).values()):
                found = self.completed(a, two, value)
                if found is not None:
                    return found
        return None

    def completed(self, a: Calculation, rest: int, value: int) -> Calculation | None:
        """A calculation that begins with this one and uses the rest of the cards too."""
        for operation, turned, wanted in missing(a.value, value):
            b = self.reach(rest, wanted)
            if b is not None:
                plain = a.plain and b.plain and value & BELOW == 1 and value >= 0
                if turned:
                    return Calculation(value, operation, b, a, plain)
                return Calculation(value, operation, a, b, plain)
        return None

    def calculation(self, worths: list[int], number: int) -> Calculation | None:
        """How cards of these worths make the number; None if they cannot."""
        if not self.can_make(worths, number):
            return None
        if len(worths) <= LISTED:
            return self.reach(set_of(worths), whole(number))
        return self.shortened(sorted(worths), number) or self.reach(set_of(worths), whole(number))

    def shortened(self, worths: list[int], number: int) -> Calculation | None:
        """Two cards become one or none, and what is left still makes the number."""
        for i in range(len(worths) - 1, 0, -1):
            for j in range(i - 1, -1, -1):
                rest = worths[:j] + worths[j + 1 : i] + worths[i + 1 :]
                for operation, worth in simpler(worths[i], worths[j]):
                    fewer = [*rest, worth] if worth >= LOW else rest
                    inner = self.calculation(fewer, number)
                    if inner is not None:
                        pair = Calculation(
                            whole(worth), operation, card(worths[i]), card(worths[j]), True
                        )
                        return put_in(inner, pair) if worth >= LOW else beside(inner, pair)
        return None


SOLVER: Final = Solver()
