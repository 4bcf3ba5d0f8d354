"""Fields as drawn: small ones, stars, question marks, heads, targets with laurel."""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin
from typing import Final

from tafelrunde.draw import marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import Point, at, circle, d, ellipse, g, path, radial, symbol, use
from tafelrunde.draw.text import SERIF, text
from tafelrunde.draw.things import STAR

from .paint import STEPS

HEAD: Final = (
    "M-4.6 10.4V6.4C-8.6 3.8-10-.8-8.6-5.2-7-9.6-1.6-11 2.6-9.4 6-8.1 7.4-5.4 7.2-2.6L9.6 1.2"
    " 7.4 2.2V4.6C7.4 6.6 5.6 7 3.6 6.7L3.2 10.4z"
)
THOUGHT: Final = "M-.6-1.3a1.7 1.7 0 1 1 1.7-1.7 3.3 3.3 0 1 1-3.3-3.3 5 5 0 0 1 5 4.6"
WREATH: Final = "M0 0C2.4-3 6.4-3.2 9-.4 6.6 2.4 2.6 2.6 0 0z"  # one leaf
BIG: Final = (20.0, 14.6)
SMALL: Final = (11.4, 8.4)
LARGE: Final = ("question", "head")
TOUCH: Final = 15.2  # half the distance of two fields


def thinker(x: float, y: float, scale: float, fill: str, hole: str) -> Drawn:
    """The head of a head field."""
    return g(
        path(HEAD, fill=fill),
        path(THOUGHT, fill="none", stroke=hole, stroke_width=1.35, stroke_linecap="round"),
        transform=at(x, y, scale),
    )


def laurel(
    rx: float,
    ry: float,
    scale: float = 1,
    leaves: int = 7,
    paints: tuple[str, str] = ("var(--laurel)", "var(--laurel-olive)"),
) -> Drawn:
    """A wreath around (0, 0), tied with gold below."""
    twigs = ""
    for sign, sweep in ((-1, 1), (1, 0)):
        twigs += d("M", sign * rx * 0.3, ry * 0.98, "A", rx, ry, 0, 0, sweep)
        twigs += d(" ", sign * rx * 0.42, -ry * 0.9)
    drawn = []
    for sign in (-1, 1):
        for number in range(leaves):
            angle = radians(100 + number * 142 / (leaves - 1))
            x, y = sign * cos(angle) * rx, sin(angle) * ry
            turn = degrees(atan2(-cos(angle) * ry, -sign * sin(angle) * rx))
            for by, paint in zip((32, -32), paints):
                drawn.append(path(WREATH, fill=paint, transform=at(x, y, scale, turn + by)))
    return g(
        path(twigs, fill="none", stroke="var(--laurel-twig)", stroke_width=1.4 * scale),
        drawn,
        ellipse(0, ry * 0.98, 2.4 * scale, 2 * scale, fill="url(#gr-gold)"),
    )


def small(step: str, star: bool) -> Drawn:
    rx, ry = SMALL
    face, edge = f"var(--field-{step})", f"var(--field-{step}-edge)"
    out = [
        ellipse(0, 2, 11.8, 8.8, fill="var(--shade)", fill_opacity=0.45),
        ellipse(0, 0, rx, ry, fill=face, stroke=edge, stroke_width=1.3),
        ellipse(
            *(0, -0.3, 9.2, 6.4),
            fill="none",
            stroke="var(--white)",
            stroke_opacity="var(--gleam-o)",
            stroke_width=0.9,
        ),
    ]
    if star:
        out.append(
            ellipse(
                0, 0, rx, ry, fill=f"var(--star-{step})", stroke="var(--star-rim)", stroke_width=1.2
            )
        )
        out.append(
            path(
                STAR,
                fill="var(--star-sign)",
                stroke="var(--star-line)",
                stroke_width=0.5,
                transform="scale(1.06)",
            )
        )
    return symbol(f"s-lo-{'star' if star else 'small'}-{step}", *out, touch("small"))


def large(step: str, kind: str, size: float = 1) -> Drawn:
    rx, ry = BIG[0] * size, BIG[1] * size
    if kind == "question":
        ink = "var(--sign-on-yellow)" if step == "yellow" else "var(--sign)"
        sign = text(0, 8 * size, "?", 23 * size, ink, SERIF, 700, "middle")
    else:
        sign = thinker(0, 0, 1.06 * size, "var(--sign)", f"var(--thought-{step})")
    return symbol(
        f"s-lo-{kind}-{step}",
        ellipse(1, 4.5, rx + 2, ry + 1.5, fill="var(--shade)", fill_opacity=0.45),
        ellipse(0, 2.6, rx, ry, fill=f"var(--large-{step}-side)"),
        ellipse(
            *(0, 0, rx, ry), fill=f"url(#gr-lo-{step})", stroke="url(#gr-gold)", stroke_width=2.2
        ),
        ellipse(
            *(0, 0, rx - 3.2, ry - 2.8),
            fill="none",
            stroke="var(--ivory)",
            stroke_opacity=0.35,
            stroke_width=0.9,
        ),
        sign,
        touch(kind),
    )


