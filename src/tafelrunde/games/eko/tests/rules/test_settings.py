"""Settings that read the original the other way: open sites, the last disc, tiles between."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tafelrunde.core.state import CHANCE
from tafelrunde.games.eko.data import components, with_gap
from tafelrunde.games.eko.rules.graph import FIELD, NONE, STORM, Graph, is_field
from tafelrunde.games.eko.rules.numbers import IN_RESERVE, OWNER, SIZE
from tafelrunde.games.eko.rules.state import Eko
from tafelrunde.games.eko.tests.positions import asked, laid_out, place, player, stack, table
from tafelrunde.testing.helpers.acts import codes, legal, play, refused, why

OPEN: dict[str, bool | int | str] = {"open_sites": True}


def across(blue: str, options: dict[str, bool | int | str], **rest: object) -> Eko:
    """g4 and g6 with a reg between them; g8 behind a canyon, f3 behind a chasm."""
    terrain: dict[str, object] = {"reg": "g5", "canyon": "g7", "chasm": "g3", **rest}
    stacks = {"blue": blue, "orange": "g8"}
    return place("f3 g4 g6 g8", stacks, options=options, more=terrain)


# open sites


def test_empty_sites_bar_the_way_by_default() -> None:
    """4.5, EK-20."""
    assert legal(across("g4:2", {}), "move g4 ") == set()
    assert refused(across("g4:2", {}), "move g4 g6") == "4.5"


def test_open_sites_are_crossed_but_nobody_stops_there() -> None:
    """4.13, 4.4: also two in a row, to an empty field and in an attack."""
    state = across("g4:2", OPEN)
    assert legal(state, "move g4 ") == {"move g4 g6", "move g4 g8"}
    assert refused(state, "move g4 g5") == "4.4"
    assert refused(state, "move g4 f3") == "4.5"
    play(state, "move g4 g8")
    assert stack(state, "g8") == "B2"


@pytest.mark.parametrize("owner", ["blue", "orange"])
def test_a_site_with_a_building_bars_the_way(owner: str) -> None:
    """4.13: one's own as well."""
    state = across("g4:2 g6", OPEN, buildings={owner: "g5:camp"})
    assert legal(state, "move g4 ") == set()
    assert refused(state, "move g4 g6") == "4.5"


def test_a_site_between_two_stacks_is_a_way() -> None:
    """4.13: though no empty field borders on it."""
    state = place("g4 g6 i9", {"blue": "g4:2 i9", "orange": "g6"}, options=OPEN, reg="g5")
    assert "move g4 g6" in legal(state)


def test_a_building_is_no_target() -> None:
    """4.4, 4.13: a stack beside a foreign camp does not attack it."""
    terrain: dict[str, object] = {"reg": "g5", "buildings": {"orange": "g5:camp"}}
    state = place("g4 f4 i9", {"blue": "g4:4", "orange": "i9"}, options=OPEN, more=terrain)
    assert legal(state, "move g4 ") == {"move g4 f4"}


def test_the_wind_temple_is_open_and_a_portal_is_not() -> None:
    """4.13, 11.5, 12.2."""
    options: dict[str, bool | int | str] = {**OPEN, "wind_temple": True, "portals": True}
    state = place(
        "c6 d8 e9 g9 g3",
        {"blue": "c6:2 e9:2", "orange": "g3"},
        options=options,
        more={"temple": "c7", "portal": "f10", "portals": ["f10 sw"]},
    )
    assert "move c6 d8" in legal(state)
    assert refused(state, "move e9 g9") == "4.5"


def test_sites_do_not_join_the_network() -> None:
    """4.13, 2.2: what only a site joins is not connected, as it may be built on."""
    assert not across("g4:2", OPEN).graph.is_connected()


def test_storms_and_open_sites() -> None:
    """4.13, 13.3, 13.6: around a storm over a site costs nothing, through it is a detour."""
    state = place(
        "g4 g6 i9",
        {"blue": "g4:3", "orange": "i9"},
        options={**OPEN, "storms": True},
        more={"storm": "g5", "reg": "f5 f6"},
    )
    assert {"move g4 g6", "detour g4 g6"} <= legal(state)
    play(state, "move g4 g6")
    assert stack(state, "g6") == "B3"


def dealt(seats: int, seed: int, **options: bool | int | str) -> tuple[Eko, list[str]]:
    """A match whose layout is settled, and what chance did."""
    state, acts = laid_out(seats, seed, **options)
    return state, [str(act) for act in acts]


def reached(state: Eko, cell: int) -> Iterator[int]:
    """4.5, 4.13, told anew: cells over which or to which a path leads."""
    grid, on, graph = state.setup.grid, state.on, state.graph
    met, todo = {cell}, [cell]
    for here in todo:
        for near in grid.neighbours[here]:
            if near < 0 or near in met:
                continue
            site = graph.limit[near] > 0
            if is_field(graph.terrain[near]) or (site and not on[near]):
                met.add(near)
                if not on[near]:
                    todo.append(near)
                if not site:
                    yield near


