"""Trees, rocks, animals and other things of the country; each stands on (0, 0)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.palette import mix
from tafelrunde.draw.shape import Point, circle, d, ellipse, g, path, polygon, rect, symbol

from ..paint import SHADE, dye, own

BARK: Final = dye("#6b4423")
ROUND: Final = {"stroke_linecap": "round"}
TREES: Final = ("t0", "t1", "t2", "t2", "t3", "t4")  # firs and leafy ones, as often as they occur
ROCKS: Final = ("r0", "r1", "r2", "r0")


def leafy(name: str, colour: str, size: float = 1) -> Drawn:
    dark, light = mix(colour, "#0d2410", 0.34), mix(colour, "#fff6a8", 0.28)
    body = dye(colour)
    crown = g(
        circle(0, -15, 9.4, fill=dye(dark)),
        circle(-4.4, -13.4, 6.8, fill=body),
        circle(4.6, -13, 6.2, fill=dye(mix(colour, dark, 0.5))),
        circle(-1, -18.6, 7, fill=body),
        circle(-3, -19.4, 4, fill=dye(light)),
        circle(-6.4, -14.6, 2.6, fill=dye(mix(colour, light, 0.6))),
        transform=f"scale({size:g})",
    )
    trunk = d("M", -1.8 * size, 0, "L", -1.2 * size, -9 * size, "h", 2.6 * size)
    return symbol(
        f"s-hv-{name}",
        ellipse(3, 0, 11 * size, 4 * size, fill=SHADE, fill_opacity=0.3),
        path(trunk + d("L", 2 * size, 0, "z"), fill=BARK),
        crown,
    )


def fir(name: str, colour: str, size: float = 1) -> Drawn:
    dark, light = dye(mix(colour, "#08190e", 0.36)), dye(mix(colour, "#e8ff9a", 0.22))
    rows = [
        g(
            path(d("M", -w, y, "L", 0, y - h, "L", w, y, "Q", 0, y + 3, -w, y, "z"), fill=dark),
            path(
                d("M", -w, y, "L", 0, y - h, "L", w * 0.12, y + 1.3)
                + d("Q", -w / 2, y + 1.2, -w, y, "z"),
                fill=dye(colour),
            ),
            path(
                d("M", -w * 0.8, y - 1.5, "L", 0, y - h, "L", -w * 0.25, y - 1, "z"),
                fill=light,
                fill_opacity=0.6,
            ),
        )
        for w, y, h in ((8.4, -4.0, 12.0), (6.8, -11.0, 11.0), (4.8, -17.4, 10.0))
    ]
    return symbol(
        f"s-hv-{name}",
        ellipse(3, 0, 9 * size, 3.4 * size, fill=SHADE, fill_opacity=0.3),
        g(rect(-1.4, -5, 2.8, 5, fill=dye("#5d3a1e")), rows, transform=f"scale({size:g})"),
    )


def rock(name: str, points: Sequence[Point], size: float = 1) -> Drawn:
    body = [(x * size, y * size) for x, y in points]
    lit = [(x, y) for x, y in body if x <= 1.5 * size]
    top = [(x * 0.66 - 1.2 * size, y * 0.58 - 3.4 * size) for x, y in body]
    return symbol(
        f"s-hv-{name}",
        ellipse(2.4 * size, 1, 11 * size, 4 * size, fill="#140f0a", fill_opacity=0.3),
        path(polygon(body), fill=dye("#7e776e")),
        path(polygon([*lit, (1.2 * size, -3 * size)]), fill=dye("#98917f")),
        path(polygon(top), fill=dye("#cfc8b9")),
    )


def fruit_tree() -> Drawn:
    apples = [(-6, -15), (2, -19), (5, -12), (-2, -11)]
    return symbol(
        "s-hv-apple",
        ellipse(3, 0, 10, 3.6, fill=SHADE, fill_opacity=0.3),
        path("M-1.6 0-1-9h2.4L2 0z", fill=BARK),
        circle(0, -15, 9, fill=dye("#4d8438")),
        circle(-3, -16.4, 7, fill=dye("#639b45")),
        circle(-4, -18.4, 3.6, fill=dye("#8dbb63")),
        [circle(x, y, 1.9, fill=dye("#d9442b")) for x, y in apples],
    )


COW: Final = (
    "M-12-9C-9-12 4-12 9-11L11-13.6 13-11.8C16-11.4 17.6-8.4 17-6 16.4-4.4 13.4-4.6 12-6.6"
    " 11-4.6 10.4-3.6 9.6-3.4V1.2H7V-3H-6.6V1.2H-9.4V-3.2C-11.6-4.4-12.6-6-12-9z"
)
PATCHES: Final = (
    "M-9-11.2C-4-12-3-8-6-6.4-9-5.4-11-8-9-11.2zM1-11.6C6-11.6 6-8 3-7.4 0-7.2-1-10 1-11.6z"
)


def cow() -> Drawn:
    hide, pink = dye("#8c7a66"), dye("#eab2a0")
    return symbol(
        "s-hv-cow",
        ellipse(1, 1, 15, 3.4, fill=SHADE, fill_opacity=0.3),
        path(COW, fill=dye("#fbf4e6"), stroke=hide, stroke_width=0.7),
        path(PATCHES, fill=dye("#5b4231")),
        path("M13.6-5.6C15-4.6 17-5.4 17-6.6 16-7.6 14-7.4 13.6-5.6z", fill=pink),
        circle(13.6, -9, 0.8, fill="#2a1a10"),
        path("M-12-8Q-15-6-13.6-1.6", stroke=hide, stroke_width=1.1, fill="none"),
        path("M-1-3.2q2 2 4 0z", fill=pink),
    )


def sheaf() -> Drawn:
    return symbol(
        "s-hv-sheaf",
        ellipse(1, 0, 6, 2, fill="#000000", fill_opacity=0.22),
        path("M-5 0C-3-6-3-7-6-13Q0-16 6-13C3-7 3-6 5 0Q0 1.6-5 0z", fill=dye("#e3b649")),
        path(
            "M-3-1C-1.6-6-2-9-3.6-13M0 0V-14M3-1C1.6-6 2-9 3.6-13",
            stroke=dye("#a97a1c"),
            stroke_width=0.9,
            fill="none",
        ),
        path("M-3.7-6.4Q0-5.2 3.7-6.4", stroke=dye("#8f3b22"), stroke_width=1.7, fill="none"),
    )


def can() -> Drawn:
    return symbol(
        "s-hv-can",
        ellipse(1, 0, 6, 2.2, fill="#000000", fill_opacity=0.28),
        path(
            "M-5 0V-8C-5-10.4-3-11-2.6-12.4V-15h5.2v2.6C3-11 5-10.4 5-8V0Q0 1.8-5 0z",
            fill=dye("#b9c4cb"),
        ),
        path(
            "M1 1V-12.4L2.6-15v2.6C3-11 5-10.4 5-8V0Q3.4.9 1 1z",
            fill=dye("#84929b"),
        ),
        rect(-3.6, -16.4, 7.2, 2.6, 1.2, fill=dye("#dfe7ea")),
    )


def block() -> Drawn:
    return symbol(
        "s-hv-block",
        ellipse(1, 1, 10, 3, fill="#000000", fill_opacity=0.25),
        path("M-8 0V-7L-1-4V3z", fill=dye("#b9b1a2")),
        path("M-1 3V-4L9-7V0z", fill=dye("#877f73")),
        path("M-8-7 2-10 9-7-1-4z", fill=dye("#d9d2c4")),
    )


def barrel() -> Drawn:
    return symbol(
        "s-hv-barrel",
        ellipse(1, 0, 7, 2.6, fill="#000000", fill_opacity=0.25),
        path("M-5 0C-6.6-4-6.6-9-5-13h10C6.6-9 6.6-4 5 0Q0 1.8-5 0z", fill=dye("#9a6a36")),
        path("M1 1V-13h4C6.6-9 6.6-4 5 0Q3 1 1 1z", fill=dye("#77491f")),
        ellipse(0, -13, 5, 1.9, fill=dye("#c39a5f")),
        path("M-6-4.6Q0-2.8 6-4.6M-6-9.4Q0-7.6 6-9.4", stroke=dye("#4f4338"), fill="none"),
    )


def crate() -> Drawn:
    return symbol(
        "s-hv-crate",
        ellipse(1, 1, 10, 3, fill="#000000", fill_opacity=0.25),
        path("M-8 0V-8L-1-5V3z", fill=dye("#c99a5c")),
        path("M-1 3V-5L9-8V0z", fill=dye("#8f6231")),
        path("M-8-8 2-11 9-8-1-5z", fill=dye("#e2bc86")),
        path("M-8-4-1-1M-1-1 9-4", stroke=dye("#6b4423"), stroke_width=1.1, fill="none"),
    )


def small_things() -> list[Drawn]:
    green = dye("#6f9a3a")
    return [
        symbol(
            "s-hv-tuft",
            path("M-3 0Q-3-4-5-6M0 0V-7M3 0Q3-4 5-6", stroke=green, stroke_width=1.3, fill="none",
                 **ROUND),
        ),
        symbol(
            "s-hv-flower",
            path("M0 0V-5", stroke=dye("#5b8a35")),
            circle(0, -6, 2, fill=dye("#fff4dc")),
            circle(0, -6, 0.9, fill=dye("#e5a823")),
        ),
        symbol(
            "s-hv-duck",
            path("M-6 0C-7-3-4-4-2-3.4 0-3 1-4 1.4-6 2-8 5-8 5.4-5.8L7.4-5 5.2-4.2C5-1 2 1-1 1"
                 "-3.6 1-5.6.8-6 0z", fill=dye("#fffaf0")),
            path("M5.2-6 8-5 5.2-4.2z", fill=dye("#e58e1a")),
            circle(4, -6, 0.6, fill="#2a1a10"),
        ),
        symbol(
            "s-hv-reed",
            path("M-3 0Q-3-8-5-12M0 0V-14M3 0Q3-7 5-11", stroke=dye("#5c8a3c"), stroke_width=1.2,
                 fill="none", **ROUND),
            path("M0-10V-15M-4.6-9.6-5.4-13", stroke=dye("#7a4a24"), stroke_width=2.4, **ROUND),
        ),
    ]  # fmt: skip


LOW: Final = [(-9, 0), (-8, -7), (-2.4, -11.4), (5, -10), (9.4, -4), (8, 1.4), (0, 2.6)]
FLAT: Final = [(-7, 1), (-7.4, -4), (-2, -8), (4.6, -7), (7.4, -2), (5, 2)]
HIGH: Final = [(-9, 1), (-7, -10), (-1, -17), (5, -13), (9, -4), (7, 2), (0, 3)]

SYMBOLS: Final = own(
    leafy("t0", "#4f8a3c"), leafy("t1", "#6a9d3f", 0.86), leafy("t3", "#3f7d48", 1.08),
    fir("t2", "#33724a"), fir("t4", "#2b6650", 1.12),
    rock("r0", LOW), rock("r1", FLAT, 0.92), rock("r2", HIGH, 0.96),
    fruit_tree(), cow(), sheaf(), can(), block(), barrel(), crate(), *small_things(),
)  # fmt: skip