def sheen(step: str) -> Drawn:
    names = (f"large-{step}-lit", f"step-{step}", f"large-{step}-dark")
    stops = [(offset, f"var(--{name})") for offset, name in zip((0, 0.6, 1), names)]
    return radial(f"gr-lo-{step}", *stops, cx=0.4, cy=0.28, r=0.85)


def target() -> Drawn:
    return symbol(
        "s-lo-target",
        ellipse(0, 3, 17, 12.5, fill="var(--shade)", fill_opacity=0.35),
        laurel(22, 18.5, 0.98),
        ellipse(0, 2, 14.5, 10.6, fill="var(--target-side)"),
        ellipse(
            *(0, 0, 14.5, 10.6),
            fill="url(#gr-lo-target)",
            stroke="url(#gr-gold)",
            stroke_width=2,
        ),
        ellipse(
            *(0, 0, 10.6, 7.4),
            fill="none",
            stroke="var(--target-ring)",
            stroke_opacity=0.55,
            stroke_width=0.9,
            stroke_dasharray="2 2.2",
        ),
        touch("target"),
    )


def symbols() -> dict[str, Drawn]:
    out = {
        "gr-lo-target": radial(
            "gr-lo-target",
            (0, "var(--target-lit)"),
            (1, "var(--target-dark)"),
            cx=0.4,
            cy=0.3,
            r=0.8,
        ),
        "s-lo-target": target(),
        "s-lo-focus-small": focus("small", "small"),
        "s-lo-focus-large": focus("large", "head"),
    }
    for step in STEPS:
        out[f"gr-lo-{step}"] = sheen(step)
        for star in (False, True):
            out[f"s-lo-{'star' if star else 'small'}-{step}"] = small(step, star)
        for kind in ("question", "head"):
            size = 1.28 if step == "yellow" else 1
            out[f"s-lo-{kind}-{step}"] = large(step, kind, size)
    return out


def touch(kind: str) -> Drawn:
    """What is clicked: as far as half the way to the next field."""
    r = max(TOUCH, half(kind)[0] + 2)
    return circle(0, 0, r, fill="var(--white)", fill_opacity=0, pointer_events="all")


def half(kind: str) -> Point:
    return BIG if kind in LARGE else (14.5, 11.0)


def focus(name: str, kind: str) -> Drawn:
    rx, ry = half(kind)
    gap, ring = (
        ellipse(0, 0, rx + 3, ry + 3, fill="none", stroke=f"var(--{paint})", stroke_width=wide)
        for paint, wide in (("focus-gap", 7), ("focus", 4))
    )
    return symbol(f"s-lo-focus-{name}", gap, ring)


@leaf
def field(kind: str, step: str, name: str, x: float, y: float, label: str) -> Drawn:
    """`kind` is small, star, question, head or target."""
    drawn = f"s-lo-{kind}" if kind == "target" else f"s-lo-{kind}-{step}"
    ring = "s-lo-focus-large" if kind in LARGE else "s-lo-focus-small"
    return g(
        use(drawn),
        use(ring, class_="when-focus", visibility="hidden"),
        class_="cell",
        transform=at(x, y),
        data_token=name,
        role="img",
        aria_label=label,
    )


@leaf
def field_mark(kind: str, name: str, x: float, y: float) -> Drawn:
    """A ring around a field while it can be chosen."""
    rx, ry = (BIG[0] + 3, BIG[1] + 3) if kind in LARGE else (14.2, 11.0)
    wash = ellipse(0, 0, rx, ry, fill="var(--live)", fill_opacity=0.25)
    gap, ring, thick = (
        ellipse(0, 0, rx, ry, fill="none", stroke=paint, stroke_width=wide, stroke_dasharray=dashes)
        for paint, wide, dashes in (
            ("var(--white)", 5, None),
            ("var(--live)", 3, "6 3"),
            ("var(--live)", 4, None),
        )
    )
    glow = ellipse(0, 0, rx * 1.7, ry * 1.7, fill="url(#gr-glow)")
    return marks.mark(
        name,
        marks.when("live", "", wash, gap, ring),
        marks.when("chosen", "", glow, thick),
        transform=at(x, y),
    )


SYMBOLS: Final = symbols()
