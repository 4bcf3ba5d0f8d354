"""Chapter 6: the emperor, prisoners and their exchange."""

from __future__ import annotations

import pytest

from tafelrunde.games.eko.rules.numbers import IN_RESERVE, ON_BOARD
from tafelrunde.games.eko.rules.scoring import points
from tafelrunde.games.eko.rules.state import Eko
from tafelrunde.games.eko.tests.positions import LONG_ROW, ROW, asked, place, player, stack
from tafelrunde.testing.helpers.acts import codes, legal, play, refused


def test_he_counts_as_one_disc() -> None:
    """6.1, EKO-R54: with two others he beats a stack of two."""
    state = place(ROW, {"blue": "g3:3e", "orange": "g6:2"})
    assert "move g3 g6" in legal(state)


@pytest.mark.parametrize("text", ["move g3 g5", "move g5 g3"])
def test_he_stays_on_top_when_regrouping(text: str) -> None:
    """6.1, EKO-R24, EKO-R55: whichever of the two stacks moves."""
    state = place(ROW, {"blue": "g3:2e g5:2", "orange": "g9"})
    play(state, text)
    assert stack(state, text[-2:]) == "B4e"


def test_he_stays_on_top_after_an_attack() -> None:
    """6.1, EKO-R55."""
    state = place(ROW, {"blue": "g3:2e", "orange": "g5 g9"})
    play(state, "move g3 g5")
    assert stack(state, "g5") == "B2e"


@pytest.mark.parametrize("defender", ["g6", "g6:1e"])
def test_ex6_alone_he_beats_a_lone_disc(defender: str) -> None:
    """6.2, EX-6, EKO-R56: an enemy emperor too."""
    state = place(ROW, {"blue": "g3:1e", "orange": f"{defender} g9"})
    play(state, "move g3 g6")
    assert stack(state, "g6") == "B1e"


def test_ex6_a_captured_emperor_is_a_prisoner() -> None:
    """6.3, 9.1, EX-6, EKO-R58, EKO-R85: three points."""
    state = place(ROW, {"blue": "g3:1e", "orange": "g6:1e g9"})
    assert "captures" in codes(play(state, "move g3 g6"))
    assert player(state, "orange").emperor == 0
    assert points(state, 0) == 3


def test_ex6_equal_stacks_with_emperor() -> None:
    """6.2, EKO-R56: three with him attack three, even three with an emperor."""
    state = place(ROW, {"blue": "g3:3e", "orange": "g6:3e g9"})
    assert "move g3 g6" in legal(state)


@pytest.mark.parametrize(("army", "can"), [("g3", False), ("g3:2", True), ("g3:1e", True)])
def test_ex6_who_can_attack_an_emperor(army: str, can: bool) -> None:
    """6.2, EX-6, EKO-R57: more discs or an equal stack with an emperor."""
    state = place(ROW, {"blue": army, "orange": "g6:1e g9"})
    assert ("move g3 g6" in legal(state)) == can


def test_he_is_no_help_in_defence() -> None:
    """6.2, EKO-R57: three discs beat two with an emperor; two do not."""
    state = place(ROW, {"blue": "g3:3 g9:2", "orange": "g6:2e"})
    assert "move g3 g6" in legal(state)
    assert refused(state, "move g9 g6") == "4.8"


def test_ex2_kamikaze_against_an_emperor() -> None:
    """4.12, 6.3, EX-2, EKO-R32, EKO-R58: three discs go home, he is captured all the same."""
    state = place(ROW, {"blue": "g3 g4", "orange": "g7:4e g9"})
    play(state, "move g4 g7")
    assert player(state, "orange").reserve == 3
    assert player(state, "orange").emperor == 0
    assert points(state, 0) == 3


def test_the_emperor_as_kamikaze() -> None:
    """6.4, EKO-R66: he goes to his own reserve and is nobody's prisoner."""
    state = place(ROW, {"blue": "g3 g4:1e", "orange": "g7:4 g9"})
    assert "kamikaze-emperor" in codes(play(state, "move g4 g7"))
    assert player(state, "blue").emperor == IN_RESERVE
    assert legal(state) == {"reinforce g3 1"}


def test_he_may_pay_for_a_building() -> None:
    """6.5, EKO-R64, EKO-R65: with a choice both are offered, at the same price."""
    state = place("g6 g8 i9", {"blue": "g6:2e", "orange": "i9"}, reg="g5")
    assert legal(state, "build") == {"build g6 g5 camp", "build-emperor g6 g5 camp"}
    play(state, "build-emperor g6 g5 camp")
    assert stack(state, "g6") == "B1"
    assert player(state, "blue").emperor == IN_RESERVE


def test_he_need_not_pay() -> None:
    """6.5, EKO-R65: lying on top does not oblige."""
    state = place("g6 g8 i9", {"blue": "g6:2e", "orange": "i9"}, reg="g5")
    play(state, "build g6 g5 camp")
    assert stack(state, "g6") == "B1e"
    assert player(state, "blue").reserve == 1


def test_he_pays_if_the_whole_stack_is_used_up() -> None:
    """6.5, EKO-R64."""
    state = place("g6 g8 i9", {"blue": "g6:1e g8", "orange": "i9"}, reg="g5")
    assert legal(state, "build") == {"build-emperor g6 g5 camp"}
    assert refused(state, "build-emperor g8 g5 camp") == "5.10"


def test_who_is_not_there_cannot_pay() -> None:
    """6.5: the emperor of another stack does not pay."""
    state = place("g6 g8 i9", {"blue": "g6 g8:2e", "orange": "i9"}, reg="g5 h8")
    assert refused(state, "build-emperor g6 g5 camp") == "6.5"
    alone = place("g6 g8 i9", {"blue": "g6:1e g8", "orange": "i9"}, reg="g5 h9")
    assert refused(alone, "build-emperor g8 h9 camp") == "6.5"


