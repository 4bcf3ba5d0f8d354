"""Chapters 11, 12 and 14: portals, wind temple, pyramids."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.state import CHANCE
from tafelrunde.games.eko.data import components
from tafelrunde.games.eko.game import GAME
from tafelrunde.games.eko.rules.graph import PORTAL
from tafelrunde.games.eko.rules.scoring import points
from tafelrunde.games.eko.rules.setup import EkoSetup
from tafelrunde.games.eko.rules.state import Eko
from tafelrunde.games.eko.tests.positions import ROW, asked, place, player, stack
from tafelrunde.testing.helpers.acts import codes, legal, play, refused


def portals(blue: str, orange: str = "i5", fields: str = "e4 e5 i4 i5 i6") -> Eko:
    """Portals at e2 and i2 open eastwards on e3 and i3; two strips that only they connect."""
    return place(
        f"e3 i3 {fields}",
        {"blue": blue, "orange": orange},
        options={"portals": True},
        portal="e2 i2",
        portals=["e2 e", "i2 e"],
    )


def test_through_the_portal() -> None:
    """11.2, 11.3, EKO-R95, EKO-R96: from front field to front field and on."""
    state = portals("e5")
    moves = {"move e5 e4", "move e5 e3", "move e5 i3", "move e5 i4"}
    assert legal(state, "move e5 ") == moves


def test_from_the_front_field() -> None:
    """11.2, EKO-R93: a move may begin there."""
    assert "move e3 i4" in legal(portals("e3"))


def test_a_portal_is_entered_only_in_front() -> None:
    """11.1, 11.2, EKO-R93: its other sides are closed like a chasm."""
    state = place(
        "d5 e3 e4 i3 i4",
        {"blue": "e4", "orange": "i4"},
        options={"portals": True},
        portal="d4 i2",
        portals=["d4 e", "i2 e"],
    )
    assert legal(state, "move e4 ") == {"move e4 e3", "move e4 d5", "move e4 i3"}
    state = place(
        "d5 e3 i3 i4",
        {"blue": "e3 i4", "orange": "d5"},
        options={"portals": True},
        portal="d4 i2",
        portals=["d4 e", "i2 e"],
    )
    assert legal(state) == {"move i4 i3"}
    assert refused(portals("e4:2 e3"), "move e4 i3") == "4.5"


def test_a_stack_before_the_exit_can_be_attacked() -> None:
    """11.4, EKO-R97: but nobody gets past it."""
    state = portals("e5:2", "i3 i5")
    assert "move e5 i3" in legal(state)
    assert refused(state, "move e5 i4") == "4.5"
    play(state, "move e5 i3")
    assert stack(state, "i3") == "B2"


def test_an_own_stack_before_the_exit_can_be_joined() -> None:
    """11.4, EKO-R96, EKO-R97: up to four discs."""
    state = portals("e5:2 i3:2")
    assert "move e5 i3" in legal(state)
    assert refused(portals("e5:2 i3:3"), "move e5 i3") == "4.7"


def test_too_strong_a_stack_before_the_exit() -> None:
    """11.4, EKO-R97: the usual rules of attack."""
    assert refused(portals("e5:2", "i3:2 i5"), "move e5 i3") == "4.8"


def test_a_portal_is_no_site() -> None:
    """11.5, EKO-R98: nobody stops on it and nothing is built on it."""
    state = place(
        "e3 e4 e5 i3 i4",
        {"blue": "e3", "orange": "i4"},
        options={"portals": True, "wind_temple": True},
        portal="e2 i2",
        portals=["e2 e", "i2 e"],
        temple="d3",
    )
    assert state.graph.limit[state.graph.terrain.index(PORTAL)] == 0
    assert refused(state, "build e3 e2 camp") == "11.5"
    assert refused(state, "move e3 e2") == "11.5"
    assert refused(state, "move e3 d3") == "4.4"
    assert refused(portals("e3"), "move e3 e2") == "11.5"


def test_portals_create_no_neighbourhood() -> None:
    """1.7: a site beside one front field is no site of the stack on the other."""
    state = place(
        "e3 e4 i3 i4 i5",
        {"blue": "e3", "orange": "i5"},
        options={"portals": True},
        portal="e2 i2",
        portals=["e2 e", "i2 e"],
        reg="h4",
    )
    assert legal(state, "build ") == set()


def test_two_portals_with_an_open_side_each() -> None:
    """11.1, EKO-R92, EKO-R94: a portal must open on a field."""
    state = portals("e5")
    assert [state.setup.names[cell] for cell, _ in state.graph.portals] == ["e2", "i2"]


def temple(blue: str = "g3 g5:3 g7:2", **rest: object) -> Eko:
    """The temple h3 beside g3; blue's camp stands on it unless the test says otherwise."""
    given: dict[str, object] = {"buildings": {"blue": "h3:camp"}, "reserve": {"blue": 6}, **rest}
    return place(
        ROW,
        {"blue": blue, "orange": "g9"},
        options={"wind_temple": True},
        temple="h3",
        more=given,
    )


def test_the_temple_is_a_site_like_reg() -> None:
    """12.1, 12.2, EKO-R99, EKO-R100: a camp and nothing more."""
    state = temple(buildings={})
    assert "build g3 h3 camp" in legal(state)
    assert refused(temple(reg="f4"), "build g3 h3 tower") == "5.3"


