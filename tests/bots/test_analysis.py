"""A match looked at again: chances that add up, a missed win that is found and priced."""

from __future__ import annotations

from random import Random

import pytest

import tafelrunde
from tafelrunde import bots
from tafelrunde.bots.analysis import analyse, outlook
from tafelrunde.bots.forecast import bent, shares, sharpness
from tafelrunde.bots.run import step
from tafelrunde.core.action import Action
from tafelrunde.core.match import Match
from tafelrunde.core.registry import find
from tafelrunde.core.state import State

CONNECT4 = find("connect4").setup(2)


def match_of(*columns: str) -> Match:
    match = Match(CONNECT4)
    for number, column in enumerate(columns):
        match.play(number % 2, f"drop {column}")
    return match


def test_chances_add_up_and_end_with_the_result() -> None:
    match = match_of("a", "b", "a", "b", "a", "b", "a")
    found = analyse(match, sims=40)
    assert len(found.curve) == len(match.line) + 1
    assert all(sum(chances) == pytest.approx(1) for chances in found.curve)
    assert found.curve[-1] == (1.0, 0.0)


def test_luck_and_decisions_add_up_to_the_whole() -> None:
    """What chance and everybody's decisions gave a side is what its chance has changed by."""
    match = tafelrunde.match("leduc", seats=2, seed=5)
    random = Random(1)
    while not match.over:
        step(match, match.actors[0], bots.find("random"), random)
    found = analyse(match, sims=20)
    for side in range(2):
        whole = found.curve[-1][side] - found.curve[0][side]
        theirs = -found.skill[1 - side]  # of two, what one gains the other loses
        assert found.luck[side] + found.skill[side] + theirs == pytest.approx(whole)
    assert any(found.luck)


def test_the_curve_is_as_sure_as_forecasts_have_proved_to_be() -> None:
    match = tafelrunde.match("eko", seats=2, seed=3)
    random = Random(1)
    for _ in range(60):
        step(match, match.actors[0], bots.find("random"), random)
    state = match.state
    assert outlook(state) == bent(shares(state), sharpness(state.setup))
    assert max(outlook(state)) < max(shares(state)), "Ekö's advice is too sure of itself"


def test_what_was_taken_back_is_not_judged() -> None:
    match = match_of("a", "b", "a")
    match.undo(2)
    match.play(0, "drop c")
    found = analyse(match, sims=20)
    assert found.entries == (0, 1, 4)
    assert [moment.entry for moment in found.moments] == [0, 1, 4]


def test_a_missed_win_is_found_and_priced() -> None:
    """Three of the first seat lie in column a; it plays elsewhere, and the other one blocks."""
    match = match_of("a", "b", "a", "b", "a", "c", "g", "a")
    found = analyse(match, sims=200)
    missed = next(moment for moment in found.moments if moment.entry == 6)
    assert missed.best[0].action == "drop a"
    assert missed.best[0].chance > 0.95
    assert missed.cost > 0.2
    assert missed in found.turning()


def test_the_same_seed_finds_the_same() -> None:
    match = match_of("d", "d", "c")
    assert analyse(match, sims=30) == analyse(match, sims=30)


def test_progress_is_told() -> None:
    seen: list[tuple[int, int]] = []
    analyse(match_of("d", "e"), sims=10, progress=lambda done, of: seen.append((done, of)))
    assert seen == [(1, 2), (2, 2)]


# in real games


def winning(state: State, seat: int) -> list[Action]:
    """Actions that end the match at once with a win."""
    out = []
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        outcome = None if after.actors() else after.outcome()
        if outcome is not None and outcome.winners == (seat,):
            out.append(action)
    return out


def worst(state: State, seat: int, legal: list[Action]) -> Action:
    """That ends the turn, if anything does: else it could be made good."""

    def worth(action: Action) -> tuple[bool, float]:
        after = state.clone()
        after.apply(seat, action)
        return after.actors() == (seat,), outlook(after)[seat]

    return min(legal, key=worth)


def blunder(match: Match, seat: int, good: list[Action]) -> int:
    """Plays what is worst instead; the number of that entry."""
    number = len(match.entries)
    others = [one for one in match.legal(seat) if one not in good]
    match.play(seat, worst(match.state, seat, others))
    return number


def about_to_deliver() -> tuple[Match, list[Action]]:
    """A match of bots in which goods can be delivered by somebody who may still win or lose."""
    for seed in range(1, 30):
        match, random = tafelrunde.match("hamlet", seats=2, seed=seed), Random(seed)
        while not match.over:
            seat = match.actors[0]
            legal = match.legal(seat)
            found = [one for one in legal if one.kind == "deliver" and str(one) != GOLD]
            if 0 < len(found) < len(legal) and 0.2 < outlook(match.state)[seat] < 0.8:
                return match, found
            step(match, seat, bots.find("greedy"), random)
    raise AssertionError("nobody delivers")


def about_to_win(key: str) -> tuple[Match, list[Action]]:
    """A match of bots in which somebody can win at once, but is not far ahead."""
    for seed in range(30):
        match, random = tafelrunde.match(key, seats=2, seed=seed), Random(seed)
        while not match.over:
            seat = match.actors[0]
            wins = winning(match.state, seat)
            if wins and len(wins) < len(match.legal(seat)) and outlook(match.state)[seat] < 0.8:
                return match, wins
            step(match, seat, bots.find("quick"), random)
    raise AssertionError("nobody was")


@pytest.mark.slow
def test_a_missed_win_is_found_in_eko() -> None:
    match, wins = about_to_win("eko")
    number = blunder(match, match.actors[0], wins)
    found = analyse(match, sims=150, since=number)
    (moment,) = found.moments
    assert moment.best[0].action in {str(one) for one in wins}
    assert moment.best[0].chance > 0.95
    assert moment.cost > 0.1
    assert found.turning() == [moment]


GOLD = "deliver gold"


@pytest.mark.slow
def test_a_missed_delivery_is_found_in_hamlet() -> None:
    """An order that could be delivered while nothing is decided, and the villager rests."""
    match, deliveries = about_to_deliver()
    number = blunder(match, match.actors[0], deliveries)
    (moment,) = analyse(match, sims=200, since=number).moments
    assert moment.best[0].action in {str(one) for one in deliveries}
    assert moment.cost > 0.02


@pytest.mark.slow
def test_what_was_not_looked_at_is_no_alternative() -> None:
    """Of more than a hundred actions most are never looked at: nothing is known about these."""
    match, wins = about_to_win("eko")
    number = blunder(match, match.actors[0], wins)
    (moment,) = analyse(match, sims=20, since=number).moments
    assert all(one.visits or one.chance != 0.5 for one in moment.best)
