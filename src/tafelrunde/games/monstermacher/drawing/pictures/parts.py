"""Arms, legs, heads and brains as drawn, each where it grows on the torso.

All are symbols around the torso's middle: an arm or leg is drawn for the left side and mirrored for
the right one. `icon` puts one of them into the middle of a card.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from tafelrunde.draw.el import Child, Drawn, leaf
from tafelrunde.draw.shape import at, circle, d, ellipse, g, path, rect, symbol, use

from ..paint import OUT, SKINS

KINDS: Final = ("LA", "RA", "LL", "RL", "HD", "BR")
ROTTEN: Final = "rotten"  # skins, besides those of values
BONE: Final = "bone"
RIGHT: Final = ("RA", "RL")
ARM: Final = "M-33-25C-46-19-54-6-55 8S-56 26-57 33"
LEG: Final = "M-14 44C-17 58-18 74-19 92"
FOOT: Final = "C-8 98-9 104-12 106H-36C-43 106-44 98-37 96-31 94-29 90-28 "
FINGERS: Final = "M-59 42L-68 49M-59 44L-64 56M-57 44L-56 58M-55 41L-47 51"
SKULL: Final = "M-23-88H23C27-66 26-52 17-43 10-38-10-38-17-43-26-52-27-66-23-88z"
CHEEK: Final = "M17-80C21-64 20-52 12-44 10-41 14-42 17-44 25-52 26-66 22.5-86z"
LIDS: Final = (
    "M-17-65.5C-16-74-3-74-2-65.5-7-68-12-68-17-65.5z",
    "M4.5-64.5C6-71 15-71 16.5-64.5 12-66.5 9-66.5 4.5-64.5z",
)
HAIR: Final = "M-24-90H24L25-78 20-82 15-75 9-81 3-75-3-81-9-74-14-81-20-75-25-79z"
PATCH: Final = "M-23 62.5l1 4M-18 61.5l.5 4M-12 61l0 4M-23 74l1 4M-17 74l.5 4M-11.5 73l.5 4"
FUMES: Final = "M0 0c-3-4 3-6 0-10M7 2c-3-4 3-6 0-10"
BOXES: Final = {  # the middle and the height of a part where it grows
    "LA": (-57.0, 12.0, 98.0),
    "RA": (57.0, 12.0, 98.0),
    "LL": (-25.0, 75.0, 70.0),
    "RL": (25.0, 75.0, 70.0),
    "HD": (0.0, -63.0, 56.0),
    "BR": (0.0, -1.0, 30.0),
}


def colour_of(skin: str) -> str:
    return f"var(--skin-{skin})"


def shade_of(skin: str) -> str:
    return f"var(--skin-{skin}-shade)"


def line(shape: str, colour: str, width: float, opacity: float | None = None) -> Drawn:
    return path(
        shape,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_opacity=opacity,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def stitch(
    start: tuple[float, float],
    end: tuple[float, float],
    number: int = 4,
    length: float = 4.4,
    width: float = 1.3,
) -> Drawn:
    """A seam with its threads across."""
    (x1, y1), (x2, y2) = start, end
    long = hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / long, (y2 - y1) / long
    shape = d("M", x1, y1, "L", x2, y2)
    for thread in range(number):
        part = (thread + 0.5) / number
        x, y = x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
        shape += d("M", x - uy * length - ux, y + ux * length - uy)
        shape += d("L", x + uy * length + ux, y - ux * length + uy)
    return line(shape, OUT, width)


def limb(shape: str, width: float, colour: str) -> list[Drawn]:
    """A stroke with outline, light on one side and shade on the other."""
    light = line(shape, "var(--white)", width * 0.2, 0.3)
    dark = line(shape, "var(--black)", width * 0.26, 0.1)
    return [
        line(shape, OUT, width + 3.4),
        line(shape, colour, width),
        g(light, transform=at(-width * 0.24, -1)),
        g(dark, transform=at(width * 0.28, 1)),
    ]


def spots(*places: tuple[float, float, float]) -> list[Drawn]:
    """Where it rots."""
    return [
        g(
            circle(x, y, r, fill="var(--rot-spot)"),
            circle(x - r * 0.2, y - r * 0.2, r * 0.5, fill="var(--rot-fume)", fill_opacity=0.6),
        )
        for x, y, r in places
    ]


def arm(skin: str) -> list[Child]:
    colour, rotten = colour_of(skin), skin == ROTTEN
    return [
        line(FINGERS, OUT, 9),
        limb(ARM, 17, colour),
        circle(-57.5, 40, 10.6, fill=OUT),
        line(FINGERS, colour, 5.8),
        circle(-57.5, 40, 9, fill=colour),
        line("M-64 39c2-3 6-4 9-3", "var(--white)", 1.8, 0.4),
        stitch((-64, 24), (-48, 26), 4, 3.4),
        stitch((-38, -33), (-33, -13), 4, 3.8),
        spots((-50, -8, 3.4), (-58, 12, 2.6), (-44, -20, 2), (-60, 41, 2.4)) if rotten else None,
        g(line(FUMES, "var(--rot-fume)", 1.8), transform=at(-70, -14)) if rotten else None,
    ]


def leg(skin: str) -> list[Child]:
    colour, rotten = colour_of(skin), skin == ROTTEN
    patch = (
        rect(
            *(-24, 64, 13, 12, 2),
            fill=shade_of(skin),
            stroke=OUT,
            stroke_width=1.1,
            transform=at(turn=-8, about=(-18, 70)),
        ),
        line(PATCH, OUT, 1.1),
    )
    return [
        path(f"M-9 88{FOOT}84z", fill=OUT, stroke=OUT, stroke_width=3.4, stroke_linejoin="round"),
        limb(LEG, 19, colour),
        path(f"M-9.8 86{FOOT}86z", fill=colour),
        line("M-37 105v-5M-31.5 105v-6M-26 105v-5", OUT, 1.3),
        line("M-34 98c3-1 5-2 7-5", "var(--white)", 1.8, 0.45),
        stitch((-25, 51), (-6, 50), 4, 3.8),
        spots((-14, 62, 3), (-20, 76, 2.4), (-17, 88, 2)) if rotten else patch,
        g(line(FUMES, "var(--rot-fume)", 1.8), transform=at(-33, 66)) if rotten else None,
    ]


def bolt(side: int) -> Drawn:
    return g(
        rect(side * 27 - 5, -62, 10, 7, 2, fill="var(--bolt-shaft)", stroke=OUT, stroke_width=1.4),
        rect(side * 32 - 2.5, -65, 5, 13, 2, fill="var(--bolt-head)", stroke=OUT, stroke_width=1.3),
    )


def face(skin: str) -> list[Child]:
    dark = shade_of(skin)
    return [
        ellipse(-9.5, -64, 7.4, 7.8, fill="var(--eye-white)", stroke=OUT, stroke_width=1.4),
        ellipse(10.5, -63, 6, 6.2, fill="var(--eye-white)", stroke=OUT, stroke_width=1.4),
        circle(-8, -62.5, 2.8, fill=OUT),
        circle(9.6, -62, 2.4, fill=OUT),
        circle(-9, -63.6, 1, fill="var(--white)"),
        [path(lid, fill=dark, stroke=OUT, stroke_width=1.2) for lid in LIDS],
        line("M-19-73l15 2.5M19-73.5l-13 1", OUT, 2.8),
        line("M-1-58c3 1 4 4 1 5.5", OUT, 1.4),
        stitch((-11, -47), (11, -48.5), 5, 2.8),
        stitch((-22, -55), (-13, -50), 3, 2.4, 1),
    ]


def head(skin: str, opened: bool) -> list[Child]:
    """`opened`: a brass rim instead of hair, with the brain above it."""
    rim = (
        path("M-24-90h48v7h-48z", fill="var(--skull-rim)", stroke=OUT, stroke_width=1.6),
        [circle(x, -86.5, 1.3, fill="var(--rivet)") for x in (-18, -9, 0, 9, 18)],
    )
    hair = (
        path(HAIR, fill="var(--hair)", stroke=OUT, stroke_width=1.6, stroke_linejoin="round"),
        line("M-20-87h14M2-87h10", "var(--hair-light)", 1.6),
    )
    return [
        bolt(-1),
        bolt(1),
        path("M-9-46H9V-34H-9z", fill=shade_of(skin), stroke=OUT, stroke_width=1.8),
        path(SKULL, fill=colour_of(skin), stroke=OUT, stroke_width=2, stroke_linejoin="round"),
        path(CHEEK, fill="var(--black)", fill_opacity=0.12),
        face(skin),
        rim if opened else hair,
        spots((16, -54, 2.6), (-18, -78, 2.4)) if skin == ROTTEN else None,
    ]


def symbols() -> list[Drawn]:
    """A symbol per kind and skin; left and right share one."""
    out: list[Drawn] = []
    for skin in (*SKINS, ROTTEN, BONE):
        out += [
            symbol(f"s-mm-arm-{skin}", arm(skin)),
            symbol(f"s-mm-leg-{skin}", leg(skin)),
            symbol(f"s-mm-head-{skin}", head(skin, False)),
            symbol(f"s-mm-open-{skin}", head(skin, True)),
        ]
    return out


def skin_of(kind: str, value: int) -> str:
    """0 is rotten; a value less than 0 is a bare drawing, as on backs."""
    if value < 0:
        return BONE
    return SKINS[(value + KINDS.index(kind) * 2) % len(SKINS)] if value else ROTTEN


def part_symbol(kind: str, value: int, opened: bool = False) -> str:
    if kind == "BR":
        return "s-mm-brain"
    shape = {"A": "arm", "L": "leg", "D": "open" if opened else "head"}[kind[1]]
    return f"s-mm-{shape}-{skin_of(kind, value)}"


@leaf
def icon(kind: str, value: int, x: float, y: float, height: float) -> Drawn:
    """A part of this height, its middle at (x, y)."""
    left, top, high = BOXES[kind]
    scale = height / high
    mirrored = (-scale, scale) if kind in RIGHT else scale
    return use(part_symbol(kind, value), x - left * scale, y - top * scale, mirrored)
