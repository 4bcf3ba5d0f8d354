"""4.2, 4.5: traces of villagers and donkeys go along the roads."""

from __future__ import annotations

from itertools import pairwise

from tafelrunde.games.hamlet.drawing.village.geometry import UNIT
from tafelrunde.games.hamlet.drawing.walking import tiles_between
from tafelrunde.games.hamlet.game import GAME
from tafelrunde.games.hamlet.tests.positions import HAMLET, grown
from tafelrunde.games.hamlet.tests.villages import number
from tafelrunde.testing.helpers.drawing import longest_step, walks


def test_no_step_is_longer_than_from_an_edge_to_the_middle_of_a_tile() -> None:
    found = walks(GAME, 2, 3)
    assert {event.code for event, _ in found} >= {"goes"}
    assert max(len(points) for _, points in found) > 8
    assert all(longest_step(points) < 1.2 * UNIT for _, points in found)


def test_neighbours_on_a_way_are_joined_by_a_road() -> None:
    """4.5: a villager walks as far as it likes, but on roads."""
    village = grown(HAMLET)
    for end in village.laid:
        way = tiles_between(village, number("church"), end)
        assert all(village.links[a] >> b & 1 for a, b in pairwise(way))
