"""The places that workers visit: six locations as pictures, the other areas as plaques.

A place is one item: its picture, a symbol that is sent once, and what is told about it. Workers and
markers stand on it as items of their own. Free visit fields show a plus while it can be chosen.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import marks
from tafelrunde.draw.el import Child, Drawn, join, leaf
from tafelrunde.draw.shape import Point, at, ellipse, g, path, rect, use
from tafelrunde.draw.text import SANS, SERIF, fitting, text

from ..cards import Icon, picture
from ..ground import (
    BADGE,
    INK,
    badge,
    field,
    pill,
    plaque,
    ribbon,
    tip,
)

TILE: Final = (204.0, 132.0)
PLATE: Final = (101.0, 51.0)
ROOM: Final = 53.0  # between the first and the last visit field of a plate


@leaf
def states(
    x: float, y: float, width: float, height: float, free: tuple[Point, ...], scale: float = 1
) -> Drawn:
    """What a place looks like while it can be chosen (a plus on each free field) or is chosen."""
    box = (x - 2, y - 2, width + 4, height + 4, 13.0)
    edge = rect(*box, fill="none", stroke="var(--live)", stroke_width=3)
    lit = rect(*box, fill="none", stroke="var(--glow)", stroke_width=5)
    signs = [use("s-wu-plus", x, y, scale) for x, y in free]
    return join(marks.when("live", "", edge, signs), marks.when("chosen", "", lit, signs))


def field_spots(fields: int, standing: int) -> tuple[Point, ...]:
    """On a tile; more may stand there than there are fields (an ability)."""
    step = min(38.5, 154 / max(1, max(fields, standing) - 1))
    left = TILE[0] / 2 - step * (max(fields, standing) - 1) / 2
    return tuple((left + step * i, 110.0) for i in range(max(fields, standing)))


@leaf
def upgrade_place(x: float, y: float, price: int, label: str) -> Drawn:
    """An empty place for a marker, with its price in gold."""
    words = str(price)
    return g(
        tip(label),
        ellipse(
            *(x, y, 15, 11.5),
            fill="var(--pill)",
            fill_opacity=0.92,
            stroke="var(--plaque-edge)",
            stroke_dasharray="3 2.4",
        ),
        text(x - 3.4, y + 4.6, words, 13, INK, SERIF, 700, "middle"),
        use("s-wu-gold", x + 7.4, y, 0.38),
        role="img",
        aria_label=label,
    )


@leaf
def owner_bonus(x: float, y: float, one: Icon) -> Drawn:
    """What every marker here brings its owner."""
    return g(
        tip(one.label),
        rect(
            x - 23,
            y - 10,
            46,
            20,
            10,
            fill="var(--paper-ink)",
            fill_opacity=0.72,
            stroke="var(--gilding)",
        ),
        use("s-wu-marker", x - 12, y - 1, 0.62),
        path(f"M{x - 3:g} {y - 3.4:g}l4 3.4-4 3.4z", fill="var(--gilding)"),
        use(f"s-wu-{one.name}", x + 11, y, 0.62),
        badge(one.number, x + 19, y + 6, BADGE) if one.number not in ("", "1") else None,
        role="img",
        aria_label=one.label,
    )


def location(
    scene: str,
    name: str,
    gives: Icon,
    prices: tuple[tuple[int, str], ...],
    bonus: Icon,
    fields: tuple[Point, ...],
) -> list[Child]:
    """A standard location; `prices` of the free upgrade places with their words, cheapest first."""
    w, h = TILE
    return [
        rect(2, 4, w, h, 13, fill="var(--black)", fill_opacity=0.3),
        use(f"s-wu-at-{scene}", 4, 4),
        use("s-wu-tile"),
        pill(38, 21, f"+{gives.number}", gives.name, gives.label, 16),
        [
            upgrade_place(*marker_place(2 - len(prices) + i), price, words)
            for i, (price, words) in enumerate(prices)
        ],
        owner_bonus(165, 45, bonus),
        ribbon(w / 2, 82, name, 108),
        [field(*spot) for spot in fields],
    ]


def marker_place(index: int) -> Point:
    """On a tile, for the first and the second upgrade."""
    return 146.0 + 37 * index, 21.0


def plate_spots(fields: int, standing: int) -> tuple[Point, ...]:
    """Right of the sign, side by side."""
    many = max(fields, standing)
    step = min(17.5, ROOM / max(1, many - 1))
    left = 63.5 - step * (many - 1) / 2
    return tuple((left + step * i, 18.0) for i in range(many))


def plate_scale(spots: int) -> float:
    """Of fields and of the plus on them: where there are many, they are smaller."""
    return min(0.56, round(ROOM / max(1, spots - 1) / 31, 2))


def plate(sign: Icon, name: str, fields: tuple[Point, ...], spots: int) -> list[Child]:
    """A small area: its sign, its name, its visit fields among so many spots."""
    w, h = PLATE
    size = fitting(name, w - 8, 12.4, 9, SANS, 700)
    return [
        plaque(0, 0, w, h, 9),
        picture(sign, 16, 18, 0.9),
        text(w / 2, h - 7, name, size, "var(--paper-ink)", SANS, 700, "middle"),
        [field(*spot, plate_scale(spots)) for spot in fields],
    ]


def place(
    token: str | None,
    label: str,
    shown: str,
    corner: Point,
    size: Point,
    free: tuple[Point, ...],
    scale: float = 1,
) -> Drawn:
    """What is clicked: a symbol, its words, and a plus on each field that is free."""
    return g(
        tip(label),
        use(shown),
        states(0, 0, *size, free, scale),
        data_token=token,
        role="img",
        aria_label=label,
        transform=at(*corner),
    )
