"""Choices as large tiles on the desk, for fingers; the same tokens are on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.draw import marks
from tafelrunde.draw.el import Child, Drawn, leaf
from tafelrunde.draw.shape import at, circle, g, path, rect, use
from tafelrunde.draw.text import SANS, fitting, shorten, text

ARROW: Final = "M0-13 12 0H5V13H-5V0H-12z"
TURNS: Final = {"up": 0, "right": 90, "down": 180, "left": -90}


@leaf
def tile(
    token: str | None,
    label: str,
    x: float,
    y: float,
    wide: float,
    high: float,
    icon: Drawn,
    caption: str = "",
) -> Drawn:
    """The icon is drawn around (0, 0) above its caption; on a low tile to the left of it."""
    box = (0.0, 0.0, wide, high, 12.0)
    low = high < 54 and bool(caption)
    room = wide - (46 if low else 12)
    size = fitting(caption, room, 14, 11, SANS, 700)
    middle = 36 + room / 2 if low else wide / 2
    foot = high / 2 + 5 if low else high - 9
    drawn = [
        rect(*box, fill="var(--panel-2)", stroke="var(--line)", stroke_width=1.2),
        g(
            icon,
            transform=at(20 if low else wide / 2, high / 2 - (9 if caption and not low else 0)),
        ),
        text(
            *(middle, foot, shorten(caption, room + 4, size, SANS, 700), size),
            weight=700,
            anchor="middle",
        )
        if caption
        else None,
    ]
    return button(token, label, at(x, y), drawn, box)


def button(
    token: str | None,
    label: str,
    transform: str | None,
    drawn: Sequence[Child],
    box: tuple[float, float, float, float, float],
) -> Drawn:
    """Something to press, with the frames of its states."""
    live = rect(*box, fill="var(--live)", fill_opacity=0.12, stroke="var(--live)", stroke_width=2.6)
    chosen = rect(*box, fill="var(--glow)", fill_opacity=0.4, stroke="var(--live)", stroke_width=4)
    focus = rect(*box, fill="none", stroke="var(--focus)", stroke_width=4)
    return g(
        *drawn,
        marks.when("live", "", live),
        marks.when("chosen", "", chosen),
        marks.when("focus", "", focus),
        class_="cell",
        transform=transform,
        data_token=token,
        role="img",
        aria_label=label,
    )


@leaf
def arrow(way: str, fill: str = "var(--accent)", scale: float = 1) -> Drawn:
    return path(
        ARROW,
        fill=fill,
        stroke="var(--white)",
        stroke_width=1.4,
        stroke_linejoin="round",
        transform=at(0, 0, scale, TURNS[way]),
    )


@leaf
def verdict(good: bool, scale: float = 1) -> Drawn:
    """A sign for success or failure: never the colour alone."""
    shape = "M-6 .4-1.8 5 6.4-4.8" if good else "M-5-5 5 5M5-5-5 5"
    return g(
        circle(0, 0, 13, fill="var(--live-deep)" if good else "var(--attack-deep)"),
        circle(0, 0, 13, fill="none", stroke="var(--white)", stroke_width=1.8),
        path(
            shape,
            fill="none",
            stroke="var(--white)",
            stroke_width=3,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        transform=at(0, 0, scale),
    )


@leaf
def bell_icon(seat: int, scale: float = 1.2) -> Drawn:
    return use(f"s-bell-{seat}", 0, 11 * scale, scale)


def row(count: int, left: float, room: float, gap: float, most: float) -> list[tuple[float, float]]:
    """x and width of so many tiles side by side, centred."""
    wide = min(most, (room - gap * (count - 1)) / max(count, 1))
    first = left + (room - wide * count - gap * (count - 1)) / 2
    return [(first + i * (wide + gap), wide) for i in range(count)]
