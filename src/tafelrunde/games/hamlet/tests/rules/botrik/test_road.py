"""Chapter 22: Botrik builds a bridge or a path."""

from __future__ import annotations

import pytest

from tafelrunde.games.hamlet.rules.botrik.road import (
    beyond,
    joins_landmark,
    narrowed_roads,
    possible_roads,
)
from tafelrunde.games.hamlet.rules.numbers import ACTIONS
from tafelrunde.games.hamlet.rules.paying import nearest
from tafelrunde.games.hamlet.rules.state import Hamlet
from tafelrunde.games.hamlet.rules.tokens import tokens_in
from tafelrunde.games.hamlet.rules.village.network import connections, distance
from tafelrunde.games.hamlet.rules.village.tile_shapes import EDGE
from tafelrunde.games.hamlet.tests.positions import (
    PLENTY,
    asked,
    names_of,
    other,
    place,
    reasons,
    road,
    settle,
    tokens,
)
from tafelrunde.games.hamlet.tests.villages import number
from tafelrunde.testing.helpers.acts import codes, legal, play

ROAD = {"row": ["road", "raw", "blueprint", "goods", "place"]}


def botrik(
    extra: tuple[str, ...] = (),
    his: dict[str, object] | None = None,
    options: dict[str, bool | int | str] | None = None,
    **rest: object,
) -> Hamlet:
    """It is his turn, nothing can be sold or delivered, the marker of the first tile comes next."""
    orders: dict[str, object] = {"orders": ["timber-flour", "brick-milk", "raw"], "gold": 0}
    rest.setdefault("trades", [])
    state = place(1, options, extra, other=orders | (his or {}), botrik=ROAD, **rest)
    play(state, "pass")
    return state


