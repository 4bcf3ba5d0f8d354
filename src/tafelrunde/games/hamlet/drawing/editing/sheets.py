"""The fields beside the village: what everybody has, what is on offer, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from tafelrunde.core.data import Json
from tafelrunde.editors import Change, Choice, Line, Number, Place, Sheet, Thing
from tafelrunde.words.words import Words

from ...editing.table import MARKET
from ...position.read import MOST_GOLD
from ...rules.numbers import ACTIONS, BOWL, CHURCH, MILESTONES
from ...rules.setup import HIGHEST
from ...rules.state import Hamlet
from ...rules.turn import Turn
from ...rules.village.village import members
from ..sight import crowds, owner_of, people_of, tokens_on
from ..village.land import Land
from ..village.pieces import placed
from ..words import side_name, token_label
from .spots import figure_edit, person, say, token_edit


def sheets(state: Hamlet, data: Json, words: Words) -> Iterator[Sheet]:
    yield Sheet("purses", say(words, "sheet-purses"), list(purses(state, words)))
    yield Sheet("turn", say(words, "sheet-turn"), list(whose_turn(state, data, words)))
    hint = say(words, "offers-hint")
    yield Sheet("offers", say(words, "sheet-offers"), list(offers(state, words)), False, hint)
    yield Sheet("held", say(words, "sheet-held"), list(held(state, words)), True)
    if state.setup.solo:
        yield Sheet("botrik", say(words, "sheet-botrik"), list(botrik(state, words)), True)


def purses(state: Hamlet, words: Words) -> Iterator[Line]:
    for number, side in enumerate(state.sides):
        name, path = side_name(words, state.setup, number), f"sides.{number}"
        gold, points = say(words, "gold-of", name), say(words, "points-of", name)
        also = tuple(f"{path}.{key}" for key in ("standing", "lying", "donkeys", "landmarks"))
        yield Number(f"{path}.gold", gold, side.gold, 0, MOST_GOLD, also)
        yield Number(f"{path}.points", points, side.points, 0, HIGHEST)


def whose_turn(state: Hamlet, data: Json, words: Words) -> Iterator[Line]:
    setup = state.setup
    yield Number("round", words.field("round"), state.round, 1, 1000)
    begins = [
        (owner, say(words, "turn-begins", side_name(words, setup, number)))
        for number, owner in enumerate(setup.owner_names)
        if number != setup.botrik
    ]
    plain = isinstance(state.decision, Turn) and not state.decision.driven
    now = setup.owner_names[state.turn] if plain else ""
    kept = [] if plain else [("", say(words, "turn-kept"))]
    yield Choice("turn", words.field("turn"), now, [*kept, *begins], ("steps",))
    if state.last:
        last = Number("last", words.field("last"), state.last, state.round, state.round + 1)
        yield last


def offers(state: Hamlet, words: Words) -> Iterator[Line]:
    names = state.setup.names
    for place, tile in enumerate(state.row):
        away = Change(f"take row {names[tile]}", say(words, "take", words.token(names[tile])))
        told = say(words, "gold-on", words.token(names[tile]))
        yield Number(f"row.{place}.gold", told, state.row_gold[place], 0, MOST_GOLD, (), away)
    for number, side in enumerate(state.sides):
        for tile in side.blueprints:
            whose = side_name(words, state.setup, number)
            told = say(words, "in-hand", words.token(names[tile]), whose)
            edit = f"take blueprints {state.setup.owner_names[number]} {names[tile]}"
            yield Thing(told, Change(edit, say(words, "take", words.token(names[tile]))))


def held(state: Hamlet, words: Words) -> Iterator[Line]:
    """Who filled, sold and reached what."""
    setup = state.setup
    owners = [(name, side_name(words, setup, i)) for i, name in enumerate(setup.owner_names)]
    nobody, stack = ("", say(words, "nobody")), ("", say(words, "in-stack"))
    for number, name in enumerate(setup.order_names):
        holder = owner_of(tuple([side.orders for side in state.sides]), number)
        told = say(words, "order", words.token(name))
        value = setup.owner_names[holder] if holder >= 0 else ""
        yield Choice(f"order.{name}", told, value, [nobody, *owners])
    for number, name in enumerate(MILESTONES):
        holder = state.milestones[number]
        value = setup.owner_names[holder] if holder >= 0 else ""
        told = say(words, "milestone", words.token(name))
        yield Choice(f"milestone.{name}", told, value, [nobody, *owners])
    for number, name in enumerate(setup.trade_names):
        holder = owner_of(tuple([side.trades for side in state.sides]), number)
        value = setup.owner_names[holder] if holder >= 0 else ""
        if number in state.open_trades:
            value = MARKET
        options = [stack, (MARKET, words.token("market")), *owners]
        yield Choice(f"trade.{name}", words.token(name), value, options, ("trades",))


def botrik(state: Hamlet, words: Words) -> Iterator[Line]:
    board = state.board
    flags = [("yes", words.site("yes")), ("no", words.site("no"))]
    yield Choice("botrik.open", words.field("open"), "yes" if board.open else "no", flags)
    for circle, number in enumerate(board.bowl):
        told = say(words, "bowl", circle + 1)
        yield Number(f"botrik.bowl.{circle}", told, number, 0, BOWL[circle], ("botrik.bowl",))
    actions = [(ACTIONS[action], words.token(ACTIONS[action])) for action in board.row]
    for place, action in enumerate(board.row):
        told = say(words, "action", place + 1)
        yield Choice(f"action.{place}", told, ACTIONS[action], actions, ("botrik.row",))


def place(state: Hamlet, land: Land, name: str, words: Words) -> Place | None:
    """What is on the tile that somebody looks at."""
    setup = state.setup
    tile = setup.names.index(name) if name in setup.names else -1
    if tile not in land.plots:
        return None
    plot, things = land.plots[tile], list[Thing]()
    for kind, owner in tokens_on(setup, tile, state.on[tile]):
        label = token_label(words, setup, kind, owner, 1)
        things.append(thing(label, token_edit(setup, name, kind, owner), words))
    for side in members(owners_of(state, tile)):
        label = say(words, "flag-of", side_name(words, setup, side))
        things.append(thing(label, f"take landmarks {setup.owner_names[side]} {name}", words))
    for (id, kind, _, _), _ in placed(plot, crowds(people_of(state)).get(tile, ()), setup):
        if kind != "acting":
            side = int(id.split("-")[1])
            edit = figure_edit(state, side, kind, plot)
            things.append(thing(person(words, setup, kind, side), edit, words))
    free = setup.slots[tile] - len(tokens_on(setup, tile, state.on[tile]))
    facts = words.say("draw-slots", free) if setup.slots[tile] else ""
    changes = [
        Change(f"turn {name}", say(words, "turn"), "r"),
        Change(f"away {name}", say(words, "away")),
    ]
    return Place(name, words.token(name), things, [] if tile == CHURCH else changes, facts)


def owners_of(state: Hamlet, tile: int) -> int:
    return sum([1 << i for i, side in enumerate(state.sides) if side.landmarks >> tile & 1])


def thing(label: str, edit: str, words: Words) -> Thing:
    return Thing(label, Change(edit, say(words, "take", label)))


def tile_at(data: Json, where: str, found: tuple[str | int, ...]) -> str:
    """The tile that a fault is about: named in it, or in the path to it."""
    village = cast("list[Json]", data.get("village", []))
    laid = [str(entry["tile"]) for entry in village]
    parts = where.replace("[", ".").replace("]", "").split(".")
    if parts[1:2] == ["village"] and parts[2:3] and parts[2].isdecimal():
        return laid[int(parts[2])]
    return next((str(one) for one in (*parts[2:3], *found) if one in laid), "")
