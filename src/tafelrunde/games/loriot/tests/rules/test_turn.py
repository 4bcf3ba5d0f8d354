"""Chapters 3 and 4: the turn and entering."""

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


def test_the_black_die_then_the_stone_then_the_direction() -> None:
    """3.1, LO-10, LOR-R22, LOR-R35: dice, stone, direction, move."""
    state = place({"blue": "O8 YR1"})
    assert legal(state) == ["roll"]
    play(state, "roll")
    assert asked(state) == "chance"
    play(state, "black 2")
    assert legal(state) == ["move stone-1", "move stone-2"]
    play(state, "move stone-1")
    assert asked(state) == "chance"
    play(state, "white 6 6")
    assert at(state, "blue") == "O10"


def test_nothing_moves_before_the_throw() -> None:
    """3.1: without a throw there is no distance."""
    state = place({"blue": "YL1 YR1"})
    assert refused(state, "move stone-1") == "3.1"
    assert refused(state, "enter") == "3.1"


def test_one_stone_of_those_that_can_move() -> None:
    """3.2, LO-11, LOR-R23: a choice among the movable; the chip field is one step from home."""
    state = place({"blue": "YL1 YR1 chip4"})
    play(state, *throw(2))
    assert legal(state) == ["move stone-1", "move stone-2"]
    assert refused(state, "move stone-3") == "5.5"
    assert refused(state, "move stone-4") == "4.1"
    play(state, "move stone-2")
    assert (at(state, "blue", 1), at(state, "blue", 2)) == ("YL1", "YR3")


def test_the_only_stone_that_can_move_must() -> None:
    """3.2, LO-11: no question is asked."""
    state = place({"blue": "YL1 chip4"})
    play(state, *throw(4))
    assert at(state, "blue") == "YL5"


def test_no_stone_can_move() -> None:
    """3.3, LO-25, LOR-R26."""
    state = place({"blue": "chip4 out out out"})
    events = play(state, *throw(3))
    assert rules(events, "no-move") == ["3.3"]
    assert (at(state, "blue"), turn(state)) == ("chip4", "orange")


def test_a_six_gives_no_extra_turn() -> None:
    """3.4, LO-06, LOR-R26."""
    state = place({"blue": "YL1 out out out"})
    play(state, *throw(6), "white 6 6")
    assert (at(state, "blue"), turn(state)) == ("O9", "orange")


def test_without_stones_you_are_passed_over() -> None:
    """3.5, LO-07: but the cards stay, and so does the right to intervene."""
    gone = "out out out T3:3"
    state = place({"blue": "Oc6b", "orange": gone, "jade": "YL1"}, seats=3)
    play(state, *throw(3), "white 4 4")
    assert state.actors() == (1,)
    play(state, "intervene nine", "decline", "play two", "play ten", "claim")
    assert turn(state) == "jade"


def test_only_a_six_brings_a_stone_in() -> None:
    """4.1, LO-02, LOR-R13."""
    state = place()
    play(state, "roll", "black 5", "black 1")
    assert at(state, "blue") == "waiting"
    play(state, "black 6")
    assert at(state, "blue") == "Y0"
    state = place({"blue": "YL1 YR1"})
    play(state, *throw(5))
    assert refused(state, "enter") == "4.1"


def test_no_other_number_brings_a_stone_in() -> None:
    """4.1, 4.3, 3.3, LOR-R13: not even where nothing else can be done."""
    for thrown in range(2, 6):
        state = place({"blue": "chip4"})
        events = play(state, *throw(thrown))
        assert rules(events, "no-move") == ["3.3"]
        assert at(state, "blue", 2) == "waiting"
    state = place({"blue": "YL1"})
    play(state, *throw(3))
    assert (at(state, "blue"), turn(state)) == ("YL4", "orange")


def test_three_throws_without_a_stone_on_its_way() -> None:
    """4.2, LO-03, LOR-R14, LOR-R15, LOR-R20: also later, and stones on targets do not count."""
    state = place({"blue": "T4:4"}, played=40)
    assert asked(state) == "roll-six"
    events = play(state, "roll", "black 1", "black 2", "black 3")
    assert codes(events)[-1] == "no-six"
    assert turn(state) == "orange"


def test_the_throws_end_with_the_first_six() -> None:
    """4.2, LOR-R14, LOR-R16."""
    state = place()
    play(state, "roll", "black 6")
    assert at(state, "blue") == "Y0"
    events = play(state, "black 3")
    assert codes(events) == ["distance"]


def test_one_throw_with_a_stone_on_its_way() -> None:
    """4.2, 4.3, LO-03."""
    state = place({"blue": "YL1"})
    assert asked(state) == "roll"
    play(state, *throw(1))
    assert turn(state) == "orange"


def test_a_six_moves_or_brings_in() -> None:
    """4.3, LO-04, LOR-R21."""
    state = place({"blue": "YL1"})
    play(state, *throw(6))
    assert legal(state) == ["move stone-1", "enter"]
    play(state, "enter", "black 2")
    assert (at(state, "blue", 1), at(state, "blue", 2)) == ("YL1", "Y0")
    play(state, "white 6 6")
    assert at(state, "blue", 2) == "YR2"


def test_a_six_must_bring_in_if_nothing_can_move() -> None:
    """3.2, 4.3, LO-11."""
    state = place({"blue": "chip4"})
    play(state, *throw(6))
    assert at(state, "blue", 2) == "Y0"


def test_nobody_waits_so_the_six_is_a_distance() -> None:
    """4.3."""
    state = place({"blue": "YL1 out out out"})
    events = play(state, *throw(6), "white 1 1")
    assert "enters" not in codes(events)
    assert at(state, "blue") == "O7"


@pytest.mark.parametrize("distance", [1, 6])
def test_the_stone_that_enters_moves_on_at_once(distance: int) -> None:
    """4.4, 4.5, LO-05, LOR-R16 to LOR-R19: a second 6 is only a distance."""
    state = place()
    play(state, "roll", "black 6", f"black {distance}")
    assert (at(state, "blue"), asked(state)) == ("Y0", "chance")
    play(state, "white 5 4")
    assert at(state, "blue") == ("YR1" if distance == 1 else "O24")
    assert at(state, "blue", 2) == "waiting"


def test_the_start_field_is_left_only_by_a_decision() -> None:
    """4.5, LOR-R18: with a foreign stone on the start there is a duel."""
    state = place({"orange": "Y0"})
    play(state, "roll", "black 6", "black 3", "duel 1 2")
    assert trail(state, "blue") == "Y0 YL1 YL2 YL3"


def test_hit_stones_need_a_six_again() -> None:
    """4.6, LO-26, LOR-R21."""
    state = place({"blue": "YL1", "orange": "YL4 out out out"})
    play(state, *throw(3))
    assert (turn(state), asked(state)) == ("orange", "roll-six")
    play(state, "roll", "black 6", "black 1", "white 6 6")
    assert at(state, "orange") == "YR1"
