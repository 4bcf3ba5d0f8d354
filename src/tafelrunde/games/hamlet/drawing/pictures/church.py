"""The church in the middle of the village, growing piece by piece (11.4).

Six pieces: the walls of the nave, its roof, the sacristy with windows and portal, the lower and the
upper half of the tower, the spire. What is missing is a dashed wish, and scaffolding stands where
work goes on.
"""

from __future__ import annotations

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import symbol, use

from ...rules.numbers import PIECES


def church(pieces: int) -> Drawn:
    nave, tower = min(pieces, 2), max(pieces - 3, 0)
    parts = ["shadow", f"nave-{nave}"]
    if pieces >= 3:
        parts.append("windows")
    parts.append(f"tower-{tower}")
    if tower == 0:
        parts.append("blocks")
    return symbol(f"s-hv-church-{pieces}", [use(f"s-hv-church-{part}") for part in parts])


def churches() -> list[Drawn]:
    return [church(pieces) for pieces in range(PIECES + 1)]
