"""The rooms of the house: walls, floors, windows with curtains, lift doors."""

from __future__ import annotations

from random import Random
from typing import Final

from tafelrunde.draw.el import Child, Drawn, el, leaf
from tafelrunde.draw.shape import at, circle, d, g, linear, path, radial, rect, symbol
from tafelrunde.draw.text import SANS, fitting, text

from ..paint import STEPS
from ..place import HIGH, ROW, WIDE

EDGE: Final = 8.0  # of the frame
STOREYS: Final = (  # step, top of its wall, its row
    ("blue", 10.0, ROW["B"]),
    ("red", ROW["B"] + 24, ROW["R"]),
    ("green", ROW["R"] + 24, ROW["G"]),
    ("orange", ROW["G"] + 24, ROW["O"]),
    ("yellow", ROW["O"] + 24, 0.0),
)
GROUND: Final = 492.0  # where the wall of the lowest step meets its floor


def pattern(step: str, wide: float, high: float, *inside: Drawn) -> Drawn:
    return el(
        "pattern",
        *inside,
        id=f"gr-lo-wall-{step}",
        width=wide,
        height=high,
        patternUnits="userSpaceOnUse",
    )


def wallpapers() -> list[Drawn]:
    white = "var(--white)"
    return [
        pattern("blue", 24, 24, path("M6 0V24M9 0V24", stroke=white, stroke_opacity=0.2)),
        pattern("red", 20, 20, path("M10 2 14 10 10 18 6 10z", fill=white, fill_opacity=0.16)),
        pattern(
            "green",
            *(24, 24),
            path("M5 14C5 8 9 6 12 5 12 10 10 13 5 14z", fill=white, fill_opacity=0.17),
            circle(17, 18, 1.3, fill=white, fill_opacity=0.2),
        ),
        pattern(
            "orange",
            *(20, 20),
            circle(6, 6, 3.2, fill="none", stroke=white, stroke_opacity=0.26),
            circle(16, 16, 1.5, fill=white, fill_opacity=0.26),
        ),
        pattern(
            "yellow", 14, 24, path("M4 0V24", stroke=white, stroke_opacity=0.24, stroke_width=4)
        ),
    ]


@leaf
def storeys() -> Drawn:
    """Walls and floors, the uppermost step first."""
    return g([part for step, top, row in STOREYS for part in storey(step, top, row)])


def storey(step: str, top: float, row: float) -> list[Drawn]:
    left, wide = EDGE, WIDE - 2 * EDGE
    foot = row - 9 if row else GROUND
    end = row + 19 if row else HIGH - EDGE
    high = foot - top + 1
    planks = "".join(
        d("M", left + wide * i / 34, foot, "L", left + wide * (0.5 + (i / 34 - 0.5) * 1.03), end)
        for i in range(35)
    )
    out = [
        rect(left, top, wide, high, fill=f"var(--wall-{step})"),
        rect(
            *(left, top, wide, high),
            fill=f"url(#gr-lo-wall-{step})",
            fill_opacity="var(--wallpaper-o)",
        ),
        rect(left, top, wide, 9, fill="var(--black)", fill_opacity=0.16),
        rect(left, foot - 4, wide, 4.5, fill=f"var(--skirting-{step})", fill_opacity=0.55),
        path(
            d("M", left, foot - 4, "h", wide),
            stroke="var(--white)",
            stroke_opacity="var(--edge-light-o)",
            stroke_width=0.8,
        ),
        rect(left, foot, wide, end - foot, fill=f"var(--floor-{step})"),
        path(planks, stroke="var(--plank-line)", stroke_opacity=0.1, stroke_width=0.9),
        rect(left, foot, wide, 5, fill="var(--black)", fill_opacity=0.1),
    ]
    if row:
        out.append(rect(left, end - 1, wide, 2, fill="url(#gr-gold)"))
        out.append(rect(left, end + 1, wide, 5, fill=f"var(--ledge-{step})"))
    return out


def skyline(random: Random, wide: float, high: float) -> list[Child]:
    """The town behind a window."""
    out: list[Child] = []
    x = -wide / 2
    while x < wide / 2 - 3:
        broad = min(random.uniform(7, 13), wide / 2 - x)
        tall = random.uniform(16, 38)
        out.append(rect(x, high / 2 - tall, broad, tall, fill="var(--town)", fill_opacity=0.75))
        panes = "".join(
            d("M", x + 2.9 + i * 3.6, y, "v", 2.6)
            for y in range(int(high / 2 - tall + 4), int(high / 2 - 3), 6)
            for i in range(int((broad - 2) / 3.6))
            if random.random() < 0.6
        )
        out.append(
            path(panes, stroke="var(--window-light)", stroke_opacity=0.85, stroke_width=1.8)
            if panes
            else None
        )
        x += broad + 0.6
    return out


