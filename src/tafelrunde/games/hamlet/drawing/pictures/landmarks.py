"""What stands on landmarks; each around (0, 0), drawn once."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import at, circle, d, ellipse, g, path, rect, symbol, use

from ..paint import CREAM, FRAME, GLASS, dye, own
from .house import House, lawn_shadow

POST: Final = dye("#6b4423")
SNOW: Final = dye("#fdf8ee")
SHORE: Final = (
    "M-44 2C-46-12-24-22-2-20 22-22 46-14 44 2 42 16 22 22 0 20-22 22-42 14-44 2z"
)  # fmt: skip


def put(name: str, x: float, y: float, scale: float = 1) -> Drawn:
    return use(f"s-hv-{name}", x, y, scale)


def mountain(x: float, y: float, w: float, h: float, lit: str, dark: str) -> Drawn:
    top = x - w * 0.12
    face = d("M", x - w, y, "L", top, y - h, "L", x + w * 0.08, y - h * 0.55)
    face += d("L", top, y - h * 0.3, "L", x + w * 0.12, y + 2, "z")
    snow = d("M", top, y - h, "L", x - w * 0.42, y - h * 0.66, "L", x - w * 0.22, y - h * 0.72)
    snow += d("L", x - w * 0.1, y - h * 0.56, "L", x + w * 0.06, y - h * 0.7)
    snow += d("L", x + w * 0.24, y - h * 0.62, "z")
    whole = d("M", x - w, y, "L", top, y - h, "L", x + w, y + 2, "z")
    return g(path(whole, fill=dye(dark)), path(face, fill=dye(lit)), path(snow, fill=SNOW))


def mountain_range() -> Drawn:
    return g(
        ellipse(4, 20, 50, 12, fill="#14100a", fill_opacity=0.22),
        mountain(-22, 8, 25, 48, "#b9ae9d", "#7d7468"),
        mountain(24, 10, 26, 54, "#b3a897", "#776e62"),
        mountain(2, 20, 31, 66, "#cbc0ae", "#8a8073"),
    )


def great_mountain_range() -> Drawn:
    return g(
        ellipse(4, 22, 70, 14, fill="#14100a", fill_opacity=0.22),
        mountain(-44, 8, 28, 54, "#b9ae9d", "#7d7468"),
        mountain(44, 10, 30, 60, "#b3a897", "#776e62"),
        mountain(14, 14, 32, 88, "#c3b8a6", "#80766a"),
        mountain(-16, 22, 34, 74, "#cbc0ae", "#8a8073"),
    )


def water(bank: str, sand: str) -> list[Drawn]:
    ripples = "M-30-2q8-4 16 0t16 0M-6 8q7-4 14 0t14 0M4-10q6-3 12 0t12 0"
    return [
        path(SHORE, fill=dye(bank), transform="translate(0 2.6) scale(1.08 1.1)"),
        path(SHORE, fill=dye(sand), transform="scale(1.05 1.06)"),
        path(SHORE, fill="url(#gr-hv-water)"),
        path(ripples, stroke="#ffffff", stroke_opacity=0.6, stroke_width=1.5, fill="none",
             stroke_linecap="round"),
    ]  # fmt: skip


def pond() -> Drawn:
    return g(
        *water("#7d6a43", "#cdb98a"),
        ellipse(-22, 8, 7, 3.2, fill=dye("#5f9a48")),
        ellipse(-14, 12, 5, 2.3, fill=dye("#6fae52")),
        circle(-21, 6, 2.2, fill=dye("#f7c6d0")),
        put("duck", 10, 2),
        put("duck", 24, 8, 0.8),
        put("reed", -38, 10),
        put("reed", 36, 14, 0.9),
        put("reed", 30, -10, 0.8),
    )


def mountain_pond() -> Drawn:
    return g(
        mountain(-26, -8, 22, 40, "#b9ae9d", "#7d7468"),
        mountain(6, -10, 26, 56, "#cbc0ae", "#8a8073"),
        mountain(34, -6, 20, 36, "#b3a897", "#776e62"),
        *water("#6f675b", "#b9b1a2"),
        put("r1", -40, 12, 0.8),
        put("r0", 40, 12, 0.7),
        put("duck", 14, 4, 0.9),
    )


def hermitage() -> Drawn:
    return g(
        put("t2", -22, 2, 1.0),
        House(17, 18, 13, 15, "#d9cdb4", "#5d6b4a", "#5a4a3c").draw(-12, 6),
        path("M1-16v-10M-3-22.6h8", stroke=dye("#5a3a22"), stroke_width=1.8,
             stroke_linecap="round", transform=at(-4.5, -4)),
        put("t4", 30, 6, 0.8),
    )  # fmt: skip


def orchard() -> Drawn:
    rows = [
        put("apple", -34 + column * 22 + row * 8, -14 + row * 15, 0.86)
        for row in range(3)
        for column in range(3)
    ]
    return g(
        rows,
        g(
            path("M-6 0 -4-9H4L6 0Q0 2-6 0z", fill=dye("#a9743a")),
            ellipse(0, -9, 4.6, 1.8, fill=dye("#d9442b")),
            transform=at(38, 14),
        ),
    )


def warehouse() -> Drawn:
    return g(
        House(32, 46, 22, 18, "#b98a63", "#5f4a3c", "#4a3220", False, True, False).draw(-34, 0),
        path("M-27 0V-15H-9V0z", fill=dye("#5b3620"), stroke=dye("#3b2212")),
        put("crate", 28, 8),
        put("crate", 40, 2, 0.9),
        put("barrel", 20, 14, 0.9),
    )


def manor_house() -> Drawn:
    return g(
        lawn_shadow(8, 4, 56, 13),
        House(26, 30, 34, 20, "#f1e2c8", "#3f5a78", "#7a5a3c").draw(22, -10),
        House(36, 36, 28, 26, "#f7ecd4", "#3f5a78", "#7a5a3c").draw(-32, 4),
        circle(-14, -30, 4.4, fill=GLASS, stroke=FRAME, stroke_width=1.4),
        put("t1", -40, 10, 0.7),
        put("t1", 14, 14, 0.6),
    )


def inn() -> Drawn:
    return g(
        House(30, 42, 26, 22, "#f7e7c4", "#3f7a5e", "#5a3a22").draw(-24, 2),
        path("M-26-24h-12M-36-24v4", stroke=dye("#5a3a22"), stroke_width=2),
        rect(-43, -21, 14, 13, 2, fill=dye("#c9922f"), stroke=dye("#5a2f16")),
        path("M-39-18h5v7h-5zM-34-16h2.4v3.4H-34", fill=CREAM, stroke=dye("#5a2f16"),
             stroke_width=0.8),
        put("barrel", 30, 12, 0.9),
        put("barrel", 40, 8, 0.8),
    )  # fmt: skip


def guild_hall() -> Drawn:
    banner = "M0 0H9V17L4.5 13 0 17z"
    return g(
        lawn_shadow(10, 4, 50, 12),
        House(34, 44, 30, 26, "#f3dfb8", "#7a3f6a", "#5a3a22", chimney=False).draw(-30, 4),
        path(banner, fill=dye("#c9922f"), stroke=dye("#7a4c0c"), transform=at(-27, -28)),
        path(banner, fill=dye("#2f6f8f"), stroke=dye("#1a4258"), transform=at(-8, -28)),
        path("M-13-52V-66", stroke=dye("#5a3a22"), stroke_width=1.8),
        path("M-13-66C-8-68-6-64 0-66V-58C-6-56-8-60-13-58z", fill=dye("#c9922f")),
        put("crate", 30, 12, 0.8),
    )


def stables() -> Drawn:
    fence = "M-44 16H-14M-44 11H-14" + "".join(f"M{x} 19V7" for x in (-44, -34, -24, -14))
    return g(
        House(30, 36, 19, 19, "#e9d3a4", "#7d5a3a", chimney=False).draw(-20, 2),
        path(fence, stroke=dye("#9a6f42"), stroke_width=1.9, fill="none", stroke_linecap="round"),
        put("sheaf", 34, 8, 0.9),
        put("sheaf", 25, 12, 0.85),
    )


def chapel() -> Drawn:
    return g(
        House(22, 30, 20, 22, "#efe5cf", "#4f6f86", None, True, False, False).draw(-18, 4),
        [
            path(d("M", x, y, "v", -9, "q", 2.4, -6, 5, -1.8, "v", 9, "z"), fill=GLASS,
                 stroke=FRAME)
            for x, y in ((10, -2), (19, -5.4), (28, -8.6))
        ],
        path("M-13-38H-1V-54H-13z", fill=dye("#e3d7bf")),
        path("M-1-38V-54l4-1.4V-40z", fill=dye("#b7a78a")),
        path("M-16-53-7-72 1-54 6-55z", fill=dye("#3d5a70")),
        path("M-7-72v-9M-10.4-78h6.8", stroke=dye("#d9a93a"), stroke_width=2,
             stroke_linecap="round"),
        circle(-7, -46, 2.6, fill=dye("#c9922f")),
    )  # fmt: skip


LANDMARKS: Final = {
    "mountain-range": mountain_range(),
    "great-mountain-range": great_mountain_range(),
    "pond": pond(),
    "mountain-pond": mountain_pond(),
    "hermitage": hermitage(),
    "orchard": orchard(),
    "warehouse": warehouse(),
    "manor-house": manor_house(),
    "inn": inn(),
    "guild-hall": guild_hall(),
    "stables": stables(),
    "chapel": chapel(),
}
SYMBOLS: Final = own(
    *[symbol(f"s-hv-at-{name}", art) for name, art in LANDMARKS.items()],
)
