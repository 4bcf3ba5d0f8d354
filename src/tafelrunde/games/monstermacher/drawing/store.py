"""The reader's own store: the fronts that nobody else sees."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import g, rect
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, fitting, measure, text
from tafelrunde.words.words import Words

from ..rules.numbers import TYPES, VALUES
from ..rules.setup import MonsterSetup
from . import cards
from .paint import Items
from .sight import CODES, Player, Sight
from .signs import eye, note, padlock
from .words import card_label, letter, say

WIDE: Final = 374.0
HIGH: Final = 264.0
RATIO: Final = cards.FRONT_HIGH / cards.FRONT_WIDE
TOP: Final = 48.0
LEFT: Final = 16.0
FORMS: Final = (  # most cards, cards in a row, width, step
    (4, 4, 78.0, 88.0),
    (8, 4, 64.0, 88.0),
    (10, 5, 60.0, 70.0),
    (18, 6, 46.0, 58.0),
    (36, 9, 33.0, 38.5),
)


def store_region(sight: Sight, words: Words, setup: MonsterSetup, seat: int) -> Region:
    player = sight.players[seat]
    items: Items = {}
    add_cards(items, sight, words, seat)
    if len(player.store) <= FORMS[0][0]:
        items["store-safety"] = safety(*safety_words(words, player))
        items["store-bonus"] = bonuses(
            tuple(words.token(kind) for kind in favoured(setup, player)), say(words, "when-sewing")
        )
    felt = 132.0 if len(player.store) <= FORMS[0][0] else HIGH - TOP
    items = {"felt": felt_under(felt), **items}
    return Region(
        "store",
        (0, 0, WIDE, HIGH),
        [Layer("store", items)],
        static=sheet(say(words, "store"), say(words, "secret")),
        label=say(words, "store"),
        span=4,
        first=sight.is_asked and any(card.id in sight.tokens for card in player.store),
    )


@leaf
def sheet(title: str, secret: str) -> Drawn:
    size = fitting(secret, 200, 12.5, 9)
    left = WIDE - 16 - measure(secret, size)
    return g(
        panel(0, 0, WIDE, HIGH),
        text(LEFT, 29, title, 17, "var(--ink)", SERIF, 700),
        eye(left - 13, 24.5, "var(--accent)"),
        text(WIDE - 16, 29, secret, size, "var(--mute)", anchor="end"),
    )


@leaf
def felt_under(high: float) -> Drawn:
    """Only the reader sees what lies on this cloth."""
    return rect(
        *(8, 39, WIDE - 16, high, 10),
        fill="var(--mm-felt)",
        stroke="var(--mm-felt-line)",
        stroke_dasharray="5 4",
    )


def form_of(number: int) -> tuple[int, float, float]:
    """How many cards lie in a row, their width and the step from one to the next."""
    for most, row, width, step in FORMS:
        if number <= most:
            return row, width, step
    raise AssertionError("there are no more cards")


def add_cards(items: Items, sight: Sight, words: Words, seat: int) -> None:
    store, away = sight.players[seat].store, sight.on_desk
    row, width, step = form_of(len(store))
    where = say(words, "in-your-store")
    for i, card in enumerate(store):
        x, y = LEFT + (i % row) * step, TOP + i // row * (width * RATIO + 7)
        if card.id in away:
            items[f"slot-{seat}-{i}"] = cards.slot(x, y, width, width * RATIO)
            continue
        label = card_label(words, card, where, True)
        if card.value < 0:  # not looked at yet
            items[card.id] = cards.back(card.kind, letter(card), x, y, width, card.id, label)
        else:
            items[card.id] = cards.front(
                card.kind, letter(card), card.value, x, y, width, card.id, label
            )
    if not store:
        items["store-none"] = text(
            WIDE / 2, 112, say(words, "store-empty"), 14, "var(--mute)", anchor="middle"
        )


# ---------- what is worth knowing about it


def safety_words(words: Words, player: Player) -> tuple[bool, str, str]:
    number, die = len(player.store), player.die
    if number and number >= die:
        return True, say(words, "store-exposed"), say(words, "store-exposed-why", number, die)
    return False, say(words, "store-safe"), say(words, "store-safe-why", number, die)


@leaf
def safety(is_open: bool, title: str, why: str) -> Drawn:
    """6.5: whether others can steal from the store."""
    ink = "var(--warn)" if is_open else "var(--accent)"
    return note(
        g(padlock(is_open, ink, 1.8), transform="translate(28 207)"),
        text(50, 203, title, fitting(title, 308, 13.5, 9, SANS, 700), "var(--ink)", SANS, 700),
        text(50, 220, why, fitting(why, 308, 13, 9), "var(--mute)"),
    )


def favoured(setup: MonsterSetup, player: Player) -> list[str]:
    """9.5, 9.6: the missing limbs that are easier to sew on."""
    sewn = {TYPES.index(card.type): card.value for card in player.sewn}
    out = []
    for kind, name in enumerate(CODES):
        bonus = sum(setup.operation_bonus[k * VALUES + value][kind] for k, value in sewn.items())
        if bonus and kind not in sewn:
            out.append(name)
    return out


@leaf
def bonuses(parts: tuple[str, ...], words: str) -> Drawn:
    if not parts:
        return note()
    phrase = f"{words} {', '.join(parts)}"
    return note(
        text(20, 247, "+1", 16, "var(--accent)", SERIF, 700),
        text(50, 247, phrase, fitting(phrase, 308, 13, 9), "var(--mute)"),
    )
