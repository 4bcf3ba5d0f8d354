"""Chapters 11 to 13: arrival, removal, the late phase."""

from __future__ import annotations

import pytest

from tafelrunde.games.loriot.rules.state import Loriot
from tafelrunde.games.loriot.tests.positions import (
    Options,
    asked,
    at,
    legal,
    place,
    points,
    rules,
    table,
    throw,
    trail,
    turn,
)
from tafelrunde.testing.helpers.acts import codes, play

EVERYWHERE = "YL1 Y0 O8 Oc6a"  # of orange
HIGHER = "G10 Gc8b R4 Rc2c"  # of jade
ARRIVED = {
    0: "out out out",
    1: "T1:1 out out",
    2: "T1:1 T2:2 out",
    3: "T1:1 T2:2 T3:3",
}


def arriving(before: int = 0, options: Options | None = None, **stones: str) -> Loriot:
    """Blue comes to target 5; so many stones have arrived before."""
    state = place({"blue": f"chip5 {ARRIVED[before]}", **stones}, 4, options)
    play(state, *throw(1))
    return state


def test_nobody_is_hit_on_a_target() -> None:
    """11.1, LOR-R67."""
    state = arriving(orange="T5:5 T5:5")
    play(state, "success e02")
    assert at(state, "blue") == at(state, "orange", 1) == at(state, "orange", 2) == "T5"


def test_a_success_card_is_drawn() -> None:
    """11.2, LOR-R68: read, and put under its pile."""
    state = arriving()
    assert len(state.odds()) == 12
    events = play(state, "success e07")
    assert codes(events)[:2] == ["success-card", "earns"]
    assert [state.setup.success_keys[card.face] for card in state.fames.under] == ["e07"]


def test_success_cards_go_round() -> None:
    """11.2, 1.8, LO-74."""
    keys = table(4).success_keys
    state = place({"blue": "chip5"}, 4, success={"under": keys})
    play(state, *throw(1))
    assert [str(action) for action, _ in state.odds()] == ["success e01"]


@pytest.mark.parametrize("key", ["e11", "e12"])
def test_start_again(key: str) -> None:
    """11.3, LO-50, LOR-R69: no points, no arrival, no removal."""
    state = arriving(orange=EVERYWHERE)
    events = play(state, f"success {key}")
    assert rules(events, "restarts") == ["11.3"]
    assert (at(state, "blue"), points(state), state.arrivals()) == ("waiting", [0] * 4, 0)
    assert at(state, "orange") == "YL1"
    assert turn(state) == "orange"


def test_points_of_the_chip() -> None:
    """11.4, LO-50, LO-51, LOR-R01, LOR-R70: the stone stays for good."""
    state = arriving()
    play(state, "success e01")
    assert (at(state, "blue"), points(state)) == ("T5", [5, 0, 0, 0])
    assert not state.players[0].is_on_way()


def test_each_stone_gets_the_whole_chip() -> None:
    """11.5, LO-57, LOR-R71."""
    state = arriving(orange="T5:5 T5:5")
    play(state, "success e01")
    assert points(state) == [5, 10, 0, 0]


@pytest.mark.parametrize(
    ("before", "levels"),
    [(0, ["yellow"]), (1, ["yellow", "orange"]), (2, ["yellow", "orange", "green"]), (3, [])],
)
def test_the_first_four_arrivals_clear_the_steps(before: int, levels: list[str]) -> None:
    """12.1, LO-52, LO-53, LOR-R72 to LOR-R75: small and large fields, from below."""
    state = arriving(before, orange=EVERYWHERE, jade=HIGHER, plum="B2 B3 chip1 v2")
    play(state, "success e01")
    cleared = levels or ["yellow", "orange", "green", "red"]
    where = {"yellow": ("orange", 1, 2), "orange": ("orange", 3, 4),
             "green": ("jade", 1, 2), "red": ("jade", 3, 4)}  # fmt: skip
    for level, (colour, first, second) in where.items():
        gone = {at(state, colour, first), at(state, colour, second)} == {"out"}
        assert gone == (level in cleared)
    assert [at(state, "plum", n) for n in (1, 2, 3, 4)] == ["B2", "B3", "chip1", "v2"]


@pytest.mark.parametrize(("before", "told"), [(0, (1, "yellow")), (2, (3, "green"))])
def test_all_hear_up_to_which_step_stones_go(before: int, told: tuple[int, str]) -> None:
    """12.1: the number of the arrival, and the highest step that is cleared."""
    events = play(arriving(before), "success e01")
    assert [event.args for event in events if event.code == "clears"] == [told]


def test_own_stones_are_not_spared() -> None:
    """12.2, LOR-R76."""
    state = place({"blue": "chip5 YL1 Y0"})
    play(state, *throw(1), "move stone-1", "success e01")
    assert (at(state, "blue", 2), at(state, "blue", 3)) == ("out", "out")


def test_removed_is_for_good_hit_is_not() -> None:
    """12.3, LO-54, LOR-R77, LOR-R79."""
    state = arriving(orange="YL1 out out out", jade="O9")
    play(state, "success e01")
    assert at(state, "orange") == "out"
    assert turn(state) == "jade"  # orange has nothing left
    play(state, *throw(1))
    state = place({"blue": "O8>O9 T1:1", "orange": "O10"})
    play(state, *throw(1))
    assert at(state, "orange") == "waiting"


