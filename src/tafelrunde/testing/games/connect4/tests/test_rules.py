"""Connect four: each test names the paragraph it checks."""

from __future__ import annotations

import pytest

from tafelrunde.core.errors import BadData, Illegal, MatchOver
from tafelrunde.core.match import Match
from tafelrunde.core.playout import perft
from tafelrunde.core.state import State
from tafelrunde.testing.games.connect4.game import GAME

SETUP = GAME.setup(2)
COUNTS = [1, 7, 49, 343, 2401, 16807, 117649, 823536, 5673234]  # published
FULL = ["010101", "010101", "101010", "010101", "010101", "101010", "010101"]  # nobody has four


def position(*columns: str) -> State:
    return SETUP.from_dict({"columns": [*columns, *[""] * (7 - len(columns))]})


def played(columns: str) -> Match:
    match = Match(SETUP)
    for count, column in enumerate(columns):
        match.play(count % 2, f"drop {column}")
    return match


def reason(state: State) -> str:
    outcome = state.outcome()
    return "" if outcome is None else outcome.reason


def test_empty_grid() -> None:
    """1.1 Seven columns, the first seat begins."""
    state = SETUP.start()
    assert state.actors() == (0,)
    assert [str(action) for action in state.legal(0)] == [f"drop {name}" for name in "abcdefg"]


def test_turns_and_falling() -> None:
    """1.2 Discs of both lie on each other."""
    match = played("aab")
    assert match.actors == (1,)
    assert match.state.to_dict()["columns"] == ["01", "0", "", "", "", "", ""]


def test_full_column() -> None:
    """1.2 The seventh disc of a column is refused."""
    match = played("aaaaaa")
    assert "drop a" not in [str(action) for action in match.legal(0)]
    with pytest.raises(Illegal) as error:
        match.play(0, "drop a")
    assert error.value.rule == "1.2"
    assert len(match.entries) == 6


@pytest.mark.parametrize("depth", range(8))
def test_counts(depth: int) -> None:
    """1.2 As many positions as published."""
    assert perft(SETUP.start(), depth) == COUNTS[depth]


@pytest.mark.slow
def test_counts_deep() -> None:
    """1.3 At depth 8 the first wins have ended matches."""
    assert perft(SETUP.start(), 8) == COUNTS[8]


@pytest.mark.parametrize(
    ("columns", "winner"),
    [("abababa", 0), ("aabbccd", 0), ("abbccdcddgd", 0), ("gffeededdad", 0), ("abacadfe", 1)],
)
def test_four_in_a_line(columns: str, winner: int) -> None:
    """1.3 Upright, level, both diagonals, and by the second seat."""
    match = played(columns)
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("four", (winner,))
    with pytest.raises(MatchOver):
        match.play(1 - winner, "drop a")


def test_no_line_round_the_edge() -> None:
    """1.3 A line does not go on in the next column."""
    assert reason(position("110100", "0011", "0")) == ""


def test_three_are_not_enough() -> None:
    """1.3 A line with a gap does not win."""
    assert reason(position("01", "01", "", "01", "01")) == ""


def test_full_grid_is_a_draw() -> None:
    """1.4 Nobody has four: both are first."""
    outcome = position(*FULL).outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.ranks) == ("full", (0, 0), (1, 1))


def test_last_disc_can_win() -> None:
    """1.4 The disc that fills the grid may still make four."""
    outcome = played("eegcecgefcegbfbafdgbaaffdfcbecdgcddgdbaaab").outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("four", (1,))


@pytest.mark.parametrize("column", ["0101010", "02", "000"])
def test_impossible_positions(column: str) -> None:
    """1.1 Positions that cannot be are refused."""
    with pytest.raises(BadData):
        position(column)
