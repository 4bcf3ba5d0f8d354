"""The colours of the house and its small pictures: `paint.toml` and `icons/*.svg`."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import files

STEPS: Final = ("yellow", "orange", "green", "red", "blue")  # from below
PAINT: Final = files.colours(__package__)
ICONS: Final = files.icons(__package__, "lo")
