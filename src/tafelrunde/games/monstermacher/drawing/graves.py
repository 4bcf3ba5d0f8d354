"""The graveyard: stones, coffins, the parts in them, the robbers before them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, Part, each, kept, part
from tafelrunde.draw.shape import Point, g
from tafelrunde.words.words import Words

from . import cards, coffins
from .coffins import CARD, FOOT, MIDDLE, dot, headstone
from .pictures import robbery as pictures
from .pictures.yard import board, graveyard
from .sight import EMPTY, Seen, Sight
from .words import card_label, grave_label, say

WIDE: Final = 480.0
HIGH: Final = 222.0
PLAYED: Final = 23.0  # width of a robbery card before a grave
LANE: Final = 177.0  # the y of those


def place(number: float, count: int) -> float:
    """The x of a grave's middle."""
    step = 94.0 if count > 4 else 112.0
    return WIDE / 2 + (number - 1 - (count - 1) / 2) * step


# ---------- the region


def graves_region(sight: Sight, words: Words, span: int) -> Region:
    state, count = sight.state, sight.setup.graves
    sizes = tuple([unseen + len(above) for unseen, above in zip(state.unseen, state.graves)])
    inside = [
        (g + 1, state.unseen[g], tuple([sight.backs[card] for card in state.graves[g]]))
        for g in range(count)
    ]
    static, label = shell(count, words)
    return Region(
        "graves",
        (0, 0, WIDE, HIGH),
        [
            Layer("graves", graves(sizes, tuple([sight.top(g) for g in range(count)]), words)),
            Layer("grave-cards", each(loot, inside, count, words)),
            Layer("grave-counts", counts(sizes)),
            Layer("robbers", *(robbery(sight, words) if state.robbers else ())),
            Layer("grave-signs", signs(count)),
        ],
        static=static,
        label=label,
        span=span,
    )


@kept  # more tables than are cached, and every draw would begin anew
@lru_cache(maxsize=64)
def shell(count: int, words: Words) -> tuple[Drawn, str]:
    """What never changes, and its name."""
    epitaphs = tuple(say(words, f"epitaph-{n + 1}") for n in range(count))
    return yard(epitaphs), say(words, "graves")


@leaf
def yard(epitaphs: tuple[str, ...]) -> Drawn:
    stones = [
        headstone(number, place(number, len(epitaphs)), epitaph)
        for number, epitaph in enumerate(epitaphs, 1)
    ]
    return g(board(WIDE, HIGH, graveyard(WIDE, HIGH)), stones)


@part
def graves(sizes: tuple[int, ...], tops: tuple[str, ...], words: Words) -> Part:
    count = len(sizes)
    return each(grave, list(zip(range(1, count + 1), sizes, tops)), count, words)


def grave(number: int, size: int, top: str, count: int, words: Words) -> Items:
    token, label = f"grave-{number}", grave_label(words, number, size, top)
    empty = say(words, "empty") if top == EMPTY else ""
    return {token: coffins.grave(place(number, count), empty, token, label)}


def loot(number: int, unseen: int, above: tuple[Seen, ...], count: int, words: Words) -> Items:
    """From below; the top one is what robbers get."""
    left, top = place(number, count) - CARD / 2, MIDDLE - 34.0
    out: dict[str, Drawn] = {}
    if unseen:
        out[f"unseen-{number}"] = coffins.unseen(unseen + (not above), left, top)
    for i, (card, value) in enumerate(above):
        under = len(above) - 1 - i
        x, y = left - under * 1.6, top + under * 1.8
        where = say(words, "in-grave", number)
        label = None if under else card_label(words, card, value, where)
        out[card.id] = cards.back(card.kind, card.letter, x, y, CARD, None, label, value)
    return out


@part
def counts(sizes: tuple[int, ...]) -> Items:
    return {
        f"n-grave-{number}": coffins.count(size, place(number, len(sizes)))
        for number, size in enumerate(sizes, 1)
        if size
    }


@part
def signs(count: int) -> Items:
    tokens = [(number, f"grave-{number}") for number in range(1, count + 1)]
    return {f"m-{token}": coffins.sign(place(number, count), token) for number, token in tokens}


# ---------- robbers


def robbery(sight: Sight, words: Words) -> list[Part]:
    """5.7: who can still go where, for open robbery cards are public; and who goes."""
    seats = [seat for seat in range(sight.setup.seats) if sight.robs(seat)]
    choices, count = sight.state.choices, sight.setup.graves
    gone = tuple([(seat, choices[seat]) for seat in seats if choices[seat] > 0])
    cards = played(gone, sight.phase != "choose", count, words)
    if not sight.is_robbing:
        return [cards]
    return [dots(tuple([(s, sight.state.players[s].open) for s in seats]), count), cards]


@part
def dots(robbers: tuple[tuple[int, int], ...], count: int) -> Iterator[Items]:
    for number in range(1, count + 1):
        can = [seat for seat, open in robbers if not open >> (number - 1) & 1]
        for i, seat in enumerate(can):
            x, y = place(number, count) + 37, FOOT - 7.0 - i * 13
            yield {f"can-{number}-{seat}": dot(seat, x, y)}


@part
def played(
    choices: tuple[tuple[int, int], ...], revealed: bool, count: int, words: Words
) -> Iterator[Items]:
    """Their cards, each before its grave; one that is sealed lies with its robber (5.6)."""
    for seat, choice in choices:
        same = [other for other, that in choices if that == choice]
        x, y = spot_of(choice, same.index(seat), len(same), count)
        name = say(words, "played", words.seat(seat), choice)
        shown = choice if revealed else 0
        kin = f"rob-{seat}-{choice}"
        yield {f"rob-{seat}-played": pictures.robbery(shown, x, y, PLAYED, None, name, kin, seat)}


def spot_of(choice: int, index: int, of: int, count: int) -> Point:
    """Of one robber's card among those that go to the same place."""
    shift = (index - (of - 1) / 2) * 18
    return place(choice, count) + shift - PLAYED / 2, LANE
