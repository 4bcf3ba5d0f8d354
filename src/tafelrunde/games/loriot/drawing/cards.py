"""Number cards of four suits, and the cards of chance and success."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.draw import cards
from tafelrunde.draw.defs import by_id
from tafelrunde.draw.el import Drawn, join, leaf
from tafelrunde.draw.shape import at, circle, d, g, keep, linear, path, rect, symbol, use
from tafelrunde.draw.text import SANS, SERIF, fitting, measure, text, wrap
from tafelrunde.draw.things import STAR

from ..rules.numbers import RANKS, WORTH
from .fields import laurel

SUITS: Final = ("heart", "spade", "diamond", "club")  # by seat; the second deck begins anew
SHAPES: Final = {
    "heart": "M0 8C-4 4-9 1-9-4-9-8-3-9.5 0-5 3-9.5 9-8 9-4 9 1 4 4 0 8z",
    "spade": "M0-9C4-4 9-1.5 9 2.5 9 6.5 4 7.5 1.5 4.5L3 9H-3l1.5-4.5C-4 7.5-9 6.5-9 2.5"
    "-9-1.5-4-4 0-9z",
    "diamond": "M0-9.5C2-6 5-2.5 7.5 0 5 2.5 2 6 0 9.5-2 6-5 2.5-7.5 0-5-2.5-2-6 0-9.5z",
    "club": "M0-9.5a4.3 4.3 0 0 1 3.6 6.6A4.3 4.3 0 1 1 1.5 3.6L3 9H-3l1.5-5.4"
    "A4.3 4.3 0 1 1-3.6-2.9 4.3 4.3 0 0 1 0-9.5z",
}
WIDE: Final = 84.0
HIGH: Final = 100.0
DECK: Final = (68.0, 92.0)
GILT: Final = ("var(--gilt)", "var(--gilt-light)")


def suit_of(seat: int) -> str:
    return SUITS[seat % len(SUITS)]


def ink_of(suit: str) -> str:
    return "var(--suit-red)" if suit in ("heart", "diamond") else "var(--suit-dark)"


def worth(rank: str) -> int:
    return WORTH[RANKS.index(rank)]


def umbrella(ink: str, _: str) -> Drawn:
    return join(
        path("M-12-1C-11-13 11-13 12-1 9-4 6-4 4-1 2-4-2-4-4-1-6-4-9-4-12-1z", fill=ink),
        path("M0-12V9q0 4 4 3", fill="none", stroke=ink, stroke_width=1.8, stroke_linecap="round"),
    )


def handbag(ink: str, _: str) -> Drawn:
    return join(
        path("M-10-1H10L8 11H-8z", fill=ink),
        path("M-6-1C-6-11 6-11 6-1", fill="none", stroke=ink, stroke_width=2.2),
        circle(0, 3.5, 2, fill="var(--handbag-clasp)"),
    )


def seat(ink: str, pale: str) -> Drawn:
    return join(
        path("M-8 9V-6q0-6 6-6h4q6 0 6 6V9z", fill=pale),
        rect(-8, 0, 16, 8, 3, fill=ink),
        rect(-12, -4, 6, 13, 3, fill=ink),
        rect(6, -4, 6, 13, 3, fill=ink),
        path("M-7 9-9 12M7 9 9 12", stroke="var(--print)", stroke_width=1.6),
    )


def honours(_: str, __: str) -> Drawn:
    return join(laurel(10, 10, 0.74, 6), path(STAR, fill="var(--gilding)"))


COURT: Final[dict[str, Callable[[str, str], Drawn]]] = {
    "jack": umbrella,
    "queen": handbag,
    "king": seat,
    "ace": honours,
}


def court_symbols() -> dict[str, Drawn]:
    out = {}
    for name, draw in COURT.items():
        for tone, ink in (("red", "var(--suit-red)"), ("dark", "var(--suit-dark)")):
            id = f"s-lo-{name}-{tone}"
            out[id] = symbol(id, draw(ink, f"var(--court-seat-{tone})"))
    return out


def picture(rank: str, suit: str, x: float, y: float, scale: float) -> Drawn:
    """What a card shows beside its number."""
    if rank in COURT:
        tone = "red" if suit in ("heart", "diamond") else "dark"
        return use(f"s-lo-{rank}-{tone}", x, y, scale * 1.25)
    return path(SHAPES[suit], fill=ink_of(suit), transform=at(x, y, scale * 1.5))


def number_card(rank: str, suit: str) -> Drawn:
    """The upper left corner is (0, 0); what is to be known stands in the upper half."""
    ink, size = ink_of(suit), 0.36 * WIDE
    return symbol(
        f"s-lo-{suit}-{rank}",
        rect(1.5, 3, WIDE, HIGH, 8, fill="var(--black)", fill_opacity=0.3),
        rect(
            *(0, 0, WIDE, HIGH, 8),
            fill="var(--card-paper)",
            stroke="var(--card-edge)",
            stroke_width=1.2,
        ),
        rect(
            *(4, 4, WIDE - 8, HIGH - 8, 5),
            fill="none",
            stroke=ink,
            stroke_opacity=0.22,
            stroke_width=0.9,
        ),
        text(9, 0.38 * WIDE + 3, str(worth(rank)), size, ink, SERIF, 700),
        path(SHAPES[suit], fill=ink, transform=at(18, 0.6 * WIDE, 0.75)),
        picture(rank, suit, WIDE * 0.66, HIGH * (0.68 if rank in COURT else 0.5), WIDE / 66),
    )


def letter_of(suit: str, letter: str) -> Drawn:
    """J, Q, K, A: which of the tens a court card is, in the reader's language."""
    return text(33, 0.6 * WIDE + 6, letter, 16, ink_of(suit), SANS, 700, "middle")


