"""A position read from data and checked; view.py documents the format."""

from __future__ import annotations

from tafelrunde.core.data import Fields, Json
from tafelrunde.core.errors import BadData

from ..rules.fields import read_set
from ..rules.numbers import (
    BAG,
    CHURCH,
    DONKEYS,
    FLAGS,
    GOOD_TOKENS,
    GOODS,
    HAND,
    KINDS,
    LANDMARK,
    MILESTONES,
    OPEN_TRADES,
    PLANNER,
    RAW,
    RAW_TOKENS,
    REFINERY,
    ROADS,
    ROW,
    STACKS,
    STARTING,
    VILLAGERS,
)
from ..rules.refill import next_trades
from ..rules.selling import open_orders
from ..rules.setup import HIGHEST, HamletSetup
from ..rules.side import insert
from ..rules.state import Hamlet, blank_table
from ..rules.tokens import empty_slots, put_good, put_raw
from ..rules.turn import LieDown, Turn
from ..rules.village.village import members
from .botrik import check_board, read_board
from .decisions import read_decisions
from .village import read_village

MOST_GOLD = 10_000


def read(setup: HamletSetup, data: Json) -> Hamlet:
    fields = Fields(data)
    state = blank_table(setup)
    for trouble in read_table(state, fields):
        raise trouble
    read_rest(state, fields)
    return state


def draft(setup: HamletSetup, data: Json) -> tuple[Hamlet, list[BadData]]:
    """A position that somebody is still setting up, and what does not go together in it yet; what
    cannot lie there at all is an error."""
    fields = Fields(data)
    state = blank_table(setup)
    wrong = read_table(state, fields)
    try:
        read_rest(state, fields)
    except BadData as error:
        wrong.append(error)
        state.decision = Turn(0 if state.turn == setup.botrik else state.turn)
    return state, wrong


def read_table(state: Hamlet, fields: Fields) -> list[BadData]:
    """What lies there, and what of it does not go together."""
    setup = state.setup
    wrong: list[BadData] = []
    if fields.has("village"):
        owners = setup.owner_names
        state.village = read_village(fields, setup.meadow, setup.names, owners)
        check_roads(state, fields)
        state.round = fields.number("round", 1, 1000) if fields.has("round") else 1
        state.turn = fields.one_of("turn", owners) if fields.has("turn") else 0
        for number, given in enumerate(fields.items("sides", len(state.sides))):
            read_side(state, number, given)
        wrong += read_last(state, fields)
        read_row(state, fields)
        wrong += read_bag(state, fields)
        read_trades(state, fields)
        wrong += check_tiers(state, fields)
        if fields.has("tokens"):
            read_tokens(state, fields.fields("tokens"))
        if setup.solo:
            read_board(state, fields)
    return wrong


def read_rest(state: Hamlet, fields: Fields) -> None:
    """What is to be decided, and what hangs on that."""
    read_decisions(state, fields)
    if state.setup.solo and state.village.laid:
        check_board(state, fields)
    check_villagers(state, fields)
    fields.done()


def read_last(state: Hamlet, fields: Fields) -> list[BadData]:
    """13.1: there is a last round exactly when the church is finished; if not named, this one."""
    finished = open_orders(state) == 0
    if fields.has("last"):
        state.last = fields.number("last", state.round, state.round + 1)
        if not finished:
            what = "is only for a match whose church is finished"
            return [fields.bad("last", what, "last-early")]
    elif finished:
        state.last = state.round
    return []


def check_roads(state: Hamlet, fields: Fields) -> None:
    for road in state.village.roads:
        side = state.sides[road.owner]
        if side.pieces == 0:
            raise fields.bad("roads", f"must be at most {ROADS} of one side", "roads", (ROADS,))
        side.pieces -= 1


