"""Chapters 21 and 22 on random villages: Botrik's choices, and the same lists applied naively."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tafelrunde.games.hamlet.rules.botrik.place import best_hosts, best_pairs
from tafelrunde.games.hamlet.rules.botrik.road import narrowed_roads
from tafelrunde.games.hamlet.rules.state import Hamlet
from tafelrunde.games.hamlet.rules.village.placement import placements, spot_of
from tafelrunde.games.hamlet.rules.village.tile_shapes import EDGE
from tafelrunde.games.hamlet.rules.village.village import Village
from tafelrunde.games.hamlet.tests.positions import PLENTY, place
from tafelrunde.games.hamlet.tests.villages import FIRST, NAMES, random_village, shapes

Graph = dict[int, set[int]]
Chain = tuple[int, ...]
ME, BOTRIK = 0, 1
SEEDS = range(40)


def position(seed: int, parallel: bool = False) -> Hamlet:
    """A random village with roads and landmarks of both, and plenty of raw materials."""
    state = place(1, {"parallel_roads": parallel}, tokens=PLENTY)
    state.village = random_village(seed, most=5 + seed % 12, owners=2, parallel=parallel)
    random = Random(seed)
    for tile in state.village.laid:
        if tile in state.setup.landmarks:
            state.sides[random.randrange(2)].landmarks |= 1 << tile
    state.sides[BOTRIK].pieces = 1
    return state


def landmarks(state: Hamlet) -> set[int]:
    """Mine."""
    return {tile for tile in state.village.laid if state.sides[ME].landmarks >> tile & 1}


def graph(village: Village, owners: tuple[int, ...] = (ME, BOTRIK)) -> Graph:
    out: Graph = {tile: set() for tile in village.laid}
    for tile in village.laid:
        for edge, there in enumerate(village.contacts[tile]):
            if there >= 0 and shapes()[tile].kinds[edge] == 0:
                out[tile].add(there // EDGE)
    for road in village.roads:
        if road.owner in owners:
            out[road.tile].add(road.other)
            out[road.other].add(road.tile)
    return out


def chains(near: Graph) -> list[Chain]:
    out: list[Chain] = []
    todo: list[Chain] = [(tile,) for tile in near]
    while todo:
        chain = todo.pop()
        if len(chain) > 1:
            out.append(chain)
        todo += [(*chain, there) for there in near[chain[-1]] if there not in chain]
    return out


def steps(near: Graph, start: int) -> dict[int, int]:
    out = {start: 0}
    row = [start]
    while row:
        beyond = {n for tile in row for n in near[tile]} - out.keys()
        out |= dict.fromkeys(beyond, out[row[0]] + 1)
        row = sorted(beyond)
    return out


def church_steps(village: Village) -> dict[int, int]:
    """16.6."""
    beside: Graph = {
        tile: {there // EDGE for there in village.contacts[tile] if there >= 0}
        for tile in village.laid
    }
    return steps(beside, 0) | steps(graph(village), 0)


def pairs(chain: Chain) -> set[frozenset[int]]:
    return {frozenset(pair) for pair in pairwise(chain)}


def longest(found: list[Chain]) -> list[Chain]:
    most = max(map(len, found), default=0)
    return [chain for chain in found if len(chain) == most]


# a place


Contact = tuple[int, str]  # the tile it touches, and what shows: "R", "F", "K" alike, "x" mixed


class Lies:
    """All ways to lay a tile at the network, with what each would touch, and the avoided ones."""

    def __init__(self, state: Hamlet, tile: int) -> None:
        village = state.village
        self.near = steps(graph(village), 0)
        mine = landmarks(state)
        behind = self.near.keys() - steps(graph(village, (BOTRIK,)), 0).keys()  # 21.3
        self.touched: dict[tuple[int, int], list[Contact]] = {}
        avoided = set()
        for host in self.near:
            for pair in placements(village, tile, host):
                spot = spot_of(village, tile, host, pair // EDGE, pair % EDGE)
                after = village.lay(tile, spot)
                contacts = touching(after, tile)
                self.touched[host, pair] = contacts
                if any(there in mine or (there in behind and shows == "R")
                       for there, shows in contacts):  # fmt: skip
                    avoided.add((host, pair))
        self.free = self.touched.keys() - avoided or self.touched.keys()


def touching(village: Village, tile: int) -> list[Contact]:
    out = []
    for edge, there in enumerate(village.contacts[tile]):
        if there >= 0:
            kind = shapes()[tile].kinds[edge]
            same = shapes()[there // EDGE].kinds[there % EDGE] == kind
            out.append((there // EDGE, "RFK"[kind] if same else "x"))
    return out


def naive_hosts(state: Hamlet, lies: Lies) -> set[int]:
    hosts = {host for host, _ in lies.free}
    like = {
        host for host, pair in lies.free
        if any(there == host and shows != "x" for there, shows in lies.touched[host, pair])
    }  # fmt: skip
    hosts = like or hosts
    to_end: dict[int, int] = {}
    for chain in longest(chains(graph(state.village, (BOTRIK,)))):
        for i, tile in enumerate(chain):
            near_end = min(i, len(chain) - 1 - i)
            to_end[tile] = min(near_end, to_end.get(tile, near_end))
    nearest = min(to_end.get(host, 99) for host in hosts)
    hosts = {host for host in hosts if to_end.get(host, 99) == nearest}
    far = church_steps(state.village)
    return {host for host in hosts if far[host] == min(far[h] for h in hosts)}


def naive_pairs(lies: Lies, host: int) -> set[int]:
    def rank(pair: int) -> tuple[int, int, int]:
        shown = [shows for _, shows in lies.touched[host, pair]]
        sort = 2 if "R" in shown else 1 if set(shown) - {"x"} else 0
        return sort, -shown.count("x"), len(shown) - shown.count("x")

    there = [pair for h, pair in lies.free if h == host]
    best = max(rank(pair) for pair in there)
    return {pair for pair in there if rank(pair) == best}


@pytest.mark.parametrize("parallel", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
def test_where_he_builds(seed: int, parallel: bool) -> None:
    """21.3 to 21.8, HAM-R103 to HAM-R112; audit C, Q1."""
    state = position(seed, parallel)
    left = [tile for tile in range(FIRST, len(NAMES)) if not state.village.tiles >> tile & 1]
    for tile in Random(seed).sample(left, 2):
        lies = Lies(state, tile)
        hosts = best_hosts(state, BOTRIK, tile)
        assert set(hosts) == naive_hosts(state, lies), NAMES[tile]
        for host in hosts:
            assert set(best_pairs(state, tile, host)) == naive_pairs(lies, host)


# a road


def naive_roads(state: Hamlet) -> set[tuple[int, int]]:
    village = state.village
    links = graph(village)
    network = steps(links, 0).keys()
    lead: dict[tuple[int, int], int] = {}
    for site in network:
        for edge, there in enumerate(village.contacts[site]):
            kind = shapes()[site].kinds[edge]
            if there < 0 or kind == 0 or is_taken(village, site, edge):
                continue
            if shapes()[there // EDGE].kinds[there % EDGE] == kind:
                lead[site, edge] = there // EDGE
    roads = {road for road in lead if not joins(state, road)} or set(lead)
    far = church_steps(village)
    outside = {road for road in roads if lead[road] not in network}
    if outside:
        low = min(far[lead[road]] for road in outside)
        roads = {road for road in outside if far[lead[road]] == low}
    elif roads:
        fewest = min(count(village, site) for site, _ in roads)
        roads = {road for road in roads if count(village, road[0]) == fewest}
    for owners in ((BOTRIK,), (ME,), ()):
        found = chains(graph(village, owners))
        for owner in owners:
            built = {frozenset((r.tile, r.other)) for r in village.roads if r.owner == owner}
            found = [chain for chain in found if pairs(chain) & built]
        ends = {(chain[0], there) for chain in longest(found) for there in lead.values()
                if there not in chain}  # fmt: skip
        longer = {road for road in roads if (road[0], lead[road]) in ends}
        if len({site for site, _ in roads}) > 1:
            roads = longer or roads
    if len({site for site, _ in roads}) > 1:
        low = min(far[site] for site, _ in roads)
        roads = {road for road in roads if far[road[0]] == low}
    return roads


def is_taken(village: Village, site: int, edge: int) -> bool:
    """9.4."""
    if village.parallel:
        return village.road_at(site, edge, BOTRIK)
    return village.contacts[site][edge] // EDGE in graph(village)[site]


def count(village: Village, tile: int) -> int:
    """3.7: connections."""
    printed = [shapes()[tile].kinds[edge] for edge, there in enumerate(village.contacts[tile])
               if there >= 0]  # fmt: skip
    return printed.count(0) + sum(tile in (road.tile, road.other) for road in village.roads)


def joins(state: Hamlet, road: tuple[int, int]) -> bool:
    """Whether one of my landmarks would be of the network after, and is not before."""
    village = state.village
    before = steps(graph(village), 0).keys()
    after = steps(graph(village.build(BOTRIK, *road)), 0).keys()
    return bool(landmarks(state) & (after - before))


@pytest.mark.parametrize("parallel", [False, True])
@pytest.mark.parametrize("seed", range(60))
def test_where_he_builds_a_road(seed: int, parallel: bool) -> None:
    """22.1 to 22.5, 9.4, HAM-R116 to HAM-R124; audit C, Q4, Q5."""
    state = position(seed, parallel)
    found = {divmod(road, EDGE) for road in narrowed_roads(state, BOTRIK, False)}
    assert found == naive_roads(state)
