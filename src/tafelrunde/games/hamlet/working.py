"""Hamlet: producing and refining (chapter 6; for Botrik also 20.1 to 20.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE
from tafelrunde.games.hamlet.numbers import ANY_RAW, KINDS, RAW, TOKENS
from tafelrunde.games.hamlet.setup import Needs
from tafelrunde.games.hamlet.step import FILL, Step, rest
from tafelrunde.games.hamlet.tokens import earn, empty_slots, is_fine, put_good, put_raw

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet


def can_produce(state: Hamlet, tile: int) -> bool:
    """6.2: at least one token must find a slot."""
    return supplied(state, state.setup.raws[tile]) != 0 and empty_slots(state, tile) > 0


def supplied(state: Hamlet, kinds: int) -> int:
    """Those of some raw materials that the supply still has."""
    out = 0
    for kind in range(RAW):
        if kinds >> kind & 1 and state.supply[kind] > 0:
            out |= 1 << kind
    return out


def produce(state: Hamlet, side: int, tile: int, below: Step) -> None:
    """6.1: fill the slots and take the wages; in a barn the kinds are asked for (6.3)."""
    setup = state.setup
    state.tell(EVERYONE, "produces", "6.1", setup.owners[side], setup.names[tile])
    earn(state, side, setup.wages[tile], "6.1")
    kinds = setup.raws[tile]
    state.step = below
    if kinds == ANY_RAW:
        state.step = Step(FILL, side, tile, 0, 0, below)
        return
    for kind in range(RAW):
        if kinds >> kind & 1:
            fill_slots(state, tile, kind, min(state.supply[kind], empty_slots(state, tile)))


def fill_slots(state: Hamlet, tile: int, kind: int, count: int) -> None:
    for _ in range(count):
        put_raw(state, tile, kind)
    if state.told is not None:
        state.tell(EVERYONE, "fills", "6.1", count, KINDS[kind], state.setup.names[tile])


def fillings(state: Hamlet, step: Step) -> list[int]:
    """Raw materials for the next slot of a barn; Botrik repeats none before all are there."""
    kinds = supplied(state, ANY_RAW)
    if step.side == state.setup.botrik and kinds & ~step.b:
        kinds &= ~step.b
    return [kind for kind in range(RAW) if kinds >> kind & 1]


def fill_on(state: Hamlet, step: Step) -> None:
    """Fill what needs no decision; the step stays if something is left to decide."""
    while True:
        found = fillings(state, step)
        empty = empty_slots(state, step.a)
        if empty == 0 or not found:
            state.step = rest(step)
            return
        if len(found) > 1 and not is_settled(state, step, found, empty):
            state.step = step
            return
        fill_slots(state, step.a, found[0], 1)
        step = Step(FILL, step.side, step.a, step.b | 1 << found[0], 0, step.below)


def is_settled(state: Hamlet, step: Step, found: list[int], empty: int) -> bool:
    """20.3: whether Botrik puts down all of these in any case."""
    return step.side == state.setup.botrik and len(found) <= empty


def fill(state: Hamlet, step: Step, action: Action) -> None:
    fill_slots(state, step.a, action.a, 1)
    state.step = Step(FILL, step.side, step.a, step.b | 1 << action.a, 0, step.below)


def refine_needs(state: Hamlet, tile: int, count: int) -> Needs:
    return [(1 << state.setup.takes[tile], count)]


def most_goods(state: Hamlet, side: int, tile: int) -> int:
    """6.5: how many goods slots and own tokens allow."""
    stock = state.sides[side].stock[state.setup.makes[tile] - RAW]
    return min(stock, empty_slots(state, tile))


def make(state: Hamlet, step: Step) -> None:
    """6.5, 6.6: the raw materials are paid; put the goods."""
    setup = state.setup
    kind = setup.makes[step.a]
    fine = is_fine(state, step.side, kind)
    for _ in range(step.b):
        put_good(state, step.a, step.side, fine)
    state.step = rest(step)
    token = TOKENS[kind + 4] if fine else TOKENS[kind]
    state.tell(
        EVERYONE, "refines", "6.5", setup.owners[step.side], step.b, token, setup.names[step.a]
    )