def sites(state: Hamlet) -> set[str]:
    return set(names_of([r // EDGE for r in narrowed_roads(state, 1, False)]))


def test_material_and_pieces() -> None:
    """22.1, HAM-R116: two wood or two stone, and a piece."""
    state = botrik(tokens={"woodcutter": ["wood"], "quarry": ["stone"]})
    assert "road-fails" in codes(play(state, "marker circle-1"))
    state = botrik()
    state.sides[1].pieces = 0
    assert "road-fails" in codes(play(state, "marker circle-1"))
    wood = botrik(tokens={"woodcutter": ["wood"] * 2})
    assert possible_roads(wood, 1) == []  # farm and market meet in a forest
    wood = botrik(("mountain-range quarry e1 t1",), tokens={"woodcutter": ["wood"] * 2})
    kinds = {wood.village.shapes[r // EDGE].kinds[r % EDGE] for r in possible_roads(wood, 1)}
    assert kinds == {2}  # only bridges


def test_only_where_the_rules_allow() -> None:
    """22.1, 9.4, HAM-R116, audit C, Q5: like against like, where no road leads yet."""
    state = botrik(tokens=PLENTY)
    there = {names_of([r // EDGE, beyond(state, r)])[0] for r in possible_roads(state, 1)}
    assert there == {"farm", "market"}  # not the bridges beside the roads of church and quarry
    state = botrik(roads=[road((), "farm", "market", "0")], tokens=PLENTY)
    assert possible_roads(state, 1) == []
    assert [e.args for e in play(state, "marker circle-1") if e.code == "road-fails"] == [("room",)]


def test_he_avoids_joining_my_landmarks() -> None:
    """22.2, HAM-R119: only if no other road is possible."""
    extra = ("woodland church forest",)
    state = botrik(extra, me={"landmarks": ["woodland"]}, tokens={"quarry": ["stone"] * 2})
    roads = narrowed_roads(state, 1, False)
    assert roads
    assert not any(joins_landmark(state, r) for r in roads)
    everywhere = [r for r in possible_roads(state, 1) if joins_landmark(state, r)]
    assert everywhere


def test_he_avoids_joining_my_landmark_by_way_of_another_place() -> None:
    """22.2, HAM-R119: a path to the sawmill would join my orchard behind it as well."""
    extra = ("sawmill church forest", "orchard sawmill")
    state = botrik(extra, me={"landmarks": ["orchard"]}, tokens={"quarry": ["stone"] * 2})
    village = state.village
    assert village.network >> number("sawmill") & 1 == village.network >> number("orchard") & 1 == 0
    assert number("sawmill") in [beyond(state, r) for r in possible_roads(state, 1)]
    assert number("sawmill") not in [beyond(state, r) for r in narrowed_roads(state, 1, False)]


def test_he_joins_my_landmark_if_nothing_else_is_possible() -> None:
    """22.2, HAM-R119: his paths lie everywhere else, and there is no wood for a bridge."""
    extra = ("woodland woodcutter forest",)
    paths = [road(extra, "farm", "market", "botrik")]
    state = botrik(extra, me={"landmarks": ["woodland"]}, tokens={"quarry": ["stone"] * 2},
                   roads=paths)  # fmt: skip
    events = play(state, "marker circle-1")
    assert "why-unavoidable-landmark" in reasons(events)
    settle(state)
    assert state.village.network >> number("woodland") & 1


def test_why_a_road_fails() -> None:
    """22.1, HAM-R116: the log says whether pieces or raw materials are missing."""
    state = botrik(tokens={"woodcutter": ["wood"], "quarry": ["stone"]})
    events = play(state, "marker circle-1")
    assert [e.args for e in events if e.code == "road-fails"] == [("raw",)]
    state = botrik()
    state.sides[1].pieces = 0
    events = play(state, "marker circle-1")
    assert [e.args for e in events if e.code == "road-fails"] == [("piece",)]


def test_unconnected_places_first() -> None:
    """22.3, HAM-R117: the place nearest to the church."""
    extra = ("woodland church forest",)
    state = botrik(extra, his={"landmarks": ["woodland"]}, tokens={"quarry": ["stone"] * 2})
    events = play(state, "marker circle-1")
    assert "why-unconnected" in reasons(events)
    settle(state)
    assert state.village.network >> number("woodland") & 1


def test_nearest_unconnected_place() -> None:
    """22.3, HAM-R117: of two the one nearer to the church."""
    extra = ("woodland church forest", "great-woodland woodcutter forest", "sawmill *")
    state = botrik(extra, tokens={"quarry": ["stone"] * 2})
    village = state.village
    assert distance(village, 0, number("woodland")) == 1
    assert distance(village, 0, number("great-woodland")) == 2
    assert names_of([beyond(state, r) for r in narrowed_roads(state, 1, False)]) == ["woodland"]


def test_fewest_connections() -> None:
    """22.4, HAM-R118: every place is connected: the site with the fewest connections."""
    extra = ("woodland farm forest",)
    paths = [road(extra, "farm", "woodland", "botrik")]
    state = botrik(extra, roads=paths, tokens=PLENTY)
    events = play(state, "marker circle-1")
    assert "why-few-links" in reasons(events)
    assert "farm" in {names_of([r // EDGE])[0] for r in possible_roads(state, 1)}
    assert "farm" not in sites(state)  # it has two connections, the market and the woodland one


def test_connections_not_neighbours() -> None:
    """22.4, 3.7, audit C, Q4: with roads side by side my bridge to the church is the Town Hall's
    second connection with the same neighbour, and the quarry has one."""
    bridge = road((), "town-hall", "church", "0")
    beside: dict[str, bool | int | str] = {"parallel_roads": True}
    state = botrik(roads=[bridge], tokens={"woodcutter": ["wood"] * 2}, options=beside)
    village = state.village
    assert [connections(village, number(name)) for name in ("town-hall", "quarry")] == [2, 1]
    assert village.links[number("town-hall")] == village.links[number("quarry")] == 1
    assert sites(state) == {"quarry"}


@pytest.mark.parametrize(
    ("owner", "reason"),
    [("botrik", "why-own-road"), ("0", "why-your-road"), ("", "why-plain-road")],
)
def test_lengthening_a_road(owner: str, reason: str) -> None:
    """22.5, HAM-R120, HAM-R121, HAM-R122: with his pieces alone, then mine alone, then none."""
    extra = ("woodland woodcutter forest",) if owner else ()
    paths = [road(extra, "woodcutter", "woodland", owner)] if owner else []
    beside: dict[str, bool | int | str] = {"parallel_roads": True}
    state = botrik(extra, roads=paths, tokens=PLENTY, options=beside)
    events = play(state, "marker circle-1")
    assert reasons(events)[-1] == reason
    assert sites(state) == {"market", "farm"}  # town hall and quarry could only lead back


def test_tied_sites_are_mine() -> None:
    """22.5, HAM-R124: equally near sites."""
    state = botrik(tokens=PLENTY)
    play(state, "marker circle-1")
    assert asked(state) == "botrik-site"
    assert legal(state) == {"site market", "site farm"}
    events = play(state, "site farm")
    tied = [(e.rule, e.args) for e in events if e.code == "chosen-for-botrik"]
    assert tied == [("16.5", ("site", "market farm", "farm"))]


def test_nearest_site() -> None:
    """22.5, HAM-R123: of sites alike in all else the one nearest to the church."""
    extra = ("sawmill *", "woodland sawmill forest", "great-woodland church forest")
    paths = [road(extra, "sawmill", "woodland", "0"), road(extra, "church", "great-woodland", "0")]
    state = botrik(extra, roads=paths, tokens={"quarry": ["stone"] * 2})
    steps = {distance(state.village, 0, number(name)) for name in sites(state)}
    possible = {r // EDGE for r in possible_roads(state, 1)}
    ones = [t for t in possible if state.village.links[t].bit_count() == 1]
    assert len({distance(state.village, 0, t) for t in ones}) > 1
    assert steps == {min(distance(state.village, 0, t) for t in ones)}


def test_which_road_from_the_site() -> None:
    """22.6: two segments of the market meet the farm: I choose."""
    state = botrik(tokens={"quarry": ["stone"] * 2})
    play(state, "marker circle-1", "site market")
    assert asked(state) == "botrik-road"
    assert legal(state) == {"road e1", "road e2"}
    events = play(state, "road e2")
    chosen = [(e.rule, e.args) for e in events if e.code == "chosen-road"]
    assert chosen == [("16.5", (2, "farm", "farm"))]
    assert other(state).pieces == 4
    assert state.milestones[4] == 1  # 12.4 holds for him too


def test_nearest_raw_tokens() -> None:
    """22.7, HAM-R125: from the farm the quarry is two steps away, the barn four."""
    extra = ("flour-mill *", "barn-c *")
    state = botrik(extra, tokens={"barn-c": ["stone"] * 2, "quarry": ["stone"] * 2})
    play(state, "marker circle-1", "road e3")
    assert tokens(state, "quarry") == []
    assert tokens(state, "barn-c") == ["stone"] * 2


def test_tied_raw_tokens_are_mine() -> None:
    """22.7, HAM-R125: two barns equally near to the site."""
    extra = ("barn-c *", "flour-mill *", "barn-d *", "dairy-farm *")
    lying = {"barn-c": ["stone"] * 2, "barn-d": ["stone"] * 2}
    state = botrik(extra, tokens=lying)
    mill = number("flour-mill")
    assert [distance(state.village, mill, number(barn)) for barn in lying] == [1, 1]
    found = nearest(state, 1, mill, tokens_in(state, -1, 1 << 1))
    assert names_of([token.tile for token in found]) == ["barn-c", "barn-d"]


def test_the_fifth_road() -> None:
    """22.8, HAM-R126: the tile leaves the row, which closes up to four."""
    state = botrik(tokens=PLENTY)
    state.sides[1].pieces = 1
    play(state, "marker circle-1")
    settle(state)
    assert [ACTIONS[a] for a in state.board.row] == ["raw", "blueprint", "goods", "place"]
