"""9.4, 9.6, 9.9: the solver against brute force, and the ways it shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import gcd
from random import Random

import pytest

from tafelrunde.games.loriot.frozen.proposal import cheapest
from tafelrunde.games.loriot.rules.arithmetic.calculation import (
    SHIFT,
    Calculation,
    card,
    combine_two,
    steps_of,
    term_of,
    whole,
)
from tafelrunde.games.loriot.rules.arithmetic.expression import Term, joined, single
from tafelrunde.games.loriot.rules.arithmetic.solver import (
    ALWAYS,
    LEAST,
    MOST,
    SOLVER,
    Solver,
    set_of,
)
from tafelrunde.games.loriot.rules.numbers import WORTH

NUMBERS = range(LEAST, MOST + 1)
KEPT = 4  # cards whose values are remembered
SETS = {
    count: list(combinations_with_replacement(range(2, 12), count))
    for count in range(1, ALWAYS + 2)
}


def test_a_plain_calculation_knows_no_fraction_and_no_debt() -> None:
    """9.9: of 2 and 3 it makes a sum, a product and the difference that is left over."""
    out: dict[int, Calculation] = {}
    combine_two(out, card(2), card(3), plain=True)
    assert {value >> SHIFT for value in out} == {5, 6, 1}
    combine_two(out, card(2), card(3), plain=False)
    assert len(out) == 6


@cache
def brute(values: tuple[Fraction, ...]) -> frozenset[Fraction]:
    """All that the values make: each pair, each operation, again and again until one is left."""
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
                out |= brute(tuple(sorted([*rest, value])))
    return frozenset(out)


def brute_numbers(cards: tuple[int, ...]) -> list[int]:
    out = brute(tuple(Fraction(card) for card in cards))
    brute.cache_clear()
    return [number for number in NUMBERS if number in out]


# The same once more for whole decks of questions: values as pairs, in lowest terms, of all
# divisions of the cards into two. It shares nothing with the solver and is held to brute force.
Pair = tuple[int, int]


@cache
def values_of(cards: tuple[int, ...]) -> frozenset[Pair]:
    return frozenset(all_values(cards))


def all_values(cards: tuple[int, ...]) -> Iterator[Pair]:
    if len(cards) == 1:
        yield cards[0], 1
    for one, two in divisions(cards):
        for p, q in values_of(one):
            for r, s in values_of(two):
                yield lowest(p * s + r * q, q * s)
                yield lowest(p * s - r * q, q * s)
                yield lowest(r * q - p * s, q * s)
                yield lowest(p * r, q * s)
                if r:
                    yield lowest(p * s, q * r)
                if p:
                    yield lowest(r * q, s * p)


def divisions(cards: tuple[int, ...]) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The last card is always in the second part, so that each division comes once."""
    out = set()
    for chosen in product((False, True), repeat=len(cards) - 1):
        one = tuple(card for card, here in zip(cards, chosen) if here)
        two = tuple(card for card, here in zip(cards, (*chosen, False)) if not here)
        if one:
            out.add((one, two))
    return out


def lowest(above: int, below: int) -> Pair:
    common = gcd(above, below) if below > 0 else -gcd(above, below)
    return above // common, below // common


def fast_numbers(cards: tuple[int, ...]) -> list[int]:
    out = values_of(cards) if len(cards) <= KEPT else frozenset(all_values(cards))
    return [number for number in NUMBERS if (number, 1) in out]


def solved(cards: tuple[int, ...]) -> list[int]:
    return [number for number in NUMBERS if SOLVER.can_make(list(cards), number)]


def test_every_set_of_up_to_three_cards_by_brute_force() -> None:
    """9.4, 9.6, LO-41: 285 sets, all eleven numbers; the fast search agrees with brute force."""
    for cards in [*SETS[1], *SETS[2], *SETS[3]]:
        assert brute_numbers(cards) == fast_numbers(cards) == solved(cards), cards


def test_random_hands_by_brute_force() -> None:
    """9.4, 9.6, LO-41: a sample of larger sets."""
    random = Random(9)
    for cards in [*random.sample(SETS[4], 30), *random.sample(SETS[5], 1)]:
        assert brute_numbers(cards) == fast_numbers(cards) == solved(cards), cards


@pytest.mark.slow
def test_more_random_hands_by_brute_force() -> None:
    """9.4, 9.6, LO-41."""
    random = Random(10)
    for cards in [*random.sample(SETS[4], 300), *random.sample(SETS[5], 20)]:
        assert brute_numbers(cards) == fast_numbers(cards) == solved(cards), cards


def test_every_set_of_four_cards() -> None:
    """9.4, 9.6, LO-41: 715 sets."""
    for cards in SETS[4]:
        assert fast_numbers(cards) == solved(cards), cards


