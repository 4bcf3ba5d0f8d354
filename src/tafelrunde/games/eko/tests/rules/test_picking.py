"""Random play without the list of actions: each legal one comes for as many numbers."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.state import CHANCE
from tafelrunde.games.eko.game import GAME
from tafelrunde.testing.kit.laws import check_picks
from tafelrunde.testing.kit.walk import walk
from tafelrunde.testing.report import Report

SETTINGS: list[dict[str, bool | int | str]] = [
    {},
    {"portals": True, "wind_temple": True, "pyramids": True, "open_sites": True},
]
STEP, MOST = 4, 160  # every so many positions of a match, up to this one


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("options", SETTINGS, ids=["plain", "extras"])
def test_each_action_is_picked_as_often(seats: int, options: dict[str, bool | int | str]) -> None:
    """3.1, 4.1, 5.1, 5.9: moves, attacks and builds, whoever pays."""
    report = Report("eko")
    seen = 0
    for step in walk(GAME.setup(seats, options), Random(seats)):
        if step.seat == CHANCE:
            continue
        seen += 1
        if seen > MOST or not report.ok:
            break
        if seen % STEP == 0:
            check_picks(step.state, report, f"decision {seen}")
    assert report.ok, report.faults
    assert seen > MOST // 2
