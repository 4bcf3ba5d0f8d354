"""What stands on producers, refineries and barns; each around (0, 0), drawn once."""

from __future__ import annotations

from math import cos, sin, tau
from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import at, circle, d, ellipse, g, path, polygon, rect, symbol, use

from ..paint import FRAME, WINDOW, dye, own
from .house import DOOR, House, lawn_shadow, log, smoke

PLANKS: Final = (dye("#d9a863"), dye("#e6bb7b"), dye("#f0cb92"))
POST: Final = dye("#6b4423")
CUT: Final = dye("#9a6a36")
TEETH: Final = 28


def put(name: str, x: float, y: float, scale: float = 1) -> Drawn:
    return use(f"s-hv-{name}", x, y, scale)


def chopping_block() -> Drawn:
    return g(
        ellipse(0, 3, 9, 3.4, fill="#000000", fill_opacity=0.2),
        rect(-6, -6, 12, 9, 2, fill=dye("#7a4d26")),
        ellipse(0, -6, 6, 2.8, fill=dye("#e2bc86")),
        path("M1-6 8-20M6-21q6-1 6 5l-4-1z", stroke=POST, stroke_width=2, fill=dye("#aeb7bd")),
        transform=at(-30, 14),
    )


def woodcutter() -> Drawn:
    return g(
        House(24, 28, 17, 17, "#b98a55", "#6f7d3f", None).draw(-20, 0),
        path("M-20-5H4M-20-10H4M-20-14H4", stroke=dye("#8a5f33"), stroke_width=1.1),
        chopping_block(),
        log(34, 10, -6, 24),
        log(36, 3, -6, 20),
    )


def quarry() -> Drawn:
    crane = "M0 10V-34L24-38M0-22 12-36M0 10-7 13M0 10 7 13"
    return g(
        path("M-40 8-34-14-14-22 12-20 34-10 40 8 20 18-20 18z", fill=dye("#8f877b")),
        path("M-34-14-14-22 12-20 34-10 30 2 10-6-16-6z", fill=dye("#c9c1b2")),
        path("M-16-6 10-6 30 2 24 10 6 4-14 4z", fill=dye("#aaa294")),
        path("M-14 4 6 4 24 10 14 16-14 16-26 8z", fill=dye("#6f685e")),
        path("M-34-14-16-6-14 4-26 8-40 8z", fill=dye("#a39b8d")),
        g(
            path(crane, stroke=dye("#7a5228"), stroke_width=3, fill="none", stroke_linecap="round"),
            path("M24-38V-16", stroke=dye("#4a3826"), stroke_width=1.2),
            put("block", 24, -8, 0.86),
            transform=at(-16, -4),
        ),
        path("M26-2 34-20M29-21q7-1 9 4", stroke=dye("#5d3a1b"), stroke_width=2.4, fill="none",
             stroke_linecap="round"),
    )  # fmt: skip


def farm() -> Drawn:
    return g(
        House(21, 24, 15, 15, "#f3e0bb", "#c0683a", "#7a4d2a").draw(-20, 0),
        put("sheaf", 30, 4, 0.9),
    )


def blade(x: float, y: float) -> Drawn:
    radii = [15.0 if i % 2 else 12.2 for i in range(TEETH)]
    points = [(r * cos(tau * i / TEETH), r * sin(tau * i / TEETH)) for i, r in enumerate(radii)]
    return g(
        path(polygon(points), fill=dye("#c3ccd1"), stroke=dye("#6e7a82"), stroke_width=0.9),
        circle(0, 0, 4, fill=dye("#7d8990")),
        circle(0, 0, 1.4, fill="#2a2a2a"),
        transform=at(x, y),
    )


def boards(x: float, y: float) -> Drawn:
    out = [
        path(d("M", i, -i * 4, "l", 24, -6, 5, 2.6, -24, 6.4, "z"), fill=PLANKS[i], stroke=CUT,
             stroke_width=0.7)
        for i in range(3)
    ]  # fmt: skip
    return g(out, transform=at(x, y))


def saw_bench() -> Drawn:
    return g(
        blade(-16, -4),
        rect(-36, -2, 46, 4, 1.5, fill=dye("#8a5a2e")),
        path("M-32 2v8M4 2v8", stroke=POST, stroke_width=3),
        log(-26, -6, 0, 16),
    )


def sawmill() -> Drawn:
    return g(
        House(28, 40, 20, 20, "#c99a62", "#8d5a36", door=False).draw(-6, -4),
        path("M-2-4V-16H18V-4z", fill=dye("#4a2e18")),
        saw_bench(),
        boards(20, 14),
    )


def master_sawmill() -> Drawn:
    return g(
        House(30, 46, 26, 24, "#d3a568", "#6f3f24").draw(-14, -6),
        g(saw_bench(), transform=at(-6, 8)),
        boards(26, 14),
        boards(34, 22),
    )


