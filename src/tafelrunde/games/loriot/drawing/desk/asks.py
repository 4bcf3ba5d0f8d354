"""Questions on the desk, with their answers as tiles, and the card that was drawn last."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, g, use
from tafelrunde.draw.text import SANS, SERIF, text
from tafelrunde.draw.things import coin
from tafelrunde.words.words import Words

from ...data import cards
from ...rules.numbers import COLOURS, RESULTS
from ..cards import card_with_text
from ..fields import Chip
from ..look import Look
from ..map import SPOTS
from ..stones import Stone
from ..words import say, stone_label
from .choice import arrow, bell_icon, row, tile, verdict

LEFT: Final = 16.0
ROOM: Final = 340.0
CARD: Final = (LEFT, 46.0, ROOM, 172.0)
KINDS: Final = {card.key: card for pile in ("chance", "success") for card in cards(pile)}
BAD: Final = ("back", "skip", "home", "lose-own", "lose-random", "previous", "restart")
Items = dict[str, Drawn]


def add_card(look: Look, words: Words, items: Items, wide: float) -> None:
    """The card that was drawn last, to be read; it comes from its pile."""
    card = KINDS[look.card]
    kind = "chance" if look.card.startswith("z") else "success"
    effect = say(words, f"effect-{card.kind}", card.steps)
    x, y, _, high = CARD
    face = card_with_text(
        *(kind, say(words, kind), words.say(f"card-{look.card}"), effect),
        *(card.kind not in BAD, wide, high),
    )
    text = f"{say(words, kind)}: {words.say(f'card-{look.card}')}"
    items[f"card-{kind}"] = open_card(face, look.card, x, y, text)


@leaf
def open_card(face: Drawn, key: str, x: float, y: float, label: str) -> Drawn:
    inner = g(face, id=f"face-{key}", class_="turned")
    return g(inner, transform=at(x, y), role="img", aria_label=label)


# choices


def add_stones(look: Look, words: Words, items: Items) -> None:
    offered = look.offered("move")
    mine = [stone for stone in look.mine() if stone.token in offered]
    for stone, (x, wide) in zip(mine, row(len(mine), LEFT, ROOM, 8, 150)):
        icon = stone_icon(stone.seat, stone.number)
        items[f"choose-{stone.token}"] = tile(
            *(stone.token, stone_label(words, stone, look.late), x, 54, wide, 128, icon),
            caption=where(words, stone),
        )
    items["question"] = question(say(words, "which-stone", look.step.left))


def where(words: Words, stone: Stone) -> str:
    if stone.at.startswith("chip"):
        return say(words, "chip-field", stone.at[4:])
    return f"{stone.at} {say(words, 'step', SPOTS[stone.at].step)}"


@leaf
def stone_icon(seat: int, number: int) -> Drawn:
    """With the number by which a stone is called."""
    return g(
        use(f"s-bell-{seat}", -6, 22, 1.75),
        text(26, 16, str(number), 21, "var(--ink)", SERIF, 700, "middle"),
    )


@leaf
def question(words: str) -> Drawn:
    return text(186, 210, words, 15, "var(--mute)", SANS, 400, "middle")


def add_ways(look: Look, words: Words, items: Items) -> None:
    ways = [way for way in ("left", "up", "right", "down") if way in look.offered("go")]
    for way, (x, wide) in zip(ways, row(len(ways), LEFT, ROOM, 10, 150)):
        label = words.token(way)
        items[f"choose-{way}"] = tile(way, label, x, 54, wide, 128, arrow(way, scale=1.9), label)
    items["question"] = question(say(words, "which-way"))


def add_aims(look: Look, words: Words, items: Items) -> None:
    for name, (x, wide) in zip(RESULTS, row(2, LEFT, ROOM, 10, 150)):
        icon, label = verdict(name == "success", 1.5), say(words, f"result-{name}")
        items[f"choose-{name}"] = tile(name, label, x, 54, wide, 128, icon, label)
    items["question"] = question(say(words, "which-aim"))


def add_opponents(look: Look, words: Words, items: Items) -> None:
    add_seats(look, words, items, look.offered("oppose"), LEFT, ROOM)
    items["question"] = question(say(words, "which-opponent"))


def add_victims(look: Look, words: Words, items: Items) -> None:
    add_card(look, words, items, 156)
    add_seats(look, words, items, look.offered("rob"), LEFT + 166, ROOM - 166)


def add_seats(
    look: Look, words: Words, items: Items, offered: set[str], left: float, room: float
) -> None:
    """Bells with names: side by side where there is room, else the name beside the bell."""
    seats = [seat for seat, colour in enumerate(COLOURS) if colour in offered]
    narrow = room < ROOM / 1.5
    each = (1 if len(seats) < 4 else 2) if narrow else min(len(seats), 5 if len(seats) < 6 else 4)
    lines = -(-len(seats) // each)
    high = min(50.0, (169 - 5 * lines) / lines) if narrow else (133 - 5 * lines) / lines
    top = 46.0 if narrow else 54.0
    for number, seat in enumerate(seats):
        line, place = divmod(number, each)
        x, wide = row(each, left, room, 6, 120 if not narrow else room)[place]
        name = words.seat(seat)
        items[f"choose-{COLOURS[seat]}"] = tile(
            *(COLOURS[seat], name, x, top + line * (high + 5), wide, high),
            *(bell_icon(seat, 1.5 if high > 80 else 0.9 if high > 50 else 0.75), name),
        )


CHOICES: Final = {
    "stone": add_stones,
    "go": add_ways,
    "aim": add_aims,
    "oppose": add_opponents,
    "rob": add_victims,
}


# chips


def add_chips(look: Look, words: Words, items: Items) -> None:
    """16.2 and 15.1: the nine chip fields in two rows, and the chip that is to be laid."""
    offered = look.offered("lay", "exchange")
    for number, chip in enumerate(look.chips, 1):
        token = f"chip{number}"
        x = LEFT - 2 + (number - 1) % 5 * 69 + (34 if number > 5 else 0)
        y = 44 + (number - 1) // 5 * 70
        here = look.step.ask == "exchange" and look.step.other == number - 1
        label = say(words, "chip-field", number)
        icon = chip_icon(chip, number, here)
        shown = token if token in offered else None
        items[f"choose-{token}"] = tile(shown, label, x, y, 64, 64, icon)
    mine = look.holding[look.seat] if look.seat is not None else ""
    if mine:
        items["my-chip"] = my_chip(mine, say(words, "my-chip", mine))
    text = say(words, f"which-{look.step.ask}", words.seat(look.step.seat))
    items["question"] = question(text)


@leaf
def my_chip(value: str, label: str) -> Drawn:
    return g(coin(338, 160, value, 18), role="img", aria_label=label)


@leaf
def chip_icon(chip: Chip, number: int, here: bool) -> Drawn:
    """A chip seen from the front, or the number of its empty field."""
    if not chip.face:
        return text(0, 6, f"{number}.", 17, "var(--mute)", SERIF, 700, "middle")
    lit = g(verdict(True, 0.55), transform=at(19, -15)) if here else None
    if chip.is_open:
        return g(coin(0, 0, chip.face, 20), lit)
    sign = text(0, 7, chip.face, 19, "#ffe9a8", SERIF, 700, "middle")
    return g(use("s-lo-chip-hidden", 0, -1, 1.6), sign, lit)
