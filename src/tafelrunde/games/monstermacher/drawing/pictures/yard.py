"""The scenery: sky, moon, hills, fence, the gallows; all stands still."""

from __future__ import annotations

from random import Random
from typing import Final

from tafelrunde.draw.el import Child, Drawn, leaf
from tafelrunde.draw.shape import at, circle, d, ellipse, g, path, rect
from tafelrunde.draw.table import soft_shadow

from ..paint import OUT
from .parts import line

BAT: Final = (
    "M0 0C-2-3-3-6-5-6-5-3-7-2-10-2-16-8-24-8-32-4-26-3-24 0-24 5-19 1-14 2-12 7-8 3-4 5 0 9 4 5 8"
    " 3 12 7 14 2 19 1 24 5 24 0 26-3 32-4 24-8 16-8 10-2 7-2 5-3 5-6 3-6 2-3 0 0z"
)
TREE: Final = (
    "M-7 0C-4-20-6-34-14-48-22-54-30-58-36-70-28-62-20-58-15-57-14-66-18-76-24-84-14-78-9-66-7-56"
    "-3-66-4-80 0-96 2-82 2-68 1-56 6-64 14-68 18-80 18-70 14-62 8-54 18-58 26-58 34-66 30-54 18-48"
    " 6-42 3-28 4-16 8 0z"
)
HOUSE: Final = "M-40 0V-40L-46-40-24-64-24-78H-14V-72L-10-70V-86L4-110 18-86V-60L34-76 52-52H46V0z"
RAVEN: Final = (
    "M22-118C14-122 12-132 20-138 22-144 30-145 33-140L42-137 34-134C36-126 32-120 26-118L14-110z"
)
CRATERS: Final = ((-20, -18, 9), (18, 14, 12), (-12, 22, 6), (26, -22, 6), (4, -2, 4))


def floor(width: float, height: float) -> str:
    """The end of the outline of a hill: down to the rounded corners of the picture."""
    corner = ("a", 12, 12, 0, 0, 1, -12)
    return d("V", height - 15, *corner, 12, "H", 15, *corner, -12, "z")


@leaf
def board(width: float, height: float, picture: Drawn) -> Drawn:
    """A picture on the table, in a dark frame with a brass line that covers its edges."""
    rim = 5.0
    return g(
        soft_shadow(2, 2, width - 4, height - 4, 16, 8),
        picture,
        rect(
            *(rim / 2, rim / 2, width - rim, height - rim, 14),
            fill="none",
            stroke="var(--picture-frame)",
            stroke_width=rim,
        ),
        rect(
            *(rim - 1, rim - 1, width - 2 * rim + 2, height - 2 * rim + 2, 12),
            fill="none",
            stroke="var(--picture-brass)",
            stroke_width=1.6,
        ),
    )


@leaf
def bat(x: float, y: float, scale: float, turn: float = 0) -> Drawn:
    return path(BAT, fill="var(--bat)", transform=at(x, y, scale, turn))


@leaf
def tree(x: float, y: float, scale: float) -> Drawn:
    return path(TREE, fill="var(--bare-tree)", transform=at(x, y, scale))


@leaf
def house(x: float, y: float, scale: float) -> Drawn:
    windows = ((-30, -20), (0, -64), (0, -24), (26, -30))
    return g(
        path(HOUSE, fill="var(--haunted-house)"),
        [path(f"M{a} {b}v-9a4 4 0 0 1 8 0v9z", fill="var(--lit-window)") for a, b in windows],
        path("M4-110V-122M0-119h8", stroke="var(--haunted-house)", stroke_width=2),
        transform=at(x, y, scale),
    )


