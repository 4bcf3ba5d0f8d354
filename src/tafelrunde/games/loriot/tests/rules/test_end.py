"""Chapter 14: the end, points, ties, the platform's own stop."""

from __future__ import annotations

import pytest

from tafelrunde.core.state import Outcome
from tafelrunde.games.loriot.rules.state import Loriot
from tafelrunde.games.loriot.tests.positions import place, rules, throw, turn
from tafelrunde.testing.helpers.acts import codes, play


def ended(state: Loriot) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    assert state.actors() == ()
    return outcome


def test_the_match_ends_when_no_stone_is_left() -> None:
    """14.1, LO-60, LOR-R82: also before the fourth arrival."""
    state = place({"blue": "chip5 out out out", "orange": "YL1 Y0 out out"})
    play(state, *throw(1), "success e01")
    assert ended(state).reason == "finished"
    assert state.arrivals() == 1


def test_waiting_stones_keep_it_going() -> None:
    """14.1, LO-60."""
    state = place({"blue": "chip5 out out out", "orange": "YL1 Y0 out waiting"})
    play(state, *throw(1), "success e01")
    assert (state.outcome(), turn(state)) == (None, "orange")


def test_starting_again_keeps_it_going() -> None:
    """14.1, 11.3."""
    state = place({"blue": "chip5 out out out", "orange": "T1:1 out out out"})
    play(state, *throw(1), "success e11")
    assert (state.outcome(), turn(state)) == (None, "blue")


def test_points_are_added_up() -> None:
    """14.2, LO-51, LOR-R83."""
    state = place({"blue": "chip5 T5:5 T9:9 out", "orange": "T1:1 T2:2 out out"})
    events = play(state, *throw(1), "success e01")
    assert ended(state).scores == (19, 3)
    assert rules(events, "scores") == ["14.2", "14.2"]


@pytest.mark.parametrize(
    ("orange", "ranks"),
    [
        ("T9:9 T6:6 out out", (2, 1)),  # more points
        ("T8:8 T6:6 out out", (1, 2)),  # 14 each: more stones
        ("T8:8 T1:1 T5:5 out", (2, 1)),  # 14 each, three stones: the 8 beats the 5
        ("T4:4 T5:5 T5:5 out", (1, 1)),  # all equal
    ],
)
def test_the_most_points_win(orange: str, ranks: tuple[int, int]) -> None:
    """14.3, LO-61, LOR-R84: then stones, then the highest chip, else shared; blue has 5 + 5 + 4."""
    state = place({"blue": "chip5 T5:5 T4:4 out", "orange": orange})
    play(state, *throw(1), "success e01")
    assert ended(state).ranks == ranks
    assert ended(state).scores[0] == 14


def test_the_score_sheet_shows_what_breaks_ties() -> None:
    """14.3, LO-61."""
    state = place({"blue": "chip5 T5:5 T4:4 out", "orange": "T8:8 T6:6 out out"})
    play(state, *throw(1), "success e01")
    assert dict(ended(state).parts) == {"stones": (3, 2), "highest": (5, 8)}


def test_nobody_has_scored() -> None:
    """14.4, LO-63: all share the first place."""
    state = place({"blue": "YL1"}, 3, {"round_limit": 20}, played=59)
    play(state, *throw(1))
    assert (ended(state).scores, ended(state).ranks) == ((0, 0, 0), (1, 1, 1))


def test_the_round_limit() -> None:
    """14.5, LO-62: what was scored so far counts."""
    state = place({"blue": "YL1 T3:3"}, options={"round_limit": 20}, played=39)
    events = play(state, *throw(1))
    assert rules(events, "stops") == ["14.5"]
    assert (ended(state).reason, ended(state).scores) == ("round-limit", (3, 0))
    assert codes(events)[-1] == "scores"


def test_extra_turns_do_not_shorten_the_match() -> None:
    """14.5, 10.5, LO-62: the last round is a whole one, so everybody has had the same turns."""
    state = place({"blue": "YL2", "orange": "YR1"}, options={"round_limit": 20}, played=38)
    play(state, *throw(1), "chance z15", *throw(1))
    assert (state.outcome(), turn(state)) == (None, "orange")
    play(state, *throw(1))
    assert ended(state).reason == "round-limit"
