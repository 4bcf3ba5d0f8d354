"""A position read from data and checked; the format is described in write.py."""

from __future__ import annotations

from tafelrunde.core.cards import Card, Pile
from tafelrunde.core.data import Fields, Json
from tafelrunde.core.event import EVERYONE

from ..rules.graph import TARGET, Graph, is_large
from ..rules.numbers import (
    ALL,
    CHIPS,
    DIE,
    NO_CHIP,
    NOBODY,
    OUT,
    RANKS,
    WAITING,
)
from ..rules.pieces import Stone, Trail
from ..rules.setup import LoriotSetup
from ..rules.state import Loriot, empty_table
from .decision import read_asked, read_table


def read(setup: LoriotSetup, data: Json) -> Loriot:
    fields = Fields(data)
    state = empty_table(setup)
    last = setup.seats - 1
    state.begun = fields.number("start", -1, last) if fields.has("start") else 0
    state.turn = fields.number("turn", 0, last) if fields.has("turn") else 0
    state.played = fields.number("played", 0, setup.most_turns) if fields.has("played") else 0
    if fields.has("stones"):
        read_stones(state, fields)
    if fields.has("hands"):
        read_hands(state, fields)
    if fields.has("skips"):
        read_skips(state, fields)
    read_chips(state, fields)
    state.fates = read_pile(fields, "chance", setup.chance_keys)
    state.fames = read_pile(fields, "success", setup.success_keys)
    read_dice(state, fields)
    read_lots(state, fields)
    read_table(state, fields)
    read_asked(state, fields)
    fields.done()
    return state


# stones


def read_stones(state: Loriot, fields: Fields) -> None:
    setup = state.setup
    rows = fields.array("stones", setup.seats)
    for seat, row in enumerate(rows):
        items = Fields({"stones": row}, f"{fields.where}.stones[{seat}]").items(
            "stones", setup.stones
        )
        for number, item in enumerate(items):
            read_stone(setup, item, state.players[seat].stones[number])
            item.done()


def read_stone(setup: LoriotSetup, item: Fields, stone: Stone) -> None:
    at = item.text("at")
    trail = item.text("trail") if item.has("trail") else ""
    points = item.number("points", 0, CHIPS) if item.has("points") else 0
    if at in ("waiting", "out"):
        if trail or points:
            raise item.bad("at", "is no field, so there can be no trail and no points")
        stone.leave(WAITING if at == "waiting" else OUT)
        return
    graph = setup.graph
    if at not in graph.index:
        raise item.bad("at", f"is “{at}”, which is no field")
    field = graph.index[at]
    if points:
        if graph.kind[field] != TARGET or trail:
            raise item.bad("points", "are for stones on targets, which have no trail")
        stone.at = field
        stone.points = points
        return
    stone.put(read_trail(graph, item, trail or at))
    if stone.at != field:
        raise item.bad("trail", "must end on the field where the stone is")


def read_trail(graph: Graph, item: Fields, text: str) -> Trail:
    """The fields from the start on; what comes before the first is the shortest way to it."""
    names = text.split()
    for name in names:
        if name not in graph.index:
            raise item.bad("trail", f"names “{name}”, which is no field")
    given = [graph.index[name] for name in names]
    way = [*shortest(graph, given[0]), *given[1:]]
    trail = Trail(way[0], -1, None)
    for field in way[1:]:
        at = 4 * trail.field
        ways = [w for w in range(4) if graph.arm[at + w] == field]
        if not ways or field == graph.start:
            raise item.bad("trail", f"cannot go from {graph.names[trail.field]} to the next field")
        trail = Trail(field, graph.back[at + ways[0]], trail)
    return trail


def shortest(graph: Graph, goal: int) -> list[int]:
    """The first shortest way from the start, both ends included; it goes up and sideways only."""
    if goal == graph.start:
        return [goal]
    before = {graph.start: -1}
    todo = [graph.start]
    for field in todo:
        for way in (0, 1, 2):
            near = graph.arm[4 * field + way]
            sideways = way < 2 and is_large(graph.kind[near]) if near >= 0 else False
            if near >= 0 and near not in before and not sideways:
                before[near] = field
                todo.append(near)
    out = [goal]
    while before[out[0]] >= 0:
        out.insert(0, before[out[0]])
    return out


# cards, chips, dice


