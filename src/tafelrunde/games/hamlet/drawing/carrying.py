"""5.2: what donkeys can bring to where a villager acts, and by which way."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.draw import marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import NOTHING, Items, Part, part
from tafelrunde.draw.shape import ellipse

from ..rules.acting import Act
from ..rules.paying import Pay
from ..rules.state import Hamlet
from ..rules.village.network import carriers, reach
from .sight import Choices, Tiles, colour_of, tokens_on
from .village.land import Land


def supplies(
    state: Hamlet, land: Land, on: bytes, offered: Mapping[str, Choices]
) -> tuple[Part, Part]:
    """The glows below tokens that can be brought, and the ways of those that are wanted."""
    decision = state.decision
    if not isinstance(decision, (Act, Pay)) or decision.side == state.setup.botrik:
        return NOTHING, NOTHING
    donkeys = state.sides[decision.side].carrying()
    paid = {way[0] for way in offered.get("pay", ())}
    wanted = tuple([tile for tile in state.setup.working if state.setup.names[tile] in paid])
    shining = wanted if isinstance(decision, Pay) else tuple(state.setup.working)
    colour = colour_of(state.setup, decision.side)
    return (
        glows(land, on, decision.tile, donkeys, shining),
        ways(land, decision.tile, donkeys, wanted, colour),
    )


@part
def glows(land: Land, on: bytes, target: int, donkeys: int, shining: Tiles) -> Items:
    near = reach(land.village, target, donkeys)
    out: dict[str, Drawn] = {}
    for tile in shining:
        if near >> tile & 1:
            plot = land.plots[tile]
            for number, _ in enumerate(tokens_on(land.setup, tile, on[tile])):
                out[f"glow-{plot.name}-{number}"] = glow(*plot.at(plot.spots.slots[number]))
    return out


@leaf
def glow(x: float, y: float) -> Drawn:
    return ellipse(x, y + 1, 21, 17, fill="url(#gr-hv-reach)", pointer_events="none")


@part
def ways(land: Land, target: int, donkeys: int, wanted: Tiles, colour: int) -> Items:
    out: dict[str, Drawn] = {}
    for tile in wanted:
        if tile != target:
            between = carriers(land.village, tile, target, donkeys)
            stops = [land.plots[stop] for stop in (tile, *between, target)]
            line = tuple([plot.at(plot.spots.hub) for plot in stops])
            out[f"way-{land.plots[tile].name}"] = marks.route(line, colour, 16)
    return out
