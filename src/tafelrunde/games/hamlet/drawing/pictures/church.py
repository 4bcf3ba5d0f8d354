"""The church in the middle of the village, growing piece by piece (11.4).

Six pieces: the walls of the nave, its roof, the sacristy with windows and portal, the lower and the
upper half of the tower, the spire. What is missing is a dashed wish, and scaffolding stands where
work goes on.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import at, circle, d, g, path, rect, symbol, use

from ..paint import GLASS, WISH, dye, own
from .house import SLOPE, House, lawn_shadow

PIECES: Final = 6
STONE, LIT, DARK = dye("#e3d7bf"), dye("#f6eedb"), dye("#b7a78a")
JOINTS: Final = dye("#a9977a")
TRIM: Final = dye("#fff6e2")
BEAM: Final = dye("#9a6a36")
BOARD: Final = dye("#c99a5c")
DOOR: Final = dye("#6a4326")
SLATE: Final = (dye("#4f6f86"), dye("#3a5468"), dye("#7f9bb0"))
NAVE: Final = House(38, 76, 34, 30, "#efe5cf", "#4f6f86", None, False, False, False)
SACRISTY: Final = House(18, 20, 15, 13, "#efe5cf", "#4f6f86", None, True, True, False)
LOWER, UPPER = -62, -104  # tops of the tower's halves


def wish(shape: str, fill: float = 0.16) -> Drawn:
    """What is still to be built."""
    return path(
        shape,
        fill=WISH,
        fill_opacity=fill,
        stroke=WISH,
        stroke_width=2,
        stroke_dasharray="5 4.5",
        stroke_linejoin="round",
        stroke_opacity=0.9,
    )


def nave_outline(high: float) -> str:
    w, h, long, up = NAVE.wide, NAVE.high, NAVE.long, -NAVE.long * SLOPE
    out = d("M", 0, 0, "V", -h, "L", w / 2, -h - high, "L", w / 2 + long, up - h - high)
    return out + d("L", w + long, up - h, "V", up, "L", w, 0, "z")


def nave(pieces: int) -> list[Drawn]:
    if pieces == 0:
        base = d("M", 0, 0, "H", NAVE.wide, "l", NAVE.long, -NAVE.long * SLOPE)
        return [
            path(base, fill="none", stroke=JOINTS, stroke_width=5, stroke_linecap="round"),
            wish(nave_outline(NAVE.roof_high)),
        ]
    if pieces == 1:
        return [NAVE.shadow(), *NAVE.walls(), wish(nave_outline(NAVE.roof_high), 0.08)]
    return [NAVE.draw()]


def windows() -> list[Drawn]:
    """Along the nave, between buttresses; the rose and the portal in front."""
    out = []
    for number in range(4):
        x = 46 + number * 18.0
        y = -6 - (x - 38) * SLOPE
        out.append(
            path(
                d("M", x, y, "v", -15, "q", 3.4, -8, 7, -2.5, "v", 15, "z"),
                fill=GLASS,
                stroke=TRIM,
                stroke_width=1.3,
            )
        )
        out.append(
            path(d("M", x - 5.4, y + 8, "v", -26, "l", 3, -1, "v", 26, "z"), fill=dye("#cfc1a4"))
        )
    rays = "M19-40.4V-27.6M12.6-34H25.4M14.5-38.5 23.5-29.5M23.5-38.5 14.5-29.5"
    arch = "M11 0V-15a8 9 0 0 1 16 0V0"
    return [
        *out,
        circle(19, -34, 6.4, fill=GLASS, stroke=TRIM, stroke_width=1.6),
        path(rays, stroke=TRIM, stroke_width=0.8),
        path(arch + "z", fill=DOOR),
        path("M19 0V-23", stroke=dye("#432712")),
        path(arch, fill="none", stroke=TRIM, stroke_width=1.8),
        SACRISTY.draw(92, 2, 0.9),
    ]  # fmt: skip


def tower(top: float) -> list[Drawn]:
    """From the ground up to `top`, left of the nave."""
    joints = list(range(-6, int(top) + 6, -14))
    lines = "".join(d("M", -42 + (i * 7) % 16, y, "h", 12) for i, y in enumerate(joints))
    slits = (
        "M-34-30v-12q4-8 8 0v12z"
        if top == LOWER
        else "M-34-30v-12q4-8 8 0v12zM-36-72v-16q6-9 12 0v16z"
    )
    return [
        path(d("M", -46, 8, "V", top, "H", -14, "V", 8, "z"), fill=STONE),
        path(d("M", -46, 8, "V", top, "h", 10, "V", 8, "z"), fill=LIT),
        path(d("M", -14, 8, "V", top, "L", -2, top - 4.4, "V", 3.6, "z"), fill=DARK),
        path(d("M", -46, top, "H", -14, "L", -2, top - 4.4, "H", -34, "z"), fill=dye("#8d7d62")),
        path(lines, stroke=JOINTS, stroke_width=1.3),
        path(slits, fill=GLASS, stroke=TRIM, stroke_width=1.3),
        path("M-35 8V-8a5 6 0 0 1 10 0V8z", fill=DOOR),
    ]  # fmt: skip


def broken_top(top: float) -> Drawn:
    """Courses of stone that are not yet closed."""
    shape = d("M", -46, top, "v", -6, "h", 6, "v", 6, "z", "M", -34, top, "v", -9, "h", 7, "v", 9)
    shape += d("z", "M", -20, top, "v", -5, "h", 6, "v", 5, "z")
    return path(shape, fill=STONE)


def spire() -> list[Drawn]:
    return [
        path(d("M", -49, UPPER, "L", -26, -160, "L", -11, UPPER, "z"), fill=SLATE[0]),
        path(d("M", -49, UPPER, "L", -26, -160, "L", -36, UPPER, "z"), fill=SLATE[2]),
        path(d("M", -11, UPPER, "L", -26, -160, "L", 1, UPPER - 5, "z"), fill=SLATE[1]),
        path("M-26-160v-13M-31-168h10", stroke=dye("#d9a93a"), stroke_width=2.6,
             stroke_linecap="round"),
    ]  # fmt: skip


def spire_wish(top: float) -> list[Drawn]:
    return [
        wish(d("M", -46, top - 6, "L", -26, top - 62, "L", -2, top - 9, "L", -14, top - 6, "z")),
        wish(d("M", -26, top - 62, "v", -11, "m", -5, 5, "h", 10), 0),
    ]


def scaffold(top: float) -> list[Drawn]:
    """Poles and boards around the tower, with a crane that lifts a block."""
    poles = d("M", -54, 10, "V", top - 24, "M", -8, 9, "V", top - 18)
    levels = [y for y in (-20, -48, -74, -98) if y > top - 16]
    rails = "".join(d("M", -54, y, "H", -8) for y in levels)
    boards = "".join(d("M", -57, y, "h", 52) for y in levels)
    jib = d("M", -54, top - 24, "V", top - 44, "L", -24, top - 50)
    return [
        path(poles + rails, stroke=BEAM, stroke_width=2.2, fill="none"),
        path(boards, stroke=BOARD, stroke_width=3.4, stroke_linecap="round"),
        path(jib, stroke=BEAM, stroke_width=3, fill="none", stroke_linecap="round"),
        path(d("M", -24, top - 50, "v", 26), stroke=dye("#5d4630"), stroke_width=1.2),
        use("s-hv-block", -24, top - 16, 0.8),
    ]


def tower_base() -> list[Drawn]:
    return [
        rect(-46, 2, 34, 7, 2, fill=JOINTS),
        wish(d("M", -46, 4, "V", LOWER, "H", -14, "V", 4, "z"), 0.1),
    ]


def church(pieces: int) -> Drawn:
    out = [lawn_shadow(14, 2, 78, 15, 0.13), g(nave(pieces), transform=at(-16, 2))]
    if pieces >= 3:
        out.append(g(windows(), transform=at(-16, 2)))
        out.append(path("M104-64v-12M99.5-72h9", stroke=dye("#d9a93a"), stroke_width=2.4,
                        stroke_linecap="round", transform=at(-26, -6)))  # fmt: skip
    tops = {4: LOWER, 5: UPPER, 6: UPPER}
    if pieces in tops:
        out += tower(tops[pieces])
        out += (
            spire() if pieces == PIECES else [broken_top(tops[pieces]), *spire_wish(tops[pieces])]
        )
    else:
        out += tower_base()
    if pieces in (4, 5):
        out += scaffold(tops[pieces])
    if pieces < 4:
        out += [use("s-hv-block", x, y) for x, y in ((-60, 8), (-70, 4), (-64, 0))]
    return g(out)


SYMBOLS: Final = own(
    *[symbol(f"s-hv-church-{pieces}", church(pieces)) for pieces in range(PIECES + 1)]
)
