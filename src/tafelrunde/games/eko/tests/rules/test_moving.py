"""Chapters 3 and 4: the turn, moving, regrouping, attacking, kamikaze."""

from __future__ import annotations

import pytest

from tafelrunde.games.eko.rules.state import Eko
from tafelrunde.games.eko.tests.positions import LONG_ROW, ROW, asked, place, player, stack
from tafelrunde.testing.helpers.acts import codes, legal, play, refused


def picture() -> Eko:
    """EX-1: A = g6 (2), C = g9 (1), D = f7 (2), G = f6 (3); E = f8, F = g5, h6, i6."""
    return place(
        "g6 g7 g8 h7 g9 f7 f6 f8 g5 h6 i6",
        {"blue": "g6:2 g9 f7:2 f6:3", "orange": "f8 g5:2 h6:3 i6:4"},
        reg="h8",
        chasm="i7",
        reserve={"blue": 2},
    )


def test_ex1_all_destinations() -> None:
    """4.1, 4.6, EKO-R17, EKO-R18: exactly the fields of the picture, around a corner too."""
    moves = "move g6 g7, move g6 g8, move g6 h7, move g6 g9, move g6 f7, move g6 f8"
    assert legal(picture(), "move g6 ") == set(moves.split(", "))


@pytest.mark.parametrize(("target", "size"), [("g9", "B3"), ("f7", "B4")])
def test_ex1_regrouping(target: str, size: str) -> None:
    """4.6, EKO-R24: both stacks become one."""
    state = picture()
    play(state, f"move g6 {target}")
    assert (stack(state, target), stack(state, "g6")) == (size, "")


def test_ex1_attack() -> None:
    """4.8, 4.10, EKO-R26, EKO-R28, EKO-R29: all discs occupy the field, the beaten go home."""
    state = picture()
    before = player(state, "orange").reserve
    assert codes(play(state, "move g6 f8"))[0] == "attacks"
    assert stack(state, "f8") == "B2"
    assert player(state, "orange").reserve == before + 1


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("move g6 g5", "4.8"),
        ("move g6 h6", "4.8"),
        ("move g6 f6", "4.7"),
        ("move g6 h8", "4.4"),
        ("move g6 i7", "4.4"),
        ("move g6 i6", "4.8"),
        ("move g6 g6", "4.2"),
        ("move g5 g7", "3.4"),
        ("move h7 g7", "3.4"),
    ],
)
def test_ex1_what_is_refused(text: str, rule: str) -> None:
    """3.4, 4.2, 4.4, 4.5, 4.7, 4.8, 4.9, EKO-R18, EKO-R21, EKO-R25, EKO-R27, EKO-R30."""
    assert refused(picture(), text) == rule


def test_turns_go_clockwise() -> None:
    """3.1, EKO-R13, EKO-R15: action, then reinforcement, then the next seat."""
    stacks = {"blue": "i3", "orange": "i5", "green": "i7"}
    state = place(LONG_ROW, stacks, seats=3, reserve={"blue": 1})
    play(state, "move i3 i4")
    assert (asked(state), state.actors()) == ("reinforce", (0,))
    play(state, "reinforce i4 1")
    assert (asked(state), state.actors()) == ("act", (1,))
    play(state, "move i5 i6")
    assert state.actors() == (2,)
    play(state, "move i7 i8")
    assert state.actors() == (0,)


def test_exactly_one_action() -> None:
    """3.2, EKO-R16: moves and builds are offered, passing is not."""
    state = place(ROW, {"blue": "g3", "orange": "g8"}, reg="f3")
    assert {text.split()[0] for text in legal(state)} == {"move", "build"}
    assert refused(state, "done") == "3.2"
    play(state, "move g3 g4")
    assert state.actors() == (1,)


def test_no_legal_action_is_left_out() -> None:
    """3.3, EKO-R15: a walled-in stack does nothing, reinforcement follows all the same."""
    state = place("g3 g4 g8 g9", {"blue": "g8", "orange": "g3 g4:4"}, reserve={"orange": 2})
    told = play(state, "move g8 g9")
    assert "no-action" in codes(told)
    assert (asked(state), state.actors()) == ("reinforce", (1,))


def test_who_can_do_nothing_at_all_is_passed_over() -> None:
    """3.3, 8.2: neither action nor reinforcement: the next turn begins."""
    state = place("g3 g4 g8 g9", {"blue": "g8", "orange": "g3 g4:4"})
    play(state, "move g8 g9")
    assert state.actors() == (0,)


