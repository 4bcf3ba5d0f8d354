"""Walking, transport, distances and longest roads, compared with naive searches."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tafelrunde.core.data import Fields
from tafelrunde.core.errors import BadData
from tafelrunde.games.hamlet.position.village import read_village, write_roads, write_village
from tafelrunde.games.hamlet.rules.village.chains import (
    ANY,
    behind,
    links_of,
    longest,
    longest_road,
)
from tafelrunde.games.hamlet.rules.village.network import (
    carriers,
    connections,
    distance,
    near_steps,
    reach,
    road_steps,
)
from tafelrunde.games.hamlet.rules.village.placement import lies, placements
from tafelrunde.games.hamlet.rules.village.tile_shapes import EDGE
from tafelrunde.games.hamlet.rules.village.village import Longest, Village, flood, members
from tafelrunde.games.hamlet.tests.villages import (
    NAMES,
    build,
    lay,
    meadow,
    named,
    number,
    random_village,
    shapes,
    start,
    with_tile,
)

Graph = dict[int, set[int]]
Chain = tuple[int, ...]
SIDES = ["0", "1", "2", "3"]
EVERYBODY = 15


def graph(village: Village, owners: int = EVERYBODY) -> Graph:
    """Connections read off the edges, one by one."""
    out: Graph = {tile: set() for tile in village.laid}
    for tile in village.laid:
        for edge, place in enumerate(village.contacts[tile]):
            if place >= 0 and shapes()[tile].kinds[edge] == 0:
                out[tile].add(place // EDGE)
    for road in village.roads:
        if owners >> road.owner & 1:
            out[road.tile].add(road.other)
            out[road.other].add(road.tile)
    return out


def steps(near: Graph, start: int) -> dict[int, int]:
    out = {start: 0}
    row = [start]
    while row:
        beyond = {n for tile in row for n in near[tile]} - out.keys()
        out |= dict.fromkeys(beyond, out[row[0]] + 1)
        row = sorted(beyond)
    return out


@pytest.mark.parametrize("seed", range(25))
def test_distances(seed: int) -> None:
    """16.6, HB-01: by road where there is one, else from tile to adjacent tile."""
    village = random_village(seed)
    roads = graph(village)
    beside = {tile: set(members(village.around[tile])) for tile in village.laid}
    assert set(members(village.network)) == steps(roads, 0).keys()
    for tile in village.laid:
        by_road, by_side = steps(roads, tile), steps(beside, tile)
        assert set(members(village.links[tile])) == roads[tile]
        for there in village.laid:
            assert road_steps(village, tile)[there] == by_road.get(there, -1)
            assert near_steps(village, tile)[there] == by_side[there]
            assert distance(village, tile, there) == by_road.get(there, by_side[there])


@pytest.mark.parametrize("seed", range(25))
def test_transport(seed: int) -> None:
    """5.2, HAM-B33 to HAM-B36: every tile strictly between carries one of the own donkeys."""
    village = random_village(seed)
    roads = graph(village)
    random = Random(seed)
    donkeys = {random.choice(village.laid) for _ in range(random.randrange(7))}
    mask = sum(1 << tile for tile in donkeys)
    for tile in village.laid:
        passing = {t: roads[t] if t in donkeys or t == tile else set() for t in roads}
        expected = steps(passing, tile)
        assert set(members(reach(village, tile, mask))) == expected.keys()
        for source in expected:
            between = carriers(village, source, tile, mask)
            way = [source, *between, tile]
            assert set(between) <= donkeys
            assert source == tile or all(b in roads[a] for a, b in pairwise(way))
            assert len(between) == max(expected[source] - 1, 0)


def test_one_tile_between_needs_a_donkey() -> None:
    """5.2, T3: from the farm to the Town Hall only over a donkey on the church."""
    village = start()
    hall, farm, church = number("town-hall"), number("farm"), number("church")
    assert named(reach(village, hall, 0)) == {"town-hall", "church"}
    assert not reach(village, hall, 1 << farm | 1 << hall) >> farm & 1
    assert reach(village, hall, 1 << church) == village.tiles
    assert carriers(village, farm, hall, 1 << church) == [church]
    assert carriers(village, church, hall, 0) == []


def chains(near: Graph) -> list[Chain]:
    """Every chain without repetition, in both directions; the naive way."""
    out: list[Chain] = []
    todo: list[Chain] = [(tile,) for tile in near]
    while todo:
        chain = todo.pop()
        out.append(chain)
        todo += [(*chain, there) for there in near[chain[-1]] if there not in chain]
    return out


def pairs(chain: Chain) -> set[frozenset[int]]:
    return {frozenset(pair) for pair in pairwise(chain)}


def check_longest(found: Longest, qualified: list[Chain], tiles: int) -> None:
    best = max((len(chain) for chain in qualified), default=0)
    assert found.length == best
    depth = [-1] * tiles
    spares = [0] * tiles
    for chain in qualified:
        if len(chain) == best:
            for i, tile in enumerate(chain):
                near_end = min(i, best - 1 - i)
                depth[tile] = near_end if depth[tile] < 0 else min(depth[tile], near_end)
            spares[chain[0]] |= ~sum(1 << tile for tile in chain)
    assert found.depth == depth
    assert found.spares == spares


@pytest.mark.parametrize("seed", range(15))
def test_longest_roads(seed: int) -> None:
    """13.5, 21.5, 22.5, HB-04: length, ends and what they leave out, compared with all chains."""
    village = random_village(seed, most=16, owners=2)
    for owners in range(4):
        near = graph(village, owners)
        every = [chain for chain in chains(near) if len(chain) > 1]
        check_longest(longest_road(village, owners), every, len(NAMES))
        for owner in range(2):
            own = {frozenset((r.tile, r.other)) for r in village.roads if r.owner == owner}
            if owners >> owner & 1:
                crossing = [chain for chain in every if pairs(chain) & own]
                check_longest(longest_road(village, owners, owner), crossing, len(NAMES))


@pytest.mark.parametrize("seed", [1, 2, 4])
def test_longest_roads_of_a_village_that_grows(seed: int) -> None:
    """13.5: what was known of the roads before a tile is laid is right after it, or forgotten."""
    random = Random(seed)
    village = build(lay(start(), "mountain-range", "quarry", 1, 1), 0, "quarry", "e1")
    kept = 0
    for tile in random.sample(range(6, len(NAMES)), 12):
        if village.tiles >> tile & 1:
            continue
        before = longest_road(village, 1)
        behind(village, 0)
        village = with_tile(village, random, tile)
        links = links_of(village, 1)
        fresh = longest(links, links)
        known = longest_road(village, 1)
        kept += known is before
        assert (known.length, known.depth) == (fresh.length, fresh.depth)
        assert known.spares == fresh.spares
        assert behind(village, 0) == village.network & ~flood(links_of(village, 0), 0)
    assert 0 < kept < 11  # some tiles join a road, others none


def test_no_road_to_cross() -> None:
    """13.5: without built roads of the owner there is no such chain."""
    assert longest_road(start(), EVERYBODY, 0).length == 0
    assert longest_road(start(), EVERYBODY, ANY).length == 3


@pytest.mark.parametrize("parallel", [False, True])
@pytest.mark.parametrize("seed", range(25))
def test_behind_the_roads_of_an_owner(seed: int, parallel: bool) -> None:
    """21.3, HB-05: tiles that lose the church when this owner's roads are taken away."""
    village = random_village(seed, most=14, owners=2, parallel=parallel)
    linked = steps(graph(village), 0).keys()
    for owner in range(2):
        without = steps(graph(village, EVERYBODY & ~(1 << owner)), 0).keys()
        assert set(members(behind(village, owner))) == linked - without


