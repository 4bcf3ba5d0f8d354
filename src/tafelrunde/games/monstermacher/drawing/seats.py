"""Another player's laboratory, compact: monster, grade, robbery cards, store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tafelrunde.draw import Layer, Region, marks, things
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import g, rect, use
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, fitting, measure, shorten, text
from tafelrunde.words.words import Words

from . import cards
from .bench import add_monster, add_roll, bench_with_props
from .paint import Items
from .pictures.robbery import robbery
from .sight import Sight
from .signs import lock, note, pill, rotten_pill
from .words import (
    card_label,
    grade,
    lab_label,
    letter,
    rotten,
    rotten_bonus,
    say,
    status_of,
)  # fmt: skip

RATIO: Final = cards.HIGH / cards.WIDE
MINI: Final = 15.5  # width of a robbery card
ABOVE: Final = 79.0  # what the words and robbery cards need


@dataclass(frozen=True, slots=True)
class Shape:
    """How large a laboratory is drawn; `card` is the width of the parts in the store."""

    wide: float
    high: float
    card: float

    @property
    def bench(self) -> float:
        return (self.high - 16) * 0.7

    @property
    def right(self) -> float:
        """Where the words begin."""
        return 20 + self.bench + 9

    @property
    def row(self) -> int:
        """How many parts lie side by side."""
        return int((self.wide - self.right - 6) // (self.card + 3))

    def rows(self, number: int) -> int:
        return max(1, -(-number // self.row))

    def height(self, number: int) -> float:
        """Of the whole sheet, for so many parts in the store."""
        return max(self.high, ABOVE + self.height_of_store(number))

    def slack(self, number: int) -> float:
        """What is left between the words and the store."""
        return self.height(number) - self.height_of_store(number) - ABOVE

    def height_of_store(self, number: int) -> float:
        return self.rows(number) * (self.card * RATIO + 4) + 3


THREE: Final = Shape(470, 156, 55)  # the others of three players
FOUR: Final = Shape(374, 150, 44)
FIVE: Final = Shape(300, 137, 36)
TALL: Final = Shape(374, 210, 46)  # for spectators


def strip_region(sight: Sight, words: Words, seat: int, shape: Shape, span: int) -> Region:
    player = sight.players[seat]
    high = shape.height(len(player.store))
    figures: Items = {}
    middle = 20 + shape.bench / 2, 8 + (shape.high - 16) / 2 + 3
    scale = (shape.high - 28) / 242
    add_monster(figures, sight, seat, *middle, scale, scale * 1.35)
    add_roll(figures, sight, words, seat, 20 + shape.bench - 19, shape.high - 26)
    items: Items = {}
    items[f"who-{seat}"] = who(seat, shape, high, lab_label(words, sight, seat))
    add_words(items, sight, words, seat, shape)
    add_robbery(items, sight, words, seat, shape)
    add_store(items, sight, words, seat, shape)
    layers = [Layer(f"monster-{seat}", figures), Layer(f"lab-{seat}", items)]
    return Region(
        f"lab-{seat}",
        (0, 0, shape.wide, high),
        layers,
        static=sheet(seat, shape, high),
        label=say(words, "lab-of", words.seat(seat)),
        span=span,
    )


@leaf
def sheet(seat: int, shape: Shape, high: float) -> Drawn:
    bench = bench_with_props(seat, 20, 8, shape.bench, shape.high - 16)
    return g(panel(0, 0, shape.wide, high, 14, seat), bench)


@leaf
def who(seat: int, shape: Shape, high: float, label: str) -> Drawn:
    """The whole sheet takes a click for the player, but for the parts that lie on it."""
    ring = (-2.0, -2.0, shape.wide + 4, high + 4, 16.0)
    live = rect(*ring, fill="none", stroke="var(--live)", stroke_width=4)
    sign = use("s-badge-pick", 20, 14, 0.9)
    gap = rect(*ring, fill="none", stroke="var(--focus-gap)", stroke_width=8)
    focus = rect(*ring, fill="none", stroke="var(--focus)", stroke_width=5)
    return g(
        rect(0, 0, shape.wide, high, fill="#ffffff", fill_opacity=0),
        marks.when("live", "", live, sign),
        marks.when("chosen", "", rect(*ring, fill="var(--glow)", fill_opacity=0.35), live, sign),
        marks.when("focus", "", gap, focus),
        class_="cell",
        data_token=str(seat),
        role="img",
        aria_label=label,
    )


def add_words(items: Items, sight: Sight, words: Words, seat: int, shape: Shape) -> None:
    player, left, right = sight.players[seat], shape.right, shape.wide - 10
    drop = shape.slack(len(player.store)) * 0.25
    turn = sight.turn == seat and sight.phase != "over"
    items[f"name-{seat}"] = name(words.seat(seat), turn, left, right - 32)
    items[f"points-{seat}"] = g(things.worth(player.points, right - 12, 21, 1.15))
    items[f"die-{seat}"] = die(player.die, say(words, "grade-short", player.die), left, 40 + drop)
    status = status_of(words, sight, seat)
    mood = mood_of(sight, seat)
    if status:
        items[f"status-{seat}"] = pill(status, right, 41 + drop, mood)
    elif rotten_bonus(player):
        phrase = say(words, "rotten", rotten(player), rotten_bonus(player))
        items[f"status-{seat}"] = rotten_pill(phrase, right, 41 + drop)
    else:
        phrase = grade(words, player.die)
        items[f"status-{seat}"] = note(
            text(right, 45 + drop, phrase, 12.5, "var(--mute)", anchor="end")
        )


def mood_of(sight: Sight, seat: int) -> str:
    """How a seat's status stands out: done, going on, or of no account."""
    player = sight.players[seat]
    if sight.is_robbing:
        if not player.robs:
            return "open" if seat in sight.asked else "quiet"
        return "done" if player.choice else "open"
    return "done" if sight.reviver == seat else "open"


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


