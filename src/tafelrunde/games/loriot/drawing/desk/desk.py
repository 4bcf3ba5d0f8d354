"""The desk: whose turn it is, the dice, and what is to be read, chosen or calculated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, Part, part
from tafelrunde.draw.shape import at, d, g, path, use
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, measure, shorten, text
from tafelrunde.words.words import Words

from ...position.write import lot_pair
from ...rules.numbers import ONWARD
from ..dice import die
from ..look import SUMS, Look
from ..words import say
from .asks import CHIPS, CHOICES, LEFT, ROOM, card, card_of, laying, question
from .choice import row
from .news import awaited, lying
from .sum import sums

BOX: Final = (0.0, 0.0, 372.0, 232.0)


def desk_region(look: Look, words: Words) -> Region:
    layers = [Layer("desk-head", *head(look, words)), Layer("desk", *body(look, words))]
    label = say(words, "desk")
    return Region("desk", BOX, layers, static=paper(), label=label, span=4, first=look.wants_cards)


@leaf
def paper() -> Drawn:
    return panel(4, 2, BOX[2] - 8, BOX[3] - 4)


# the head: who is at it, and the dice


def head(look: Look, words: Words) -> Iterator[Part]:
    state, step = look.state, look.step
    if look.casts_lots or look.is_over:
        yield news("lots" if look.casts_lots else "over", words)
    else:
        yield turn(state.turn, step.left if step.stone >= 0 else 0, words)
    if step.ask != "roll":  # those of the turn before are not for here
        yield small_dice(state.black, look.white)


@part
def news(id: str, words: Words) -> Items:
    return {"desk-head": title(-1, say(words, id), "")}


@part
def turn(seat: int, left: int, words: Words) -> Items:
    more = say(words, "left", left) if 0 < left < ONWARD else ""
    return {"desk-head": title(seat, words.seat(seat), more)}


@leaf
def title(seat: int, name: str, more: str) -> Drawn:
    x = 42.0 if seat >= 0 else 18.0
    room = 194 - x
    if measure(name, 17, SERIF, 700) + 8 + measure(more, 13) > room:
        more = ""  # the name comes first
    short = shorten(name, room, 17, SERIF, 700)
    return g(
        use(f"s-bell-{seat}", 26, 31, 0.95) if seat >= 0 else None,
        text(x, 28, short, 17, "var(--ink)", SERIF, 700),
        text(x + measure(short, 17, SERIF, 700) + 8, 27.5, more, 13, "var(--mute)")
        if more
        else None,
    )


@part
def small_dice(black: int, white: tuple[int, ...]) -> Iterator[Items]:
    """For those who cannot see the tray well."""
    x = BOX[2] - 74  # a phone has its buttons in the corner
    for place, value in enumerate(reversed(white), 1):
        yield {f"little-white-{place}": little_die(value, x, "white")}
        x -= 30
    if black:
        if white:
            yield {"dice-line": line(x + 10)}
            x -= 10
        yield {"little-black": little_die(black, x, "black")}


@leaf
def little_die(value: int, x: float, kind: str) -> Drawn:
    return g(die(value, x, 22, 24, 0, kind))


@leaf
def line(x: float) -> Drawn:
    return path(d("M", x, 11, "v", 24), stroke="var(--line)", stroke_width=1.4)


# the body


def body(look: Look, words: Words) -> Iterator[Part]:
    state, ask = look.state, look.step.ask
    if look.casts_lots:
        yield lots(tuple(state.lots), words)
    elif look.is_over:
        assert look.view.outcome is not None
        yield winners(tuple(look.view.outcome.ranks), words)
    elif ask in SUMS:
        yield from sums(look, words)
    elif ask in CHIPS:
        yield from laying(look, words)
    elif ask in CHOICES and look.asks_me:
        yield from CHOICES[ask](look, words)
    elif shows_card(look):
        yield card(*card_of(state), ROOM, words)
    else:
        yield awaited(ask, look.step.seat, state.rivals, state.black > 0, words)
        yield lying(state.turn, state.black, look.white, state.rivals)


def shows_card(look: Look) -> bool:
    """Whether there is room for the card that was drawn; else it lies on its pile."""
    ask = look.step.ask
    if not look.state.card or look.casts_lots or look.is_over or ask in SUMS or ask in CHIPS:
        return False
    return ask == "rob" or ask not in CHOICES or not look.asks_me


# beginning and end


@part
def lots(thrown: tuple[int, ...], words: Words) -> Items:
    seats = len(thrown)
    each = 4 if seats > 3 else seats
    out = {}
    for seat, dice in enumerate(thrown):
        line, place = divmod(seat, each)
        x = LEFT + ROOM / each * (place + 0.5)
        y = (104 if seats <= 4 else 76) + line * 76
        out[f"lot-{seat}"] = lot(seat, tuple(lot_pair(dice)), x, y, words.seat(seat))
    return out


@leaf
def lot(seat: int, thrown: tuple[int, ...], x: float, y: float, name: str) -> Drawn:
    return g(
        use(f"s-bell-{seat}", -26, 11, 1.1),
        [die(value, 1 + i * 25, 0, 21) for i, value in enumerate(thrown) if value],
        text(0, 31, shorten(name, 82, 12), 12, "var(--mute)", SANS, 400, "middle"),
        transform=at(x, y),
    )


@part
def winners(ranks: tuple[int, ...], words: Words) -> Items:
    """Whoever won, under laurel."""
    best = [seat for seat, rank in enumerate(ranks) if rank == 1]
    out = {}
    for seat, (x, wide) in zip(best, row(len(best), LEFT, ROOM, 4, 120)):
        name = shorten(words.seat(seat), wide, 15, SERIF, 700)
        out[f"winner-{seat}"] = winner(seat, x + wide / 2, name, min(1.0, wide / 96))
    return {**out, "question": question(say(words, "winners", len(best)))}


@leaf
def winner(seat: int, x: float, name: str, scale: float) -> Drawn:
    return g(
        use("s-lo-honours", 0, 0, scale),
        use(f"s-bell-{seat}", 0, 18 * scale, 1.9 * scale),
        text(0, 66, name, 15, "var(--ink)", SERIF, 700, "middle"),
        transform=at(x, 102),
    )
