"""Buka in his crater, in a box of 204 by 200, and the maw that collects offerings."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos
from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import circle, d, ellipse, g, linear, path, radial, symbol

X: Final = 102.0  # the middle of the head
Y: Final = 112.0
NIGHT: Final = "#1a0f2b"
LAVA: Final = (
    "M44 42C38 96 12 120 0 168",
    "M154 42C150 96 186 110 200 166",
    "M60 160C56 180 44 190 42 200",
)
SPARKS: Final = ((-66, 6, 3.0), (-30, 22, 2.2), (40, 16, 2.8), (72, 2, 2.0), (8, 30, 1.8))
MAW: Final = ((-44, 44), (-22, 49), (0, 46), (22, 49), (44, 44))  # where offerings lie, by kind


def gradients() -> Iterator[Drawn]:
    yield linear("gr-wu-rock", (0, "#7a5260"), (0.5, "#54343f"), (1, "#33202a"))
    yield linear("gr-wu-lava", (0, "#fff09a"), (0.35, "#ff9a33"), (1, "#d8341c"))
    yield radial("gr-wu-pool", (0, "#fff6b0"), (0.5, "#ffa63d"), (1, "#d8341c"))
    yield radial(
        "gr-wu-buka", (0, "#8a5fd0"), (0.55, "#5f3aa3"), (1, "#39206b"), cx=0.42, cy=0.3, r=0.9
    )


def crater() -> Drawn:
    rim = "M0 200V150C30 110 40 70 18 40 50 14 154 14 186 40 164 70 174 110 204 150V200z"
    return g(
        path(rim, fill="url(#gr-wu-rock)"),
        [
            g(
                path(flow, stroke="url(#gr-wu-lava)", stroke_width=9),
                path(flow, stroke="#ffe08a", stroke_width=2.6),
            )
            for flow in LAVA
        ],
        ellipse(X, Y - 72, 98, 27, fill="#2a1210"),
        ellipse(X, Y - 70, 90, 23, fill="url(#gr-wu-pool)"),
        [
            circle(X + x, max(5, Y - 100 - y), r, fill="#ffb347", fill_opacity=0.75)
            for x, y, r in SPARKS
        ],
        fill="none",
        stroke_linecap="round",
    )


def head() -> Drawn:
    skull = (
        "M-86 58C-100 8-84-52-44-66C-40-92-58-104-70-108C-36-112-16-96-14-74h28C16-96 36-112 70-108"
        "C58-104 40-92 44-66C84-52 100 8 86 58C60 92-60 92-86 58z"
    )
    return g(
        path(skull, fill="url(#gr-wu-buka)", stroke=NIGHT, stroke_width=2.4),
        path(
            "M-78 20C-84-20-70-46-40-58",
            fill="none",
            stroke="#d7b6ff",
            stroke_opacity=0.5,
            stroke_width=4,
            stroke_linecap="round",
        ),
        [eye(side) for side in (-1, 1)],
    )


def eye(side: int) -> Drawn:
    s = side
    ball = d("M", s * 60, -36, "Q", s * 38, -50, s * 18, -28, "Q", s * 36, -10, s * 60, -36, "z")
    brow = d("M", s * 66, -46, "Q", s * 38, -60, s * 12, -34)
    return g(
        path(ball, fill="#ffe36b", stroke=NIGHT, stroke_width=2),
        ellipse(s * 36, -30, 3.6, 9, fill=NIGHT),
        circle(s * 36 - 2, -35, 2, fill="#ffffff"),
        path(brow, fill="none", stroke=NIGHT, stroke_width=4.6, stroke_linecap="round"),
        ellipse(s * 8, -8, 3.2, 4.6, fill=NIGHT),
    )


def mouth() -> Drawn:
    uppers = "".join(
        d("M", x - 7, (y := 16 - 9 * cos((i - 3) / 3 * 1.3)), "L", x, y + 15, "L", x + 7, y, "z")
        for i, x in enumerate(range(-60, 61, 20))
    )
    return g(
        path(
            "M-76 22C-40-4 40-4 76 22C74 78-74 78-76 22z",
            fill="#2b0a12",
            stroke=NIGHT,
            stroke_width=2,
        ),
        path("M-60 54C-30 38 30 38 60 54C40 74-40 74-60 54z", fill="#b8324a"),
        path(uppers, fill="#fff6df", stroke="#8a7a5a", stroke_width=0.8),
    )


def lower_teeth() -> Drawn:
    """Above what lies in the maw."""
    teeth = "".join(
        d("M", x - 6, 74 - abs(i - 2) * 3, "l", 6, -11, 6, 11, "z")
        for i, x in enumerate(range(-44, 45, 22))
    )
    return path(
        teeth,
        fill="#fff6df",
        stroke="#8a7a5a",
        stroke_width=0.8,
        transform=f"translate({X:g} {Y:g})",
    )


def picture() -> Iterator[Drawn]:
    yield from gradients()
    inside = g(head(), mouth(), transform=f"translate({X:g} {Y:g})")
    yield symbol("s-wu-buka", crater(), inside)
