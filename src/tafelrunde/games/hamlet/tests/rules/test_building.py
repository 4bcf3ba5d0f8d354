"""Chapters 8, 9 and 12: places, bridges and paths, milestones."""

from __future__ import annotations

import pytest

from tafelrunde.games.hamlet.data import components
from tafelrunde.games.hamlet.rules.state import Hamlet
from tafelrunde.games.hamlet.rules.village.placement import road_edges
from tafelrunde.games.hamlet.rules.village.tile_shapes import EDGE, ROAD
from tafelrunde.games.hamlet.rules.village.village import members
from tafelrunde.games.hamlet.tests.positions import (
    MILLS,
    NOTHING,
    PLENTY,
    edge_between,
    me,
    names_of,
    other,
    place,
    road,
    settle,
    tokens,
)
from tafelrunde.games.hamlet.tests.sets import own
from tafelrunde.games.hamlet.tests.villages import number
from tafelrunde.testing.helpers.acts import codes, legal, play, refused, why


def test_sawmill_at_the_church() -> None:
    """8.1, 8.3, 12.1, 12.3, HAM-B50, HAM-B84, HAM-B86, HAM-B103: T2: 4 points, Carpenter, stack."""
    state = place(me={"gold": 0, "blueprints": ["sawmill"]})
    before = state.bag
    play(state, "go church church", "build sawmill")
    events = play(state, sorted(legal(state, "place "))[0])
    assert me(state).points == 4
    assert state.milestones[0] == 0
    assert me(state).blueprints == []
    assert state.village.around[0] >> number("sawmill") & 1
    assert set(names_of(members(state.bag & ~before))) == {
        "master-stonemason", "barn-a", "warehouse", "great-woodland",
    }  # fmt: skip
    assert {"builds", "milestone", "unlocks"} <= set(codes(events))


def test_a_reward_may_be_gold() -> None:
    """8.3, audit C, 3: points, gold or both, by an own set; for Botrik gold is one point (17.3)."""
    box: dict[str, bool | int | str] = {"box": own("sawmill", points=1, coins=3)}
    state = place(options=box, me={"gold": 0, "blueprints": ["sawmill"]})
    play(state, "go church church", "build sawmill")
    events = play(state, sorted(legal(state, "place "))[0])
    assert (me(state).points, me(state).gold) == (1, 3)
    assert [(e.rule, e.args) for e in events if e.code == "earns"] == [("8.3", (0, 3))]
    board = {"row": ["place", "raw", "goods", "blueprint", "road"]}
    state = place(1, box, other={"gold": 0, "blueprints": ["sawmill"]}, botrik=board, trades=[])
    play(state, "pass", "marker circle-1")
    settle(state)
    assert (other(state).points, other(state).gold) == (1 + 1, 1)  # the gold is this turn's support


def test_only_own_blueprints() -> None:
    """8.1, HAM-B50."""
    state = place(other={"blueprints": ["sawmill"]})
    play(state, "go church church")
    assert refused(state, "build sawmill") == "8.1"


def test_the_tile_touches_the_villagers() -> None:
    """8.1, 3.5, HAM-B09: every placement shares a segment with the host."""
    state = place(me={"blueprints": ["pond"], "standing": ["farm"]})
    play(state, "go farm farm", "build pond")
    for text in sorted(legal(state)):
        again = state.clone()
        assert isinstance(again, Hamlet)
        play(again, text)
        assert again.village.around[number("farm")] >> number("pond") & 1
    for text in ("place e14 t1", "place e7 t1", "place e1 t8"):  # the farm has 6 edges, the pond 7
        assert refused(state, text) == "3.5"


def test_paid_in_full() -> None:
    """8.2, HAM-B108: a barn costs 3 gold."""
    state = place(extra=("sawmill *",), me={"gold": 2, "blueprints": ["barn-a"]})
    play(state, "go church church")
    assert refused(state, "build barn-a") == "8.2"
    state = place(extra=("sawmill *",), me={"gold": 3, "blueprints": ["barn-a"]})
    play(state, "go church church", "build barn-a")
    play(state, sorted(legal(state, "place "))[0])
    assert (me(state).gold, me(state).points) == (0, 4)


