"""What a choice looks like: rings on cells, signs for attack, kamikaze, joining, building.

A mark depends on the position alone, not on the question, so that few of them change per action;
which are live is the page's business. A sign of class `when-next` is for a page that has chosen
something else before: one's own stacks are sources first, and targets (+) only then.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, Part, each, part
from tafelrunde.draw.shape import at, circle, g, path, symbol, use

from ..rules.graph import is_field
from ..rules.numbers import HIGHEST, OWNER, SIZE
from .map import GRID, Land, Spot

HAMMER: Final = "M-5.6 5.6 1-1M-2.4-4.4 1.2-6.6 6.4-1.4 4.2 1-1.4-4.6z"
BURST: Final = (
    "M0-7.4 1.9-3.1 6-5.2 4.4-.9 7.6 1.6 3.4 2.4 3.2 6.8 0 3.8-3.2 6.8-3.4 2.4-7.6 1.6"
    "-4.4-.9-6-5.2-1.9-3.1z"
)


def plaque(name: str, paint: str, shape: str, filled: bool) -> Drawn:
    """A badge like the kit's."""
    return symbol(
        f"s-eko-{name}",
        circle(0, 1.2, 11.5, fill="#000000", fill_opacity=0.25),
        circle(0, 0, 10.5, fill=f"var(--{paint}-deep)", stroke="#ffffff", stroke_width=2),
        path(
            shape,
            fill="#ffffff" if filled else "none",
            stroke="#ffffff",
            stroke_width=0.8 if filled else 2.4,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
    )


SYMBOLS: Final = {
    "s-eko-build": plaque("build", "live", HAMMER, False),
    "s-eko-rebuild": plaque("rebuild", "attack", HAMMER, False),
    "s-eko-kamikaze": plaque("kamikaze", "attack", BURST, True),
}


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
