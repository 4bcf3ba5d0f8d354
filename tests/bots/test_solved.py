"""Searches against an exact solver: what is forced within six plies is played right."""

from __future__ import annotations

from random import Random

import pytest
from tests.bots import solved
from tests.bots.solver import COLUMNS, HEIGHT, after_each, solve

from tafelrunde.bots.thinkers import Searcher
from tafelrunde.core.registry import find
from tafelrunde.core.view import View

SETUP = find("connect4").setup(2)
POSITIONS = list(solved.read())


def view_of(columns: list[str]) -> View:
    state = SETUP.from_dict({"columns": [*columns]})
    return SETUP.game.view(state, state.actors()[0])


def wrong(positions: list[tuple[list[str], set[str]]], sims: int) -> list[tuple[str, str]]:
    """What was chosen where that was wrong; a slower win is right, too."""
    out = []
    for columns, right in positions:
        chosen = str(Searcher(sims=sims).choose(view_of(columns), Random(1)))[-1]
        if chosen not in right and not wins_later(columns, chosen):
            out.append((solved.written(columns, right), chosen))
    return out


def wins_later(columns: list[str], chosen: str) -> bool:
    found = after_each(*solved.bits(columns), solved.PLIES + 3)
    return found[solved.NAMES.index(chosen)] == solved.WIN


def test_the_solver_sees_what_is_there() -> None:
    three = sum(1 << row for row in range(3))  # of a column
    assert solve(three, 0, 1) == 1
    assert solve(0, three, 2) == 0
    open_three = sum(1 << HEIGHT * column for column in (2, 3, 4))  # both ends are free
    assert solve(0, open_three, 2) == -1
    assert after_each(three, 0, 1) == {column: int(column == 0) for column in range(COLUMNS)}


def test_the_positions_are_solved() -> None:
    assert len(POSITIONS) == 200
    for columns, right in POSITIONS[::20]:
        assert solved.right_ones(columns, solved.PLIES)[1] == right


def test_what_is_forced_within_six_plies_is_played_right() -> None:
    assert wrong(POSITIONS[::10], 4000) == []


@pytest.mark.slow
def test_two_hundred_positions_are_played_right() -> None:
    assert wrong(POSITIONS, 4000) == []


def test_what_is_certain_ends_a_search() -> None:
    """Three in a column: the win is found, and nothing else has to be tried."""
    view = view_of(["000", "11", "1", "", "", "", ""])
    search = Searcher(sims=5000).think(view, Random(1))
    assert search.is_sure
    assert search.done < 50
    assert str(search.best(view.legal)) == "drop a"
    assert {edge.mean() for edge in search.mine.edges if edge.sure is not None} == {1.0}


def test_a_loss_that_cannot_be_helped_is_certain_too() -> None:
    """Both ends of a row of three are open: whatever the second seat does, it loses."""
    view = view_of(["1", "", "0", "0", "0", "", "1"])
    search = Searcher(sims=5000).think(view, Random(1))
    assert search.is_sure
    assert {edge.mean() for edge in search.mine.edges} == {-1.0}
