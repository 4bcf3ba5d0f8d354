"""The dice in their tray: the black one, and the white ones as a sum or as a duel."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, d, g, path, rect, use
from tafelrunde.draw.table import tray
from tafelrunde.draw.text import SERIF, text
from tafelrunde.draw.things import coin, die

from .dye import CREAM
from .look import Look
from .place import along

TRAY: Final = (along(16) - 131, 445.0, 262.0, 56.0)
Items = dict[str, Drawn]


def dice(look: Look) -> Items:
    """In the tray: the black one, and both white ones as a sum or as a contest."""
    x, y = TRAY[0], TRAY[1] + TRAY[3] / 2 - 2
    out: Items = {}
    key = f"{look.played}"
    if look.black:
        turn = -8 + look.black * 3
        out["die-black"] = thrown(
            "black", look.black, x + 40, y, turn, f"face-b{key}-{look.black}", 33
        )
    else:
        out["place-black"] = empty_place(x + 40, y, 33)
    places = (x + 112, x + 172) if not look.duel else (x + 136, x + 192)
    if not look.white:
        out["place-white-0"] = empty_place(places[0], y, 33)
        out["place-white-1"] = empty_place(places[1], y, 33)
    for which, value in enumerate(look.white):
        face = f"face-w{which}-{key}-{value}"
        turn = 5 - which * 11 + value
        out[f"die-white-{which}"] = thrown("white", value, places[which], y, turn, face, 33)
    if look.duel:
        first, second = look.duel
        out["sign-versus"] = sign(":", x + 164, y + 1, 22)
        out["bell-first"] = small_bell(first, x + 98, y + 12, 1)
        out["bell-second"] = small_bell(second, x + 232, y + 12, 1)
    elif look.white:
        out["sign-plus"] = sign("+", x + 142, y + 2)
        out["sign-is"] = sign("=", x + 204, y + 2)
        out["sum"] = sum_coin(str(sum(look.white)), x + 234, y + 2)
    return out


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