def statue(x: float, y: float) -> Drawn:
    return g(
        path("M-3 0V-14C-3-18-6-18-5-22-4-26 4-26 5-22 6-18 3-18 3-14V0z", fill=dye("#d9d2c4")),
        path("M0 0V-26C4-26 5-24 5-22 6-18 3-18 3-14V0z", fill=dye("#a79f90")),
        rect(-6, -2, 12, 5, fill=dye("#948b7d")),
        transform=at(x, y),
    )


def stonemason() -> Drawn:
    return g(
        House(26, 34, 19, 18, "#d8d0c0", "#6e7883", "#5a4a3c").draw(-26, 0),
        put("block", 32, 8, 1.1),
        put("block", 42, -2),
        statue(-38, 4),
    )


def master_stonemason() -> Drawn:
    return g(
        House(30, 40, 26, 20, "#d1c6b2", "#4f5f70", "#4e4034").draw(-28, -2),
        statue(-40, 4),
        statue(46, 2),
        put("block", 24, 10, 1.1),
        put("block", 36, 12),
    )


def dairy_farm() -> Drawn:
    return g(
        House(27, 38, 19, 20, "#f4ead6", "#b23a2c", "#fff6e4", chimney=False).draw(-20, 0),
        put("can", -28, 5),
        put("can", -37, 8, 0.92),
    )


def master_dairy() -> Drawn:
    return g(
        House(30, 44, 23, 22, "#f8f0de", "#8f2f3a", "#fff6e4").draw(-26, -2),
        put("can", -34, 4),
        put("cow", 38, 14, 0.9),
        put("can", 10, 10, 0.9),
    )


def sail(turn: float) -> Drawn:
    return g(
        path("M0 0V-44", stroke=POST, stroke_width=2.4),
        path("M1.4-12H11V-43H1.4z", fill=dye("#fff6e2"), stroke=dye("#a98a58"), stroke_width=0.9),
        path("M1.4-20H11M1.4-28H11M1.4-36H11M6-12V-43", stroke=dye("#b79a68"), stroke_width=0.8),
        transform=f"rotate({turn:g})",
    )


def windmill(cap: str, dark_cap: str) -> Drawn:
    return g(
        lawn_shadow(6, 4, 34, 10, 0.22),
        path("M-19 2-13-48H13L19 2A19 6 0 0 1-19 2z", fill=dye("#f1e4c8")),
        path("M19 2 13-48H4L7 7.4A19 6 0 0 0 19 2z", fill=dye("#bda580")),
        path("M-19 2-13-48h5L-10 6.6A19 6 0 0 1-19 2z", fill=dye("#fbf3df")),
        path("M-16-47C-14-64 14-64 16-47A16 5 0 0 1-16-47z", fill=dye(cap)),
        path("M4-60C12-58 15-54 16-47 13-44.4 10-43.4 6-42.8z", fill=dye(dark_cap)),
        path("M-5 7.4V-9a5 5.4 0 0 1 10 0V7.4z", fill=DOOR),
        rect(-4, -32, 7, 8, 1, fill=WINDOW, stroke=FRAME),
        path("M-19.4-1A19 6 0 0 0 19.4-1L19 2A19 6 0 0 1-19 2z", fill=dye("#9c8c70")),
        g([sail(a) for a in (22, 112, 202, 292)], circle(0, 0, 3.6, fill=dye("#4a2e18")),
          transform=at(0, -48)),
    )  # fmt: skip


def flour_mill() -> Drawn:
    return windmill("#8a4a2c", "#5f2f1a")


def master_mill() -> Drawn:
    return g(
        House(24, 30, 18, 17, "#f2e2c0", "#8a5a3c").draw(14, 2),
        windmill("#3f6a7a", "#274854"),
        put("sheaf", -28, 8),
        put("barrel", 22, 12, 0.9),
    )


def barn(wall: str, roof: str) -> Drawn:
    door = "M-23 2V-14H-3V2zM-23 2-3-14M-23-14-3 2"
    return g(
        House(34, 40, 18, 22, wall, roof, "#f6e8cc", False, False, False).draw(-30, 2),
        path(door, fill=dye("#7c2b1c"), stroke=dye("#f6e8cc"), stroke_width=1.5),
        put("sheaf", 44, 4),
    )


WORKS: Final = {
    "woodcutter": g(woodcutter(), smoke(14, -46)),
    "quarry": quarry(),
    "farm": farm(),
    "sawmill": sawmill(),
    "stonemason": stonemason(),
    "dairy-farm": dairy_farm(),
    "flour-mill": flour_mill(),
    "master-sawmill": master_sawmill(),
    "master-stonemason": master_stonemason(),
    "master-dairy": master_dairy(),
    "master-mill": master_mill(),
    "barn-a": barn("#a8402c", "#6b5a4a"),
    "barn-b": barn("#8a4a30", "#5a5f4a"),
    "barn-c": barn("#9c5a34", "#6e4636"),
    "barn-d": barn("#7d4a3a", "#4f5a66"),
}
COTTAGE: Final = House(22, 24, 15, 16, "#f2dfb8", "#b5542f")
SYMBOLS: Final = own(
    symbol("s-hv-cottage", COTTAGE.draw()),
    *[symbol(f"s-hv-at-{name}", art) for name, art in WORKS.items()],
)
