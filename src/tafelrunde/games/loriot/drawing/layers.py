"""Everything on the board that changes, layer by layer from below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.draw import Layer
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import NOTHING, Items, Part, each, part
from tafelrunde.draw.shape import at, ellipse, g
from tafelrunde.words.words import Words

from ..rules.numbers import CHIPS as FIELDS
from ..rules.numbers import OUT, WAITING
from .chips import Chip, chips
from .crowd import Stone, by_field
from .desk.asks import card_of
from .desk.desk import shows_card
from .dice import dice
from .facing import facing
from .fields import field
from .hall import hall
from .look import Look
from .map import SPOTS, Spot, spots_of
from .signs import asked, leads, ways
from .stones import field_rings, grips, own, rings, shadows, stones
from .words import field_label

CHIPS: Final = [f"chip{place}" for place in range(1, FIELDS + 1)]
PLACES: Final = {name: place for place, name in enumerate(SPOTS)}  # in drawing order


def layers(look: Look, words: Words) -> Iterator[Layer]:
    crowd, late, mine = look.crowd, look.late, own(look.crowd, look.seat)
    spot = crowd.mover.spot if crowd.mover else None
    offered = look.offered("swap", "lay", "exchange")
    movable = look.offered("move")
    steps = look.step.left if movable else 0
    yield Layer("fields", fields(look.state.setup.kinds, crowd.stones, look.chips, words))
    yield Layer("chips", chips(look.chips))
    around = rings(mine, movable, steps, late, look.seat) if mine else NOTHING
    yield Layer(
        "marks", field_rings(look.state.setup.kinds, offered) if offered else NOTHING, around
    )
    yield Layer("spot", spotlight(spot) if spot else NOTHING)
    yield Layer("shadows", shadows(crowd))
    yield Layer("stones", stones(crowd, look.seat))
    yield Layer("facing", facing(crowd.stones, late))
    yield Layer("grips", grips(mine, late, look.seat, words) if mine else NOTHING)
    yield Layer("signs", *signs(look, words))
    yield Layer("hall", in_the_hall(look, words))
    yield Layer("dice", *dice(look.state.played, look.state.black, look.white, look.state.rivals))


# fields


@part
def fields(
    kinds: tuple[int, ...], stones: tuple[Stone, ...], chips: tuple[Chip, ...], words: Words
) -> Part:
    here, spots = by_field(stones), spots_of(kinds)
    rows: list[tuple[object, ...]] = [(spot, (), None) for spot in spots.values()]
    for name in here:
        rows[PLACES[name]] = (spots[name], tuple(here[name]), None)
    for name, chip in zip(CHIPS, chips):
        rows[PLACES[name]] = (spots[name], tuple(here.get(name, ())), chip)
    return each(told_field, rows, words)


def told_field(spot: Spot, here: tuple[Stone, ...], chip: Chip | None, words: Words) -> Items:
    label = field_label(words, spot, chip, here)
    return {f"f-{spot.name}": field(spot.kind, spot.step, spot.name, spot.x, spot.y, label)}


@part
def spotlight(spot: Spot) -> Items:
    """On the field where something is being decided."""
    return {"spot": light(spot.x, spot.y, spot.is_large)}


@leaf
def light(x: float, y: float, large: bool) -> Drawn:
    rx, ry = (24, 18.5) if large else (14, 11)
    return g(
        ellipse(0, 0, rx * 1.5, ry * 1.5, fill="url(#gr-glow)"),
        ellipse(0, 0, rx, ry, fill="none", stroke="var(--white)", stroke_width=4.5),
        ellipse(0, 0, rx, ry, fill="none", stroke="var(--live)", stroke_width=2.6),
        transform=at(x, y),
        pointer_events="none",
    )


# signs and the hall


def signs(look: Look, words: Words) -> Iterator[Part]:
    """Above the stone that moves."""
    mover = look.crowd.mover
    if mover is not None:
        yield ways(mover, look.offered("go"), words)
        yield leads(mover, look.step.ask, look.offered("aim"), look.late, words)
        yield asked(mover, look.step.ask, sum(look.white))


def in_the_hall(look: Look, words: Words) -> Part:
    state, at = look.state, look.at
    shown = card_of(state)[0] if shows_card(look) else ""
    piles = (len(state.fates), len(state.fames))
    return hall(piles, shown, state.arrivals(), at.count(WAITING), at.count(OUT), words)
