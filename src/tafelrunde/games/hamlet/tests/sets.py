"""Own components for tests: the box with one tile changed."""

from __future__ import annotations

from tafelrunde.core.box import set_text
from tafelrunde.games.hamlet.data import TABLES, printed


def own(tile: str, **columns: object) -> str:
    """The text of the option `box`."""
    rows = [row | columns if row["name"] == tile else row for row in printed()["tile"]]
    return set_text("own", {"tile": rows}, TABLES, printed())
