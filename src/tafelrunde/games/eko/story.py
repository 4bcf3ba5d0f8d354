"""Whose events are: what befalls others belongs to the turn it happens in."""

from __future__ import annotations

from typing import Final

NOBODY: Final = ("stops-repetition", "stops-limit")
BY: Final = dict.fromkeys(NOBODY, "")
ASIDE: Final = ("eliminated", "emperor-enters")
