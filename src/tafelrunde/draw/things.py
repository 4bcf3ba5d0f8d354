"""Things that belong to no one: dice, coins, chips, the golden hexagon of worth, small signs."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.palette import player
from tafelrunde.draw.shape import at, circle, ellipse, g, linear, path, polygon, rect, use
from tafelrunde.draw.text import SANS, SERIF, fitting, measure, text

PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
DICE: Final = ("white", "black", "red")
STAR: Final = "M0-6 1.7-1.9 6.1-1.7 2.7 1.1 3.8 5.4 0 3-3.8 5.4-2.7 1.1-6.1-1.7-1.7-1.9z"


def defs() -> list[Drawn]:
    return [
        linear(
            "gr-worth",
            (0, "var(--worth-0)"),
            (0.5, "var(--worth-1)"),
            (1, "var(--worth-2)"),
            x2=0.6,
            y2=1,
        ),
        linear(
            "gr-die",
            (0, "var(--white)", 0.5),
            (0.5, "var(--white)", 0.04),
            (1, "var(--black)", 0.14),
            x2=0.5,
        ),
    ]


@leaf
def die(
    value: int, x: float, y: float, size: float = 34, turn: float = 0, kind: str = "white"
) -> Drawn:
    """A die showing `value`; `kind` is white, black or red."""
    face, edge, pip = (f"var(--die-{kind}{part})" for part in ("", "-side", "-pips"))
    half, corner = size / 2, size * 0.21
    return g(
        ellipse(size * 0.06, half + size * 0.1, half * 1.2, size * 0.2, fill="url(#gr-shadow)"),
        rect(-half, -half + size * 0.12, size, size, corner, fill=edge),
        rect(-half, -half, size, size, corner, fill=face),
        rect(-half, -half, size, size, corner, fill="url(#gr-die)"),
        rect(
            *(-half + 0.8, -half + 0.8, size - 1.6, size - 1.6, corner - 0.8),
            fill="none",
            stroke="var(--white)",
            stroke_opacity=0.5,
        ),
        [circle(u * size * 0.26, v * size * 0.26, size * 0.09, fill=pip) for u, v in PIPS[value]],
        transform=at(x, y, 1, turn),
    )


@leaf
def coin(x: float, y: float, words: str = "", size: float = 10.5) -> Drawn:
    """A golden coin; with words (a number) instead of its star."""
    if not words:
        return use("s-coin", x, y, size / 10.5)
    return g(
        ellipse(1, 2.2, size, size, fill="var(--coin-shadow)", fill_opacity=0.4),
        circle(
            0, 0, size, fill="url(#gr-coin)", stroke="var(--coin-line)", stroke_width=size * 0.08
        ),
        circle(0, 0, size * 0.8, fill="none", stroke="var(--coin-line)", stroke_opacity=0.4),
        text(
            0,
            size * 0.42,
            words,
            fitting(words, size * 1.4, size * 1.2, 6, SERIF, 700),
            "var(--coin-ink)",
            SERIF,
            700,
            "middle",
        ),
        transform=at(x, y),
    )


@leaf
def chip(seat: int, x: float, y: float, words: str = "", size: float = 15) -> Drawn:
    """A round token lying flat, with a notched edge in the seat's colour."""
    notches = [
        rect(
            -size * 0.13,
            -size,
            size * 0.26,
            size * 0.3,
            fill="var(--piece-rim)",
            transform=f"rotate({a})",
        )
        for a in range(0, 360, 45)
    ]
    return g(
        ellipse(1, 3, size * 1.05, size, fill="var(--black)", fill_opacity=0.28),
        circle(0, 0, size, fill=player(seat), stroke=player(seat, "deep")),
        notches,
        circle(0, 0, size * 0.66, fill=player(seat), stroke="var(--piece-rim)", stroke_width=1.2),
        text(0, size * 0.3, words, size * 0.85, player(seat, "text"), SANS, 700, "middle")
        if words
        else None,
        transform=at(x, y),
    )


@leaf
def worth(number: int, x: float, y: float, scale: float = 1) -> Drawn:
    """Points, in the golden hexagon."""
    size = 13 if abs(number) < 100 else 10
    return g(
        use("s-worth"),
        text(0, size * 0.36, str(number), size, "var(--paper-ink)", SERIF, 700, "middle"),
        transform=at(x, y, scale),
    )


@leaf
def amount(number: int | str, x: float, y: float, r: float = 7.4) -> Drawn:
    """A small dark badge, for the lower right of an icon."""
    return g(
        circle(0, 0, r, fill="var(--paper-ink)", stroke="var(--paper)", stroke_width=1.2),
        text(0, r * 0.52, str(number), r * 1.5, "var(--piece-rim)", SANS, 700, "middle"),
        transform=at(x, y),
    )


@leaf
def pill(words: str, x: float, y: float, size: float = 12.5, fill: str = "var(--panel-2)") -> Drawn:
    """A word in a rounded field, centred on (x, y)."""
    wide = measure(words, size, SANS, 700) + size * 1.5
    ink = "var(--ink)" if fill == "var(--panel-2)" else "var(--white)"
    return g(
        rect(
            *(x - wide / 2, y - size * 0.8, wide, size * 1.6, size * 0.8),
            fill=fill,
            stroke="var(--line)",
        ),
        text(x, y + size * 0.36, words, size, ink, SANS, 700, "middle"),
    )


@leaf
def track(seat: int, reached: int, length: int, x: float, y: float, step: float = 20) -> Drawn:
    """Points on the way to the goal: filled and empty pips."""
    out = []
    for pip in range(length):
        full = pip < reached
        out.append(
            rect(
                *(x + pip * step, y, step * 0.82, step * 0.45, step * 0.22),
                fill=player(seat) if full else "none",
                stroke=player(seat) if full else "var(--mute)",
                stroke_opacity=None if full else 0.55,
                stroke_width=1.3,
            )
        )
    return g(out)


@leaf
def arrow_head(x: float, y: float, turn: float, fill: str, size: float = 12) -> Drawn:
    shape = polygon(
        [(-1.08 * size, -size), (0.83 * size, 0), (-1.08 * size, size), (-0.66 * size, 0)]
    )
    return path(
        shape,
        fill=fill,
        stroke="var(--white)",
        stroke_width=size * 0.2,
        stroke_linejoin="round",
        transform=at(x, y, 1, turn),
    )
