"""The dice in their tray: the black one, and the white ones as a sum or as a duel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.draw import things
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, Part, part
from tafelrunde.draw.shape import at, d, g, path, rect, symbol, use
from tafelrunde.draw.table import tray
from tafelrunde.draw.text import SERIF, text
from tafelrunde.draw.things import coin

from .place import along

TRAY: Final = (along(16) - 131, 445.0, 262.0, 56.0)
X, Y = TRAY[0], TRAY[1] + TRAY[3] / 2 - 2
SIZE: Final = 33
SIZES: Final = {
    "black": (SIZE, 24, 44, 52),
    "white": (SIZE, 24, 44, 21),
}  # in the tray, on the desk


def defs() -> dict[str, Drawn]:
    """Every die that is shown anywhere, once; its middle is (0, 0)."""
    ids = [(k, s, value) for k, sizes in SIZES.items() for s in sizes for value in range(1, 7)]
    drawn = {die_id(k, s, value): things.die(value, 0, 0, s, 0, k) for k, s, value in ids}
    return {id: symbol(id, one) for id, one in drawn.items()}


def die_id(kind: str, size: int, value: int) -> str:
    return f"s-lo-{kind}-{size}-{value}"


SYMBOLS: Final = defs()


def die(value: int, x: float, y: float, size: int, turn: float = 0, kind: str = "white") -> Drawn:
    return use(die_id(kind, size, value), x, y, 1, turn)


def dice(played: int, black: int, white: tuple[int, ...], duel: tuple[int, ...]) -> Iterator[Part]:
    """In the tray: the black one, and both white ones as a sum or as a contest."""
    yield black_die(played, black)
    yield white_dice(played, white, duel)


@part
def black_die(played: int, value: int) -> Items:
    if not value:
        return {"place-black": empty_place(X + 40, Y, SIZE)}
    face = f"face-b{played}-{value}"
    return {"die-black": thrown("black", value, X + 40, -8 + value * 3, face)}


@part
def white_dice(played: int, white: tuple[int, ...], duel: tuple[int, ...]) -> Items:
    places = (X + 136, X + 192) if duel else (X + 112, X + 172)
    out = contest(duel) if duel else total(sum(white))
    for i, x in enumerate(places):
        if white:
            face = f"face-w{i}-{played}-{white[i]}"
            out[f"die-white-{i}"] = thrown("white", white[i], x, 5 - i * 11 + white[i], face)
        else:
            out[f"place-white-{i}"] = empty_place(x, Y, SIZE)
    return out


def contest(duel: tuple[int, ...]) -> dict[str, Drawn]:
    first, second = duel
    return {
        "sign-versus": sign(":", X + 164, Y + 1, 22),
        "bell-first": small_bell(first, X + 98, Y + 12, 1),
        "bell-second": small_bell(second, X + 232, Y + 12, 1),
    }


def total(number: int) -> dict[str, Drawn]:
    if not number:
        return {}
    return {
        "sign-plus": sign("+", X + 142, Y + 2),
        "sign-is": sign("=", X + 204, Y + 2),
        "sum": sum_coin(str(number), X + 234, Y + 2),
    }


@leaf
def dice_tray() -> Drawn:
    x, y, wide, high = TRAY
    line = d("M", x + 74, y + 12, "v", high - 24)
    return g(tray(x, y, wide, high), path(line, stroke="var(--white)", stroke_opacity=0.25))


@leaf
def thrown(kind: str, value: int, x: float, turn: float, key: str) -> Drawn:
    """A die as it lies; its inner part is new with every throw, so that a page lets it tumble."""
    return g(
        g(die(value, 0, 0, SIZE, turn, kind), id=key, class_="tumble"),
        transform=at(x, Y),
        pointer_events="none",
    )


@leaf
def empty_place(x: float, y: float, size: float) -> Drawn:
    return rect(
        *(x - size / 2, y - size / 2, size, size, size * 0.2),
        fill="none",
        stroke="var(--white)",
        stroke_opacity=0.22,
        stroke_width=1.4,
        stroke_dasharray="4 4",
    )


@leaf
def sign(words: str, x: float, y: float, size: float = 18) -> Drawn:
    return text(x, y + size / 3, words, size, "var(--ivory)", SERIF, 700, "middle")


@leaf
def sum_coin(words: str, x: float, y: float) -> Drawn:
    return g(coin(x, y, words, 18.5))


@leaf
def small_bell(seat: int, x: float, y: float, scale: float) -> Drawn:
    return use(f"s-bell-{seat}", x, y, scale, pointer_events="none")