def test_exchange_of_two() -> None:
    """6.6, 6.7, 6.9, EKO-R59 to EKO-R63: both emperors go home at once, nobody is asked."""
    stacks = {"blue": "g3:2", "orange": "g6:1e g9"}
    state = place(ROW, stacks, prisoners={"orange": ["blue"]})
    told = codes(play(state, "move g3 g6"))
    assert told[:3] == ["attacks", "captures", "exchanges-own"]
    assert player(state, "blue").emperor == IN_RESERVE
    assert player(state, "orange").emperor == IN_RESERVE
    assert (points(state, 0), points(state, 1)) == (0, 0)


def test_a_freed_emperor_enters_by_reinforcement() -> None:
    """6.9, 8.7, EKO-R63, EKO-R78."""
    stacks = {"blue": "g3:2", "orange": "g6:1e g9"}
    state = place(ROW, stacks, prisoners={"orange": ["blue"]})
    play(state, "move g3 g6")
    assert legal(state) == {"reinforce g6 1"}
    play(state, "reinforce g6 1")
    assert stack(state, "g6") == "B3e"


def test_exchange_for_a_third_emperor() -> None:
    """6.6, 6.9, EKO-R59, EKO-R60: whoever he belongs to; the captor cannot decline."""
    stacks = {"blue": "i3:2", "orange": "i6:1e i7", "green": "i9"}
    state = place(LONG_ROW, stacks, seats=3, prisoners={"green": ["blue"]})
    assert "exchanges" in codes(play(state, "move i3 i6"))
    assert player(state, "blue").emperor == IN_RESERVE
    assert player(state, "orange").emperor == 2
    assert (points(state, 0), points(state, 2)) == (0, 3)


def holder() -> Eko:
    """Orange holds the emperors of green and violet; blue is about to capture orange's."""
    stacks = {"blue": "i3:2", "orange": "i6:1e i7", "green": "i9", "violet": "i11"}
    prisoners = {"orange": ["green", "violet"]}
    return place(LONG_ROW, stacks, seats=4, prisoners=prisoners, reserve={"blue": 1})


def test_whoever_holds_several_chooses() -> None:
    """6.6, 6.7, EKO-R59: in the middle of another person's turn."""
    state = holder()
    play(state, "move i3 i6")
    assert (state.actors(), asked(state)) == ((1,), "exchange")
    assert legal(state) == {"exchange green", "exchange violet"}
    assert refused(state, "exchange orange") == "6.6"
    play(state, "exchange violet")
    assert player(state, "orange").emperor == IN_RESERVE
    assert player(state, "violet").emperor == 0
    assert (state.actors(), asked(state)) == ((0,), "reinforce")


def test_the_active_person_exchanges_first() -> None:
    """6.8: blue's duty comes before that of orange, whose prisoner is then gone elsewhere."""
    stacks = {"blue": "i3:2", "orange": "i6:1e i7", "green": "i9:1e"}
    state = place(LONG_ROW, stacks, seats=3, prisoners={"orange": ["blue"]})
    told = [event for event in play(state, "move i3 i6") if event.code.startswith("exchanges")]
    assert [(event.code, event.args) for event in told] == [("exchanges-own", (0, 1))]


def test_chain_of_exchanges() -> None:
    """6.8: as long as one is possible: first blue with green, then orange with green."""
    stacks = {"blue": "i3:2", "orange": "i6:1e i7", "green": "i9:1e", "violet": "i11"}
    prisoners = {"green": ["blue"], "orange": ["violet"]}
    state = place(LONG_ROW, stacks, seats=4, prisoners=prisoners)
    told = [event for event in play(state, "move i3 i6") if event.code.startswith("exchanges")]
    assert [event.args for event in told] == [(0, 2, 1), (1, 2, 3)]
    assert player(state, "violet").emperor == 2


def test_prisoners_of_the_eliminated() -> None:
    """6.10, EKO-R63: they stay, and can still be exchanged."""
    stacks = {"blue": "i3:2", "green": "i6:1e i7", "violet": "i11", "orange": ""}
    state = place(LONG_ROW, stacks, seats=4, away=False, prisoners={"orange": ["blue"]})
    assert points(state, 1) == 3
    told = [event for event in play(state, "move i3 i6") if event.code.startswith("exchanges")]
    assert [event.args for event in told] == [(0, 1, 2)]
    assert points(state, 1) == 3


def test_the_captive_emperor_of_the_eliminated_still_counts() -> None:
    """6.10, EKO-R85."""
    stacks = {"blue": "i3:2", "green": "i7", "violet": "", "orange": "i9"}
    state = place(LONG_ROW, stacks, seats=4, away=False, prisoners={"blue": ["violet"]})
    assert points(state, 0) == 3


def test_exchange_before_elimination() -> None:
    """6.7, 6.10: whoever loses the last stack with the emperor still exchanges."""
    stacks = {"blue": "i3:2", "orange": "i6:1e", "green": "i9"}
    state = place(LONG_ROW, stacks, seats=3, away=False, prisoners={"orange": ["green"]})
    told = codes(play(state, "move i3 i6"))
    assert told[:4] == ["attacks", "captures", "exchanges", "eliminated"]
    assert player(state, "green").emperor == 0
    assert player(state, "orange").emperor == IN_RESERVE


def test_the_exchange_costs_no_action() -> None:
    """6.7, EKO-R62: the turn goes on with reinforcement."""
    state = holder()
    play(state, "move i3 i6", "exchange green")
    assert asked(state) == "reinforce"
    assert player(state, "blue").emperor == ON_BOARD