def test_flags() -> None:
    """8.4, HAM-B122, HAM-B123: a landmark gets a flag; without one none is built."""
    state = place(me={"blueprints": ["woodland"]})
    play(state, "go church church", "build woodland")
    play(state, sorted(legal(state, "place "))[0])
    assert names_of(members(me(state).landmarks)) == ["woodland"]
    assert me(state).flags == 5
    me(state).flags = 0
    again = place(me={"blueprints": ["woodland"]})
    again.sides[0].flags = 0
    play(again, "go church church")
    assert refused(again, "build woodland") == "8.4"


COSTS = {
    "sawmill": ({"wheat": 2, "stone": 1}, 4), "stonemason": ({"wheat": 2, "wood": 1}, 4),
    "dairy-farm": ({"wood": 2, "stone": 1}, 4), "flour-mill": ({"stone": 2, "wood": 1}, 4),
    "master-stonemason": ({"timber": 1, "wheat": 2}, 6),
    "master-sawmill": ({"brick": 1, "wheat": 2}, 6), "master-dairy": ({"flour": 1, "wood": 2}, 6),
    "master-mill": ({"milk": 1, "stone": 2}, 6),
}  # fmt: skip


@pytest.mark.parametrize("name", COSTS)
def test_refineries(name: str) -> None:
    """8.5, 8.6, HAM-B103, HAM-B104, HAM-B105, HAM-B106, HAM-B107: costs, points, slots."""
    tile = next(t for t in components().tiles if t.name == name)
    assert (tile.cost, tile.points) == COSTS[name]
    assert tile.slots == (2 if name.startswith("master") else 1)


def test_barns() -> None:
    """8.7, HAM-B108."""
    barns = [tile for tile in components().tiles if tile.kind == "barn"]
    assert [barn.name for barn in barns] == ["barn-a", "barn-b", "barn-c", "barn-d"]
    for barn in barns:
        assert (barn.cost, barn.points, barn.slots, barn.gold) == ({"gold": 3}, 4, 3, 2)


