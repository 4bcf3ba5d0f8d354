"""Hamlet: the fields of steps as data: which key, and what sort of value (see view.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.data import Fields, Json
from tafelrunde.games.hamlet.numbers import ACTIONS, CIRCLES, KINDS, STARTING
from tafelrunde.games.hamlet.step import KINDS as STEPS
from tafelrunde.games.hamlet.step import LAYOUT, REASONS, Step
from tafelrunde.games.hamlet.tile_shapes import EDGE, HOST_EDGES, TILE_EDGES

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.setup import HamletSetup

# per kind of step its fields a, b, c: key and sort; sets are lists of names
FIELDS: dict[str, list[tuple[str, str]]] = {
    "turn": [("driven", "flag")],
    "act": [("tile", "tile")],
    "lie": [("tile", "tile")],
    "hall": [("bought", "flag")],
    "fill": [("tile", "tile"), ("kinds", "kinds")],
    "place": [("new", "tile"), ("host", "tile")],
    "raise": [("new", "tile"), ("host", "tile"), ("edges", "pair")],
    "pay": [("kinds", "kinds"), ("count", "number"), ("tile", "tile")],
    "make": [("tile", "tile"), ("count", "number")],
    "roadwork": [("tile", "tile"), ("edge", "edge")],
    "sold": [("trade", "trade")],
    "delivered": [("order", "order")],
    "order": [("orders", "orders")],
    "sale": [("trades", "trades")],
    "use": [("tiles", "tiles"), ("action", "action")],
    "host": [("new", "tile"), ("hosts", "tiles")],
    "lay": [("new", "tile"), ("host", "tile")],
    "site": [("tiles", "tiles")],
    "pave": [("tile", "tile")],
    "fetch": [("tile", "tile")],
    "who": [("tile", "tile"), ("from", "tiles")],
    "church": [("failed", "flag")],
    "try": [("position", "number"), ("failed", "number")],
    "shift": [("action", "action")],
    "aside": [("circle", "circle")],
    "over": [("reason", "reason")],
}


def names_of(setup: HamletSetup, sort: str) -> list[str]:
    if sort in ("tile", "tiles"):
        return setup.names
    if sort in ("trade", "trades"):
        return [trade.name for trade in setup.trades]
    if sort in ("order", "orders"):
        return [order.name for order in setup.orders]
    if sort == "kinds":
        return list(KINDS)
    if sort == "action":
        return list(ACTIONS)
    if sort == "circle":
        return list(CIRCLES)
    if sort == "edge":
        return list(HOST_EDGES)
    assert sort == "reason", sort
    return list(REASONS)


def write_step(setup: HamletSetup, step: Step) -> Json:
    out: Json = {"ask": STEPS[step.kind], "side": str(setup.owners[step.side])}
    if step.kind == LAYOUT and step.b:
        out["drawn"] = [
            setup.names[step.a // STARTING ** (step.b - 1 - i) % STARTING] for i in range(step.b)
        ]
    values = (step.a, step.b, step.c)
    for i, (key, sort) in enumerate(FIELDS.get(STEPS[step.kind], [])):
        out[key] = written(setup, sort, values[i])
    return out


def written(setup: HamletSetup, sort: str, value: int) -> object:
    if sort == "flag":
        return value == 1
    if sort == "number":
        return value
    if sort == "pair":
        return f"{HOST_EDGES[value // EDGE]} {TILE_EDGES[value % EDGE]}"
    names = names_of(setup, sort)
    if sort in ("tiles", "trades", "orders", "kinds"):
        return [name for i, name in enumerate(names) if value >> i & 1]
    return names[value]


def read_step(setup: HamletSetup, fields: Fields, below: Step | None) -> Step:
    kind = fields.one_of("ask", list(STEPS))
    side = 0
    if fields.has("side"):
        side = fields.one_of("side", [str(owner) for owner in setup.owners])
    values = [0, 0, 0]
    if kind == LAYOUT and fields.has("drawn"):
        for name in fields.texts("drawn"):
            if name not in setup.names[1:STARTING]:
                raise fields.bad("drawn", "must name starting tiles")
            values[0] = values[0] * STARTING + setup.names.index(name)
            values[1] += 1
    for i, (key, sort) in enumerate(FIELDS.get(STEPS[kind], [])):
        if fields.has(key):
            values[i] = read_value(setup, fields, key, sort)
        elif sort not in ("flag", "kinds"):
            raise fields.bad(key, "is missing")
    fields.done()
    return Step(kind, side, values[0], values[1], values[2], below)


def read_value(setup: HamletSetup, fields: Fields, key: str, sort: str) -> int:
    if sort == "flag":
        return 1 if fields.flag(key) else 0
    if sort == "number":
        return fields.number(key, 0, 20)
    if sort == "pair":
        return read_pair(fields, key)
    names = names_of(setup, sort)
    if sort in ("tiles", "trades", "orders", "kinds"):
        return read_set(fields, key, names)
    return fields.one_of(key, names)


def read_pair(fields: Fields, key: str) -> int:
    words = fields.text(key).split()
    if len(words) != 2 or words[0] not in HOST_EDGES or words[1] not in TILE_EDGES:
        raise fields.bad(key, "must be two edges, like “e3 t1”")
    return HOST_EDGES.index(words[0]) * EDGE + TILE_EDGES.index(words[1])


def read_set(fields: Fields, key: str, names: list[str]) -> int:
    out = 0
    for name in fields.texts(key):
        if name not in names or out >> names.index(name) & 1:
            raise fields.bad(key, f"has “{name}”, which is unknown or there twice")
        out |= 1 << names.index(name)
    return out
