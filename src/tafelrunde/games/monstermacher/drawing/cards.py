"""Part cards, as symbols: a card keeps its look in flight.

A back tells the kind, in words and for arms and legs with the side (L, R); a front also the value.
(0, 0) is a card's upper left corner. Symbols hold words, so there is a set of them per language.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import cards, marks
from tafelrunde.draw.el import Child, Drawn, Value, el, join, leaf
from tafelrunde.draw.shape import at, circle, d, g, keep, path, rect, symbol, use
from tafelrunde.draw.text import SANS, SERIF, fitting, text

from .paint import BACKS, GILT, IVORY
from .pictures.monster import worth
from .pictures.parts import KINDS, icon

WIDE: Final = 62.0  # a back, and a robbery card
HIGH: Final = 84.0
FRONT_WIDE: Final = 86.0
FRONT_HIGH: Final = 122.0
INK: Final = "var(--card-ink)"
SIZES: Final = {"A": 0.57, "L": 0.50, "D": 0.46, "R": 0.34}  # of the picture on a back
STATES: Final = ("live", "chosen")
FACES: Final = {"A": 0.94, "L": 0.9, "D": 0.92, "R": 0.66}  # and on a front


def side(kind: str, x: float, y: float, r: float) -> Drawn | None:
    """L or R, for arms and legs."""
    if kind[0] not in "LR":
        return None
    disc = circle(0, 0, r, fill=IVORY, stroke=INK)
    letter = text(0, r * 0.5, kind[0], r * 1.4, INK, SANS, 700, "middle")
    return g(g(disc, letter, class_="kept"), transform=at(x, y))


def back_symbol(kind: str, name: str) -> Drawn:
    return symbol(
        f"s-mm-back-{kind}",
        rect(1.2, 2.8, WIDE, HIGH, 8, fill="var(--black)", fill_opacity=0.32),
        rect(0, 0, WIDE, HIGH, 8, fill=BACKS[kind], stroke="var(--card-edge)", stroke_width=1.2),
        rect(0, 0, WIDE, HIGH, 8, fill="url(#gr-head)"),
        rect(
            *(4.2, 4.2, WIDE - 8.4, HIGH - 8.4, 5.5),
            fill="none",
            stroke=GILT,
            stroke_opacity=0.7,
            stroke_width=1.2,
        ),
        icon(kind, -1, WIDE / 2, HIGH * 0.43, SIZES[kind[1]] * HIGH),
        text(
            *(WIDE / 2, HIGH - 9.4, name, fitting(name, WIDE - 14, 12.8, 8, SANS, 700)),
            fill="var(--back-letters)",
            weight=700,
            anchor="middle",
            class_="fine",
        ),
        side(kind, 13.5, 14, 9.2),
    )


def front_symbol(kind: str, value: int, name: str) -> Drawn:
    size = fitting(name, FRONT_WIDE - 18, 12.5, 8, SERIF, 700)
    shape = d("M", 5, 12, "a", 7, 7, 0, 0, 1, 7, -7, "h", FRONT_WIDE - 24, "a", 7, 7, 0, 0, 1, 7, 7)
    return symbol(
        f"s-mm-front-{kind}-{value}",
        rect(1.5, 3.5, FRONT_WIDE, FRONT_HIGH, 9, fill="var(--black)", fill_opacity=0.3),
        rect(
            *(0, 0, FRONT_WIDE, FRONT_HIGH, 9),
            fill="var(--paper)",
            stroke="var(--paper-edge)",
            stroke_width=1.2,
        ),
        path(shape + d("v", 17, "H", 5, "z"), fill=BACKS[kind]),
        path(
            cards.zigzag(5, 29, FRONT_WIDE - 10, 11),
            fill="none",
            stroke="var(--white)",
            stroke_opacity=0.6,
            stroke_width=1.2,
        ),
        text(
            FRONT_WIDE / 2,
            19.5,
            name,
            size,
            "var(--front-letters)",
            SERIF,
            700,
            "middle",
            class_="fine",
        ),
        rect(8, 33, FRONT_WIDE - 16, 53, 6, fill="var(--card-window)"),
        icon(kind, value, FRONT_WIDE / 2, 59.5, FACES[kind[1]] * 53),
        worth(value, FRONT_WIDE / 2, 104, 1.16),
    )


def symbols(names: dict[str, tuple[str, str]]) -> list[Drawn]:
    """All part cards; `names` has the short and the long name of each kind."""
    out = [*state_symbols("back", WIDE, HIGH), *state_symbols("front", FRONT_WIDE, FRONT_HIGH)]
    for kind in KINDS:
        short, long = names[kind]
        out.append(back_symbol(kind, short))
        out += [front_symbol(kind, value, long) for value in range(8)]
    return out


# ---------- cards as they lie


def ring(width: float, height: float, gap: float, **look: Value) -> Drawn:
    """Around a card, a little outside of it."""
    wide, high = width + 2 * gap, height + 2 * gap
    return el("rect", x=-gap, y=-gap, width=wide, height=high, rx=8 + gap, **look)


def state_symbols(side: str, width: float, height: float) -> list[Drawn]:
    """What stands out on all sides of a card that can be taken, is taken, or has the focus."""
    size = (width, height)
    live = ring(
        *(*size, 4.5),
        fill="var(--live)",
        fill_opacity=0.35,
        stroke="var(--live)",
        stroke_width=3.4,
    )
    chosen = ring(*size, 5.5, fill="var(--glow)", stroke="var(--live)", stroke_width=4)
    gap = ring(*size, 3, fill="none", stroke="var(--focus-gap)", stroke_width=8)
    line = ring(*size, 3, fill="none", stroke="var(--focus)", stroke_width=5)
    return [
        symbol(f"s-mm-{side}-live", live),
        symbol(f"s-mm-{side}-chosen", chosen),
        symbol(f"s-mm-{side}-focus", gap, line),
    ]


@leaf
def states_below(side: str) -> Drawn:
    return join([marks.when(state, "", use(f"s-mm-{side}-{state}")) for state in STATES])


@leaf
def states_above(side: str) -> Drawn:
    """The tick of what is chosen, away from the letter, and the outline of the focus."""
    width, high = (FRONT_WIDE, FRONT_HIGH) if side == "front" else (WIDE, HIGH)
    sign = use("s-badge-pick", width - 6, high - 6, 0.95)
    return join(
        marks.when("chosen", "", sign),
        marks.when("focus", "", use(f"s-mm-{side}-focus")),
    )


def lying(
    symbol: str,
    x: float,
    y: float,
    scale: float,
    size: str,
    token: str | None,
    label: str | None,
    side: str,
    *extra: Child,
    kin: str | None = None,
    opacity: float | None = None,
) -> Drawn:
    """A card on the table, as large as a back or a front; with a token it can be chosen, else it
    takes no clicks."""
    return g(
        states_below(size) if token else None,
        use(symbol),
        extra,
        states_above(size) if token else None,
        class_="cell card",
        data_side=side,
        data_kin=kin,
        data_token=token,
        role="img" if label else None,
        aria_label=label,
        pointer_events=None if token else "none",
        opacity=opacity,
        transform=at(x, y, scale),
    )


@leaf
def back(
    kind: str,
    letter: str,
    x: float,
    y: float,
    width: float,
    token: str | None = None,
    label: str | None = None,
    value: int = -1,
    faint: bool = False,
) -> Drawn:
    """Face down: its kind and name are seen; a value is one that the reader remembers."""
    name = (
        text(WIDE - 12, 17.5, letter, 11.5, GILT, SERIF, 700, "middle", class_="keep")
        if letter
        else None
    )
    return lying(
        *(f"s-mm-back-{kind}", x, y, width / WIDE, "back", token, label, "back"),
        name,
        remembered(value) if value >= 0 else None,
        opacity=0.45 if faint else None,
    )


@leaf
def remembered(value: int) -> Drawn:
    """A dashed ring: it is not printed there."""
    return keep(
        *(WIDE - 15, HIGH - 25),
        circle(0, 0, 12.5, fill="var(--ivory)", fill_opacity=0.9),
        circle(
            *(0, 0, 12.5),
            fill="none",
            stroke=INK,
            stroke_width=1.2,
            stroke_dasharray="2.6 2.2",
        ),
        text(0, 5.4, str(value), 15, INK, SERIF, 700, "middle"),
    )


@leaf
def front(
    kind: str,
    letter: str,
    value: int,
    x: float,
    y: float,
    width: float,
    token: str | None = None,
    label: str | None = None,
) -> Drawn:
    name = text(
        *(FRONT_WIDE - 13, FRONT_HIGH - 10, letter, 12, "var(--paper-mute)", SERIF, 700, "middle"),
        class_="keep",
    )
    return lying(
        *(f"s-mm-front-{kind}-{value}", x, y, width / FRONT_WIDE, "front", token, label, "front"),
        name,
    )


@leaf
def slot(x: float, y: float, width: float, height: float) -> Drawn:
    """Where a card could lie, or has lain."""
    return rect(
        *(x, y, width, height, width * 0.13),
        fill="none",
        stroke="var(--mute)",
        stroke_opacity=0.6,
        stroke_width=1.3,
        stroke_dasharray="4 3",
        pointer_events="none",
    )
