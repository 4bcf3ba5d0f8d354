"""The searches' benchmark: positions that both engines can take, and simulations counted."""

from __future__ import annotations

import pytest
from benchmarks import searches

from tafelrunde.core.registry import find


def test_openings_are_positions_of_a_running_match() -> None:
    for columns in searches.openings():
        state = find("connect4").setup(2).start()
        for ply, column in enumerate(columns):
            assert len(state.legal(ply % 2)) == searches.WIDTH
            state.apply(ply % 2, state.legal(ply % 2)[column])
        assert state.actors() == (len(columns) % 2,)


def test_simulations_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searches, "SIMULATIONS", 5)
    assert searches.ours("")() == (5 * searches.POSITIONS, 0)
