"""The picture of a game on its card: no words that need a font, and the board fills it."""

from __future__ import annotations

import pytest

from tafelrunde.core.registry import metas
from tafelrunde.web.pages import preview


@pytest.mark.parametrize("key", sorted(metas()))
def test_words_are_shapes_and_the_board_fills_its_card(key: str) -> None:
    svg = preview.picture(key, "light", "de")
    assert "<text" not in svg
    scene_wide = [float(one.split('"')[0]) for one in svg.split(' width="')[1:]]
    assert max(scene_wide[1:]) >= preview.WIDE * 0.8
