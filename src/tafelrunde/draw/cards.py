"""Cards: paper with 9-px corners, a coloured head with medallion and zigzag edge, backs, decks."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Child, Drawn, leaf
from tafelrunde.draw.shape import circle, d, g, linear, path, rect
from tafelrunde.draw.text import SANS, SERIF, fitting, paragraph, shorten, text, wrap
from tafelrunde.draw.things import amount

WIDE: Final = 118.0
HIGH: Final = 166.0
CORNER: Final = 9.0
HEAD: Final = 39.0
GILT: Final = "var(--card-gold)"
TITLE: Final = "var(--card-head-ink)"


def defs() -> list[Drawn]:
    return [
        linear(
            "gr-head", (0, "var(--white)", 0.16), (0.5, "var(--white)", 0), (1, "var(--black)", 0.2)
        ),
    ]


@leaf
def base(
    width: float = WIDE,
    height: float = HIGH,
    fill: str = "var(--paper)",
    edge: str = "var(--paper-edge)",
) -> Drawn:
    """The bare card with its shadow; (0, 0) is its upper left corner."""
    return g(
        rect(1.5, 3.5, width, height, CORNER, fill="var(--black)", fill_opacity=0.3),
        rect(0, 0, width, height, CORNER, fill=fill, stroke=edge, stroke_width=1.2),
    )


def zigzag(x: float, y: float, width: float, teeth: int = 13) -> str:
    step = width / teeth / 2
    return d("M", x, y) + d("l", step, -4, step, 4) * teeth


def head(colour: str, width: float, height: float) -> list[Drawn]:
    shape = d("M", 5, 14, "a", 9, 9, 0, 0, 1, 9, -9, "h", width - 28, "a", 9, 9, 0, 0, 1, 9, 9)
    shape += d("v", height - 9, "H", 5, "z")
    return [
        path(shape, fill=colour),
        path(shape, fill="url(#gr-head)"),
        path(
            zigzag(5, height + 5, width - 10),
            fill="none",
            stroke="var(--paper)",
            stroke_width=1.4,
            stroke_opacity=0.85,
        ),
    ]


@leaf
def medallion(x: float, y: float, colour: str, icon: Drawn, r: float = 17.5) -> Drawn:
    """A dark disc in a golden ring, the icon drawn around (0, 0)."""
    return g(
        circle(0, 0, r, fill=colour),
        circle(0, 0, r, fill="var(--black)", fill_opacity=0.35, stroke=GILT, stroke_width=1.6),
        icon,
        transform=f"translate({x:g} {y:g})",
    )


def name(title: str, left: float, right: float, anchor: str | None) -> Drawn:
    """A title between two edges of the head, in two smaller lines where one is too narrow."""
    room, x = right - left, left if anchor is None else (left + right) / 2
    size = fitting(title, room, 13, 1, SERIF, 700)
    if size >= 10.5:
        return text(x, 26, title, size, TITLE, SERIF, 700, anchor)
    lines = wrap(title, room, 10.5, SERIF, 700)[:2]
    short = [shorten(line, room, 10.5, SERIF, 700) for line in lines]
    return g(
        [
            text(x, 20 + i * 11.5, line, 10.5, TITLE, SERIF, 700, anchor)
            for i, line in enumerate(short)
        ]
    )


@leaf
def face(
    title: str,
    colour: str,
    icon: Drawn | None = None,
    words: str = "",
    width: float = WIDE,
    height: float = HIGH,
) -> Drawn:
    """A card with its name in the head (beside the icon) and its words, wrapped, below."""
    return g(
        base(width, height),
        head(colour, width, HEAD - 6),
        g(icon, transform="translate(21 22)") if icon else None,
        name(title, 34 if icon else 12, width - 12, None if icon else "middle"),
        paragraph(
            *(width / 2, 62, words, width - 22, 12),
            fill="var(--paper-ink)",
            anchor="middle",
        )
        if words
        else None,
    )


@leaf
def emblem_face(
    name: str, colour: str, icon: Drawn, width: float = WIDE, height: float = HIGH
) -> Drawn:
    """A card with a medallion in its head and its name in small capitals below."""
    caps = name.upper()
    return g(
        base(width, height),
        head(colour, width, HEAD),
        medallion(width / 2, 27, colour, icon),
        text(
            *(width / 2, 59, caps, fitting(caps, width - 24, 9.5, 7, weight=700)),
            fill="var(--paper-mute)",
            weight=700,
            anchor="middle",
            letter_spacing=1,
        ),
    )


@leaf
def divider(width: float, y: float) -> Drawn:
    """The dotted line between what a card costs and what it brings."""
    return g(
        path(d("M", 14, y, "h", width - 28), stroke="var(--paper-line)", stroke_dasharray="2 3"),
        path(d("M", width / 2 - 6, y - 4, "h", 12, "l", -6, 7, "z"), fill="var(--paper-line)"),
    )


@leaf
def back(
    colour: str, icon: Drawn | None = None, width: float = WIDE, height: float = HIGH
) -> Drawn:
    """A back with a golden line and nested diamonds; the icon is drawn around (0, 0)."""
    x, y, r = width / 2, height / 2, width * 0.27
    diamonds = [d("M", x, y - s, "l", s, s, -s, s, -s, -s, "z") for s in (r, r * 0.8)]
    return g(
        base(width, height, colour, "var(--card-back-edge)"),
        rect(0, 0, width, height, CORNER, fill="url(#gr-head)"),
        rect(
            *(6, 6, width - 12, height - 12, 6),
            fill="none",
            stroke=GILT,
            stroke_opacity=0.65,
            stroke_width=1.2,
        ),
        path("".join(diamonds), fill="none", stroke=GILT, stroke_opacity=0.32),
        g(icon, transform=f"translate({x:g} {y:g})") if icon else None,
    )


@leaf
def deck(
    number: int,
    colour: str,
    icon: Drawn | None = None,
    width: float = WIDE,
    height: float = HIGH,
) -> Drawn:
    """A face-down pile: its thickness shows up to four cards, its label how many there are."""
    layers = min(number, 4)
    cards = [
        g(back(colour, icon if i == layers - 1 else None, width, height),
          transform=f"translate({i * 1.6:g} {-i * 1.8:g})")
        for i in range(layers)
    ]  # fmt: skip
    x, y = width / 2 + layers * 1.6, height - 4 - layers * 1.8
    slot = rect(0, 0, width, height, CORNER, fill="var(--black)", fill_opacity=0.12)
    return g(
        cards or slot,
        rect(x - 16, y - 9, 32, 19, 9.5, fill="var(--piece-rim)", stroke="var(--ribbon)"),
        text(x, y + 5, str(number), 13, "var(--paper-ink)", SANS, 700, "middle"),
    )


@leaf
def costs(items: tuple[tuple[int, Drawn], ...], x: float, y: float, step: float = 35) -> Drawn:
    """Icons (each around 0, 0) in a row centred on (x, y), with their amounts."""
    out: list[Child] = []
    for index, (number, icon) in enumerate(items):
        left = x + (index - (len(items) - 1) / 2) * step - 3
        out.append(g(icon, transform=f"translate({left:g} {y:g})"))
        out.append(amount(number, left + 11, y + 9))
    return g(out)
