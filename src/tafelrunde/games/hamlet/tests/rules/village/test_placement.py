"""Chapter 3: where a tile may be laid, compared with trying every corner and every turn."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.games.hamlet.rules.village.placement import (
    fits,
    is_legal,
    placements,
    road_edges,
    spot_of,
)
from tafelrunde.games.hamlet.rules.village.tile_shapes import EDGE, ROAD
from tafelrunde.games.hamlet.rules.village.village import Spot, Village, members
from tafelrunde.games.hamlet.tests.paper import Drawn, agree, drawn, touch, turned
from tafelrunde.games.hamlet.tests.villages import (
    NAMES,
    build,
    contacts_at,
    lay,
    number,
    random_village,
    shapes,
    start,
)

WIDE = 9  # farther out than this no tile touches the village
Look = frozenset[object]


def by_trying_everything(village: Village, tile: int) -> dict[int, dict[Look, Spot]]:
    """Per host the looks of all legal placements: all corners, all turns; and one spot of each."""
    olds = {there: drawn(village, there) for there in village.laid}
    corners = [corner for old in olds.values() for corner in old.corners]
    q_range = range(min(q for q, _ in corners) - WIDE, max(q for q, _ in corners) + WIDE)
    r_range = range(min(r for _, r in corners) - WIDE, max(r for _, r in corners) + WIDE)
    near = set(corners)
    out: dict[int, dict[Look, Spot]] = {there: {} for there in olds}
    for turn in range(6):
        offsets = Drawn(tile, 0, 0, turn).corners
        for q in q_range:
            for r in r_range:
                if sum((q + a, r + b) in near for a, b in offsets) < 2:
                    continue  # no corner, or just one, in common with anything
                new = Drawn(tile, q, r, turn)
                if all(agree(new, old) for old in olds.values()):
                    for there, old in olds.items():
                        if touch(new, old):
                            out[there].setdefault(new.look, Spot(q, r, turn))
    return out


@pytest.mark.parametrize("seed", range(10))
def test_placements_are_those_found_by_trying_everything(seed: int) -> None:
    """3.1 to 3.5, HAM-B08 to HAM-B12: the same placements, each once, on random villages."""
    random = Random(seed)
    village = random_village(seed, most=(0, 3, 6, 10, 14, 18, 20, 22, 24, 25)[seed])
    left = [tile for tile in range(len(NAMES)) if not village.tiles >> tile & 1]
    for tile in random.sample(left, min(3, len(left))):
        check_placements(village, tile, by_trying_everything(village, tile))


def check_placements(village: Village, tile: int, expected: dict[int, dict[Look, Spot]]) -> None:
    for host in village.laid:
        pairs = placements(village, tile, host)
        spots = [spot_of(village, tile, host, pair // EDGE, pair % EDGE) for pair in pairs]
        looks = [Drawn(tile, s.q, s.r, s.turn).look for s in spots]
        assert len(set(looks)) == len(looks)
        assert set(looks) == expected[host].keys(), (NAMES[tile], NAMES[host])
        assert fits(village, tile, host) == bool(expected[host])


@pytest.mark.parametrize("seed", range(2))
def test_a_village_grown_by_trying_everything(seed: int) -> None:
    """3.1 to 3.5, HAM-B08 to HAM-B12: at any tile, also unconnected ones, in any turn."""
    random = Random(seed)
    village = start()
    for tile in random.sample(range(6, len(NAMES)), 10):
        expected = by_trying_everything(village, tile)
        check_placements(village, tile, expected)
        host = random.choice([there for there in village.laid if expected[there]])
        village = village.lay(tile, random.choice(list(expected[host].values())))
    assert len(village.laid) == 16


@pytest.mark.parametrize("tile", ["mountain-range", "great-woodland", "great-mountain-range"])
def test_tiles_that_look_the_same_when_turned(tile: str) -> None:
    """3.1: turns that look alike count once."""
    village = random_village(5, most=6)
    if village.tiles >> number(tile) & 1:
        village = start()
    expected = by_trying_everything(village, number(tile))
    for host in village.laid:
        assert len(placements(village, number(tile), host)) == len(expected[host])


@pytest.mark.parametrize("seed", range(4))
def test_the_lowest_pair_counts(seed: int) -> None:
    """3.5: of several pairs of edges that give the same placement the lowest is offered."""
    village = random_village(seed, most=12)
    left = [tile for tile in range(len(NAMES)) if not village.tiles >> tile & 1]
    for tile in left[:6]:
        for host in village.laid:
            first: dict[Look, int] = {}
            for e, place in enumerate(village.contacts[host]):
                for t in range(shapes()[tile].size):
                    spot = spot_of(village, tile, host, e, t)
                    if place < 0 and is_legal(village, tile, spot):
                        look = Drawn(tile, spot.q, spot.r, spot.turn).look
                        first.setdefault(look, e * EDGE + t)
            assert sorted(first.values()) == placements(village, tile, host)


@pytest.mark.parametrize("seed", range(20))
def test_what_touches_what(seed: int) -> None:
    """3.2 to 3.4, 3.7, HAM-B14: contacts and connections, compared with the drawn tiles."""
    village = random_village(seed)
    olds = {tile: drawn(village, tile) for tile in village.laid}
    for tile, old in olds.items():
        others = [there for there in village.laid if there != tile]
        assert all(agree(old, olds[there]) for there in others)
        beside = {there for there in others if touch(old, olds[there])}
        assert set(members(village.around[tile])) == beside
        for i, (edge, kind) in enumerate(old.edges.items()):
            found = [there for there in others if turned(edge) in olds[there].edges]
            place = village.contacts[tile][i]
            assert [place // EDGE] * (place >= 0) == found
            if found:
                met = list(olds[found[0]].edges.values())[place % EDGE]
                assert list(olds[found[0]].edges)[place % EDGE] == turned(edge)
                assert bool(village.printed[tile] >> found[0] & 1) >= (kind == met == "R")


def test_roads_are_not_cut() -> None:
    """3.2, HAM-B10: the second road of the market meets roads only, its forest never does."""
    village = start()
    for tile in range(6, len(NAMES)):
        for pair in placements(village, tile, number("market")):
            e, t = pair // EDGE, pair % EDGE
            road = shapes()[2].kinds[e] == ROAD
            assert road == (shapes()[tile].kinds[t] == ROAD)


def test_forest_against_rock() -> None:
    """3.3, HAM-B11: a mountain range may lie in the woods."""
    village = start()
    assert fits(village, number("mountain-range"), number("woodcutter"))
    spot = spot_of(village, number("mountain-range"), number("woodcutter"), 0, 0)
    contacts = contacts_at(village, number("mountain-range"), spot)
    assert contacts.mixed >= 1
    assert contacts.like == contacts.roads == 0


def test_corners_are_no_contact() -> None:
    """3.4, HAM-B12: a tile that touches at a corner only is not adjacent."""
    village = start()
    tile = number("sawmill")
    found = 0
    for host in village.laid:
        for pair in placements(village, tile, host):
            laid = village.lay(tile, spot_of(village, tile, host, pair // EDGE, pair % EDGE))
            new = drawn(laid, tile)
            for there in village.laid:
                old = drawn(village, there)
                if set(new.corners) & set(old.corners) and not touch(new, old):
                    assert not laid.around[tile] >> there & 1
                    found += 1
    assert found > 0


def test_without_a_road() -> None:
    """3.6, HAM-B13: a tile laid without a road is adjacent, but not of the network."""
    village = lay(start(), "woodland", "woodcutter", 1, 1)
    tile = number("woodland")
    assert village.around[tile] >> number("woodcutter") & 1
    assert village.links[tile] == 0
    assert not village.network >> tile & 1
    village = village.build(0, tile, road_edges(village, 0, tile)[0])
    assert village.network >> tile & 1


def test_where_roads_may_be_built() -> None:
    """9.1, 9.4, HAM-B76 to HAM-B78: like against like, between tiles that no road joins yet."""
    village = start()
    joined = ("church", "town-hall", "quarry", "woodcutter")
    assert [road_edges(village, 0, number(name)) for name in joined] == [[]] * 4
    market, farm = number("market"), number("farm")
    paths = road_edges(village, 0, market)
    assert {village.contacts[market][e] // EDGE for e in paths} == {farm}
    assert len(paths) == 2
    after = village.build(0, market, paths[0])
    assert after.roads[0].is_path
    assert [road_edges(after, owner, tile) for owner in (0, 1) for tile in (market, farm)] == [
        [], [], [], [],
    ]  # fmt: skip


def test_roads_side_by_side() -> None:
    """9.4, HAM-B81: as an option beside printed roads and others' roads, once each per pair."""
    village = start(parallel=True)
    church, quarry = number("church"), number("quarry")
    edges = road_edges(village, 0, church)
    shown = {("RFK"[shapes()[church].kinds[edge]]) for edge in edges}
    assert shown == {"K"}
    assert {NAMES[village.contacts[church][edge] // EDGE] for edge in edges} == {
        "quarry",
        "town-hall",
    }
    edge = next(e for e in edges if village.contacts[church][e] // EDGE == quarry)
    after = village.build(0, church, edge)
    other = village.contacts[church][edge] % EDGE
    assert not after.roads[0].is_path
    assert edge not in road_edges(after, 0, church)
    assert other not in road_edges(after, 0, quarry)
    assert edge in road_edges(after, 1, church)
    assert other in road_edges(after.build(1, church, edge), 2, quarry)


@pytest.mark.parametrize("seed", range(6))
def test_road_edges_on_random_villages(seed: int) -> None:
    """9.1: rock on rock and forest on forest, nothing else, where roads may run side by side."""
    village = random_village(seed, parallel=True)
    olds = {tile: drawn(village, tile) for tile in village.laid}
    for tile, old in olds.items():
        expected = []
        for i, (edge, kind) in enumerate(old.edges.items()):
            met = [o.edges[turned(edge)] for o in olds.values() if turned(edge) in o.edges]
            if met == [kind] and kind != "R":
                expected.append(i)
        assert road_edges(village, 9, tile) == expected


@pytest.mark.parametrize("seed", range(6))
def test_road_edges_between_tiles_that_no_road_joins(seed: int) -> None:
    """9.4: of those edges where like meets like."""
    village = random_village(seed)
    for tile in village.laid:
        free = [
            edge
            for edge, place in enumerate(village.contacts[tile])
            if place >= 0
            and shapes()[tile].kinds[edge] != ROAD
            and shapes()[tile].kinds[edge] == shapes()[place // EDGE].kinds[place % EDGE]
            and not village.links[tile] >> place // EDGE & 1
        ]
        assert road_edges(village, 9, tile) == free


def test_a_village_is_never_changed() -> None:
    """3.5: laying and building give another village; the old one stays as it was."""
    village = start()
    before = [list(row) for row in village.contacts], list(village.links), village.ground.land
    other = build(lay(village, "mountain-range", "quarry", 1, 1), 1, "quarry", "e1")
    assert (village.contacts, village.links, village.ground.land) == before
    assert village.laid == [0, 1, 2, 3, 4, 5]
    assert not village.roads
    assert len(other.laid) == 7


def test_a_long_row_of_tiles() -> None:
    """3.5: however far the village grows, there is room for the next tile."""
    village = start()
    for tile in range(6, len(NAMES)):
        host = village.laid[-1] if tile > 6 else 1
        spots = [
            spot_of(village, tile, host, pair // EDGE, pair % EDGE)
            for pair in placements(village, tile, host)
        ]
        village = village.lay(tile, max(spots, key=lambda spot: (spot.q, spot.r)))
    assert max(village.spot(tile).q for tile in village.laid) > 40
    for tile in village.laid:
        assert drawn(village, tile).triangles
    assert sum(byte > 0 for byte in village.ground.land) == sum(s.area for s in shapes())


def test_contacts_of_a_placement() -> None:
    """21.3, 21.4, 21.8: what a placement would touch is what it does touch."""
    for seed in range(5):
        village = random_village(seed, most=15)
        tile = next(t for t in range(6, len(NAMES)) if not village.tiles >> t & 1)
        for host in village.laid:
            for pair in placements(village, tile, host)[:4]:
                spot = spot_of(village, tile, host, pair // EDGE, pair % EDGE)
                contacts = contacts_at(village, tile, spot)
                laid = village.lay(tile, spot)
                assert contacts.touched == laid.around[tile]
                assert contacts.joined == laid.printed[tile]
                pairs = sum(place >= 0 for place in laid.contacts[tile])
                assert contacts.like + contacts.mixed == pairs
                assert contacts.touched >> host & 1


def test_unknown_spots() -> None:
    """3.4: overlaps are refused wherever they are asked about."""
    assert not is_legal(start(), number("barn-a"), Spot(0, 0, 0))
    assert is_legal(start(), number("barn-a"), Spot(300, 300, 0))
