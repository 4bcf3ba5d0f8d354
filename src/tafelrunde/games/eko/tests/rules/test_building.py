"""Chapter 5: what may be built where, and what it costs."""

from __future__ import annotations

import pytest

from tafelrunde.games.eko.rules.scoring import points
from tafelrunde.games.eko.rules.state import Eko
from tafelrunde.games.eko.tests.positions import place, player, stack
from tafelrunde.testing.helpers.acts import codes, legal, play, refused, why


def site(blue: str = "g6:3 g7", away: bool = True, **rest: object) -> Eko:
    """A = g6, B = g7; f6 reg, g5 canyon, f7 and h6 mountains; orange far to the right."""
    terrain = {"reg": "f6", "canyon": "g5", "mountain": "f7 h6", **rest}
    return place("g6 g7 g9 h10", {"blue": blue, "orange": "g9"}, away=away, more=terrain)


def test_ex3_empty_sites_take_camps() -> None:
    """5.4, EX-3, EKO-R33, EKO-R42, EKO-R46: a camp for one disc, nothing higher."""
    builds = {f"build g6 {at} camp" for at in ("f6", "g5", "f7", "h6")}
    assert legal(site(), "build g6 ") == builds
    assert refused(site(), "build g6 g5 tower") == "5.4"
    assert refused(site(), "build g6 f7 castle") == "5.4"


def test_ex4_upgrades() -> None:
    """5.3, 5.5, EX-4, EKO-R43, EKO-R45, EKO-R47: canyon and mountain to a tower, reg to nothing."""
    state = site(buildings={"blue": "f6:camp g5:camp f7:camp"})
    builds = {"build g6 g5 tower", "build g6 f7 tower", "build g6 h6 camp"}
    assert legal(state, "build g6 ") == builds
    assert refused(state, "build g6 f6 tower") == "5.3"
    assert refused(state, "build g6 f7 castle") == "5.5"
    play(state, "build g6 f7 tower")
    assert (stack(state, "g6"), stack(state, "f7")) == ("B1", "B2")


def test_ex5_replacing() -> None:
    """5.6, 5.9, 5.11, EX-5, EKO-R44, EKO-R48, EKO-R49, EKO-R51: the whole list of A's builds."""
    state = site(buildings={"blue": "f7:tower", "orange": "f6:camp g5:camp h6:tower"})
    builds = "f6 camp, g5 camp, g5 tower, f7 castle, h6 tower"
    assert legal(state, "build g6 ") == {f"build g6 {text}" for text in builds.split(", ")}
    assert refused(state, "build g6 f6 tower") == "5.3"
    assert refused(state, "build g6 h6 castle") == "5.9"


def test_ex5_the_replaced_building_returns() -> None:
    """5.2, 5.7, 5.13, EX-5, EKO-R35, EKO-R36, EKO-R53."""
    state = site(buildings={"orange": "f6:camp"})
    before = player(state, "blue").reserve
    assert player(state, "orange").camps == 4
    assert codes(play(state, "build g6 f6 camp"))[0] == "replaces"
    assert (stack(state, "g6"), stack(state, "f6")) == ("B1", "B1")
    assert player(state, "orange").camps == 5
    assert player(state, "blue").reserve == before + 2


def test_two_stacks_never_share_a_price() -> None:
    """5.11, EX-5, EKO-R51: two of A and one of B do not make a castle."""
    state = site("g6:2 g7", buildings={"blue": "f7:tower"})
    assert refused(state, "build g6 f7 castle") == "5.8"
    assert refused(state, "build g7 f7 castle") == "5.8"


def test_which_stack_pays_is_free() -> None:
    """5.11: both stacks at the mountain may pay for its camp."""
    assert legal(site(), "build ") >= {"build g6 f7 camp", "build g7 f7 camp"}


