"""The shapes of SVG as functions, transforms, gradients and symbols."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import TypeAlias

from tafelrunde.draw.el import Child, Drawn, Value, el, number

Point: TypeAlias = tuple[float, float]
Stop: TypeAlias = tuple[float, str] | tuple[float, str, float | str]  # offset, colour, opacity


def g(*children: Child, **attributes: Value) -> Drawn:
    return el("g", *children, **attributes)


def path(d: str, **attributes: Value) -> Drawn:
    return el("path", d=d, **attributes)


def circle(x: float, y: float, r: float, **attributes: Value) -> Drawn:
    return el("circle", cx=x or None, cy=y or None, r=r, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: Value) -> Drawn:
    return el("ellipse", cx=x or None, cy=y or None, rx=rx, ry=ry, **attributes)


def rect(
    x: float, y: float, width: float, height: float, rx: float = 0, **attributes: Value
) -> Drawn:
    return el("rect", x=x, y=y, width=width, height=height, rx=rx or None, **attributes)


def d(*parts: str | float) -> str:
    """Path data from letters and numbers: d("M", 0, y, "L", x, y, "z")."""
    out = ""
    for part in parts:
        word = part if isinstance(part, str) else number(part)
        out += word if not out or out[-1].isalpha() or word[0].isalpha() else " " + word
    return out


def polygon(points: Sequence[Point]) -> str:
    """Path data of a closed shape."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


def smooth(points: Sequence[Point], short: float = 0) -> str:
    """Path data of a soft line through way-points, ending `short` before the last one."""
    out = [d("M", *points[0])]
    for (ax, ay), (bx, by) in pairwise(points[1:]):
        out.append(d("Q", ax, ay, (ax + bx) / 2, (ay + by) / 2))
    (ax, ay), (bx, by) = points[-2], points[-1]
    part = short / (hypot(bx - ax, by - ay) or 1)
    return "".join(out) + d("L", bx - (bx - ax) * part, by - (by - ay) * part)


def at(
    x: float = 0, y: float = 0, scale: float | Point = 1, turn: float = 0, about: Point = (0, 0)
) -> str | None:
    """A transform: moved, then turned (about a point), then scaled; None if it does nothing."""
    out = []
    if x or y:
        out.append(f"translate({number(x)} {number(y)})")
    if turn:
        middle = "".join(" " + number(v) for v in about) if any(about) else ""
        out.append(f"rotate({number(turn)}{middle})")
    if isinstance(scale, tuple):
        out.append(f"scale({' '.join(f'{v:.4g}' for v in scale)})")
    elif scale != 1:
        out.append(f"scale({scale:.4g})")
    return " ".join(out) or None


def use(
    ref: str,
    x: float = 0,
    y: float = 0,
    scale: float | Point = 1,
    turn: float = 0,
    **attributes: Value,
) -> Drawn:
    """A symbol of the kit or of the scene, placed."""
    return el("use", href="#" + ref, transform=at(x, y, scale, turn), **attributes)


def keep(x: float, y: float, *parts: Child, **attributes: Value) -> Drawn:
    """Words with what they stand on, around the origin: on a small screen they stay readable."""
    return g(g(*parts, class_="keep"), transform=at(x, y), **attributes)


def symbol(name: str, *children: Child) -> Drawn:
    """A group among the definitions: of a `<symbol>`, Firefox takes the whole board for its box."""
    return el("g", *children, id=name)


def stops(stops: Sequence[Stop]) -> list[Drawn]:
    return [
        el(
            "stop",
            offset=stop[0],
            stop_color=stop[1],
            stop_opacity=stop[2] if len(stop) == 3 else None,
        )
        for stop in stops
    ]


def linear(name: str, *colours: Stop, x2: float = 0, y2: float = 1) -> Drawn:
    """From the upper left corner to (x2, y2) of the box; downwards unless told."""
    return el("linearGradient", *stops(colours), id=name, x1=0, y1=0, x2=x2, y2=y2)


def radial(name: str, *colours: Stop, cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> Drawn:
    return el("radialGradient", *stops(colours), id=name, cx=cx, cy=cy, r=r)
