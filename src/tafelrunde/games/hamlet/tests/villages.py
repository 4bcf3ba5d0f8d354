"""Villages for tests: the starting one, random ones, and tiles by name."""

from __future__ import annotations

from functools import cache
from random import Random

from tafelrunde.games.hamlet.data import components
from tafelrunde.games.hamlet.rules.village.ground import Contacts
from tafelrunde.games.hamlet.rules.village.placement import (
    placements,
    road_edges,
    spot_of,
    start_village,
)
from tafelrunde.games.hamlet.rules.village.tile_shapes import EDGE, HOST_EDGES, Shape
from tafelrunde.games.hamlet.rules.village.village import (
    Spot,
    Village,
    empty_village,
    members,
    on_ground,
)

NAMES = [tile.name for tile in components().tiles]
FIRST = 6  # tiles of the starting village
OWNERS = 4
PIECES = 5  # built roads of one owner


@cache
def shapes() -> list[Shape]:
    return [Shape(tile.edges) for tile in components().tiles]


def number(name: str) -> int:
    return NAMES.index(name)


def named(mask: int) -> set[str]:
    return {NAMES[tile] for tile in members(mask)}


@cache
def meadow(parallel: bool = False) -> Village:
    return empty_village(shapes(), parallel)


def start(parallel: bool = False) -> Village:
    layout = [(number(s.tile), Spot(s.at[0], s.at[1], s.turn)) for s in components().layout]
    return start_village(meadow(parallel), layout)


def lay(village: Village, tile: str, host: str, e: int, t: int) -> Village:
    """Edges counted from 1, as in action texts."""
    pair = (e - 1) * EDGE + t - 1
    assert pair in placements(village, number(tile), number(host)), (tile, host, e, t)
    return village.lay(number(tile), spot_of(village, number(tile), number(host), e - 1, t - 1))


def contacts_at(village: Village, tile: int, spot: Spot) -> Contacts:
    """What the tile would touch if it were laid there."""
    there = on_ground(village.ground, tile, village.shapes[tile], spot)
    return village.ground.contacts(there.shape, there.stamp, there.cell)


def build(village: Village, owner: int, tile: str, edge: str) -> Village:
    assert HOST_EDGES.index(edge) in road_edges(village, owner, number(tile))
    return village.build(owner, number(tile), HOST_EDGES.index(edge))


def random_village(
    seed: int, most: int = 26, owners: int = OWNERS, parallel: bool = False
) -> Village:
    """Tiles at random places, often with roads that meet, and built roads in between."""
    random = Random(seed)
    village = start(parallel)
    left = [PIECES] * owners
    todo = list(range(FIRST, len(NAMES)))
    random.shuffle(todo)
    for tile in todo[:most]:
        if random.random() < 0.6:
            village = with_road(village, random, left)
        village = with_tile(village, random, tile)
    return village


def with_road(village: Village, random: Random, left: list[int]) -> Village:
    owner = random.randrange(len(left))
    sites = [(t, e) for t in members(village.network) for e in road_edges(village, owner, t)]
    if not sites or not left[owner]:
        return village
    left[owner] -= 1
    new = [(t, e) for t, e in sites if not joined(village, t, e)]
    tile, edge = random.choice(new if new and random.random() < 0.8 else sites)
    return village.build(owner, tile, edge)


def joined(village: Village, tile: int, edge: int) -> bool:
    return bool(village.links[tile] >> village.contacts[tile][edge] // EDGE & 1)


def with_tile(village: Village, random: Random, tile: int) -> Village:
    spots = [
        spot_of(village, tile, host, pair // EDGE, pair % EDGE)
        for host in members(village.network)
        for pair in placements(village, tile, host)
    ]
    if random.random() < 0.6:
        met = [spot for spot in spots if contacts_at(village, tile, spot).roads]
        spots = met or spots
    return village.lay(tile, random.choice(spots)) if spots else village
