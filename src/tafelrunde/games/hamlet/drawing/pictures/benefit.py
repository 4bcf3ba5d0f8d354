"""What a place is good for, as one line of small signs on its card.

A refinery shows what it turns into what, a barn what it holds, a landmark its points at the end: so
many for each of the things that follow, and where there is a limit, at most how many.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, d, g, path, rect, use
from tafelrunde.draw.text import SANS, measure, text

from ...data import Tile, tiles
from ..paint import INK
from ..village.figures import DONKEY
from .goods import RAW, sign

SIZE: Final = 11.5
SIGN: Final = 15.0  # width of a small sign
BROWN: Final = "#5a3a10"
GREEN: Final = "#1f5a46"


def planks(is_path: bool) -> Drawn:
    """A built road: pebbles of a path or planks of a bridge."""
    lines = "" if is_path else "".join(d("M", x, -3, "V", 3) for x in (-4, -1, 2, 5))
    return g(
        rect(-7, -4, 14, 8, 1.5, fill="#e6cf9b" if is_path else "#b98a55"),
        path("M-7-4H7M-7 4H7", stroke=BROWN, stroke_width=1.8),
        path(lines, stroke="#7a5228") if lines else None,
    )


def signs() -> dict[str, Drawn]:
    return {
        "forest": use("s-hv-t2", 0, 6, 0.56),
        "rock": use("s-hv-r0", 0, 4, 0.62),
        "path": planks(True),
        "bridge": planks(False),
        "distance": path("M-6 5q3-1 2-4t3-3 3-4", stroke=BROWN, stroke_width=2.4, fill="none",
                         stroke_dasharray="2.6 1.8"),
        "farms": use("s-hv-wheat", 0, 0, 0.5),
        "roads": g(planks(False), transform="rotate(-14)"),
        "landmarks": path("M-4 6V-6M-4-6C0-8 2-4 6-6V0C2 2 0-2-4 0", fill=GREEN, stroke=GREEN,
                          stroke_width=1.4, stroke_linejoin="round"),
        "neighbours": path("M-3-5.4H3L6.2 0 3 5.4H-3L-6.2 0z", fill="#bcd07c", stroke=BROWN,
                           stroke_width=1.3),
        "trades": use("s-hv-scales", 0, 0, 0.62),
        "donkeys": path(DONKEY, fill=BROWN, transform="scale(.4)"),
        "orders": use("s-hv-cross", 0, 0, 0.68),
    }  # fmt: skip


SIGNS: Final = signs()


@leaf
def benefit(tile: int, x: float, y: float) -> Drawn:
    """The line, centred on (x, y)."""
    data = tiles()[tile]
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
    arrow = path("M-4 0H3M0-3 3 0 0 3", stroke=BROWN, stroke_width=1.6, fill="none")
    shift = -6.0 * (data.slots - 1) / 2
    return g(use(f"s-hv-{data.takes}", -13, 0, 0.5), arrow, goods, transform=at(shift, 0))


def worth(data: Tile) -> Drawn:
    """“2★ / flag ≤8”."""
    number, limit = str(data.each), f"≤{data.most}" if data.most > data.each else ""
    wide = measure(number, SIZE, SANS, 700)
    tail = measure(limit, SIZE - 2, SANS, 700)
    left = -(wide + 12 + 7 + SIGN + (tail + 2 if limit else 0)) / 2
    return g(
        text(left, 4, number, SIZE, INK, SANS, 700),
        use("s-hv-star", left + wide + 6.5, 0, 0.5),
        text(left + wide + 13, 4, "/", SIZE, INK),
        g(SIGNS[data.scoring], transform=at(left + wide + 19 + SIGN / 2, 0)),
        text(left + wide + 20 + SIGN, 3.6, limit, SIZE - 2, INK, SANS, 700) if limit else None,
    )
