"""A position read from data and checked; view.py documents the format."""

from __future__ import annotations

from tafelrunde.core.data import Fields, Json

from ..rules.fields import read_set
from ..rules.numbers import (
    BAG,
    CHURCH,
    GOODS,
    KINDS,
    LANDMARK,
    MILESTONES,
    OPEN_TRADES,
    PLANNER,
    RAW,
    REFINERY,
    ROADS,
    ROW,
    STACKS,
    STARTING,
)
from ..rules.refill import next_trades
from ..rules.selling import open_orders
from ..rules.setup import HIGHEST, HamletSetup
from ..rules.side import insert
from ..rules.state import Hamlet, blank_table
from ..rules.tokens import empty_slots, put_good, put_raw
from ..rules.turn import LieDown
from .botrik import check_board, read_board
from .decisions import read_decisions
from .village import read_village

MOST_GOLD = 10_000


def read(setup: HamletSetup, data: Json) -> Hamlet:
    fields = Fields(data)
    state = blank_table(setup)
    if fields.has("village"):
        owners = setup.owner_names
        state.village = read_village(fields, setup.meadow, setup.names, owners)
        check_roads(state, fields)
        state.round = fields.number("round", 1, 1000) if fields.has("round") else 1
        state.turn = fields.one_of("turn", owners) if fields.has("turn") else 0
        for number, given in enumerate(fields.items("sides", len(state.sides))):
            read_side(state, number, given)
        read_last(state, fields)
        read_row(state, fields)
        read_bag(state, fields)
        read_trades(state, fields)
        if fields.has("tokens"):
            read_tokens(state, fields.fields("tokens"))
        if setup.solo:
            read_board(state, fields)
    read_decisions(state, fields)
    if setup.solo and state.village.laid:
        check_board(state, fields)
    check_villagers(state, fields)
    fields.done()
    return state


def read_last(state: Hamlet, fields: Fields) -> None:
    """13.1: there is a last round exactly when the church is finished; if not named, this one."""
    finished = open_orders(state) == 0
    if fields.has("last"):
        state.last = fields.number("last", state.round, state.round + 1)
        if not finished:
            raise fields.bad("last", "is only for a match whose church is finished")
    elif finished:
        state.last = state.round


def check_roads(state: Hamlet, fields: Fields) -> None:
    for road in state.village.roads:
        side = state.sides[road.owner]
        if side.pieces == 0:
            raise fields.bad("roads", f"must be at most {ROADS} of one side")
        side.pieces -= 1


def tiles_in(state: Hamlet, given: Fields, key: str, among: int) -> list[int]:
    out: list[int] = []
    for name in given.texts(key) if given.has(key) else []:
        if name not in state.setup.names or among >> state.setup.names.index(name) & 1 == 0:
            raise given.bad(key, f"has “{name}”, where it cannot be")
        out.append(state.setup.names.index(name))
    return out


def read_side(state: Hamlet, number: int, given: Fields) -> None:
    side = state.sides[number]
    setup = state.setup
    side.points = given.number("points", 0, HIGHEST) if given.has("points") else 0
    side.gold = given.number("gold", 0, MOST_GOLD) if given.has("gold") else 0
    read_figures(state, number, given)
    buildable = (1 << len(setup.names)) - (1 << STARTING)
    side.blueprints = tiles_in(state, given, "blueprints", buildable & ~state.village.tiles)
    for tile in tiles_in(state, given, "landmarks", state.village.tiles):
        taken = any(other.landmarks >> tile & 1 for other in state.sides)
        if setup.role[tile] != LANDMARK or taken or side.flags == 0:
            raise given.bad("landmarks", "must be different landmarks, at most six of one side")
        side.landmarks |= 1 << tile
        side.flags -= 1
    if given.has("orders"):
        side.orders = read_set(given, "orders", setup.order_names)
        if any(other is not side and other.orders & side.orders for other in state.sides):
            raise given.bad("orders", "has one that another side filled")
    if given.has("trades"):
        side.trades = read_set(given, "trades", setup.trade_names)
        if state.drawn_trades & side.trades:
            raise given.bad("trades", "has one that another side holds")
        state.drawn_trades |= side.trades
    for name in given.texts("milestones") if given.has("milestones") else []:
        if name not in MILESTONES or state.milestones[MILESTONES.index(name)] >= 0:
            raise given.bad("milestones", f"has “{name}”, which is unknown or taken")
        state.milestones[MILESTONES.index(name)] = number
    given.done()


def read_figures(state: Hamlet, number: int, given: Fields) -> None:
    side = state.sides[number]
    network = state.village.network
    side.standing = sorted(tiles_in(state, given, "standing", network))
    side.lying = sorted(tiles_in(state, given, "lying", network))
    side.house -= len(side.standing) + len(side.lying)
    if side.house < 0:
        raise given.bad("standing", "and lying must be at most four villagers")
    if number == state.setup.botrik:
        side.stable = 0
    for tile in tiles_in(state, given, "donkeys", network):
        insert(side.donkeys, tile)
    for tile in tiles_in(state, given, "driven", network):
        insert(side.driven, tile)
    side.stable -= len(side.donkeys) + len(side.driven)
    if side.stable < 0:
        raise given.bad("donkeys", "must be at most six, and none for Botrik")


def read_row(state: Hamlet, fields: Fields) -> None:
    if not fields.has("row"):
        return
    for entry in fields.items("row"):
        tile = entry.one_of("tile", state.setup.names)
        state.row.append(tile)
        state.row_gold.append(entry.number("gold", 0, MOST_GOLD) if entry.has("gold") else 0)
        entry.done()
    if len(state.row) > ROW:
        raise fields.bad("row", f"must have at most {ROW} tiles")


