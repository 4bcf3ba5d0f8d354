"""Terrain as symbols in the unit hex: `sand-0` to `sand-2`, reg, canyon, mountain, capital, chasm.

`hexes.cell("reg", …)` draws the symbol `s-reg`; storms, temples and portals are in `wonders.py`.
"""

from __future__ import annotations

from math import cos, pi, sin, tau
from random import Random
from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.hexes import SQUASH, UNIT, hexagon
from tafelrunde.draw.shape import (
    at,
    d,
    ellipse,
    g,
    linear,
    path,
    polygon,
    radial,
    symbol,
)  # fmt: skip

SANDS: Final = 3  # variants, so that a plain of sand does not repeat itself


def sand(q: int, r: int) -> str:
    """The variant of sand for a cell."""
    return f"sand-{(q * 5 + r * 3) % SANDS}"


def ground(name: str) -> Drawn:
    """Light from the upper left over a whole hex."""
    near, far = f"var(--{name})", f"var(--{name}-far)"
    return radial(f"gr-{name}", (0, near), (1, far), cx=0.4, cy=0.3, r=0.88)


def floor(name: str) -> Drawn:
    return path(hexagon(0.985), fill=f"url(#gr-{name})")


def rim(token: str = "rim-2-o") -> Drawn:
    return path(
        hexagon(0.94),
        fill="none",
        stroke="#ffffff",
        stroke_opacity=f"var(--{token})",
        stroke_width=1.2,
    )