@pytest.mark.slow
def test_every_set_of_five_cards() -> None:
    """9.4, 9.6, LO-41: 2,002 sets; from six cards on there is always a way (9.9)."""
    for cards in SETS[5]:
        assert fast_numbers(cards) == solved(cards), cards


@pytest.mark.slow
def test_thousands_of_random_hands() -> None:
    """9.4, 9.6, 9.9, LO-41: cards laid by up to seven others and some of a hand, 3,000 times."""
    random = Random(11)
    for _ in range(3000):
        others = [random.choice(WORTH) for _ in range(random.randint(0, 7))]
        cards = [*others, *random.sample(WORTH, random.randint(0, 13))]
        number = random.choice(NUMBERS)
        way = SOLVER.calculation(cards, number)
        if len(cards) < ALWAYS:
            can = bool(cards) and number in fast_numbers(tuple(sorted(cards)))
            assert (way is not None) == can, (cards, number)
        if way is not None or len(cards) >= ALWAYS:
            assert is_right(cards, number, way), (cards, number)


def test_five_cards_that_cannot() -> None:
    """9.4: of all 2,002 sets of five cards 25 miss a number; the hardest are searched here."""
    missing = [cards for cards in SETS[5] if solved(cards) != list(NUMBERS)]
    assert len(missing) == 25
    for cards in (
        (2, 2, 2, 2, 2),
        (10, 10, 10, 10, 10),
        (11, 11, 11, 11, 11),
        (10, 10, 10, 11, 11),
    ):
        assert cards in missing
        assert fast_numbers(cards) == solved(cards)


def is_right(cards: list[int], number: int, way: Calculation | None) -> bool:
    """The calculation that is shown gives the number and uses every card once."""
    text = "" if way is None else term_of(way).text
    shown = text.replace("×", "*").replace("÷", "/").replace("−", "-")
    exact = re.sub(r"(\d+)", r"Fraction(\1)", shown)
    used = sorted(int(word) for word in re.findall(r"\d+", text))
    return used == sorted(cards) and bool(eval(exact) == number)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_ways_are_shown_for_all_that_can_be_made(count: int) -> None:
    """9.9: a way exactly where there is one, and it is right."""
    for cards in Random(count).sample(SETS[count], min(150, len(SETS[count]))):
        for number in NUMBERS:
            way = SOLVER.calculation(list(cards), number)
            assert (way is not None) == SOLVER.can_make(list(cards), number)
            if way is not None:
                assert is_right(list(cards), number, way)


@pytest.mark.slow
@pytest.mark.parametrize("count", [6, 7])
def test_six_or_seven_cards_always_can(count: int) -> None:
    """9.9: every set of six and of seven cards makes every number; so does every larger set."""
    for cards in SETS[count]:
        for number in NUMBERS:
            assert is_right(list(cards), number, SOLVER.calculation(list(cards), number))


def test_six_or_seven_equal_cards() -> None:
    """9.9: the hardest sets of that size."""
    for worth in range(2, 12):
        for count in (6, 7):
            for number in NUMBERS:
                way = SOLVER.calculation([worth] * count, number)
                assert is_right([worth] * count, number, way)


@pytest.mark.parametrize("number", [0, 1])
def test_five_cards_make_nothing_or_one_on_the_way(number: int) -> None:
    """9.6: what a calculation of more cards may go through is searched as thoroughly."""
    for cards in ([2, 2, 5, 7, 11], [11] * 5, [3, 4, 6, 8, 10]):
        assert is_right(cards, number, Solver().reach(set_of(cards), whole(number)))


def test_a_full_hand_and_seven_interveners() -> None:
    """9.9: twenty cards, also for a solver that remembers nothing."""
    random = Random(4)
    for _ in range(40):
        cards = [*WORTH, *[random.choice(WORTH) for _ in range(7)]]
        number = random.choice(NUMBERS)
        assert is_right(cards, number, Solver().calculation(cards, number))


def test_a_way_step_by_step() -> None:
    """9.10: the steps lead through the numbers on the table to the number."""
    random = Random(5)
    for _ in range(200):
        cards = [random.choice(WORTH) for _ in range(random.randint(2, 9))]
        number = random.choice(NUMBERS)
        way = SOLVER.calculation(cards, number)
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
    full = (1 << 13) - 1
    assert cheapest(full, [], 7) == 1 << 5
    assert cheapest(full, [7], 7) == 0
    assert cheapest(full, [], 12).bit_count() == 2
    assert cheapest(0b1, [], 7) == -1
    assert cheapest(0, [10, 10], 7) == -1
    assert cheapest(full, [9], 8).bit_count() == 2
