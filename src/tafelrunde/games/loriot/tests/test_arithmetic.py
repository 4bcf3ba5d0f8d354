"""9.4, 9.6, 9.9: the solver against brute force, and the ways it shows."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from random import Random

import pytest

from tafelrunde.games.loriot.arithmetic import ALWAYS, LEAST, MOST, SOLVER, Solver, set_of
from tafelrunde.games.loriot.expression import Term, joined, single
from tafelrunde.games.loriot.numbers import WORTH
from tafelrunde.games.loriot.proposal import cheapest
from tafelrunde.games.loriot.way import steps_of, term_of

NUMBERS = range(LEAST, MOST + 1)
SETS = {
    count: list(combinations_with_replacement(range(2, 12), count))
    for count in range(1, ALWAYS + 2)
}


@cache
def brute(cards: tuple[int, ...]) -> frozenset[Fraction]:
    """Everything that can be made of all cards: each pair, each operation, again and again."""
    return frozenset(all_values(tuple(Fraction(card) for card in cards)))


@cache
def all_values(values: tuple[Fraction, ...]) -> frozenset[Fraction]:
    if len(values) == 1:
        return frozenset(values)
    out: set[Fraction] = set()
    for i in range(len(values)):
        for j in range(i):
            rest = [v for k, v in enumerate(values) if k not in (i, j)]
            a, b = values[i], values[j]
            made = {a + b, a - b, b - a, a * b}
            made |= {a / b} if b else set()
            made |= {b / a} if a else set()
            for value in made:
                out |= all_values(tuple(sorted([*rest, value])))
    return frozenset(out)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_every_small_set(count: int) -> None:
    """9.4, 9.6, LO-41: exact for every set of up to three cards and every number."""
    for cards in SETS[count]:
        for number in NUMBERS:
            assert SOLVER.can_make(list(cards), number) == (number in brute(cards)), cards


def compare(fours: int, fives: int, seed: int) -> None:
    random = Random(seed)
    for cards in [*random.sample(SETS[4], fours), *random.sample(SETS[5], fives)]:
        for number in NUMBERS:
            assert SOLVER.can_make(list(cards), number) == (number in brute(cards)), cards
        all_values.cache_clear()


def test_random_hands() -> None:
    """9.4, 9.6, LO-41: a sample, with all eleven numbers each."""
    compare(30, 1, seed=9)


@pytest.mark.slow
def test_thousands_of_random_hands() -> None:
    """9.4, 9.6, LO-41: 400 sets of four cards and 30 of five, each with all eleven numbers."""
    compare(400, 30, seed=10)


def test_five_cards_that_cannot() -> None:
    """9.4: of all 2,002 sets of five cards 25 miss a number; brute force agrees on some."""
    missed = {
        cards: [n for n in NUMBERS if not SOLVER.can_make(list(cards), n)] for cards in SETS[5]
    }
    missed = {cards: numbers for cards, numbers in missed.items() if numbers}
    assert len(missed) == 25
    for cards in (
        (2, 2, 2, 2, 2),
        (10, 10, 10, 10, 10),
        (11, 11, 11, 11, 11),
        (10, 10, 10, 11, 11),
    ):
        assert [n for n in NUMBERS if n not in brute(cards)] == missed[cards]


def is_right(cards: list[int], number: int, text: str) -> bool:
    """The calculation gives the number and uses every card once."""
    shown = text.replace("×", "*").replace("÷", "/").replace("−", "-")
    exact = re.sub(r"(\d+)", r"Fraction(\1)", shown)
    used = sorted(int(word) for word in re.findall(r"\d+", text))
    return bool(eval(exact) == number) and used == sorted(cards)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_ways_are_shown_for_all_that_can_be_made(count: int) -> None:
    """9.9: a way exactly where there is one, and it is right."""
    for cards in Random(count).sample(SETS[count], min(150, len(SETS[count]))):
        for number in NUMBERS:
            way = SOLVER.way(list(cards), number)
            assert (way is not None) == SOLVER.can_make(list(cards), number)
            if way is not None:
                assert is_right(list(cards), number, term_of(way).text)


@pytest.mark.slow
@pytest.mark.parametrize("count", [6, 7])
def test_six_or_seven_cards_always_can(count: int) -> None:
    """9.9: every set of six and of seven cards makes every number; so does every larger set."""
    for cards in SETS[count]:
        for number in NUMBERS:
            way = SOLVER.way(list(cards), number)
            assert way is not None
            assert term_of(way).equals(number)


def test_six_or_seven_equal_cards() -> None:
    """9.9: the hardest sets of that size."""
    for worth in range(2, 12):
        for count in (6, 7):
            for number in NUMBERS:
                way = SOLVER.way([worth] * count, number)
                assert way is not None
                assert is_right([worth] * count, number, term_of(way).text)


def test_a_full_hand_and_seven_interveners() -> None:
    """9.9: twenty cards, also for a solver that remembers nothing."""
    random = Random(4)
    for _ in range(40):
        cards = [*WORTH, *[random.choice(WORTH) for _ in range(7)]]
        number = random.choice(NUMBERS)
        way = Solver().way(cards, number)
        assert way is not None
        assert is_right(cards, number, term_of(way).text)


def test_a_way_step_by_step() -> None:
    """9.10: the steps lead through the numbers on the table to the number."""
    random = Random(5)
    for _ in range(200):
        cards = [random.choice(WORTH) for _ in range(random.randint(2, 9))]
        number = random.choice(NUMBERS)
        way = SOLVER.way(cards, number)
        if way is None:
            continue
        terms = [single(card) for card in cards]
        for first, operation, second in steps_of(way, cards):
            term = joined(terms[first], operation, terms[second])
            assert term is not None
            terms[min(first, second)] = term
            del terms[max(first, second)]
        assert len(terms) == 1
        assert terms[0].equals(number)


@pytest.mark.slow
def test_memory_is_limited() -> None:
    """9.9: what is remembered of small sets stays small, and forgetting changes nothing."""
    solver = Solver()
    for cards in SETS[4]:
        assert solver.makes(set_of(list(cards))) & ~1 == SOLVER.makes(set_of(list(cards))) & ~1
    assert len(solver.values) <= 256


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ((9, "times", 2), "9 × 2"),
        (((9, "plus", 2), "times", 3), "(9 + 2) × 3"),
        ((9, "minus", (2, "minus", 3)), "9 − (2 − 3)"),
        ((9, "plus", (2, "minus", 3)), "9 + 2 − 3"),
        ((9, "over", (2, "times", 3)), "9 ÷ (2 × 3)"),
        (((9, "over", 2), "times", 3), "9 ÷ 2 × 3"),
        ((9, "minus", (2, "times", 3)), "9 − 2 × 3"),
    ],
)
def test_as_few_brackets_as_possible(text: tuple[object, ...], wanted: str) -> None:
    """9.9: calculations as people write them."""
    assert term(text).text == wanted


def term(part: object) -> Term:
    if isinstance(part, int):
        return single(part)
    assert isinstance(part, tuple)
    a, operation, b = part
    found = joined(term(a), ("plus", "minus", "times", "over").index(operation), term(b))
    assert found is not None
    return found


def test_the_cheapest_cards() -> None:
    """9.3: bots lay as few cards as possible; -1 where nothing helps."""
    whole = (1 << 13) - 1
    assert cheapest(whole, [], 7) == 1 << 5
    assert cheapest(whole, [7], 7) == 0
    assert cheapest(whole, [], 12).bit_count() == 2
    assert cheapest(0b1, [], 7) == -1
    assert cheapest(0, [10, 10], 7) == -1
    assert cheapest(whole, [9], 8).bit_count() == 2
