"""Copies of a state share what is replaced and never changed; neither ever notices the other."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.playout import play_out
from tafelrunde.core.registry import find
from tafelrunde.core.state import canonical
from tafelrunde.testing.kit.walk import walk

AHEAD = 6  # steps


@pytest.mark.parametrize("seats", [2, 4])
def test_a_copy_that_goes_on_changes_nothing_here(seats: int) -> None:
    setup = find("wutaki").setup(seats)
    for step in walk(setup, Random(seats)):
        before = canonical(step.state.to_dict())
        play_out(step.state.clone(), Random(step.number), AHEAD)
        assert canonical(step.state.to_dict()) == before, str(step.action)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_kept_copy_stays_when_the_match_goes_on(seats: int) -> None:
    setup = find("wutaki").setup(seats)
    kept = setup.start()
    before = canonical(kept.to_dict())
    for step in walk(setup, Random(10 + seats)):
        assert canonical(kept.to_dict()) == before, str(step.action)
        kept = step.state.clone()
        before = canonical(kept.to_dict())