@pytest.mark.parametrize("seed", range(3))
def test_moves_over_open_sites_against_a_plain_search(seed: int) -> None:
    """4.13, 4.6 to 4.11: in the middle of matches, every stack."""
    state, _ = dealt(2, seed, **OPEN)
    random = Random(seed)
    looked = 0
    while state.actors() and looked < 40:
        seat = state.actors()[0]
        if asked(state) == "act":
            looked += 1
            lands = state.setup.lands
            expected = {
                (cell, near)
                for cell in state.graph.fields
                if state.on[cell] and state.on[cell] >> OWNER == seat
                for near in reached(state, cell)
                if lands[state.on[cell] * 64 + state.on[near]]
            }
            moves = [a for a in state.legal(seat) if a.kind == "move"]
            assert len(moves) == len(expected)
            assert {(a.a, a.b) for a in moves} == expected
        state.apply(seat, random.choice(state.legal(seat)))
    assert looked == 40


# the last disc


def strait(blue: str, last: bool = True, orange: str = "g9", **rest: object) -> Eko:
    """Fields g3 g4, zone 1 on g5, fields g6 g7, zone 2 on g8, field g9: all in one line."""
    return place(
        "g3 g4 g6 g7 g9",
        {"blue": blue, "orange": orange},
        options={"storms": True, "last_disc": last},
        more={"storm": "g5 g8", **rest},
    )


@pytest.mark.parametrize(
    ("army", "text", "lost"),
    [
        ("g3", "move g3 g5", 1),
        ("g3", "move g3 g6", 1),
        ("g5 g3:2", "move g5 g4", 1),
        ("g3:2", "move g3 g8", 2),
    ],
)
def test_storms_may_take_the_last_disc(army: str, text: str, lost: int) -> None:
    """13.12, EK-64: entering, crossing, leaving, by two zones; refused by default (13.8)."""
    assert refused(strait(army, last=False), text) == "13.8"
    state = strait(army)
    before = player(state, "blue").reserve
    told = codes(play(state, text))
    assert told[:2] == ["storm-takes", "storm-takes-stack"]
    start, target = text.split()[1:]
    assert (stack(state, start), stack(state, target)) == ("", "")
    assert player(state, "blue").reserve == before + lost


def test_an_emperor_goes_to_the_reserve_with_the_others() -> None:
    """13.12, 13.7: nobody is asked which disc is lost, and he is no prisoner."""
    state = strait("g3:2e")
    told = codes(play(state, "move g3 g8"))
    assert told[:3] == ["storm-takes", "storm-takes-emperor", "storm-takes-stack"]
    assert player(state, "blue").emperor == IN_RESERVE


def test_which_disc_is_lost_is_asked_if_one_is_left() -> None:
    """13.7, 13.12."""
    state = strait("g3:2e")
    play(state, "move g3 g5")
    assert asked(state) == "lose"


def test_more_zones_than_discs() -> None:
    """13.12: the price is exactly what the stack has."""
    state = strait("g3")
    assert "move g3 g7" in legal(state)
    assert why(state, "move g3 g8") == "storm-takes-all g3 2 1 [13.8]"


@pytest.mark.parametrize(("blue", "orange"), [("g3 g5", "g9"), ("g3", "g5 g9")])
def test_nothing_attacks_or_joins_with_no_disc_left(blue: str, orange: str) -> None:
    """13.12, 13.9."""
    assert refused(strait(blue, orange=orange), "move g3 g5") in ("13.9", "4.8")


def test_the_last_disc_on_the_board() -> None:
    """13.12, 9.4, 9.6: who leaves it to a storm is out, and the other colour wins."""
    state = place(
        "g4 i9",
        {"blue": "g4", "orange": "i9:2e"},
        options={"storms": True, "last_disc": True},
        away=False,
        storm="g5",
        more={"reserve": {"blue": 3}},
    )
    assert legal(state) == {"move g4 g5"}  # 3.2: an action, though there is no other one
    assert codes(play(state, "move g4 g5"))[-2:] == ["eliminated", "wins-last"]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("last-standing", (2, 1))


def test_a_stack_of_four_and_four_zones() -> None:
    """13.12: the sets of zones to choose from have four at most, not three."""
    zones = {last: max(m.bit_count() for m in table(2, storms=True, last_disc=last).masks)
             for last in (False, True)}  # fmt: skip
    assert zones == {False: 3, True: 4}


