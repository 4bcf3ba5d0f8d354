"""Changes to a position that somebody sets up by hand; what may lie where is judged by reading it.

lay HOST E · road TILE E      the tile in hand at an edge of HOST, a road across one
put TILE                      a villager, donkey, flag or token onto a tile
row · hand                    the tile in hand to the blueprints on offer, into a hand
turn TILE · away TILE         how it lies; back into the box with all that is on it
take standing|lying|donkeys|driven|blueprints|landmarks SIDE TILE
take tokens TILE TOKEN · take road N · take row TILE · take last round
flag TILE SIDE · fill bowl    whatever is in hand: whose a landmark is, all of Botrik's markers
set FIELD VALUE               a number, or who has what
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from tafelrunde.core.data import Json
from tafelrunde.core.errors import BadData

from ..position.read import draft
from ..position.write import write
from ..rules.layout import lay_out
from ..rules.numbers import ACTIONS, ROAD_ACTION, ROADS
from ..rules.setup import HamletSetup
from ..rules.state import blank_table
from .data import begun, entries, names
from .table import Editing


def opening(setup: HamletSetup, data: Json) -> Json:
    """2.2: before the village is laid out, as it would be."""
    if "village" in data:
        return data
    state = blank_table(setup)
    lay_out(state, 0)
    return write(state)


def edited(
    setup: HamletSetup, data: Json, tool: str, who: str, edit: Sequence[str]
) -> Json:  # fmt: skip
    """Another position; the given one stays as it is."""
    name, *words = edit or ("",)
    try:
        table = Editing(setup, data, tool, who)
        change: Callable[..., None] | None = getattr(table, f"do_{name}", None)
        if change is None:
            raise LookupError(name)
        change(*words)
    except (TypeError, ValueError, LookupError, RecursionError) as error:
        if isinstance(error, BadData):
            raise
        raise BadData(f"“{' '.join(edit)[:80]}” is no change.", "", "edit") from None
    return settled(setup, table.data)


def settled(setup: HamletSetup, data: Json) -> Json:
    """What was to be decided stays as long as it fits; else a turn begins."""
    _, wrong = draft(setup, data)
    if any(one.where.startswith(("state.steps", "state.turn")) for one in wrong):
        data = begun(setup, data)
        _, wrong = draft(setup, data)
    if any(one.where == "state.botrik.row" for one in wrong):
        data = rowed(data)
    return data


def rowed(data: Json) -> Json:
    """15.3, 22.8: the row as it is, with what is missing at its end; no road once all are built."""
    built = [road for road in entries(data, "roads") if road["by"] == "botrik"]
    known = [action for action in ACTIONS if len(built) < ROADS or action != ACTIONS[ROAD_ACTION]]
    board = cast("Json", data["botrik"])
    row = [action for action in names(board, "row") if action in known]
    return {**data, "botrik": {**board, "row": [*row, *[a for a in known if a not in row]]}}
