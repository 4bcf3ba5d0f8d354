"""The icons of cards and places as symbols, each in a box of -12..12."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, sin, tau
from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.palette import Shade, dimmed
from tafelrunde.draw.shape import (
    at,
    circle,
    d,
    ellipse,
    g,
    linear,
    path,
    radial,
    rect,
    symbol,
    use,
)  # fmt: skip
from tafelrunde.draw.text import SERIF, text

from .signs import signs

INK: Final = "#2b1d12"
FLEECE: Final = (
    (-6.0, -1.0, 4.6), (-2.0, -4.6, 4.8), (3.0, -4.4, 4.6), (6.2, -0.6, 4.2), (3.6, 3.0, 4.6),
    (-1.4, 3.4, 4.8), (-5.4, 2.8, 4.0),
)  # fmt: skip
ELEMENTS: Final = {  # main colour, light colour
    "fire": ("#c8371f", "#ff9b4a"),
    "water": ("#1f6fb5", "#7cc4f2"),
    "wind": ("#4f857f", "#d5efe9"),
    "earth": ("#6b7d24", "#c3d06a"),
}
PAINT: Final[dict[str, Shade]] = {
    "wu-night-o": ("0", "0.3"),  # how dark pictures are in the evening
    **{f"wu-{name}": dimmed(main, 0.12) for name, (main, _) in ELEMENTS.items()},
}


def sheep() -> Drawn:
    legs = "M-5 5v6M-1.6 6.4v5M3 6.4v5M6 5v5"
    face = "M6.5-5.5c3.4-1 5.2 1 5 4.2C11.3 1.6 9.4 2.4 7.8 1.4 6 .2 5.4-3.4 6.5-5.5z"
    return symbol(
        "s-wu-sheep",
        path(legs, stroke="#6b5545", stroke_width=2.2, stroke_linecap="round"),
        [circle(x, y, r + 0.9, fill="#a99f8f") for x, y, r in FLEECE],
        [circle(x, y, r, fill="#fffaf0") for x, y, r in FLEECE],
        circle(0, -0.5, 5.6, fill="#fffaf0"),
        path(face, fill="#4a382c", stroke="#efe4d0", stroke_width=0.7),
        circle(9.2, -1.9, 0.9, fill="#ffffff"),
    )


def log(x: float, y: float, turn: float = 0) -> Drawn:
    return g(
        rect(-10, -3.6, 18, 7.2, 3.4, fill="#8a5526"),
        rect(-10, -3.6, 18, 3, 1.5, fill="#b57b43", opacity=0.8),
        path("M-6-1h6M-3 1.6h7", stroke="#5d3615", stroke_width=0.9, stroke_linecap="round"),
        ellipse(8, 0, 3, 3.6, fill="#e8c38a", stroke="#6d4219", stroke_width=0.9),
        ellipse(8, 0, 1.4, 1.7, fill="none", stroke="#a9733a", stroke_width=0.8),
        transform=at(x, y, 1, turn),
    )


def oil() -> Drawn:
    jar = "M-4-11h8v3.2C8.6-5.6 10-2 10 2.2 10 8 5.6 11 0 11S-10 8-10 2.2C-10-2-8.6-5.6-4-7.8z"
    shade = "M0-11h4v3.2C8.6-5.6 10-2 10 2.2 10 8 5.6 11 0 11z"
    drop = "M0-4.4c2.4 3.2 4 5 4 7.4A4 4 0 0 1-4 3C-4 .6-2.4-1.2 0-4.4z"
    return symbol(
        "s-wu-oil",
        path(jar, fill="#7c3f1d", stroke="#3a1a08", stroke_width=0.8),
        path(shade, fill="#4f2510", opacity=0.75),
        rect(-5.4, -12, 10.8, 3, 1.5, fill="#a3562a"),
        path(drop, fill="#f4d35e", stroke="#2b1608", stroke_width=0.8),
        path(
            "M-6.8-1.4c-.9 2-.9 4.4 0 6.4",
            stroke="#d08a58",
            stroke_width=1.4,
            fill="none",
            stroke_linecap="round",
        ),
    )


def stone() -> Drawn:
    whole = "M-10 8-11.4-1-4.4-9.6 5.6-8.4 11.4-.6 9 8.4-1 11z"
    return symbol(
        "s-wu-stone",
        path(whole, fill="#8d8a86", stroke="#4d4a47", stroke_width=0.9),
        path("M-11.4-1-4.4-9.6 5.6-8.4.4-1.6z", fill="#c9c5bf"),
        path("M.4-1.6 5.6-8.4 11.4-.6 9 8.4-1 11z", fill="#6d6a66"),
        path("M-11.4-1 .4-1.6-1 11-10 8z", fill="#a19d97"),
    )


def gold() -> Drawn:
    star = "M0-5 1.4-1.6 5-1.4 2.2.9 3.1 4.4 0 2.4-3.1 4.4-2.2.9-5-1.4-1.4-1.6z"
    return symbol(
        "s-wu-gold",
        circle(1, 2, 10.5, fill="#5b3a08", fill_opacity=0.45),
        circle(0, 0, 10.5, fill="url(#gr-coin)", stroke="#8a5b12"),
        circle(0, 0, 7.4, fill="none", stroke="#a8741a", stroke_width=1.2),
        path(star, fill="#a06a12"),
    )


def any_resource() -> Drawn:
    """A wheel of the five kinds."""
    colours = ("#eebb3c", "#fffaf0", "#8a5526", "#b5481c", "#8d8a86")
    parts = []
    for index, colour in enumerate(colours):
        a, b = tau * index / 5, tau * (index + 1) / 5
        near, far = (10.5 * sin(a), -10.5 * cos(a)), (10.5 * sin(b), -10.5 * cos(b))
        shape = d("M", 0, 0, "L", *near, "A", 10.5, 10.5, 0, 0, 1, *far, "z")
        parts.append(path(shape, fill=colour))
    return symbol(
        "s-wu-any",
        parts,
        circle(0, 0, 10.5, fill="none", stroke="#3a2b22"),
        circle(0, 0, 6.2, fill="#fff8e6", stroke="#3a2b22", stroke_width=0.7),
        text(0, 4.2, "?", 12, INK, SERIF, 700, "middle"),
    )


def cost() -> Drawn:
    """C: what the own cost marker shows; a marker with an open middle."""
    return symbol(
        "s-wu-cost",
        rect(-10.5, -10.5, 21, 21, 5, fill="#fff7e3", stroke="#b3261e", stroke_width=2.4),
        text(0, 5.6, "C", 15.5, "#b3261e", SERIF, 700, "middle"),
    )


def small_card(name: str, fill: str, edge: str, *inside: Drawn) -> Drawn:
    return symbol(f"s-wu-{name}", rect(-8, -11, 16, 22, 3, fill=fill, stroke=edge), *inside)


def cards() -> Iterator[Drawn]:
    eye = "M-5.6 0Q0-6.4 5.6 0 0 6.4-5.6 0z"
    claw = "M-4.8-4.4 0-1.6 4.8-4.4 3.6.6 5 5.2 0 2.8-5 5.2-3.6.6z"
    yield small_card(
        "omen", "#3c2a63", "#1d1236",
        path(eye, fill="#e9ddff"), circle(0, 0, 2.5, fill="#6a3fb0"),
        circle(0.6, -0.7, 0.8, fill="#ffffff"),
    )  # fmt: skip
    yield small_card("revenge", "#5d1210", "#2c0706", path(claw, fill="#ff9c7a"))
    lock = "M-3.2-1v-2.6a3.2 3.2 0 0 1 6.4 0V-1"
    yield small_card(
        "secret", "#7a5410", "#3d2804",
        path(lock, fill="none", stroke="#ffe9a0", stroke_width=1.7),
        rect(-4.6, -1.2, 9.2, 7.2, 1.4, fill="#ffe9a0"), circle(0, 2.2, 1.3, fill="#5b3a08"),
    )  # fmt: skip
    seal = circle(0, 4.6, 3, fill="#b3261e", stroke="#6d0d0d", stroke_width=0.7)
    lines = path("M-5-6.4H5M-5-3.4H5M-5-.4H2", stroke="#8a6a3a", stroke_width=1.3)
    yield small_card("pact", "#fbf2df", "#8a6a3a", lines, seal)
    turn = "M4.6 1.6A5 5 0 1 1 3.4-4M3.8-7.4V-3.6H0"
    yield small_card(
        "round", "#b8661b", "#5a2f16",
        path(turn, fill="none", stroke="#fff3dc", stroke_width=1.7, stroke_linecap="round"),
    )  # fmt: skip


def elements() -> Iterator[Drawn]:
    flame = (
        "M.6-11c1.3 5 7.4 7 7.4 13.5A8 8 0 0 1-8 2.5c0-3.7 2.3-5.5 3.3-8.2 1.8 1.8 2.4 2.5 2.6 4.3"
        "C.2-3.8 1.2-7.4.6-11z"
    )
    core = (
        "M.4-2.6C1.2 0 4.2 1.4 4.2 4.8A4.3 4.3 0 0 1-4.3 4.8C-4.3 2.6-2.8 1.8-2.3 0-1.2 1-1 1.4"
        "-.8 2.4.4 1-.2-.8.4-2.6z"
    )
    yield symbol("s-wu-fire", path(flame, fill="#ffb347"), path(core, fill="#fff3c4"))
    drop = "M0-11c4.6 6 8 9.2 8 14A8 8 0 0 1-8 3c0-4.8 3.4-8 8-14z"
    yield symbol(
        "s-wu-water",
        path(drop, fill="#bfe6ff"),
        path("M-4.6 4A4.8 4.8 0 0 0 .4 8.6", fill="none", stroke="#2d7fc4", stroke_width=1.8),
    )
    gust = "M-10-3H3.6A3.6 3.6 0 1 0 .2-7.6M-10 1.4H7A3.4 3.4 0 1 1 3.8 5.8M-7 5.6H-.6A2.6 2.6"
    yield symbol(
        "s-wu-wind",
        path(
            gust + " 0 1 1-3 9",
            fill="none",
            stroke="#f2fffc",
            stroke_width=2.3,
            stroke_linecap="round",
        ),
    )
    yield symbol(
        "s-wu-earth",
        path("M-11 8-3.4-7 .6-.4 3-4 11 8z", fill="#e4ecab"),
        path("M-3.4-7-1 8h-10z", fill="#ffffff", opacity=0.45),
        path("M3-4 4 8h7z", fill="#3f4c10", opacity=0.35),
    )


def element_seals() -> Iterator[Drawn]:
    """An element as a seal of its own colour, wherever it is not on a card's head."""
    for name, (main, _) in ELEMENTS.items():
        yield symbol(
            f"s-wu-seal-{name}",
            circle(0, 0, 11, fill=main),
            circle(0, 0, 11, fill="#000000", fill_opacity=0.3, stroke="#f2cf7a", stroke_width=1.4),
            use(f"s-wu-{name}", 0, 0, 0.66),
        )


def all_elements() -> Drawn:
    places = ((-5.4, -5.4), (5.4, -5.4), (-5.4, 5.4), (5.4, 5.4))
    return symbol(
        "s-wu-any-element",
        [use(f"s-wu-seal-{name}", x, y, 0.46) for name, (x, y) in zip(ELEMENTS, places)],
    )


def gradients() -> Iterator[Drawn]:
    for name, (main, light) in ELEMENTS.items():
        yield linear(f"gr-wu-{name}", (0, light, 0.55), (0.5, main, 0), (1, "#000000", 0.2), x2=1)
    yield radial(
        "gr-wu-jungle", (0, "var(--wu-isle-0)"), (0.5, "var(--wu-isle-1)"),
        (1, "var(--wu-isle-2)"), cy=0.45, r=0.8,
    )  # fmt: skip


def every() -> Iterator[Drawn]:
    yield from gradients()
    yield from (sheep(), oil(), stone(), gold(), any_resource(), cost())
    yield symbol("s-wu-wood", log(0, 6.2), log(-1, -1.2, -3), log(1.2, -7.6, 4))
    yield from cards()
    yield from elements()
    yield from element_seals()
    yield all_elements()
    yield from signs()
