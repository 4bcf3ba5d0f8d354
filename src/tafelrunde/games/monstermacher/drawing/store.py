"""The reader's own store: the fronts that nobody else sees."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, each, part
from tafelrunde.draw.shape import g, rect
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, fitting, text
from tafelrunde.words.words import Words

from ..rules.setup import MonsterSetup
from . import cards
from .odds import favoured
from .sight import Seen, Sight
from .signs import eye, note, padlock
from .words import card_label, say

WIDE: Final = 374.0
HIGH: Final = 264.0
RATIO: Final = cards.FRONT_HIGH / cards.FRONT_WIDE
TOP: Final = 48.0
LEFT: Final = 16.0
OWN: Final = ("operate", "hand", "offer", "add")  # actions with a card of the own store
FORMS: Final = (  # most cards, cards in a row, width, step
    (4, 4, 78.0, 88.0),
    (8, 4, 64.0, 88.0),
    (10, 5, 60.0, 70.0),
    (18, 6, 46.0, 58.0),
    (36, 9, 33.0, 38.5),
)


def store_region(sight: Sight, words: Words, seat: int) -> Region:
    stand, store = sight.stands[seat], sight.state.players[seat].store
    cards = tuple([None if card in sight.on_desk else sight.known[card] for card in store])
    static, label = shell(words)
    return Region(
        "store",
        (0, 0, WIDE, HIGH),
        [Layer("store", whole(seat, cards, stand.die, stand.sewn, sight.setup, words))],
        static=static,
        label=label,
        span=4,
        first=sight.is_asked and is_choosing(sight, store),
    )


@lru_cache(maxsize=64)
def shell(words: Words) -> tuple[Drawn, str]:
    """What never changes, and its name."""
    return sheet(say(words, "store"), say(words, "secret")), say(words, "store")


@part
def whole(
    seat: int,
    cards: tuple[Seen | None, ...],
    die: int,
    sewn: tuple[Seen, ...],
    setup: MonsterSetup,
    words: Words,
) -> Iterator[Items]:
    number = len(cards)
    has_room = number <= FORMS[0][0]
    yield {"felt": felt_under(132.0 if has_room else HIGH - TOP)}
    yield parts(seat, cards, words)
    if has_room:
        yield about(number, die, sewn, setup, words)


def is_choosing(sight: Sight, store: list[int]) -> bool:
    """Whether it is asked for one of these."""
    return any(action.kind in OWN and action.a in store for action in sight.view.legal)


@leaf
def sheet(title: str, secret: str) -> Drawn:
    size = fitting(secret, 200, 12.5, 9)
    return g(
        panel(0, 0, WIDE, HIGH),
        text(LEFT, 29, title, 17, "var(--ink)", SERIF, 700),
        eye(WIDE - 26, 24.5, "var(--accent)"),
        text(WIDE - 42, 29, secret, size, "var(--mute)", anchor="end"),  # it may grow to the left
    )


@leaf
def felt_under(high: float) -> Drawn:
    """Only the reader sees what lies on this cloth."""
    return rect(
        *(8, 39, WIDE - 16, high, 10),
        fill="var(--cloth)",
        stroke="var(--cloth-hem)",
        stroke_dasharray="5 4",
    )


def form_of(number: int) -> tuple[int, float, float]:
    """How many cards lie in a row, their width and the step from one to the next."""
    for most, row, width, step in FORMS:
        if number <= most:
            return row, width, step
    raise AssertionError("there are no more cards")


@part
def parts(seat: int, cards: tuple[Seen | None, ...], words: Words) -> Items:
    if not cards:
        phrase = say(words, "store-empty")
        return {"store-none": text(WIDE / 2, 112, phrase, 14, "var(--mute)", anchor="middle")}
    row, width, step = form_of(len(cards))
    rows = [
        (i, seen, LEFT + (i % row) * step, TOP + i // row * (width * RATIO + 7))
        for i, seen in enumerate(cards)
    ]
    return each(one_part, rows, seat, width, words)


def one_part(
    index: int, seen: Seen | None, x: float, y: float, seat: int, width: float, words: Words
) -> Items:
    if seen is None:
        return {f"slot-{seat}-{index}": cards.slot(x, y, width, width * RATIO)}
    card, value = seen
    label = card_label(words, card, value, say(words, "in-your-store"), True)
    if value < 0:  # not looked at yet
        return {card.id: cards.back(card.kind, card.letter, x, y, width, card.id, label)}
    return {card.id: cards.front(card.kind, card.letter, value, x, y, width, card.id, label)}


# ---------- what is worth knowing about it


@part
def about(
    number: int, die: int, sewn: tuple[Seen, ...], setup: MonsterSetup, words: Words
) -> Items:
    exposed = 0 < number >= die
    what = "store-exposed" if exposed else "store-safe"
    why = say(words, f"{what}-why", number, die)
    names = tuple(words.token(kind) for kind in favoured(setup, sewn))
    return {
        "store-safety": safety(exposed, say(words, what), why),
        "store-bonus": bonuses(names, say(words, "when-sewing")),
    }


@leaf
def safety(is_open: bool, title: str, why: str) -> Drawn:
    """6.5: whether others can steal from the store."""
    ink = "var(--warn)" if is_open else "var(--accent)"
    return note(
        g(padlock(is_open, ink, 1.8), transform="translate(28 207)"),
        text(50, 203, title, fitting(title, 308, 13.5, 9, SANS, 700), "var(--ink)", SANS, 700),
        text(50, 220, why, fitting(why, 308, 13, 9), "var(--mute)"),
    )


@leaf
def bonuses(parts: tuple[str, ...], words: str) -> Drawn:
    if not parts:
        return note()
    phrase = f"{words} {', '.join(parts)}"
    return note(
        text(20, 247, "+1", 16, "var(--accent)", SERIF, 700),
        text(50, 247, phrase, fitting(phrase, 308, 13, 9), "var(--mute)"),
    )
