"""What lies below and beside the pieces: a wooden table under a lamp, paper, frames, trays."""

from __future__ import annotations

from random import Random

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.palette import player
from tafelrunde.draw.shape import d, ellipse, g, linear, path, radial, rect
from tafelrunde.draw.text import SERIF, fitting, measure, text

PLANKS = 7
GRAIN = ((0.09, 0.7), (0.13, 1.0), (0.17, 1.3), (0.21, 1.7))  # opacity, width


def defs() -> list[Drawn]:
    return [
        radial(
            "gr-lamp",
            (0, "var(--lamp)", "var(--lamp-o)"),
            (0.6, "var(--lamp)", "var(--lamp-far-o)"),
            (1, "var(--lamp)", 0),
            cx=0.42,
            cy=0.38,
            r=0.75,
        ),
        radial(
            "gr-vignette",
            (0.55, "var(--vignette)", 0),
            (1, "var(--vignette)", "var(--vignette-o)"),
            cx=0.45,
            cy=0.45,
            r=0.85,
        ),
        linear("gr-sheen", (0, "var(--white)", "var(--sheen-o)"), (1, "var(--white)", 0)),
        linear("gr-felt", (0, "var(--felt-0)"), (1, "var(--felt-1)")),
        linear("gr-gold", *GOLD, x2=1),
        radial(
            "gr-shadow",
            (0, "var(--black)", 0.55),
            (0.6, "var(--black)", 0.28),
            (1, "var(--black)", 0),
        ),
        radial(
            "gr-coin",
            (0, "var(--coin-0)"),
            (0.55, "var(--coin-1)"),
            (1, "var(--coin-2)"),
            cx=0.38,
            cy=0.3,
            r=0.8,
        ),
    ]


GOLD = tuple([(stop, f"var(--gold-{i})") for i, stop in enumerate((0.0, 0.35, 0.7, 1.0))])


def stroke(random: Random, x: float, y: float, long: float) -> str:
    wave = random.uniform(-5, 5)
    return d(
        *("M", round(x), y, "c", round(long * 0.3), wave, round(long * 0.7), -wave),
        *(round(long), wave * 0.4),
    )


def knot(x: float, y: float) -> list[Drawn]:
    return [
        ellipse(
            *(x, y, 5 + 7 * ring, 2.5 + 3.4 * ring),
            stroke_opacity=0.3 - ring * 0.045,
            stroke_width=1.3,
        )
        for ring in range(4)
    ]


@leaf
def wood(width: float, height: float, seed: int = 7, planks: int = PLANKS) -> Drawn:
    """The table: planks with grain and knots, the light of a lamp, dark corners."""
    random = Random(seed)
    high = height / planks
    boards: list[Drawn] = []
    grain = [""] * len(GRAIN)
    knots: list[Drawn] = []
    for plank in range(planks):
        y = plank * high
        tone = (plank * 2 + random.randrange(2)) % 5
        boards.append(rect(0, y, width, high + 1, fill=f"var(--wood-{tone})"))
        for _ in range(15):
            x, long = random.uniform(-0.15, 0.7) * width, random.uniform(0.14, 0.62) * width
            line = stroke(random, x, y + random.random() * high, long)
            grain[random.randrange(len(GRAIN))] += line
        if random.random() < 0.6:
            knots += knot(random.uniform(0.05, 0.95) * width, y + high * random.uniform(0.35, 0.65))
    joints = "".join(d("M", 0, plank * high, "h", width) for plank in range(1, planks))
    lit = "".join(d("M", 0, plank * high + 1.6, "h", width) for plank in range(1, planks))
    lines = [
        path(drawn, stroke_opacity=opacity, stroke_width=thick)
        for drawn, (opacity, thick) in zip(grain, GRAIN)
    ]
    return g(
        boards,
        g(lines, knots, fill="none", stroke="var(--grain)"),
        path(joints, stroke="var(--black)", stroke_opacity=0.3, stroke_width=1.6),
        path(lit, stroke="var(--white)", stroke_opacity=0.1),
        rect(0, 0, width, height, fill="url(#gr-lamp)"),
        rect(0, 0, width, height, fill="url(#gr-vignette)"),
    )


