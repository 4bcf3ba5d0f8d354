"""The pyramid of doom (area 1): four levels with seats, costs and points, at dusk."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Child, Drawn
from tafelrunde.draw.part import Items, kept, part
from tafelrunde.draw.shape import circle, d, ellipse, g, path, rect, use
from tafelrunde.draw.text import SANS, text

from ...rules.faces import LevelFace
from ...rules.numbers import PYRAMID, RESOURCES
from ..cards import picture
from ..desk import Book, Desk
from ..effects import cost_words, effect_words
from ..ground import field, plaque, ribbon, tip, worth
from ..people import crowd, marker, workers_at
from ..words import effect_icons
from .areas import states

BOX: Final = (0.0, 0.0, 212.0, 236.0)
MIDDLE: Final = 133.0
TOP: Final = 31.0
HIGH: Final = 40.0
FIELDS: Final = ((22.0, 213.0), (54.0, 213.0), (86.0, 213.0))
STARS: Final = ((24, 34), (52, 42), (30, 62), (70, 30), (96, 50), (196, 76), (40, 84), (14, 92))


def pyramid_region(desk: Desk) -> Region:
    heights = tuple([player.pyramid for player in desk.state.players])
    return pyramid(heights, desk.standing[PYRAMID], desk.visits, desk.book)


@kept
def pyramid(
    heights: tuple[int, ...], standing: tuple[int, ...], visits: bool, book: Book
) -> Region:
    layers = [
        Layer("pyramid", mountain(crowd(standing), visits, book)),
        Layer("climbers", climbers(heights, book)),
        Layer("pyramid-workers", workers(standing)),
    ]
    title = book.words.token("pyramid")
    return Region("pyramid", BOX, layers, label=title, span=10, narrow=25, columns=50)


@part
def climbers(heights: tuple[int, ...], book: Book) -> Items:
    out: dict[str, Drawn] = {}
    for level, face in enumerate(book.setup.levels, 1):
        there = [seat for seat, height in enumerate(heights) if height == level]
        for seat, (x, y) in zip(there, seat_spots(level, max(face.seats, len(there)))):
            out[f"climber-{seat}"] = marker(seat, x, y, 0.5)
    return out


@part
def workers(standing: tuple[int, ...]) -> Items:
    return workers_at("pyramid", standing, FIELDS, 0, 0, 0.95)


def level_box(level: int) -> tuple[float, float, float]:
    """Left, top and width of a level, 1 being the lowest."""
    wide = 46.0 + 25 * (4 - level)
    return MIDDLE - wide / 2, TOP + (4 - level) * (HIGH + 2), wide


def seat_spots(level: int, seats: int) -> list[tuple[float, float]]:
    _, top, wide = level_box(level)
    step = min(27.0, (wide - 22) / max(1, seats - 1))
    return [(MIDDLE + (i - (seats - 1) / 2) * step, top + 23) for i in range(seats)]


@part
def mountain(standing: int, visits: bool, book: Book) -> Items:
    label = "\n".join([book.say("pyramid-about"), *level_words(book)])
    shown = book.album.picture("mountain", lambda: scenery(book))
    fields = FIELDS[standing : book.setup.fields[PYRAMID]] if visits else ()
    whole = g(
        tip(label),
        use(shown),
        states(4, 4, BOX[2] - 8, BOX[3] - 8, fields),
        data_token="pyramid",
        role="img",
        aria_label=label,
    )
    return {"pyramid": whole}


def level_words(book: Book) -> list[str]:
    return [
        book.say("pyramid-level", i, cost_words(book.lang, tuple(level.cost)), level.points)
        + (f" ({effect_words(book.lang, level.extra)})" if level.extra else "")
        for i, level in enumerate(book.setup.levels, 1)
    ]


def scenery(book: Book) -> list[Child]:
    w, h = BOX[2] - 8, BOX[3] - 8
    return [
        g(plaque(4, 4, w, h, 13, "url(#gr-wu-dusk)")),
        rect(4, 4, w, h, 13, fill="var(--nightfall)", fill_opacity="var(--night-o)"),
        circle(178, 46, 21, fill="var(--moon)", fill_opacity=0.25),
        circle(178, 46, 15, fill="var(--moon)"),
        [circle(x, y, 0.9, fill="var(--white)", fill_opacity=0.8) for x, y in STARS],
        [stage(i, level, book) for i, level in enumerate(book.setup.levels, 1)],
        ribbon(106, 14, book.words.token("pyramid"), 170, 13),
        [field(*spot) for spot in FIELDS[: book.setup.fields[PYRAMID]]],
    ]


def stage(level: int, face: LevelFace, book: Book) -> Drawn:
    left, top, wide = level_box(level)
    extra = effect_icons(book.lang, face.extra) if face.extra else ()
    bricks = "".join(
        d("M", left + 9 + j * 24, top + 15 + j % 2 * 14, "h", 12) for j in range(int(wide / 27))
    )
    above = 8 if extra else 22 if level < 3 else 16
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
        [seat(*spot) for spot in seat_spots(level, face.seats)],
        price(tuple(face.cost), 9, top + 12, cost_words(book.lang, tuple(face.cost))),
        worth(face.points, 195, top + above, 0.92, book.thing("points", face.points)),
        [picture(one, 194, top + 31, 0.74) for one in extra[:1]],
    )


def seat(x: float, y: float) -> Drawn:
    return ellipse(
        *(x, y, 12, 9),
        fill="var(--hollow)",
        fill_opacity=0.28,
        stroke="var(--chalk)",
        stroke_opacity=0.85,
        stroke_dasharray="2.4 3",
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
