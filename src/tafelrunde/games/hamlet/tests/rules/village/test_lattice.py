"""Chapters 1 and 3: the tiles, their shapes on the lattice, and the first six of them."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.hamlet.data import components
from tafelrunde.games.hamlet.rules.village.lattice import corners, enclosed, left_of, sides, step
from tafelrunde.games.hamlet.rules.village.placement import start_layouts
from tafelrunde.games.hamlet.rules.village.tile_shapes import (
    EDGE,
    FOREST,
    MOST_EDGES,
    MOST_LAID,
    ROAD,
    ROCK,
    Shape,
)
from tafelrunde.games.hamlet.rules.village.village import Spot, members
from tafelrunde.games.hamlet.tests.villages import NAMES, meadow, named, number, shapes, start


def test_thirty_two_tiles() -> None:
    """1.2, HAM-B02, HAM-B101, HAM-B102: six to start with, ten in the bag, four stacks of four."""
    assert Counter(tile.group for tile in components().tiles) == {
        "start": 6, "bag": 10, "timber": 4, "brick": 4, "flour": 4, "milk": 4,
    }  # fmt: skip
    assert [tile.name for tile in components().tiles if tile.group == "start"] == NAMES[:6]
    kinds = Counter(tile.kind for tile in components().tiles if tile.group != "start")
    assert kinds == {"refinery": 8, "barn": 4, "landmark": 14}
    for good in ("timber", "brick", "flour", "milk"):
        stack = [tile for tile in components().tiles if tile.group == good]
        assert Counter(tile.kind for tile in stack) == {"refinery": 1, "barn": 1, "landmark": 2}
        assert good not in {tile.makes for tile in stack}  # a stack never unlocks itself


# edges and area of every tile, as counted by hand in the tables of the dossier
SIZES = """church 14 24 · town-hall 10 12 · market 9 9 · woodcutter 8 8 · quarry 6 6 · farm 6 4 ·
sawmill 10 10 · stonemason 10 12 · dairy-farm 8 8 · flour-mill 8 8 · woodland 7 7 · mountain-range
6 6 · pond 7 7 · mountain-pond 10 12 · hermitage 6 4 · orchard 8 8 · master-stonemason 8 8 · barn-a
6 6 · warehouse 8 8 · great-woodland 9 9 · master-sawmill 8 8 · barn-b 6 6 · manor-house 10 10 ·
great-mountain-range 10 12 · master-dairy 8 8 · barn-c 6 6 · inn 8 8 · guild-hall 9 9 ·
master-mill 10 12 · barn-d 6 6 · stables 6 6 · chapel 7 7"""


def test_edges_and_area() -> None:
    """3.1, HAM-B07: all borders close, and enclose what the list says."""
    assert [
        f"{name} {shape.size} {shape.area}" for name, shape in zip(NAMES, shapes())
    ] == SIZES.replace("\n", " ").split(" · ")
    assert max(shape.size for shape in shapes()) == MOST_EDGES
    assert max(shape.size for shape in shapes()[6:]) == MOST_LAID


def test_six_turns() -> None:
    """3.1, HAM-B08: turning changes neither size nor kinds, and never mirrors."""
    for shape in shapes():
        for turn, turned in enumerate(shape.turned):
            first = shape.turned[0]
            assert turned.directions == [(d + turn) % 6 for d in first.directions]
            assert len(turned.triangles) == shape.area
            bends = [(b - a) % 6 for a, b in zip(turned.directions, turned.directions[1:])]
            assert bends == [(b - a) % 6 for a, b in zip(first.directions, first.directions[1:])]


def test_which_tiles_look_the_same_in_several_turns() -> None:
    """3.1: only the three that show one kind all around and are regular enough."""
    periods = {name: shape.period for name, shape in zip(NAMES, shapes()) if shape.period < 6}
    assert periods == {"mountain-range": 1, "great-woodland": 2, "great-mountain-range": 3}


def test_a_border_that_does_not_close() -> None:
    """3.1: such a tile is refused when it is read."""
    for border in ([0, 2], [0, 0, 3, 3], [0, 2, 4, 0, 2, 4]):
        with pytest.raises(ValueError, match="does not close"):
            corners(border)


def test_triangles_and_their_sides() -> None:
    """3.1: each side of a triangle has it on its left and another triangle on its right."""
    for triangle in ((0, 0, 0), (0, 0, 1), (3, -2, 1)):
        for corner, direction in sides(triangle):
            assert left_of(corner, direction) == triangle
            beyond = left_of(step(corner, direction), (direction + 3) % 6)
            assert beyond != triangle
    assert enclosed([(0, 0), (1, 0), (0, 1)], [0, 2, 4]) == [(0, 0, 0)]


def test_the_starting_village() -> None:
    """2.2, 3.7, HAM-B16, T1: contacts as in the picture; every road of the church is used."""
    village = start()
    assert village.laid == [0, 1, 2, 3, 4, 5]
    assert contacts_of("church") == {
        "woodcutter": "RR", "town-hall": "KKRR", "market": "RR", "farm": "RR", "quarry": "KKRR",
    }  # fmt: skip
    assert contacts_of("farm") == {"church": "RR", "market": "FFFF"}
    assert named(village.links[0]) == {"town-hall", "market", "woodcutter", "quarry", "farm"}
    assert village.network == village.tiles
    church = shapes()[0]
    roads = [edge for edge in range(church.size) if church.kinds[edge] == ROAD]
    assert len(roads) == 5
    assert all(village.contacts[0][edge] >= 0 for edge in roads)


def contacts_of(name: str) -> dict[str, str]:
    """Per neighbour what touches, both sides of each pair, sorted."""
    village = start()
    tile = number(name)
    out: dict[str, list[str]] = {}
    for edge, place in enumerate(village.contacts[tile]):
        if place >= 0:
            there = place // EDGE
            kinds = (shapes()[tile].kinds[edge], shapes()[there].kinds[place % EDGE])
            assert village.contacts[there][place % EDGE] == tile * EDGE + edge
            pair = "".join("RFK"[kind] for kind in kinds)
            out.setdefault(NAMES[there], []).append(pair)
    return {there: "".join(sorted(pairs)) for there, pairs in out.items()}


def test_free_layouts() -> None:
    """2.2, HAM-B16: twenty of the 120 orders around the church fit, the usual one among them."""
    layouts = start_layouts(meadow(), [1, 2, 3, 4, 5])
    assert len(layouts) == 20
    assert len({tuple(tile for tile, _ in layout) for layout in layouts}) == 20
    usual = {tile: (spot.q, spot.r, spot.turn) for tile, spot in spots_of_start()}
    assert usual in [
        {tile: (spot.q, spot.r, spot.turn) for tile, spot in layout} for layout in layouts
    ]


def spots_of_start() -> list[tuple[int, Spot]]:
    village = start()
    return [(tile, village.spot(tile)) for tile in members(village.tiles)]


def test_kinds_of_edges() -> None:
    """3.1: letters of the table become kinds."""
    shape = Shape(((0, "R"), (2, "F"), (4, "K")))
    assert shape.kinds == [ROAD, FOREST, ROCK]
    assert shape.area == 1
