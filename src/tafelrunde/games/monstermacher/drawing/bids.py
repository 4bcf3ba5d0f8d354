"""The bids in a trade: a field for each bidder, with what lies in it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from tafelrunde.draw import marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, part
from tafelrunde.draw.shape import g, rect, symbol, use
from tafelrunde.draw.text import SANS, shorten, text
from tafelrunde.words.words import Words

from . import cards
from .pictures.monster import worth
from .sight import Card
from .signs import book, eye, note, pill, seat_dot
from .words import card_label, say

Place: TypeAlias = tuple[float, float, float]  # and its width
WIDE: Final = 374.0
LEFT: Final = 88.0  # of the bids
HIGH: Final = 60.0  # of a bid
ROOMY: Final = 200.0  # a bid as wide as this has room for larger cards
CHIP: Final = (45.0, 44.0)
MOODS: Final = {"waiting": "quiet", "asked": "open", "passed": "quiet", "bid": "done"}


class Laid(NamedTuple):
    """A card that somebody bids."""

    card: Card
    value: int
    is_open: bool  # for this reader
    shown: bool  # to the seller


def column(of: int) -> float:
    """The width of a bid."""
    return (WIDE - LEFT - 12 - 4 * (of - 1)) / of


@part
def bid(
    seat: int,
    mine: bool,
    status: str,
    laid: tuple[Laid, ...],
    points: int,
    place: Place,
    words: Words,
) -> Items:
    x, y, wide = place
    room = 76 if wide > ROOMY else wide - 28 - (56 if points else 16)
    label = bid_label(words, seat, status, laid, points)
    out: dict[str, Drawn] = {}
    out[f"bid-{seat}"] = field(
        *(seat, words.seat(seat), room, mine, status == "passed", x, y, wide), label
    )
    empty = not laid and not points
    if status != "bid" and (empty or not mine):
        phrase = say(words, f"bid-{status}")
        right, middle = x + wide - 7, y + HIGH - 15
        out[f"bid-status-{seat}"] = pill(phrase, right, middle, MOODS[status], 11.5)
    if points:
        out[f"bid-points-{seat}"] = points_pill(points, x + wide - 14, y + 14)
    where = say(words, "in-bid-of", words.seat(seat))
    if wide > ROOMY:
        return {**out, **parts(laid, where, 38, (x + 104, y + 5, wide - 185), words)}
    return {**out, **parts(laid, where, 26, (x + 10, y + 23, wide - 24), words)}


def parts(laid: tuple[Laid, ...], where: str, width: float, place: Place, words: Words) -> Items:
    """Backs for everybody; whoever sees a front (its owner, and the seller if shown) its value."""
    x, y, room = place
    scale = width / 26
    step = min(width + 5, (room - width) / max(1, len(laid) - 1))
    out: dict[str, Drawn] = {}
    for i, (card, value, is_open, shown) in enumerate(laid):
        left = x + i * step
        label = card_label(words, card, value, where, is_open)
        remembered = -1 if is_open else value
        out[card.id] = cards.back(
            *(card.kind, card.letter, left, y, width, None, label, remembered)
        )
        if is_open:
            out[f"bid-value-{card.id}"] = g(
                worth(value, left + 6 * scale, y + 29 * scale, 0.6 * scale),
                pointer_events="none",
            )
        out[f"bid-eye-{card.id}"] = shown_sign(left + width - 3, y + 31 * scale, shown)
    return out


@leaf
def shown_sign(x: float, y: float, shown: bool) -> Drawn:
    """Whether the seller sees the front."""
    return g(
        rect(x - 8, y - 5, 16, 10, 5, fill="var(--panel)", stroke="var(--line)"),
        eye(x, y, "var(--accent)" if shown else "var(--mute)", 0.62, not shown),
        pointer_events="none",
    )


def bid_label(words: Words, seat: int, status: str, laid: tuple[Laid, ...], points: int) -> str:
    names = [words.token(one.card.id) for one in laid]
    if points:
        names.append(words.token(f"p{points}"))
    phrase = ", ".join(names) if names else say(words, f"bid-{status}")
    return say(words, "bid-of", words.seat(seat), phrase)


@leaf
def field(
    seat: int,
    name: str,
    room: float,
    mine: bool,
    faint: bool,
    x: float,
    y: float,
    wide: float,
    label: str,
) -> Drawn:
    """A bidder's place; the seller accepts a bid, or shows his part, by choosing it."""
    size = "wide" if wide > ROOMY else "narrow"
    live, chosen, focus = states(f"bid-{size}", x, y)
    sign = use("s-badge-pick", x + wide - 4, y + 5, 0.8)
    phrase = shorten(name, room, 13, SANS, 700)
    return g(
        rect(
            *(x, y, wide, HIGH, 10.0),
            fill="var(--panel-2)",
            stroke="var(--accent)" if mine else "var(--line)",
            stroke_width=2 if mine else 1,
        ),
        live,
        chosen,
        seat_dot(seat, x + 14, y + 14, 7),
        text(x + 25, y + 18.6, phrase, 13, "var(--mute)" if faint else "var(--ink)", SANS, 700),
        marks.when("chosen", "", sign),
        focus,
        class_="cell",
        data_token=str(seat),
        role="img",
        aria_label=label,
    )


@lru_cache(maxsize=256)
def states(name: str, x: float, y: float) -> tuple[Drawn, Drawn, Drawn]:
    """A field that can be chosen, is chosen, or has the focus."""
    live, chosen, focus = [
        marks.when(state, "", use(f"s-mm-{name}-{state}", x, y))
        for state in ("live", "chosen", "focus")
    ]
    return live, chosen, focus


def state_symbols(
    name: str, wide: float, high: float, r: float, live: float, chosen: float | None
) -> list[Drawn]:
    """`live` and `chosen` are how much they cover."""
    box = (0, 0, wide, high, r)
    green = "var(--live)"
    return [
        symbol(
            f"s-mm-{name}-live",
            rect(*box, fill="var(--live)", fill_opacity=live, stroke=green, stroke_width=3),
        ),
        symbol(
            f"s-mm-{name}-chosen",
            rect(*box, fill="var(--glow)", fill_opacity=chosen, stroke=green, stroke_width=4),
        ),
        symbol(
            f"s-mm-{name}-focus",
            rect(*box, fill="none", stroke="var(--focus)", stroke_width=5),
        ),
    ]


def symbols() -> list[Drawn]:
    return [
        *state_symbols("bid-wide", column(1), HIGH, 10, 0.18, 0.5),
        *state_symbols("bid-narrow", column(2), HIGH, 10, 0.18, 0.5),
        *state_symbols("chip", *CHIP, 12, 0.22, None),
    ]


@leaf
def points_pill(number: int, right: float, y: float) -> Drawn:
    """Points of knowledge, with a book."""
    return note(
        rect(right - 42, y - 9.5, 42, 19, 9.5, fill="var(--panel)", stroke="var(--line)"),
        book(right - 30, y, "var(--accent)", 0.72),
        text(right - 8, y + 4.6, f"+{number}", 13, "var(--ink)", SANS, 700, "end"),
    )