def test_a_detour_that_costs_the_stack() -> None:
    """13.6, 13.12: by the cheapest path it stays; by name it goes through the storm."""
    state = place(
        "g4 g5 g6 i9",
        {"blue": "g4", "orange": "i9"},
        options={"storms": True, "last_disc": True},
        storm="f5 f6",
    )
    assert {"move g4 g6", "detour g4 g6"} <= legal(state)
    play(state, "detour g4 g6")
    assert (stack(state, "g4"), stack(state, "g6")) == ("", "")


# small tiles between large ones

BETWEEN: dict[str, bool | int | str] = {"small_tiles": "between"}
ALL: dict[str, bool | int | str] = dict.fromkeys(
    ("portals", "wind_temple", "storms", "pyramids"), True
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_place_in_the_middle_stays_free(seats: int) -> None:
    """10.4: its tile lies at the edge beside the most others; no tile on another."""
    usual, found = components().centres(seats), components().centres(seats, gap=True)
    assert set(usual) - set(found) == {(0, 0)}
    (edge,) = set(found) - set(usual)
    grid = table(seats, **BETWEEN, storms=True).grid
    assert grid.outline == 7 * len(usual)
    cells = grid.flowers[found.index(edge)]
    assert grid.touched(cells) - 1 == (2, 2, 3)[seats - 2]  # itself not counted
    assert (0, 0) in grid.hexes[grid.outline :]


def test_without_a_place_in_the_middle_nothing_changes() -> None:
    """10.4: a row of tiles has none; without small tiles there is nothing to lay between."""
    row = [(0, 0), (2, 1), (4, 2)]
    assert with_gap(row) == row
    assert table(2, **BETWEEN).grid.hexes == table(2).grid.hexes


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_laws_of_the_layout(seats: int, seed: int) -> None:
    """10.3, 10.4, 10.5: connected, in the gap first, nothing on top of another, discs outside."""
    state, acts = dealt(seats, seed, **BETWEEN, **ALL)
    graph, grid = state.graph, state.setup.grid
    assert Graph(grid, graph.terrain, [], []).is_connected()
    storms = [cell for cell in graph.fields if graph.terrain[cell] == STORM]
    assert len(storms) == 3 * ((4, 6, 6)[seats - 2] + (1, 2, 2)[seats - 2])
    assert all(cell >= grid.outline and state.on[cell] == 0 for cell in storms)
    assert graph.terrain.count(FIELD) == 16 * seats
    middle = grid.index[(0, 0)]
    gap = [middle, *grid.neighbours[middle]]
    filled = [cell for cell in gap if graph.terrain[cell] != NONE]
    assert len(filled) >= 3
    assert sum(act.startswith("storm ") for act in acts) >= (4, 6, 6)[seats - 2]
    assert len(graph.portals) == state.setup.portals


def test_storms_may_be_what_holds_the_board_together() -> None:
    """10.5, audit E-4: the movement fields alone need not hang together any more."""
    alone = 0
    for seed in range(60):
        state, _ = dealt(4, seed, **BETWEEN, storms=True)
        bare = [NONE if code == STORM else code for code in state.graph.terrain]
        alone += not Graph(state.setup.grid, bare, [], []).is_connected()
        assert state.graph.is_connected()
    assert alone > 0


def test_isolated_fields_are_laid_again() -> None:
    """10.5: the small tiles are taken up, the same large ones turned anew, and it is told."""
    for seed in range(60):
        state, acts = dealt(4, seed, **BETWEEN, wind_temple=True)
        if sum(act.startswith("temple") for act in acts) > 1:
            break
    assert sum(act.startswith("temple") for act in acts) > 1
    first = acts.index(next(act for act in acts if act.startswith("temple")))
    assert acts[first + 1].startswith("turn")
    assert sum(act.startswith("tile") for act in acts) == 13
    assert state.graph.is_connected()
    assert state.graph.terrain.count(8) == 1


def test_a_position_in_the_middle_of_it() -> None:
    """10.5: written while small tiles are laid, it is read with the large ones' places."""
    state = table(2, **BETWEEN, **ALL, colours="listed").start()
    assert isinstance(state, Eko)
    random = Random(2)
    while state.decision.key != "storm":
        state.apply(CHANCE, random.choice(state.odds())[0])
    assert len(state.laid) == 7
    again = state.setup.from_dict(state.to_dict())
    assert again.to_dict() == state.to_dict()
    assert [str(a) for a, _ in again.odds()] == [str(a) for a, _ in state.odds()]


def test_sizes_are_bounded() -> None:
    """1.5: whatever the settings."""
    state, _ = dealt(3, 5, **BETWEEN, **ALL, **OPEN, last_disc=True)
    random = Random(5)
    for _ in range(300):
        if not state.actors():
            break
        seat = state.actors()[0]
        state.apply(seat, random.choice(state.legal(seat)))
        assert all(state.on[cell] & SIZE <= 4 for cell in state.graph.fields)