@leaf
def tile(rank: str, suit: str, wide: float, own: bool) -> Drawn:
    """A number card as it lies on the desk: as wide as there is room."""
    ink, high = ink_of(suit), wide * 1.24
    value = str(worth(rank))
    return g(
        rect(1, 3, wide, high, 8 * wide / 42, fill="var(--black)", fill_opacity=0.25),
        rect(
            *(0, 0, wide, high, 8 * wide / 42),
            fill="var(--card-paper)",
            stroke="var(--live)" if own else "var(--card-edge)",
            stroke_width=2.4,
        ),
        text(wide / 2, wide * 0.82, value, wide * 0.66, ink, SERIF, 700, "middle"),
        path(SHAPES[suit], fill=ink, transform=at(wide * 0.5, wide * 1.04, wide / 75)),
    )


# chance and success


def deck_back(name: str, sign: Drawn) -> Drawn:
    """One face-down card, its middle at (0, 0)."""
    wide, high = DECK
    return symbol(
        f"s-lo-back-{name}",
        g(cards.back(f"var(--{name}-back)", sign, wide, high), transform=at(-wide / 2, -high / 2)),
    )


def backs() -> dict[str, Drawn]:
    star = path(STAR, fill=GILT[1], transform="scale(2.3)")
    wreath = laurel(13, 12.5, 0.82, 6, GILT)
    return {
        "s-lo-back-chance": deck_back("chance", star),
        "s-lo-back-success": deck_back("success", wreath),
    }


SYMBOLS: Final = {
    **court_symbols(),
    **by_id([number_card(rank, suit) for suit in SUITS for rank in RANKS]),
    **backs(),
    "gr-lo-chance": linear(
        "gr-lo-chance", (0, "var(--chance-head)"), (1, "var(--chance-head-dark)"), x2=1
    ),
    "gr-lo-success": linear(
        "gr-lo-success", (0, "var(--success-head)"), (1, "var(--success-head-dark)"), x2=1
    ),
}


@leaf
def deck(name: str, count: int) -> Drawn:
    """The pile below its uppermost card; its middle is (0, 0)."""
    wide, high = DECK
    below = [
        rect(
            *(-wide / 2 + i * 1.5, -high / 2 - i * 1.7, wide, high, 8),
            fill=f"var(--{name}-back)",
            stroke=f"var(--{name}-back-line)",
        )
        for i in range(min(count, 3))
    ]
    return g(rect(-wide / 2 + 2, -high / 2 + 4, wide + 2, high, 8, fill_opacity=0.3), below)


@leaf
def counter(count: int, x: float, y: float) -> Drawn:
    return keep(
        *(x, y),
        rect(-15, -9, 30, 18, 9, fill="var(--ivory)", stroke="var(--tag)"),
        text(0, 4.6, str(count), 12.5, "var(--print)", SANS, 700, "middle"),
    )


@leaf
def card_with_text(
    kind: str, title: str, words: str, effect: str, good: bool, wide: float, high: float
) -> Drawn:
    """A chance or success card, open, to be read; (0, 0) is its upper left corner."""
    icon = (
        path(STAR, fill="var(--chance-sign)", transform=at(20, 17.5, 1.25))
        if kind == "chance"
        else g(laurel(8, 7.6, 0.6, 6, GILT), transform=at(20, 17.5))
    )
    top = d("M", 5, 14, "a", 9, 9, 0, 0, 1, 9, -9, "h", wide - 28, "a", 9, 9, 0, 0, 1, 9, 9)
    top += d("v", 16, "H", 5, "z")
    size = reading_size(words, wide - 32, high - (38 if not effect else 74))
    lines = wrap(words, wide - 32, size)
    middle = 34 + (high - (34 if not effect else 68)) / 2
    first = middle - (len(lines) - 1) * size * 0.675 + size * 0.36
    return g(
        rect(-3, -3, wide + 6, high + 6, 12, fill="var(--card-glow)", fill_opacity=0.35),
        rect(1.5, 3, wide, high, 9, fill="var(--black)", fill_opacity=0.3),
        rect(
            *(0, 0, wide, high, 9),
            fill="var(--card-paper)",
            stroke="var(--card-edge)",
            stroke_width=1.1,
        ),
        path(top, fill=f"url(#gr-lo-{kind})"),
        icon,
        text(34, 22.5, title, 15, "var(--card-title)", SERIF, 700),
        [
            text(wide / 2, first + i * size * 1.35, line, size, "var(--print)", SANS, 400, "middle")
            for i, line in enumerate(lines)
        ],
        ribbon(effect, good, wide, high) if effect else None,
    )


def reading_size(words: str, room: float, high: float) -> float:
    """The largest letters with which the text fits."""
    for size in (16.0, 15.0, 14.0, 13.0, 12.0):
        if len(wrap(words, room, size)) * size * 1.35 <= high:
            return size
    return 11.0


def ribbon(effect: str, good: bool, wide: float, high: float) -> Drawn:
    """What the card does, in short."""
    size = fitting(effect, wide - 34, 13.5, 9, SANS, 700)
    long = min(wide - 10, measure(effect, size, SANS, 700) + 30)
    tone = "good" if good else "bad"
    return g(
        path(
            d("M", 16, high - 38, "h", wide - 32), stroke="var(--card-dots)", stroke_dasharray="2 3"
        ),
        rect(
            *(wide / 2 - long / 2, high - 32, long, 25, 12.5),
            fill=f"var(--{tone})",
            stroke=f"var(--{tone}-line)",
        ),
        text(wide / 2, high - 14.8, effect, size, f"var(--{tone}-ink)", SANS, 700, "middle"),
    )
