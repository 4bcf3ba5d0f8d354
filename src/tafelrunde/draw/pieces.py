"""Pieces of players: discs and stacks, pawns, workers, cubes, flags; each with rim and emblem.

A piece is one `<use>` of a symbol, so it keeps its size wherever it flies; shadows are drawn apart,
in a layer below. Seat `palette.NEUTRAL` draws a piece of nobody.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.emblems import CROWN, emblem
from tafelrunde.draw.palette import NEUTRAL, player
from tafelrunde.draw.shape import at, circle, d, ellipse, g, linear, path, radial, symbol, use
from tafelrunde.draw.text import SANS, text

RX: Final = 25.0  # of a disc's top
RY: Final = 18.5
HIGH: Final = 9.0  # thickness of a disc
FLAT: Final = 0.76  # how much an emblem on a lying disc is squashed
LIFT: Final = 7.0  # of a chosen piece

WORKER: Final = (
    "M0-15c3.6 0 6 2.6 6 5.8 0 1.6-.6 3-1.6 4.1C9-4.4 15.5-1.6 15.5 1c0 2-2 2.6-4.4 2.4L6.6 3"
    " 11 12.6c.7 1.6 0 2.9-1.8 2.9H3.4c-1.1 0-1.6-.5-2-1.4L0 10.6l-1.4 3.5c-.4.9-.9 1.4-2 1.4h-5.8"
    "c-1.8 0-2.5-1.3-1.8-2.9L-6.6 3l-4.5.4c-2.4.2-4.4-.4-4.4-2.4 0-2.6 6.5-5.4 11.1-6.1"
    "A5.8 5.8 0 0 1-6-9.2C-6-12.4-3.6-15 0-15z"
)
PAWN: Final = (
    "M0-21c3.9 0 7 3.1 7 7 0 2.3-1.1 4.3-2.8 5.6C10.4-6 13-.6 13 6.5c0 4.6.4 7.1 1.6 9.1.8 1.5 0 3"
    "-1.8 3h-25.6c-1.8 0-2.6-1.5-1.8-3 1.2-2 1.6-4.5 1.6-9.1 0-7.1 2.6-12.5 8.8-14.9"
    "C-5.9-9.7-7-11.7-7-14c0-3.9 3.1-7 7-7z"
)
BELL: Final = "M-10.8-2.4C-10.8-14-6.4-19 0-19S10.8-14 10.8-2.4A10.8 4.2 0 0 1-10.8-2.4z"
FLAG: Final = "M0-34C8-37 12-30 22-33V-18C12-15 8-22 0-19z"


def side(rx: float, ry: float, high: float) -> str:
    return d("M", -rx, 0, "v", high, "a", rx, ry, 0, 0, 0, 2 * rx, 0, "V", 0, "z")


def body(seat: int) -> list[Drawn]:
    band = side(RX, RY, HIGH)
    seam = d("M", -RX, HIGH / 2, "a", RX, RY, 0, 0, 0, 2 * RX, 0)
    return [
        path(band, fill=player(seat, "dark")),
        path(band, fill="url(#gr-side)"),
        path(seam, fill="none", stroke="var(--black)", stroke_opacity=0.18),
        ellipse(0, 0, RX, RY, fill=player(seat)),
        ellipse(0, 0, RX, RY, fill="url(#gr-gloss)"),
        ellipse(
            *(0, 0, RX - 0.6, RY - 0.6),
            fill="none",
            stroke="var(--white)",
            stroke_opacity=0.5,
            stroke_width=1.2,
        ),
    ]


def groove(y: float, colour: str, opacity: float, width: float) -> Drawn:
    return ellipse(
        *(0, y, RX - 5, RY - 4),
        fill="none",
        stroke=colour,
        stroke_opacity=opacity,
        stroke_width=width,
    )


def disc_symbol(seat: int) -> Drawn:
    return symbol(
        f"s-disc-{seat}",
        body(seat),
        groove(0, "var(--black)", 0.16, 1.4),
        groove(0.9, "var(--white)", 0.28, 0.9),
        emblem(seat, 0, 0, (1.12, 1.12 * FLAT)),
    )


def crowned_symbol(seat: int) -> Drawn:
    """An emperor: a golden ring, the emblem smaller below a crown."""
    return symbol(
        f"s-crowned-{seat}",
        body(seat),
        ellipse(0, 0, RX - 3.2, RY - 2.6, fill="none", stroke="url(#gr-gold)", stroke_width=3.2),
        emblem(seat, 0, 4.2, (0.8, 0.8 * FLAT)),
        path(
            CROWN,
            fill="url(#gr-gold)",
            stroke="var(--gold-edge)",
            stroke_width=0.7,
            transform=at(0, -5.6),
        ),
    )


def standing(seat: int, shape: str, sign: Drawn | None) -> list[Drawn | None]:
    """A wooden figure seen from the front: its thickness, face, gloss and emblem."""
    return [
        path(shape, fill=player(seat, "deep"), transform=at(1.8, 2.8)),
        path(
            shape,
            fill=player(seat),
            stroke="var(--piece-rim)",
            stroke_width=1.3,
            stroke_linejoin="round",
        ),
        path(shape, fill="url(#gr-figure)"),
        sign,
    ]


def cube_symbol(seat: int) -> Drawn:
    return symbol(
        f"s-cube-{seat}",
        path("M-12-5 0 1V15L-12 9z", fill=player(seat)),
        path("M12-5 0 1V15L12 9z", fill=player(seat, "deep")),
        path("M0-11 12-5 0 1-12-5z", fill=player(seat, "light")),
        path(
            "M-12-5 0 1 12-5M0 1V15",
            fill="none",
            stroke="var(--white)",
            stroke_opacity=0.5,
            stroke_width=0.8,
        ),
        path(
            "M0-11 12-5V9L0 15-12 9V-5z",
            fill="none",
            stroke="var(--piece-rim)",
            stroke_opacity=0.75,
            stroke_linejoin="round",
        ),
    )


def bell_symbol(seat: int) -> Drawn:
    return symbol(
        f"s-bell-{seat}",
        path("M-12.8-1.2v2.2a12.8 5 0 0 0 25.6 0v-2.2z", fill=player(seat, "deep")),
        ellipse(
            *(0, -1.2, 12.8, 5),
            fill=player(seat, "dark"),
            stroke="var(--white)",
            stroke_opacity=0.5,
        ),
        path("M-1.6-18.4h3.2v-3.4h-3.2z", fill="var(--bell-neck)"),
        path(BELL, fill=player(seat)),
        path(BELL, fill="url(#gr-gloss)", stroke="var(--white)", stroke_opacity=0.62),
        ellipse(
            0, -22.3, 3.5, 2.5, fill="url(#gr-gold)", stroke="var(--gold-edge)", stroke_width=0.6
        ),
        emblem(seat, 0, -9.4, 0.68),
    )


def flag_symbol(seat: int) -> Drawn:
    return symbol(
        f"s-flag-{seat}",
        ellipse(1, 1, 7, 2.6, fill_opacity=0.3),
        path("M0 0V-34", stroke="var(--pole)", stroke_width=2.6, stroke_linecap="round"),
        path(FLAG, fill=player(seat), stroke="var(--piece-rim)", stroke_width=1.1),
        emblem(seat, 10.6, -26, 0.46),
    )


def figures(seat: int) -> list[Drawn]:
    return [
        disc_symbol(seat),
        crowned_symbol(seat),
        symbol(f"s-worker-{seat}", standing(seat, WORKER, emblem(seat, 0, 0.5, 0.42))),
        symbol(f"s-pawn-{seat}", standing(seat, PAWN, emblem(seat, 0, 6.5, 0.6))),
        cube_symbol(seat),
        bell_symbol(seat),
        flag_symbol(seat),
    ]


def defs() -> list[Drawn]:
    gloss = ((0, "var(--white)", 0.5), (0.45, "var(--white)", 0.06), (1, "var(--black)", 0.25))
    band = ((0, "var(--black)", 0.28), (0.22, "var(--white)", 0.16), (0.55, "var(--black)", 0.06))
    face = ((0, "var(--white)", 0.42), (0.4, "var(--white)", 0.04), (1, "var(--black)", 0.3))
    return [
        radial("gr-gloss", *gloss, cx=0.36, cy=0.25, r=0.95),
        linear("gr-side", *band, (1, "var(--black)", 0.48), x2=1, y2=0),
        linear("gr-figure", *face, x2=0.7, y2=1),
        *(figure for seat in range(NEUTRAL + 1) for figure in figures(seat)),
    ]


@leaf
def piece(
    kind: str, seat: int, x: float, y: float, scale: float = 1, token: str | None = None
) -> Drawn:
    """`kind` is disc, crowned, worker, pawn, cube, bell, flag, or one of a game's own symbols.

    Pieces take no clicks; with a token they are lifted while that token is chosen.
    """
    return use(
        f"s-{kind}-{seat}", x, y, scale, class_="piece", pointer_events="none", data_mark=token
    )


@leaf
def disc(
    seat: int,
    x: float,
    y: float,
    level: int = 0,
    crowned: bool = False,
    scale: float = 1,
    token: str | None = None,
    lift: float = 0,
) -> Drawn:
    """A disc in a stack that stands on (x, y), `level` discs below it. One id per disc."""
    up = y + (2 - level * HIGH - lift) * scale
    return piece("crowned" if crowned else "disc", seat, x, up, scale, token)


@leaf
def shadow(x: float, y: float, scale: float = 1, rx: float = 31, ry: float = 21) -> Drawn:
    """Below a stack or a figure, in a layer below the pieces; (x, y) is where the piece stands."""
    return ellipse(
        *(x + 3 * scale, y + 9 * scale, rx * scale, ry * scale),
        fill="url(#gr-shadow)",
        pointer_events="none",
    )


@leaf
def count(
    number: int,
    seat: int,
    x: float,
    y: float,
    level: int = 0,
    scale: float = 1,
    token: str | None = None,
    lift: float = 0,
) -> Drawn:
    """The badge beside the uppermost disc: how many there are."""
    up = y + (1 - level * HIGH - lift) * scale
    return g(
        circle(0, 0, 9.6, fill="var(--count)", stroke=player(seat, "dark"), stroke_width=2),
        text(0, 4.7, str(number), 13.5, "var(--count-ink)", SANS, 700, "middle"),
        class_="piece",
        pointer_events="none",
        data_mark=token,
        transform=at(x + 21 * scale, up, scale),
    )


@leaf
def stack(
    seat: int, size: int, x: float, y: float, crowned: bool = False, scale: float = 1
) -> Drawn:
    """A whole stack as one drawing, where its discs need not fly apart."""
    discs = [disc(seat, x, y, level, crowned and level == size - 1, scale) for level in range(size)]
    badge = count(size, seat, x, y, size, scale) if size > 1 else None
    return g(shadow(x, y, scale), discs, badge, pointer_events="none")
