"""The stones, desk bells in eight colours, wherever they are.

A stone keeps its id (`st-0-2`: seat, number) on the carpet, on a field, on a target and in the
cloakroom, so a page lets it fly.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tafelrunde.draw import marks, pieces
from tafelrunde.draw.defs import by_id
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.palette import player
from tafelrunde.draw.part import Items, Part, each, part
from tafelrunde.draw.shape import Point, at, circle, ellipse, g, symbol, use
from tafelrunde.draw.text import SANS, text
from tafelrunde.words.words import Words

from ..rules.numbers import COLOURS, STONES
from .crowd import OUT, SCALES, Crowd, Standing
from .fields import field_mark
from .map import spots_of
from .preview import preview
from .words import stone_label


@part
def shadows(crowd: Crowd) -> Part:
    return each(shadow_of, [(one,) for one in crowd.standing])


@lru_cache(maxsize=4096)
def shadow_of(one: Standing) -> Part:
    return Part({f"sh-{one.stone.id}": shadow(one.x, one.y, one.scale)})


@part
def stones(crowd: Crowd, seat: int | None) -> Part:
    """Only one's own can be taken."""
    return each(stone, [(one,) for one in crowd.standing], seat)


@lru_cache(maxsize=4096)
def stone(one: Standing, seat: int | None) -> Part:
    token = one.stone.token if can_go(one, seat) else None
    drawn = bell(one.stone.seat, one.x, one.y, one.scale, token, one.stone.at == OUT)
    return Part({one.stone.id: drawn})


def can_go(one: Standing, seat: int | None) -> bool:
    return one.stone.seat == seat and one.stone.is_on_way


@lru_cache(maxsize=1024)
def own(crowd: Crowd, seat: int | None) -> tuple[Standing, ...]:
    """Those that the reader may be asked about."""
    return tuple([one for one in crowd.standing if can_go(one, seat)])


@part
def grips(own: tuple[Standing, ...], late: bool, seat: int | None, words: Words) -> Part:
    """What is clicked to take a stone, and its number."""
    return each(grip_of, [(one, late) for one in own], seat, words)


def grip_of(one: Standing, late: bool, seat: int | None, words: Words) -> Items:
    stone, label = one.stone, stone_label(words, one.stone, late)
    size = max(15.0, 19 * one.scale)
    return {
        f"no-{stone.id}": number(stone.number, stone.seat, one.x, one.y, one.scale),
        f"g-{stone.id}": grip(*head_of(one), size, stone.token, label),
    }


@part
def field_rings(kinds: tuple[int, ...], fields: tuple[str, ...]) -> Items:
    """Around fields that can be chosen, hidden until the page shows them."""
    spots = [spots_of(kinds)[name] for name in fields]
    return {f"m-{s.name}": field_mark(s.kind, s.name, s.x, s.y) for s in spots}


@part
def rings(
    own: tuple[Standing, ...], movable: tuple[str, ...], steps: int, late: bool, seat: int | None
) -> Part:
    """Around one's own stones, and where those that can be chosen would come to."""
    rows = [(one, steps if one.stone.token in movable else 0, late) for one in own]
    return each(ring, rows, seat)


def ring(one: Standing, steps: int, late: bool, seat: int | None) -> Items:
    id, token = one.stone.id, one.stone.token
    out = {f"m-{id}": grip_mark(one.x, one.y, one.scale, token)}
    line = preview(one.stone, steps, late) if steps else None
    return {**out, f"way-{id}": line} if line else out


@leaf
def bell(seat: int, x: float, y: float, scale: float, token: str | None, faded: bool) -> Drawn:
    drawn = pieces.piece("bell", seat, x, y, scale, token)
    return g(drawn, opacity=0.6, pointer_events="none") if faded else drawn


@leaf
def shadow(x: float, y: float, scale: float) -> Drawn:
    return ellipse(
        *(x + 1.5 * scale, y + 2.6 * scale, 16 * scale, 6.4 * scale),
        fill="url(#gr-shadow)",
        pointer_events="none",
    )


@leaf
def grip(x: float, y: float, r: float, token: str, label: str) -> Drawn:
    """What is clicked to take a stone, a little larger than the bell."""
    return g(
        circle(0, 0, r, fill="var(--white)", fill_opacity=0, pointer_events="all"),
        circle(
            *(0, 0, r),
            fill="none",
            stroke="var(--focus)",
            stroke_width=4,
            class_="when-focus",
            visibility="hidden",
        ),
        class_="cell",
        transform=at(x, y),
        data_token=token,
        role="img",
        aria_label=label,
    )


@leaf
def grip_mark(x: float, y: float, scale: float, token: str) -> Drawn:
    """Around the foot of a stone that can be taken."""
    live, chosen = (
        use(ring_id(state, scale), class_=f"when-{state}", visibility="hidden")
        for state in ("live", "chosen")
    )
    return marks.mark(token, live, chosen, transform=at(x, y))


def ring_id(state: str, scale: float) -> str:
    return f"s-lo-{state}-{round(scale * 100)}"


def live_ring(scale: float) -> Drawn:
    rx, ry = 17 * scale, 10 * scale
    return symbol(
        ring_id("live", scale),
        ellipse(0, 0, rx + 3, ry + 3, fill="var(--live)", fill_opacity=0.35),
        ellipse(0, 0, rx, ry, fill="none", stroke="var(--white)", stroke_width=5),
        ellipse(0, 0, rx, ry, fill="none", stroke="var(--live)", stroke_width=3),
    )


def chosen_ring(scale: float) -> Drawn:
    rx, ry = 17 * scale, 10 * scale
    return symbol(
        ring_id("chosen", scale),
        ellipse(0, -6, rx * 2.1, ry * 2.6, fill="url(#gr-glow)"),
        ellipse(0, 0, rx, ry, fill="none", stroke="var(--live)", stroke_width=4),
    )


def tag(seat: int, value: int) -> Drawn:
    """The number by which its owner calls a stone."""
    return symbol(
        f"s-lo-number-{seat}-{value}",
        circle(0, 0, 7.2, fill="var(--number-face)", stroke=player(seat, "dark"), stroke_width=1.6),
        text(0, 4.3, str(value), 12, "var(--number-ink)", SANS, 700, "middle"),
    )


SYMBOLS: Final = by_id(
    [
        *(tag(seat, value + 1) for seat in range(len(COLOURS)) for value in range(len(STONES))),
        *(live_ring(scale) for scale in SCALES),
        *(chosen_ring(scale) for scale in SCALES),
    ]
)


@leaf
def number(value: int, seat: int, x: float, y: float, scale: float) -> Drawn:
    place = (x + 11 * scale, y - 1)
    return use(f"s-lo-number-{seat}-{value}", *place, pointer_events="none", aria_hidden=True)


def head_of(standing: Standing) -> Point:
    """The middle of a bell, where it is clicked."""
    return standing.x, standing.y - 10 * standing.scale
