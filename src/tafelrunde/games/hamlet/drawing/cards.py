"""Cards as they lie there: where, for how much, filled by whom; what they show is a symbol."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import marks
from tafelrunde.draw.el import Child, Drawn, el, join, leaf
from tafelrunde.draw.shape import at, g, rect, use
from tafelrunde.draw.text import SANS, SERIF, fitting, measure, text, wrap

from ..data import Tile
from .faces import HIGH, NARROW, ORDER, WIDE
from .paint import INK

LETTERS: Final = 14.0  # of names on cards
LEAST: Final = 13.4  # 9 px where the trays are shown at two thirds
CLOSER: Final = 1.18  # so much too long a line may be: its letters move together


def clickable(
    token: str | None, label: str, width: float, height: float, x: float, y: float, *parts: Child
) -> Drawn:
    """A card that can be chosen, with its frame and what a screen reader says."""
    return g(
        lights(width, height),
        parts,
        focus(width, height),
        el("title", label),
        class_="cell",
        data_token=token,
        role="img",
        aria_label=label,
        transform=at(x, y),
    )


@leaf
def lights(width: float, height: float) -> Drawn:
    """Around a card that is possible or chosen."""
    live = rect(-4, -4, width + 8, height + 8, 12, fill="var(--live)", fill_opacity=0.25,
                stroke="var(--live)", stroke_width=3)  # fmt: skip
    chosen = rect(-5, -5, width + 10, height + 10, 13, fill="var(--glow)", fill_opacity=0.8,
                  stroke="var(--live)", stroke_width=4)  # fmt: skip
    return join(marks.when("live", "", live), marks.when("chosen", "", chosen))


@leaf
def focus(width: float, height: float) -> Drawn:
    ring = rect(-4, -4, width + 8, height + 8, 12, fill="none", stroke="var(--focus)",
                stroke_width=4)  # fmt: skip
    return marks.when("focus", "", ring)


@leaf
def blueprint(tile: Tile, name: str, label: str, x: float, y: float, gold: int = 0) -> Drawn:
    token = tile.name
    coins = [use("s-hv-gold", WIDE - 11 - i * 10, 42 - i * 2, 0.62) for i in range(min(gold, 3))]
    more = (
        text(WIDE - 15 - 10 * 3, 47, str(gold), 13.6, INK, SANS, 700, "end") if gold > 3 else None
    )
    return clickable(
        *(token, label, WIDE, HIGH, x, y),
        use(f"s-hv-blueprint-{token}"),
        titled(name),
        coins,
        more,
    )  # fmt: skip


def titled(name: str) -> list[Drawn]:
    """The name of a blueprint, in two lines where one would be too small to be read."""
    room, lines = WIDE - 9, [name]
    size = fitting(name, room, LETTERS, LEAST, SERIF, 700)
    if measure(name, size, SERIF, 700) > CLOSER * room:
        lines = [*wrap(name, CLOSER * room, size, SERIF, 700)]
        if len(lines) > 2:
            lines = [" ".join(lines[:-1]), lines[-1]]  # “Great Mountain / Range”
    first = 24 - 6.6 * (len(lines) - 1)
    return [narrowed(line, first + 13 * i, size, room) for i, line in enumerate(lines)]


def narrowed(line: str, y: float, size: float, room: float) -> Drawn:
    """Not smaller: its letters stand closer."""
    wide = measure(line, size, SERIF, 700) > room
    return text(
        *(WIDE / 2, y, line, size, "var(--plan-title)", SERIF, 700, "middle"),
        textLength=room if wide else None,
        lengthAdjust="spacingAndGlyphs" if wide else None,
    )


@leaf
def small_plan(tile: Tile, x: float, y: float, label: str) -> Drawn:
    return g(
        use(f"s-hv-plan-{tile.name}"),
        el("title", label),
        transform=at(x, y),
        role="img",
        aria_label=label,
    )


@leaf
def trade(name: str, label: str, x: float, y: float) -> Drawn:
    return clickable(name, label, NARROW, HIGH, x, y, use(f"s-hv-trade-{name}"))


@leaf
def order(
    name: str,
    label: str,
    x: float,
    y: float,
    filled: int | None,
    discount: int | None,
    token: str | None,
) -> Drawn:
    """`filled` is the colour of the side that filled it; `discount` what Botrik delivers."""
    width, height = ORDER
    extra: Drawn | None = None
    if filled is not None:
        extra = use(f"s-disc-{filled}", width - 22, 45, 0.56)
    elif discount is not None:
        extra = discounted(discount, width - 20, 50)
    return clickable(token, label, width, height, x, y, use(f"s-hv-order-{name}"), extra)


def discounted(number: int, x: float, y: float) -> Drawn:
    """What Botrik has to deliver."""
    return g(
        rect(-16, -9, 32, 18, 9, fill="var(--discount)", fill_opacity=0.1,
             stroke="var(--paper-mute)", stroke_dasharray="3 2.4"),
        use("s-hv-villager-3", -7, 0, 0.36),
        text(7, 4.8, str(number), 13.6, INK, SANS, 700, "middle"),
        transform=at(x, y),
    )  # fmt: skip
