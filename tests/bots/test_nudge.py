"""Weights nudged in matches: what wins is found, and what does not matter stays."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pytest

from tafelrunde.core.registry import find
from tafelrunde.core.state import Outcome, Setup, State
from tafelrunde.core.worth import Weights, chances, decided, scores
from tafelrunde.games.loriot import advice
from tafelrunde.lab.nudge import Judged, Nudging, nudged, results_of
from tafelrunde.lab.tune import Tuning, tune

MIDDLE: Final = 3  # the column
DROPPED: Final = 4  # stones that lie there already


class Opened(Setup):
    """Connect four from random openings, each of them twice: for both matches of a pair."""

    def __init__(self) -> None:
        plain = find("connect4").setup(2)
        super().__init__(plain.game, 2, {})
        self.plain = plain
        self.started = 0

    def start(self) -> State:
        state, random = self.plain.start(), Random(self.started // 2)
        self.started += 1
        for _ in range(DROPPED):
            seat = state.actors()[0]
            state.apply(seat, state.pick(seat, random))
        return state


def features(state: State) -> list[list[float]]:
    """By side: stones in the middle column, and nothing."""
    columns = state.to_dict()["columns"]
    assert isinstance(columns, list)
    return [[float(columns[MIDDLE].count(colour)), 0.0] for colour in "01"]


def weigh(state: State, weights: Weights) -> list[float]:
    outcome = state.outcome()
    if outcome is not None:
        return decided(outcome)
    return chances(scores(features(state), weights.at(0.5)))


def test_what_wins_is_found() -> None:
    """The middle column is worth having; what says nothing does not win either."""
    game = Judged(Opened(), weigh, features)
    start = Weights([0.0, 0.0], [0.0, 0.0])
    said: list[str] = []
    found = nudged(game, start, ("middle", "noise"), Nudging(rounds=3, pairs=60), said.append)
    assert found.early[0] + found.late[0] > 0.1
    assert "middle +" in said[0]


def test_the_same_seed_finds_the_same() -> None:
    start = Weights([0.1, 0.0], [0.1, 0.0])
    plan = Nudging(rounds=1, pairs=4, seed=5)
    names = ("middle", "noise")
    one, other = (
        nudged(Judged(Opened(), weigh, features), start, names, plan, print) for _ in range(2)
    )
    assert (one.early, one.late) == (other.early, other.late)


def test_a_result_is_a_win_and_a_lead() -> None:
    assert results_of(Outcome((7, 7), (1, 1), "end"), 3.0) == [0.5, 0.5]
    close = results_of(Outcome((8, 7, 0), (1, 2, 3), "end"), 3.0)
    clear = results_of(Outcome((20, 7, 0), (1, 2, 3), "end"), 3.0)
    assert 0.5 < close[0] < clear[0] < 1
    assert clear[1] < close[1] < 0.5


@pytest.mark.slow
def test_nudged_weights_go_through_the_gate(tmp_path: Path) -> None:
    said: list[str] = []
    plan = Tuning(rounds=1, gate=2, chooser="quick", pairs=1)
    best = tune(find("loriot").setup(2), tmp_path, plan, said.append)
    assert best.exists()
    assert (tmp_path / "advice-1.toml").exists()
    assert set(advice.FEATURES) <= set((tmp_path / "advice-1.toml").read_text().split())
    assert said[0].startswith("round 1")
