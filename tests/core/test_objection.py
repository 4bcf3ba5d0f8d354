"""“Why not?” names what stands in the way, in every game, whatever is clicked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from tafelrunde.core.match import Match
from tafelrunde.core.objection import Objection, find_objection, fits, fitting, nearest
from tafelrunde.core.reason import MOMENT, Reason
from tafelrunde.core.registry import find, metas
from tafelrunde.core.state import CHANCE, Setup
from tafelrunde.testing.kit.walk import walk

CLICKS = 60  # for each number of seats
OFTEN = 0.1  # positions of a match that are looked at
ASKED = 200  # actions that contain a click

Click = tuple[Match, int, list[str]]


def clicks(setup: Setup, random: Random) -> Iterator[Click]:
    """Single things, and pairs in the order in which an action names them; none of them legal."""
    kinds = [block for block in setup.space.blocks if not block.chance and block.arguments]
    while True:
        for step in walk(setup, random):
            if step.seat == CHANCE or random.random() > OFTEN:
                continue
            match = Match(setup, state=step.state)
            for _ in range(3):
                block = random.choice(kinds)
                tokens = block.nth(random.randrange(block.size)).tokens[1:]
                first = random.randrange(len(tokens))
                path = [tokens[first], *random.sample(tokens[first + 1 :], len(tokens) > first + 1)]
                path = path[: random.randint(1, 2)]
                if not any(fits(action.tokens, path) for action in match.legal(step.seat)):
                    yield match, step.seat, path


def is_generic(match: Match, seat: int, path: list[str], found: Objection) -> bool:
    """The paragraph of the question without a word, though the game names another one."""
    asked = match.asked(seat)
    assert asked is not None
    assert found.reason is not None
    if found.reason.code or found.reason.rule != asked.rule:
        return False
    return any(rule != asked.rule for rule in rules(match, seat, path))


def rules(match: Match, seat: int, path: list[str]) -> Iterator[str]:
    """What the game says about actions that contain what was clicked."""
    for block in match.setup.space.blocks:
        if not block.chance:
            for action in islice(fitting(block, path), ASKED):
                found = match.objected(seat, action)
                if found is not None:
                    yield found.rule


@pytest.mark.parametrize("key", metas())
def test_no_answer_is_generic(key: str) -> None:
    game = find(key)
    low, high = game.meta.seats
    for seats in range(low, high + 1):
        for match, seat, path in islice(clicks(game.setup(seats), Random(seats)), CLICKS):
            found = find_objection(match, seat, path)
            assert not found.possible
            assert not is_generic(match, seat, path, found), (key, seats, path, match.asked(seat))


@pytest.mark.parametrize("key", metas())
def test_a_generic_answer_would_be_noticed(key: str) -> None:
    game = find(key)
    setup = game.setup(game.meta.seats[0])
    planted = 0
    for match, seat, path in islice(clicks(setup, Random(5)), CLICKS):
        asked = match.asked(seat)
        assert asked is not None
        answer = Objection(Reason(asked.rule, near=MOMENT), False)
        planted += is_generic(match, seat, path, answer)
    assert planted > CLICKS / 5


@pytest.mark.parametrize("key", metas())
def test_the_nearest_of_all_objections(key: str) -> None:
    """No action with the clicks is refused by a later check than the one that is told."""
    game = find(key)
    setup = game.setup(game.meta.seats[1])
    for match, seat, path in islice(clicks(setup, Random(9)), CLICKS):
        found = nearest(match, seat, path)
        if found is None or found.reason is None:
            continue
        for block in setup.space.blocks:
            if not block.chance:
                for action in islice(fitting(block, path), ASKED):
                    other = match.objected(seat, action)
                    asked = match.state.asked(seat).rule
                    if other is not None and (other.code or other.rule != asked):
                        assert other.near <= found.reason.near, (path, action)
