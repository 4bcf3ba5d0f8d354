"""Botrik produces, buys blueprints and refines (chapter 20)."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import OneOf
from tafelrunde.core.event import EVERYONE, Ask

from ..fields import SIDE, Tiles
from ..numbers import (
    ACTIONS,
    BLUEPRINT_ACTION,
    GOODS_ACTION,
    HALL,
    HAND,
    LANDMARK,
    RAW,
    RAW_ACTION,
    REFINERY,
)
from ..paying import ignore_payment, payment
from ..question import Stack, Tie
from ..refill import refilled_row
from ..state import Hamlet
from ..tokens import available, empty_slots, is_fine
from ..town_hall import take_blueprint
from ..village.village import members
from ..working import Make, can_produce, most_goods, produce, refine_needs
from .board import as_set, best, to_villagers
from .villager import after

CLASSES: Final = ("why-milestone", "why-landmark", "why-refinery", "why-barn")


@final
class ChooseWorkplace(Tie):
    """20.2, 20.11: which producer or refinery?"""

    key = "use"
    FIELDS = (
        SIDE, Tiles("tiles"), OneOf("action", ACTIONS),
    )  # fmt: skip
    ON = ("aside",)

    def __init__(self, side: int, tiles: int, action: int, below: Stack) -> None:
        super().__init__(side, below)
        self.tiles = tiles  # the set of those tied
        self.action = action  # of his: to produce or to refine

    def asked(self, state: Hamlet, seat: int) -> Ask:
        if self.action == RAW_ACTION:
            return Ask("botrik-producer", "20.2")
        return Ask("botrik-refinery", "20.11")

    def legal(self, state: Hamlet, seat: int) -> list[Action]:
        return [state.setup.use.at(tile) for tile in members(self.tiles)]

    def chosen(self, state: Hamlet, action: Action) -> Stack:
        if self.action == RAW_ACTION:
            return use_producer(state, self.side, action.a, self.waiting())
        return use_refinery(state, self.side, action.a, self.waiting())

    def fits(self, state: Hamlet) -> bool:
        return all(self.is_useful(state, tile) for tile in members(self.tiles))

    def is_useful(self, state: Hamlet, tile: int) -> bool:
        if not state.is_linked(tile):
            return False
        if self.action == RAW_ACTION:
            return state.setup.raws[tile] != 0 and can_produce(state, tile)
        refinery = state.setup.role[tile] == REFINERY
        return self.action == GOODS_ACTION and refinery and most_goods(state, self.side, tile) > 0


def try_raw(state: Hamlet, side: int, below: Stack) -> Stack | None:
    """20.1, 20.2: the producer with the most empty slots, then the nearest."""
    network = state.village.network
    found = [t for t in state.setup.producers if network >> t & 1 and can_produce(state, t)]
    if not found:
        state.tell(EVERYONE, "raw-fails", "20.1")
        return None
    keys = [empty_slots(state, tile) for tile in found]
    found = best(state, found, keys, "20.2", "why-slots", True)
    if len(found) > 1:
        keys = [-to_villagers(state, side, tile) for tile in found]
        found = best(state, found, keys, "20.2", "why-near", True)
    if len(found) > 1:
        return ChooseWorkplace(side, as_set(found), RAW_ACTION, below)
    return use_producer(state, side, found[0], below)


def use_producer(state: Hamlet, side: int, tile: int, below: Stack) -> Stack:
    return produce(state, side, tile, after(side, RAW_ACTION, tile, below))


def try_blueprint(state: Hamlet, side: int, below: Stack) -> Stack | None:
    """20.4: he buys one unless his hand is full or the row empty."""
    if len(state.sides[side].blueprints) >= HAND:
        state.tell(EVERYONE, "blueprint-fails-hand", "20.4", HAND)
        return None
    if not state.row:
        state.tell(EVERYONE, "blueprint-fails-row", "20.4")
        return None
    return buy_blueprint(state, side, after(side, BLUEPRINT_ACTION, HALL, below))


def blueprint_class(state: Hamlet, tile: int) -> int:
    """20.6: the lower, the dearer to him."""
    setup = state.setup
    if setup.role[tile] == REFINERY:
        return 0 if state.milestones[setup.makes[tile] - RAW] < 0 else 2
    return 1 if setup.role[tile] == LANDMARK else 3


def buy_blueprint(state: Hamlet, side: int, below: Stack) -> Stack:
    """20.6 to 20.9: the leftmost of the best class; he pays nothing."""
    classes = [blueprint_class(state, tile) for tile in state.row]
    first = classes.index(min(classes))
    state.tell(EVERYONE, "because", "20.6", CLASSES[classes[first]])
    take_blueprint(state, side, state.row[first])
    ignore_payment(state, first, "ignores-row", "20.7")
    return refilled_row(state, below)


def goods_possible(state: Hamlet, side: int, tile: int) -> int:
    """20.10: how many goods he would make there."""
    network = state.village.network
    if network >> tile & 1 == 0:
        return 0
    most = most_goods(state, side, tile)
    return min(most, available(state, network, 1 << state.setup.takes[tile])) if most else 0


def try_goods(state: Hamlet, side: int, below: Stack) -> Stack | None:
    """20.10, 20.11: high quality, then the most goods, then the nearest refinery."""
    setup = state.setup
    network = state.village.network
    linked = [tile for tile in setup.refineries if network >> tile & 1]
    found = [tile for tile in linked if goods_possible(state, side, tile)]
    if not found:
        if state.told is not None:
            state.tell(EVERYONE, "goods-fail", "20.10", lacking(state, side))
        return None
    keys = [1 if is_fine(state, side, setup.makes[tile]) else 0 for tile in found]
    found = best(state, found, keys, "20.11", "why-quality", True)
    if len(found) > 1:
        keys = [goods_possible(state, side, tile) for tile in found]
        found = best(state, found, keys, "20.11", "why-most", True)
        keys = [-to_villagers(state, side, tile) for tile in found]
        found = best(state, found, keys, "20.11", "why-near", True)
    if len(found) > 1:
        return ChooseWorkplace(side, as_set(found), GOODS_ACTION, below)
    return use_refinery(state, side, found[0], below)


def lacking(state: Hamlet, side: int) -> str:
    """What it needs to refine, if no refinery can be used."""
    network = state.village.network
    there = [tile for tile in state.setup.refineries if network >> tile & 1]
    empty = [tile for tile in there if empty_slots(state, tile)]
    if not there:
        return "refinery"
    if not empty:
        return "slot"
    return "raw" if any(most_goods(state, side, tile) for tile in empty) else "token"


def use_refinery(state: Hamlet, side: int, tile: int, below: Stack) -> Stack:
    """20.12: he uses the raw materials, then makes the goods."""
    count = goods_possible(state, side, tile)
    made = Make(side, tile, count, after(side, GOODS_ACTION, tile, below))
    return payment(side, tile, refine_needs(state, tile, count), made)
