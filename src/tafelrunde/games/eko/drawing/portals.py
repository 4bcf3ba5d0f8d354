"""Portals `portal-0` to `portal-5`, numbered as `hexes.SIDES`.

A portal is open towards one side; the ground leads out there, all around it falls into the dark.
"""

from __future__ import annotations

from math import cos, pi
from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.hexes import SQUASH, UNIT, hexagon
from tafelrunde.draw.shape import at, d, ellipse, g, linear, path, polygon, radial, symbol

ARCH: Final = "M-17 13V-8A17 17 0 0 1 17-8V13h-7V-8A10 10 0 0 0-10-8V13z"
GATE: Final = "M-10 13V-8A10 10 0 0 1 10-8V13z"
SWIRL: Final = "M0-2c2-2.4 5.4-.4 4.6 2.4C3.4 4.4-4.4 4-5.6-.6-6.8-6 .4-10.6 6-7"
BLOCKS: Final = "M-17-1h7M-17 6h7M10-1h7M10 6h7M0-25v7M-12-20l5 5M12-20l-5 5"


def line(data: str, colour: str, width: float, opacity: float = 1) -> Drawn:
    return path(
        data,
        fill="none",
        stroke=f"var(--{colour})",
        stroke_opacity=opacity,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def way(side: int) -> Drawn:
    """The ground from the gate to the open side, drawn to the east and turned."""
    x, y = UNIT * 0.985 * cos(pi / 6), UNIT * 0.985 / 2
    chevrons = "".join(d("M", left, -6, "l", 5, 6, -5, 6) for left in (21, 28))
    return g(
        path(polygon([(0, -10), (x, -y), (x, y), (0, 10)]), fill="url(#gr-eko-way)"),
        line(chevrons, "portal", 3, 0.85),
        transform=f"scale(1 {SQUASH}) rotate({60 * side})",
    )


def portal_symbol(side: int) -> Drawn:
    front = side in (1, 2)  # the way lies before the gate, else behind it
    gate = (
        ellipse(0, 14, 24, 7, fill="var(--black)", fill_opacity=0.35),
        path(GATE, fill="url(#gr-eko-portal)"),
        line(SWIRL, "portal-light", 2, 0.85),
        path(ARCH, fill="var(--stone)", stroke="var(--stone-line)", stroke_width=1.2),
        line(BLOCKS, "stone-line", 1.1, 0.9),
        line("M-17 13V-8A17 17 0 0 1-4-24.4", "stone-lit", 1.4),
    )
    return symbol(
        f"s-eko-portal-{side}",
        path(hexagon(0.985), fill="var(--chasm-rim)"),
        path(hexagon(0.93), fill="url(#gr-eko-chasm)"),
        way(side),
        g(gate, transform=at(0, -4 if front else 3, 0.86)),
    )


def defs() -> list[Drawn]:
    light, sand = "var(--portal-light)", "var(--sand-0)"
    glow = ((0, light), (0.45, "var(--portal-glow)"), (1, "var(--portal)"))
    return [
        radial("gr-eko-portal", *glow, cy=0.6, r=0.7),
        linear("gr-eko-way", (0, light, 0.5), (0.45, sand, 0.85), (1, sand), x2=1, y2=0),
        *(portal_symbol(side) for side in range(6)),
    ]
