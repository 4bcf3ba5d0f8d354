"""5.1, 10.3: traces of moves go over the fields that a stone came over."""

from __future__ import annotations

from tafelrunde.core.event import EVERYONE, Event
from tafelrunde.games.loriot.drawing.place import place as point
from tafelrunde.games.loriot.drawing.walking import walked
from tafelrunde.games.loriot.game import GAME
from tafelrunde.games.loriot.tests.positions import place
from tafelrunde.testing.helpers.drawing import longest_step, walks


def test_every_step_leads_to_the_next_field() -> None:
    """5.1."""
    found = walks(GAME, 3, 4)
    assert {event.code for event, _ in found} >= {"moves"}
    assert max(len(points) for _, points in found) > 4
    for event, points in found:
        assert [points[0], points[-1]] == [point(str(name)) for name in event.args[1:3]]
        assert longest_step(points) < 75


def test_the_way_is_that_of_the_stone_s_own_trail() -> None:
    """10.3: round the corner, if it came round the corner."""
    state = place({"blue": "Y0>YL1>YL2>YL3"})
    view = GAME.view(state, None)
    event = Event(EVERYONE, "moves", "5.1", (0, "YL1", "YL3"))
    assert walked(view, event) == [point(name) for name in ("YL1", "YL2", "YL3")]
    back = Event(EVERYONE, "goes-back", "10.3", (0, "YL3", "Y0"))
    assert walked(view, back) == [point(name) for name in ("YL3", "YL2", "YL1", "Y0")]
