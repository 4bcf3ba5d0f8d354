"""One grave as drawn: stone, coffin, what lies in it, who may come."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import marks
from tafelrunde.draw.el import Child, Drawn, leaf
from tafelrunde.draw.emblems import emblem
from tafelrunde.draw.palette import player
from tafelrunde.draw.shape import at, circle, ellipse, g, path, rect, symbol, use
from tafelrunde.draw.text import SANS, SERIF, text, wrap

from . import cards
from .paint import DARK, IVORY
from .pictures.parts import line
from .pictures.robbery import stone

FOOT: Final = 89.0  # the y of the stones' feet
COFFIN: Final = "M-34-74H34L54-32 36 74H-36L-54-32z"
PIT: Final = "M-66-30C-72-66-40-88 0-88S72-66 66-30C66 20 56 84 0 86-56 84-66 20-66-30z"
CLODS: Final = (
    (-58, 34, 11, 7, 0),
    (-52, 56, 9, 6, 1),
    (58, 40, 12, 7, 0),
    (50, 62, 9, 6, 1),
    (-62, 8, 7, 5, 1),
)
WEB: Final = (
    "M-46-29-4-6 40-34M-29-64-4-6 28-62M-4-6-34 30M-4-6 30 40M-4-6-6-66M-26-44C-18-40-12-42-5-46"
    " 4-42 12-44 18-48M-38-26C-24-34-22-36-20-40M-18-27C-12-24-8-24-5-28 2-24 6-26 10-28M26-28"
    "C20-36 20-40 20-44M-20 12C-24 0-26-8-22-18M14 18C18 4 20-4 16-18M-20 12C-10 8 4 10 14 18"
)
LEGS: Final = "M4 40l-6-4M4 44h-8M5 48l-6 4M20 40l6-4M20 44h8M19 48l6 4"
SIZE: Final = 0.66  # of a coffin
MIDDLE: Final = FOOT + 4 + 74 * SIZE  # the y of its middle
CARD: Final = 41.0  # width of the part in it


def wood(*inside: Child) -> list[Child]:
    return [
        path(
            COFFIN,
            fill="var(--coffin-side)",
            stroke=DARK,
            stroke_width=2,
            stroke_linejoin="round",
            transform=at(0, 5),
        ),
        path(
            COFFIN,
            fill="url(#gr-mm-coffin)",
            stroke=DARK,
            stroke_width=1.6,
            stroke_linejoin="round",
        ),
        inside,
    ]


def lining(fill: str) -> Drawn:
    return path(
        COFFIN,
        fill=fill,
        stroke=DARK,
        stroke_width=1.4,
        stroke_linejoin="round",
        transform=at(scale=(0.85, 0.9)),
    )


def pit() -> list[Child]:
    return [
        ellipse(0, 6, 76, 84, fill="var(--black)", fill_opacity=0.3),
        path(PIT, fill="var(--grave-earth)"),
        [ellipse(x, y, a, b, fill=f"var(--clod-{tone})") for x, y, a, b, tone in CLODS],
    ]


def spider() -> list[Child]:
    return [
        line("M12 6V38", "var(--cobweb)", 1, 0.7),
        line(LEGS, "var(--spider-line)", 1.7),
        circle(12, 44, 8, fill="var(--spider)", stroke="var(--spider-line)", stroke_width=1.3),
        [circle(x, 43, 2.4, fill="var(--white)") for x in (9, 15)],
        [circle(x, 43.6, 1.1, fill="var(--spider-line)") for x in (9.4, 14.6)],
    ]


def symbols() -> list[Drawn]:
    folds = "M-24-56 0-30 24-56M-38-24 0-30 38-24M-26 56 0 26 26 56"
    return [
        *state_symbols(),
        symbol(
            "s-mm-coffin",
            pit(),
            wood(lining("url(#gr-mm-velvet)"), line(folds, "var(--white)", 1.4, 0.13)),
        ),
        symbol(
            "s-mm-coffin-empty",
            pit(),
            wood(lining("var(--coffin-empty)"), line(WEB, "var(--cobweb)", 1.1, 0.62), spider()),
        ),
    ]


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


def state_symbols() -> list[Drawn]:
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
        text(x, MIDDLE + 42, empty, 9, "var(--empty-letters)", SANS, 700, "middle")
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
    """Above the stone of a grave that can be chosen."""
    badge = use("s-badge-pick", 0, 0, 0.9)
    return marks.mark(
        token,
        marks.when("live", "", badge),
        marks.when("chosen", "", badge),
        transform=at(x - 29, FOOT - 58),
    )


@leaf
def count(number: int, x: float) -> Drawn:
    """How many parts there are."""
    return g(
        circle(0, 0, 9, fill=IVORY, stroke="var(--count-rim)", stroke_width=1.3),
        text(0, 3.9, str(number), 11, "var(--card-ink)", SANS, 700, "middle"),
        transform=at(x + 29, MIDDLE - 22),
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
