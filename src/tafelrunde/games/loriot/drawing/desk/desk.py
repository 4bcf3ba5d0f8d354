"""The desk: whose turn it is, the dice, and what is to be read, chosen or calculated."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, d, g, path, use
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, measure, shorten, text
from tafelrunde.draw.things import die
from tafelrunde.words.words import Words

from ...rules.numbers import ONWARD
from ..look import SUMS, Look, wants_cards
from ..words import say
from .asks import (
    CHOICES,
    LEFT,
    ROOM,
    add_card,
    add_chips,
    question,
)
from .choice import row
from .news import add_news
from .sum import add_sum

BOX: Final = (0.0, 0.0, 372.0, 232.0)
Items = dict[str, Drawn]


def desk_region(look: Look, words: Words) -> Region:
    items: Items = {"desk-head": heading(look, words)}
    add_dice(look, items)
    body: Items = {}
    add_body(look, words, body)
    layers = [Layer("desk-head", items), Layer("desk", body)]
    label = say(words, "desk")
    return Region("desk", BOX, layers, static=paper(), label=label, span=4, first=wants_cards(look))


@leaf
def paper() -> Drawn:
    return panel(4, 2, BOX[2] - 8, BOX[3] - 4)


# the head: who is at it, and the dice


def heading(look: Look, words: Words) -> Drawn:
    if look.lots:
        return title(-1, say(words, "lots"), "")
    if look.outcome is not None:
        return title(-1, say(words, "over"), "")
    left = look.step.left
    more = say(words, "left", left) if look.step.stone and 0 < left < ONWARD else ""
    return title(look.turn, words.seat(look.turn), more)


@leaf
def title(seat: int, name: str, more: str) -> Drawn:
    x = 42.0 if seat >= 0 else 18.0
    room = 194 - x - (measure(more, 13) + 8 if more else 0)
    short = shorten(name, room, 17, SERIF, 700)
    return g(
        use(f"s-bell-{seat}", 26, 31, 0.95) if seat >= 0 else None,
        text(x, 28, short, 17, "var(--ink)", SERIF, 700),
        text(x + measure(short, 17, SERIF, 700) + 8, 27.5, more, 13, "var(--mute)")
        if more
        else None,
    )


def add_dice(look: Look, items: Items) -> None:
    """Small, for those who cannot see the tray well; those of the turn before are not for here."""
    if look.step.ask == "roll":
        return
    x = BOX[2] - 74  # a phone has its buttons in the corner
    for value in reversed(look.white):
        items[f"little-white-{len(items)}"] = little_die(value, x, "white")
        x -= 30
    if look.black:
        if look.white:
            items["dice-line"] = line(x + 10)
            x -= 10
        items["little-black"] = little_die(look.black, x, "black")


@leaf
def little_die(value: int, x: float, kind: str) -> Drawn:
    return g(die(value, x, 22, 24, 0, kind))


@leaf
def line(x: float) -> Drawn:
    return path(d("M", x, 11, "v", 24), stroke="var(--line)", stroke_width=1.4)


# the body


def add_body(look: Look, words: Words, items: Items) -> None:
    ask = look.step.ask
    if look.lots:
        add_lots(look, words, items)
    elif look.outcome is not None:
        add_end(look, words, items)
    elif ask in SUMS:
        add_sum(look, words, items)
    elif ask in ("lay", "chip", "exchange"):
        add_chips(look, words, items)
    elif ask in CHOICES and look.asks_me:
        CHOICES[ask](look, words, items)
    elif shows_card(look):
        add_card(look, words, items, ROOM)
    else:
        add_news(look, words, items)


def shows_card(look: Look) -> bool:
    """Whether there is room for the card that was drawn; else it lies on its pile."""
    ask = look.step.ask
    if not look.card or look.lots or look.outcome is not None or ask in SUMS:
        return False
    if ask in ("lay", "chip", "exchange"):
        return False
    return ask == "rob" or ask not in CHOICES or not look.asks_me


# beginning and end


def add_lots(look: Look, words: Words, items: Items) -> None:
    each = 4 if look.seats > 3 else look.seats
    for seat in range(look.seats):
        line, place = divmod(seat, each)
        thrown = look.lots[seat] if seat < len(look.lots) else ()
        x = LEFT + ROOM / each * (place + 0.5)
        y = (104 if look.seats <= 4 else 76) + line * 76
        items[f"lot-{seat}"] = lot(seat, tuple(thrown), x, y, words.seat(seat))


@leaf
def lot(seat: int, thrown: tuple[int, ...], x: float, y: float, name: str) -> Drawn:
    return g(
        use(f"s-bell-{seat}", -26, 11, 1.1),
        [die(value, 1 + i * 25, 0, 21) for i, value in enumerate(thrown) if value],
        text(0, 31, shorten(name, 82, 12), 12, "var(--mute)", SANS, 400, "middle"),
        transform=at(x, y),
    )


def add_end(look: Look, words: Words, items: Items) -> None:
    """Whoever won, under laurel."""
    assert look.outcome is not None
    best = [seat for seat in range(look.seats) if look.outcome.ranks[seat] == 1]
    for seat, (x, wide) in zip(best, row(len(best), LEFT, ROOM, 4, 120)):
        name = shorten(words.seat(seat), wide, 15, SERIF, 700)
        items[f"winner-{seat}"] = winner(seat, x + wide / 2, name, min(1.0, wide / 96))
    items["question"] = question(say(words, "winners", len(best)))


@leaf
def winner(seat: int, x: float, name: str, scale: float) -> Drawn:
    return g(
        use("s-lo-honours", 0, 0, scale),
        use(f"s-bell-{seat}", 0, 18 * scale, 1.9 * scale),
        text(0, 66, name, 15, "var(--ink)", SERIF, 700, "middle"),
        transform=at(x, 102),
    )
