"""The two kinds of hired workers, in every player's colour.

A loyal worker is the kit's; a hired one is smaller and wears a straw hat, the special one wears a
star and a crown: the kinds differ in shape, not only in size.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.emblems import CROWN, emblem
from tafelrunde.draw.palette import NEUTRAL, player
from tafelrunde.draw.pieces import WORKER
from tafelrunde.draw.shape import at, ellipse, g, path, symbol

SEATS: Final = (0, 1, 2, 3, NEUTRAL)
STAR: Final = "M0-6 1.8-1.6 6.4-1.4 2.8 1.6 4 6 0 3.4-4 6-2.8 1.6-6.4-1.4-1.8-1.6z"


def figure(seat: int) -> list[Drawn]:
    return [
        path(WORKER, fill=player(seat, "deep"), transform=at(1.6, 2.6)),
        path(WORKER, fill=player(seat), stroke="var(--bone)", stroke_width=1.4),
        path(WORKER, fill="url(#gr-figure)"),
    ]


def helper(seat: int) -> Drawn:
    """An additional worker: a straw hat."""
    return symbol(
        f"s-helper-{seat}",
        g(
            figure(seat),
            emblem(seat, 0, 1.5, 0.46),
            path(
                "M-5.4-11.4C-5-17.4 5-17.4 5.4-11.4z",
                fill="var(--straw)",
                stroke="var(--straw-edge)",
            ),
            ellipse(0, -11.2, 9.6, 2.9, fill="var(--straw-light)", stroke="var(--straw-edge)"),
            path(
                "M-5.2-12.4C-3-11 3-11 5.2-12.4",
                fill="none",
                stroke="var(--hat-band)",
                stroke_width=1.5,
            ),
            transform="scale(.82)",
        ),
    )


def special(seat: int) -> Drawn:
    """The special worker: a golden star and a crown."""
    return symbol(
        f"s-special-{seat}",
        g(
            figure(seat),
            path(
                STAR,
                fill="var(--star)",
                stroke="var(--star-edge)",
                stroke_width=0.7,
                transform=at(0, 1.6),
            ),
            path(
                CROWN, fill="url(#gr-gold)", stroke="var(--star-edge)", transform=at(0, -12, 0.86)
            ),
            transform="scale(.9)",
        ),
    )


def defs() -> Iterator[Drawn]:
    yield from (make(seat) for seat in SEATS for make in (helper, special))