def read_bag(state: Hamlet, fields: Fields) -> None:
    """Tiles that are nowhere are in the bag, unless their stack is still locked (12.3)."""
    setup = state.setup
    unlocked = setup.groups[BAG]
    for good in range(len(GOODS)):
        built = any(
            state.village.tiles >> t & 1 and setup.makes[t] == RAW + good for t in setup.refineries
        )
        if built != (state.milestones[good] >= 0):
            raise fields.bad("sides", f"must hold {MILESTONES[good]} once such a refinery stands")
        if built:
            unlocked |= setup.groups[STACKS + good]
    if (state.milestones[PLANNER] >= 0) != (len(state.village.roads) > 0):
        raise fields.bad("sides", "must hold planner once a road is built")
    used = state.village.tiles & ~setup.groups[0]
    for tile in [*state.row, *[tile for side in state.sides for tile in side.blueprints]]:
        if used >> tile & 1 or setup.groups[0] >> tile & 1:
            raise fields.bad(
                "row", f"or blueprints have “{setup.names[tile]}”, which lies elsewhere"
            )
        used |= 1 << tile
    if used & ~unlocked:
        raise fields.bad("row", "village or blueprints have a tile of a locked stack")
    if setup.groups[0] & ~state.village.tiles:
        raise fields.bad("village", "must have the six starting tiles")
    state.bag = unlocked & ~used
    for side in state.sides:
        unflagged = [t for t in setup.landmarks if state.village.tiles >> t & 1]
        if len(side.blueprints) > 3:
            raise fields.bad("sides", "may have at most three blueprints")
    for tile in unflagged:
        if not any(side.landmarks >> tile & 1 for side in state.sides):
            raise fields.bad("sides", f"must name the owner of “{setup.names[tile]}”")


def read_trades(state: Hamlet, fields: Fields) -> None:
    names = state.setup.trade_names
    for name in fields.texts("trades") if fields.has("trades") else []:
        if name not in names or state.drawn_trades >> names.index(name) & 1:
            raise fields.bad("trades", f"has “{name}”, which is unknown or lies elsewhere")
        state.open_trades.append(names.index(name))
        state.drawn_trades |= 1 << names.index(name)
    if len(state.open_trades) > OPEN_TRADES:
        raise fields.bad("trades", f"must be at most {OPEN_TRADES}")
    check_tiers(state, fields)


def check_tiers(state: Hamlet, fields: Fields) -> None:
    """2.5: no later tier before an earlier one is used up."""
    setup = state.setup
    drawn = [0, 0, 0]
    for trade, entry in enumerate(setup.trades):
        if state.drawn_trades >> trade & 1:
            drawn[entry.tier - 1] += 1
    for tier in range(3):
        later = sum(drawn[tier + 1 :])
        if drawn[tier] > setup.tiers[tier] or (later and drawn[tier] < setup.tiers[tier]):
            raise fields.bad("trades", "must come up tier by tier")
    assert len(next_trades(state)) <= len(setup.trades)


def read_tokens(state: Hamlet, given: Fields) -> None:
    setup = state.setup
    for key in list(given.data):
        name = str(key)
        if name not in setup.names or setup.names.index(name) not in setup.working:
            raise given.bad(name, "is no tile that holds tokens")
        tile = setup.names.index(name)
        if state.village.tiles >> tile & 1 == 0:
            raise given.bad(name, "does not lie in the village")
        for text in given.texts(name):
            if empty_slots(state, tile) == 0:
                raise given.bad(name, f"has more than {setup.slots[tile]} tokens")
            if setup.role[tile] == REFINERY:
                read_good(state, given, name, tile, text)
            else:
                read_raw(state, given, name, tile, text)
    given.done()


def read_raw(state: Hamlet, given: Fields, name: str, tile: int, text: str) -> None:
    if text not in KINDS[:RAW] or state.setup.raws[tile] >> KINDS.index(text) & 1 == 0:
        raise given.bad(name, f"has “{text}”, which it does not make")
    if state.supply[KINDS.index(text)] == 0:
        raise given.bad(name, f"has more “{text}” than there is")
    put_raw(state, tile, KINDS.index(text))


def read_good(state: Hamlet, given: Fields, name: str, tile: int, text: str) -> None:
    """`timber 0` or `fine-timber botrik`."""
    good = KINDS[state.setup.makes[tile]]
    owners = state.setup.owner_names
    words = text.split()
    if len(words) != 2 or words[0] not in (good, f"fine-{good}") or words[1] not in owners:
        raise given.bad(name, f"has “{text}”; write “{good} 0” or “fine-{good} 0”")
    owner = owners.index(words[1])
    if state.sides[owner].stock[KINDS.index(good) - RAW] == 0:
        raise given.bad(name, f"has more than two “{good}” of {words[1]}")
    put_good(state, tile, owner, words[0] != good)


def check_villagers(state: Hamlet, fields: Fields) -> None:
    """One that is just acting lies on the stack; whoever has none at all was forgotten."""
    for decision in state.stack():
        if isinstance(decision, LieDown):
            state.sides[decision.side].house -= 1
    for side in state.sides:
        if side.house < 0:
            raise fields.bad("steps", "have a fifth villager")
        if state.village.laid and side.house == 4:
            side.standing = [CHURCH]
            side.house -= 1
