"""Stacks, buildings and pyramids as drawn.

Ids say what lies where, since discs of a colour are alike and a position holds only their number:
`d-blue-c4-0` (from below), `e-blue` for the emperor wherever he is, `b-blue-camp-d3`; in a seat's
region `d-blue-r-0` (reserve), `d-blue-x-0` (out of the game), `b-blue-camp-s0` (supply). After an
action exactly the moved pieces have vanished and appeared, as the same symbol: a page pairs them
by `href`, in their order, and lets each fly.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from markupsafe import Markup

from tafelrunde.draw import buildings, pieces
from tafelrunde.draw.el import leaf
from tafelrunde.draw.shape import g
from tafelrunde.words.words import Words

from ..rules.graph import is_field
from ..rules.numbers import COLOURS, EMPEROR, LEVELS, OWNER, SIZE
from ..rules.state import Eko
from .map import GRID, Spot
from .words import pyramid_label

Items: TypeAlias = dict[str, Markup]
Placed: TypeAlias = tuple[float, str, Markup]  # the y at which a piece stands, its id, its drawing
SCALE = GRID.scale
PYRAMID = 0.74
FLAG = 0.66


class Standing:
    """The layers of what stands on the board."""

    def __init__(self) -> None:
        self.shadows: Items = {}
        self.counts: Items = {}
        self.placed: list[Placed] = []

    def pieces(self) -> Items:
        """In drawing order: what is nearer later; equal ones in the order of their coming."""
        return {id: markup for _, id, markup in sorted(self.placed, key=lambda one: one[0])}


def standing(state: Eko, words: Words, spots: tuple[Spot, ...]) -> Standing:
    out = Standing()
    for spot in spots:
        piece = state.on[spot.cell]
        if not piece:
            continue
        colour = state.colours[piece >> OWNER]
        if is_field(spot.terrain):
            add_stack(out, spot, colour, piece & SIZE, piece & EMPEROR > 0)
        else:
            level = LEVELS[(piece & SIZE) - 1]
            drawn = buildings.building(level, colour, spot.x, spot.y, SCALE)
            out.placed.append((spot.y, f"b-{COLOURS[colour]}-{level}-{spot.name}", drawn))
    out.placed += pyramids_placed(state, words)
    return out


def add_stack(out: Standing, spot: Spot, colour: int, size: int, emperor: bool) -> None:
    """6.1: the emperor lies on top."""
    name, x, y = spot.name, spot.x, spot.y
    key = COLOURS[colour]
    out.shadows[f"h-{name}"] = pieces.shadow(x, y, SCALE)
    for level in range(size):
        crowned = emperor and level == size - 1
        disc = pieces.disc(colour, x, y, level, crowned, SCALE, name)
        out.placed.append((y, f"e-{key}" if crowned else f"d-{key}-{name}-{level}", disc))
    if size > 1:
        out.counts[f"n-{name}"] = pieces.count(size, colour, x, y, size, SCALE, name)


def holder(state: Eko, trio: list[int]) -> int:
    """14.3: the seat that gets the points of a pyramid, or -1."""
    stands = [state.on[cell] >> OWNER for cell in trio if state.on[cell]]
    counts = sorted((stands.count(seat), seat) for seat in range(len(state.players)))
    (second, _), (most, seat) = counts[-2:]
    return seat if most > second else -1


def pyramids_placed(state: Eko, words: Words) -> Iterator[Placed]:
    for index, trio in enumerate(state.graph.pyramids):
        centers = [GRID.center(state.setup.grid.hexes[cell]) for cell in trio]
        x, y = sum(c[0] for c in centers) / 3, sum(c[1] for c in centers) / 3
        seat = holder(state, trio)
        yield y, f"pyramid-{index}", pyramid(x, y, pyramid_label(state, words, trio, seat))
        if seat >= 0:
            colour = state.colours[seat]
            top = y + (8 - 30) * SCALE * PYRAMID
            flag = pieces.piece("flag", colour, x, top, SCALE * FLAG)
            yield y, f"f-{COLOURS[colour]}-{index}", flag


@leaf
def pyramid(x: float, y: float, label: str) -> Markup:
    return g(buildings.pyramid(x, y, SCALE * PYRAMID), role="img", aria_label=label)
