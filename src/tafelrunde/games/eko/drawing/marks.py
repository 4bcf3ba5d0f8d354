"""What a choice looks like: rings on cells, signs for attack, kamikaze, joining, building.

A mark depends on the position alone, not on the question, so that few of them change per action;
which are live is the page's business. A sign of class `when-next` is for a page that has chosen
something else before: one's own stacks are sources first, and targets (+) only then.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tafelrunde.draw import marks
from tafelrunde.draw.el import leaf
from tafelrunde.draw.shape import at, circle, g, path, symbol, use

from ..rules.graph import HIGHEST_ON, is_field
from ..rules.numbers import EMPEROR, HIGHEST, OWNER, SIZE
from ..rules.state import Eko
from .map import GRID, Spot
from .pieces import Items

HAMMER: Final = "M-5.6 5.6 1-1M-2.4-4.4 1.2-6.6 6.4-1.4 4.2 1-1.4-4.6z"
BURST: Final = (
    "M0-7.4 1.9-3.1 6-5.2 4.4-.9 7.6 1.6 3.4 2.4 3.2 6.8 0 3.8-3.2 6.8-3.4 2.4-7.6 1.6"
    "-4.4-.9-6-5.2-1.9-3.1z"
)


def sign(name: str, paint: str, shape: str, filled: bool) -> Markup:
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
    "s-eko-build": sign("build", "live", HAMMER, False),
    "s-eko-rebuild": sign("rebuild", "attack", HAMMER, False),
    "s-eko-kamikaze": sign("kamikaze", "attack", BURST, True),
}


def cell_marks(state: Eko, seat: int, spots: tuple[Spot, ...]) -> tuple[Items, Items]:
    """Rings below the pieces and signs above them, hidden until the page shows them."""
    rings: Items = {}
    signs: Items = {}
    for spot in spots:
        if is_field(spot.terrain) or HIGHEST_ON[spot.terrain]:
            kind, drawn = meaning(state, seat, spot)
            name, x, y = spot.name, spot.x, spot.y
            rings[f"m-{name}"] = marks.hex_mark(kind, x, y, name, GRID.radius)
            if drawn:
                signs[f"g-{name}"] = badge(drawn, x, y, name)
    return rings, signs


def meaning(state: Eko, seat: int, spot: Spot) -> tuple[marks.Kind, str]:
    """The ring and the sign of a cell for this seat."""
    piece = state.on[spot.cell]
    mine = piece > 0 and piece >> OWNER == seat
    if is_field(spot.terrain):
        if not piece:
            return "free", ""
        if mine:
            return "pick", "badge-join"
        return "attack", "eko-kamikaze" if only_kamikaze(state, seat, piece) else "badge-attack"
    if not piece:
        return "free", "eko-build"
    return ("pick", "eko-build") if mine else ("attack", "eko-rebuild")


def only_kamikaze(state: Eko, seat: int, piece: int) -> bool:
    """4.11, 6.2: four discs yield to one, and else only to four with the emperor."""
    if piece & SIZE < HIGHEST:
        return False
    return seat << OWNER | EMPEROR | HIGHEST not in state.on


@leaf
def badge(drawn: str, x: float, y: float, token: str) -> Markup:
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