def test_reinforcements_are_spread() -> None:
    """12.3, EKO-R101: as many stacks and discs as wished."""
    state = temple()
    play(state, "move g3 g4", "reinforce g4 3")
    assert asked(state) == "spread"
    play(state, "spread g5 1", "spread g7 2")
    assert [stack(state, cell) for cell in ("g4", "g5", "g7")] == ["B4", "B4", "B4"]
    assert (player(state, "blue").reserve, state.actors()) == (0, (1,))


def test_spreading_may_stop() -> None:
    """12.3, EKO-R101: only the first disc is a duty."""
    state = temple()
    play(state, "move g3 g4", "reinforce g4 1", "done")
    assert state.actors() == (1,)


def test_without_the_building_nothing_is_spread() -> None:
    """12.3, EKO-R74, EKO-R101: not for an empty temple, not for somebody else's."""
    for buildings in ({}, {"orange": "h3:camp"}):
        state = temple("g4 g5:3 g7:2", buildings=buildings)
        play(state, "move g4 g3" if not buildings else "move g7 g6")
        play(state, "reinforce g5 1")
        assert state.actors() == (1,)


def test_all_other_rules_hold_when_spreading() -> None:
    """12.4, EKO-R102: four discs, no foreign building beside it."""
    state = temple(reg="f8", buildings={"blue": "h3:camp", "orange": "f8:camp"})
    play(state, "move g3 g4", "reinforce g4 1")
    assert legal(state) == {"spread g4 1", "spread g4 2", "spread g5 1", "done"}
    assert refused(state, "spread g7 1") == "8.6"
    assert refused(state, "spread g5 2") == "8.5"


def test_the_emperor_enters_first_when_spreading() -> None:
    """12.4, EKO-R102: he is among the first discs, so he is never left out."""
    stacks = {"blue": "g3 g5", "orange": "g9"}
    state = place(
        ROW,
        stacks,
        away=False,
        options={"wind_temple": True},
        temple="h3",
        buildings={"blue": "h3:camp"},
        prisoners={"blue": ["orange"]},
        reserve={"blue": 2},
    )
    play(state, "move g3 g4", "reinforce g5 1")
    assert stack(state, "g5") == "B2e"
    play(state, "spread g4 2")
    assert stack(state, "g4") == "B3"


def pyramid(blue: str, orange: str) -> Eko:
    return place(
        ROW,
        {"blue": f"{blue} g3", "orange": f"{orange} g9"},
        options={"pyramids": True},
        storm="h4 h5 i4",
        pyramids=["h4 h5 i4"],
    )


@pytest.mark.parametrize(
    ("blue", "orange", "expected"),
    [
        ("h4 h5", "i4:4", (2, 0)),
        ("h4", "h5", (0, 0)),
        ("h4", "", (2, 0)),
        ("", "h5 i4", (0, 2)),
        ("h4 h5 i4", "", (2, 0)),
        ("", "", (0, 0)),
    ],
)
def test_ex14_majorities(blue: str, orange: str, expected: tuple[int, int]) -> None:
    """14.3, EX-14, EKO-R114, EKO-R115: fields count, not discs; a tie gives nothing."""
    state = pyramid(blue, orange)
    assert (points(state, 0), points(state, 1)) == expected


def test_a_three_way_tie() -> None:
    """14.3, EKO-R115: one field each."""
    state = place(
        "i3 i4 i5 i6 i7",
        {"blue": "j4 i3", "orange": "j5 i5", "green": "k4 i7"},
        seats=3,
        options={"pyramids": True},
        storm="j4 j5 k4",
        pyramids=["j4 j5 k4"],
    )
    assert [points(state, seat) for seat in range(3)] == [0, 0, 0]


def test_pyramid_fields_are_storm_fields() -> None:
    """14.1, EKO-R112, EKO-R113: entering costs a disc; the pyramid itself hinders nothing."""
    state = pyramid("g4:2", "")
    told = play(state, "move g4 i4")
    assert codes(told)[:2] == ["storm-takes", "moves"]
    assert stack(state, "i4") == "B1"


def test_number_of_pyramids() -> None:
    """14.2, EKO-R116: one with two people, two with more."""
    assert [components().number("pyramid", seats) for seats in (2, 3, 4)] == [1, 2, 2]


@pytest.mark.parametrize(("seats", "both", "number"), [(2, False, 1), (2, True, 2), (3, False, 2)])
def test_two_pyramids_for_two_by_agreement(seats: int, both: bool, number: int) -> None:
    """14.2 (audit E-6): one is advised for two, not ruled."""
    setup = GAME.setup(seats, {"pyramids": True, "both_pyramids": both})
    assert isinstance(setup, EkoSetup)
    assert setup.pyramids == number
    state, random = setup.start(), Random(3)
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.draw(random))
    assert isinstance(state, Eko)
    assert len(state.graph.pyramids) == number


def test_without_pyramids_there_are_none() -> None:
    """14.2: the setting is about their number alone."""
    setup = GAME.setup(2, {"both_pyramids": True})
    assert isinstance(setup, EkoSetup)
    assert setup.pyramids == 0
