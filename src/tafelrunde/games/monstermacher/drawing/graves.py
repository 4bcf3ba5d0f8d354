"""The graveyard: stones, coffins, the parts in them, the robbers before them."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import Point, g
from tafelrunde.words.words import Words

from . import cards
from .coffins import (
    CARD,
    FOOT,
    MIDDLE,
    count,
    dot,
    grave,
    headstone,
    sign,
    unseen,
)  # fmt: skip
from .paint import Items
from .pictures.robbery import robbery
from .pictures.yard import board, graveyard
from .sight import Grave, Sight
from .words import card_label, grave_label, letter, say

WIDE: Final = 480.0
HIGH: Final = 222.0
PLAYED: Final = 23.0  # width of a robbery card before a grave
LANE: Final = 177.0  # the y of those
SEALED: Final = 150.0  # the y of those of which nobody knows the grave


def place(number: float, count: int) -> float:
    """The x of a grave's middle."""
    step = 94.0 if count > 4 else 112.0
    return WIDE / 2 + (number - 1 - (count - 1) / 2) * step


# ---------- the region


def graves_region(sight: Sight, words: Words, span: int) -> Region:
    count_of = len(sight.graves)
    spots: Items = {}
    signs: Items = {}
    parts: Items = {}
    counts: Items = {}
    for number, one in enumerate(sight.graves, 1):
        x, token = place(number, count_of), f"grave-{number}"
        label = grave_label(words, number, one)
        empty = "" if one.size else say(words, "empty")
        spots[token] = grave(number, x, empty, token, label)
        signs[f"m-{token}"] = sign(x, token)
        add_parts(parts, sight, words, number, x)
        if one.size:
            counts[f"n-{token}"] = count(one.size, x)
    layers = [
        Layer("graves", spots),
        Layer("grave-cards", parts),
        Layer("grave-counts", counts),
        Layer("robbers", robbers(sight, words)),
        Layer("grave-signs", signs),
    ]
    return Region(
        "graves",
        (0, 0, WIDE, HIGH),
        layers,
        static=yard(count_of, tuple(say(words, f"epitaph-{n + 1}") for n in range(count_of))),
        label=say(words, "graves"),
        span=span,
    )


@leaf
def yard(count_of: int, epitaphs: tuple[str, ...]) -> Drawn:
    stones = [
        headstone(number, place(number, count_of), epitaph)
        for number, epitaph in enumerate(epitaphs, 1)
    ]
    return g(board(WIDE, HIGH, graveyard(WIDE, HIGH)), stones)


def add_parts(parts: Items, sight: Sight, words: Words, number: int, x: float) -> None:
    """From below; the top one is the loot."""
    one: Grave = sight.graves[number - 1]
    left, top = x - CARD / 2, MIDDLE - 34.0
    if one.unseen:
        parts[f"unseen-{number}"] = unseen(one.unseen + (not one.cards), left, top)
    for i, card in enumerate(one.cards):
        above = len(one.cards) - 1 - i
        x, y = left - above * 1.6, top + above * 1.8
        label = None if above else card_label(words, card, say(words, "in-grave", number))
        parts[card.id] = cards.back(card.kind, letter(card), x, y, CARD, None, label, card.value)


# ---------- robbers


def robbers(sight: Sight, words: Words) -> Items:
    """Their cards: before the grave they name, or between the coffins while nobody knows it."""
    out: Items = {}
    if sight.phase in ("join", "choose"):
        add_dots(out, sight)
    seats = [seat for seat in sight.robbers if sight.players[seat].choice]
    hidden = [seat for seat in seats if sight.players[seat].choice < 0]
    for seat in seats:
        choice = sight.players[seat].choice
        same = [s for s in seats if sight.players[s].choice == choice]
        x, y = spot_of(sight, choice, same.index(seat), len(same), hidden)
        is_open = choice > 0 and sight.phase != "choose"
        name = say(words, "played", words.seat(seat), choice if choice > 0 else 0)
        out[f"rob-{seat}-played"] = robbery(
            choice if is_open else 0, x, y, PLAYED, None, name, f"rob-{seat}-{choice}", seat
        )
    return out


def spot_of(sight: Sight, choice: int, index: int, of: int, hidden: list[int]) -> Point:
    count_of = len(sight.graves)
    if choice < 0:
        first = max(0, (count_of - 1 - len(hidden)) // 2)
        gap = min(first + index + 0.5, count_of - 1.0)  # between the coffins
        return place(1 + gap, count_of) - PLAYED / 2, SEALED
    shift = (index - (of - 1) / 2) * 18
    return place(choice, count_of) + shift - PLAYED / 2, LANE


def add_dots(out: Items, sight: Sight) -> None:
    """5.7: who can still go where; open robbery cards are public."""
    for number in range(1, len(sight.graves) + 1):
        can = [seat for seat in sight.robbers if number not in sight.players[seat].open]
        for i, seat in enumerate(can):
            x, y = place(number, len(sight.graves)) + 37, FOOT - 7.0 - i * 13
            out[f"can-{number}-{seat}"] = dot(seat, x, y)
