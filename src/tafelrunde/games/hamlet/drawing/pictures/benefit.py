"""What a place is good for, as one line of small signs on its card.

A refinery shows what it turns into what, a barn what it holds, a landmark its points at the end: so
many for each of the things that follow, and where there is a limit, at most how many.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, g, path, use
from tafelrunde.draw.text import SANS, measure, text

from ...data import Tile
from ..paint import INK
from .goods import RAW, sign

SIZE: Final = 13.4
SIGN: Final = 15.0  # width of a small sign


@leaf
def benefit(data: Tile, x: float, y: float) -> Drawn:
    """The line, centred on (x, y)."""
    if data.kind == "refinery":
        parts = [at_work(data)]
    elif data.kind == "barn":
        parts = [g([use(f"s-hv-{raw}", (i - 1) * 17, 0, 0.5) for i, raw in enumerate(RAW)])]
    else:
        parts = [worth(data)]
    return g(parts, transform=at(x, y))


def at_work(data: Tile) -> Drawn:
    """What becomes what, once per slot."""
    goods = [use(sign(data.makes), 12 + i * 13, 0, 0.52) for i in range(data.slots)]
    arrow = path("M-4 0H3M0-3 3 0 0 3", stroke="var(--award-print)", stroke_width=1.6, fill="none")
    shift = -6.0 * (data.slots - 1) / 2
    return g(use(f"s-hv-{data.takes}", -13, 0, 0.5), arrow, goods, transform=at(shift, 0))


def worth(data: Tile) -> Drawn:
    """“2★ / flag ≤8”."""
    number, limit = str(data.each), f"≤{data.most}" if data.most > data.each else ""
    wide = measure(number, SIZE, SANS, 700)
    tail = measure(limit, SIZE, SANS, 700)
    left = -(wide + 12 + 7 + SIGN + (tail + 1 if limit else 0)) / 2
    return g(
        text(left, 4, number, SIZE, INK, SANS, 700),
        use("s-hv-star", left + wide + 6.5, 0, 0.5),
        text(left + wide + 13, 4, "/", SIZE, INK),
        use(f"s-hv-scores-{data.scoring}", left + wide + 19 + SIGN / 2),
        text(left + wide + 19.5 + SIGN, 4, limit, SIZE, INK, SANS, 700) if limit else None,
    )
