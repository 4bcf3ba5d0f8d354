"""Stacks, buildings and pyramids as drawn.

Ids say what lies where, since discs of a colour are alike and a position holds only their number:
`d-blue-c4-0` (from below), `e-blue` for the emperor wherever he is, `b-blue-camp-d3`; in a seat's
region `d-blue-r-0` (reserve), `d-blue-x-0` (out of the game), `b-blue-camp-s0` (supply). After an
action exactly the moved pieces have vanished and appeared, as the same symbol: a page pairs them
by `href`, in their order, and lets each fly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from tafelrunde.draw import buildings
from tafelrunde.draw import pieces as pieces_kit
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.part import Items, Part, part
from tafelrunde.draw.shape import g
from tafelrunde.words.words import Words

from ..rules.graph import is_field
from ..rules.numbers import COLOURS, EMPEROR, LEVELS, OWNER, SIZE
from ..rules.state import Eko
from .map import GRID, Land, Spot
from .words import pyramid_label

Placed: TypeAlias = tuple[float, Part]  # the y at which something stands, and its drawing
SCALE = GRID.scale
PYRAMID = 0.74
FLAG = 0.66


@part
def shadows(land: Land, on: bytes) -> Items:
    stacks = (spot for spot in land.spots if on[spot.cell] and is_field(spot.terrain))
    return {f"h-{spot.name}": pieces_kit.shadow(spot.x, spot.y, SCALE) for spot in stacks}


@part
def pieces(
    land: Land, on: bytes, colours: tuple[int, ...], others: tuple[Pyramid, ...]
) -> Iterator[Items]:
    """In drawing order: what is nearer later; equal ones in the order of their coming."""
    placed: list[Placed] = []
    for spot in land.spots:
        piece = on[spot.cell]
        if piece:
            stands = stack if is_field(spot.terrain) else building
            placed.append((spot.y, stands(spot, piece, colours[piece >> OWNER])))
    placed += [(one.y, pyramid(one)) for one in others]
    for _, drawn in sorted(placed, key=lambda one: one[0]):
        yield drawn


@part
def stack(spot: Spot, piece: int, colour: int) -> Items:
    """6.1: the emperor lies on top."""
    name, key, size = spot.name, COLOURS[colour], piece & SIZE
    out: dict[str, Drawn] = {}
    for level in range(size):
        crowned = piece & EMPEROR > 0 and level == size - 1
        disc = pieces_kit.disc(colour, spot.x, spot.y, level, crowned, SCALE, name)
        out[f"e-{key}" if crowned else f"d-{key}-{name}-{level}"] = disc
    return out


@part
def building(spot: Spot, piece: int, colour: int) -> Items:
    level = LEVELS[(piece & SIZE) - 1]
    drawn = buildings.building(level, colour, spot.x, spot.y, SCALE)
    return {f"b-{COLOURS[colour]}-{level}-{spot.name}": drawn}


@part
def counts(land: Land, on: bytes, colours: tuple[int, ...]) -> Iterator[Items]:
    for spot in land.spots:
        piece = on[spot.cell]
        if piece & SIZE > 1 and is_field(spot.terrain):
            yield count(spot, piece & SIZE, colours[piece >> OWNER])


@part
def count(spot: Spot, size: int, colour: int) -> Items:
    name, x, y = spot.name, spot.x, spot.y
    return {f"n-{name}": pieces_kit.count(size, colour, x, y, size, SCALE, name)}


def holder(state: Eko, trio: list[int]) -> int:
    """14.3: the seat that gets the points of a pyramid, or -1."""
    stands = [state.on[cell] >> OWNER for cell in trio if state.on[cell]]
    counts = sorted((stands.count(seat), seat) for seat in range(len(state.players)))
    (second, _), (most, seat) = counts[-2:]
    return seat if most > second else -1


@dataclass(frozen=True, slots=True)
class Pyramid:
    index: int
    x: float
    y: float
    colour: int  # of whoever gets its points, or -1
    label: str


def pyramids(state: Eko, owners: tuple[str, ...], words: Words) -> tuple[Pyramid, ...]:
    out = []
    for index, trio in enumerate(state.graph.pyramids):
        centers = [GRID.center(state.setup.grid.hexes[cell]) for cell in trio]
        x, y = sum(c[0] for c in centers) / 3, sum(c[1] for c in centers) / 3
        seat = holder(state, trio)
        names = [state.setup.names[cell] for cell in trio]
        label = pyramid_label(words, names, owners[seat] if seat >= 0 else "")
        out.append(Pyramid(index, x, y, state.colours[seat] if seat >= 0 else -1, label))
    return tuple(out)


@part
def pyramid(one: Pyramid) -> Items:
    drawn = buildings.pyramid(one.x, one.y, SCALE * PYRAMID)
    out = {f"pyramid-{one.index}": g(drawn, role="img", aria_label=one.label)}
    if one.colour >= 0:
        top = one.y + (8 - 30) * SCALE * PYRAMID
        flag = pieces_kit.piece("flag", one.colour, one.x, top, SCALE * FLAG)
        out[f"f-{COLOURS[one.colour]}-{one.index}"] = flag
    return out
