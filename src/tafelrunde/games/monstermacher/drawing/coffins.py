"""One grave as drawn: stone, coffin, what lies in it, who may come."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.emblems import emblem
from tafelrunde.draw.palette import player
from tafelrunde.draw.shape import at, circle, ellipse, g, keep, path, rect, symbol, use
from tafelrunde.draw.text import SANS, SERIF, text, wrap

from . import cards
from .paint import IVORY
from .pictures.robbery import stone

FOOT: Final = 89.0  # the y of the stones' feet
COFFIN: Final = "M-34-74H34L54-32 36 74H-36L-54-32z"
SIZE: Final = 0.66  # of a coffin
MIDDLE: Final = FOOT + 4 + 74 * SIZE  # the y of its middle
CARD: Final = 41.0  # width of the part in it


@leaf
def headstone(number: int, x: float, epitaph: str) -> Drawn:
    lines = wrap(epitaph, 50, 6, SERIF, 700)[:3]
    words = [
        text(0, -22 + i * 7, line, 6, "var(--stone-letters)", SERIF, 700, "middle")
        for i, line in enumerate(lines)
    ]
    return g(
        ellipse(3, 0, 37, 5.5, fill="var(--black)", fill_opacity=0.28),
        stone(number, 58, 68, 30),
        path("M-14-30h28", stroke="var(--stone-rule)", stroke_width=0.8),
        words,
        transform=at(x, FOOT),
    )


def outline(*lines: tuple[str, float, float | None]) -> list[Drawn]:
    """Of a coffin, in these colours, widths and opacities."""
    return [
        path(
            COFFIN,
            stroke=colour,
            stroke_width=width,
            stroke_opacity=opacity,
            fill="none",
            stroke_linejoin="round",
        )
        for colour, width, opacity in lines
    ]


def symbols() -> list[Drawn]:
    """A grave that can be chosen, is chosen, or has the focus."""
    live, focus = "var(--live)", "var(--focus)"
    lines = {
        "live": outline((live, 15, 0.5), ("var(--live-rim)", 4, None)),
        "chosen": outline((live, 20, 0.8), ("var(--white)", 5, None)),
        "focus": outline(("var(--focus-gap)", 15, None), (focus, 8, None)),
    }
    return [symbol(f"s-mm-coffin-{state}", drawn) for state, drawn in lines.items()]


@leaf
def grave(x: float, empty: str, token: str, label: str) -> Drawn:
    """Stone and coffin take the click; `empty` is the word in a grave that holds nothing."""
    return g(
        rect(x - 46, 14, 92, 186, fill="var(--white)", fill_opacity=0),
        use("s-mm-coffin-empty" if empty else "s-mm-coffin", x, MIDDLE, SIZE),
        text(
            *(x, MIDDLE + 42, empty, 9, "var(--empty-letters)", SANS, 700, "middle"), class_="keep"
        )
        if empty
        else None,
        [
            marks.when(state, "", use(f"s-mm-coffin-{state}", x, MIDDLE, SIZE))
            for state in ("live", "chosen", "focus")
        ],
        class_="cell",
        data_token=token,
        role="img",
        aria_label=label,
    )


@leaf
def sign(x: float, token: str) -> Drawn:
    """Above the stone of a grave that is chosen."""
    badge = use("s-badge-pick", 0, 0, 0.9)
    return marks.mark(
        token,
        marks.when("chosen", "", badge),
        transform=at(x - 29, FOOT - 58),
    )


@leaf
def count(number: int, x: float) -> Drawn:
    """How many parts there are."""
    return keep(
        *(x + 29, MIDDLE + 20),  # the card's letter is above it
        circle(0, 0, 9, fill=IVORY, stroke="var(--count-rim)", stroke_width=1.3),
        text(0, 3.9, str(number), 11, "var(--card-ink)", SANS, 700, "middle"),
        pointer_events="none",
        aria_hidden=True,
    )


@leaf
def unseen(number: int, x: float, y: float) -> Drawn:
    """Parts whose backs nobody has seen, under the others."""
    high = CARD * cards.HIGH / cards.WIDE
    backs = [
        rect(
            *(x - i * 1.3, y + i * 1.5, CARD, high, 5.4),
            fill="var(--unseen-back)",
            stroke="var(--card-edge)",
            stroke_width=0.8,
        )
        for i in range(min(number, 4), 0, -1)
    ]
    return g(backs, pointer_events="none", aria_hidden=True, data_stays=True)


@leaf
def dot(seat: int, x: float, y: float) -> Drawn:
    return g(
        circle(0, 0, 9.6, fill="var(--dot-halo)", fill_opacity=0.55),
        circle(0, 0, 8.4, fill=player(seat), stroke="var(--white)", stroke_width=1.3),
        emblem(seat, 0, 0, 0.5),
        transform=at(x, y, 0.68),
        pointer_events="none",
        aria_hidden=True,
    )
