"""What a choice looks like: rings on cells, signs for attack, kamikaze, joining, building.

A mark depends on the position alone, not on the question, so that few of them change per action;
which are live is the page's business. A sign of class `when-next` is for a page that has chosen
something else before: one's own stacks are sources first, and targets (+) only then.
"""

from __future__ import annotations

from tafelrunde.draw import marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, Part, each, part
from tafelrunde.draw.shape import at, g, use

from ..rules.graph import is_field
from ..rules.numbers import HIGHEST, OWNER, SIZE
from .map import GRID, Land, Spot


@part
def rings(land: Land, on: bytes, seat: int, whole: bool) -> Part:
    """Below the pieces, hidden until the page shows them."""
    return each(ring, [(spot, on[spot.cell]) for spot in land.places], seat, whole)


def ring(spot: Spot, piece: int, seat: int, whole: bool) -> Items:
    kind, _ = meaning(spot, piece, seat, whole)
    return {f"m-{spot.name}": marks.hex_mark(kind, spot.x, spot.y, spot.name, GRID.radius)}


@part
def signs(land: Land, on: bytes, seat: int, whole: bool) -> Part:
    """Above them."""
    return each(sign, [(spot, on[spot.cell]) for spot in land.places], seat, whole)


def sign(spot: Spot, piece: int, seat: int, whole: bool) -> Items:
    _, drawn = meaning(spot, piece, seat, whole)
    return {f"g-{spot.name}": badge(drawn, spot.x, spot.y, spot.name)} if drawn else {}


def meaning(spot: Spot, piece: int, seat: int, whole: bool) -> tuple[marks.Kind, str]:
    """The ring and the sign of a cell for a seat, which has four discs with its emperor or not."""
    mine = piece > 0 and piece >> OWNER == seat
    if is_field(spot.terrain):
        if not piece:
            return "free", ""
        if mine:
            return "pick", "badge-join"
        only_kamikaze = piece & SIZE == HIGHEST and not whole  # 4.11, 6.2
        return "attack", "eko-kamikaze" if only_kamikaze else "badge-attack"
    if not piece:
        return "free", "eko-build"
    return ("pick", "eko-build") if mine else ("attack", "eko-rebuild")


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
