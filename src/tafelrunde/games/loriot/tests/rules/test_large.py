"""Chapters 7 and 8: large fields, question marks, duels."""

from __future__ import annotations

import pytest

from tafelrunde.games.loriot.game import GAME
from tafelrunde.games.loriot.rules.state import Loriot
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


def test_any_number_of_stones() -> None:
    """7.1, LOR-R33: nobody is hit on a large field."""
    state = place({"blue": "YL5 O8 out out", "orange": "O8 O8"})
    play(state, *throw(1), "move stone-1")
    assert at(state, "blue") == at(state, "orange", 1) == at(state, "orange", 2) == "O8"


def test_landing_there_ends_the_turn() -> None:
    """7.2, LO-17, LOR-R34, LOR-R35: the direction waits for the next move of this stone."""
    state = place({"blue": f"YL5 {ALONE}"})
    play(state, *throw(1))
    assert (at(state, "blue"), turn(state), state.white) == ("O8", "orange", 0)
    play(state, "roll", "black 1", "black 1", "black 1", *throw(2))
    assert asked(state) == "chance"
    play(state, "white 1 1")
    assert at(state, "blue") == "O6"


def test_crossing_stops_decides_and_goes_on() -> None:
    """7.3, LO-18, LOR-R36."""
    state = place({"blue": f"YL5 {ALONE}"})
    events = play(state, *throw(4))
    assert (at(state, "blue"), asked(state)) == ("O8", "chance")
    events = play(state, "white 5 5")
    assert codes(events) == ["white", "succeeds", "moves"]
    assert at(state, "blue") == "Oc10a"


def test_two_large_fields_in_one_move() -> None:
    """7.3, LO-18, LOR-R39: a move that begins on one may cross another."""
    state = place({"blue": f"Rc2c>B2 {ALONE}"})
    play(state, *throw(6), "white 6 6")
    assert (at(state, "blue"), asked(state)) == ("B6", "chance")
    play(state, "white 4 4", "decline", "play eight", "claim")
    assert trail(state, "blue").endswith("B2 B3 B4 B5 B6 B7 B8")


@pytest.mark.parametrize(("white", "end"), [("6 6", "O9"), ("1 1", "O7")])
def test_from_below(white: str, end: str) -> None:
    """7.4, LO-14, LOR-R37: success right, failure left."""
    state = place({"blue": f"O8 {ALONE}"})
    events = play(state, *throw(1), f"white {white}")
    assert at(state, "blue") == end
    assert {event.rule for event in events if event.code in ("succeeds", "fails")} == {"7.4"}


@pytest.mark.parametrize(("white", "end"), [("6 6", "YR1"), ("1 1", "YL1")])
@pytest.mark.parametrize("side", ["YL1", "YR1"])
def test_the_start_field_from_the_side(side: str, white: str, end: str) -> None:
    """7.4, LO-16: a stone that falls back is treated as if it came from below."""
    way = "O8>YL5>YL4>YL3>YL2>YL1" if side == "YL1" else "O24>YR5>YR4>YR3>YR2>YR1"
    state = place({"blue": f"{way} {ALONE}"})
    play(state, *throw(2), f"white {white}")
    assert trail(state, "blue") == f"Y0 {end}"


@pytest.mark.parametrize(
    ("way", "white", "end"),
    [
        ("O6>O7", "6 6", "O9"),
        ("O6>O7", "1 1", "YL5"),
        ("O10>O9", "6 6", "O7"),
        ("O10>O9", "1 1", "YL5"),
        ("R6>R5", "4 3", "R3"),
        ("R6>R5", "4 2", "Gc4c"),
    ],
)
def test_from_the_side(way: str, white: str, end: str) -> None:
    """7.5, LO-15, LOR-R38: success straight on, failure down."""
    state = place({"blue": f"{way} {ALONE}"})
    events = play(state, *throw(2), f"white {white}")
    assert at(state, "blue") == end
    assert {event.rule for event in events if event.code in ("succeeds", "fails")} == {"7.5"}


def test_the_way_in_is_remembered_on_a_large_field() -> None:
    """7.2, 7.5, LO-17: a stone that landed there from the side."""
    state = place({"blue": f"O6>O7>O8 {ALONE}"})
    play(state, *throw(1), "white 1 1")
    assert at(state, "blue") == "YL5"


def test_remaining_steps_may_be_lost() -> None:
    """7.6, LO-19: six steps to the left of B2 would overshoot target 1."""
    state = place({"blue": f"B2 {ALONE}"})
    events = play(state, *throw(6), "white 1 1")
    assert rules(events, "stays") == ["7.6"]
    assert (at(state, "blue"), turn(state)) == ("B2", "orange")


def test_one_direction_that_works_is_enough() -> None:
    """7.7, LO-20: the other one is found only by the dice."""
    state = place({"blue": f"B2 {ALONE}"})
    play(state, *throw(6))
    assert asked(state) == "chance"
    play(state, "white 6 6")
    assert at(state, "blue") == "B6"


def test_every_large_field_leaves_some_way() -> None:
    """7.7: on this board at least one direction works for every throw."""
    for field in ("B2", "B6", "B30", "B26", "Y0", "G26"):
        for thrown in range(1, 7):
            state = place({"blue": f"{field} {ALONE}"})
            assert "no-move" not in codes(play(state, *throw(thrown)))


