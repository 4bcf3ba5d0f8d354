"""Hamlet: which paragraph forbids an action; the first objection in the order of the rulebook."""

from __future__ import annotations

from tafelrunde.core.action import Action
from tafelrunde.core.state import State
from tafelrunde.games.hamlet.acting import may_beg
from tafelrunde.games.hamlet.building import road_needs
from tafelrunde.games.hamlet.numbers import (
    CHURCH,
    FINE,
    GOODS,
    HALL,
    HAND,
    LANDMARK,
    MARKET,
    REFINERY,
    STARTING,
)  # fmt: skip
from tafelrunde.games.hamlet.paying import can_pay, sources
from tafelrunde.games.hamlet.placement import is_legal, road_edges, spot_of
from tafelrunde.games.hamlet.selling import open_orders
from tafelrunde.games.hamlet.setup import Needs
from tafelrunde.games.hamlet.state import Hamlet
from tafelrunde.games.hamlet.step import ACT, DONKEYS, LAY, PAY, PLACE, TOWN, TURN
from tafelrunde.games.hamlet.tile_shapes import EDGE, ROAD
from tafelrunde.games.hamlet.tokens import tokens_in
from tafelrunde.games.hamlet.working import most_goods

BOTRIK = {
    "use": "16.5", "host": "16.5", "site": "16.5", "villager": "16.5", "arrange": "15.3",
}  # fmt: skip
ANYWHERE = ("go", "drive", "pass", "rest", "pay", "buy", "fill", "place", "done")


def refusal(state: State, seat: int, action: Action) -> str | None:
    """Why an action of a kind on offer is not possible; None if it is."""
    assert isinstance(state, Hamlet)
    if action in state.legal(seat):
        return None
    return objection(state, action) or state.asked(seat).rule


def absent(state: State, seat: int, action: Action) -> str | None:
    """Why no action of this kind is on offer."""
    assert isinstance(state, Hamlet)
    kind = action.kind
    step = state.step
    if step.kind == TURN:
        if kind == "drive":
            return "4.2"
        return None if kind in ANYWHERE and kind != "go" else "4.4"
    if step.kind == DONKEYS and kind == "go":
        return "4.8"
    if step.kind in (ACT, TOWN):
        return "4.8" if kind in ANYWHERE else objection(state, action)
    return "4.8" if kind in ("go", "drive", "pass") else None


def objection(state: Hamlet, action: Action) -> str | None:
    kind = action.kind
    step = state.step
    if kind in BOTRIK or step.side == state.setup.botrik:
        return BOTRIK.get(kind, "16.5")
    if kind in ("go", "drive"):
        return no_walk(state, action)
    if kind in ("take", "hire", "donkey"):
        return no_purchase(state, action)
    if kind == "place":
        return no_place(state, action)
    if kind == "pay":
        return no_payment(state, action)
    return no_act(state, action)


def no_walk(state: Hamlet, action: Action) -> str:
    me = state.sides[state.step.side]
    if action.kind == "drive":
        if action.a in me.driven and action.a not in me.donkeys:
            return "4.3"
        return "4.2"
    return "4.4" if action.a not in me.standing else "4.5"


def no_payment(state: Hamlet, action: Action) -> str:
    """5.1 if nothing like it is needed, 5.4 if no such token lies there, 5.2 if it is far away."""
    step = state.step
    token = (action.a * 16 + action.b) * 8 + action.c
    kind = action.b - len(GOODS) if action.b >= FINE else action.b
    if step.kind == PAY and step.a >> kind & 1 == 0:
        return "5.1"
    return "5.2" if token in tokens_in(state, state.village.tiles, 1 << kind) else "5.4"


def no_purchase(state: Hamlet, action: Action) -> str:
    """Chapter 7."""
    step = state.step
    me = state.sides[step.side]
    if step.kind != TOWN and not (step.kind == ACT and step.a == HALL):
        return "7.1"
    if action.kind == "take":
        if len(me.blueprints) >= HAND:
            return "7.4"
        return "7.2"
    if action.kind == "hire":
        return "7.5"
    return "7.6"