def test_where_roads_may_be() -> None:
    """9.1, HAM-B76, HAM-B77, HAM-B78: like against like, never road, never forest against rock."""
    state = place(tokens=PLENTY)
    village = state.village
    for tile in village.laid:
        for edge in road_edges(village, 0, tile):
            there = village.contacts[tile][edge]
            kinds = village.shapes[tile].kinds[edge], village.shapes[there // EDGE].kinds
            assert kinds[0] == kinds[1][there % EDGE] != ROAD
    play(state, "go church church")
    assert refused(state, "road e1") == "9.1"


def test_bridge_and_path() -> None:
    """9.2, HAM-B51, HAM-B76, HAM-B77, HAM-B79: 2 wood or 2 stone, brought to the villager."""
    extra = ("mountain-range quarry e1 t1",)
    state = place(extra=extra, me={"gold": 0})
    play(state, "go church quarry", "road e1")
    assert (tokens(state, "woodcutter"), tokens(state, "quarry")) == ([], ["stone"] * 2)
    path = edge_between(place().village, "farm", "market")
    state = place(me={"gold": 0})
    play(state, "go church farm")
    assert "road " + path in legal(state)
    play(state, f"road {path}")
    assert tokens(state, "quarry") == []
    far = place(me={"gold": 0, "donkeys": []})
    play(far, "go church farm")
    assert why(far, f"road {path}") == "out-of-reach stone 2 0 [5.1]"


def test_a_built_road_connects() -> None:
    """9.3, HAM-B80: farm and market become neighbours for everybody; five pieces each."""
    path = edge_between(place().village, "farm", "market")
    state = place()
    assert state.village.links[number("farm")] >> number("market") & 1 == 0
    play(state, "go church farm", f"road {path}")
    assert state.village.links[number("farm")] >> number("market") & 1
    assert me(state).pieces == 4
    none = place(tokens=PLENTY)
    none.sides[0].pieces = 0
    play(none, "go church farm")
    assert refused(none, f"road {path}") == "9.3"


def test_tiles_that_are_joined_already() -> None:
    """9.4, audit C, Q5: no bridge beside a printed road, no path beside a built one."""
    path = road((), "farm", "market", "1")
    state = place(roads=[path], tokens=PLENTY)
    play(state, "go church church")
    bridge = f"road {edge_between(state.village, 'church', 'quarry')}"
    assert bridge not in legal(state)
    assert refused(state, bridge) == "9.4"
    assert why(state, bridge) == "joined-already quarry [9.4]"
    play(state, "rest", "pass", "go church farm")
    assert not legal(state, "road ")
    assert refused(state, f"road {path['edge']}") == "9.4"


def test_roads_side_by_side() -> None:
    """9.4, HAM-B81: as an option, beside printed roads and others', but not twice by one."""
    path = road((), "farm", "market", "1")
    state = place(options={"parallel_roads": True}, roads=[path], tokens=PLENTY)
    play(state, "go church farm", f"road {path['edge']}", "pass")
    play(state, "go church farm")
    assert refused(state, f"road {path['edge']}") == "9.4"
    assert why(state, f"road {path['edge']}") == "road-is-there [9.4]"
    play(state, "rest", "pass", "go farm church")
    assert f"road {edge_between(state.village, 'church', 'quarry')}" in legal(state)


def test_roads_bring_no_points_at_once() -> None:
    """9.5, HAM-B82."""
    path = edge_between(place().village, "farm", "market")
    state = place()
    play(state, "go church farm", f"road {path}")
    assert me(state).points == 0


def test_milestones_once() -> None:
    """12.1, HAM-B84, HAM-B88: the second refinery of a good brings none; a master counts."""
    hand = {"blueprints": ["master-stonemason"], "gold": 99, "standing": ["church"]}
    state = place(extra=("sawmill *",), me=hand, tokens=NOTHING)
    play(state, "go church church", "build master-stonemason")
    play(state, sorted(legal(state, "place "))[0], "buy", "buy")
    assert state.milestones[1] == 0
    assert me(state).points == 6
    again = {"blueprints": ["master-sawmill"], "gold": 99}
    state = place(extra=MILLS, me=again, tokens=NOTHING)
    bag = state.bag
    play(state, "go church church", "build master-sawmill")
    events = play(state, sorted(legal(state, "place "))[0], "buy", "buy")
    assert state.milestones[0] == 1  # the other seat keeps it
    assert not {"milestone", "unlocks"} & set(codes(events))
    assert state.bag == bag


def test_milestones_bring_no_points() -> None:
    """12.2, HAM-B88: only the four points of the building."""
    state = place(me={"gold": 0, "blueprints": ["sawmill"]})
    play(state, "go church church", "build sawmill")
    play(state, sorted(legal(state, "place "))[0])
    assert me(state).points == 4


def test_a_short_row_is_filled_by_a_new_stack() -> None:
    """12.3, 7.3, HAM-B86: the row takes from the stack at once if it lacks tiles."""
    state = place(
        3, me={"blueprints": ["sawmill", "flour-mill", "woodland"]},
        other={"blueprints": ["stonemason", "dairy-farm", "pond"]},
        third={"blueprints": ["mountain-range", "mountain-pond", "orchard"]},
        row=[{"tile": "hermitage"}],
    )  # fmt: skip
    play(state, "go church church", "build sawmill")
    play(state, sorted(legal(state, "place "))[0])
    assert len(legal(state, "draw ")) == 4


def test_planner() -> None:
    """12.4, HAM-B87: the first road takes it, the second does not."""
    path = edge_between(place().village, "farm", "market")
    state = place(extra=("mountain-range quarry e1 t1",), tokens=PLENTY)
    play(state, "go church farm", f"road {path}", "pass")
    assert state.milestones[4] == 0
    play(state, "go church quarry", "road e1")
    assert state.milestones[4] == 0
    assert other(state).pieces == 4


def test_high_quality_from_now_on() -> None:
    """12.2, HAM-B85: whoever built the dairy makes fine milk there, the other seat simple milk."""
    hand = {"blueprints": ["dairy-farm"], "standing": ["church", "market"], "gold": 20,
            "donkeys": ["church", "market"]}  # fmt: skip
    state = place(me=hand, other={"gold": 20, "donkeys": ["church", "market"]}, tokens=PLENTY)
    play(state, "go market market", "build dairy-farm")
    joined = [
        text for text in sorted(legal(state, "place "))
        if play_on(state, text).village.links[number("dairy-farm")]
    ]  # fmt: skip
    play(state, joined[0], "go church dairy-farm", "refine 1")
    assert tokens(state, "dairy-farm") == ["fine-milk 0"]
    state.on[number("dairy-farm")] = 0
    play(state, "pass", "go church dairy-farm", "refine 1")
    assert tokens(state, "dairy-farm") == ["milk 1"]


def play_on(state: Hamlet, text: str) -> Hamlet:
    again = state.clone()
    assert isinstance(again, Hamlet)
    play(again, text)
    return again
