"""Chapter 14: landmarks."""

from __future__ import annotations

import pytest

from tafelrunde.games.hamlet.data import components
from tafelrunde.games.hamlet.rules.landmarks import landmark_points
from tafelrunde.games.hamlet.rules.state import Hamlet
from tafelrunde.games.hamlet.rules.village.network import road_steps
from tafelrunde.games.hamlet.rules.village.village import members
from tafelrunde.games.hamlet.tests.paper import drawn, turned
from tafelrunde.games.hamlet.tests.positions import HAMLET, place, road
from tafelrunde.games.hamlet.tests.villages import NAMES, number

COSTS = {
    "woodland": ({"wood": 1}, 2), "great-woodland": ({"timber": 1, "wood": 1}, 3),
    "mountain-range": ({"stone": 1}, 2), "great-mountain-range": ({"brick": 1, "stone": 1}, 3),
    "pond": ({"wood": 2}, 2), "mountain-pond": ({"stone": 2}, 2),
    "hermitage": ({"wood": 1, "stone": 1}, 2), "orchard": ({"wheat": 2}, 2),
    "warehouse": ({"timber": 1, "stone": 2}, 5), "manor-house": ({"brick": 1, "timber": 1}, 5),
    "inn": ({"flour": 1, "wood": 2}, 5), "guild-hall": ({"flour": 1, "brick": 1}, 5),
    "stables": ({"milk": 1, "wheat": 2}, 4), "chapel": ({"milk": 1, "timber": 1}, 5),
}  # fmt: skip


@pytest.mark.parametrize("name", COSTS)
def test_costs_and_rewards(name: str) -> None:
    """14.1, 14.2, 14.3, 14.4, 14.5, 14.6, 14.7, 14.8, 14.9, 14.10, 14.11, 14.12, HAM-B121."""
    tile = next(t for t in components().tiles if t.name == name)
    assert (tile.cost, tile.points, tile.kind) == (*COSTS[name], "landmark")
    assert sorted(COSTS) == sorted(t.name for t in components().tiles if t.kind == "landmark")


def worth(state: Hamlet, name: str) -> int:
    return landmark_points(state, 0, number(name))


def mine(name: str, extra: tuple[str, ...], **rest: object) -> Hamlet:
    given = rest.pop("me", {})
    assert isinstance(given, dict)
    return place(extra=extra, me={"landmarks": [name]} | given, **rest)  # type: ignore[arg-type]


def against(state: Hamlet, name: str, kind: str) -> int:
    """Segments of the tile against others that show this, counted on paper."""
    olds = [drawn(state.village, tile) for tile in state.village.laid if NAMES[tile] != name]
    new = drawn(state.village, number(name))
    return sum(old.edges.get(turned(edge)) == kind for edge in new.edges for old in olds)


def test_woodlands() -> None:
    """14.1, HAM-B109: per segment against forest, without any road."""
    state = mine("woodland", ("woodland church forest",))
    assert state.village.network >> number("woodland") & 1 == 0
    assert worth(state, "woodland") == against(state, "woodland", "F") >= 1
    great = mine("great-woodland", ("sawmill *", "great-woodland sawmill forest"))
    assert worth(great, "great-woodland") == against(great, "great-woodland", "F") >= 1


def test_mountains() -> None:
    """14.2, HAM-B110: per segment against rock, without any road."""
    state = mine("mountain-range", ("mountain-range quarry rock",))
    assert worth(state, "mountain-range") == against(state, "mountain-range", "K") >= 1
    great = mine("great-mountain-range", ("stonemason *", "great-mountain-range quarry rock"))
    assert worth(great, "great-mountain-range") == against(great, "great-mountain-range", "K") >= 1


def test_pond() -> None:
    """14.3, HAM-B111: 4 points with a path to it, the other's too; nothing without."""
    extra = ("pond church forest",)
    assert worth(mine("pond", extra), "pond") == 0
    path = road(extra, "church", "pond", "1")
    assert worth(mine("pond", extra, roads=[path]), "pond") == 4
    linked = mine("pond", ("pond *",))
    assert worth(linked, "pond") == 0


def test_mountain_pond() -> None:
    """14.4, HAM-B112: 4 points with a bridge to it."""
    extra = ("mountain-pond quarry rock",)
    assert worth(mine("mountain-pond", extra), "mountain-pond") == 0
    bridge = road(extra, "quarry", "mountain-pond", "1")
    assert worth(mine("mountain-pond", extra, roads=[bridge]), "mountain-pond") == 4


def test_hermitage() -> None:
    """14.5, HAM-B113: road steps to the church beyond the first; unlinked nothing."""
    state = mine("hermitage", ("hermitage market",))
    assert road_steps(state.village, 0)[number("hermitage")] == 2
    assert worth(state, "hermitage") == 1
    assert worth(mine("hermitage", ("hermitage church loose",)), "hermitage") == 0
    tile = next(t for t in components().tiles if t.name == "hermitage")
    assert tile.most == 6


def test_orchard() -> None:
    """14.6, HAM-B114: the farm and each barn."""
    assert worth(mine("orchard", ("orchard *",)), "orchard") == 1
    state = place(extra=(*HAMLET, "orchard *"), me={"landmarks": ["orchard"]})
    assert worth(state, "orchard") == 5


def test_warehouse() -> None:
    """14.7, HAM-B115: own built roads only."""
    extra = ("warehouse *", "sawmill market loose", "mountain-range quarry e1 t1")
    roads = [road(extra, "farm", "market", "0"), road(extra, "quarry", "mountain-range", "1")]
    assert worth(mine("warehouse", extra, roads=roads), "warehouse") == 1


def test_manor_house() -> None:
    """14.8, HAM-B116: two per other landmark, eight at most."""
    extra = ("stonemason market loose", "sawmill farm loose", "manor-house *", "pond church loose",
             "orchard church loose")  # fmt: skip
    state = place(extra=extra, me={"landmarks": ["manor-house", "pond", "orchard"]})
    assert worth(state, "manor-house") == 4
    state.sides[0].landmarks |= 0b111 << 26
    assert worth(state, "manor-house") == 8


def test_inn() -> None:
    """14.9, HAM-B117: one per adjacent tile."""
    state = place(extra=HAMLET, me={"landmarks": ["inn"]})
    around = len(members(state.village.around[number("inn")]))
    assert worth(state, "inn") == around >= 2


def test_guild_hall() -> None:
    """14.10, HAM-B118: one per own trade tile, five at most."""
    extra = ("guild-hall *", "flour-mill church loose")
    for held, points in ((["A1", "A2"], 2), (["A1", "A2", "A3", "B1", "B2", "B3"], 5)):
        state = place(extra=extra, me={"landmarks": ["guild-hall"], "trades": held}, trades=[])
        assert worth(state, "guild-hall") == points


def test_stables() -> None:
    """14.11, HAM-B119: one per own donkey in the village."""
    extra = ("stables *", "dairy-farm church loose")
    state = place(extra=extra, me={"landmarks": ["stables"], "donkeys": ["church", "farm", "farm"]})
    assert worth(state, "stables") == 3


def test_chapel() -> None:
    """14.12, HAM-B120: two per own church order."""
    extra = ("chapel *", "dairy-farm church loose")
    state = place(extra=extra, me={"landmarks": ["chapel"], "orders": ["gold", "raw"]})
    assert worth(state, "chapel") == 4
