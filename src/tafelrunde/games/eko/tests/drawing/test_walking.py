"""4.1: traces of moves go over the fields that a stack went over."""

from __future__ import annotations

from tafelrunde.games.eko.drawing.map import GRID
from tafelrunde.games.eko.game import GAME
from tafelrunde.testing.helpers.drawing import longest_step, walks


def test_every_step_leads_to_the_next_field() -> None:
    """4.1, 4.5: never straight over what stands in between."""
    found = walks(GAME, 2, 5)
    beside = longest_step([GRID.center((0, 0)), GRID.center((1, 0))])
    assert {event.code for event, _ in found} >= {"moves", "attacks"}
    assert max(len(points) for _, points in found) > 3
    assert all(longest_step(points) < 1.1 * beside for _, points in found)
