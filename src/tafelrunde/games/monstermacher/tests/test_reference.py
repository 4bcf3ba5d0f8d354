"""The bot `reference` is frozen: it chooses what it has always chosen."""

from __future__ import annotations

import pytest

from tafelrunde.games.monstermacher.game import GAME
from tafelrunde.testing.choices import COUNT, again, golden


@pytest.mark.slow
def test_it_chooses_as_ever() -> None:
    choices = golden(GAME)
    assert len(choices) == COUNT
    assert again(GAME, choices) == choices
