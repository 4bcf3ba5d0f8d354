"""The searches' benchmark: positions that both engines can take, and simulations counted."""

from __future__ import annotations

from benchmarks import searches

from tafelrunde.core.registry import find


def test_openings_are_positions_of_a_running_match() -> None:
    for columns in searches.openings():
        state = find("connect4").setup(2).start()
        for ply, column in enumerate(columns):
            assert len(state.legal(ply % 2)) == searches.WIDTH
            state.apply(ply % 2, state.legal(ply % 2)[column])
        assert state.actors() == (len(columns) % 2,)


def test_simulations_are_counted() -> None:
    for bot in ("search:sims=5", "search:sims=5:leaf=playout", "search:sims=5:eager=0"):
        assert searches.ours(f"connect4 {bot}")() == (5 * searches.POSITIONS, 0)


def test_positions_of_a_game_are_decisions() -> None:
    found = searches.played("sealed_bids")
    assert found
    assert all(len(view.legal) > 1 for view in found)