def line(data: str, colour: str, width: float, opacity: float | str = 1) -> Drawn:
    return path(
        data,
        fill="none",
        stroke=f"var(--{colour})",
        stroke_opacity=opacity,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def ring(strength: float = 0.5) -> Drawn:
    """The dotted circle of a field on which pieces may stand."""
    return ellipse(
        *(0, 1, 24, 24 * SQUASH),
        fill="none",
        stroke="var(--sand-ring)",
        stroke_opacity=strength,
        stroke_width=1.4,
        stroke_dasharray="1.5 5",
        stroke_linecap="round",
    )


def dunes(seed: int) -> list[Drawn]:
    random = Random(seed)
    dark, lit = "", ""
    for row in range(4):
        y = -22 * SQUASH + row * 15 + random.uniform(-4, 4)
        w = 25 - abs(y) * 0.35
        wave = random.uniform(3, 6) * random.choice((1, -1))
        dark += d("M", -w, y, "Q", -w / 2, y - wave, 0, y, "T", w, y)
        lit += d("M", -w, y + 1.6, "Q", -w / 2, y - wave + 1.6, 0, y + 1.6, "T", w, y + 1.6)
    return [
        line(dark, "sand-line", 1.2, 0.3),
        line(lit, "sand-light", 1.1, "var(--sand-light-o)"),
    ]


def sand_symbol(variant: int) -> Drawn:
    parts = (floor(f"sand-{variant}"), dunes(variant + 3), ring(), rim("rim-o"))
    return symbol(f"s-sand-{variant}", *parts)


def rock(random: Random, x: float, y: float, size: float) -> Drawn:
    bumps = [
        (cos(a) * size * random.uniform(0.8, 1.1), sin(a) * size * 0.72 * random.uniform(0.8, 1.1))
        for a in (i * tau / 7 for i in range(7))
    ]
    top = [(x + u * 0.62 - size * 0.12, y + v * 0.55 - size * 0.22) for u, v in bumps]
    shadow = ellipse(*(x + size * 0.25, y + size * 0.5, size * 1.15, size * 0.5), fill_opacity=0.22)
    return g(
        shadow,
        path(polygon([(x + u, y + v) for u, v in bumps]), fill="var(--rock)"),
        path(polygon(top), fill="var(--rock-top)"),
    )


def reg_symbol() -> Drawn:
    """A stone desert."""
    random = Random(5)
    spots = [
        (random.uniform(-26, 26), random.uniform(-20, 20), random.uniform(2.4, 7))
        for _ in range(16)
    ]
    fits = sorted((s for s in spots if abs(s[0]) * 0.55 + abs(s[1]) < 27), key=lambda s: s[1])
    return symbol("s-reg", floor("reg"), [rock(random, *spot) for spot in fits], rim())


GORGE: Final = (
    "M-31-14C-20-20-16-6-6-9 4-13 8-20 20-15 28-11 31-4 33 2 26 0 22 6 14 4 6 2 4 10-6 10"
    "-16 10-18 1-26 2-34 3-37-9-31-14z"
)


def canyon_symbol() -> Drawn:
    steps = (
        ("canyon-1", 0.0, (1.0, 1.0)),
        ("canyon-2", 2.6, (0.88, 0.8)),
        ("canyon-3", 4.0, (0.74, 0.58)),
        ("canyon-4", 4.6, (0.6, 0.34)),
    )
    edge = "M-30-14.5C-20-20-16-6-6-9 4-13 8-20 20-15 26-12 30-6 32 0"
    cracks = "M-20 22q8-5 15-1M4 20q7-5 15-2M-4-24q9-4 15 1"
    return symbol(
        "s-canyon",
        floor("canyon"),
        g(
            [
                path(GORGE, fill=f"var(--{name})", transform=at(0, y, size))
                for name, y, size in steps
            ],
            line(edge, "cream", 1.4, "var(--canyon-rim-o)"),
            transform="scale(.92 .98)",
        ),
        line(cracks, "canyon-line", 1.3, 0.6),
        rim(),
    )


def peak(x: float, y: float, w: float, h: float, back: bool = False) -> Drawn:
    lit, dark, snow = (
        ("peak-lit-2", "peak-dark-2", "snow-2") if back else ("peak-lit", "peak-dark", "snow")
    )
    top = (x - w * 0.15, y - h)
    west = [(x - w, y), top, (x + w * 0.08, y - h * 0.55), (x - w * 0.12, y - h * 0.3)]
    cap = [(-0.42, 0.68), (-0.24, 0.72), (-0.1, 0.58), (0.05, 0.7), (0.2, 0.63)]
    return g(
        path(polygon([(x - w, y), top, (x + w, y + 2)]), fill=f"var(--{dark})"),
        path(polygon([*west, (x + w * 0.12, y + 2)]), fill=f"var(--{lit})"),
        path(polygon([top, *((x + w * u, y - h * v) for u, v in cap)]), fill=f"var(--{snow})"),
    )


def mountain_symbol() -> Drawn:
    return symbol(
        "s-mountain",
        floor("mountain"),
        ellipse(2, 17, 32, 9, fill_opacity=0.18),
        peak(-13, 12, 17, 27, back=True),
        peak(13, 14, 18, 31, back=True),
        peak(-1, 19, 19, 39),
        rim(),
    )


def star(points: int, outer: float, inner: float) -> str:
    return polygon(
        [
            (
                (outer if i % 2 == 0 else inner) * sin(pi / points * i),
                -(outer if i % 2 == 0 else inner) * SQUASH * cos(pi / points * i),
            )
            for i in range(points * 2)
        ]
    )


def capital_symbol() -> Drawn:
    borders = ((0.86, "brass", 2.0), (0.8, "enamel", 3.4), (0.73, "brass", 1.4))
    crown = "M-4.4 2.6-3.6-2.6-1.4-.4 0-4 1.4-.4 3.6-2.6 4.4 2.6z"
    return symbol(
        "s-capital",
        floor("capital"),
        [line(hexagon(size), name, width) for size, name, width in borders],
        path(star(8, 23, 10.5), fill="var(--brass-light)", stroke="var(--brass-dark)"),
        ellipse(
            *(0, 0, 9.4, 9.4 * SQUASH),
            fill="var(--enamel)",
            stroke="var(--cream)",
            stroke_width=1.6,
        ),
        path(crown, fill="var(--cream)"),
    )


def chasm_symbol() -> Drawn:
    ledges = []
    for i, width in enumerate((4.6, 3.4, 2.4)):
        x, y = -UNIT * 0.806 + i * 2, -UNIT * 0.4 + i * 8.5
        steps = (8, 3 - i, 6, i - 9, 10, 2, 6, i - 8, 9, 4, 7, -3, 8, 8 - i, 8, 1, 8, 5)
        drop = path(
            d("M", x, y, "l", *steps),
            fill="none",
            stroke=f"var(--chasm-{i + 1})",
            stroke_width=width,
            stroke_opacity=(0.95, 0.8, 0.7)[i],
            stroke_linejoin="round",
            transform="translate(0 -2) scale(.95)",
        )
        ledges.append(drop)
    return symbol(
        "s-chasm",
        path(hexagon(0.985), fill="var(--chasm-rim)"),
        path(hexagon(0.93), fill="url(#gr-chasm)"),
        ledges,
        path(hexagon(0.93), fill="none", stroke="#2a180d", stroke_width=2.5),
    )


def gradients() -> list[Drawn]:
    names = ("reg", "canyon", "mountain", "capital")
    dark = ((0.0, "#0b0706"), (0.7, "#1d120d"), (1.0, "#3c281c"))
    return [
        *(ground(f"sand-{variant}") for variant in range(SANDS)),
        *(ground(name) for name in names),
        radial("gr-chasm", *dark, cx=0.5, cy=0.6, r=0.7),
        linear("gr-tile-side", (0, "var(--tile-side-0)"), (1, "var(--tile-side-1)")),
    ]


def defs() -> list[Drawn]:
    makers = (reg_symbol, canyon_symbol, mountain_symbol, capital_symbol, chasm_symbol)
    sands = [sand_symbol(variant) for variant in range(SANDS)]
    return [*gradients(), *sands, *(make() for make in makers)]
