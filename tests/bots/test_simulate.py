"""Many matches, counted."""

from __future__ import annotations

import pytest

from tafelrunde.core.errors import BadSeats, BadStudy
from tafelrunde.core.game import load_game
from tafelrunde.core.registry import find
from tafelrunde.core.state import Outcome
from tafelrunde.lab.simulate import Plan, seated, simulate
from tafelrunde.lab.tally import UNFINISHED, Tally


def test_shared_wins_are_fractions() -> None:
    tally = Tally(3)
    tally.count(Outcome((1, 1, 0), (1, 1, 3), "tie"), 5, 1)
    tally.count(Outcome((0, 3, 0), (2, 1, 2), "lead"), 4, 0)
    assert tally.wins() == [0.5, 1.5, 0.0]
    assert tally.scores == [1, 4, 0]
    assert (tally.seat_steps, tally.chance_steps) == (9, 1)


def test_a_match_without_end_is_counted_as_such() -> None:
    tally = Tally(2)
    tally.count(None, 9, 9)
    assert tally.reasons == {UNFINISHED: 1}


def test_progress_and_totals() -> None:
    seen: list[int] = []
    found = simulate("connect4", 2, games=30, progress=seen.append)
    assert seen[-1] == found.games == 30
    assert found.steps == found.seat_steps
    assert found.mean_length == found.steps / 30
    assert sum(found.wins_by_side.values()) == pytest.approx(30)


def test_a_game_that_is_not_installed() -> None:
    found = simulate(load_game("tafelrunde.cli.template"), 3, {"heap": "large"}, 20, ["greedy"])
    assert found.reasons == {"last-stone": 20}
    assert found.chance_steps == 20


def test_chunks_add_up() -> None:
    """A match is the same in whatever chunk it is played."""
    plan = Plan(find("leduc").setup(2), ("random", "greedy"), 7)
    parts = Tally(2)
    for first, last in ((10, 25), (0, 10)):
        parts.add(plan.run(first, last))
    assert parts == plan.run(0, 25)


@pytest.mark.parametrize("names", [(), ("random",) * 3])
def test_as_many_bots_as_seats(names: tuple[str, ...]) -> None:
    with pytest.raises(BadStudy):
        seated(names, 2)


def test_wrong_seats() -> None:
    with pytest.raises(BadSeats):
        simulate("connect4", 5)
