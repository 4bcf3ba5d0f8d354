"""Raw materials, goods in the colours of their owners, gold, points; each in a box of 24.

Symbols: `s-hv-wood`, `-stone`, `-wheat`, `-star`, `-gold`; a good as a sign `s-hv-sign-timber`,
as a token `s-hv-timber-0` (simple, dark print) and `s-hv-fine-timber-0` (high quality, white).
"""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.emblems import emblem
from tafelrunde.draw.palette import player
from tafelrunde.draw.shape import at, circle, ellipse, g, path, rect, symbol, use
from tafelrunde.draw.things import amount

from ..paint import dye, own
from .house import log

RAW: Final = ("wood", "stone", "wheat")
GOODS: Final = ("timber", "brick", "flour", "milk")
COLOURS: Final = 4
DARK, WHITE = "#17110d", "#ffffff"
STAR: Final = "M0-9.4 2.7-3.2 9.2-2.6 4.2 1.8 5.8 8.4 0 4.9-5.8 8.4-4.2 1.8-9.2-2.6-2.7-3.2z"
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
        rect(-10.5, -10.5, 21, 21, 5, fill=dye("#e9dcc0", 0.12), stroke="#8a6a3a",
             stroke_width=1.1),
        print_of(good, "#33261b"),
    )  # fmt: skip


def ear(x: float, y: float, turn: float) -> Drawn:
    grains = [
        ellipse(1.5 if i % 2 == 0 else -1.5, -3.2 * i, 2.2, 3, fill=colour, stroke="#9c6d12",
                stroke_width=0.5)
        for i, colour in enumerate(("#f6d265", "#e8b838", "#f9dd84", "#f6d265"))
    ]  # fmt: skip
    return g(grains, transform=at(x, y, 1, turn))


def raw_symbols() -> list[Drawn]:
    stalks = "M-6 11C-3 5-2.5 2-7-3M0 11.5V-3M6 11C3 5 2.5 2 7-3"
    return [
        symbol("s-hv-wood", log(0, 6.2), log(-1, -1.2, -3), log(1.2, -7.6, 4)),
        symbol(
            "s-hv-stone",
            path("M-10 8-11.4-1-4.4-9.6 5.6-8.4 11.4-.6 9 8.4-1 11z", fill="#8d8a86",
                 stroke="#4d4a47", stroke_width=0.9),
            path("M-11.4-1-4.4-9.6 5.6-8.4.4-1.6z", fill="#c9c5bf"),
            path("M.4-1.6 5.6-8.4 11.4-.6 9 8.4-1 11z", fill="#6d6a66"),
            path("M-11.4-1 .4-1.6-1 11-10 8z", fill="#a19d97"),
        ),
        symbol(
            "s-hv-wheat",
            path(stalks, stroke="#b98a22", stroke_width=2, fill="none", stroke_linecap="round"),
            ear(-7.4, -1, -16),
            ear(7.4, -1, 16),
            ear(0, -2, 0),
            path("M-5.4 5.2Q0 7.4 5.4 5.2V8Q0 10-5.4 8z", fill="#b5432a"),
        ),
    ]  # fmt: skip


def money_symbols() -> list[Drawn]:
    return [
        symbol(
            "s-hv-cross",
            path("M-2-9H2V-4H7V0H2V9H-2V0H-7V-4H-2z", fill="var(--mute)", transform="scale(.9)"),
        ),
        symbol(
            "s-hv-scales",
            path(
                "M0-8V6M-6 7H6M-8-5H8M-8-5-11 2H-5zM8-5 5 2H11z",
                fill="none",
                stroke="var(--mute)",
                stroke_width=1.7,
                stroke_linejoin="round",
            ),
        ),
        symbol(
            "s-hv-gold",
            ellipse(1, 2, 10.5, 10.5, fill="#5b3a08", fill_opacity=0.45),
            circle(0, 0, 10.5, fill="url(#gr-coin)", stroke="#8a5b12"),
            circle(0, 0, 7.4, fill="none", stroke="#a8741a", stroke_width=1.2),
            path("M-3.6 3.8V-.2L0-4.4 3.6-.2v4z", fill="#a06a12"),
        ),
        symbol(
            "s-hv-star",
            path(STAR, fill="url(#gr-coin)", stroke="#7a5410", stroke_linejoin="round"),
        ),
    ]


SYMBOLS: Final = own(
    *raw_symbols(),
    *money_symbols(),
    *[good_sign(good) for good in GOODS],
    *[
        good_token(good, colour, fine)
        for good in GOODS
        for colour in range(COLOURS)
        for fine in (False, True)
    ],
)


def sign(kind: str) -> str:
    """The symbol of a resource, gold included, that belongs to nobody yet."""
    return f"s-hv-sign-{kind}" if kind in GOODS else f"s-hv-{kind}"


@leaf
def priced(kind: str, number: int, x: float, y: float, scale: float = 0.82) -> Drawn:
    """A resource and how many of it."""
    return g(use(sign(kind), x, y, scale), amount(number, x + 12 * scale, y + 9 * scale, 6.8))
