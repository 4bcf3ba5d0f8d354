"""Hamlet: what may be answered to the present question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.games.hamlet.acting import add_acts
from tafelrunde.games.hamlet.botrik_place import best_pairs
from tafelrunde.games.hamlet.botrik_road import possible_edges
from tafelrunde.games.hamlet.numbers import ACTIONS
from tafelrunde.games.hamlet.paying import add_payments
from tafelrunde.games.hamlet.placement import placements
from tafelrunde.games.hamlet.step import (
    ACT,
    ARRANGE,
    DONKEYS,
    FILL,
    HOST,
    LAY,
    ORDER,
    PAVE,
    PAY,
    PLACE,
    SALE,
    SITE,
    TOWN,
    TURN,
    USE,
    WHO,
    Step,
)  # fmt: skip
from tafelrunde.games.hamlet.tile_shapes import EDGE
from tafelrunde.games.hamlet.town_hall import add_town_hall
from tafelrunde.games.hamlet.turn import add_drives, add_turn
from tafelrunde.games.hamlet.village import members
from tafelrunde.games.hamlet.working import fillings

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet


def legal_actions(state: Hamlet) -> list[Action]:
    out: list[Action] = []
    step = state.step
    kind = step.kind
    setup = state.setup
    if kind == TURN:
        add_turn(out, state, step)
    elif kind == ACT:
        add_acts(out, state, step)
    elif kind == PLACE:
        for pair in placements(state.village, step.a, step.b):
            out.append(setup.place.at(pair // EDGE, pair % EDGE))
    elif kind == PAY:
        add_payments(out, state, step)
    elif kind == TOWN:
        add_town_hall(out, state, step.side, step.a == 1)
        out.append(setup.done.at())
    elif kind == DONKEYS:
        add_drives(out, state, step)
        out.append(setup.done.at())
    elif kind == FILL:
        for raw in fillings(state, step):
            out.append(setup.fill.at(raw))
    else:
        add_for_botrik(out, state, step)
    return out


def add_for_botrik(out: list[Action], state: Hamlet, step: Step) -> None:
    """16.5: only what is tied."""
    kind = step.kind
    setup = state.setup
    if kind == ARRANGE:
        for action in range(len(ACTIONS)):
            if action not in state.board.row:
                out.append(setup.arrange.at(action))
    elif kind == ORDER:
        for order in members(step.a):
            out.append(setup.deliver.at(order))
    elif kind == SALE:
        for trade in members(step.a):
            out.append(setup.sell.at(trade))
    elif kind == USE:
        for tile in members(step.a):
            out.append(setup.use.at(tile))
    elif kind == HOST:
        for tile in members(step.b):
            out.append(setup.host.at(tile))
    elif kind == LAY:
        for pair in best_pairs(state, step.side, step.a, step.b):
            out.append(setup.place.at(pair // EDGE, pair % EDGE))
    elif kind == SITE:
        for tile in members(step.a):
            out.append(setup.site.at(tile))
    elif kind == PAVE:
        for edge in possible_edges(state, step.side, step.a):
            out.append(setup.road.at(edge))
    else:
        assert kind == WHO
        for tile in members(step.b):
            out.append(setup.villager.at(tile))
