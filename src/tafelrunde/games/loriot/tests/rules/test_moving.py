"""Chapters 5 and 6: walking, junctions, targets by exact count, hits, stars."""

from __future__ import annotations

import pytest

from tafelrunde.games.loriot.tests.positions import (
    asked,
    at,
    legal,
    place,
    rules,
    throw,
    trail,
    turn,
)
from tafelrunde.testing.helpers.acts import codes, play, refused

ALONE = "out out out"


def test_a_stone_never_turns_round_on_a_small_field() -> None:
    """5.1, LO-12, LOR-R24: where it came from decides where it goes."""
    for way, end in (("G10>G9", "G8"), ("G8>G9", "G10")):
        state = place({"blue": f"{way} {ALONE}"})
        play(state, *throw(1))
        assert at(state, "blue") == end


def test_heading_is_remembered_between_turns() -> None:
    """5.1, LO-12: down the way that it came from above."""
    state = place({"blue": f"G6>Oc6c {ALONE}", "orange": f"T1:1 {ALONE}"})
    play(state, *throw(4))
    assert at(state, "blue") == "O7"
    play(state, *throw(1))
    assert at(state, "blue") == "O8"


def test_junction_along_the_row() -> None:
    """5.2, LO-13, LOR-R24: up or straight on, never back."""
    state = place({"blue": f"R4>R5 {ALONE}"})
    events = play(state, *throw(3))
    assert (at(state, "blue"), asked(state)) == ("R6", "go")
    assert legal(state) == ["go up", "go right"]
    assert refused(state, "go left") == "5.1"
    events = play(state, "go up")
    assert rules(events, "turns") == ["5.2"]
    assert at(state, "blue") == "Rc6b"


def test_junction_straight_on() -> None:
    """5.2, LO-13."""
    state = place({"blue": f"R4>R5 {ALONE}"})
    play(state, *throw(3), "go right")
    assert at(state, "blue") == "R8"


def test_a_move_may_begin_on_a_junction() -> None:
    """5.2, LO-12: the way in is remembered, so the choice is the same."""
    state = place({"blue": f"R7>R6 {ALONE}"})
    play(state, *throw(1))
    assert legal(state) == ["go up", "go left"]


def test_a_move_that_ends_on_a_junction_asks_nothing() -> None:
    """5.2."""
    state = place({"blue": f"R4>R5 {ALONE}"})
    play(state, *throw(1))
    assert (at(state, "blue"), turn(state)) == ("R6", "orange")


def test_junction_from_above() -> None:
    """5.3, LO-13: left or right."""
    state = place({"blue": f"B6>Rc6c>Rc6b>Rc6a {ALONE}"})
    play(state, *throw(2))
    assert legal(state) == ["go left", "go right"]
    assert refused(state, "go up") == "5.1"
    events = play(state, "go left")
    assert rules(events, "turns") == ["5.3"]
    assert at(state, "blue") == "R5"


@pytest.mark.parametrize(
    ("way", "end"), [("B2>B1", "v1"), ("O8>O9", "Oc10a"), ("G26>G27", "Gc28a")]
)
def test_row_ends_leave_no_choice(way: str, end: str) -> None:
    """5.3, LO-13."""
    state = place({"blue": f"{way} {ALONE}"})
    play(state, *throw(2))
    assert at(state, "blue") == end


def test_stones_on_the_way_do_not_matter() -> None:
    """5.4, LO-21, LOR-R25."""
    state = place({"blue": "YL1 YL2 out out", "orange": "YL3 YL4"})
    play(state, *throw(4), "move stone-1")
    assert at(state, "blue") == "YL5"
    assert (at(state, "orange", 1), at(state, "orange", 2)) == ("YL3", "YL4")


def test_lx8_a_target_is_reached_exactly() -> None:
    """5.5, LX-8, LO-24, LOR-R65."""
    for thrown in range(1, 7):
        state = place({"blue": f"chip5 {ALONE}"})
        events = play(state, *throw(thrown))
        assert at(state, "blue") == ("T5" if thrown == 1 else "chip5")
        assert ("no-move" in codes(events)) == (thrown > 1)


def test_chip_fields_count_as_steps() -> None:
    """5.5, LO-23, LOR-R66: three steps from the row to the target."""
    state = place({"blue": f"B3>B4 {ALONE}"})
    play(state, *throw(3), "go up")
    assert at(state, "blue") == "T2"


def test_ways_past_a_target_are_closed() -> None:
    """5.5, LO-24: with four steps left only the row is open, so nothing is asked."""
    state = place({"blue": f"B3>B4 {ALONE}"})
    play(state, *throw(4))
    assert (at(state, "blue"), asked(state)) == ("B6", "chance")
    play(state, "white 1 1", "decline", "give-up")
    assert at(state, "blue") == "Rc6b"


def test_row_ends_before_a_target_may_be_closed() -> None:
    """5.5, LO-24: no way of four steps is left, so the stone cannot move."""
    state = place({"blue": f"B1>B0 {ALONE}"})
    events = play(state, *throw(4))
    assert rules(events, "no-move") == ["3.3"]
    assert at(state, "blue") == "B0"


def test_landing_hits() -> None:
    """6.1, LOR-R27, LOR-R28."""
    state = place({"blue": f"YL1 {ALONE}", "orange": "YL5"})
    events = play(state, *throw(4))
    assert rules(events, "hits") == ["6.1"]
    assert (at(state, "blue"), at(state, "orange")) == ("YL5", "waiting")


def test_hit_stones_start_anew() -> None:
    """6.2, LO-26, LOR-R29: back on the green area, without a trail."""
    state = place({"blue": f"B2>B3 {ALONE}", "orange": f"B5>B4 {ALONE}"})
    play(state, *throw(1))
    assert (at(state, "orange"), trail(state, "orange")) == ("waiting", "")


def test_own_stones_are_hit_too() -> None:
    """6.3, LO-22."""
    state = place({"blue": "YL1 YL3 out out"})
    play(state, *throw(2))
    assert legal(state) == ["move stone-1", "move stone-2"]
    events = play(state, "move stone-1", "chance z43")
    assert rules(events, "hits") == ["6.3"]
    assert at(state, "blue", 2) == "waiting"


def test_a_star_after_the_hit() -> None:
    """6.4, LO-70, LOR-R30: first the hit, then the card."""
    state = place({"blue": f"YL1 {ALONE}", "orange": "YL3"})
    events = play(state, *throw(2))
    assert (codes(events)[-1], asked(state)) == ("hits", "chance")
    events = play(state, "chance z43")
    assert rules(events, "chance-card") == ["10.1"]
    assert turn(state) == "orange"


def test_passing_a_star_draws_nothing() -> None:
    """6.4, LO-70."""
    state = place({"blue": f"YL1 {ALONE}"})
    play(state, *throw(3))
    assert (state.drawn, turn(state)) == (0, "orange")


def test_chip_fields_are_small_fields() -> None:
    """6.5, LO-23: hits are possible there, and the chip stays."""
    state = place({"blue": f"v4 {ALONE}", "orange": "chip4"})
    play(state, *throw(1))
    assert (at(state, "blue"), at(state, "orange")) == ("chip4", "waiting")
    assert state.chips[3] == 4
