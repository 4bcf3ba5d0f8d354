"""A position written as data; view.py documents the format."""

from __future__ import annotations

from tafelrunde.core.data import Json
from tafelrunde.core.decision import write_stack

from ..rules.layout import Layout
from ..rules.numbers import ACTIONS, KINDS, MILESTONES, RAW, REFINERY
from ..rules.state import Hamlet
from ..rules.village.village import members
from .village import write_roads, write_village


def write(state: Hamlet) -> Json:
    setup = state.setup
    out: Json = {}
    if not isinstance(state.decision, Layout):
        names = setup.names
        out["village"] = write_village(state.village, names)
        if state.village.roads:
            out["roads"] = write_roads(state.village, names, setup.owner_names)
        out["tokens"] = write_tokens(state)
        out["sides"] = [write_side(state, side) for side in range(len(state.sides))]
        out["row"] = [
            {"tile": names[tile], "gold": state.row_gold[i]} for i, tile in enumerate(state.row)
        ]
        out["trades"] = [setup.trade_names[trade] for trade in state.open_trades]
        out["round"] = state.round
        out["turn"] = str(setup.owners[state.turn])
        if state.last:
            out["last"] = state.last
        if setup.solo:
            board = state.board
            out["botrik"] = {
                "open": board.open,
                "row": [ACTIONS[action] for action in board.row],
                "bowl": board.bowl[:],
                "given": board.given,
                "first": board.first,
            }
    out["steps"] = write_stack(state)
    return out


def write_tokens(state: Hamlet) -> Json:
    out: Json = {}
    setup = state.setup
    for tile in setup.working:
        content = state.on[tile]
        if content:
            if setup.role[tile] == REFINERY:
                codes = [code for code in (content & 15, content >> 4) if code]
                good = KINDS[setup.makes[tile]]
                out[setup.names[tile]] = [good_text(setup.owners, good, code) for code in codes]
            else:
                out[setup.names[tile]] = [
                    KINDS[kind] for kind in range(RAW) for _ in range(content >> 2 * kind & 3)
                ]
    return out


def good_text(owners: list[int | str], good: str, code: int) -> str:
    fine = "fine-" if (code - 1) & 1 else ""
    return f"{fine}{good} {owners[(code - 1) >> 1]}"


def write_side(state: Hamlet, number: int) -> Json:
    side = state.sides[number]
    setup = state.setup
    names = setup.names
    out: Json = {"points": side.points, "gold": side.gold}
    for key, tiles in (
        ("standing", side.standing), ("lying", side.lying), ("donkeys", side.donkeys),
        ("driven", side.driven), ("blueprints", side.blueprints),
        ("landmarks", members(side.landmarks)),
    ):  # fmt: skip
        if tiles:
            out[key] = [names[tile] for tile in tiles]
    if side.orders:
        out["orders"] = [setup.order_names[order] for order in members(side.orders)]
    if side.trades:
        out["trades"] = [setup.trade_names[trade] for trade in members(side.trades)]
    held = [MILESTONES[i] for i, holder in enumerate(state.milestones) if holder == number]
    if held:
        out["milestones"] = held
    return out
