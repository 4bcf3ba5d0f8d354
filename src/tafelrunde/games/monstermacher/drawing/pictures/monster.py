"""The torso on its bench, and what has been sewn to it, limb by limb."""

from __future__ import annotations

from collections.abc import Container, Mapping
from random import Random
from typing import Final

from tafelrunde.draw.el import Child, Drawn, leaf
from tafelrunde.draw.emblems import emblem
from tafelrunde.draw.palette import player
from tafelrunde.draw.shape import Point, at, circle, d, ellipse, g, keep, path, rect, symbol, use
from tafelrunde.draw.text import SERIF, text

from ..paint import OUT, POTIONS
from .parts import RIGHT, SKULL

LIMBS: Final = ("LL", "RL", "LA", "RA")  # below the torso, in this order
GHOSTS: Final = {
    "A": "M-29-34C-50-28-63-10-65 8L-68 40C-70 58-46 58-47 40L-46 10C-46 0-40-10-29-14z",
    "L": "M-25 50L-29 88C-42 94-46 106-34 106H-11C-8 98-9 70-5 50z",
    "D": SKULL,
    "R": "M-21-92C-23-114-10-121 0-121S23-114 21-92z",
}
PLACES: Final[Mapping[str, Point]] = {  # of the values
    "HD": (25, -45),
    "BR": (24, -108),
    "LA": (-46, -2),
    "RA": (46, -2),
    "LL": (-20, 72),
    "RL": (20, 72),
}
TRUNKS: Final = "M-28 22H28L32 44C30 53 14 54 5 50L0 42-5 50C-14 54-30 53-32 44z"


def shorts(seat: int) -> list[Child]:
    """In the colour of the seat, with its emblem."""
    stripes = "M-20 24l-3 26M-9 24l-2 26M9 24l2 26M20 24l3 26"
    return [
        path(TRUNKS, fill=player(seat), stroke=OUT, stroke_width=1.9, stroke_linejoin="round"),
        path(stripes, stroke="var(--white)", stroke_opacity=0.35, stroke_width=2.6),
        path("M-28 22H28l.8 5H-28.8z", fill=player(seat, "deep")),
        emblem(seat, 0, 35, 0.5),
    ]


def torso(seat: int) -> Drawn:
    return symbol(f"s-mm-torso-{seat}", use("s-mm-body"), shorts(seat))


@leaf
def worth(value: int, x: float, y: float, scale: float = 1) -> Drawn:
    """What a part is worth; a rotten one has a green badge."""
    ink = "var(--card-ink)" if value else "var(--rotten-badge-ink)"
    return keep(
        *(x, y),
        use("s-worth" if value else "s-mm-rotten", scale=scale),
        text(0, 4.7 * scale, str(value), 13 * scale, ink, SERIF, 700, "middle"),
    )


@leaf
def ghost(kind: str, lit: bool = False) -> Drawn:
    """Where a part is missing; `lit` while one is to be sewn on there."""
    return path(
        GHOSTS[kind[1]],
        fill="var(--place-lit)" if lit else "var(--place-free)",
        fill_opacity=0.4 if lit else 0.13,
        stroke="var(--place-lit)" if lit else "var(--place-free)",
        stroke_opacity=0.85,
        stroke_width=3 if lit else 2,
        stroke_dasharray="4 4",
        transform=at(scale=(-1, 1)) if kind in RIGHT else None,
    )


def missing(sewn: Container[str]) -> list[str]:
    """The places that are free."""
    return [kind for kind in (*LIMBS, "HD", "BR") if kind not in sewn]


# ---------- the bench and what lies on it


@leaf
def bench(x: float, y: float, width: float, height: float, seed: int = 1) -> Drawn:
    """A wooden operating table seen from above, with brass corners."""
    random = Random(seed)
    number = max(3, round(width / 46))
    wide = (width - 10) / number
    planks, grain = [], ""
    for plank in range(number):
        left = x + 5 + plank * wide
        tone = f"var(--plank-{random.randrange(3)})"
        planks.append(rect(left, y + 5, wide - 0.8, height - 10, 4, fill=tone))
        for _ in range(4):
            grain += d("M", left + random.uniform(4, wide - 4), y + random.uniform(8, height / 2))
            grain += d(
                "q", random.uniform(-3, 3), height * 0.2, random.uniform(-1, 1), height * 0.4
            )
    corners = [
        circle(a, b, 3, fill="url(#gr-coin)", stroke="var(--rivet)", stroke_width=0.8)
        for a in (x + 11, x + width - 11)
        for b in (y + 11, y + height - 11)
    ]
    return g(
        rect(x + 2, y + 5, width, height, 12, fill="var(--black)", fill_opacity=0.28),
        rect(
            *(x, y, width, height, 12),
            fill="var(--bench)",
            stroke="var(--bench-edge)",
            stroke_width=1.5,
        ),
        planks,
        path(grain, fill="none", stroke="var(--plank-grain)", stroke_opacity=0.28),
        rect(x + 5, y + 5, width - 10, height - 10, 8, fill="url(#gr-mm-bench)"),
        corners,
    )


@leaf
def flask(seat: int, x: float, y: float, scale: float) -> Drawn:
    colour = f"var(--potion-{POTIONS[seat % len(POTIONS)]})"
    glass = "M-4-16H4V-5L13 11C15 15 12 17 9 17H-9C-12 17-15 15-13 11L-4-5z"
    drink = "M-7.5 3H7.5L12 11.5C13 14 11.5 15.5 9 15.5H-9C-11.5 15.5-13 14-12 11.5z"
    return g(
        ellipse(1, 15, 14, 4, fill="var(--black)", fill_opacity=0.28),
        path(
            glass,
            fill="var(--glass)",
            fill_opacity=0.45,
            stroke=OUT,
            stroke_width=1.6,
            stroke_linejoin="round",
        ),
        path(drink, fill=colour),
        [
            circle(*bubble, fill="var(--white)", fill_opacity=0.6)
            for bubble in ((-3, 9, 2), (4, 6.5, 1.4))
        ],
        [circle(*fume, fill=colour, fill_opacity=0.7) for fume in ((0, -20, 2.6), (4, -26, 1.8))],
        rect(-6, -18, 12, 3.4, 1.6, fill="var(--glass)", stroke=OUT, stroke_width=1.2),
        transform=at(x, y, scale),
    )
