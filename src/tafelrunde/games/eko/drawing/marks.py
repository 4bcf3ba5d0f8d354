"""What a choice looks like: rings on cells, signs for attack, kamikaze, joining, building.

A mark depends on the position alone, not on the question, so that few of them change per action;
which are live is the page's business. A sign of class `when-next` is for a page that has chosen
something else before: one's own stacks are sources first, and targets (+) only then.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tafelrunde.draw import marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, Part, each, part
from tafelrunde.draw.shape import at, g, use

from ..rules.graph import is_field
from ..rules.numbers import HIGHEST, OWNER, SIZE
from .map import GRID, Land, Spot

RINGS: Final[tuple[marks.Kind, ...]] = ("free", "pick", "attack", "attack")  # by what a cell is
ON_FIELDS: Final = ("", "badge-join", "badge-attack", "eko-kamikaze")
ON_SITES: Final = ("eko-build", "eko-build", "eko-rebuild", "eko-rebuild")
FREE, MINE, THEIRS, KAMIKAZE = range(4)  # for a seat


@cache
def meanings(seat: int, whole: bool) -> bytes:
    """For everything that can stand on a cell; the seat has four discs with its emperor or not."""
    return bytes([meaning(piece, seat, whole) for piece in range(256)])


def meaning(piece: int, seat: int, whole: bool) -> int:
    if not piece:
        return FREE
    if piece >> OWNER == seat:
        return MINE
    return KAMIKAZE if piece & SIZE == HIGHEST and not whole else THEIRS  # 4.11, 6.2


@part
def rings(land: Land, means: bytes, seat: int) -> Part:
    """Below the pieces, hidden until the page shows them."""
    return each(ring, land.standing(means), seat)


def ring(spot: Spot, means: int, seat: int) -> Items:
    kind = RINGS[means]
    return {f"m-{spot.name}": marks.hex_mark(kind, spot.x, spot.y, spot.name, GRID.radius)}


@part
def signs(land: Land, means: bytes, seat: int) -> Part:
    """Above them."""
    return each(sign, land.standing(means), seat)


def sign(spot: Spot, means: int, seat: int) -> Items:
    drawn = (ON_FIELDS if is_field(spot.terrain) else ON_SITES)[means]
    return {f"g-{spot.name}": badge(drawn, spot.x, spot.y, spot.name)} if drawn else {}


@leaf
def badge(drawn: str, x: float, y: float, token: str) -> Drawn:
    joins = drawn == "badge-join"
    return marks.mark(
        token,
        g(
            use(f"s-{drawn}"),
            class_="when-next" if joins else "when-live",
            visibility="hidden",
        ),
        transform=at(x - 22 * GRID.scale, y - 15.5 * GRID.scale),
    )
