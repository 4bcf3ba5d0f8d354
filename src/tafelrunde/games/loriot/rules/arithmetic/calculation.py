"""A calculation over cards as a tree, its values as single ints."""

from __future__ import annotations

from math import gcd
from typing import Final, final

from .expression import MINUS, OVER, PLUS, TIMES, Term, joined, single

SHIFT: Final = 30  # a fraction as one int: above << SHIFT | below
BELOW: Final = (1 << SHIFT) - 1


@final
class Calculation:
    """A card, or two calculations and what is done with them."""

    __slots__ = ("value", "operation", "left", "right", "plain")

    def __init__(
        self,
        value: int,
        operation: int,
        left: Calculation | None,
        right: Calculation | None,
        plain: bool,
    ) -> None:
        self.value = value
        self.operation = operation
        self.left = left  # None: a card
        self.right = right
        self.plain = plain  # whole numbers all along, none below zero


def whole(number: int) -> int:
    return number << SHIFT | 1


def card(worth: int) -> Calculation:
    return Calculation(whole(worth), PLUS, None, None, True)


def fraction(above: int, below: int) -> int:
    """In lowest terms; `below` is not zero."""
    common = gcd(above, below)
    if below < 0:
        common = -common
    return (above // common) << SHIFT | (below // common)


def combine_two(out: dict[int, Calculation], a: Calculation, b: Calculation, plain: bool) -> None:
    """All that two make together, where it is new; with `plain` no fraction, no debt."""
    p, q = a.value >> SHIFT, a.value & BELOW
    r, s = b.value >> SHIFT, b.value & BELOW
    add(out, p * s + r * q, q * s, PLUS, a, b, plain)
    add(out, p * r, q * s, TIMES, a, b, plain)
    add(out, p * s - r * q, q * s, MINUS, a, b, plain)
    add(out, r * q - p * s, q * s, MINUS, b, a, plain)
    if r != 0:
        add(out, p * s, q * r, OVER, a, b, plain)
    if p != 0:
        add(out, r * q, p * s, OVER, b, a, plain)


def add(
    out: dict[int, Calculation],
    above: int,
    below: int,
    operation: int,
    a: Calculation,
    b: Calculation,
    plain: bool,
) -> None:
    value = fraction(above, below)
    if value not in out and (not plain or (value >= 0 and value & BELOW == 1)):
        out[value] = Calculation(value, operation, a, b, plain)


def missing(have: int, wanted: int) -> list[tuple[int, bool, int]]:
    """What must be combined with one value to get another: operation, whether it comes first."""
    p, q = have >> SHIFT, have & BELOW
    r, s = wanted >> SHIFT, wanted & BELOW
    out = [
        (PLUS, False, fraction(r * q - p * s, q * s)),
        (MINUS, True, fraction(r * q + p * s, q * s)),
        (MINUS, False, fraction(p * s - r * q, q * s)),
    ]
    if p != 0:
        out.append((TIMES, False, fraction(r * q, s * p)))
        out.append((OVER, True, fraction(r * p, s * q)))
        if r != 0:
            out.append((OVER, False, fraction(p * s, q * r)))
    return out


def put_in(tree: Calculation, pair: Calculation) -> Calculation:
    """The same calculation with two cards in the place of one."""
    out = replaced(tree, pair)
    assert out is not None
    return out


def replaced(tree: Calculation, pair: Calculation) -> Calculation | None:
    left, right = tree.left, tree.right
    if left is None or right is None:
        return pair if tree.value == pair.value else None
    new = replaced(left, pair)
    if new is not None:
        return Calculation(tree.value, tree.operation, new, right, tree.plain)
    new = replaced(right, pair)
    return None if new is None else Calculation(tree.value, tree.operation, left, new, tree.plain)


def beside(tree: Calculation, pair: Calculation) -> Calculation:
    """The same calculation and two cards that make 0 or 1."""
    operation = PLUS if pair.value == whole(0) else TIMES
    return Calculation(tree.value, operation, tree, pair, tree.plain)


def term_of(tree: Calculation) -> Term:
    """The calculation as people read it."""
    left, right = tree.left, tree.right
    if left is None or right is None:
        return single(tree.value >> SHIFT)
    out = joined(term_of(left), tree.operation, term_of(right))
    assert out is not None
    return out


def steps_of(tree: Calculation, worths: list[int]) -> list[tuple[int, int, int]]:
    """The calculation step by step on numbers in a row: place, operation, place (9.10).

    The result of a step takes the place of the first of the two, and the row closes up.
    """
    row = list(range(len(worths)))
    free = worths[:]
    out: list[tuple[int, int, int]] = []
    play_steps(tree, row, free, out)
    return out


def play_steps(
    tree: Calculation, row: list[int], free: list[int], out: list[tuple[int, int, int]]
) -> int:
    """The mark in the row that stands for this part of the tree."""
    left, right = tree.left, tree.right
    if left is None or right is None:
        place = free.index(tree.value >> SHIFT)
        free[place] = 0
        return place
    a = play_steps(left, row, free, out)
    b = play_steps(right, row, free, out)
    first, second = row.index(a), row.index(b)
    out.append((first, tree.operation, second))
    place = min(first, second)
    row[place] = a
    del row[max(first, second)]
    return a