def test_behind_and_before() -> None:
    """21.3: the range lies behind my bridge, the quarry before it; of others nothing is."""
    village = build(lay(start(), "mountain-range", "quarry", 1, 1), 0, "quarry", "e1")
    assert named(behind(village, 0)) == {"mountain-range"}
    assert behind(village, 1) == 0
    round_about = build(start(), 0, "farm", "e3")  # to the market, which has its own road
    assert behind(round_about, 0) == 0


def test_roads_beside_others() -> None:
    """21.3, 16.8: beside a printed road my bridge joins nothing that was not joined."""
    village = build(start(parallel=True), 0, "church", bridge_to_quarry())
    assert behind(village, 0) == 0
    assert longest_road(village, 1, 0).length == 3
    assert links_of(village, 0) == village.printed


def bridge_to_quarry() -> str:
    """The edge of the church where rock meets the quarry's rock."""
    return next(
        f"e{e + 1}" for e, place in enumerate(start().contacts[0])
        if place // EDGE == number("quarry") and shapes()[0].kinds[e] == 2
    )  # fmt: skip


@pytest.mark.parametrize("parallel", [False, True])
@pytest.mark.parametrize("seed", range(10))
def test_connections(seed: int, parallel: bool) -> None:
    """3.7, 22.4: road against road and built roads, counted one by one."""
    village = random_village(seed, parallel=parallel)
    count = dict.fromkeys(village.laid, 0)
    for tile in village.laid:
        for edge, place in enumerate(village.contacts[tile]):
            count[tile] += place >= 0 and shapes()[tile].kinds[edge] == 0
    for road in village.roads:
        count[road.tile] += 1
        count[road.other] += 1
    assert {tile: connections(village, tile) for tile in village.laid} == count
    several = [tile for tile in count if count[tile] > village.links[tile].bit_count()]
    assert several or not parallel


