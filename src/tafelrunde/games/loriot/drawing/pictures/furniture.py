"""The furniture of the house, middle of the last century; each stands on (0, 0)."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.palette import mix
from tafelrunde.draw.shape import circle, d, g, path, rect, symbol

from ..dye import INK, PAPER, dye
from .plants import ground

LEGS: Final = dye("#4a2c14", 0.1)
WOOD: Final = dye("#6b3f1c", 0.2)
STEEL: Final = "#8f9a94"
ROUND: Final = {"stroke_linecap": "round"}


def sofa(name: str, colour: str) -> Drawn:
    buttons = [
        circle(x, y, 1, fill="#000000", fill_opacity=0.3)
        for x in (-20, -10, 10, 20)
        for y in (-21, -14)
    ]
    arm, seat = dye(mix(colour, "#ffffff", 0.12)), dye(colour)
    return symbol(
        f"s-lo-sofa-{name}",
        ground(36, 4),
        path("M-26 0-29 5M26 0 29 5M-12 0-12 4M12 0 12 4", stroke=LEGS, stroke_width=2.2, **ROUND),
        rect(-31, -27, 62, 22, 7, fill=dye(mix(colour, "#000000", 0.12))),
        path("M0-26V-8", stroke="#000000", stroke_opacity=0.2),
        buttons,
        rect(-33, -12, 66, 12, 5, fill=seat),
        path("M0-12V0", stroke="#000000", stroke_opacity=0.22),
        rect(-36, -18, 9, 18, 4.5, fill=arm),
        rect(27, -18, 9, 18, 4.5, fill=arm),
    )


def armchair(name: str, colour: str) -> Drawn:
    arm = dye(mix(colour, "#ffffff", 0.14))
    return symbol(
        f"s-lo-armchair-{name}",
        ground(18),
        path("M-11 0-14 5M11 0 14 5", stroke=LEGS, stroke_width=2.2, **ROUND),
        path("M-12-5V-26q0-7 8-7h8q8 0 8 7v21z", fill=dye(mix(colour, "#000000", 0.12))),
        rect(-13, -13, 26, 12, 4, fill=dye(colour)),
        rect(-17, -19, 8, 19, 4, fill=arm),
        rect(9, -19, 8, 19, 4, fill=arm),
    )


def cabinet(name: str, labels: tuple[int, ...]) -> Drawn:
    """Drawers with labels of these lengths."""
    high = 15 * len(labels)
    face = dye(mix(STEEL, "#ffffff", 0.18), 0.3)
    drawers = []
    for number, long in enumerate(labels):
        y = -high + number * 15
        drawers += [
            rect(
                *(-14.5, y, 29, 12.5, 1),
                fill=face,
                stroke="#3a3a34",
                stroke_opacity=0.5,
                stroke_width=0.7,
            ),
            rect(-11, y + 1.6, 22, 6, 0.6, fill=PAPER),
            path(d("M", -4, y + 10, "H", 4), stroke="#d9b04a", stroke_width=1.5, **ROUND),
            path(d("M", -8.5, y + 4.6, "h", long), stroke="#6b5a44"),
        ]
    return symbol(
        f"s-lo-cabinet-{name}",
        ground(19),
        rect(-17, -high - 3, 34, high + 3, 1.5, fill=dye(STEEL, 0.3)),
        rect(-17, -high - 3, 6, high + 3, fill="#ffffff", fill_opacity=0.14),
        drawers,
    )


def coat_stand() -> Drawn:
    return symbol(
        "s-lo-coat-stand",
        ground(9),
        path(
            "M0 0V-54M-8 0 0-6 8 0M-8-54Q-7-46 0-46 7-46 8-54M-6-60Q0-52 6-60",
            fill="none",
            stroke=WOOD,
            stroke_width=2,
            **ROUND,
        ),
        path("M-16-52c0-1.5 4-2 4-2 0-7.5 9-7.5 9 0 0 0 4 .5 4 2z", fill=dye("#2b2a2e", 0.05)),
        path("M-12.2-54h9.2", stroke=dye("#a03226", 0.1), stroke_width=1.5),
        path("M9-50c4 1 5 10 5 27l-9 1c0-14 0-24 1-27z", fill=dye("#8a6a3c", 0.2)),
        path("M9.5-46v22", stroke="#3a2a14", stroke_opacity=0.4),
    )


def clock(hour: int, minute: int) -> Drawn:
    """Five to twelve, always."""
    short, long = radians(hour * 30 + minute / 2), radians(minute * 6)
    rays = [
        path(
            "M0-12V-18",
            stroke="#c9922f" if i % 2 else "#8a5a24",
            stroke_width=2,
            transform=f"rotate({i * 30})",
            **ROUND,
        )
        for i in range(12)
    ]
    hands = d("M", 0, 0, "L", 6 * sin(short), -6 * cos(short))
    hands += d("M", 0, 0, "L", 8.5 * sin(long), -8.5 * cos(long))
    return symbol(
        "s-lo-clock",
        rays,
        circle(0, 0, 11, fill=PAPER, stroke="#8a5a24", stroke_width=1.8),
        path(hands, stroke=INK, stroke_width=1.5, **ROUND),
        circle(0, 0, 1.3, fill="#a03226"),
    )


def typewriter() -> Drawn:
    return g(
        rect(-22, -32, 20, 12, 3, fill=dye("#2f3a3a", 0.1)),
        rect(-20, -38, 16, 7, fill="#fbf3df"),
        path("M-20-26h16", stroke="#cfd8d2", stroke_width=2.4, stroke_dasharray="1.6 1.2"),
    )


def sideboard() -> Drawn:
    """With a typewriter and flowers."""
    stem, gold, coral = dye("#3a8350", 0.2), dye("#d9a92f", 0.1), dye("#e06a4a", 0.1)
    doors = [
        rect(
            *(-28 + i * 19, -18, 17.5, 15, 1),
            fill=dye("#b07a42", 0.28),
            stroke="#5a3416",
            stroke_opacity=0.5,
            stroke_width=0.7,
        )
        for i in range(3)
    ]
    return symbol(
        "s-lo-sideboard",
        ground(32),
        path("M-24 0-27 6M24 0 27 6", stroke=LEGS, stroke_width=2.2, **ROUND),
        rect(-30, -20, 60, 19, 2, fill=dye("#9a6534", 0.28)),
        doors,
        [circle(-19.5 + i * 19, -10.5, 1.4, fill="#f0d28a") for i in range(3)],
        typewriter(),
        path("M8-20c-1-8 2-9 2-13h6c0 4 3 5 2 13z", fill=dye("#3f7f86", 0.2)),
        path(
            "M12-33C8-40 6-40 4-44M13-33c0-6 0-8 1-13M14-33c3-5 5-6 8-10",
            stroke=stem,
            fill="none",
            stroke_width=1.4,
        ),
        circle(4, -45, 2.6, fill=gold),
        circle(14, -47, 2.6, fill=coral),
        circle(22, -44, 2.6, fill=gold),
    )


def umbrellas() -> Drawn:
    return symbol(
        "s-lo-umbrellas",
        ground(8),
        path("M-6-16H6L5 0H-5z", fill=dye("#3a4a52", 0.2)),
        path("M-6-11H6", stroke="#d9b04a"),
        path(
            "M2-16 6-38q1-4 4-2M-2-16-3-34",
            fill="none",
            stroke=dye("#6b3f1c", 0.1),
            stroke_width=1.8,
            **ROUND,
        ),
        path("M-5-16-3-36-1-16z", fill=dye("#7a2f3c", 0.1)),
    )


SYMBOLS: Final = {
    "s-lo-sofa-teal": sofa("teal", "#3f6f6a"),
    "s-lo-sofa-rust": sofa("rust", "#a8503a"),
    "s-lo-armchair-wine": armchair("wine", "#7a2f3c"),
    "s-lo-armchair-blue": armchair("blue", "#2f5f7a"),
    "s-lo-armchair-plum": armchair("plum", "#7a4a6a"),
    "s-lo-cabinet-tall": cabinet("tall", (10, 14, 8)),
    "s-lo-cabinet-low": cabinet("low", (12, 9)),
    "s-lo-coat-stand": coat_stand(),
    "s-lo-clock": clock(11, 55),
    "s-lo-sideboard": sideboard(),
    "s-lo-umbrellas": umbrellas(),
}
