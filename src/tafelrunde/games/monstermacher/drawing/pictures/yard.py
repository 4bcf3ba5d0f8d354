"""The scenery: sky, moon, hills, fence, the gallows; all stands still."""

from __future__ import annotations

from random import Random

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, circle, d, ellipse, g, path, rect, use
from tafelrunde.draw.table import soft_shadow

from .parts import line


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
        use("s-mm-house", w * 0.802, low - 14, 0.4),
        use("s-mm-tree", w * 0.205, low + 2, 0.5),
        use("s-mm-tree", w * 0.6, low - 2, 0.45),
        use("s-mm-tree", w - 25, low, 0.55),
        fence(4, w - 4, low + 4, 52, 0.6),
        path(near + ground, fill="url(#gr-mm-grass)"),
        blades(random, 90, w, low + 12, height - 6),
        [use("s-mm-bat", *one) for one in ((w * 0.215, 20, 0.36, -8), (w * 0.41, 30, 0.26, 10))],
        [use("s-mm-bat", *one) for one in ((w * 0.795, 19, 0.34, -6), (w * 0.59, 26, 0.24, 12))],
        [
            ellipse(w * part, y, rx, ry, fill="var(--mist)", fill_opacity=0.1)
            for part, y, rx, ry in mist
        ],
        use("s-mm-ghost", w * 0.402, 42, 0.42),
    )


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
        use("s-mm-moon", w * 0.6, 78, 38 / 56),
        cloud(w * 0.24, 30, 0.5, 0.2),
        cloud(w * 0.8, 96, 0.5, 0.2),
        path(knoll + floor(w, height), fill="url(#gr-mm-knoll)"),
        line(knoll, "var(--knoll-rim)", 2, 0.3),
        blades(random, 50, w, top + 26, height - 8),
        use("s-mm-bat", w * 0.16, 70, 0.36, -8),
        use("s-mm-bat", w * 0.88, 52, 0.32, 9),
        use("s-mm-gallows", w * 0.36, top + 6, 0.62),
    )
