"""What a browser has of a table's page, and what it lacks: changed elements by id."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from markupsafe import Markup

from tafelrunde.draw import PLAYERS, Region, Scene
from tafelrunde.draw.defs import LAYER
from tafelrunde.web.table.protocol import Changes

TOKEN = re.compile(r' data-token="([^"]*)"')
PIECE = re.compile(r' href="#s-[a-z]+-(\d+)"')


@dataclass(frozen=True)
class Shown:
    """A drawn view, ready to be compared: regions, and elements by layer."""

    shells: Mapping[str, Markup] = field(default_factory=dict)  # region → its fixed part
    seats: Mapping[str, int] = field(default_factory=dict)  # region → the seat it belongs to
    layers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # region → its layers
    items: Mapping[str, Markup] = field(default_factory=dict)
    order: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # layer → ids
    tokens: frozenset[str] = frozenset()  # what can be clicked
    paint: Mapping[int, int] = field(default_factory=dict)  # seat → the colour it is drawn in

    def and_panels(self, panels: Mapping[str, Mapping[str, Markup]]) -> Shown:
        """With what stands beside the board, layer → id → element; definitions are shared."""
        items, order = dict(self.items), dict(self.order)
        for layer, inside in panels.items():
            items |= inside
            had = order.get(layer, ()) if layer == LAYER else ()
            order[layer] = tuple(dict.fromkeys((*had, *inside)))
        return replace(self, items=items, order=order)


def show(scene: Scene) -> Shown:
    items = scene.flat()
    regions = scene.regions
    return Shown(
        shells={region.id: region.shell() for region in regions},
        seats={region.id: region.seat for region in regions if region.seat is not None},
        layers={region.id: tuple(layer.id for layer in region.layers) for region in regions},
        items=items,
        order={layer: tuple(ids) for layer, ids in scene.order().items()},
        tokens=frozenset().union(*[tokens_of(markup) for markup in items.values()]),
        paint=paint(regions),
    )


@lru_cache(maxsize=65536)
def tokens_of(markup: str) -> frozenset[str]:
    return frozenset(TOKEN.findall(markup))


def paint(regions: Sequence[Region]) -> dict[int, int]:
    """A seat's colour is that of the first piece in its own region; else it is its number."""
    out: dict[int, int] = {}
    for region in regions:
        drawn = (markup for layer in region.layers for markup in layer.items.values())
        found = next((found for markup in drawn if (found := PIECE.search(markup))), None)
        if region.seat is not None and found and int(found[1]) < len(PLAYERS):
            out[region.seat] = int(found[1])
    return out


class Sent:
    """What one browser has."""

    def __init__(self) -> None:
        self.shown = Shown()
        self.is_new = True

    def update(self, now: Shown) -> Changes:
        """The message that turns what the browser has into what it should have."""
        had = self.shown
        self.shown = now
        out: Changes = {}
        shells = {id: shell for id, shell in now.shells.items() if had.shells.get(id) != shell}
        if shells or list(had.shells) != list(now.shells) or self.is_new:
            placed = [(id, now.seats.get(id)) for id in now.shells]
            out["regions"] = {"up": shells, "order": placed}
        renewed = {layer for id in shells for layer in now.layers[id]}
        gone = [id for id, shell in had.shells.items() if now.shells.get(id) != shell]
        lost = ids(had, (layer for id in gone for layer in had.layers[id]))
        new = {*lost, *ids(now, renewed)}
        up = {
            id: markup
            for id, markup in now.items.items()
            if id in new or had.items.get(id) != markup
        }
        order = {
            layer: " ".join(inside)
            for layer, inside in now.order.items()
            if self.is_new or layer in renewed or had.order.get(layer) != inside
        }
        if up:
            out["up"] = up
        if order:
            out["order"] = order
        self.is_new = False
        return out


def ids(shown: Shown, layers: Iterable[str]) -> Iterable[str]:
    for layer in layers:
        yield from shown.order.get(layer, ())
