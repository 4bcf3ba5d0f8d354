"""What a good head for figures would do: which cards to lay, which numbers to combine.

Frozen like `reference`, which it is a part of.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.action import Action

from ..rules.arithmetic.calculation import steps_of
from ..rules.arithmetic.expression import MINUS, OVER, PLUS, TIMES, Term, joined
from ..rules.arithmetic.solver import ALWAYS, SOLVER
from ..rules.head import number_of
from ..rules.numbers import RANKS, WORTH
from ..rules.state import Loriot

# how much a card is missed, by rank: as often as dice ask for it, less where others are equal
PRICE: Final = (1, 2, 3, 4, 5, 6, 5, 4, 1, 1, 1, 1, 2)
FEW: Final = 4  # numbers that are searched through completely


def cheapest(hand: int, table: list[int], number: int) -> int:
    """The fewest and least useful cards of a hand that make the number with those on the table.

    As bits; -1 if there are none.
    """
    held = [rank for rank in range(len(RANKS)) if hand >> rank & 1]
    for size in range(min(len(held), max(0, ALWAYS - len(table))) + 1):
        best = Best()
        choose(best, held, 0, size, 0, table, number)
        if best.cards >= 0:
            return best.cards
    return -1


class Best:
    def __init__(self) -> None:
        self.cards = -1
        self.price = 0


def choose(
    best: Best, held: list[int], start: int, size: int, cards: int, table: list[int], number: int
) -> None:
    """All choices of so many cards; of equal ones the first come first."""
    if size == 0:
        price = price_of(cards)
        if (best.cards < 0 or price < best.price) and SOLVER.can_make(table, number):
            best.cards = cards
            best.price = price
        return
    last = 0
    for i in range(start, len(held) - size + 1):
        rank = held[i]
        if WORTH[rank] != last:
            last = WORTH[rank]
            choose(best, held, i + 1, size - 1, cards | 1 << rank, [*table, last], number)


def price_of(cards: int) -> int:
    out = 0
    for rank in range(len(RANKS)):
        if cards >> rank & 1:
            out += PRICE[rank]
    return out


def next_combination(state: Loriot) -> Action | None:
    """The next step of the solver's calculation, also if somebody else has begun in another way."""
    number = number_of(state)
    done = state.combined
    found = SOLVER.calculation(state.worths(), number)
    steps = steps_of(found, state.worths()) if found is not None else []
    block = state.setup.combine
    follows = len(done) < len(steps)
    for i, action in enumerate(done):
        if follows and block.at(steps[i][0], steps[i][1], steps[i][2]) is not action:
            follows = False
    if follows:
        first, operation, second = steps[len(done)]
        return block.at(first, operation, second)
    if len(state.terms) <= FEW:
        step = searched(state.terms, number)
        if step is not None:
            return block.at(step[0], step[1], step[2])
    return None


def searched(terms: list[Term], number: int) -> tuple[int, int, int] | None:
    """A first step after which the number can be made, by trying everything."""
    for i in range(len(terms)):
        for j in range(len(terms)):
            for operation in (PLUS, TIMES, MINUS, OVER):
                if i == j or (i > j and operation in (PLUS, TIMES)):
                    continue
                term = joined(terms[i], operation, terms[j])
                if term is None:
                    continue
                rest = [terms[k] for k in range(len(terms)) if k not in (i, j)]
                if not rest and term.equals(number):
                    return i, operation, j
                if rest and searched([*rest, term], number) is not None:
                    return i, operation, j
    return None
