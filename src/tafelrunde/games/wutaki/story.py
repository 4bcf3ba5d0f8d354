"""Whose events are: what others get, pay or lose in somebody's turn opens no turn of theirs."""

from __future__ import annotations

from typing import Final

NOBODY: Final = ("round", "card", "stops", "shuffles-secrets")
BY: Final = dict.fromkeys(NOBODY, "")
ASIDE: Final = (
    *("gains", "points", "loses-points", "pays", "sacrifices", "hands-over", "hires", "leaves"),
    *("leaves-stock", "draws-revenge", "you-draw-revenge", "returns-revenge"),
    *("you-return-revenge", "passed-revenge", "track", "multiplies", "start-moves", "draws"),
    *("you-draw", "discards", "spares"),
)
ROUNDS: Final = {"round": 0}
