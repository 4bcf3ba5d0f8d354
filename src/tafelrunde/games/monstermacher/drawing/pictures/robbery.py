"""Gravestones, and the robbery cards that name them."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.emblems import emblem
from tafelrunde.draw.palette import player
from tafelrunde.draw.shape import at, circle, d, g, path, rect, symbol, use
from tafelrunde.draw.text import SERIF, text

from ..cards import HIGH, WIDE, lying
from ..paint import GILT

STONES: Final = 5
SMALL: Final = 40.0  # robbery cards narrower than this are drawn simply


def stone_path(shape: int, wide: float, high: float) -> str:
    """The outline of a gravestone whose foot is at (0, 0); each grave has another shape."""
    w, h = wide / 2, high
    if shape == 0:
        return d("M", -w, 0, "V", -h * 0.58, "C", -w, -h * 1.14, w, -h * 1.14, w, -h * 0.58) + "V0z"
    if shape == 1:
        arch = d("C", -w * 0.72, -h * 1.1, w * 0.72, -h * 1.1, w * 0.72, -h * 0.7)
        return d("M", -w, 0, "V", -h * 0.7, "H", -w * 0.72) + arch + d("H", w, "V", 0, "z")
    if shape == 2:
        left = d("M", -w, 0, "V", -h * 0.62, "C", -w, -h * 0.92, -w / 2, -h, 0, -h)
        crack = d("L", w * 0.24, -h * 0.9, "L", w * 0.4, -h * 0.97)
        return left + crack + d("C", w * 0.8, -h * 0.9, w, -h * 0.8, w, -h * 0.6, "V", 0, "z")
    if shape == 3:
        left = d("M", -w, 0, "V", -h * 0.66)
        left += d("C", -w * 0.92, -h * 0.9, -w * 0.32, -h * 0.94, 0, -h * 1.06)
        return left + d(*("C", w * 0.32, -h * 0.94, w * 0.92, -h * 0.9, w, -h * 0.66, "V", 0, "z"))
    return d(
        *("M", -w, 0, "V", -h * 0.86, "L", -w * 0.68, -h, "H", w * 0.68),
        *("L", w, -h * 0.86, "V", 0, "z"),
    )


def stone(number: int, wide: float, high: float, size: float) -> Drawn:
    """A gravestone with its number; its foot is at (0, 0)."""
    shape = stone_path((number - 1) % STONES, wide, high)
    y = -high * 0.5
    return g(
        path(shape, fill="var(--stone-side)", transform=at(wide * 0.07, 1)),
        path(shape, fill="url(#gr-mm-stone)", stroke="var(--stone-outline)", stroke_width=1.4),
        path(
            shape,
            fill="none",
            stroke="var(--white)",
            stroke_opacity=0.28,
            stroke_width=1.4,
            transform=at(0, -1.5, (0.93, 0.95)),
        ),
        text(
            *(1, y + 1.4, str(number), size, "var(--white)", SERIF, 700, "middle"),
            fill_opacity=0.55,
        ),
        text(0, y, str(number), size, "var(--stone-letters)", SERIF, 700, "middle"),
    )


def robbery_back() -> Drawn:
    return symbol(
        "s-mm-rob-back",
        rect(1, 2.4, WIDE, HIGH, 8, fill="var(--black)", fill_opacity=0.3),
        rect(
            0,
            0,
            WIDE,
            HIGH,
            8,
            fill="var(--robbery-card)",
            stroke="var(--robbery-card-edge)",
            stroke_width=1.4,
        ),
        rect(
            *(5.5, 5.5, WIDE - 11, HIGH - 11, 5),
            fill="none",
            stroke=GILT,
            stroke_opacity=0.6,
            stroke_width=1.6,
        ),
        use("s-mm-shovel", WIDE / 2, HIGH / 2, 0.84, 24),
    )


def robbery_front(number: int) -> Drawn:
    w, h = WIDE, HIGH
    hill = d("M", 5, h * 0.72, "C", w * 0.3, h * 0.62, w * 0.6, h * 0.66, w - 5, h * 0.74)
    hill += d("V", h - 10, "a", 5, 5, 0, 0, 1, -5, 5, "H", 10, "a", 5, 5, 0, 0, 1, -5, -5, "z")
    return symbol(
        f"s-mm-rob-{number}",
        rect(1, 2.4, w, h, 8, fill="var(--black)", fill_opacity=0.3),
        rect(0, 0, w, h, 8, fill="var(--paper)", stroke="var(--paper-edge)", stroke_width=1.2),
        rect(5, 5, w - 10, h - 10, 5, fill="url(#gr-mm-dusk)"),
        circle(w * 0.76, h * 0.2, w * 0.1, fill="var(--card-moon)"),
        path(hill, fill="var(--card-hill)"),
        g(stone(number, w * 0.62, h * 0.6, h * 0.38), transform=at(w * 0.47, h * 0.87)),
        use("s-mm-shovel", w * 0.83, h * 0.76, 0.46, 18),
    )


def robbery_mini(number: int) -> Drawn:
    """The same card for small sizes: its number is all that counts."""
    w, h = WIDE, HIGH
    return symbol(
        f"s-mm-mini-{number}",
        rect(0, 0, w, h, 9, fill="var(--paper)", stroke="var(--paper-edge)", stroke_width=3),
        g(
            path(
                stone_path(0, w * 0.8, h * 0.78),
                fill="url(#gr-mm-stone)",
                stroke="var(--stone-outline)",
            ),
            text(0, -h * 0.2, str(number), h * 0.6, "var(--mini-number)", SERIF, 700, "middle"),
            transform=at(w / 2, h * 0.91),
            stroke_width=3,
        ),
    )


def symbols() -> list[Drawn]:
    numbers = range(1, STONES + 1)
    return [robbery_back(), *map(robbery_front, numbers), *map(robbery_mini, numbers)]


@leaf
def robbery(
    number: int,
    x: float,
    y: float,
    width: float,
    token: str | None = None,
    label: str | None = None,
    kin: str | None = None,
    seat: int | None = None,
    faint: bool = False,
) -> Drawn:
    """A robbery card; number 0 is one that lies face down. `seat` marks whose it is."""
    whose = (
        (
            circle(
                WIDE / 2, HIGH - 3, 15, fill=player(seat), stroke="var(--white)", stroke_width=3
            ),
            emblem(seat, WIDE / 2, HIGH - 3, 0.95),
        )
        if seat is not None
        else None
    )
    side = "front" if number else "back"
    drawn = f"s-mm-{'mini' if width < SMALL else 'rob'}-{number}" if number else "s-mm-rob-back"
    return lying(
        *(drawn, x, y, width / WIDE, "back", token, label, side),
        whose,
        kin=kin,
        opacity=0.5 if faint else None,
    )
