"""Weights: read as written, found again by a fit, and only taken if they are better."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tafelrunde.core.errors import BadData, BadStudy
from tafelrunde.core.registry import find
from tafelrunde.core.state import Outcome
from tafelrunde.core.worth import Weights, chances, decided, read_weights, scores
from tafelrunde.lab.algebra import inverse, solve
from tafelrunde.lab.fit import Example, fitted, loss
from tafelrunde.lab.tune import Tuning, tune, write

NAMES = ("a", "b")


def test_weights_read_back(tmp_path: Path) -> None:
    path = tmp_path / "advice.toml"
    write(path, NAMES, Weights([1.5, 0.0], [-2.0, 0.25]), "test")
    found = read_weights(path.read_text(), NAMES)
    assert (found.early, found.late) == ([1.5, 0.0], [-2.0, 0.25])
    assert found.at(0.5) == [-0.25, 0.125]
    with pytest.raises(BadData, match="differ: c"):
        read_weights(path.read_text(), (*NAMES, "c"))


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
