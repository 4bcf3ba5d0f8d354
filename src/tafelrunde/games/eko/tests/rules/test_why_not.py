"""What a refusal says: the real paragraph, also of kinds that are not on offer, and its numbers."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tafelrunde.games.eko.rules.state import Eko
from tafelrunde.games.eko.tests.positions import place
from tafelrunde.testing.helpers.acts import legal, objection, play, why

ROW = "g3 g4 g5 g6 g7 g8 g9"


def kinds(state: Eko) -> set[str]:
    return {text.split()[0] for text in legal(state)}


def near_sites(blue: str, more: Mapping[str, object]) -> Eko:
    """g6 and g7 joined, nothing else to walk on nearby; orange far away."""
    return place("g6 g7 g9 h10", {"blue": blue, "orange": "g9"}, away=True, more=dict(more))


def test_a_supply_that_is_used_up() -> None:
    """5.7, audit E-2: no build is on offer, and the reason is not that of the question."""
    camps = "f6:camp g5:camp f7:camp h6:camp f8:camp"
    terrain = {"reg": "f6 g5 f7 h6 f8 h5", "buildings": {"blue": camps}}
    state = near_sites("g6", terrain)
    assert kinds(state) == {"move"}
    assert why(state, "build g6 h5 camp") == "none-left camp [5.7]"


def test_a_site_that_is_far_away() -> None:
    """5.10, 5.3, 5.4, audit E-2."""
    state = near_sites("g6", {"reg": "i9", "canyon": "i8"})
    assert kinds(state) == {"move"}
    assert why(state, "build g6 i9 camp") == "not-beside g6 i9 [5.10]"
    assert why(state, "build g6 i9 tower") == "not-on-terrain reg tower [5.3]"
    assert why(state, "build g6 i8 tower") == "camp-first tower [5.4]"
    assert objection(state, "g6", "i9") == "not-beside g6 i9 [5.10]"


def test_the_only_castle_stands() -> None:
    """5.7, audit E-2: no build is on offer, though the tower could be a castle."""
    buildings = {"blue": "f6:castle f7:tower"}
    state = near_sites("g6:3", {"mountain": "f6 f7", "buildings": buildings})
    assert kinds(state) == {"move"}
    assert why(state, "build g6 f7 castle") == "none-left castle [5.7]"


def test_the_emperor_is_the_whole_stack() -> None:
    """6.5, audit E-2: without him there is nobody to pay."""
    state = near_sites("g6:1e", {"reg": "f6"})
    assert kinds(state) == {"move", "build-emperor"}
    assert why(state, "build g6 f6 camp") == "emperor-must-pay g6 1 [6.5]"


def test_a_march_after_a_march() -> None:
    """7.2, audit: not 7.1, also while the second action is due."""
    state = place(ROW, {"blue": "g3:2", "orange": "g9"}, reserve={"blue": 4})
    assert why(state, "march") == "no [7.1]"
    play(state, "move g3 g4", "march")
    assert why(state, "march") == "marched [7.2]"


def test_only_a_march_is_left() -> None:
    """8.6, audit E-2: beside a foreign camp nothing can be reinforced."""
    terrain = {
        "reg": "f6",
        "buildings": {"orange": "f6:camp"},
        "reserve": {"blue": 3},
    }
    state = near_sites("g7", terrain)
    play(state, "move g7 g6")
    assert kinds(state) == {"march", "done"}
    assert why(state, "reinforce g6 1") == "beside-foreign g6 [8.6]"
    assert objection(state, "g6") == "beside-foreign g6 [8.6]"


def test_more_than_the_reserve_holds() -> None:
    """8.1."""
    state = place(ROW, {"blue": "g3", "orange": "g9"}, reserve={"blue": 2})
    play(state, "move g3 g4")
    assert why(state, "reinforce g4 3") == "reserve-short 3 2 [8.1]"


@pytest.mark.parametrize(
    ("blue", "orange", "told"),
    [
        ("g3:2", "g5:3", "too-weak 3 2 4 [4.8]"),
        ("g3:2", "g5:4", "only-kamikaze 4 2 [4.8]"),
        ("g3:2e", "g5:3", "too-weak 3 2 3 [4.8]"),
        ("g3:3 g5:2", "g9", "too-high 3 2 4 [4.7]"),
    ],
)
def test_how_many_discs_there_are(blue: str, orange: str, told: str) -> None:
    """4.7, 4.8, 6.2, audit S4: a stack, then its target, without a verb."""
    state = place(ROW, {"blue": blue, "orange": orange}, away=True)
    assert objection(state, "g3", "g5") == told


def test_what_cannot_be_walked_on() -> None:
    """4.4, 4.5, 3.4, audit S4: chasm, a stack in between, somebody else's stack."""
    stacks = {"blue": "g3 g5", "orange": "g9 g6:3"}
    state = place(ROW, stacks, more={"chasm": "f3"})
    assert objection(state, "g3", "f3") == "not-a-field f3 chasm [4.4]"
    assert objection(state, "f3") == "not-a-field f3 chasm [4.4]"
    assert objection(state, "g3", "g9") == "no-way g3 g9 [4.5]"
    assert why(state, "move g9 g8") == "foreign-stack g9 1 [3.4]"


def test_a_lone_disc_in_a_storm() -> None:
    """13.8, audit E-2: only builds are on offer."""
    state = place(
        "g4 g7 i9",
        {"blue": "g5", "orange": "i9"},
        options={"storms": True},
        storm="g5",
        more={"reg": "g6"},
    )
    assert kinds(state) == {"build"}
    assert why(state, "move g5 g4") == "storm-takes-all g5 1 1 [13.8]"
