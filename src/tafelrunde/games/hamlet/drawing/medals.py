"""Awards and milestones, on offer and held (chapters 12 and 13)."""

from __future__ import annotations

from typing import Final, TypeAlias

from tafelrunde.draw import Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, part
from tafelrunde.draw.shape import at, circle, g, path, rect, use
from tafelrunde.draw.text import SANS, SERIF, fitting, text
from tafelrunde.words.words import Words

from ..rules.numbers import (
    CHAPLAIN,
    LANDSCAPER,
    MERCHANT,
    MILESTONES,
    SACRISTAN,
)  # fmt: skip
from ..rules.scoring import church_awards, leaders, merchant
from ..rules.setup import HamletSetup
from ..rules.state import Hamlet
from .paint import INK
from .pictures.goods import GOODS, print_of
from .sight import colour_of
from .tray import VILLAGE, heading, tray
from .words import say, side_name

Sides: TypeAlias = tuple[int, ...]
WIDE: Final = 362.0
AWARDS: Final = {
    "chaplain": CHAPLAIN,
    "sacristan": SACRISTAN,
    "merchant": MERCHANT,
    "landscaper": LANDSCAPER,
}
WINDING: Final = "M-7 6C-2 4-4-2 1-3S4-7 8-7"


def ahead(state: Hamlet) -> tuple[Sides, ...]:
    """Per award the sides that would get it now."""
    chaplain, sacristan = church_awards(state)
    flags = [side.landmarks.bit_count() for side in state.sides]
    found = (chaplain, sacristan, merchant(state), leaders(flags, LANDSCAPER))
    return tuple([tuple([side for side, points in enumerate(row) if points]) for row in found])


def prizes(state: Hamlet, words: Words) -> list[Region]:
    """Awards and milestones, on a tray each."""
    drawn = awards(ahead(state), state.setup, words)
    medals = milestones(tuple(state.milestones), state.setup, words)
    return [
        tray("awards", WIDE, drawn, say(words, "awards"), VILLAGE // 2),
        tray("milestones", WIDE, medals, say(words, "milestones"), VILLAGE - VILLAGE // 2),
    ]


@part
def awards(leading: tuple[Sides, ...], setup: HamletSetup, words: Words) -> Items:
    out = {"awards-title": heading(say(words, "awards"), "", WIDE)}
    for place, (name, sides) in enumerate(zip(AWARDS, leading)):
        title = words.score(name)
        names = ", ".join(side_name(words, setup, side) for side in sides) or say(words, "nobody")
        colours = tuple([colour_of(setup, side) for side in sides])
        label = say(words, "award", title, AWARDS[name], names)
        out[f"award-{name}"] = award(name, title, label, 53.5 + 85 * place, 78, 1.3, colours)
    return out


@part
def milestones(holders: Sides, setup: HamletSetup, words: Words) -> Items:
    out = {"milestones-title": heading(say(words, "milestones"), "", WIDE)}
    for place, (name, holder) in enumerate(zip(MILESTONES, holders)):
        owner = side_name(words, setup, holder) if holder >= 0 else say(words, "on-offer")
        label = say(words, "milestone", name, owner)
        colour = colour_of(setup, holder) if holder >= 0 else None
        title = words.token(name)
        drawn = milestone(name, title, label, 45 + 68 * place, 78, 1.3, colour)
        out[f"milestone-{name}"] = drawn
    return out


@leaf
def award(
    name: str,
    title: str,
    label: str,
    x: float,
    y: float,
    size: float,
    colours: tuple[int, ...],
) -> Drawn:  # fmt: skip
    letters = fitting(title, 80 / size, 12, 7, weight=700)
    discs = [
        use(f"s-disc-{colour}", 17 + i * 9 - 4 * len(colours), -15, 0.3)
        for i, colour in enumerate(colours)
    ]
    return g(
        circle(1, 3, 20, fill_opacity=0.25),
        circle(0, 0, 20, fill="url(#gr-coin)", stroke="var(--money-edge)", stroke_width=1.2),
        circle(0, 0, 16, fill="none", stroke="var(--money-edge)", stroke_opacity=0.6,
               stroke_width=1.2),
        use(f"s-hv-award-{name}", 0, -3, 0.78),
        rect(-14, 11, 28, 15, 7.5, fill="var(--tag)", stroke="var(--tag-edge)"),
        text(-3, 22.6, str(AWARDS[name]), 11.5, INK, SERIF, 700, "middle"),
        use("s-hv-star", 7, 18.6, 0.42),
        discs,
        text(0, 39, title, letters, weight=700, anchor="middle"),
        transform=at(x, y, size),
        role="img",
        aria_label=label,
    )  # fmt: skip


def medal(name: str, scale: float = 1) -> Drawn:
    """The sign of a milestone: the good it is about, or a winding road."""
    place = MILESTONES.index(name)
    sign = (
        g(print_of(GOODS[place], "var(--chalk)"), transform="scale(.8)")
        if place < len(GOODS)
        else path(
            WINDING, stroke="var(--chalk)", stroke_width=3.4, fill="none", stroke_linecap="round"
        )
    )
    return g(
        circle(1, 2, 13, fill_opacity=0.25),
        circle(0, 0, 13, fill="var(--medal)", stroke="url(#gr-gold)", stroke_width=2.4),
        sign,
        transform=at(0, 0, scale),
    )


@leaf
def milestone(
    name: str, title: str, label: str, x: float, y: float, size: float, colour: int | None
) -> Drawn:  # fmt: skip
    owner = None if colour is None else use(f"s-disc-{colour}", 12, 8, 0.3)
    return g(
        g(medal(name), opacity=0.55 if colour is not None else None),
        owner,
        text(0, 30, title, fitting(title, 66 / size, 11.5, 7), "var(--mute)", SANS, 400, "middle"),
        transform=at(x, y, size),
        role="img",
        aria_label=label,
    )
