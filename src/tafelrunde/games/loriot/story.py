"""Whose events are: interventions, duels and losses belong to the turn they happen in."""

from __future__ import annotations

from typing import Final

NOBODY: Final = ("lot-tie", "fills-chips", "late", "stops")
BY: Final = dict.fromkeys(NOBODY, "")
ASIDE: Final = (
    *("intervenes", "declines", "goes-home", "restarts", "removed", "removed-waiting"),
    *("discards", "regains", "ignored", "will-miss", "scores"),
)