@leaf
def ghost(x: float, y: float, scale: float) -> Drawn:
    sheet = "M-20 26V-6C-20-34 20-34 20-6V26L13 19 6.5 27 0 19-6.5 27-13 19z"
    return g(
        path(
            sheet,
            fill="var(--ghost)",
            fill_opacity=0.86,
            stroke="var(--ghost-line)",
            stroke_width=1.4,
            stroke_linejoin="round",
        ),
        [ellipse(x_, -7, 3.4, 4.6, fill=OUT) for x_ in (-7, 7)],
        [circle(x_, -8.6, 1.1, fill="var(--white)") for x_ in (-6, 8)],
        ellipse(0, 4, 3, 4, fill=OUT),
        [ellipse(x_, 0, 3, 1.8, fill="var(--ghost-cheek)", fill_opacity=0.6) for x_ in (-12, 12)],
        line("M-20 2c-6 1-9 5-9 9M20 2c6-2 8-6 8-10", "var(--ghost)", 5, 0.86),
        transform=at(x, y, scale),
    )


@leaf
def moon(x: float, y: float, r: float) -> Drawn:
    return g(
        circle(0, 0, 118, fill="url(#gr-mm-halo)"),
        circle(0, 0, 56, fill="url(#gr-mm-moon)"),
        [circle(*crater, fill="var(--crater)", fill_opacity=0.5) for crater in CRATERS],
        transform=at(x, y, r / 56),
    )


def cloud(x: float, y: float, scale: float, opacity: float) -> Drawn:
    shapes = ((0, 0, 62, 8), (-26, -6, 26, 9), (14, -8, 32, 11))
    puffs = [ellipse(*shape, fill="var(--cloud)", fill_opacity=opacity) for shape in shapes]
    return g(puffs, transform=at(x, y, scale))


def stars(random: Random, number: int, width: float, height: float) -> Drawn:
    dots = []
    for _ in range(number):
        x, y = random.uniform(8, width - 8), random.uniform(8, height)
        r, o = random.choice((0.6, 0.8, 1.1)), random.uniform(0.4, 0.95)
        dots.append(circle(x, y, r, fill_opacity=o))
    return g(dots, fill="var(--white)")


def fence(left: float, right: float, y: float, number: int, scale: float = 1) -> Drawn:
    step = (right - left) / number
    bars = d("M", left, y - 12 * scale, "H", right, "M", left, y - 28 * scale, "H", right)
    for bar in range(number + 1):
        bars += d("M", left + bar * step, y, "v", -38 * scale)
        bars += d("l", -3 * scale, 4 * scale, "m", 3 * scale, -4 * scale, "l", 3 * scale, 4 * scale)
    return line(bars, "var(--fence)", 2.1 * scale)


def blades(random: Random, number: int, width: float, top: float, bottom: float) -> Drawn:
    """Tufts of grass in two colours."""
    shapes = ["", ""]
    for _ in range(number):
        x, y = random.uniform(8, width - 8), top + random.random() ** 0.8 * (bottom - top)
        high = random.uniform(2, 4.2)
        tuft = d("M", x, y, "l", -1.4, -high, "M", x, y, "l", 0.6, -high - 0.8)
        shapes[random.randrange(2)] += tuft + d("M", x, y, "l", 2.2, -high + 0.6)
    return g(
        [
            line(shape, f"var(--blade-{tone})", 0.8, 0.7)
            for tone, shape in zip(("lit", "dark"), shapes)
        ]
    )


@leaf
def graveyard(width: float, height: float) -> Drawn:
    """Behind the graves: night, hills, a fence and a haunted house."""
    random = Random(5)
    w, low = width, 78.0
    far = d("M", 3, low - 4, "C", w * 0.2, low - 30, w * 0.33, low - 12, w * 0.46, low - 20)
    far += d("S", w * 0.72, low - 36, w * 0.84, low - 18, "S", w * 0.95, low - 26, w - 3, low - 14)
    near = d("M", 3, low + 8, "C", w * 0.25, low - 8, w * 0.4, low + 4, w * 0.6, low - 2)
    near += d("S", w * 0.88, low - 6, w - 3, low + 2)
    ground = floor(w, height)
    mist = ((0.2, 100, 80, 5), (0.55, 104, 110, 6), (0.86, 99, 70, 5), (0.4, 108, 70, 4))
    return g(
        rect(3, 3, w - 6, height - 6, 12, fill="url(#gr-mm-sky)"),
        stars(random, 44, w, 60),
        cloud(w * 0.3, 24, 0.55, 0.16),
        cloud(w * 0.68, 16, 0.7, 0.13),
        path(far + ground, fill="url(#gr-mm-far)"),
        house(w * 0.802, low - 14, 0.4),
        tree(w * 0.205, low + 2, 0.5),
        tree(w * 0.6, low - 2, 0.45),
        tree(w - 25, low, 0.55),
        fence(4, w - 4, low + 4, 52, 0.6),
        path(near + ground, fill="url(#gr-mm-grass)"),
        blades(random, 90, w, low + 12, height - 6),
        [bat(*one) for one in ((w * 0.215, 20, 0.36, -8), (w * 0.41, 30, 0.26, 10))],
        [bat(*one) for one in ((w * 0.795, 19, 0.34, -6), (w * 0.59, 26, 0.24, 12))],
        [
            ellipse(w * part, y, rx, ry, fill="var(--mist)", fill_opacity=0.1)
            for part, y, rx, ry in mist
        ],
        ghost(w * 0.402, 42, 0.42),
    )


