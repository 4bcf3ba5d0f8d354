"""The lowest step, where people wait: carpet, cloakroom, piles, the list of removals."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, circle, d, ellipse, g, keep, linear, path, rect
from tafelrunde.draw.text import SANS, SERIF, fitting, measure, text

from ..crowd import CLOAKROOM, RUG, RUG_WORD
from ..paint import STEPS
from ..place import ROW, along

PILES: Final = {"chance": (66.0, 511.0), "success": (156.0, 511.0)}
LIST: Final = (914.0, 446.0, 128.0, 130.0)
PLATES: Final = {  # where the number of each step hangs
    "red": (50.0, ROW["R"] - 59),
    "green": (50.0, ROW["G"] - 59),
    "orange": (50.0, ROW["O"] - 59),
    "yellow": (232.0, 462.0),
    "blue": (along(2), 102.0),
}
SYMBOLS: Final = {"gr-lo-rug": linear("gr-lo-rug", (0, "var(--rug-lit)"), (1, "var(--rug-dark)"))}


@leaf
def plate(step: str, words: str) -> Drawn:
    """A brass plate: what a throw must reach on this step. On a small screen its last word, the
    number, stays."""
    x, y = PLATES[step]
    size = 12.0
    first, _, number = words.rpartition(" ")
    gap = measure(f"{first} ", size, SANS, 700)
    wide = gap + measure(number, size, SANS, 700) + 26
    end = wide / 2 - 8
    return g(
        rect(-wide / 2 + 1, -7.5, wide, 18, 4, fill="var(--black)", fill_opacity=0.28),
        rect(
            *(-wide / 2, -9, wide, 18, 4),
            fill="url(#gr-gold)",
            stroke="var(--gilt-line)",
            stroke_width=0.8,
        ),
        circle(
            *(-wide / 2 + 10, 0, 4),
            fill=f"var(--step-{step})",
            stroke="var(--plate-line)",
            stroke_width=0.9,
        ),
        text(-wide / 2 + 18, 4.2, first, size, "var(--plate-ink)", SANS, 700),
        keep(
            *(end - measure(number, size, SANS, 700) / 2, 0),
            circle(0, 0, 7, fill="var(--gilt)"),
            text(0, 4.2, number, size, "var(--plate-ink)", SANS, 700, "middle"),
        ),
        transform=at(x, y),
    )


@leaf
def rug(word: str) -> Drawn:
    x, y, wide, high = RUG
    fringe = "".join(
        d("M", edge, y + 3 + i * 3.75, "h", way * 7)
        for i in range(9)
        for edge, way in ((x, -1), (x + wide, 1))
    )
    diamonds = "".join(
        d("M", x + RUG_WORD + i * 26, y + high / 2, "l", 5, -5, 5, 5, -5, 5, "z") for i in range(13)
    )
    size = fitting(word, RUG_WORD - 22, 13.5, 9, SERIF, 700)
    return g(
        ellipse(x + wide / 2, y + high + 2, wide / 2 + 4, 5, fill="var(--shade)", fill_opacity=0.3),
        path(fringe, stroke="var(--rug-fringe)", stroke_width=1.5, stroke_linecap="round"),
        rect(
            x, y, wide, high, 4, fill="url(#gr-lo-rug)", stroke="var(--rug-edge)", stroke_width=1.2
        ),
        g(
            rect(x + 5, y + 4, wide - 10, high - 8, 2, stroke_opacity=0.8, stroke_width=1.1),
            rect(x + 8, y + 7, wide - 16, high - 14, 1, stroke_opacity=0.4, stroke_dasharray="3 3"),
            fill="none",
            stroke="var(--rug-pattern)",
        ),
        path(diamonds, fill="var(--rug-pattern)", fill_opacity=0.2),
        text(x + 16, y + 23, word, size, "var(--ivory)", SERIF, 700),
    )


@leaf
def cloakroom(word: str) -> Drawn:
    """For stones that are out of the game."""
    x, y, wide, high = CLOAKROOM
    size = fitting(word, wide - 24, 12.5, 9, SANS, 700)
    return g(
        ellipse(x + wide / 2, y + high + 4, wide / 2 + 4, 4, fill="var(--shade)", fill_opacity=0.3),
        rect(x, y, wide, high + 3, 5, fill="var(--cloakroom)", stroke="var(--cloakroom-edge)"),
        rect(x + 5, y + 5, wide - 10, high - 17, 2, fill="var(--cloakroom-inside)"),
        rect(x + 5, y + 5, wide - 10, 4, fill="var(--black)", fill_opacity=0.25),
        rect(x + 9, y + high - 10, wide - 18, 12, 3, fill="url(#gr-gold)"),
        text(x + wide / 2, y + high - 0.6, word, size, "var(--plate-ink)", SANS, 700, "middle"),
    )


@leaf
def tag(words: str, x: float, y: float) -> Drawn:
    wide = measure(words, 12.5, SERIF, 700) + 20
    return g(
        rect(-wide / 2, -10, wide, 20, 10, fill="var(--tag)", stroke="var(--gilding)"),
        text(0, 4.6, words, 12.5, "var(--tag-ink)", SERIF, 700, "middle"),
        transform=at(x, y),
    )


@leaf
def list_frame(title: str) -> Drawn:
    """The slate that says which steps are cleared by whom."""
    x, y, wide, high = LIST
    size = fitting(title, wide - 22, 13.5, 9, SERIF, 700)
    return g(
        rect(x + 2, y + 4, wide, high, 7, fill="var(--black)", fill_opacity=0.3),
        rect(x, y, wide, high, 7, fill="url(#gr-gold)", stroke="var(--gilt-line)"),
        rect(x + 4, y + 4, wide - 8, high - 8, 4, fill="var(--slate)"),
        text(x + wide / 2, y + 22, title, size, "var(--chalk)", SERIF, 700, "middle"),
        path(d("M", x + 14, y + 29, "h", wide - 28), stroke="var(--chalk)", stroke_opacity=0.35),
    )


@leaf
def list_rows(arrivals: int, late: str, label: str) -> Drawn:
    """12.1: the first four arrivals, each with the steps that it clears; 13.1 after them."""
    x, y, wide, _ = LIST
    rows = []
    for number in range(1, 5):
        done, now = number <= arrivals, number == arrivals + 1
        top = y + 33 + (number - 1) * 21
        rows.append(
            g(
                rect(x + 8, top, wide - 16, 20, 5, fill="var(--chalk-next)", fill_opacity=0.2)
                if now
                else None,
                text(x + 22, top + 15, f"{number}.", 14, "var(--chalk)", SERIF, 700, "middle"),
                [swatch(step, x + 41 + i * 18, top + 10) for i, step in enumerate(STEPS[:number])],
                tick(x + wide - 16, top + 10) if done else None,
                opacity=None if done or now else 0.6,
            )
        )
    note = late and text(
        *(x + wide / 2, y + 125, late, fitting(late, wide - 18, 11, 7, SANS, 700)),
        fill="var(--chalk-late)",
        weight=700,
        anchor="middle",
    )
    return g(rows, note or None, role="img", aria_label=label)


def swatch(step: str, x: float, y: float) -> Drawn:
    fill, line = f"var(--step-{step})", f"var(--swatch-{step})"
    return rect(x - 7.5, y - 6, 15, 12, 3, fill=fill, stroke=line, stroke_width=1)


def tick(x: float, y: float) -> Drawn:
    return path(
        "M-4 .4-1.2 3.4 4-3.4",
        fill="none",
        stroke="var(--chalk-tick)",
        stroke_width=2.4,
        stroke_linecap="round",
        stroke_linejoin="round",
        transform=at(x, y),
    )
