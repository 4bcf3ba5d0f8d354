"""Questions on the desk, with their answers as tiles, and the card that was drawn last."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, Part, part
from tafelrunde.draw.shape import at, g, use
from tafelrunde.draw.text import SANS, SERIF, text
from tafelrunde.draw.things import coin
from tafelrunde.words.words import Words

from ...data import CardText
from ...rules.numbers import COLOURS, NO_CHIP, RESULTS
from ...rules.state import Loriot
from ..cards import card_with_text
from ..chips import Chip
from ..crowd import Stone
from ..look import Look
from ..map import SPOTS
from ..words import say, stone_label
from .choice import arrow, bell_icon, row, tile, verdict

LEFT: Final = 16.0
ROOM: Final = 340.0
CARD: Final = (LEFT, 46.0, ROOM, 172.0)
BAD: Final = ("back", "skip", "home", "lose-own", "lose-random", "previous", "restart")
CHIPS: Final = ("lay", "chip", "exchange")  # asks about chips


def card_of(state: Loriot) -> tuple[str, CardText]:
    """The card that was drawn last, and its pile."""
    found = state.setup.components
    piles = {"chance": found.chance, "success": found.success}
    return next((pile, one) for pile, cards in piles.items() for one in cards
                if one.key == state.card)  # fmt: skip


@part
def card(kind: str, data: CardText, wide: float, words: Words) -> Items:
    """The card that was drawn last, to be read; it comes from its pile."""
    x, y, _, high = CARD
    label = f"{say(words, kind)}: {card_words(data, words)}"
    face = card_face(kind, data, wide, high, words)
    return {f"card-{kind}": open_card(face, data.key, x, y, label)}


def card_face(kind: str, data: CardText, wide: float, high: float, words: Words) -> Drawn:
    effect = say(words, f"effect-{data.kind}", data.steps)
    told = card_words(data, words)
    return card_with_text(kind, say(words, kind), told, effect, data.kind not in BAD, wide, high)


def card_words(data: CardText, words: Words) -> str:
    """What it says itself; of ours the texts know it."""
    if data.words or not words.has(f"card-{data.key}"):
        return data.words or data.key
    return words.say(f"card-{data.key}")


@leaf
def open_card(face: Drawn, key: str, x: float, y: float, label: str) -> Drawn:
    inner = g(face, id=f"face-{key}", class_="turned")
    return g(inner, transform=at(x, y), role="img", aria_label=label)


# choices


def choosing_stone(look: Look, words: Words) -> Iterator[Part]:
    offered = look.offered("move")
    mine = [s for s in look.crowd.stones if s.seat == look.seat and s.token in offered]
    yield stones(tuple(mine), look.late, words)
    yield asked("which-stone", words, look.step.left)


@part
def asked(id: str, words: Words, *args: int | str) -> Items:
    return {"question": question(say(words, id, *args))}


@part
def stones(offered: tuple[Stone, ...], late: bool, words: Words) -> Items:
    out = {}
    for stone, (x, wide) in zip(offered, row(len(offered), LEFT, ROOM, 8, 150)):
        icon = stone_icon(stone.seat, stone.number)
        out[f"choose-{stone.token}"] = tile(
            *(stone.token, stone_label(words, stone, late), x, 54, wide, 128, icon),
            caption=where(words, stone),
        )
    return out


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


def choosing_way(look: Look, words: Words) -> Iterator[Part]:
    yield ways(look.offered("go"), words)
    yield asked("which-way", words)


@part
def ways(offered: tuple[str, ...], words: Words) -> Items:
    shown = [way for way in ("left", "up", "right", "down") if way in offered]
    out = {}
    for way, (x, wide) in zip(shown, row(len(shown), LEFT, ROOM, 10, 150)):
        label = words.token(way)
        out[f"choose-{way}"] = tile(way, label, x, 54, wide, 128, arrow(way, scale=1.9), label)
    return out


def choosing_aim(look: Look, words: Words) -> Iterator[Part]:
    yield aims(words)
    yield asked("which-aim", words)


@part
def aims(words: Words) -> Items:
    out = {}
    for name, (x, wide) in zip(RESULTS, row(2, LEFT, ROOM, 10, 150)):
        icon, label = verdict(name == "success", 1.5), say(words, f"result-{name}")
        out[f"choose-{name}"] = tile(name, label, x, 54, wide, 128, icon, label)
    return out


def choosing_opponent(look: Look, words: Words) -> Iterator[Part]:
    yield seats(look.offered_seats("oppose"), LEFT, ROOM, words)
    yield asked("which-opponent", words)


def choosing_victim(look: Look, words: Words) -> Iterator[Part]:
    yield card(*card_of(look.state), 156, words)
    yield seats(look.offered_seats("rob"), LEFT + 166, ROOM - 166, words)


@part
def seats(offered: tuple[int, ...], left: float, room: float, words: Words) -> Items:
    """Bells with names: side by side where there is room, else the name beside the bell."""
    count, narrow = len(offered), room < ROOM / 1.5
    each = (1 if count < 4 else 2) if narrow else min(count, 5 if count < 6 else 4)
    lines = -(-count // each)
    high = min(50.0, (169 - 5 * lines) / lines) if narrow else (133 - 5 * lines) / lines
    top = 46.0 if narrow else 54.0
    out = {}
    for number, seat in enumerate(offered):
        line, place = divmod(number, each)
        x, wide = row(each, left, room, 6, 120 if not narrow else room)[place]
        name = words.seat(seat)
        out[f"choose-{COLOURS[seat]}"] = tile(
            *(COLOURS[seat], name, x, top + line * (high + 5), wide, high),
            *(bell_icon(seat, 1.5 if high > 80 else 0.9 if high > 50 else 0.75), name),
        )
    return out


CHOICES: Final[dict[str, Callable[[Look, Words], Iterator[Part]]]] = {
    "stone": choosing_stone,
    "go": choosing_way,
    "aim": choosing_aim,
    "oppose": choosing_opponent,
    "rob": choosing_victim,
}


# chips


def laying(look: Look, words: Words) -> Iterator[Part]:
    """16.2 and 15.1: the nine chip fields in two rows, and the chip that is to be laid."""
    ask, seat = look.step.ask, look.seat
    yield chip_fields(look.chips, look.offered("lay", "exchange"), look.step.other, words)
    mine = look.state.holding[seat] if seat is not None else NO_CHIP
    if mine != NO_CHIP:
        yield holding(mine, words)
    yield asked(f"which-{ask}", words, words.seat(look.step.seat))


@part
def chip_fields(
    chips: tuple[Chip, ...], offered: tuple[str, ...], here: int, words: Words
) -> Items:
    out = {}
    for number, chip in enumerate(chips, 1):
        token = f"chip{number}"
        x = LEFT - 2 + (number - 1) % 5 * 69 + (34 if number > 5 else 0)
        y = 44 + (number - 1) // 5 * 70
        label, icon = say(words, "chip-field", number), chip_icon(chip, number, here == number - 1)
        out[f"choose-{token}"] = tile(
            token if token in offered else None, label, x, y, 64, 64, icon
        )
    return out


@part
def holding(value: int, words: Words) -> Items:
    return {"my-chip": my_chip(str(value), say(words, "my-chip", str(value)))}


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
    sign = text(0, 7, chip.face, 19, "var(--chip-back-ink)", SERIF, 700, "middle")
    return g(use("s-lo-chip-hidden", 0, -1, 1.6), sign, lit)
