"""Hamlet: Botrik produces, buys blueprints and refines (chapter 20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.hamlet.botrik_board import as_set, best, ignore_payment, to_villagers
from tafelrunde.games.hamlet.numbers import (
    BLUEPRINT_ACTION,
    GOODS_ACTION,
    HALL,
    HAND,
    LANDMARK,
    RAW,
    RAW_ACTION,
    REFINERY,
)  # fmt: skip
from tafelrunde.games.hamlet.paying import payment
from tafelrunde.games.hamlet.step import FETCH, MAKE, SHIFT, USE, Step
from tafelrunde.games.hamlet.tokens import available, empty_slots, is_fine
from tafelrunde.games.hamlet.town_hall import take_blueprint
from tafelrunde.games.hamlet.working import can_produce, most_goods, produce, refine_needs

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet


def after(side: int, action: int, tile: int, below: Step) -> Step:
    """19.4, 19.5: the villager is laid there, the action tile goes to the end."""
    return Step(FETCH, side, tile, 0, 0, Step(SHIFT, side, action, 0, 0, below))


def try_raw(state: Hamlet, side: int, below: Step) -> bool:
    """20.1, 20.2."""
    network = state.village.network
    found = [t for t in state.setup.producers if network >> t & 1 and can_produce(state, t)]
    if not found:
        state.tell(EVERYONE, "raw-fails", "20.1")
        return False
    keys = [empty_slots(state, tile) for tile in found]
    found = best(state, found, keys, "20.2", "why-slots", True)
    keys = [-to_villagers(state, side, tile) for tile in found]
    found = best(state, found, keys, "20.2", "why-near", True)
    if len(found) > 1:
        state.step = Step(USE, side, as_set(found), RAW_ACTION, 0, below)
    else:
        use_producer(state, side, found[0], below)
    return True


def use_producer(state: Hamlet, side: int, tile: int, below: Step) -> None:
    produce(state, side, tile, after(side, RAW_ACTION, tile, below))


def try_blueprint(state: Hamlet, side: int, below: Step) -> bool:
    """20.4."""
    if len(state.sides[side].blueprints) >= HAND:
        state.tell(EVERYONE, "blueprint-fails-hand", "20.4", HAND)
        return False
    if not state.row:
        state.tell(EVERYONE, "blueprint-fails-row", "20.4")
        return False
    state.step = after(side, BLUEPRINT_ACTION, HALL, below)
    buy_blueprint(state, side)
    return True


def blueprint_class(state: Hamlet, tile: int) -> int:
    """20.6: the lower, the dearer to him."""
    setup = state.setup
    if setup.role[tile] == REFINERY:
        return 0 if state.milestones[setup.makes[tile] - RAW] < 0 else 2
    return 1 if setup.role[tile] == LANDMARK else 3


CLASSES: Final = ("why-milestone", "why-landmark", "why-refinery", "why-barn")


def buy_blueprint(state: Hamlet, side: int) -> None:
    """20.6 to 20.9."""
    classes = [blueprint_class(state, tile) for tile in state.row]
    first = classes.index(min(classes))
    state.tell(EVERYONE, "because", "20.6", CLASSES[classes[first]])
    ignore_payment(state, first)
    take_blueprint(state, side, state.row[first])


def goods_possible(state: Hamlet, side: int, tile: int) -> int:
    """20.10: how many goods he would make there."""
    network = state.village.network
    if network >> tile & 1 == 0:
        return 0
    raw = available(state, network, 1 << state.setup.takes[tile])
    return min(raw, most_goods(state, side, tile))


def try_goods(state: Hamlet, side: int, below: Step) -> bool:
    """20.10, 20.11."""
    setup = state.setup
    found = [tile for tile in setup.refineries if goods_possible(state, side, tile)]
    if not found:
        if state.told is not None:
            state.tell(EVERYONE, "goods-fail", "20.10", lacking(state, side))
        return False
    keys = [1 if is_fine(state, side, setup.makes[tile]) else 0 for tile in found]
    found = best(state, found, keys, "20.11", "why-quality", True)
    keys = [goods_possible(state, side, tile) for tile in found]
    found = best(state, found, keys, "20.11", "why-most", True)
    keys = [-to_villagers(state, side, tile) for tile in found]
    found = best(state, found, keys, "20.11", "why-near", True)
    if len(found) > 1:
        state.step = Step(USE, side, as_set(found), GOODS_ACTION, 0, below)
    else:
        use_refinery(state, side, found[0], below)
    return True


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


def use_refinery(state: Hamlet, side: int, tile: int, below: Step) -> None:
    """20.12."""
    count = goods_possible(state, side, tile)
    done = Step(MAKE, side, tile, count, 0, after(side, GOODS_ACTION, tile, below))
    state.step = payment(side, tile, refine_needs(state, tile, count), done)
