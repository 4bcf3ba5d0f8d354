"""The five worked examples, move by move; people A to D are the seats blue to plum."""

from __future__ import annotations

from tafelrunde.games.loriot.tests.positions import asked, at, hand, place, points, trail, turn
from tafelrunde.testing.helpers.acts import codes, play


def test_lx1_bringing_a_stone_in() -> None:
    """4.2, 4.4, 8.1, LX-1, LOR-R14 to LOR-R19, LOR-R40, LOR-R41."""
    state = place(seats=4)
    play(state, "roll", "black 3", "black 1", "black 5")
    assert turn(state) == "orange"
    play(state, "roll", "black 2", "black 6")
    assert at(state, "orange") == "Y0"
    play(state, "black 4")
    assert (at(state, "orange"), state.black) == ("Y0", 4)
    play(state, "white 2 5")
    assert (state.black, state.white, state.second) == (4, 2, 5)
    assert (at(state, "orange"), turn(state)) == ("YL4", "jade")


def test_lx2_landing_on_a_question_mark_and_a_duel() -> None:
    """7.2, 8.3, 8.5, 6.1, 6.2, LX-2, LOR-R28, LOR-R29, LOR-R34, LOR-R47, LOR-R49, LOR-R50."""
    state = place({"blue": "Oc10a", "jade": "G10 YR1", "plum": "Gc12a YL1 out out"}, seats=4)
    play(state, "roll", "black 3")
    assert (at(state, "blue"), turn(state), state.white) == ("G10", "orange", 0)
    play(state, "roll", "black 1", "black 1", "black 1")
    play(state, "roll", "black 1", "move stone-2", "roll", "black 1", "move stone-2")
    play(state, "roll", "black 3", "duel 4 2")
    assert trail(state, "blue").endswith("G10 G11 G12 Gc12a")
    assert (at(state, "plum"), at(state, "jade"), turn(state)) == ("waiting", "G10", "orange")


def test_lx2_the_stone_that_was_hit_needs_a_six() -> None:
    """4.6, 6.2, LX-2, LOR-R29."""
    state = place({"blue": "G10", "jade": "G10", "plum": "Gc12a out out out"}, seats=4)
    play(state, "roll", "black 3", "duel 4 2")
    play(state, "roll", "black 1", "black 1", "black 1", "roll", "black 1", "white 6 6")
    assert (turn(state), asked(state)) == ("plum", "roll-six")
    play(state, "roll", "black 5", "black 4", "black 6")
    assert at(state, "plum") == "Y0"


def test_lx3_crossing_a_question_mark() -> None:
    """7.3, 8.1, LX-3, LOR-R36, LOR-R40, LOR-R42."""
    state = place({"blue": "YL3"})
    play(state, "roll", "black 5")
    assert at(state, "blue") == "O8"
    play(state, "white 5 6")
    assert trail(state, "blue").endswith("O8 O9 O10")


def test_lx4_crossing_a_head() -> None:
    """9.1 to 9.7, LX-4, LOR-R52 to LOR-R63."""
    state = place({"blue": "Oc6b", "orange": "G6", "jade": "G6"}, seats=4)
    play(state, "roll", "black 3")
    assert at(state, "blue") == "G6"
    play(state, "white 4 4", "decline", "decline", "intervene nine", "play two", "play ten")
    events = play(state, "claim")
    assert "made" in codes(events)
    assert (at(state, "blue"), turn(state)) == ("G7", "orange")
    assert "nine" not in hand(state, "plum")
    assert {"two", "ten"} & set(hand(state, "blue")) == set()


def test_lx5_the_first_arrival() -> None:
    """8.3, 11.2, 11.4, 12.1, 12.2, 12.3, LX-5, LOR-R70, LOR-R72, LOR-R76, LOR-R77, LOR-R79."""
    state = place(
        {"jade": "B30 YL2", "blue": "B30", "orange": "Y0 YR4 O8", "plum": "waiting"},
        seats=4,
        turn=2,
    )
    play(state, "roll", "black 5", "move stone-1")
    play(state, "duel 4 6", "go up")
    assert at(state, "jade") == "T8"
    assert trail(state, "jade").endswith("B30 B29 B28 v8 chip8 T8")
    play(state, "success e01")
    assert points(state) == [0, 0, 8, 0]
    assert at(state, "jade", 2) == at(state, "orange", 1) == at(state, "orange", 2) == "out"
    assert (at(state, "orange", 3), at(state, "blue"), turn(state)) == ("O8", "B30", "plum")


def test_lx5_hit_later_means_waiting() -> None:
    """12.3, LX-5, LOR-R79: after the first arrival a hit stone only starts anew."""
    state = place(
        {"jade": "T8:8 out out out", "blue": "O8>O9", "orange": "O10 out out out"}, seats=3
    )
    play(state, "roll", "black 1")
    assert at(state, "orange") == "waiting"
