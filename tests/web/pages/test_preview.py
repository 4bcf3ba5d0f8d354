"""The picture of a game on its card: no words that need a font, and the board fills it."""

from __future__ import annotations

import re

import pytest

from tafelrunde.core.registry import metas
from tafelrunde.web.pages import preview


@pytest.mark.parametrize("key", sorted(metas()))
def test_words_are_shapes_and_the_board_fills_its_card(key: str) -> None:
    svg = preview.picture(key, "light", "de")
    assert "<text" not in svg
    scene_wide = [float(one.split('"')[0]) for one in svg.split(' width="')[1:]]
    assert max(scene_wide[1:]) >= preview.WIDE * 0.8


def test_a_game_of_many_parts_is_known_by_more_than_the_largest() -> None:
    """Wutaki without Buka would be a row of cards, cut at both ends."""
    svg = preview.picture("wutaki", "light", "de")
    parts = re.findall(r'<svg [^>]*id="r-([a-z0-9-]+)"', svg)
    assert {"row", "buka", "acts"} <= set(parts)
    scale = re.search(r'<g transform="[^"]*scale\(([\d.]+)[^>]*><svg id="r-row"', svg)
    assert scale
    wide = [float(one) for one in re.findall(r'<svg [^>]* width="([\d.]+)"', svg)[1:]]
    assert sum(wide[:3]) * float(scale.group(1)) < preview.WIDE  # its first row, whole


@pytest.mark.parametrize("key", ["eko", "hamlet"])
def test_a_board_of_loose_tiles_is_seen_whole(key: str) -> None:
    """Nothing frames it: cut above and below, it would look broken."""
    board = re.findall(r"<svg [^>]*>", preview.picture(key, "light", "de"))[1]
    found = dict(re.findall(r' (x|y|width|height)="([-0-9.]+)"', board))
    x, y, width, height = (float(found[name]) for name in ("x", "y", "width", "height"))
    assert min(x, y) >= 0
    assert x + width <= preview.WIDE
    assert y + height <= preview.HIGH
