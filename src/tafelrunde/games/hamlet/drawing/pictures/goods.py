"""Goods in the colours of their owners, and on cards; each in a box of 24.

A good is a sign, `s-hv-sign-timber`, and a token `s-hv-timber-0` (simple, dark print) or
`s-hv-fine-timber-0` (high quality, white). Raw materials and gold are icons: `s-hv-wood`.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.emblems import emblem
from tafelrunde.draw.palette import player
from tafelrunde.draw.shape import at, circle, g, path, rect, symbol, use
from tafelrunde.draw.things import amount

RAW: Final = ("wood", "stone", "wheat")
GOODS: Final = ("timber", "brick", "flour", "milk")
COLOURS: Final = 4
DARK, WHITE = "var(--print-dark)", "var(--white)"
SACK: Final = (
    "M-3.4-8.4h6.8L2.2-5.6C6.2-3.4 7 1.4 6.2 5.2 5.8 7.2 4 7.6 0 7.6S-5.8 7.2-6.2 5.2"
    "C-7 1.4-6.2-3.4-2.2-5.6z"
)
CHURN: Final = (
    "M-3-8.6h6v2L2.6-5.4C5.4-4.2 6-2.4 6-.4V5.8C6 7.2 5 7.8 3.6 7.8h-7.2"
    "C-5 7.8-6 7.2-6 5.8V-.4C-6-2.4-5.4-4.2-2.6-5.4L-3-6.6z"
)
BRICKS: Final = (
    (-7.6, -6, 6.8), (0.4, -6, 7.2), (-7.6, -1, 2.8), (-3.6, -1, 7.0), (4.6, -1, 3.0),
    (-7.6, 4, 6.8), (0.4, 4, 7.2),
)  # fmt: skip


def print_of(good: str, ink: str) -> Drawn:
    """The sign that stands for a good, in one colour."""
    line = DARK if ink == WHITE else WHITE
    if good == "timber":
        planks = ("M-8 3.4 5.4-.2 8 1.6-5.4 5.6z", "M-8-.4 5.4-4 8-2.2-5.4 1.8z",
                  "M-8-4.2 5.4-7.8 8-6-5.4-2z")  # fmt: skip
        return g([path(plank, fill=ink) for plank in planks])
    if good == "brick":
        return g([rect(x, y - 1.4, w, 4.3, 0.8, fill=ink) for x, y, w in BRICKS])
    if good == "flour":
        ear = "M0 5.6V-2.6M0 1.6-2.6-.6M0 1.6 2.6-.6M0 4.2-2.6 2M0 4.2 2.6 2"
        return g(
            path(SACK, fill=ink),
            path(ear, stroke=line, stroke_opacity=0.62, stroke_width=1.3, fill="none"),
        )
    handles = "M-6-1c-3 .2-3 4 0 4M6-1c3 .2 3 4 0 4"
    return g(
        path(CHURN, fill=ink),
        path("M-6 1.2H6", stroke=line, stroke_opacity=0.5, stroke_width=1.5),
        path(handles, fill="none", stroke=ink, stroke_width=1.4),
    )


def good_token(good: str, colour: int, fine: bool) -> Drawn:
    """A wooden tile of its owner's colour; high quality is printed in white."""
    box = (-12, -12, 24, 21, 5.5)
    return symbol(
        f"s-hv-{'fine-' if fine else ''}{good}-{colour}",
        rect(-12, -8.5, 24, 22, 5.5, fill=player(colour, "deep")),
        rect(*box, fill=player(colour, "" if fine else "light")),
        rect(*box, fill="url(#gr-hv-token)"),
        rect(-11.3, -11.3, 22.6, 19.6, 5, fill="none", stroke=WHITE,
             stroke_opacity=0.9 if fine else 0.5, stroke_width=1.4 if fine else 1.1),
        g(print_of(good, WHITE if fine else DARK), transform=at(0, -1.5, 0.94)),
        circle(9, 6.4, 4.2, fill=player(colour, "deep")),
        emblem(colour, 9, 6.4, 0.32, WHITE),
    )  # fmt: skip


def good_sign(good: str) -> Drawn:
    """On cards: whoever's good it is."""
    return symbol(
        f"s-hv-sign-{good}",
        rect(-10.5, -10.5, 21, 21, 5, fill="var(--sign)", stroke="var(--sign-edge)",
             stroke_width=1.1),
        print_of(good, "var(--sign-print)"),
    )  # fmt: skip


def tokens_and_signs() -> list[Drawn]:
    tokens = [
        good_token(good, colour, fine)
        for good in GOODS
        for colour in range(COLOURS)
        for fine in (False, True)
    ]
    return [*tokens, *[good_sign(good) for good in GOODS]]


def sign(kind: str) -> str:
    """The symbol of a resource, gold included, that belongs to nobody yet."""
    return f"s-hv-sign-{kind}" if kind in GOODS else f"s-hv-{kind}"


@leaf
def priced(kind: str, number: int, x: float, y: float, scale: float = 0.82) -> Drawn:
    """A resource and how many of it."""
    return g(use(sign(kind), x, y, scale), amount(number, x + 13 * scale, y + 9 * scale, 9))