def curtain(sign: int, wide: float, high: float) -> list[Drawn]:
    w, h = wide / 2, high / 2
    cloth = d("M", sign * (w + 8), -h - 6, "H", sign * 4)
    cloth += d("C", sign * 6, -high * 0.1, sign * 16, high * 0.08, sign * (w - 1), high * 0.14)
    cloth += d("L", sign * (w + 1), h + 6, "H", sign * (w + 9), "z")
    folds = ""
    for x, bend, foot in ((10, 18, 0.1), (18, 22, 0.08)):
        folds += d("M", sign * x, -h - 4, "C", sign * (x + 2), -high * 0.1, sign * bend)
        folds += d(" ", high * 0.04, sign * (w + (2 if x > 10 else 0)), high * foot)
    cord = d("M", sign * (w - 3), high * 0.12, "h", sign * 12)
    return [
        path(cloth, fill="var(--curtain)"),
        path(folds, fill="none", stroke="var(--curtain-fold)", stroke_width=1.5),
        path(cord, stroke="var(--curtain-cord)", stroke_width=2.2),
    ]


def window(number: int, wide: float = 50, high: float = 50) -> Drawn:
    w, h = wide / 2, high / 2
    bars = d("M", 0, -h, "V", h, "M", -w, -high * 0.12, "H", w)
    return symbol(
        f"s-lo-window-{'abcd'[number]}",
        rect(
            *(-w - 3, -h - 3, wide + 6, high + 6, 3),
            fill="var(--window-sash)",
            stroke="var(--window-edge)",
        ),
        rect(-w, -h, wide, high, fill="url(#gr-lo-sky)"),
        skyline(Random(number + 3), wide, high),
        path(bars, stroke="var(--window-sash)", stroke_width=2.4),
        [curtain(sign, wide, high) for sign in (-1, 1)],
        rect(
            *(-w - 11, -h - 9, wide + 22, 5, 2.5),
            fill="url(#gr-gold)",
            stroke="var(--gilt-line)",
            stroke_width=0.6,
        ),
    )


def lift(level: int, high: float = 57) -> Drawn:
    """A lift door whose pointer shows the storey."""
    panels = d("M", -17, -high + 18, "h", 13, "v", high - 24, "h", -13, "z")
    panels += d("M", 4, -high + 18, "h", 13, "v", high - 24, "h", -13, "z")
    shine = d("M", -10.5, -high + 22, "v", high - 32, "M", 10.5, -high + 22, "v", high - 32)
    dial = d("M", -10, -high + 10, "A", 10, 8, 0, 0, 1, 10, -high + 10, "z")
    pointer = d("M", 0, -high + 10, "L", (level - 3) * 3.4, -high + 4)
    return symbol(
        f"s-lo-lift-{'abcde'[level]}",
        rect(
            -27, -high, 54, high, 2, fill="var(--lift)", stroke="var(--fitting)", stroke_opacity=0.7
        ),
        rect(-21, -high + 12, 20.5, high - 12, fill="var(--lift-left)"),
        rect(0.5, -high + 12, 20.5, high - 12, fill="var(--lift-right)"),
        path(panels, fill="none", stroke="var(--lift-panel)", stroke_opacity=0.55),
        path(shine, stroke="var(--lift-shine)", stroke_opacity=0.28),
        path(dial, fill="var(--card-paper)", stroke="var(--gilt-line)", stroke_width=0.8),
        path(pointer, stroke="var(--lift-pointer)", stroke_width=1.4),
        rect(
            *(30, -high / 2 - 4, 5, 10, 1.5),
            fill="var(--fitting)",
            stroke="var(--gilt-line)",
            stroke_width=0.6,
        ),
    )


@leaf
def notice(x: float, y: float, first: str, second: str) -> Drawn:
    """A paper that hangs on a door."""
    size = min(fitting(line, 66, 12, 8, SANS, 700) for line in (first, second))
    return g(
        path("M-15 0 0-6 15 0", fill="none", stroke="var(--notice-string)", stroke_width=0.9),
        g(
            rect(
                *(-36, 0, 72, 30, 3),
                fill="var(--card-paper)",
                stroke="var(--notice)",
                stroke_width=1.2,
            ),
            text(0, 12.5, first, size, "var(--notice)", SANS, 700, "middle"),
            text(0, 25.5, second, size, "var(--notice)", SANS, 700, "middle"),
            transform="rotate(-2.5 0 8)",
        ),
        transform=at(x, y),
    )


SYMBOLS: Final = {
    "gr-lo-office": radial(
        "gr-lo-office", (0, "var(--office-glow)", 0.55), (1, "var(--office-glow)", 0)
    ),
    "gr-lo-sky": linear("gr-lo-sky", (0, "var(--sky-high)"), (1, "var(--sky-low)")),
    **{f"gr-lo-wall-{step}": found for step in STEPS for found in wallpapers() if step in found},
    **{f"s-lo-window-{'abcd'[number]}": window(number) for number in range(4)},
    **{f"s-lo-lift-{'abcde'[level]}": lift(level) for level in (2, 3, 4)},
}
