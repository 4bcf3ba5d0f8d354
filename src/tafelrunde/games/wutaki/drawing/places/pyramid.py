"""The pyramid of doom (area 1): four levels with seats, costs and points, at dusk."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import circle, d, ellipse, g, path, rect, use
from tafelrunde.draw.text import SANS, text

from ...rules.numbers import PYRAMID, RESOURCES
from ..cards import Icon, picture
from ..desk import Desk, workers_at
from ..effects import cost_words, effect_words
from ..ground import Items, field, plaque, ribbon, tip, worth
from ..words import effect_icons
from .areas import marker, states

BOX: Final = (0.0, 0.0, 212.0, 236.0)
MIDDLE: Final = 133.0
TOP: Final = 31.0
HIGH: Final = 40.0
FIELDS: Final = ((22.0, 213.0), (54.0, 213.0), (86.0, 213.0))
STARS: Final = ((24, 34), (52, 42), (30, 62), (70, 30), (96, 50), (196, 76), (40, 84), (14, 92))


def pyramid_region(desk: Desk) -> Region:
    setup = desk.setup
    standing = len(desk.standing("pyramid"))
    levels = tuple(
        (
            level.seats,
            tuple(level.cost),
            level.points,
            desk.thing("points", level.points),
            cost_words(desk.lang, tuple(level.cost)),
            effect_icons(desk.lang, level.extra) if level.extra else (),
        )
        for level in setup.levels
    )
    lines = [
        desk.say("pyramid-level", i + 1, cost_words(desk.lang, tuple(level.cost)), level.points)
        + (f" ({effect_words(desk.lang, level.extra)})" if level.extra else "")
        for i, level in enumerate(setup.levels)
    ]
    label = "\n".join([desk.say("pyramid-about"), *lines])
    fields = setup.fields[PYRAMID]
    token = desk.token("pyramid")
    title = desk.say("name-pyramid")
    base = {"pyramid": mountain(token, title, label, levels, fields, standing)}
    markers: Items = {}
    for level in range(1, len(levels) + 1):
        there = [s for s, player in enumerate(desk.facts["players"]) if player["pyramid"] == level]
        spots = seat_spots(level, max(levels[level - 1][0], len(there)))
        for seat, (x, y) in zip(there, spots):
            markers[f"climber-{seat}"] = marker(seat, x, y, 0.5)
    layers = [
        Layer("pyramid", base),
        Layer("climbers", markers),
        Layer("pyramid-workers", workers_at(desk, "pyramid", FIELDS, 0, 0, 0.95)),
    ]
    return Region("pyramid", BOX, layers, label=title, span=10, narrow=25, columns=50)


def level_box(level: int) -> tuple[float, float, float]:
    """Left, top and width of a level, 1 being the lowest."""
    wide = 46.0 + 25 * (4 - level)
    return MIDDLE - wide / 2, TOP + (4 - level) * (HIGH + 2), wide


def seat_spots(level: int, seats: int) -> list[tuple[float, float]]:
    _, top, wide = level_box(level)
    step = min(27.0, (wide - 22) / max(1, seats - 1))
    return [(MIDDLE + (i - (seats - 1) / 2) * step, top + 23) for i in range(seats)]


@leaf
def mountain(
    token: str | None,
    title: str,
    label: str,
    levels: tuple[tuple[int, tuple[int, ...], int, str, str, tuple[Icon, ...]], ...],
    fields: int,
    standing: int,
) -> Drawn:
    w, h = BOX[2] - 8, BOX[3] - 8
    return g(
        tip(label),
        g(plaque(4, 4, w, h, 13, "url(#gr-wu-dusk)")),
        rect(4, 4, w, h, 13, fill="var(--nightfall)", fill_opacity="var(--night-o)"),
        circle(178, 46, 21, fill="var(--moon)", fill_opacity=0.25),
        circle(178, 46, 15, fill="var(--moon)"),
        [circle(x, y, 0.9, fill="var(--white)", fill_opacity=0.8) for x, y in STARS],
        [stage(i + 1, *level) for i, level in enumerate(levels)],
        ribbon(106, 14, title, 170, 13),
        [field(*FIELDS[i]) for i in range(fields)],
        states(4, 4, w, h, FIELDS[standing:fields]),
        data_token=token,
        role="img",
        aria_label=label,
    )


def stage(
    level: int,
    seats: int,
    cost: tuple[int, ...],
    points: int,
    label: str,
    words: str,
    extra: tuple[Icon, ...],
) -> Drawn:
    left, top, wide = level_box(level)
    bricks = "".join(
        d("M", left + 9 + j * 24, top + 15 + j % 2 * 14, "h", 12) for j in range(int(wide / 27))
    )
    return g(
        path(
            d("M", left + 6, top, "h", wide - 12, "l", 6, HIGH, "h", -wide, "z"),
            fill=f"var(--step-{level})",
            stroke="var(--step-edge)",
            stroke_width=1.3,
        ),
        path(
            d("M", left + 6, top, "h", wide - 12, "l", 1.4, 7, "h", 9.2 - wide, "z"),
            fill="var(--white)",
            fill_opacity=0.25,
        ),
        path(bricks, stroke="var(--step-joint)", stroke_opacity=0.6, stroke_width=1.1),
        [
            ellipse(
                *(x, y, 12, 9),
                fill="var(--hollow)",
                fill_opacity=0.28,
                stroke="var(--chalk)",
                stroke_opacity=0.85,
                stroke_dasharray="2.4 3",
            )
            for x, y in seat_spots(level, seats)
        ],
        price(cost, 9, top + 12, words),
        worth(points, 195, top + (8 if extra else 22 if level < 3 else 16), 0.92, label),
        [picture(one, 194, top + 31, 0.74) for one in extra[:1]],
    )


def price(cost: tuple[int, ...], x: float, y: float, words: str) -> Drawn:
    """“2×” and the kinds of which two are paid, one line per number."""
    lines: list[Drawn] = []
    for number in sorted(set(cost) - {0}):
        kinds = [RESOURCES[i] for i, n in enumerate(cost) if n == number]
        row = y + 17 * len(lines)
        lines.append(
            g(
                text(x - 1, row + 4, f"{number}×", 12, "var(--step-price)", SANS, 700),
                [use(f"s-wu-{kind}", x + 20 + 12.2 * i, row, 0.5) for i, kind in enumerate(kinds)],
            )
        )
    back = rect(
        x - 4, y - 10, 71, 17 * len(lines) + 3, 8, fill="var(--midnight)", fill_opacity=0.35
    )
    return g(tip(words), back, lines, role="img", aria_label=words)
