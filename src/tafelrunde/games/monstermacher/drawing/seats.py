"""Another player's laboratory, compact: monster, grade, robbery cards, store."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tafelrunde.draw import Layer, Region, marks, things
from tafelrunde.draw.el import Drawn, join, leaf
from tafelrunde.draw.part import Items, each, part
from tafelrunde.draw.shape import Point, g, rect, use
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, fitting, measure, shorten, text
from tafelrunde.words.words import Words

from ..rules.numbers import COUNTS
from . import cards
from .bench import Place, Torso, bench_with_props, laid_on, monster, rolled
from .pictures.robbery import robbery
from .sight import Seen, Sight, Stand
from .signs import lock, note, pill, points, rotten_pill
from .words import card_label, grade, lab_label, mood_of, rotten_text, say

RATIO: Final = cards.HIGH / cards.WIDE
MINI: Final = 15.5  # width of a robbery card
SEALED: Final = 4.0  # how far one that is chosen is pushed forward
ABOVE: Final = 79.0  # what the words and robbery cards need
CARDS: Final = 36  # there are no more


@dataclass(frozen=True, eq=False)
class Shape:
    """How large a laboratory is drawn; `card` is the width of the parts in the store."""

    wide: float
    high: float
    card: float

    @cached_property
    def bench(self) -> Place:
        return 20, 8, (self.high - 16) * 0.7, self.high - 16

    @cached_property
    def torso(self) -> Torso:
        x, y, wide, high = self.bench
        scale = (self.high - 28) / 242
        return x + wide / 2, y + high / 2 + 3, scale, scale * 1.35

    @cached_property
    def die(self) -> Point:
        """Where the white one lies on the bench."""
        x, _, wide, _ = self.bench
        return x + wide - 19, self.high - 26

    @cached_property
    def right(self) -> float:
        """Where the words begin."""
        return 20 + self.bench[2] + 9

    @cached_property
    def row(self) -> int:
        """How many parts lie side by side."""
        return int((self.wide - self.right - 6) // (self.card + 3))

    @cached_property
    def heights(self) -> list[float]:
        """Of the whole sheet, by the number of parts in the store."""
        return [max(self.high, ABOVE + self.height_of_store(n)) for n in range(CARDS + 1)]

    def slack(self, number: int) -> float:
        """What is left between the words and the store."""
        return self.heights[number] - self.height_of_store(number) - ABOVE

    def height_of_store(self, number: int) -> float:
        return max(1, -(-number // self.row)) * (self.card * RATIO + 4) + 3


THREE: Final = Shape(470, 156, 55)  # the others of three players
FOUR: Final = Shape(374, 150, 44)
FIVE: Final = Shape(300, 137, 36)
TALL: Final = Shape(374, 210, 46)  # for spectators


def strip_region(sight: Sight, words: Words, seat: int, shape: Shape, span: int) -> Region:
    stand, played = sight.stands[seat], sight.played(seat)
    backs = COUNTS[sight.state.players[seat].hidden] - (played < 0)
    figures = monster(seat, stand.sewn, laid_on(sight, seat), shape.torso)
    items = strip(stand, played, backs, stored(sight, seat), shape, words)
    high = shape.heights[stand.parts]
    return Region(
        f"lab-{seat}",
        (0, 0, shape.wide, high),
        [
            Layer(f"monster-{seat}", figures, rolled(sight, words, seat, shape.die)),
            Layer(f"lab-{seat}", items),
        ],
        static=sheet(seat, shape, high),
        label=say(words, "lab-of", words.seat(seat)),
        span=span,
    )


@part
def strip(
    stand: Stand,
    played: int,
    backs: int,
    cards: tuple[Seen | None, ...],
    shape: Shape,
    words: Words,
) -> Iterator[Items]:
    yield head(stand, shape, words)
    seat, parts = stand.seat, stand.parts
    yield robbery_cards(seat, stand.open, played, backs, shape.slack(parts), shape, words)
    yield lock_of(seat, parts, stand.die, shape, words)
    yield store(seat, cards, shape, words)


@leaf
def sheet(seat: int, shape: Shape, high: float) -> Drawn:
    return g(panel(0, 0, shape.wide, high, 14, seat), bench_with_props(seat, *shape.bench))


@leaf
def who(seat: int, shape: Shape, high: float, label: str) -> Drawn:
    """The whole sheet takes a click for the player, but for the parts that lie on it."""
    return g(
        sheet_states(shape, high),
        class_="cell",
        data_token=str(seat),
        role="img",
        aria_label=label,
    )


@leaf
def sheet_states(shape: Shape, high: float) -> Drawn:
    ring = (-2.0, -2.0, shape.wide + 4, high + 4, 16.0)
    live = rect(*ring, fill="none", stroke="var(--live)", stroke_width=4)
    sign = use("s-badge-pick", 20, 14, 0.9)  # chosen, not possible
    gap = rect(*ring, fill="none", stroke="var(--focus-gap)", stroke_width=8)
    focus = rect(*ring, fill="none", stroke="var(--focus)", stroke_width=5)
    return join(
        rect(0, 0, shape.wide, high, fill="var(--white)", fill_opacity=0),
        marks.when("live", "", live),
        marks.when("chosen", "", rect(*ring, fill="var(--glow)", fill_opacity=0.35), live, sign),
        marks.when("focus", "", gap, focus),
    )


def head(stand: Stand, shape: Shape, words: Words) -> Items:
    seat, left, right = stand.seat, shape.right, shape.wide - 10
    drop = shape.slack(stand.parts) * 0.25
    short = say(words, "grade-short", stand.die)
    return {
        f"who-{seat}": who(seat, shape, shape.heights[stand.parts], lab_label(words, stand)),
        f"name-{seat}": name(words.seat(seat), stand.turn, left, right - 32),
        f"points-{seat}": points(stand.points, right - 12, 21, 1.15),
        f"die-{seat}": die(stand.die, short, left, 40 + drop),
        f"status-{seat}": status(stand, right, 41 + drop, words),
    }


def status(stand: Stand, right: float, y: float, words: Words) -> Drawn:
    bonus = rotten_text(words, stand.sewn)
    if stand.status:
        return pill(say(words, stand.status), right, y, mood_of(stand.status))
    if bonus:
        return rotten_pill(bonus, right, y)
    return aside(grade(words, stand.die), right, y + 4)


@leaf
def aside(words: str, right: float, y: float) -> Drawn:
    return note(text(right, y, words, 12.5, "var(--mute)", anchor="end"))


@leaf
def name(words: str, turn: bool, left: float, right: float) -> Drawn:
    room = right - left - (16 if turn else 0)
    size = fitting(words, room, 17, 13, SERIF, 700)
    phrase = shorten(words, room, size, SERIF, 700)
    wide = measure(phrase, size, SERIF, 700)
    sign = use("s-mm-turn", left + wide + 11, 19) if turn else None
    return note(text(left, 25, phrase, size, "var(--ink)", SERIF, 700), sign)


@leaf
def die(number: int, words: str, x: float, y: float) -> Drawn:
    return note(
        things.die(number, x + 10, y, 19, -6, "red"),
        text(x + 27, y + 5, words, 13.5, "var(--ink)", SANS, 700),
    )


@part
def robbery_cards(
    seat: int,
    open: tuple[int, ...],
    played: int,
    backs: int,
    slack: float,
    shape: Shape,
    words: Words,
) -> Items:
    """Open ones first; one that has been played lies in the graveyard until the turn ends.

    5.6: while it is sealed it is only pushed forward, for a place among graves would mean one.
    """
    x, y = shape.right, 53 + slack * 0.5
    out: dict[str, Drawn] = {}
    for number in open:
        if number != played:
            out[f"rob-{seat}-{number}"] = robbery(number, x, y, MINI, kin=f"rob-{seat}-{number}")
            x += MINI + 2.5
    for i in range(backs):
        out[f"rob-{seat}-back-{i}"] = robbery(0, x, y, MINI, kin=f"rob-{seat}--1")
        x += MINI + 2.5
    if played < 0:
        name, kin = say(words, "played", words.seat(seat), 0), f"rob-{seat}-{played}"
        sealed = robbery(0, x + 3, y - SEALED, MINI, None, name, kin, seat)
        out[f"rob-{seat}-played"] = sealed
    return out


def lock_of(seat: int, parts: int, die: int, shape: Shape, words: Words) -> Items:
    """6.5: whether others can steal from the store."""
    exposed = 0 < parts >= die
    phrase = say(words, "exposed" if exposed else "safe")
    return {f"lock-{seat}": lock(exposed, phrase, shape.wide - 10, 63 + shape.slack(parts) * 0.5)}


def stored(sight: Sight, seat: int) -> tuple[Seen | None, ...]:
    """None for what lies on the desk now."""
    cards = sight.state.players[seat].store
    return tuple([None if card in sight.on_desk else sight.backs[card] for card in cards])


@part
def store(seat: int, cards: tuple[Seen | None, ...], shape: Shape, words: Words) -> Items:
    number = len(cards)
    top = shape.heights[number] - shape.height_of_store(number)
    if not cards:
        room = shape.wide - shape.right - 12
        phrase = shorten(say(words, "store-empty"), room, 12.5)
        y = top + shape.card * RATIO / 2 + 4
        return {f"store-none-{seat}": text(shape.right, y, phrase, 12.5, "var(--mute)")}
    rows = [
        (
            *(i, seen, shape.right + (i % shape.row) * (shape.card + 3)),
            top + i // shape.row * (shape.card * RATIO + 4),
        )
        for i, seen in enumerate(cards)
    ]
    return each(stored_part, rows, seat, shape.card, words)


def stored_part(
    index: int, seen: Seen | None, x: float, y: float, seat: int, width: float, words: Words
) -> Items:
    if seen is None:
        return {f"slot-{seat}-{index}": cards.slot(x, y, width, width * RATIO)}
    card, value = seen
    label = card_label(words, card, value, say(words, "in-store-of", words.seat(seat)))
    return {card.id: cards.back(card.kind, card.letter, x, y, width, card.id, label, value)}
