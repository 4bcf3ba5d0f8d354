"""Rarer terrain: storm, temple, and portals `portal-0` to `portal-5`, numbered as `hexes.SIDES`.

A portal is open towards one side; the ground leads out there, all around it falls into the dark.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.hexes import SQUASH, UNIT, hexagon
from tafelrunde.draw.shape import (
    Point,
    at,
    circle,
    d,
    ellipse,
    linear,
    path,
    polygon,
    radial,
    rect,
    smooth,
    symbol,
)
from tafelrunde.draw.shape import g as group
from tafelrunde.draw.terrain import floor, ground, line, rim, ring

DUST: Final = ((-25, -9, 1.2), (9, -22, 1.5), (27, 4, 1.2), (-12, 20, 1.4), (17, 17, 1.3))


def arm(turn: float, long: float) -> str:
    """One arm of a whirl, from near the middle outwards."""
    points: list[Point] = []
    for step in range(9):
        r, angle = 9 + long * step / 8, turn + 2.5 * step / 8
        points.append((r * cos(angle), 1 + r * SQUASH * sin(angle)))
    return smooth(points)


def storm_symbol() -> Drawn:
    """A field in the storm: pieces may stand on it."""
    arms = [arm(pi * 2 * i / 5, 24 if i % 2 else 20) for i in range(5)]
    return symbol(
        "s-storm",
        floor("storm"),
        path(hexagon(0.985), fill="url(#gr-storm-eye)"),
        group(line("".join(arms), "storm-line", 4.6, 0.3), transform="translate(0 1.6)"),
        [line(each, "storm-light", 2.6 if i % 2 else 1.8, 0.85) for i, each in enumerate(arms)],
        [circle(x, y, r, fill="var(--storm-line)", fill_opacity=0.7) for x, y, r in DUST],
        ring(0.75),
        rim(),
    )


def column(x: float, y: float) -> Drawn:
    return group(
        ellipse(1, 1.5, 6, 2.6, fill_opacity=0.25),
        rect(-3, -13, 6, 14, fill="var(--stone)"),
        rect(-3, -13, 2.2, 14, fill="var(--stone-lit)"),
        rect(1.2, -13, 1.8, 14, fill="var(--stone-dark)"),
        rect(-4.4, -1, 8.8, 2.8, 1, fill="var(--stone-lit)", stroke="var(--stone-line)"),
        rect(-4.4, -15, 8.8, 3, 1, fill="var(--stone-lit)", stroke="var(--stone-line)"),
        transform=at(x, y),
        stroke_width=0.6,
    )


def temple_symbol() -> Drawn:
    """A round floor with columns and the spiral of the wind; a building may stand on it."""
    spiral = (
        "M0 .6C2-2 6-.6 5.4 2.6 4.6 6.6-3.6 7.4-6.4 3-9.6-2.6-3-8.6 4-7.6 11.4-6.4 13.4.6 10.6 5"
    )
    angles = [pi / 3 * i + pi / 6 for i in range(6)]
    posts = sorted(((23 * sin(a), 2 - 21 * SQUASH * cos(a)) for a in angles), key=lambda p: p[1])
    steps = ((31, "temple-far"), (29, "temple"), (17, "enamel"), (15.4, "temple"))
    return symbol(
        "s-temple",
        floor("temple"),
        [
            ellipse(0, 3 - i * 0.7, r, r * SQUASH, fill=f"var(--{name})")
            for i, (r, name) in enumerate(steps)
        ],
        line(spiral, "enamel", 2.6),
        [column(x, y) for x, y in posts],
        rim(),
    )


ARCH: Final = "M-17 13V-8A17 17 0 0 1 17-8V13h-7V-8A10 10 0 0 0-10-8V13z"
GATE: Final = "M-10 13V-8A10 10 0 0 1 10-8V13z"
SWIRL: Final = "M0-2c2-2.4 5.4-.4 4.6 2.4C3.4 4.4-4.4 4-5.6-.6-6.8-6 .4-10.6 6-7"
BLOCKS: Final = "M-17-1h7M-17 6h7M10-1h7M10 6h7M0-25v7M-12-20l5 5M12-20l-5 5"


def way(side: int) -> Drawn:
    """The ground from the gate to the open side, drawn to the east and turned."""
    x, y = UNIT * 0.985 * cos(pi / 6), UNIT * 0.985 / 2
    chevrons = "".join(d("M", left, -6, "l", 5, 6, -5, 6) for left in (21, 28))
    return group(
        path(polygon([(0, -10), (x, -y), (x, y), (0, 10)]), fill="url(#gr-way)"),
        line(chevrons, "portal", 3, 0.85),
        transform=f"scale(1 {SQUASH}) rotate({60 * side})",
    )


def portal_symbol(side: int) -> Drawn:
    front = side in (1, 2)  # the way lies before the gate, else behind it
    gate = (
        ellipse(0, 14, 24, 7, fill="#000000", fill_opacity=0.35),
        path(GATE, fill="url(#gr-portal)"),
        line(SWIRL, "portal-light", 2, 0.85),
        path(ARCH, fill="var(--stone)", stroke="var(--stone-line)", stroke_width=1.2),
        line(BLOCKS, "stone-line", 1.1, 0.9),
        line("M-17 13V-8A17 17 0 0 1-4-24.4", "stone-lit", 1.4),
    )
    return symbol(
        f"s-portal-{side}",
        path(hexagon(0.985), fill="var(--chasm-rim)"),
        path(hexagon(0.93), fill="url(#gr-chasm)"),
        way(side),
        group(gate, transform=at(0, -4 if front else 3, 0.86)),
    )


def defs() -> list[Drawn]:
    light, sand = "var(--portal-light)", "var(--sand-0)"
    return [
        ground("storm"),
        ground("temple"),
        radial(
            "gr-storm-eye", (0, "var(--storm-light)", 0.5), (0.7, "var(--storm-line)", 0.25), r=0.6
        ),
        radial("gr-portal", (0, light), (0.45, "#5a4bd0"), (1, "var(--portal)"), cy=0.6, r=0.7),
        linear("gr-way", (0, light, 0.5), (0.45, sand, 0.85), (1, sand), x2=1, y2=0),
        storm_symbol(),
        temple_symbol(),
        *(portal_symbol(side) for side in range(6)),
    ]