def test_a_stack_in_the_way_blocks() -> None:
    """4.5, EKO-R19: own and foreign ones alike."""
    state = place(ROW, {"blue": "g3:2 g5", "orange": "g8"})
    assert legal(state, "move g3 ") == {"move g3 g4", "move g3 g5"}
    assert legal(state, "move g5 ") == {"move g5 g4", "move g5 g3", "move g5 g6", "move g5 g7"}
    assert refused(state, "move g3 g6") == "4.5"


@pytest.mark.parametrize("site", ["reg", "canyon", "mountain", "capital", "chasm"])
def test_sites_and_chasms_are_never_entered(site: str) -> None:
    """1.3, 4.4, 4.5, EKO-R20, EKO-R21: not even empty sites are crossed."""
    fields = "g3 g4 g6 g7"
    stacks = {"blue": "g3", "orange": "g7"}
    state = place(fields, stacks, more={site: "g5"})
    assert legal(state, "move ") == {"move g3 g4"}
    assert refused(state, "move g3 g5") == "4.4"
    assert refused(state, "move g3 g6") == "4.5"


def test_a_building_blocks() -> None:
    """4.4, 4.5, EKO-R20: a site with a building is no way either."""
    stacks = {"blue": "g3", "orange": "g7"}
    state = place("g3 g4 g6 g7", stacks, reg="g5", buildings={"blue": "g5:camp"})
    assert legal(state, "move ") == {"move g3 g4"}


def test_the_whole_stack_moves() -> None:
    """4.3, EKO-R22: nothing stays behind."""
    state = place(ROW, {"blue": "g3:3", "orange": "g9"})
    play(state, "move g3 g6")
    assert (stack(state, "g3"), stack(state, "g6")) == ("", "B3")


def test_plain_move() -> None:
    """4.1, 4.6, EKO-R23: onto an empty field, as far as the way is free."""
    state = place(ROW, {"blue": "g3", "orange": "g9"})
    assert legal(state) == {f"move g3 g{n}" for n in range(4, 9)}


def test_regrouping_up_to_four() -> None:
    """4.7, EKO-R25: four is legal, five is not."""
    state = place(ROW, {"blue": "g3:2 g4:2 g5:3", "orange": "g9"})
    assert "move g3 g4" in legal(state)
    assert refused(state, "move g4 g5") == "4.7"


@pytest.mark.parametrize(("attacker", "defender"), [(2, 1), (3, 2), (4, 3), (4, 1)])
def test_attack_by_the_larger_stack(attacker: int, defender: int) -> None:
    """4.8, EKO-R26."""
    state = place(ROW, {"blue": f"g3:{attacker}", "orange": f"g6:{defender} g9"})
    assert "move g3 g6" in legal(state)


@pytest.mark.parametrize(("attacker", "defender"), [(1, 1), (1, 2), (1, 3), (2, 4), (3, 4), (4, 4)])
def test_equal_or_larger_stacks_are_safe(attacker: int, defender: int) -> None:
    """4.8, 4.11, EKO-R27, EKO-R31: a kamikaze is one against exactly four."""
    state = place(ROW, {"blue": f"g3:{attacker}", "orange": f"g6:{defender} g9"})
    assert refused(state, "move g3 g6") == "4.8"


def test_beaten_discs_wait_in_the_reserve() -> None:
    """4.10, EKO-R29: ready for their owner's next reinforcement."""
    state = place(ROW, {"blue": "g3:3", "orange": "g5:2 g9"})
    play(state, "move g3 g5")
    assert player(state, "orange").reserve == 2
    play(state, "move g9 g8")
    assert legal(state) == {"reinforce g8 1", "reinforce g8 2"}


def test_ex2_kamikaze() -> None:
    """4.11, 4.12, EX-2, EKO-R31, EKO-R32: all five discs leave, the field is empty."""
    state = place(ROW, {"blue": "g3 g4", "orange": "g7:4 g9"})
    assert codes(play(state, "move g4 g7"))[0] == "kamikaze"
    assert stack(state, "g7") == ""
    assert player(state, "blue").reserve == 1
    assert player(state, "orange").reserve == 4


def test_an_attack_needs_a_free_path() -> None:
    """4.9, EKO-R26."""
    state = place(ROW, {"blue": "g3:3 g5", "orange": "g7"})
    assert refused(state, "move g3 g7") == "4.5"


def test_own_stacks_are_never_attacked() -> None:
    """4.9, EKO-R30: a larger own stack regroups or stays away."""
    state = place(ROW, {"blue": "g3:4 g5", "orange": "g9"})
    assert refused(state, "move g3 g5") == "4.7"


def test_a_single_disc_is_a_stack() -> None:
    """1.5, EKO-R14: it moves, and it can be joined."""
    state = place(ROW, {"blue": "g3 g5", "orange": "g9"})
    play(state, "move g3 g5")
    assert stack(state, "g5") == "B2"