def test_later_arrivals_remove_nothing() -> None:
    """12.4, LO-55, LOR-R78: the fifth clears nothing."""
    state = place(
        {"blue": "chip5 T1:1 T2:2 T3:3", "orange": "T4:4 YL1 R4 B2", "jade": "YR3"}, seats=3
    )
    events = play(state, *throw(1), "success e01")
    assert "clears" not in codes(events)
    assert [at(state, "orange", n) for n in (2, 3, 4)] == ["YL1", "R4", "B2"]


def test_waiting_stones_are_not_removed() -> None:
    """12.5, LO-52."""
    for before in range(4):
        state = arriving(before)
        play(state, "success e01")
        assert at(state, "orange") == "waiting"


def test_waiting_stones_removed_as_an_option() -> None:
    """12.5, LO-52: at each of the first four arrivals, and never later."""
    for before in range(4):
        state = arriving(before, {"remove_waiting": True}, jade="B2")
        events = play(state, "success e01")
        assert at(state, "orange") == at(state, "jade", 2) == "out"
        assert "removed-waiting" in codes(events)
    state = place(
        {"blue": "chip5 T1:1 T2:2 T3:3", "orange": "T4:4 B2", "jade": "B6"},
        seats=3,
        options={"remove_waiting": True},
    )
    play(state, *throw(1), "success e01")
    assert at(state, "jade", 2) == "waiting"


LATE = "T1:1 T2:2 T3:3 T4:4"


def late(stones: str, **more: str) -> Loriot:
    """Orange has brought four stones home; it is blue's turn."""
    return place({"blue": stones, "orange": LATE, **more}, seats=2)


@pytest.mark.parametrize(
    ("way", "thrown", "end"),
    [
        ("B3>B4 out out out", 3, "T2"),  # on a junction: up
        ("B2>B3 out out out", 2, "v2"),  # towards it
        ("B4>B3 out out out", 2, "v2"),  # turned round, away from the large field
        ("B4>B5 out out out", 1, "B4"),
        ("O10>O9 out out out", 2, "Oc10a"),
        ("G6>Oc6c>Oc6b out out out", 2, "G6"),  # also out of a way down
        ("B6>Rc6c>Rc6b>Rc6a>R6 out out out", 4, "B6"),
    ],
)
def test_the_shortest_way_up(way: str, thrown: int, end: str) -> None:
    """13.1, LO-56, LOR-R80: no choice is left on small fields."""
    state = late(way)
    play(state, *throw(thrown))
    if asked(state) == "chance":
        play(state, "success e01" if end == "T2" else "chance z43")
    assert at(state, "blue") == end


def test_up_is_forced_even_if_it_does_not_fit() -> None:
    """13.1, 5.5: straight on is no way any more."""
    state = late("B3>B4 out out out")
    assert "no-move" in codes(play(state, *throw(4)))


@pytest.mark.parametrize(
    ("way", "key", "end"),
    [
        ("B2>B3>B4", "z02", "T2"),  # forward, by exact count
        ("B2>B3>B4", "z04", "v2"),  # and too far
        ("B6>Rc6c>Rc6b>Rc6a", "z36", "B6"),  # on to the next one: upward, though it came down
        ("B6>Rc6c>Rc6b>Rc6a", "z09", "Rc6a"),  # back along the trail, which is as it is
        ("B2>B3>B4", "z39", "B2"),
    ],
)
def test_cards_in_the_late_phase(way: str, key: str, end: str) -> None:
    """13.1, 10.2, 10.3, 10.12, 10.13: the same shortest way."""
    state = late(f"{way} out out out")
    play(state, *throw(1), f"chance {key}")
    assert at(state, "blue") == end


def test_the_late_phase_begins_with_the_fourth_arrival() -> None:
    """13.1, LO-56: before it a junction is still a choice."""
    state = place({"blue": "B2>B3 out out out", "orange": "T1:1 T2:2 T3:3 chip4"})
    play(state, *throw(2))
    assert asked(state) == "go"
    state = place({"blue": "B2>B3 out out out", "orange": "T1:1 T2:2 T3:3 chip4"}, turn=1)
    events = play(state, *throw(1), "success e01")
    assert rules(events, "late") == ["13.1"]
    play(state, *throw(2))
    assert at(state, "blue") == "v2"


@pytest.mark.parametrize(("white", "end"), [("6 6", "B23"), ("1 1", "B21")])
def test_from_below_either_way(white: str, end: str) -> None:
    """13.2, 7.4: whoever did not come from the side is led as ever."""
    state = late("Rc22c>B22 out out out")
    play(state, *throw(1), f"white {white}")
    assert at(state, "blue") == end


@pytest.mark.parametrize("white", ["6 6", "1 1"])
@pytest.mark.parametrize("end", ["B23", "B21"])
def test_no_crossing_sideways(end: str, white: str) -> None:
    """13.2, LO-56, LOR-R81: it leaves by the side it came from, whatever the dice say."""
    state = late(f"{end}>B22 out out out")
    events = play(state, *throw(1), f"white {white}")
    assert at(state, "blue") == end
    assert {event.rule for event in events if event.code in ("succeeds", "fails")} == {"13.2"}


def test_stones_from_below_climb_without_turning_aside() -> None:
    """13.1, 13.2: a new stone goes from large field to large field."""
    state = late("Y0 out out out")
    play(state, *throw(6), "white 6 6", *throw(6), "white 6 6")
    assert trail(state, "blue").endswith("O24 O25 O26 Oc26a Oc26b Oc26c G26")
    assert legal(state) == ["roll"]