def add_robbery(items: Items, sight: Sight, words: Words, seat: int, shape: Shape) -> None:
    """Open ones first; one that has been played lies in the graveyard until the turn ends."""
    player = sight.players[seat]
    y = 53 + shape.slack(len(player.store)) * 0.5
    x = shape.right
    played = player.choice if player.robs else 0
    for number in player.open:
        if number != played:
            items[f"rob-{seat}-{number}"] = robbery(number, x, y, MINI, kin=f"rob-{seat}-{number}")
            x += MINI + 2.5
    for i in range(len(player.hidden) - (played < 0)):
        items[f"rob-{seat}-back-{i}"] = robbery(0, x, y, MINI, kin=f"rob-{seat}--1")
        x += MINI + 2.5
    exposed = bool(player.store) and len(player.store) >= player.die
    phrase = say(words, "exposed" if exposed else "safe")
    items[f"lock-{seat}"] = lock(exposed, phrase, shape.wide - 10, y + 10)


def add_store(items: Items, sight: Sight, words: Words, seat: int, shape: Shape) -> None:
    number = len(sight.players[seat].store)
    top = shape.height(number) - shape.height_of_store(number)
    where = say(words, "in-store-of", words.seat(seat))
    away = sight.on_desk
    for i, card in enumerate(sight.players[seat].store):
        x = shape.right + (i % shape.row) * (shape.card + 3)
        y = top + i // shape.row * (shape.card * RATIO + 4)
        if card.id in away:
            items[f"slot-{seat}-{i}"] = cards.slot(x, y, shape.card, shape.card * RATIO)
            continue
        label = card_label(words, card, where)
        items[card.id] = cards.back(
            card.kind, letter(card), x, y, shape.card, card.id, label, card.value
        )
    if not sight.players[seat].store:
        room = shape.wide - shape.right - 12
        phrase = shorten(say(words, "store-empty"), room, 12.5)
        items[f"store-none-{seat}"] = text(
            shape.right, top + shape.card * RATIO / 2 + 4, phrase, 12.5, "var(--mute)"
        )
