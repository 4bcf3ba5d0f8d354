"""Weights: read as written, found again by a fit, and only taken if they are better."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tafelrunde.core.errors import BadData, BadStudy
from tafelrunde.core.registry import find
from tafelrunde.core.state import Outcome
from tafelrunde.core.worth import ALONE, Weights, chances, decided, read_weights, scores
from tafelrunde.lab.algebra import inverse, solve
from tafelrunde.lab.fit import Example, fitted, flat, loss, unflat
from tafelrunde.lab.tune import Tuning, between, spread_of, tune, won, write

NAMES = ("a", "b")


def test_weights_read_back(tmp_path: Path) -> None:
    path = tmp_path / "advice.toml"
    write(path, NAMES, Weights([1.5, 0.0], [-2.0, 0.25]), "test")
    found = read_weights(path.read_text(), NAMES)
    assert (found.early, found.late) == ([1.5, 0.0], [-2.0, 0.25])
    assert found.at(0.5) == [-0.25, 0.125]
    with pytest.raises(BadData, match="differ: c"):
        read_weights(path.read_text(), (*NAMES, "c"))


def test_a_table_of_its_own_for_those_who_play_alone() -> None:
    text = "[weights]\na = [1, 2]\nb = [3, 4]\n"
    assert read_weights(text, NAMES, ALONE).early == [1.0, 3.0]
    text += "[alone]\na = [5, 6]\nb = [7, 8]\n"
    assert read_weights(text, NAMES, ALONE).early == [5.0, 7.0]
    assert read_weights(text, NAMES).early == [1.0, 3.0]


def test_values_are_chances() -> None:
    assert chances(scores([[1.0, 0.0], [1.0, 0.0]], [2.0, 1.0])) == [0.0, 0.0]
    three = chances([1.0, 0.0, 0.0])
    assert sum((value + 1) / 2 for value in three) == pytest.approx(1)
    assert chances([900.0, 0.0]) == [1.0, -1.0]
    assert decided(Outcome((3, 3, 1), (1, 1, 3), "tie")) == [0.0, 0.0, -1.0]


def made(weights: Weights, count: int) -> list[Example]:
    """Matches whose winners are drawn by the chances that these weights give."""
    random = Random(1)
    out = []
    for match in range(count):
        sides = tuple((random.gauss(0, 1), random.gauss(0, 1)) for _ in range(2))
        progress = random.random()
        value = chances(scores([list(side) for side in sides], weights.at(progress)))[0]
        wins = float(random.random() < (value + 1) / 2)
        out.append(Example(match, sides, progress, (wins, 1 - wins)))
    return out


def test_a_fit_finds_the_weights_that_made_the_results() -> None:
    true = Weights([1.0, -0.5], [0.2, 1.0])
    examples = made(true, 4000)
    found = fitted(examples, Weights([0.0, 0.0], [0.0, 0.0]), 1.0)
    for mine, real in zip([*found.early, *found.late], [*true.early, *true.late]):
        assert mine == pytest.approx(real, abs=0.25)
    assert loss(examples, found) < loss(examples, Weights([0.0, 0.0], [0.0, 0.0]))


def test_without_matches_a_fit_stays_where_it_was() -> None:
    start = Weights([0.7, 0.1], [0.3, 0.2])
    found = fitted(made(start, 20), start, 1e9)
    assert found.early == pytest.approx(start.early)
    assert found.late == pytest.approx(start.late)


def test_weights_as_mean_and_tilt_and_back() -> None:
    weights = Weights([1.0, -2.0], [3.0, 0.5])
    assert flat(weights) == [2.0, -0.75, 1.0, 1.25]
    back = unflat(flat(weights))
    assert (back.early, back.late) == (weights.early, weights.late)


def test_a_change_in_the_course_of_a_match_takes_more_evidence() -> None:
    """Both moved the same way, but the tilt less of it."""
    true = Weights([0.0, 0.0], [2.0, 0.0])
    found = fitted(made(true, 400), Weights([0.0, 0.0], [0.0, 0.0]), 20.0)
    mean, _, tilt, _ = flat(found)
    assert mean > 2 * tilt > 0


def test_part_of_the_way() -> None:
    found = between(Weights([0.0, 2.0], [1.0, 1.0]), Weights([1.0, 0.0], [1.0, 3.0]), 0.25)
    assert (found.early, found.late) == ([0.25, 1.5], [1.0, 1.5])


def test_a_clear_win_teaches_more_than_a_close_one() -> None:
    close, clear = Outcome((21, 20), (1, 2), "end"), Outcome((60, 20), (1, 2), "end")
    assert won(close, 0.0) == won(clear, 0.0) == (1.0, 0.0)
    unit = spread_of([close, clear])
    assert unit == pytest.approx(((1 + 1600) / 2) ** 0.5)
    assert 0.75 < won(close, unit)[0] < won(clear, unit)[0] < 1
    assert sum(won(clear, unit)) == pytest.approx(1)


def test_linear_equations() -> None:
    matrix = [[0.0, 2.0], [3.0, 1.0]]
    assert solve(matrix, [4.0, 5.0]) == pytest.approx([1.0, 2.0])
    back = inverse(matrix)
    assert [back[0][0] * 0 + back[0][1] * 3, back[1][0] * 2] == pytest.approx([1.0, 1.0])


def test_a_game_without_features(tmp_path: Path) -> None:
    with pytest.raises(BadStudy, match="no features"):
        tune(find("connect4").setup(2), tmp_path, Tuning(), print)


@pytest.mark.slow
def test_tuning_ends_with_weights_that_can_be_played(tmp_path: Path) -> None:
    said: list[str] = []
    setup = find("eko").setup(2)
    plan = Tuning(games=4, rounds=1, gate=2, chooser="quick")
    best = tune(setup, tmp_path, plan, said.append)
    assert best.exists()
    assert "log-loss" in said[0]
