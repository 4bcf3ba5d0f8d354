"""The Town Hall with its well, and the stalls of the market; each around (0, 0)."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.palette import mix
from tafelrunde.draw.shape import at, circle, d, ellipse, g, path, rect, symbol, use

from ..paint import dye, own
from .house import House, lawn_shadow

POST: Final = dye("#6b4423")
FRUITS: Final = tuple(
    dye(colour) for colour in ("#d9442b", "#e9a92c", "#7aa83a", "#d9442b", "#8f4fa0", "#e9a92c")
)
AWNING: Final = dye("#fff3dc")


def clock_tower() -> Drawn:
    return g(
        rect(-6, -32, 13, 30, fill=dye("#f7ecd2")),
        path("M7-2V-32l5-1.8V-3.6z", fill=dye("#c6ad86")),
        path("M-9-31 0-56 8-34 14-33 2-54 0-56z", fill=dye("#7e3222")),
        path("M-9-31 0-56 8-31z", fill=dye("#b5543a")),
        circle(0.5, -23, 5, fill=dye("#fffaf0"), stroke=dye("#5a3a22"), stroke_width=1.4),
        path("M.5-23V-26.4M.5-23l2.4 1.4", stroke="#2a1a10", stroke_width=1.1,
             stroke_linecap="round"),
        path("M0-56V-68", stroke=dye("#5a3a22"), stroke_width=1.8),
        path("M0-68C5-70 7-66 13-68V-60C7-58 5-62 0-60z", fill=dye("#2f8f8b")),
        transform=at(18, -38),
    )  # fmt: skip


def town_hall() -> Drawn:
    return g(
        lawn_shadow(20, 4, 56, 14),
        House(34, 50, 27, 25, "#f5e6c6", "#9c3f2b", "#5a3a22", chimney=False).draw(-22, 4),
        clock_tower(),
    )


def well() -> Drawn:
    return g(
        ellipse(2, 2, 15, 6, fill="#000000", fill_opacity=0.2),
        path("M-11-8V0A11 5 0 0 0 11 0V-8z", fill=dye("#a39a8b")),
        path("M3-4V4.8C8 4 11 2.4 11 0V-8z", fill=dye("#7f776b")),
        ellipse(0, -8, 11, 5, fill=dye("#c9c1b2")),
        ellipse(0, -8, 7.6, 3.2, fill=dye("#3f7f9a")),
        path("M-10-8V-24M10-8V-24", stroke=POST, stroke_width=2),
        path("M-15-23 0-33 15-23z", fill=dye("#9c3f2b")),
        path("M0-33 15-23H4z", fill=dye("#742a1c")),
    )


def stall(colour: str) -> Drawn:
    cloth, top = dye(colour), dye(mix(colour, "#000000", 0.18))
    flaps = [
        path(d("M", -24 + i * 8, -26, "h", 8, "v", 7, "a", 4, 3.6, 0, 0, 1, -8, 0, "z"),
             fill=AWNING if i % 2 else cloth)
        for i in range(6)
    ]  # fmt: skip
    stripes = [
        path(d("M", -24 + i * 8, -26, "L", -18 + i * 6, -34, "h", 6, "l", 2, 8, "z"),
             fill=AWNING, fill_opacity=0.85)
        for i in (1, 3, 5)
    ]  # fmt: skip
    return g(
        ellipse(2, 2, 26, 6, fill="#000000", fill_opacity=0.2),
        rect(-20, -22, 2.6, 22, fill=POST),
        rect(17.4, -22, 2.6, 22, fill=POST),
        path("M-21-9H21V1H-21z", fill=dye("#8a5a2e")),
        rect(-21, -10, 42, 3, fill=dye("#b57b43")),
        [circle(-15 + i * 6, -11, 2.6, fill=fruit) for i, fruit in enumerate(FRUITS)],
        flaps,
        path("M-24-26-18-34H18L24-26z", fill=top),
        stripes,
    )


def market() -> Drawn:
    return g(
        g(stall("#b3261e"), transform=at(26, -8, 0.82)),
        g(stall("#1f6f78"), transform=at(-22, 6, 0.82)),
        use("s-hv-barrel", 8, 10, 0.8),
    )


SYMBOLS: Final = own(
    symbol("s-hv-well", well()),
    symbol("s-hv-at-town-hall", town_hall()),
    symbol("s-hv-at-market", market()),
)