@pytest.mark.parametrize("seed", range(10))
def test_written_and_read(seed: int) -> None:
    """3.7: a village survives being written down."""
    village = random_village(seed)
    data = {
        "village": write_village(village, NAMES), "roads": write_roads(village, NAMES, SIDES),
    }  # fmt: skip
    again = read_village(Fields(data), meadow(), NAMES, SIDES)
    assert again.laid == village.laid
    assert again.contacts == village.contacts
    assert again.links == village.links
    assert write_village(again, NAMES) == data["village"]
    assert write_roads(again, NAMES, SIDES) == data["roads"]


CHURCH: dict[str, object] = {"tile": "church", "at": [0, 0], "turn": 0}
HALL: dict[str, object] = {"tile": "town-hall", "at": [4, -1], "turn": 0}
FIELDS: list[dict[str, object]] = [
    {"tile": "market", "at": [5, 2], "turn": 0}, {"tile": "farm", "at": [3, 2], "turn": 0},
]  # fmt: skip
PATH: dict[str, object] = {"from": "market", "edge": "e1", "to": "farm", "by": "0"}


@pytest.mark.parametrize(
    ("tiles", "roads", "where"),
    [
        ([], [], "village"),
        ([HALL], [], "tile"),
        ([CHURCH, CHURCH], [], "tile"),
        ([CHURCH, HALL, HALL], [], "tile"),
        ([CHURCH, {**HALL, "at": [3, -1]}], [], "at"),
        ([CHURCH, {**HALL, "at": [40, -1]}], [], "at"),
        ([CHURCH, {**HALL, "turn": 6}], [], "turn"),
        ([CHURCH, HALL], [{"from": "church", "edge": "e1", "to": "farm", "by": "0"}], "edge"),
        ([CHURCH, HALL], [{"from": "church", "edge": "e6", "to": "town-hall", "by": "0"}], "edge"),
        ([CHURCH, *FIELDS], [{"from": "market", "edge": "e1", "to": "church", "by": "0"}], "to"),
        ([CHURCH, *FIELDS], [{"from": "market", "edge": "e1", "to": "farm", "by": "9"}], "by"),
        ([CHURCH, *FIELDS], [PATH, {**PATH, "edge": "e2", "by": "1"}], "edge"),
    ],
)
def test_what_is_no_village(
    tiles: list[dict[str, object]], roads: list[dict[str, object]], where: str
) -> None:
    """3.2, 3.4, 3.5, 9.1, 9.4: overlaps, cut roads, islands and impossible roads are refused."""
    with pytest.raises(BadData) as error:
        read_village(Fields({"village": tiles, "roads": roads}), meadow(), NAMES, SIDES)
    assert where in str(error.value)


def test_a_road_changes_walks_not_neighbours() -> None:
    """16.6, 3.7: what was known before a road was built is right after it."""
    village = lay(start(), "mountain-range", "quarry", 1, 1)
    tile = number("mountain-range")
    near = list(near_steps(village, tile))
    assert road_steps(village, tile)[0] == -1
    room = placements(village, number("pond"), 0)
    ways = lies(village, number("pond"), 0)
    after = build(village, 0, "quarry", "e1")
    assert near_steps(after, tile) == near
    assert road_steps(after, tile)[0] == 2
    assert lies(after, number("pond"), 0) is ways
    assert placements(after, number("pond"), 0) == room == placements(start(), number("pond"), 0)


def test_walking() -> None:
    """4.5, 4.2: a tile without a road can be reached over a built one."""
    village = lay(start(), "mountain-range", "quarry", 1, 1)
    tile = number("mountain-range")
    assert road_steps(village, tile)[0] == -1
    village = build(village, 0, "quarry", "e1")
    assert road_steps(village, tile)[0] == 2