@leaf
def gallows(x: float, y: float, scale: float) -> Drawn:
    """A wooden gallows with a lantern and a raven, never a noose; its foot is at (x, y)."""
    beam, dark, light = "var(--gallows)", "var(--gallows-line)", "var(--gallows-lit)"
    parts: list[Child] = [
        path("M-6 4V-118H6V4z", fill=beam, stroke=dark, stroke_width=1.6),
        path("M-4 2V-116h3V2z", fill=light, fill_opacity=0.7),
        path("M-14-118H86v10H-14z", fill=beam, stroke=dark, stroke_width=1.6),
        path("M-12-116.5H84v3H-12z", fill=light, fill_opacity=0.7),
        path("M4-78 36-108h9L4-68z", fill=beam, stroke=dark, stroke_width=1.6),
        line("M-24 6-4-16M24 6 4-16", dark, 7),
        line("M-24 6-4-16M24 6 4-16", beam, 4.4),
        line("M72-108V-84", "var(--lantern-rope)", 2),
        circle(72, -66, 30, fill="url(#gr-mm-glow)"),
        path(
            "M63-80h18l3 5H60zM61-54h22v5H61z", fill="var(--lantern)", stroke="var(--lantern-line)"
        ),
        path(
            "M62-75h20l-2 21H64z",
            fill="var(--lantern-glass)",
            stroke="var(--lantern-line)",
            stroke_width=1.2,
        ),
        path("M72-72c4 5 5 8 3 12-2 2-5 2-6 0-2-4 1-7 3-12z", fill="var(--lantern-flame)"),
        line("M68-84a4 4 0 0 1 8 0", "var(--lantern)", 2),
        path(RAVEN, fill="var(--raven)", stroke="var(--raven-line)"),
        circle(29, -139, 2, fill="var(--raven-eye)"),
        circle(29.4, -139, 0.9, fill="var(--raven-line)"),
        line("M24-118v3M28-118v3", "var(--raven-claw)", 1.6),
    ]
    return g(parts, transform=at(x, y, scale))


@leaf
def hill(width: float, height: float) -> Drawn:
    """Below the cards of the gallows: the moon behind a knoll."""
    random = Random(11)
    w, top = width, 122.0
    knoll = d("M", 3, top + 22, "C", w * 0.2, top - 4, w * 0.45, top - 12, w * 0.62, top - 6)
    knoll += d("S", w * 0.92, top + 12, w - 3, top + 30)
    return g(
        rect(3, 3, w - 6, height - 6, 12, fill="url(#gr-mm-sky)"),
        stars(random, 30, w, 90),
        moon(w * 0.6, 78, 38),
        cloud(w * 0.24, 30, 0.5, 0.2),
        cloud(w * 0.8, 96, 0.5, 0.2),
        path(knoll + floor(w, height), fill="url(#gr-mm-knoll)"),
        line(knoll, "var(--knoll-rim)", 2, 0.3),
        blades(random, 50, w, top + 26, height - 8),
        bat(w * 0.16, 70, 0.36, -8),
        bat(w * 0.88, 52, 0.32, 9),
        gallows(w * 0.36, top + 6, 0.62),
    )
