"""The pictures on the walls, each in a golden frame, drawn around (0, 0)."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, join
from tafelrunde.draw.shape import circle, d, ellipse, path, rect, symbol

from ..dye import BRASS, CREAM, dye

UPRIGHT: Final = (-14.0, -18.0, 28.0, 36.0)
LYING: Final = (-18.0, -13.0, 36.0, 26.0)
SIZE: Final = {  # the others lie
    "lady": (28.0, 36.0),
    "gentleman": (28.0, 36.0),
    "moustache": (28.0, 36.0),
    "armchair": (28.0, 36.0),
    "cat": (28.0, 32.0),
    "pear": (32.0, 26.0),
}
HAT: Final = dye("#23262c", 0.1)
GILT: Final = "#d9a93a"


def lady() -> Drawn:
    hair = dye("#4a2f20", 0.2)
    pearls = [circle(-4 + i * 2, 6.4 + (1.2 if 0 < i < 4 else 0), 1, fill=CREAM) for i in range(5)]
    return join(
        rect(*UPRIGHT, fill=dye("#d8c9a4", 0.3)),
        path("M-14 18C-13 7-7 5-3 4V-1h6v5c4 1 10 3 11 14z", fill=dye("#7a2f3c", 0.2)),
        ellipse(0, -6, 5.6, 7.2, fill=dye("#f0d6b4", 0.2)),
        path("M-6.4-5C-8-16 8-16 6.4-5 5-9 2-10.4 0-10.4S-5-9-6.4-5z", fill=hair),
        circle(0, -15, 3.6, fill=hair),
        pearls,
    )


def gentleman() -> Drawn:
    return join(
        rect(*UPRIGHT, fill=dye("#9fb09a", 0.3)),
        path("M-14 18C-13 8-8 6-3 5h6c5 1 10 3 11 13z", fill=dye("#2d3440", 0.1)),
        path("M-3 5 0 12 3 5z", fill=CREAM),
        path("M-.8 6.4h1.6l1 5-1.8 2.4-1.8-2.4z", fill=dye("#a03226", 0.1)),
        path("M-5-9h10v7a5 6 0 0 1-10 0z", fill=dye("#ecc9a2", 0.2)),
        path("M-9-8.6c0-1.4 4-2 4-2 0-8 10-8 10 0 0 0 4 .6 4 2z", fill=HAT),
        path("M-5-10.6h10", stroke=dye("#8a2f26", 0.1), stroke_width=1.4),
    )


def moustache() -> Drawn:
    beard = "M0-3.4C-2-5.6-6-4.4-7.6-1.4-4.6-.6-2-.8 0-2.4 2-.8 4.6-.6 7.6-1.4 6-4.4 2-5.6 0-3.4z"
    return join(
        rect(*UPRIGHT, fill=dye("#c08f5c", 0.3)),
        path("M-14 18C-13 7-8 5-4 4h8c4 1 9 3 10 14z", fill=dye("#3a3a5c", 0.1)),
        path("M-5.6-10a5.6 6 0 0 1 11.2 0v6a5.6 6.4 0 0 1-11.2 0z", fill=dye("#f0d0aa", 0.2)),
        path(beard, fill=dye("#4a2a16", 0.2)),
        circle(2.6, -7.6, 2.1, fill="none", stroke=GILT, stroke_width=0.8),
        path("M4.7-7.2 6.4 4", stroke=GILT, stroke_width=0.6),
    )


def armchair() -> Drawn:
    """A portrait whose sitter has gone and left his hat."""
    wood = dye("#4a2414", 0.2)
    return join(
        rect(*UPRIGHT, fill=dye("#b9a58c", 0.3)),
        path(
            "M-8-8h16v14H-8zM-8 6l-2 10M8 6l2 10M-9 10H9",
            fill=dye("#7a3f2a", 0.2),
            stroke=wood,
            stroke_width=1.6,
        ),
        path("M-6-6H6V4H-6z", fill=dye("#a8503a", 0.2)),
        path("M2 6.4c0-3 7-3 7 0z", fill=HAT),
        path("M.6 6.4h10", stroke=HAT, stroke_width=1.4),
    )


def ship() -> Drawn:
    return join(
        rect(*LYING, fill=dye("#a9c6cf", 0.3)),
        path("M-18 4q4.5-3 9 0t9 0 9 0 9 0v9h-36z", fill=dye("#3c6f86", 0.2)),
        path("M-9 2h18l-4 6h-10z", fill=dye("#6b3b20", 0.2)),
        path("M-1-10v11h-7zM1-8v9h8z", fill=CREAM),
    )


def pear() -> Drawn:
    return join(
        rect(-16, -13, 32, 26, fill=dye("#d9b98a", 0.3)),
        rect(-16, 5, 32, 8, fill=dye("#8a5a35", 0.2)),
        path("M-5 7c-6-1-6-9-2-11 1-3 1-5 3-5s2 2 3 5c4 2 4 10-2 11z", fill=dye("#b8b03a", 0.2)),
        path("M-4-9q1-2 3-2.5", stroke="#4a2a10", fill="none"),
        circle(8, 3, 4.6, fill=dye("#b8402e", 0.2)),
    )


def shapes() -> Drawn:
    return join(
        rect(*LYING, fill=dye("#f0e2c4", 0.3)),
        path("M-14-3C-8-12 2-9 1-2S-9 9-13 5s-4-5-1-8z", fill=dye("#d9762f", 0.2)),
        circle(8, -3, 6, fill=dye("#2f6f7a", 0.2)),
        path("M-16 9 15-9", stroke=dye("#2b1d12", 0.1), stroke_width=1.2),
        path("M2 5h12v4H2z", fill=dye("#c9a227", 0.2)),
    )


def hills() -> Drawn:
    return join(
        rect(*LYING, fill=dye("#f3d9a8", 0.3)),
        circle(9, -5, 3.6, fill=dye("#e0702c", 0.1)),
        path("M-18 5Q-9-7 0 3T18 0v13h-36z", fill=dye("#6f8f5c", 0.2)),
        path("M-18 9Q-6 2 4 8T18 6v7h-36z", fill=dye("#3f6a48", 0.2)),
    )


def cat() -> Drawn:
    eye = "#f0d25a"
    return join(
        rect(-14, -16, 28, 32, fill=dye("#7f97a6", 0.3)),
        path(
            "M-7 16C-9 4-6-1-5-3l-1-8 4 3h4l4-3-1 8c1 2 4 7 2 19z",
            fill=dye("#2b2723", 0.05),
        ),
        circle(-2.2, -4.4, 1, fill=eye),
        circle(2.2, -4.4, 1, fill=eye),
        path("M-5 1.5 0 3.5 5 1.5v3.2L0 3.5-5 4.7z", fill=dye("#b3261e", 0.1)),
    )


def framed(name: str, inside: Drawn) -> Drawn:
    """On its nail: string, shadow, gilt frame, mount, picture."""
    wide, high = SIZE.get(name, (36.0, 26.0))
    a, b = wide / 2 + 5, high / 2 + 5
    string = d("M", -a / 2, -b, "L", 0, -b - 7, "L", a / 2, -b)
    return symbol(
        f"s-lo-picture-{name}",
        path(string, fill="none", stroke="#5a4020", stroke_opacity=0.8, stroke_width=0.9),
        circle(0, -b - 7, 1.5, fill="#8a6a2a"),
        rect(-a + 2, -b + 3.5, 2 * a, 2 * b, 2, fill="#000000", fill_opacity=0.28),
        rect(-a, -b, 2 * a, 2 * b, 2, fill="url(#gr-gold)", stroke=BRASS, stroke_width=0.9),
        rect(
            *(-a + 3, -b + 3, 2 * a - 6, 2 * b - 6),
            fill=MOUNT,
            stroke=BRASS,
            stroke_opacity=0.7,
            stroke_width=0.7,
        ),
        inside,
    )


MOUNT: Final = dye("#fbf1da", 0.2)
DRAWN: Final = {
    "lady": lady(),
    "gentleman": gentleman(),
    "moustache": moustache(),
    "armchair": armchair(),
    "ship": ship(),
    "pear": pear(),
    "shapes": shapes(),
    "hills": hills(),
    "cat": cat(),
}
SYMBOLS: Final = {f"s-lo-picture-{name}": framed(name, inside) for name, inside in DRAWN.items()}
