"""How the fields of decisions are written and read: names, sets of names, sides."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.data import Fields, Json
from tafelrunde.core.decision import Decision, Field

from .numbers import KINDS, STARTING
from .state import Hamlet
from .village.tile_shapes import HOST_EDGES, TILE_EDGES


class Named(Field[Hamlet]):
    """A thing by its name."""

    def names(self, state: Hamlet) -> list[str]:
        raise NotImplementedError

    def write(self, state: Hamlet, value: int) -> object:
        return self.names(state)[value]

    def read(self, state: Hamlet, fields: Fields) -> object:
        return fields.one_of(self.key, self.names(state))


class Tile(Named):
    def names(self, state: Hamlet) -> list[str]:
        return state.setup.names


class Trade(Named):
    def names(self, state: Hamlet) -> list[str]:
        return state.setup.trade_names


class Order(Named):
    def names(self, state: Hamlet) -> list[str]:
        return state.setup.order_names


class Side(Named):
    """The first one if it is left out."""

    def names(self, state: Hamlet) -> list[str]:
        return state.setup.owner_names

    def read(self, state: Hamlet, fields: Fields) -> object:
        return super().read(state, fields) if fields.has(self.key) else 0


class NamedSet(Named):
    """Several of them: a set as bits, a list of names in data."""

    def write(self, state: Hamlet, value: int) -> object:
        return [name for i, name in enumerate(self.names(state)) if value >> i & 1]

    def read(self, state: Hamlet, fields: Fields) -> object:
        return read_set(fields, self.key, self.names(state))


class Tiles(NamedSet):
    def names(self, state: Hamlet) -> list[str]:
        return state.setup.names


class Trades(NamedSet):
    def names(self, state: Hamlet) -> list[str]:
        return state.setup.trade_names


class Orders(NamedSet):
    def names(self, state: Hamlet) -> list[str]:
        return state.setup.order_names


class Resources(NamedSet):
    """None if it is left out."""

    def names(self, state: Hamlet) -> list[str]:
        return list(KINDS)

    def read(self, state: Hamlet, fields: Fields) -> object:
        return super().read(state, fields) if fields.has(self.key) else 0


class YesNo(Field[Hamlet]):
    """False if it is left out, but always written."""

    def write(self, state: Hamlet, value: int) -> object:
        return value != 0

    def read(self, state: Hamlet, fields: Fields) -> object:
        return fields.flag(self.key) if fields.has(self.key) else False


class EdgePair(Field[Hamlet]):
    """An edge of the host and one of the new tile: a pair, `e3 t1` in data."""

    def put(self, state: Hamlet, decision: Decision[Hamlet], data: Json) -> None:
        host_edge, tile_edge = getattr(decision, self.name)
        data[self.key] = f"{HOST_EDGES[host_edge]} {TILE_EDGES[tile_edge]}"

    def read(self, state: Hamlet, fields: Fields) -> object:
        words = fields.text(self.key).split()
        if len(words) != 2 or words[0] not in HOST_EDGES or words[1] not in TILE_EDGES:
            raise fields.bad(self.key, "must be two edges, like “e3 t1”")
        return HOST_EDGES.index(words[0]), TILE_EDGES.index(words[1])


class StartingTiles(Field[Hamlet]):
    """Some of the first tiles in their order: a tuple; left out if there is none."""

    def __init__(self, name: str) -> None:
        super().__init__(name, rest=())

    def put(self, state: Hamlet, decision: Decision[Hamlet], data: Json) -> None:
        tiles: tuple[int, ...] = getattr(decision, self.name)
        if tiles:
            data[self.key] = [state.setup.names[tile] for tile in tiles]

    def read(self, state: Hamlet, fields: Fields) -> object:
        names = state.setup.names[:STARTING]
        found = fields.texts(self.key)
        if any(name not in names[1:] for name in found):
            raise fields.bad(self.key, "must name starting tiles")
        return tuple([names.index(name) for name in found])


SIDE: Final = Side("side")


def read_set(fields: Fields, key: str, names: list[str]) -> int:
    out = 0
    for name in fields.texts(key):
        if name not in names or out >> names.index(name) & 1:
            what = f"has “{name}”, which is unknown or there twice"
            raise fields.bad(key, what, "unknown", (name,))
        out |= 1 << names.index(name)
    return out