@pytest.mark.parametrize(
    ("terrain", "most"), [("reg", 1), ("canyon", 2), ("capital", 2), ("mountain", 3)]
)
def test_terrain_limits(terrain: str, most: int) -> None:
    """5.3, EKO-R38, EKO-R39, EKO-R40, EKO-R41: step by step up to the limit and no further."""
    levels = ["camp", "tower", "castle"]
    for level in range(1, 4):
        below = {"blue": f"g5:{levels[level - 2]}"} if level > 1 else {}
        if level - 1 > most:
            break
        rest: dict[str, object] = {terrain: "g5", "buildings": below}
        state = place("g6 g7 g9", {"blue": "g6:4", "orange": "g9"}, more=rest)
        offered = f"build g6 g5 {levels[level - 1]}" in legal(state)
        assert offered == (level <= most)


@pytest.mark.parametrize("where", ["g7", "h7"])
def test_nothing_is_built_elsewhere(where: str) -> None:
    """5.1, EKO-R33, EKO-R34: neither on fields nor on chasms."""
    assert refused(site(chasm="h7"), f"build g6 {where} camp") == "5.1"


def test_supply_used_up() -> None:
    """5.7, EKO-R37: no camp left until one comes back."""
    camps = "d5:camp d6:camp d7:camp d8:camp g5:camp"
    state = site(reg="f6 d5 d6 d7 d8", buildings={"blue": camps})
    assert legal(state, "build ") == {"build g6 g5 tower"}
    assert refused(state, "build g6 f6 camp") == "5.7"


def test_a_piece_cannot_pay_for_itself() -> None:
    """5.7, EKO-R37: the only castle is on the board, so no second one can be built."""
    state = site(
        mountain="f7 h6 d5",
        buildings={"blue": "d5:castle f7:tower"},
    )
    assert refused(state, "build g6 f7 castle") == "5.7"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("build g6 g5 camp", "5.5"),
        ("build g6 f7 camp", "5.6"),
        ("build g6 h6 castle", "5.6"),
        ("build g7 f6 camp", "5.10"),
        ("build g9 f6 camp", "3.4"),
        ("build h10 f6 camp", "3.4"),
    ],
)
def test_refused_builds(text: str, rule: str) -> None:
    """3.4, 5.5, 5.6, 5.10, EKO-R43, EKO-R44, EKO-R50: not again, not lower, not two levels."""
    buildings = {"blue": "g5:tower", "orange": "f7:tower h6:camp"}
    assert refused(site(buildings=buildings), text) == rule


def test_what_cannot_be_replaced_is_named() -> None:
    """5.6: what stands there, and what was wanted."""
    state = site(buildings={"orange": "f7:tower"})
    assert why(state, "build g6 f7 camp") == "replaces-next-only tower camp [5.6]"


def test_too_dear() -> None:
    """5.8, EKO-R47: two discs for a tower."""
    state = site("g6 g7", buildings={"blue": "g5:camp"})
    assert refused(state, "build g6 g5 tower") == "5.8"


def test_a_stack_may_be_used_up() -> None:
    """5.12, EKO-R52: in part or entirely."""
    state = site("g6 g7")
    play(state, "build g6 f6 camp")
    assert stack(state, "g6") == ""


def test_last_discs_may_be_spent() -> None:
    """5.12, EKO-R52: even if they are the last on the board."""
    state = place("g6 g8", {"blue": "g6", "orange": "g8"}, away=False, reg="g5")
    assert "build g6 g5 camp" in legal(state)


def test_paid_discs_return_in_the_same_turn() -> None:
    """5.13, 8.1, EKO-R53: they are ready for this turn's reinforcement."""
    state = site("g6:2")
    play(state, "build g6 f6 camp")
    assert legal(state) == {"reinforce g6 1"}


def test_only_sites_score_and_no_building_vanishes() -> None:
    """5.2, 9.1, EKO-R33: a building stands until it is replaced; nothing can tear it down."""
    state = site("g6:3", buildings={"blue": "g5:camp"})
    kinds = {text.split()[0] for text in legal(state)}
    assert kinds <= {"move", "build", "build-emperor"}
    assert points(state, 0) == 1