@pytest.mark.parametrize(
    ("field", "needed", "right", "left"),
    [
        ("Y0", 9, "YR1", "YL1"),
        ("O8", 9, "O9", "O7"),
        ("G10", 8, "G11", "G9"),
        ("R4", 7, "R5", "R3"),
        ("B2", 8, "B3", "B1"),
    ],
)
def test_lx6_thresholds(field: str, needed: int, right: str, left: str) -> None:
    """8.1, LX-6, LOR-R40 to LOR-R45."""
    for total in range(2, 13):
        first = max(1, total - 6)
        state = place({"blue": f"{field} {ALONE}"})
        play(state, *throw(1), f"white {first} {total - first}")
        assert at(state, "blue") == (right if total >= needed else left)


def test_lx7_own_stones_do_not_count() -> None:
    """8.2, LX-7, LOR-R46."""
    state = place({"blue": "G10 G10 out out"})
    play(state, *throw(1), "move stone-1")
    assert [str(action) for action, _ in state.odds()][-1] == "white 6 6"


def test_a_foreign_stone_means_a_duel() -> None:
    """8.3, LO-30, LOR-R47: also where the own stone was first, and beside another own one."""
    state = place({"blue": "G10 G10 out out", "orange": "G10"})
    play(state, *throw(1), "move stone-2")
    assert [str(action) for action, _ in state.odds()][-1] == "duel 6 6"


def test_a_duel_in_passing() -> None:
    """8.3, LO-30."""
    state = place({"blue": f"YL5 {ALONE}", "orange": "O8"})
    play(state, *throw(2), "duel 6 1")
    assert at(state, "blue") == "O9"


def test_the_mover_picks_the_opponent() -> None:
    """8.4, LO-30, LO-32, LOR-R48: by colour, however many stones it has there."""
    state = place({"blue": f"G10 {ALONE}", "orange": "G10 G10", "plum": "G10"}, seats=4)
    play(state, *throw(1))
    assert legal(state) == ["oppose orange", "oppose plum"]
    assert refused(state, "oppose jade") == "8.4"
    assert refused(state, "oppose blue") == "8.2"
    events = play(state, "oppose plum", "duel 5 2")
    assert ("duel", (0, 5, 3, 2)) in [(event.code, event.args) for event in events]


def test_several_stones_of_one_colour_are_one_duel() -> None:
    """8.4, LO-32."""
    state = place({"blue": f"G10 {ALONE}", "orange": "G10 G10"})
    play(state, *throw(1))
    assert asked(state) == "chance"
    play(state, "duel 5 2")
    assert at(state, "blue") == "G11"


def test_the_higher_die_wins_and_ties_throw_again() -> None:
    """8.5, LO-31, LOR-R49."""
    state = place({"blue": f"G10 {ALONE}", "orange": "G10"})
    events = play(state, *throw(1), "duel 3 3")
    assert (codes(events)[-1], asked(state)) == ("duel-tie", "chance")
    play(state, "duel 3 4")
    assert at(state, "blue") == "G9"


def test_everybody_sees_who_fights_whom() -> None:
    """8.5: from the challenge until the dice are thrown for something else."""
    state = place({"blue": f"G10 {ALONE}", "orange": "G10", "plum": "G10 O8"}, seats=4)
    play(state, *throw(1))
    assert seen(state, "duel") == []
    play(state, "oppose plum")
    assert (seen(state, "duel"), seen(state, "white")) == ([0, 3], [])
    play(state, "duel 3 3")
    assert (seen(state, "duel"), seen(state, "white")) == ([0, 3], [3, 3])
    play(state, "duel 2 5")
    assert (turn(state), seen(state, "duel"), seen(state, "white")) == ("orange", [0, 3], [2, 5])
    play(state, "roll")
    assert (seen(state, "duel"), seen(state, "white")) == ([], [])


def test_a_duel_and_another_throw_in_one_move() -> None:
    """7.3, 8.5: old dice are taken up before a duel, and after it they belong to the mover."""
    state = place({"blue": f"R8 {ALONE}", "orange": "R12"})
    play(state, *throw(6), "white 4 4", "decline", "play eight", "claim", "go right")
    assert (at(state, "blue"), seen(state, "duel"), seen(state, "white")) == ("R12", [0, 1], [])
    state = place({"blue": f"R4 {ALONE}", "orange": "R4"})
    play(state, *throw(6), "duel 6 1", "go right", "white 4 4")
    assert (at(state, "blue"), seen(state, "duel"), seen(state, "white")) == ("R8", [], [4, 4])


def seen(state: Loriot, fact: str) -> object:
    """What every reader sees alike."""
    views = [GAME.view(state, reader).facts[fact] for reader in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    return views[0]


@pytest.mark.parametrize(("duel", "end"), [("4 2", "G11"), ("2 4", "G9")])
def test_what_a_duel_decides(duel: str, end: str) -> None:
    """8.6, LO-33, LOR-R50, LOR-R51: nothing changes for the opponent."""
    state = place({"blue": f"G10 {ALONE}", "orange": "G10"})
    before = trail(state, "orange")
    play(state, *throw(1), f"duel {duel}")
    assert at(state, "blue") == end
    assert (at(state, "orange"), trail(state, "orange")) == ("G10", before)
