"""Cards as drawn: pacts upright, everything with a text as a slip, backs and decks.

An `Icon` is a symbol, its number ("" for none) and what it means in words. Faces are drawn from
(0, 0) and placed by a transform, so that one drawing serves all sizes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.draw import cards, marks
from tafelrunde.draw.cards import GILT, zigzag
from tafelrunde.draw.el import Drawn, join, leaf
from tafelrunde.draw.shape import at, circle, d, g, path, rect, use
from tafelrunde.draw.text import SANS, SERIF, fitting, paragraph, shorten, text, wrap

from .ground import INK, counted, icon, tip, worth


class Icon(NamedTuple):
    name: str
    number: str
    label: str


WIDE: Final = 118.0  # of a pact
HIGH: Final = 152.0
SLIP: Final = 152.0  # width of a slip
DEEP: Final = 86.0  # its height
SMALL: Final = 10.6  # letters on a slip
LEAD: Final = 1.15  # from line to line
HEADS: Final = {  # of slips: colour, sheen of the zigzag
    **{
        kind: (f"var(--{kind}-head)", f"var(--{kind}-light)")
        for kind in ("omen", "revenge", "secret", "round", "ability")
    },
    "master": ("var(--master-head)", "var(--gilding)"),
}


def picture(one: Icon, x: float, y: float, scale: float) -> Drawn:
    """Points are told by the hexagon, everything else by a badge."""
    if one.name == "points":
        return worth(one.number, x, y, scale * 1.18, one.label)
    if one.number in ("", "1"):
        return icon(one.name, x, y, scale, one.label)
    return counted(one.name, one.number, x, y, scale, one.label)


def row(icons: tuple[Icon, ...], x: float, y: float, step: float, scale: float) -> list[Drawn]:
    """Icons side by side, centred on (x, y)."""
    left = x - step * (len(icons) - 1) / 2
    return [picture(one, left + step * i, y, scale) for i, one in enumerate(icons)]


def costs(icons: tuple[Icon, ...], x: float, y: float) -> list[Drawn]:
    """What a pact asks for, each with its number even if it is one; two rows from four on."""
    half = (len(icons) + 1) // 2
    rows = [icons] if len(icons) <= 3 else [icons[:half], icons[half:]]
    out = []
    for i, some in enumerate(rows):
        down = y if len(rows) == 1 else y - 14 + 28 * i
        scale = 1.12 if len(rows) == 1 else 0.94
        left = x - 34 * (len(some) - 1) / 2 - 3
        out += [
            counted(one.name, one.number, left + 34 * j, down - 1, scale, one.label)
            for j, one in enumerate(some)
        ]
    return out


def pact_head(element: str, name: str) -> list[Drawn]:
    shape = d("M", 5, 14, "a", 9, 9, 0, 0, 1, 9, -9, "h", WIDE - 28, "a", 9, 9, 0, 0, 1, 9, 9)
    shape += d("v", 22, "H", 5, "z")
    size = fitting(name, WIDE - 56, 15.5, 9, SERIF, 700)
    return [
        path(shape, fill=f"var(--{element})"),
        path(shape, fill=f"url(#gr-wu-{element})"),
        path(
            zigzag(5, 36, WIDE - 10),
            fill="none",
            stroke="var(--paper)",
            stroke_width=1.4,
            stroke_opacity=0.85,
        ),
        circle(25, 21, 14.5, fill="var(--black)", fill_opacity=0.42, stroke=GILT, stroke_width=1.5),
        use(f"s-wu-{element}", 25, 21, 0.9),
        text(46, 26, name, size, "var(--head-letters)", SERIF, 700),
    ]


@leaf
def pact_face(
    id: str, element: str, name: str, asks: tuple[Icon, ...], pays: tuple[Icon, ...]
) -> Drawn:
    """The offering in a violet box (it goes to the monster), below it what the pact pays."""
    return g(
        cards.base(WIDE, HIGH),
        pact_head(element, name),
        rect(
            *(8, 43, WIDE - 16, 60, 5),
            fill="var(--buka)",
            fill_opacity=0.07,
            stroke="var(--buka)",
            stroke_opacity=0.45,
        ),
        use("s-wu-monster", 15.5, 96.5, 0.42),
        costs(asks, WIDE / 2, 72),
        path("M53 107h12l-6 6z", fill="var(--paper-line)"),
        row(pays, WIDE / 2, 130, 34, 1.14),
        text(WIDE - 9, HIGH - 7, id, 8, "var(--paper-mute)", SANS, 400, "end"),
    )


def slip_head(kind: str, title: str, sign: str, width: float, note: str) -> list[Drawn]:
    colour, light = HEADS[kind]
    shape = d("M", 4, 12, "a", 8, 8, 0, 0, 1, 8, -8, "h", width - 24, "a", 8, 8, 0, 0, 1, 8, 8)
    shape += d("v", 12, "H", 4, "z")
    room = width - 34 - (16 if note else 0)
    size = fitting(title, room, 12.5, 8.5, SERIF, 700)
    return [
        path(shape, fill=colour),
        path(shape, fill="url(#gr-head)"),
        path(zigzag(4, 24, width - 8, 15), fill="none", stroke=light, stroke_opacity=0.7),
        use(f"s-wu-{sign}", 15, 13.5, 0.66),
        text(
            27,
            17.6,
            shorten(title, room + 3, size, SERIF, 700),
            size,
            "var(--head-letters)",
            SERIF,
            700,
        ),
    ]


@leaf
def slip(
    kind: str,
    title: str,
    words: str,
    sign: str,
    icons: tuple[Icon, ...] = (),
    width: float = SLIP,
    height: float = DEEP,
    note: str = "",
    aside: float = 0,
) -> Drawn:
    """A card with a text: its name, the words made from its effect, icons below them.

    `note` (“lasting”) is a small sign at the right of the head; `aside` is how much of the foot
    is kept free, at the right, for visit fields.
    """
    foot = 29 if aside else 0
    lines, size = fitted(words, width - 11, height - 31 - foot)
    if not aside and len(lines) * size * LEAD > height - 49:
        icons = ()  # the words need all of it
    room = height - 30 - (foot or (18 if icons else 0))
    top = 29 + (room - len(lines) * size * LEAD) / 2 + size * 0.9
    shown = paragraph(
        *(width / 2, top, "\n".join(lines), width, size, LEAD),
        fill="var(--paper-ink)",
        anchor="middle",
    )
    free = width - aside
    return g(
        cards.base(width, height),
        slip_head(kind, title, sign, width, note),
        g(tip(note), use("s-wu-end", width - 14, 13.5, 0.66)) if note else None,
        shown,
        row(icons, free / 2, height - 13, min(27, (free - 24) / max(1, len(icons) - 1)), 0.78),
    )


def fitted(words: str, room: float, high: float, least: float = 8) -> tuple[tuple[str, ...], float]:
    """Lines and the size of letters at which they fit; what does not fit even so is cut."""
    size = SMALL + (2.6 if high > 70 else 1.4)
    while size > least:
        lines = wrap(words, room, size)
        if len(lines) * size * LEAD <= high:
            return lines, size
        size -= 0.4
    lines = wrap(words, room, size)
    most = max(1, int(high / (size * LEAD)))
    cut = shorten(lines[most - 1] + " …", room, size) if len(lines) > most else ""
    return (*lines[: most - 1], cut) if cut else lines, size


@leaf
def deck(kind: str, sign: str, number: int, label: str) -> Drawn:
    """A face-down pile with its number, 46 by 60, drawn from (0, 0)."""
    layers = min(number, 3)
    x, y = (layers - 1) * 1.4, -(layers - 1) * 1.5
    return g(
        tip(label),
        piled(kind, sign, layers),
        text(x + 23, y + 62, str(number), 11.5, INK, SANS, 700, "middle"),
        role="img",
        aria_label=label,
    )


@leaf
def piled(kind: str, sign: str, layers: int) -> Drawn:
    """So many cards that are to be seen, and the plate for their number."""
    x, y = (layers - 1) * 1.4, -(layers - 1) * 1.5
    cards_there = [
        g(cards.base(46, 60, HEADS[kind][0], "var(--deck-edge)"), transform=at(i * 1.4, -i * 1.5))
        for i in range(layers)
    ]
    face = (
        rect(*(x + 4, y + 4, 38, 52, 5), fill="none", stroke=GILT, stroke_opacity=0.6),
        use(f"s-wu-{sign}", x + 23, y + 28, 1.15),
    )
    empty = rect(0, 0, 46, 60, 9, fill="var(--black)", fill_opacity=0.2, stroke="var(--chalk)",
                 stroke_opacity=0.4, stroke_dasharray="3 3")  # fmt: skip
    return join(
        (cards_there, face) if layers else empty,
        rect(x + 9, y + 50, 28, 16, 8, fill="var(--bone)", stroke="var(--timber)"),
    )


@leaf
def chosen_frame(width: float, height: float) -> Drawn:
    """Inside a clickable card: a frame while it can be, or has been, chosen."""
    box = (-3.5, -3.5, width + 7, height + 7, 12.0)
    live = rect(*box, fill="none", stroke="var(--live)", stroke_width=4)
    soft = rect(*box, fill="none", stroke="var(--live-soft)", stroke_width=1.4)
    lit = rect(*box, fill="var(--glow)", fill_opacity=0.25, stroke="var(--glow)", stroke_width=5)
    return join(marks.when("live", "", live, soft), marks.when("chosen", "", lit))
