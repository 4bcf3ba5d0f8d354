"""Cards as drawn: pacts upright, everything with a text as a slip, backs and decks.

An `Icon` is a symbol, its number ("" for none) and what it means in words. Faces are drawn from
(0, 0) and placed by a transform, so that one drawing serves all sizes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.draw import cards, marks
from tafelrunde.draw.cards import GILT, zigzag
from tafelrunde.draw.el import Drawn, join, leaf
from tafelrunde.draw.shape import at, d, g, path, rect, use
from tafelrunde.draw.text import SANS, SERIF, fitting, measure, paragraph, shorten, text, wrap

from .ground import BADGE, INK, counted, icon, tip, worth


class Icon(NamedTuple):
    name: str
    number: str
    label: str


SLIP: Final = 152.0  # width of a slip
FOOT: Final = 27.0  # of a slip, where its icons are
ACROSS: Final = 3  # bonuses of a master board, side by side
DEEP: Final = 86.0  # its height
SMALL: Final = 12.4  # letters on a slip
LEAD: Final = 1.15  # from line to line
TIGHT: Final = 1.06  # where a text is long
LEAST: Final = 12.0  # letters that are read: 9 px where a board is shown at three quarters
HEADS: Final = {  # of slips: colour, sheen of the zigzag
    **{
        kind: (f"var(--{kind}-head)", f"var(--{kind}-light)")
        for kind in ("omen", "revenge", "secret", "round", "ability")
    },
    "master": ("var(--master-head)", "var(--gilding)"),
}


def picture(one: Icon, x: float, y: float, scale: float, least: float = BADGE) -> Drawn:
    """Points are told by the hexagon, everything else by a badge."""
    if one.name == "points":
        return worth(one.number, x, y, scale * 1.18, one.label)
    if one.number in ("", "1"):
        return icon(one.name, x, y, scale, one.label)
    return counted(one.name, one.number, x, y, scale, one.label, least)


def row(
    icons: tuple[Icon, ...], x: float, y: float, step: float, scale: float, least: float = BADGE
) -> list[Drawn]:
    """Icons side by side, centred on (x, y)."""
    left = x - step * (len(icons) - 1) / 2
    return [picture(one, left + step * i, y, scale, least) for i, one in enumerate(icons)]


def slip_head(kind: str, title: str, sign: str, width: float, note: str) -> list[Drawn | None]:
    colour, light = HEADS[kind]
    shape = d("M", 4, 12, "a", 8, 8, 0, 0, 1, 8, -8, "h", width - 24, "a", 8, 8, 0, 0, 1, 8, 8)
    shape += d("v", 12, "H", 4, "z")
    room = width - (30 if note else 14)
    signed = measure(title, LEAST, SERIF, 700) <= room - 17  # a long name needs the sign's place
    room -= 17 if signed else 0
    size = fitting(title, room, 13, 11, SERIF, 700)
    return [
        path(shape, fill=colour),
        path(shape, fill="url(#gr-head)"),
        path(zigzag(4, 24, width - 8, 15), fill="none", stroke=light, stroke_opacity=0.7),
        use(f"s-wu-{sign}", 15, 13.5, 0.66) if signed else None,
        text(
            25.5 if signed else 8.5,
            17.8,
            shorten(title, room + 2, size, SERIF, 700),
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
    lines, size, lead = fitted(words, width - 9, height - 28 - foot)
    if not aside and len(lines) * size * lead > height - 28 - FOOT:
        icons = ()  # the words need all of it
    room = height - 28 - (foot or (FOOT if icons else 0))
    shown = block(lines, width, 27 + (room - len(lines) * size * lead) / 2, size, lead)
    free = width - aside
    return g(
        cards.base(width, height),
        slip_head(kind, title, sign, width, note),
        g(tip(note), use("s-wu-end", width - 14, 13.5, 0.66)) if note else None,
        shown,
        row(icons, free / 2, height - 16.5, min(27, (free - 24) / max(1, len(icons) - 1)), 0.78),
    )


def block(lines: tuple[str, ...], width: float, top: float, size: float, lead: float) -> Drawn:
    """Lines in the middle of a slip, below `top`."""
    return paragraph(
        *(width / 2, top + size * 0.86, "\n".join(lines), 10 * width, size, lead),
        fill=INK,
        anchor="middle",
    )


def fitted(words: str, room: float, high: float) -> tuple[tuple[str, ...], float, float]:
    """Lines, the size of letters and the leading with which they fit; what does not is cut."""
    large = SMALL + (1.4 if high > 70 else 0.4)
    for size, lead in ((large, LEAD), (SMALL, LEAD), (LEAST, LEAD), (LEAST, TIGHT)):
        lines = wrap(words, room, size)
        if len(lines) * size * lead <= high:
            return lines, size, lead
    most = max(1, int(high / (size * lead)))
    cut = shorten(lines[most - 1] + " …", room, size)
    return (*lines[: most - 1], cut), size, lead


@leaf
def master_slip(
    title: str, words: str, steps: tuple[tuple[int, Icon], ...], width: float, height: float
) -> Drawn:
    """A master board on offer: what it allows, and which pact brings which bonus."""
    foot = 25.0 * -(-len(steps) // ACROSS)
    lines, size, lead = fitted(words, width - 9, height - 28 - foot)
    room = height - 28 - foot
    return g(
        cards.base(width, height),
        slip_head("master", title, "marker", width, ""),
        block(lines, width, 27 + (room - len(lines) * size * lead) / 2, size, lead),
        [
            (
                text(x - 3, y + 4.5, f"{at}.", LEAST, "var(--paper-mute)", SANS, 700, "end"),
                picture(one, x + 6, y, 0.8 if one.name == "points" else 0.66),
            )
            for i, (at, one) in enumerate(steps)
            for x, y in [mesh(i, width, height - foot + 9)]
        ],
        use("s-wu-fulfil", 16, height - foot / 2 - 3, 0.95) if steps else None,
    )


def mesh(index: int, width: float, top: float) -> tuple[float, float]:
    """Where a bonus stands, right of the sign for fulfilled pacts."""
    step = (width - 36) / ACROSS
    return 28 + step * (index % ACROSS + 0.5), top + 25 * (index // ACROSS)


@leaf
def deck(kind: str, sign: str, number: int, label: str) -> Drawn:
    """A face-down pile with its number, 46 by 60, drawn from (0, 0)."""
    layers = min(number, 3)
    x, y = (layers - 1) * 1.4, -(layers - 1) * 1.5
    return g(
        tip(label),
        piled(kind, sign, layers),
        text(x + 23, y + 62, str(number), 12.2, INK, SANS, 700, "middle"),
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
    lit = (
        rect(*box, fill="none", stroke="var(--glow)", stroke_width=9),
        rect(*box, fill="none", stroke="var(--live-deep)", stroke_width=3),
        use("s-wu-check", width - 6, 6, 1.1),
    )
    return join(marks.when("live", "", live, soft), marks.when("chosen", "", *lit))