def tiles_in(state: Hamlet, given: Fields, key: str, among: int) -> list[int]:
    out: list[int] = []
    for name in given.texts(key) if given.has(key) else []:
        if name not in state.setup.names or among >> state.setup.names.index(name) & 1 == 0:
            raise given.bad(key, f"has “{name}”, where it cannot be", f"at-{key}", (name,))
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
            what = f"must be different landmarks, at most {FLAGS} of one side"
            raise given.bad("landmarks", what, "flags", (FLAGS,))
        side.landmarks |= 1 << tile
        side.flags -= 1
    if given.has("orders"):
        side.orders = read_set(given, "orders", setup.order_names)
        if any(other is not side and other.orders & side.orders for other in state.sides):
            raise given.bad("orders", "has one that another side filled", "orders-twice")
    if given.has("trades"):
        side.trades = read_set(given, "trades", setup.trade_names)
        if state.drawn_trades & side.trades:
            raise given.bad("trades", "has one that another side holds", "trades-twice")
        state.drawn_trades |= side.trades
    for name in given.texts("milestones") if given.has("milestones") else []:
        if name not in MILESTONES or state.milestones[MILESTONES.index(name)] >= 0:
            what = f"has “{name}”, which is unknown or taken"
            raise given.bad("milestones", what, "milestone-twice", (name,))
        state.milestones[MILESTONES.index(name)] = number
    given.done()


def read_figures(state: Hamlet, number: int, given: Fields) -> None:
    side = state.sides[number]
    network = state.village.network
    side.standing = sorted(tiles_in(state, given, "standing", network))
    side.lying = sorted(tiles_in(state, given, "lying", network))
    side.house -= len(side.standing) + len(side.lying)
    if side.house < 0:
        what = "and lying must be at most four villagers"
        raise given.bad("standing", what, "villagers", (VILLAGERS,))
    if number == state.setup.botrik:
        side.stable = 0
    for tile in tiles_in(state, given, "donkeys", network):
        insert(side.donkeys, tile)
    for tile in tiles_in(state, given, "driven", network):
        insert(side.driven, tile)
    side.stable -= len(side.donkeys) + len(side.driven)
    if side.stable < 0:
        what = "must be at most six, and none for Botrik"
        raise given.bad("donkeys", what, "donkeys", (DONKEYS,))


def read_row(state: Hamlet, fields: Fields) -> None:
    if not fields.has("row"):
        return
    for entry in fields.items("row"):
        tile = entry.one_of("tile", state.setup.names)
        state.row.append(tile)
        state.row_gold.append(entry.number("gold", 0, MOST_GOLD) if entry.has("gold") else 0)
        entry.done()
    if len(state.row) > ROW:
        raise fields.bad("row", f"must have at most {ROW} tiles", "row", (ROW,))


def read_bag(state: Hamlet, fields: Fields) -> list[BadData]:
    """Tiles that are nowhere are in the bag, unless their stack is still locked (12.3)."""
    setup = state.setup
    wrong: list[BadData] = []
    unlocked = setup.groups[BAG]
    for good in range(len(GOODS)):
        built = any(
            state.village.tiles >> t & 1 and setup.makes[t] == RAW + good for t in setup.refineries
        )
        if built != (state.milestones[good] >= 0):
            what = f"must hold {MILESTONES[good]} once such a refinery stands"
            wrong.append(fields.bad("sides", what, "milestone", (MILESTONES[good],)))
        if built:
            unlocked |= setup.groups[STACKS + good]
    if (state.milestones[PLANNER] >= 0) != (len(state.village.roads) > 0):
        what = "must hold planner once a road is built"
        wrong.append(fields.bad("sides", what, "planner", (MILESTONES[PLANNER],)))
    used = state.village.tiles & ~setup.groups[0]
    for tile in [*state.row, *[tile for side in state.sides for tile in side.blueprints]]:
        if used >> tile & 1 or setup.groups[0] >> tile & 1:
            what = f"or blueprints have “{setup.names[tile]}”, which lies elsewhere"
            raise fields.bad("row", what, "elsewhere", (setup.names[tile],))
        used |= 1 << tile
    for tile in members(used & ~unlocked):
        what = f"village or blueprints have “{setup.names[tile]}” of a locked stack"
        wrong.append(fields.bad("row", what, "locked", (setup.names[tile],)))
    for tile in members(setup.groups[0] & ~state.village.tiles):
        what = f"must have the six starting tiles, “{setup.names[tile]}” too"
        wrong.append(fields.bad("village", what, "starting", (setup.names[tile],)))
    state.bag = unlocked & ~used
    for side in state.sides:
        if len(side.blueprints) > HAND:
            raise fields.bad("sides", f"may have at most {HAND} blueprints", "hand", (HAND,))
    for tile in setup.landmarks:
        lies = state.village.tiles >> tile & 1 > 0
        if lies and not any(side.landmarks >> tile & 1 for side in state.sides):
            what = f"must name the owner of “{setup.names[tile]}”"
            wrong.append(fields.bad("sides", what, "owner", (setup.names[tile],)))
    return wrong


