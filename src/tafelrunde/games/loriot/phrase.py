"""A calculation as people type it, translated into actions (9.3, 9.4, 9.10).

While cards are chosen, `9*2-10` lays the cards that are missing, presents them and, where people
calculate themselves, combines the numbers step by step. In the middle of a calculation it goes on
from the numbers on the table, which may also be called by their places: `n1`, `n2` and so on.
"""

from __future__ import annotations

from random import Random

from tafelrunde.core.action import Action
from tafelrunde.core.errors import BadPhrase
from tafelrunde.core.view import View

from .rules.arithmetic.expression import Term, joined, single
from .rules.arithmetic.formula import Part, bad, parse
from .rules.head import Combine, Play, number_of
from .rules.numbers import RANKS, WORTH
from .rules.state import Loriot

ASKS = frozenset(("play", "play-enough", "combine"))  # questions that may be answered by typing


def read(view: View, text: str) -> list[Action]:
    """The actions that carry out the formula; BadPhrase says what is wrong with it."""
    state = view.setup.game.determinize(view, Random(0))
    assert isinstance(state, Loriot)
    decision = state.decision
    if view.seat != decision.seat or not isinstance(decision, (Play, Combine)):
        raise bad("not-now", "There is nothing to calculate now.")
    formula = parse(text)
    if isinstance(decision, Combine):
        return Row(state, state.terms).carried_out(formula)
    ranks = missing_ranks(state, numbers_in(formula))
    others = [laid.rank for laid in state.laid if laid.seat != state.turn]
    own = [laid.rank for laid in state.laid if laid.seat == state.turn]
    row = Row(state, [single(WORTH[rank]) for rank in [*others, *sorted([*own, *ranks])]])
    steps = row.carried_out(formula)
    actions = [state.setup.play.at(rank) for rank in ranks]
    actions.append(state.setup.claim.at())
    return [*actions, *steps] if state.setup.own_calculation else actions


def numbers_in(part: Part) -> list[str]:
    """In reading order."""
    left, right = part.left, part.right
    if left is None or right is None:
        return [part.number]
    return [*numbers_in(left), *numbers_in(right)]


def missing_ranks(state: Loriot, numbers: list[str]) -> list[int]:
    """Which cards the formula takes from the hand; all on the table must be in it (9.4)."""
    table = state.worths()
    hand = state.players[state.turn].hand
    out: list[int] = []
    for number in numbers:
        worth = int(number) if number.isdecimal() else 0
        fitting = [r for r in range(len(RANKS)) if hand >> r & 1 and WORTH[r] == worth]
        if worth in table:
            table.remove(worth)
        elif fitting:
            hand &= ~(1 << fitting[0])
            out.append(fitting[0])
        else:
            raise unknown(number)
    if table:
        raise unused(str(table[0]))
    return sorted(out)


def unknown(number: str) -> BadPhrase:
    sentence = f"{number} is neither on the table nor in your hand."
    return bad("unknown-number", sentence, number)


def unused(number: str) -> BadPhrase:
    return bad("unused", f"{number} lies on the table and must be used.", number)


class Row:
    """The numbers on the table, and the steps taken with them."""

    def __init__(self, state: Loriot, terms: list[Term]) -> None:
        self.state = state
        self.terms = terms
        self.free = [True] * len(terms)
        self.marks = list(range(len(terms)))  # what lies where; shrinks with every step
        self.steps: list[Action] = []

    def carried_out(self, formula: Part) -> list[Action]:
        """The steps that calculate the formula, which must use every number and be right."""
        _, term = self.calculate(formula)
        for place, free in enumerate(self.free):
            if free:
                raise unused(self.terms[place].value)
        number = number_of(self.state)
        if not term.equals(number):
            sentence = f"That makes {term.value}, not {number}."
            raise bad("wrong", sentence, term.value, str(number))
        return self.steps

    def calculate(self, part: Part) -> tuple[int, Term]:
        """The mark and the value of a part of the formula."""
        left, right = part.left, part.right
        if left is None or right is None:
            place = self.place_of(part.number)
            self.free[place] = False
            return place, self.terms[place]
        a, one = self.calculate(left)
        b, two = self.calculate(right)
        term = joined(one, part.operation, two)
        if term is None:
            raise bad("zero", "Nothing can be divided by zero.")
        self.take_step(a, part.operation, b)
        return a, term

    def place_of(self, number: str) -> int:
        for place, term in enumerate(self.terms):
            if self.free[place] and number in (term.value, f"n{place + 1}"):
                return place
        raise unknown(number)

    def take_step(self, a: int, operation: int, b: int) -> None:
        """As in `calculation.steps_of`: the result takes the place of the first of the two."""
        first, second = self.marks.index(a), self.marks.index(b)
        if self.state.setup.own_calculation:
            self.steps.append(self.state.setup.combine.at(first, operation, second))
        self.marks[min(first, second)] = a
        del self.marks[max(first, second)]
