"""Plants and lamps of the house; each stands on (0, 0), lamps hang from it."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.palette import mix
from tafelrunde.draw.shape import at, circle, d, ellipse, path, symbol

from ..dye import CREAM, LAMPLIGHT, SHADE, dye

LEAF: Final = dye("#2c6e42")
LEAF_2: Final = dye("#3a8350")
LEAF_3: Final = dye("#2f7a4a")
LEAF_4: Final = dye("#4a9a5c")
POTS: Final = {"clay": "#c46a3a", "blue": "#3f6f86", "cream": "#e8dcc0"}
WOOD: Final = dye("#5a3b1e", 0.2)


def ground(rx: float, ry: float = 3.2) -> Drawn:
    """The shadow under a thing."""
    return ellipse(0, 0.5, rx, ry, fill=SHADE, fill_opacity=0.28)


def rubber_tree(pot: str) -> Drawn:
    leaves = []
    for x, y, turn, colour in (
        (-3, -20, -62, LEAF),
        (3, -22, 48, LEAF_2),
        (-2, -28, -30, LEAF_3),
        (2, -31, 24, LEAF),
        (0, -34, -4, LEAF_4),
        (-3, -15, -96, LEAF_2),
        (3, -16, 92, LEAF),
    ):
        blade = "M0 0C-6-5-6-13 0-18 6-13 6-5 0 0z"
        leaves.append(path(blade, fill=colour, transform=at(x, y, 1, turn)))
        leaves.append(
            path(
                "M0-1V-15",
                stroke="#cfe6b8",
                stroke_opacity=0.4,
                stroke_width=0.7,
                transform=at(x, y, 1, turn),
            )
        )
    return symbol(
        f"s-lo-rubber-tree-{pot}",
        ground(11),
        leaves,
        path("M0-11V-34", stroke=dye("#5a4020", 0.2), stroke_width=1.8),
        path("M-8-12H8L5.5 0h-11z", fill=dye(POTS[pot])),
        path("M-9-14H9v4H-9z", fill=dye(mix(POTS[pot], "#ffffff", 0.2))),
    )


def bow_hemp(pot: str) -> Drawn:
    colours = {name: dye(name) for name in ("#2f6f4a", "#3a7f55", "#2a6342")}
    edge = dye("#d9d27a", 0.3)
    blades = []
    for x, lean, high, colour in (
        (-5, -6, 24, "#2f6f4a"),
        (5, 7, 26, "#3a7f55"),
        (-2, -1, 36, "#3a7f55"),
        (3, 2, 31, "#2a6342"),
    ):
        tip = x + lean
        shape = d("M", x - 2.4, -10, "C", x - 3.5, -10 - high * 0.5, tip - 1, -10 - high * 0.8)
        shape += d(" ", tip, -10 - high, "C", tip + 2, -10 - high * 0.7, x + 3.4, -10 - high * 0.4)
        shape += d(" ", x + 2.4, -10, "z")
        blades.append(path(shape, fill=colours[colour], stroke=edge, stroke_width=0.8))
    return symbol(
        f"s-lo-bow-hemp-{pot}",
        ground(10),
        blades,
        path("M-9-12H9L7-2H-7z", fill=dye(POTS[pot], 0.3)),
        path("M-6-2-8 2M6-2 8 2", stroke=dye("#7a4a22", 0.2), stroke_width=1.6),
    )


def palm() -> Drawn:
    fronds = [
        path(
            "M0 0C-5-10-3-22 4-30 4-20 5-9 0 0z"
            if turn > 0
            else "M0 0C5-10 3-22-4-30-4-20-5-9 0 0z",
            fill=LEAF_2 if turn % 4 else LEAF,
            transform=at(0, -24, 1, turn),
        )
        for turn in (-78, -46, -16, 16, 46, 78)
    ]
    trunk = dye("#6b4a26", 0.2)
    return symbol(
        "s-lo-palm",
        ground(11),
        fronds,
        path("M-1.5-10 0-25 1.5-10z", fill=trunk, stroke=trunk),
        path("M-9-12H9L6 0H-6z", fill=dye(POTS["blue"])),
        path("M-9-9.5H9M-8-5.5H8", stroke=CREAM, stroke_opacity=0.5),
    )


def cactus() -> Drawn:
    green = dye("#4a8a50")
    return symbol(
        "s-lo-cactus",
        ground(8),
        path(
            "M-4-9V-24a4 4 0 0 1 8 0V-9zM-4-15h-3a3 3 0 0 1-3-3v-4M4-18h3a3 3 0 0 0 3-3v-3",
            fill=green,
            stroke=green,
            stroke_width=3.4,
            stroke_linecap="round",
        ),
        circle(0, -29, 2.6, fill=dye("#e06a8a", 0.2)),
        path("M-8-10H8L6 0H-6z", fill=dye("#b85a36")),
    )


def floor_lamp() -> Drawn:
    return symbol(
        "s-lo-floor-lamp",
        path("M-15-44 15-44 26-6h-52z", fill="var(--lamp)", fill_opacity=LAMPLIGHT),
        path(
            "M0-46V-18M0-18-8 0M0-18 8 0M0-18V0",
            stroke=WOOD,
            stroke_width=1.8,
            stroke_linecap="round",
        ),
        path("M-6-60H6L12-44h-24z", fill="#e8a33a"),
        path("M-6-60H0L-3-44h-9z", fill="#ffffff", fill_opacity=0.3),
    )


def pendant(name: str, colour: str) -> Drawn:
    return symbol(
        f"s-lo-pendant-{name}",
        path("M-13 17-27 51H27L13 17z", fill="var(--lamp)", fill_opacity=LAMPLIGHT),
        path("M0 0V7", stroke="#3a2a1a", stroke_width=1.2),
        path("M-14 17C-13 5 13 5 14 17z", fill=dye(colour, 0.2)),
        ellipse(0, 17, 14, 2.6, fill="#fff1c0"),
    )


SYMBOLS: Final = {
    "s-lo-rubber-tree-clay": rubber_tree("clay"),
    "s-lo-rubber-tree-blue": rubber_tree("blue"),
    "s-lo-bow-hemp-cream": bow_hemp("cream"),
    "s-lo-bow-hemp-clay": bow_hemp("clay"),
    "s-lo-palm": palm(),
    "s-lo-cactus": cactus(),
    "s-lo-floor-lamp": floor_lamp(),
    "s-lo-pendant-brass": pendant("brass", "#c9922f"),
    "s-lo-pendant-wine": pendant("wine", "#7a2f3c"),
}
