"""Pacts as drawn: upright cards, and tickets for where many lie."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import cards
from tafelrunde.draw.cards import GILT, zigzag
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import circle, d, g, path, rect, use
from tafelrunde.draw.text import SANS, SERIF, fitting, text

from .cards import Icon, row
from .ground import INK, counted

WIDE: Final = 118.0
BROAD: Final = 185.0  # where it lies alone, or four lie together
HIGH: Final = 152.0
TICKET: Final = (62.0, 82.0)
LARGE: Final = 9.4  # radius of a badge: on a sheet a pact lies smaller


def costs(icons: tuple[Icon, ...], x: float, y: float, most: int) -> list[Drawn]:
    """What a pact asks for, each with its number even if it is one; two rows if there are more."""
    half = (len(icons) + 1) // 2
    rows = [icons] if len(icons) <= most else [icons[:half], icons[half:]]
    out = []
    for i, some in enumerate(rows):
        down = y if len(rows) == 1 else y - 14.5 + 28 * i
        scale = 1.12 if len(rows) == 1 else 0.94
        left = x - 34 * (len(some) - 1) / 2 - 4
        out += [
            counted(one.name, one.number, left + 34 * j, down - 1, scale, one.label, LARGE)
            for j, one in enumerate(some)
        ]
    return out


def pact_head(element: str, name: str, wide: float) -> list[Drawn]:
    shape = d("M", 5, 14, "a", 9, 9, 0, 0, 1, 9, -9, "h", wide - 28, "a", 9, 9, 0, 0, 1, 9, 9)
    shape += d("v", 22, "H", 5, "z")
    size = fitting(name, wide - 44, 16, 9, SERIF, 700)
    return [
        path(shape, fill=f"var(--{element})"),
        path(shape, fill=f"url(#gr-wu-{element})"),
        path(
            zigzag(5, 36, wide - 10),
            fill="none",
            stroke="var(--paper)",
            stroke_width=1.4,
            stroke_opacity=0.85,
        ),
        circle(21, 21, 12.5, fill="var(--black)", fill_opacity=0.42, stroke=GILT, stroke_width=1.5),
        use(f"s-wu-{element}", 21, 21, 0.8),
        text(37, 26.5, name, size, "var(--head-letters)", SERIF, 700),
    ]


@leaf
def pact_face(
    element: str, name: str, asks: tuple[Icon, ...], pays: tuple[Icon, ...], wide: float = WIDE
) -> Drawn:  # fmt: skip
    """The offering in a violet box (it goes to the monster), below it what the pact pays."""
    middle = wide / 2
    return g(
        cards.base(wide, HIGH),
        pact_head(element, name, wide),
        rect(
            *(8, 42, wide - 16, 63, 5),
            fill="var(--buka)",
            fill_opacity=0.07,
            stroke="var(--buka)",
            stroke_opacity=0.45,
        ),
        use("s-wu-monster", 15.5, 96.5, 0.42),
        costs(asks, middle, 72, int((wide - 16) // 34)),
        path(f"M{middle - 6:g} 108h12l-6 6z", fill="var(--paper-line)"),
        row(pays, middle, 131, 34, 1.14, LARGE),
    )


@leaf
def pact_broad(
    element: str, name: str, asks: tuple[Icon, ...], pays: tuple[Icon, ...]
) -> Drawn:  # fmt: skip
    return pact_face(element, name, asks, pays, BROAD)


def few_costs(asks: tuple[Icon, ...]) -> list[tuple[Drawn, Drawn]]:
    """On a ticket: two in a row, or three where there are more than four."""
    across, step, scale = (2, 27.0, 0.58) if len(asks) <= 4 else (3, 19.0, 0.44)
    first = 13.0 if across == 2 else 11.0
    spots = [(first + step * (i % across), 32.0 + 17 * (i // across)) for i in range(len(asks))]
    return [
        (
            use(f"s-wu-{one.name}", x, y, scale),
            text(x + 13 * scale, y + 4.5, one.number, 12.6, INK, SANS, 700),
        )
        for one, (x, y) in zip(asks, spots)
    ]


@leaf
def pact_ticket(
    element: str, name: str, asks: tuple[Icon, ...], pays: tuple[Icon, ...]
) -> Drawn:  # fmt: skip
    """The same for where many lie: letters as large as on a board, no ornament."""
    wide, high = TICKET
    head = d("M", 4, 11, "a", 7, 7, 0, 0, 1, 7, -7, "h", wide - 22, "a", 7, 7, 0, 0, 1, 7, 7)
    head += d("v", 10, "H", 4, "z")
    return g(
        cards.base(wide, high),
        path(head, fill=f"var(--{element})"),
        path(head, fill=f"url(#gr-wu-{element})"),
        use(f"s-wu-{element}", 15, 12.5, 0.62),
        text(wide - 8, 17, name.split()[-1], 13, "var(--head-letters)", SERIF, 700, "end"),
        few_costs(asks),
        path("M27 56.5h8l-4 4z", fill="var(--paper-line)"),
        row(pays, wide / 2, 69, 24, 0.84),
    )