def read_hands(state: Loriot, fields: Fields) -> None:
    rows = Fields(
        {str(i): row for i, row in enumerate(fields.array("hands", state.setup.seats))},
        f"{fields.where}.hands",
    )
    for seat, player in enumerate(state.players):
        player.hand = 0
        for name in rows.texts(str(seat)):
            if name not in RANKS or player.hand >> RANKS.index(name) & 1:
                raise rows.bad(str(seat), f"must hold different cards of {', '.join(RANKS)}")
            player.hand |= 1 << RANKS.index(name)


def read_skips(state: Loriot, fields: Fields) -> None:
    for seat, value in enumerate(fields.array("skips", state.setup.seats)):
        if not isinstance(value, bool):
            raise fields.bad("skips", "must be true or false for each seat")
        state.players[seat].skips = value


def read_chips(state: Loriot, fields: Fields) -> None:
    setup = state.setup
    hides = setup.new_targets or setup.random_targets
    if fields.has("chips"):
        for slot, text in enumerate(fields.texts("chips", CHIPS)):
            value, colon, seat = text.partition(":")
            known = seat in [str(s) for s in range(setup.seats)] if colon else True
            if text == "?" and hides:
                state.chips[slot], state.knowers[slot] = NO_CHIP, NOBODY
            elif value in [str(v + 1) for v in range(CHIPS)] and known:
                if colon and not setup.new_targets:
                    raise fields.bad("chips", "are known to one seat only with the new targets")
                state.chips[slot] = int(value)
                state.knowers[slot] = int(seat) if colon else ALL
            else:
                raise fields.bad("chips", "must be like “5”, “5:2” or, if chips are hidden, “?”")
    if fields.has("holding"):
        state.holding = fields.numbers("holding", 0, CHIPS, setup.seats)
        if any(state.holding) and not setup.new_targets:
            raise fields.bad("holding", "is only for the new targets")
    seen = [value for value in [*state.chips, *state.holding] if value]
    if len(set(seen)) != len(seen):
        raise fields.bad("chips", "must be different values")


def read_pile(fields: Fields, key: str, keys: list[str]) -> Pile:
    pile = Pile([1] * len(keys))
    if not fields.has(key):
        return pile
    given = fields.fields(key)
    for name in given.texts("under"):
        if name not in keys or pile.bag[keys.index(name)] == 0:
            raise given.bad("under", "must be different cards of the pile")
        face = keys.index(name)
        pile.bag[face] = 0
        pile.put_under(Card(face, EVERYONE))
    if given.has("hidden") and given.number("hidden", 0, len(keys)) != sum(pile.bag):
        raise given.bad("hidden", f"must be {sum(pile.bag)}, all cards that are not under the pile")
    given.done()
    return pile


def read_dice(state: Loriot, fields: Fields) -> None:
    setup = state.setup
    highest = len(DIE)
    state.black = fields.number("black", 0, highest) if fields.has("black") else 0
    white = fields.numbers("white", 1, highest) if fields.has("white") else []
    if len(white) not in (0, 2):
        raise fields.bad("white", "must be two numbers or none")
    if white:
        state.white, state.second = white
    read_duel(state, fields)
    state.card = fields.text("card") if fields.has("card") else ""
    keys = [*setup.chance_keys, *setup.success_keys]
    if state.card and state.card not in keys:
        raise fields.bad("card", "must be the key of a card, or empty")
    most = len(setup.chance_keys)
    state.drawn = fields.number("drawn", 0, most) if fields.has("drawn") else 0


def read_duel(state: Loriot, fields: Fields) -> None:
    """8.5: the seats of a duel, the mover's first."""
    seats = fields.numbers("duel", 0, state.setup.seats - 1) if fields.has("duel") else []
    if seats and (len(seats) != 2 or seats[0] == seats[1]):
        raise fields.bad("duel", "must be two different seats or none")
    state.rivals = tuple(seats)


def read_lots(state: Loriot, fields: Fields) -> None:
    state.lots = []
    if not fields.has("lots"):
        return
    for pair in fields.rows("lots", 0, len(DIE), state.setup.seats):
        if len(pair) == 2 and (min(pair) > 0 or pair == [0, 0]):
            state.lots.append(-2 if pair[0] == 0 else (pair[0] - 1) * len(DIE) + pair[1] - 1)
        elif not pair:
            state.lots.append(-1)
        else:
            raise fields.bad("lots", "must be two dice, [] or [0, 0] for each seat")
