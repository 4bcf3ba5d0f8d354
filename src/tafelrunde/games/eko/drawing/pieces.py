"""Stacks, buildings and pyramids as drawn.

Ids say what lies where, since discs of a colour are alike and a position holds only their number:
`d-blue-c4-0` (from below), `e-blue` for the emperor wherever he is, `b-blue-camp-d3`; in a seat's
region `d-blue-r-0` (reserve), `d-blue-x-0` (out of the game), `b-blue-camp-s0` (supply). After an
action exactly the moved pieces have vanished and appeared, as the same symbol: a page pairs them
by `href`, in their order, and lets each fly.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from tafelrunde.draw import pieces as pieces_kit
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.part import Items, Part, each, part
from tafelrunde.draw.shape import g
from tafelrunde.words.words import Words

from ..rules.graph import is_field
from ..rules.numbers import COLOURS, EMPEROR, LEVELS, OWNER, SIZE
from ..rules.state import Eko
from . import buildings
from .map import GRID, Land, Spot
from .words import pyramid_label

Place: TypeAlias = tuple["Spot | Pyramid", int]  # and what stands there
SCALE = GRID.scale
PYRAMID = 0.74
FLAG = 0.66


STANDS: Final = bytes([piece > 0 for piece in range(256)])
MANY: Final = bytes([piece & ~EMPEROR if piece & SIZE > 1 else 0 for piece in range(256)])


@part
def shadows(land: Land, stands: bytes) -> Part:
    return each(shadow, land.standing(stands))


def shadow(spot: Spot, stands: int) -> Items:
    if not stands or not is_field(spot.terrain):
        return {}
    return {f"h-{spot.name}": pieces_kit.shadow(spot.x, spot.y, SCALE)}


@part
def pieces(land: Land, on: bytes, colours: tuple[int, ...], others: tuple[Pyramid, ...]) -> Part:
    """In drawing order: what is nearer later; equal ones in the order of their coming."""
    rows: list[Place] = [*land.standing(on)]
    if others:
        rows = sorted([*rows, *[(one, 0) for one in others]], key=lambda row: row[0].y)
    return each(piece, rows, colours)


def piece(where: Spot | Pyramid, piece: int, colours: tuple[int, ...]) -> Items:
    if isinstance(where, Pyramid):
        return pyramid(where)
    if not piece:
        return {}
    stands = stack if is_field(where.terrain) else building
    return stands(where, piece, colours[piece >> OWNER])


def stack(spot: Spot, piece: int, colour: int) -> Items:
    """6.1: the emperor lies on top."""
    name, key, size = spot.name, COLOURS[colour], piece & SIZE
    out: dict[str, Drawn] = {}
    for level in range(size):
        crowned = piece & EMPEROR > 0 and level == size - 1
        disc = pieces_kit.disc(colour, spot.x, spot.y, level, crowned, SCALE, name)
        out[f"e-{key}" if crowned else f"d-{key}-{name}-{level}"] = disc
    return out


def building(spot: Spot, piece: int, colour: int) -> Items:
    level = LEVELS[(piece & SIZE) - 1]
    drawn = buildings.building(level, colour, spot.x, spot.y, SCALE)
    return {f"b-{COLOURS[colour]}-{level}-{spot.name}": drawn}


@part
def counts(land: Land, many: bytes, colours: tuple[int, ...]) -> Part:
    return each(count, land.standing(many), colours)


def count(spot: Spot, piece: int, colours: tuple[int, ...]) -> Items:
    size = piece & SIZE
    if not size or not is_field(spot.terrain):
        return {}
    name, x, y, colour = spot.name, spot.x, spot.y, colours[piece >> OWNER]
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


def pyramid(one: Pyramid) -> Items:
    drawn = buildings.pyramid(one.x, one.y, SCALE * PYRAMID)
    out = {f"pyramid-{one.index}": g(drawn, role="img", aria_label=one.label)}
    if one.colour >= 0:
        top = one.y + (8 - 30) * SCALE * PYRAMID
        flag = pieces_kit.piece("flag", one.colour, one.x, top, SCALE * FLAG)
        out[f"f-{COLOURS[one.colour]}-{one.index}"] = flag
    return out
