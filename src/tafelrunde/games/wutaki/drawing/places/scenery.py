"""The pictures of the six standard locations, drawn in a box of 196 by 84."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tafelrunde.draw.el import Child, Drawn
from tafelrunde.draw.palette import mix
from tafelrunde.draw.shape import at, circle, d, ellipse, g, linear, path, rect, symbol, use

W: Final = 196.0
H: Final = 84.0
SKIES: Final = {
    "pasture": ("#bfe3f5", "#f2f6d8"),
    "forest": ("#bfe3d2", "#e7f3c8"),
    "quarry": ("#cfdbe8", "#ece2d2"),
    "spring": ("#f0d3a8", "#d29a66"),
    "market": ("#ffe2a6", "#f2b66a"),
    "village": ("#ffd9a8", "#f7b98a"),
}
FAR_TREES: Final = range(6, int(W), 17)
NEAR_TREES: Final = (
    (27.0, 76.0, 0.95, "#2f7038"), (66.0, 68.0, 0.8, "#3f7d3a"), (168.0, 72.0, 1.0, "#35763a"),
)  # fmt: skip
PALM_LEAVES: Final = (
    (-160, "#2f7a3c"), (-205, "#3c9148"), (20, "#2f7a3c"), (-25, "#45a052"), (-95, "#3c9148"),
)  # fmt: skip


def hill(y: float, high: float, colour: str) -> Drawn:
    shape = d(
        "M", 0, y, "C", W * 0.25, y - high, W * 0.45, y + high * 0.4, W * 0.62, y - high * 0.3
    )
    shape += d("S", W * 0.9, y - high * 0.6, W, y + 3, "V", H, "H", 0, "z")
    return path(shape, fill=colour)


def tree(x: float, y: float, scale: float, colour: str) -> Drawn:
    dark = mix(colour, "#000000", 0.18)
    return g(
        ellipse(0, 1, 13, 4, fill_opacity=0.2),
        path("M-2 0c1-8-1-14 1-22h3c1 8 0 14 2 22z", fill="#6b4423"),
        circle(0, -30, 13, fill=dark),
        circle(-8, -24, 9, fill=colour),
        circle(8, -25, 9.5, fill=mix(colour, "#000000", 0.1)),
        circle(-2, -33, 9, fill=mix(colour, "#ffffff", 0.18)),
        transform=at(x, y, scale),
    )


def palm(x: float, y: float, scale: float) -> Drawn:
    leaf = "M0-34C8-44 20-42 26-32 16-36 8-34 0-30z"
    return g(
        path("M-2 0C0-12-4-22 1-33h3C1-22 4-12 3 0z", fill="#8a5a2e"),
        [
            path(leaf, fill=colour, transform=f"rotate({turn} 0 -33)")
            for turn, colour in PALM_LEAVES
        ],
        circle(-1, -31, 2.6, fill="#7a4a1e"),
        circle(4, -30, 2.4, fill="#94602c"),
        transform=at(x, y, scale),
    )


def hut(x: float, y: float, scale: float) -> Drawn:
    staves = "M-14-18v18M-9-18v18M-4-18v18M1-18v18M6-18v18M11-18v18"
    straw = "M-18-18-3-40M-10-19-1-40M10-19 1-40M18-18 3-40"
    return g(
        ellipse(2, 2, 26, 6, fill_opacity=0.22),
        path("M-18 0V-18H18V0z", fill="#d9b27a"),
        path("M4 0V-18H18V0z", fill="#b98a52"),
        path(staves, stroke="#8f6636", opacity=0.7),
        path("M-6 0v-11a5 5 0 0 1 10 0V0z", fill="#3b2616"),
        path("M-26-14-4-42 4-42 26-14C14-19-12-19-26-14z", fill="#b5813f"),
        path("M-26-14-4-42-1-42-8-17.6z", fill="#d3a35c"),
        path("M26-14 4-42 1-42 9-17.6z", fill="#8d5f2a"),
        path(straw, stroke="#7d5324", stroke_width=0.9, opacity=0.8),
        transform=at(x, y, scale),
    )


def pasture() -> Iterator[Child]:
    posts = "".join(d("M", 12 + i * 14, 57, "v", 14) for i in range(6))
    rails = d("M", 8, 62, "h", 96) + d("M", 8, 67, "h", 96)
    yield circle(120, 18, 9, fill="#fff3b0")
    yield hill(40, 12, "#9ecb6a"), hill(52, 9, "#7fb653"), hill(67, 6, "#5f9a3d")
    yield path(rails + posts, stroke="#8a5a2e", stroke_width=2, fill="none")
    yield use("s-wu-sheep", 114, 46, 0.85), use("s-wu-sheep", 160, 57, 1.05)
    yield use("s-wu-sheep", 72, 50, 0.7)


def forest() -> Iterator[Child]:
    yield hill(42, 10, "#7db07a")
    yield [tree(x, 49 + i % 2 * 4, 0.55, "#4d8a55") for i, x in enumerate(FAR_TREES)]
    yield hill(61, 5, "#5b8f3f")
    yield [tree(*where) for where in NEAR_TREES]
    yield use("s-wu-wood", 118, 62, 1.15)


def quarry() -> Iterator[Child]:
    pick = "M122 72l14-26M128 43c8-4 15 0 17 5"
    yield path("M0 63 12 29 39 24 59 8 98 13 114 34 157 25 196 42V84H0z", fill="#a79f94")
    yield path("M59 8 98 13 114 34 90 63 67 50z", fill="#847b70")
    yield path("M0 63 12 29 39 24 31 63z", fill="#c3bbaf")
    yield path("M114 34 157 25 196 42V59L137 60z", fill="#bdb5a9")
    yield hill(66, 4, "#8d7f6a")
    yield use("s-wu-stone", 50, 60, 1.25), use("s-wu-stone", 98, 66, 0.9)
    yield use("s-wu-stone", 158, 62, 1.1)
    yield path(pick, stroke="#5d3a1b", stroke_width=3, fill="none", stroke_linecap="round")


def oil_spring() -> Iterator[Child]:
    derrick = "M27 72 47 18 67 72M32 59H62M37 44H57M32 59 57 44M62 59 37 44"
    yield hill(44, 9, "#c78a55"), hill(56, 6, "#a76c3c")
    yield ellipse(92, 66, 44, 11, fill="#2a1a12"), ellipse(92, 65, 40, 8.5, fill="#120b08")
    yield path(
        "M66 63q14-6 30-3", stroke="#7f9dd0", stroke_opacity=0.7, stroke_width=2, fill="none"
    )
    yield circle(104, 65, 3, fill="#3b2a44"), circle(80, 67, 2, fill="#3b2a44")
    yield path(derrick, stroke="#5d3a1b", stroke_width=2.4, fill="none", stroke_linejoin="round")
    yield use("s-wu-oil", 150, 58, 1.15), use("s-wu-oil", 177, 65, 0.85)


def stall(x: float, colour: str) -> Drawn:
    awning = [
        path(
            d("M", x - 33 + i * 11, 15, "h", 11, "v", 14, "a", 5.5, 5, 0, 0, 1, -11, 0, "z"),
            fill=colour if i % 2 == 0 else "#fff3dc",
            stroke="#000000",
            stroke_opacity=0.13,
        )
        for i in range(6)
    ]
    return g(
        rect(x - 27, 27, 4, 38, fill="#6b4423"),
        rect(x + 23, 27, 4, 38, fill="#6b4423"),
        rect(x - 28, 50, 56, 17, 2, fill="#8a5a2e"),
        rect(x - 28, 50, 56, 4, fill="#b57b43"),
        awning,
        path(
            d("M", x - 33, 15, "l", 6, -9, "h", 54, "l", 6, 9, "z"),
            fill=mix(colour, "#000000", 0.2),
        ),
        [use("s-wu-gold", x - 12 + i * 12, 47, 0.62) for i in range(3)],
    )


def gold_market() -> Iterator[Child]:
    paving = "".join(d("M", i * 16, 60, "h", 12) for i in range(12))
    yield hill(52, 5, "#d6a35e"), rect(0, 57, W, H - 57, fill="#c28b4a")
    yield path(paving, stroke="#9b6a31", stroke_width=1.2, opacity=0.6)
    yield stall(76, "#b3261e"), stall(148, "#1f6f78")


def village() -> Iterator[Child]:
    yield hill(42, 10, "#d79a5e"), palm(20, 66, 0.95), hut(59, 59, 0.82), hut(141, 57, 0.78)
    yield hill(64, 4, "#b98247"), hut(100, 74, 1), palm(180, 71, 1.05)


SCENES: Final[dict[str, Callable[[], Iterator[Child]]]] = {
    "pasture": pasture,
    "forest": forest,
    "quarry": quarry,
    "spring": oil_spring,
    "market": gold_market,
    "village": village,
}


def scenes() -> Iterator[Drawn]:
    """`s-wu-at-NAME`, with the evening's shade over it."""
    for name, make in SCENES.items():
        high, low = SKIES[name]
        yield linear(f"gr-wu-at-{name}", (0, high), (1, low))
        yield symbol(
            f"s-wu-at-{name}",
            rect(0, 0, W, H, fill=f"url(#gr-wu-at-{name})"),
            list(make()),
            rect(0, 0, W, H, fill="#0d0a14", fill_opacity="var(--wu-night-o)"),
        )