def read_trades(state: Hamlet, fields: Fields) -> None:
    names = state.setup.trade_names
    for name in fields.texts("trades") if fields.has("trades") else []:
        if name not in names or state.drawn_trades >> names.index(name) & 1:
            what = f"has “{name}”, which is unknown or lies elsewhere"
            raise fields.bad("trades", what, "trades-twice")
        state.open_trades.append(names.index(name))
        state.drawn_trades |= 1 << names.index(name)
    if len(state.open_trades) > OPEN_TRADES:
        what = f"must be at most {OPEN_TRADES}"
        raise fields.bad("trades", what, "market", (OPEN_TRADES,))


def check_tiers(state: Hamlet, fields: Fields) -> list[BadData]:
    """2.5: no later tier before an earlier one is used up."""
    setup = state.setup
    drawn = [0, 0, 0]
    for trade, entry in enumerate(setup.trades):
        if state.drawn_trades >> trade & 1:
            drawn[entry.tier - 1] += 1
    for tier in range(3):
        later = sum(drawn[tier + 1 :])
        if drawn[tier] > setup.tiers[tier] or (later and drawn[tier] < setup.tiers[tier]):
            return [fields.bad("trades", "must come up tier by tier", "tiers")]
    assert len(next_trades(state)) <= len(setup.trades)
    return []


def read_tokens(state: Hamlet, given: Fields) -> None:
    setup = state.setup
    for key in list(given.data):
        name = str(key)
        if name not in setup.names or setup.names.index(name) not in setup.working:
            raise given.bad(name, "is no tile that holds tokens", "no-slots", (name,))
        tile = setup.names.index(name)
        if state.village.tiles >> tile & 1 == 0:
            raise given.bad(name, "does not lie in the village", "away", (name,))
        for text in given.texts(name):
            if empty_slots(state, tile) == 0:
                what = f"has more than {setup.slots[tile]} tokens"
                raise given.bad(name, what, "slots", (name, setup.slots[tile]))
            if setup.role[tile] == REFINERY:
                read_good(state, given, name, tile, text)
            else:
                read_raw(state, given, name, tile, text)
    given.done()


def read_raw(state: Hamlet, given: Fields, name: str, tile: int, text: str) -> None:
    if text not in KINDS[:RAW] or state.setup.raws[tile] >> KINDS.index(text) & 1 == 0:
        makes = [kind for i, kind in enumerate(KINDS[:RAW]) if state.setup.raws[tile] >> i & 1]
        what = f"has “{text}”, which it does not make"
        raise given.bad(name, what, "makes", (name, " ".join(makes)))
    if state.supply[KINDS.index(text)] == 0:
        what = f"has more “{text}” than there is"
        raise given.bad(name, what, "supply", (text, RAW_TOKENS))
    put_raw(state, tile, KINDS.index(text))


def read_good(state: Hamlet, given: Fields, name: str, tile: int, text: str) -> None:
    """`timber 0` or `fine-timber botrik`."""
    good = KINDS[state.setup.makes[tile]]
    owners = state.setup.owner_names
    words = text.split()
    if len(words) != 2 or words[0] not in (good, f"fine-{good}") or words[1] not in owners:
        what = f"has “{text}”; write “{good} 0” or “fine-{good} 0”"
        raise given.bad(name, what, "makes", (name, good))
    owner = owners.index(words[1])
    if state.sides[owner].stock[KINDS.index(good) - RAW] == 0:
        what = f"has more than {GOOD_TOKENS} “{good}” of {words[1]}"
        raise given.bad(name, what, "stock", (good, GOOD_TOKENS))
    put_good(state, tile, owner, words[0] != good)


def check_villagers(state: Hamlet, fields: Fields) -> None:
    """One that is just acting lies on the stack; whoever has none at all was forgotten."""
    for decision in state.stack():
        if isinstance(decision, LieDown):
            state.sides[decision.side].house -= 1
    for side in state.sides:
        if side.house < 0:
            raise fields.bad("steps", "have a fifth villager", "villagers", (VILLAGERS,))
        if state.village.laid and side.house == 4:
            side.standing = [CHURCH]
            side.house -= 1
