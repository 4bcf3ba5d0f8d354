"""Small drawings of the site itself: its mark, and signs on buttons."""

from __future__ import annotations

from tafelrunde.draw.el import Drawn, el, leaf
from tafelrunde.draw.hexes import corners
from tafelrunde.draw.shape import circle, path, polygon

TILES = (("#e3b357", 20.0, 13.5), ("#c1602f", 10.0, 30.5), ("#2f8f8b", 30.0, 30.5))


def tiles() -> list[Drawn]:
    return [path(polygon(corners(11.2, x, y)), fill=fill) for fill, x, y in TILES]


@leaf
def logo() -> Drawn:
    return el("svg", *tiles(), class_="logo", viewBox="0 0 40 44", aria_hidden=True)


def favicon() -> str:
    return str(el("svg", *tiles(), xmlns="http://www.w3.org/2000/svg", viewBox="-2 0 44 44"))


def sign(*children: Drawn) -> Drawn:
    return el(
        "svg",
        *children,
        class_="icon",
        viewBox="0 0 24 24",
        fill="none",
        stroke="currentColor",
        stroke_width=2.2,
        stroke_linecap="round",
        stroke_linejoin="round",
        aria_hidden=True,
    )


@leaf
def moon() -> Drawn:
    return sign(path("M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z"))


@leaf
def sun() -> Drawn:
    rays = "M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7"
    return sign(circle(12, 12, 4.2), path(rays + "M6.7 17.3 5 19"))


@leaf
def person() -> Drawn:
    return sign(circle(12, 8, 4), path("M4.5 20.5c.8-4.2 3.6-6 7.5-6s6.7 1.8 7.5 6"))
