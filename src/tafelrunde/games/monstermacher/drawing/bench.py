"""A monster on its bench, part by part; the white die lies where it was rolled.

A sewn part keeps the id of its card, so it flies from the store to its place on the torso.
"""

from __future__ import annotations

from tafelrunde.draw import things
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, circle, g, path, use
from tafelrunde.words.words import Words

from .paint import OUT, Items
from .pictures.monster import (
    DOME,
    LIMBS,
    PLACES,
    bench,
    candle,
    flask,
    ghost,
    missing,
    sketch,
    spool,
    worth,
)  # fmt: skip
from .pictures.parts import RIGHT, line, part_symbol
from .sight import Card, Sight
from .words import roll_label

FAINT = 0.72  # a part that is not yet sewn on
CROSS = "M-4-4 4 4M4-4-4 4"
TICK = "M-5 .4-1.6 4 5-4"


@leaf
def bench_with_props(seat: int, x: float, y: float, width: float, height: float) -> Drawn:
    """Every laboratory has its own things in its corners."""
    scale = width / 184
    left, right = x + 28 * scale, x + width - 28 * scale
    top, bottom = y + 44 * scale, y + height - 30 * scale
    first = (candle, spool, sketch)[seat % 3](left, top, scale)
    second = (sketch, candle, spool)[seat % 3](right, top, scale)
    things_ = [first, second, flask(seat, left, bottom, scale)]
    return g(bench(x, y, width, height, seat + 3), things_)


def add_monster(
    items: Items, sight: Sight, seat: int, x: float, y: float, scale: float, badges: float
) -> None:
    """From below: what is missing, limbs, torso, head, brain, values."""
    sewn = {card.kind: card for card in sight.players[seat].sewn}
    laid = laid_on(sight, seat)
    shown = {**sewn, laid.kind: laid} if laid else sewn
    lit = laid.kind if laid else ""
    items[f"ghosts-{seat}"] = ghosts(tuple(missing(sewn)), lit, x, y, scale)
    for kind in LIMBS:
        if kind in shown:
            items[shown[kind].id] = limb(kind, shown[kind].value, x, y, scale, kind == lit)
    items[f"torso-{seat}"] = use(f"s-mm-torso-{seat}", x, y, scale, pointer_events="none")
    if "HD" in shown:
        value, opened = shown["HD"].value, "BR" in shown
        items[shown["HD"].id] = limb("HD", value, x, y, scale, lit == "HD", opened)
    if "BR" in shown:
        items[shown["BR"].id] = brain(x, y, scale, lit == "BR")
    pairs = tuple((kind, card.value) for kind, card in sewn.items())
    items[f"worths-{seat}"] = worths(pairs, x, y, scale, badges)


def laid_on(sight: Sight, seat: int) -> Card | None:
    """8.9: the part that lies open on the monster and waits for the roll."""
    operation = sight.operation
    return operation.laid if operation and operation.operator == seat else None


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
        path(DOME, fill="#cfeaff", fill_opacity=0.3, stroke=OUT, stroke_width=1.8),
        line("M-16-96c-1-10 2-17 8-20", "#ffffff", 2.4, 0.9),
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


def add_roll(items: Items, sight: Sight, words: Words, seat: int, x: float, y: float) -> None:
    """The white die, where it was thrown last; while its result is told it lies on the desk."""
    roll = sight.roll
    if roll and roll.seat == seat and not sight.has_rolled:
        items["white-die"] = white_die(roll.white, roll.success, x, y, roll_label(words, roll))


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
        circle(0, 0, 8.5, fill=fill, stroke="#ffffff", stroke_width=1.6),
        line(TICK if success else CROSS, "#ffffff", 2.2),
    )