def no_place(state: Hamlet, action: Action) -> str | None:
    """Chapter 3."""
    step = state.step
    if step.kind not in (PLACE, LAY):
        return None
    village = state.village
    host, tile = village.shapes[step.b], village.shapes[step.a]
    if action.a >= host.size or action.b >= tile.size:
        return "3.5"
    if (host.kinds[action.a] == ROAD) != (tile.kinds[action.b] == ROAD):
        return "3.2"
    spot = spot_of(village, step.a, step.b, action.a, action.b)
    if is_legal(village, step.a, spot):
        return "3.1"  # the same look by a lower pair of edges
    ground = village.ground
    stamp = tile.turned[spot.turn].stamp(ground.height)
    return "3.2" if ground.is_free(stamp, ground.cell(spot.q, spot.r)) else "3.4"


def no_act(state: Hamlet, action: Action) -> str | None:
    """What a villager cannot do where it stands."""
    step = state.step
    if step.kind not in (ACT, TOWN):
        return None
    kind = action.kind
    tile = step.a if step.kind == ACT else HALL
    if step.kind == TOWN:
        return "7.1"
    if kind == "produce":
        return "6.1" if not state.setup.raws[tile] else "6.2"
    if kind == "refine":
        return no_refining(state, tile, action.a + 1)
    if kind == "build":
        return no_build(state, tile, action.a + STARTING)
    if kind == "road":
        return no_road(state, tile, action.a)
    if kind == "sell":
        return no_sale(state, tile, action.a)
    if kind == "deliver":
        return no_delivery(state, tile, action.a)
    if kind == "beg":
        return None if tile == CHURCH and may_beg(state) else "11.5"
    return None


def too_dear(state: Hamlet, tile: int, needs: Needs) -> str | None:
    """5.1 if a resource is out of reach, 5.7 if only gold is lacking."""
    side = state.step.side
    within = sources(state, side, tile)
    if can_pay(state, side, within, needs, True):
        return None
    return "5.7" if within >> MARKET & 1 else "5.1"


def no_refining(state: Hamlet, tile: int, count: int) -> str | None:
    if state.setup.role[tile] != REFINERY:
        return "6.4"
    if most_goods(state, state.step.side, tile) < count:
        return "6.5"
    return too_dear(state, tile, [(1 << state.setup.takes[tile], count)])


def no_build(state: Hamlet, tile: int, blueprint: int) -> str | None:
    me = state.sides[state.step.side]
    setup = state.setup
    if blueprint not in me.blueprints:
        return "8.1"
    if me.gold < setup.price[blueprint]:
        return "8.2"
    if setup.role[blueprint] == LANDMARK and me.flags == 0:
        return "8.4"
    return too_dear(state, tile, setup.needs[blueprint]) or "3.5"


def no_road(state: Hamlet, tile: int, edge: int) -> str | None:
    village = state.village
    side = state.step.side
    shape = village.shapes[tile]
    if edge >= shape.size or village.contacts[tile][edge] < 0:
        return "9.1"
    there = village.contacts[tile][edge]
    other = village.shapes[there // EDGE].kinds[there % EDGE]
    if shape.kinds[edge] == ROAD or other != shape.kinds[edge]:
        return "9.1"
    if state.sides[side].pieces == 0:
        return "9.3"
    if edge not in road_edges(village, side, tile):
        return "9.4"
    return too_dear(state, tile, road_needs(state, tile, edge))


def no_sale(state: Hamlet, tile: int, trade: int) -> str | None:
    if tile != MARKET or trade not in state.open_trades:
        return "10.1"
    within = sources(state, state.step.side, tile)
    needs = state.setup.trade_needs[trade]
    if can_pay(state, state.step.side, within, needs, False):
        return None
    return "5.8" if can_pay(state, state.step.side, within, needs, True) else "5.1"


def no_delivery(state: Hamlet, tile: int, order: int) -> str | None:
    setup = state.setup
    if tile != CHURCH or open_orders(state) >> order & 1 == 0:
        return "11.1"
    if setup.order_kinds[order] == 0:
        return "11.2"
    return too_dear(state, tile, [(setup.order_kinds[order], setup.order_counts[order])])
