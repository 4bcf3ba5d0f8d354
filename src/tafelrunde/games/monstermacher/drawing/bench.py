"""A monster on its bench, part by part; the white die lies where it was rolled.

A sewn part keeps the id of its card, so it flies from the store to its place on the torso.
"""

from __future__ import annotations

from typing import TypeAlias

from tafelrunde.draw import things
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import NOTHING, Items, Part, part
from tafelrunde.draw.shape import Point, at, circle, g, use
from tafelrunde.words.words import Words

from .pictures.monster import (
    LIMBS,
    PLACES,
    bench,
    flask,
    ghost,
    missing,
    worth,
)  # fmt: skip
from .pictures.parts import RIGHT, line, part_symbol
from .sight import Seen, Sight, Throw
from .words import roll_label

Place: TypeAlias = tuple[float, float, float, float]  # of a bench, with its width and height
Torso: TypeAlias = tuple[float, float, float, float]  # its middle, its scale, that of the values
THINGS = ("candle", "spool", "sketch")  # on benches
FAINT = 0.72  # a part that is not yet sewn on
CROSS = "M-4-4 4 4M4-4-4 4"
TICK = "M-5 .4-1.6 4 5-4"


@leaf
def bench_with_props(seat: int, x: float, y: float, width: float, height: float) -> Drawn:
    """Every laboratory has its own things in its corners."""
    scale = width / 184
    left, right = x + 28 * scale, x + width - 28 * scale
    top, bottom = y + 44 * scale, y + height - 30 * scale
    return g(
        bench(x, y, width, height, seat + 3),
        use(f"s-mm-{THINGS[seat % 3]}", left, top, scale),
        use(f"s-mm-{THINGS[(seat + 2) % 3]}", right, top, scale),
        flask(seat, left, bottom, scale),
    )


@part
def monster(
    seat: int,
    sewn: tuple[Seen, ...],
    laid: Seen | None,
    torso: Torso,
) -> Items:
    """From below: what is missing, limbs, torso, head, brain, values. 8.9: `laid` is the part that
    lies open on it and waits for the roll."""
    x, y, scale, badges = torso
    all = (*sewn, laid) if laid else sewn
    shown = {card.kind: (card, value) for card, value in all}
    lit = laid[0].kind if laid else ""
    free = tuple(missing([card.kind for card, _ in sewn]))
    out = {f"ghosts-{seat}": ghosts(free, lit, x, y, scale)}
    for kind in LIMBS:
        if kind in shown:
            card, value = shown[kind]
            out[card.id] = limb(kind, value, x, y, scale, kind == lit)
    out[f"torso-{seat}"] = use(f"s-mm-torso-{seat}", x, y, scale, pointer_events="none")
    if "HD" in shown:
        card, value = shown["HD"]
        out[card.id] = limb("HD", value, x, y, scale, lit == "HD", "BR" in shown)
    if "BR" in shown:
        out[shown["BR"][0].id] = brain(x, y, scale, lit == "BR")
    pairs = tuple((card.kind, value) for card, value in sewn)
    out[f"worths-{seat}"] = worths(pairs, x, y, scale, badges)
    return out


def laid_on(sight: Sight, seat: int) -> Seen | None:
    operation = sight.operation
    return operation.laid if operation and sight.state.turn == seat else None


@leaf
def ghosts(kinds: tuple[str, ...], lit: str, x: float, y: float, scale: float) -> Drawn:
    outlines = [ghost(kind, kind == lit) for kind in kinds]
    return g(outlines, transform=at(x, y, scale), pointer_events="none", aria_hidden=True)


@leaf
def limb(
    kind: str, value: int, x: float, y: float, scale: float, faint: bool, opened: bool = False
) -> Drawn:
    mirrored = (-scale, scale) if kind in RIGHT else scale
    return use(
        *(part_symbol(kind, value, opened), x, y, mirrored),
        opacity=FAINT if faint else None,
        pointer_events="none",
    )


@leaf
def brain(x: float, y: float, scale: float, faint: bool) -> Drawn:
    """Under its glass dome."""
    return g(
        use("s-mm-brain", 0, -102, 0.86),
        use("s-mm-dome"),
        transform=at(x, y, scale),
        opacity=FAINT if faint else None,
        pointer_events="none",
    )


@leaf
def worths(
    values: tuple[tuple[str, int], ...], x: float, y: float, scale: float, badges: float
) -> Drawn:
    drawn = [
        worth(value, x + PLACES[kind][0] * scale, y + PLACES[kind][1] * scale, badges)
        for kind, value in values
    ]
    return g(drawn, pointer_events="none", aria_hidden=True)


def rolled(sight: Sight, words: Words, seat: int, place: Point) -> Part:
    """The white die, where it was thrown last; while its result is told it lies on the desk."""
    throw = sight.throw
    if throw is None or throw.seat != seat or sight.has_rolled:
        return NOTHING
    return die_on_bench(throw, *place, words)


@part
def die_on_bench(throw: Throw, x: float, y: float, words: Words) -> Items:
    label = roll_label(words, throw)
    return {"white-die": white_die(throw.white, throw.success, x, y, label)}


@leaf
def white_die(
    number: int, success: bool, x: float, y: float, label: str, size: float = 24
) -> Drawn:
    return g(
        things.die(number, 0, 0, size, 8),
        g(verdict(success), transform=at(size * 0.55, -size * 0.5, size / 24)),
        transform=at(x, y),
        role="img",
        aria_label=label,
        pointer_events="none",
    )


@leaf
def verdict(success: bool) -> Drawn:
    """✓ or ×, in a disc."""
    fill = "var(--live-deep)" if success else "var(--attack-deep)"
    return g(
        circle(0, 0, 8.5, fill=fill, stroke="var(--white)", stroke_width=1.6),
        line(TICK if success else CROSS, "var(--white)", 2.2),
    )