def soft_shadow(
    x: float, y: float, width: float, height: float, r: float = 14, spread: float = 10
) -> Drawn:
    """Five translucent rounded rectangles: no blur filter, so sixty frames a second stay."""
    steps = [spread * step / 5 for step in range(5, 0, -1)]
    return g(
        [
            rect(x - s, y - s + 4, width + 2 * s, height + 2 * s, r + s, fill_opacity=0.045)
            for s in steps
        ],
        fill="var(--black)",
    )


@leaf
def panel(
    x: float, y: float, width: float, height: float, r: float = 14, seat: int | None = None
) -> Drawn:
    """Paper on the table; with a seat, a stripe in its colour."""
    stripe = d("M", x + 14, y, "h", -4, "a", 10, 10, 0, 0, 0, -10, 10, "v", height - 20)
    stripe += d("a", 10, 10, 0, 0, 0, 10, 10, "h", 4, "z")
    return g(
        soft_shadow(x, y, width, height, r),
        rect(x, y, width, height, r, fill="var(--panel)"),
        rect(x, y, width, height / 2, r, fill="url(#gr-sheen)"),
        rect(x + 0.5, y + 0.5, width - 1, height - 1, r - 0.5, fill="none", stroke="var(--line)"),
        None if seat is None else path(stripe, fill=player(seat)),
    )


@leaf
def frame(x: float, y: float, width: float, height: float, r: float = 18) -> Drawn:
    """The wooden edge with a brass line around a board that is a picture."""
    return g(
        soft_shadow(x, y, width, height, r, 12),
        rect(x, y, width, height, r, fill="var(--frame)", stroke="var(--frame-edge)"),
        rect(
            *(x + 2, y + 2, width - 4, height - 4, r - 2),
            fill="none",
            stroke="var(--brass-light)",
            stroke_width=1.4,
        ),
    )


@leaf
def tray(x: float, y: float, width: float, height: float) -> Drawn:
    """A felt-lined tray for dice or coins."""
    return g(
        frame(x, y, width, height, 16),
        rect(x + 6, y + 6, width - 12, height - 12, 11, fill="url(#gr-felt)"),
        rect(x + 6, y + 6, width - 12, 5, 2.5, fill="var(--black)", fill_opacity=0.16),
    )


@leaf
def ribbon(x: float, y: float, words: str, width: float, size: float = 14.5) -> Drawn:
    """A title on dark wood with notched ends, centred on (x, y)."""
    shape = d("M", x - width / 2 - 9, y - 13, "h", width + 18, "l", -6, 13, 6, 13)
    shape += d("h", -width - 18, "l", 6, -13, "z")
    fits = fitting(words, width, size, font=SERIF, weight=700)
    return g(
        path(shape, fill="var(--black)", fill_opacity=0.25, transform="translate(0 2.5)"),
        path(shape, fill="var(--ribbon)", stroke="var(--ribbon-line)", stroke_width=1.2),
        text(x, y + size * 0.34, words, fits, "var(--ribbon-ink)", SERIF, 700, "middle"),
    )


@leaf
def plate(x: float, y: float, words: str, size: float = 12.5) -> Drawn:
    """A small paper label, as wide as its words, centred on (x, y)."""
    wide = measure(words, size, SERIF, 700) + 18
    return g(
        rect(
            *(x - wide / 2, y - size * 0.75, wide, size * 1.5, size * 0.75),
            fill="var(--panel)",
            fill_opacity=0.94,
            stroke="var(--paper-line)",
        ),
        text(x, y + size * 0.35, words, size, "var(--ink)", SERIF, 700, "middle"),
    )
