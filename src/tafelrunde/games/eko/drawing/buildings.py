"""Camp, tower and castle in a player's colours, and where they and the pyramid stand."""

from __future__ import annotations

from tafelrunde.draw import pieces
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.palette import NEUTRAL, player
from tafelrunde.draw.shape import d, ellipse, g, path, rect, symbol, use

DOOR = "var(--door)"


def pennant(seat: int, y: float, long: float = 13) -> Drawn:
    return g(
        path(
            d("M", 0, y + 11, "V", y), stroke="var(--pole)", stroke_width=2, stroke_linecap="round"
        ),
        path(
            d("M", 0, y, "L", long, y + 3.5, "L", 0, y + 7, "z"),
            fill=player(seat),
            stroke=player(seat, "deep"),
            stroke_width=0.8,
        ),
    )


def camp_symbol(seat: int) -> Drawn:
    main, light, deep = player(seat), player(seat, "light"), player(seat, "deep")
    return symbol(
        f"s-eko-camp-{seat}",
        ellipse(0, 3, 30, 11, fill="url(#gr-shadow)"),
        path("M-24 2 0-30 6-26 26 4 4 10z", fill=main),
        path("M0-30 4 10-24 2z", fill=light),
        path("M0-30-10 5.6-24 2z", fill=main),
        path("M0-30 4 10 26 4 6-26z", fill=deep, opacity=0.6),
        path("M0-30-3.6 8 4 10 12 7.6z", fill="var(--white)", opacity=0.16),
        path("M-4.5-8-10 5.9 1.6 9.3z", fill="var(--tent-door)"),
        path("M-4.5-8-10 5.9-12.4 5.2z", fill=light),
        path(
            "M-24 2 0-30 26 4",
            fill="none",
            stroke="var(--piece-rim)",
            stroke_opacity=0.55,
            stroke_linejoin="round",
        ),
        pennant(seat, -41),
    )


def round_wall(x: float, y: float, w: float, h: float) -> list[Drawn]:
    """A round tower's wall with light from the left."""
    e = w * 0.3
    lit = d("M", x - w, y, "V", y - h, "h", w * 0.55, "V", y + e * 0.9)
    lit += d("a", w, e, 0, 0, 1, -w * 0.55, -e * 0.9, "z")
    dark = d("M", x + w, y, "V", y - h, "h", -w * 0.7, "V", y + e * 0.85)
    dark += d("a", w, e, 0, 0, 0, w * 0.7, -e * 0.85, "z")
    wide = int(2 * w - 8)
    bricks = "".join(
        d("M", x - w + 2 + i * 37 % wide, y - h * (0.15 + 0.2 * i), "h", 6) for i in range(4)
    )
    whole = d("M", x - w, y, "V", y - h, "H", x + w, "V", y, "a", w, e, 0, 0, 1, -2 * w, 0, "z")
    return [
        path(whole, fill="var(--stone)"),
        path(lit, fill="var(--stone-lit)", opacity=0.9),
        path(dark, fill="var(--stone-dark)", opacity=0.85),
        path(bricks, stroke="var(--stone-line)", opacity=0.7),
        rect(x - 2.2, y - h * 0.62, 4.4, 9, 2.2, fill=DOOR),
    ]


def cone(seat: int, x: float, y: float, w: float, high: float) -> list[Drawn]:
    """A pointed roof over a round tower; y is the top of its wall."""
    e, r = w * 0.3, w + 3.5
    left, top, right = (x - r, y + 1), (x, y - high), (x + r, y + 1)
    whole = d("M", *left, "L", *top, "L", *right, "a", r, e, 0, 0, 1, -2 * r, 0, "z")
    lit = d("M", *left, "L", *top, "L", x - 1, y + e + 1)
    lit += d("a", r, e, 0, 0, 1, -(w + 2.5), -e, "z")
    dark = d("M", *right, "L", *top, "L", x + w * 0.35, y + e + 0.4)
    dark += d("a", r, e, 0, 0, 0, w * 0.65 + 3.5, -e, "z")
    return [
        path(
            whole,
            fill=player(seat),
            stroke="var(--piece-rim)",
            stroke_opacity=0.5,
            stroke_width=0.8,
        ),
        path(lit, fill=player(seat, "light"), opacity=0.8),
        path(dark, fill=player(seat, "deep"), opacity=0.7),
    ]


def tower(seat: int, x: float, y: float, w: float, h: float, high: float) -> Drawn:
    return g(round_wall(x, y, w, h), cone(seat, x, y - h, w, high))


def tower_symbol(seat: int) -> Drawn:
    return symbol(
        f"s-eko-tower-{seat}",
        ellipse(2, 4, 26, 10, fill="url(#gr-shadow)"),
        tower(seat, 0, 2, 14, 34, 22),
        pennant(seat, -64, 12),
    )


def castle_symbol(seat: int) -> Drawn:
    wall = g(
        path("M-22 6V-20h44V6a22 6 0 0 1-44 0z", fill="var(--stone)"),
        path("M22 6V-20H6V11.4C14 10.6 22 9 22 6z", fill="var(--stone-dark)", opacity=0.7),
        path(
            "M-22-20v-6h7v4h7v-4h8v4h7v-4h8v4h7v-4h0v6z",
            fill="var(--stone)",
            stroke="var(--stone-line)",
            stroke_width=0.7,
        ),
        path("M-6 10.6V-4a6 7 0 0 1 12 0v14.6z", fill=DOOR),
        rect(-4, -17, 8, 9, 1.5, fill=player(seat)),
    )
    return symbol(
        f"s-eko-castle-{seat}",
        ellipse(0, 6, 42, 13, fill="url(#gr-shadow)"),
        tower(seat, 0, -8, 12, 42, 20),
        wall,
        tower(seat, -25, 4, 9.5, 30, 15),
        tower(seat, 25, 4, 9.5, 30, 15),
        pennant(seat, -80),
    )


def defs() -> list[Drawn]:
    makers = (camp_symbol, tower_symbol, castle_symbol)
    return [make(seat) for seat in range(NEUTRAL + 1) for make in makers]


@leaf
def building(kind: str, seat: int, x: float, y: float, scale: float = 1) -> Drawn:
    """`kind` is camp, tower or castle; (x, y) the middle of its field."""
    size = scale * (0.84 if kind == "castle" else 0.98)
    return pieces.piece(f"eko-{kind}", seat, x, y + 11 * scale, size)


@leaf
def pyramid(x: float, y: float, scale: float = 1) -> Drawn:
    """Between fields: (x, y) is the corner where they meet."""
    return use("s-eko-pyramid", x, y + 8 * scale, scale, class_="piece", pointer_events="none")
