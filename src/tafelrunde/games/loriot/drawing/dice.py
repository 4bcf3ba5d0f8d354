"""The dice in their tray: the black one, and the white ones as a sum or as a duel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, part
from tafelrunde.draw.shape import at, d, g, path, rect, use
from tafelrunde.draw.table import tray
from tafelrunde.draw.text import SERIF, text
from tafelrunde.draw.things import coin, die

from .dye import CREAM
from .place import along

TRAY: Final = (along(16) - 131, 445.0, 262.0, 56.0)
SIZE: Final = 33.0


@part
def dice(played: int, black: int, white: tuple[int, ...], duel: tuple[int, ...]) -> Iterator[Items]:
    """In the tray: the black one, and both white ones as a sum or as a contest."""
    x, y = TRAY[0], TRAY[1] + TRAY[3] / 2 - 2
    if black:
        face = f"face-b{played}-{black}"
        yield {"die-black": thrown("black", black, x + 40, y, -8 + black * 3, face, SIZE)}
    else:
        yield {"place-black": empty_place(x + 40, y, SIZE)}
    places = (x + 112, x + 172) if not duel else (x + 136, x + 192)
    if not white:
        yield {f"place-white-{i}": empty_place(place, y, SIZE) for i, place in enumerate(places)}
    for which, value in enumerate(white):
        face = f"face-w{which}-{played}-{value}"
        turn = 5 - which * 11 + value
        yield {f"die-white-{which}": thrown("white", value, places[which], y, turn, face, SIZE)}
    yield contest(duel, x, y) if duel else total(sum(white), x, y)


def contest(duel: tuple[int, ...], x: float, y: float) -> Items:
    first, second = duel
    return {
        "sign-versus": sign(":", x + 164, y + 1, 22),
        "bell-first": small_bell(first, x + 98, y + 12, 1),
        "bell-second": small_bell(second, x + 232, y + 12, 1),
    }


def total(number: int, x: float, y: float) -> Items:
    if not number:
        return {}
    return {
        "sign-plus": sign("+", x + 142, y + 2),
        "sign-is": sign("=", x + 204, y + 2),
        "sum": sum_coin(str(number), x + 234, y + 2),
    }


@leaf
def dice_tray() -> Drawn:
    x, y, wide, high = TRAY
    line = d("M", x + 74, y + 12, "v", high - 24)
    return g(tray(x, y, wide, high), path(line, stroke="#ffffff", stroke_opacity=0.25))


@leaf
def thrown(kind: str, value: int, x: float, y: float, turn: float, key: str, size: float) -> Drawn:
    """A die as it lies; its inner part is new with every throw, so that a page lets it tumble."""
    return g(
        g(die(value, 0, 0, size, turn, kind), id=key, class_="tumble"),
        transform=at(x, y),
        pointer_events="none",
    )


@leaf
def empty_place(x: float, y: float, size: float) -> Drawn:
    return rect(
        *(x - size / 2, y - size / 2, size, size, size * 0.2),
        fill="none",
        stroke="#ffffff",
        stroke_opacity=0.22,
        stroke_width=1.4,
        stroke_dasharray="4 4",
    )


@leaf
def sign(words: str, x: float, y: float, size: float = 18) -> Drawn:
    return text(x, y + size / 3, words, size, CREAM, SERIF, 700, "middle")


@leaf
def sum_coin(words: str, x: float, y: float) -> Drawn:
    return g(coin(x, y, words, 18.5))


@leaf
def small_bell(seat: int, x: float, y: float, scale: float) -> Drawn:
    return use(f"s-bell-{seat}", x, y, scale, pointer_events="none")
