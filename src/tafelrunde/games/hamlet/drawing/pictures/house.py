"""A little house seen from the side, and parts that several buildings share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.palette import mix
from tafelrunde.draw.shape import Point, at, circle, d, ellipse, g, path, polygon, rect

from ..paint import FRAME, SHADE, WINDOW, dye

SLOPE: Final = 0.36  # how the long side rises to the right
EAVES: Final = 2.6
DOOR: Final = dye("#5b3620")
BASE: Final = (dye("#a39a8b"), dye("#7f776b"))
ROUND: Final = {"stroke_linecap": "round", "stroke_linejoin": "round"}


@dataclass(frozen=True)
class House:
    """Gable front on the left, long side to the right; (0, 0) is the lower left corner."""

    wide: float
    long: float
    high: float
    roof_high: float
    wall: str = "#f2e2c0"
    roof: str = "#b5542f"
    timber: str | None = "#6b4526"
    door: bool = True
    windows: bool = True
    chimney: bool = True

    def draw(self, x: float = 0, y: float = 0, scale: float = 1) -> Drawn:
        parts = [self.shadow(), *self.walls(), *self.timbers()]
        if self.door:
            parts.append(self.front_door())
        if self.windows:
            parts += self.lit_windows()
        parts += self.roof_tiles()
        if self.chimney:
            parts.append(self.smoke_stack())
        return g(parts, transform=at(x, y, scale))

    def shadow(self) -> Drawn:
        w, right, up = self.wide, self.wide + self.long, -self.long * SLOPE
        points = [(-2, 2), (w, 4), (right + 8, up + 4), (right + 4, up - 4), (w, 0)]
        return path(polygon(points), fill=SHADE, fill_opacity=0.28)

    def side(self, low: float, high: float) -> list[Point]:
        """A band of the long side, between two heights."""
        w, right, up = self.wide, self.wide + self.long, -self.long * SLOPE
        return [(w, -low), (right, up - low), (right, up - high), (w, -high)]

    def walls(self) -> list[Drawn]:
        w, h = self.wide, self.high
        front = [(0.0, 0.0), (w, 0), (w, -h), (w / 2, -h - self.roof_high), (0, -h)]
        return [
            path(polygon(self.side(0, h)), fill=dye(mix(self.wall, "#5a3f2a", 0.34))),
            path(polygon(front), fill=dye(self.wall)),
            rect(0, -3, w, 3, fill=BASE[0]),
            path(polygon(self.side(0, 3)), fill=BASE[1]),
        ]

    def timbers(self) -> list[Drawn]:
        if self.timber is None:
            return []
        w, h, rh, long = self.wide, self.high, self.roof_high, self.long
        collar = -h - rh * 0.4
        front = d("M", 1, -1, "V", -h, "M", w - 1, -1, "V", -h, "M", 0, -h, "H", w)
        front += d("M", w / 2, -h, "V", -h - rh + 3, "M", w * 0.22, collar, "H", w * 0.78)
        front += d("M", w / 2, -h, "L", w * 0.24, collar, "M", w / 2, -h, "L", w * 0.76, collar)
        side = d("M", w, -h / 2, "l", long, -long * SLOPE)
        for t in (0.04, 0.36, 0.68, 0.97):
            up = -long * SLOPE * t
            side += d("M", w + long * t, up - 2, "V", up - h)
        dark = dye(mix(self.timber, "#000000", 0.25))
        return [
            path(front, stroke=dye(self.timber), stroke_width=1.7, fill="none"),
            path(side, stroke=dark, stroke_width=1.5, fill="none"),
        ]

    def front_door(self) -> Drawn:
        x, top = self.wide / 2, -self.high * 0.58
        arch = d("M", x - 4, 0, "V", top, "a", 4, 4, 0, 0, 1, 8, 0, "V", 0, "z")
        return g(
            path(arch, fill=DOOR),
            path(d("M", x, 0, "V", top - 3), stroke=dye("#3b2212"), stroke_width=0.8),
        )

    def lit_windows(self) -> list[Drawn]:
        w, h, long = self.wide, self.high, self.long
        out = []
        for t in (0.14, 0.46, 0.76)[: 3 if long > 26 else 2]:
            x, y = w + long * t, -long * SLOPE * t - h * 0.34
            dx, dy = long * 0.14, -long * SLOPE * 0.14
            pane = d("M", x, y, "l", dx, dy, "v", -h * 0.36, "l", -dx, -dy, "z")
            out.append(path(pane, fill=WINDOW, stroke=FRAME))
        attic = (w / 2 - 2.6, -h - self.roof_high * 0.34, 5.2, 5.4, 0.8)
        return [*out, rect(*attic, fill=WINDOW, stroke=FRAME, stroke_width=0.9)]

    def roof_tiles(self) -> list[Drawn]:
        w, h, rh, long = self.wide, self.high, self.roof_high, self.long
        up = -long * SLOPE
        a, b = (w + EAVES, -h + 2.4), (w + long + EAVES + 2, up - h + 1.6)
        c, top = (w / 2 + long + 2, up - h - rh - 1), (w / 2, -h - rh - 2)
        verge = d("M", -EAVES - 0.6, -h + 3, "L", *top, "L", top[0] + 1.6, top[1] + 4.4)
        verge += d("L", -EAVES + 2.4, -h + 4.6, "z")
        rows = ""
        for row in (0.2, 0.4, 0.6, 0.8):
            start = (a[0] + (top[0] - a[0]) * row, a[1] + (top[1] - a[1]) * row)
            end = (b[0] + (c[0] - b[0]) * row, b[1] + (c[1] - b[1]) * row)
            rows += d("M", *start, "L", *end)
        dark = dye(mix(self.roof, "#2a0f06", 0.45))
        return [
            path(verge, fill=dye(mix(self.roof, "#ffffff", 0.12))),
            path(polygon([a, b, c, top]), fill=dye(self.roof)),
            path(rows, stroke=dark, stroke_opacity=0.45, fill="none"),
            path(
                d("M", *top, "L", *c),
                stroke=dye(mix(self.roof, "#fff2d0", 0.45)),
                stroke_width=1.8,
                stroke_linecap="round",
            ),
            path(
                d("M", *top, "L", *a, "l", 1.4, 2.2),
                stroke=dye(mix(self.roof, "#2a0f06", 0.35)),
                stroke_width=1.6,
                fill="none",
            ),
        ]

    def smoke_stack(self) -> Drawn:
        x = self.wide / 2 + self.long * 0.62 + 4
        y = -self.long * SLOPE * 0.62 - self.high - self.roof_high + 4
        return g(
            rect(x, y - 10, 6, 13, fill=dye("#a1694c")),
            rect(x + 3.4, y - 10, 2.6, 12, fill=dye("#76462f")),
            rect(x - 1, y - 11.4, 8, 2.6, 0.8, fill=dye("#c48b68")),
        )


def log(x: float, y: float, turn: float = 0, long: float = 18) -> Drawn:
    """A trunk, its cut end to the right."""
    half = long / 2
    return g(
        rect(-half - 1, -3.6, long, 7.2, 3.4, fill=dye("#8a5526")),
        rect(-half - 1, -3.6, long, 3, 1.5, fill=dye("#b57b43"), opacity=0.8),
        path(d("M", -half + 3, -1, "h", 6, "M", -3, 1.6, "h", 7), stroke=dye("#5d3615"),
             stroke_width=0.9, stroke_linecap="round"),
        ellipse(half - 1, 0, 3, 3.6, fill=dye("#e8c38a"), stroke=dye("#6d4219"), stroke_width=0.9),
        ellipse(half - 1, 0, 1.4, 1.7, fill="none", stroke=dye("#a9733a"), stroke_width=0.8),
        transform=at(x, y, 1, turn),
    )  # fmt: skip


def smoke(x: float, y: float) -> Drawn:
    puffs = ((0, 0, 3, 0.5), (3, 7, 4, 0.38), (1, 15, 5, 0.24))
    return g(
        [circle(x + a, y - b, r, fill="#ffffff", fill_opacity=o) for a, b, r, o in puffs],
    )


def lawn_shadow(x: float, y: float, rx: float, ry: float, strength: float = 0.14) -> Drawn:
    return ellipse(x, y, rx, ry, fill="#1a2408", fill_opacity=strength)
