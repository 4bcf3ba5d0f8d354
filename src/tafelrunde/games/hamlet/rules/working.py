"""Producing and refining (chapter 6; for Botrik also 20.1 to 20.3)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Number
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import PRICE, REACH, Reason, no

from .fields import SIDE, Resources, Tile
from .numbers import ANY_RAW, GOODS, KINDS, RAW, REFINERY, TOKENS
from .paying import too_dear
from .question import Question, Stack, Task, tell_tie
from .setup import Needs
from .state import Hamlet
from .tokens import earn, empty_slots, is_fine, put_good, put_raw


@final
class Fill(Question):
    """6.3: which raw material into the next slot of a barn? 20.3: Botrik takes different ones."""

    key = "fill"
    FIELDS = (
        SIDE, Tile("tile"), Resources("kinds"),
    )  # fmt: skip
    ON = ("lie", "fetch")

    def __init__(self, side: int, tile: int, kinds: int, below: Stack) -> None:
        super().__init__(side, below)
        self.tile = tile
        self.kinds = kinds  # the set of what was put there already

    def asked(self, state: Hamlet, seat: int) -> Ask:
        there = (state.setup.names[self.tile],)
        if self.side == state.setup.botrik:
            return Ask("botrik-fill", "20.3", there)
        return Ask("fill", "6.3", there)

    def legal(self, state: Hamlet, seat: int) -> list[Action]:
        return [state.setup.fill.at(raw) for raw in self.choices(state)]

    def choices(self, state: Hamlet) -> list[int]:
        """Raw materials for the next slot; Botrik repeats none before all are there."""
        kinds = supplied(state, ANY_RAW)
        if self.side == state.setup.botrik and kinds & ~self.kinds:
            kinds &= ~self.kinds
        return [kind for kind in range(RAW) if kinds >> kind & 1]

    def apply(self, state: Hamlet, seat: int, action: Action) -> None:
        if self.side == state.setup.botrik and state.told is not None:
            tied = [KINDS[raw] for raw in self.choices(state)]
            tell_tie(state, self.key, tied, KINDS[action.a])
        state.decision = self.filled(state, action.a)

    def filled(self, state: Hamlet, raw: int) -> Fill:
        fill_slots(state, self.tile, raw, 1)
        return Fill(self.side, self.tile, self.kinds | 1 << raw, self.waiting())

    def go_on(self, state: Hamlet) -> None:
        """Fill what needs no decision."""
        now = self
        while True:
            found = now.choices(state)
            empty = empty_slots(state, now.tile)
            if empty == 0 or not found:
                state.decision = self.waiting()
                return
            if len(found) > 1 and not now.takes_all(state, len(found), empty):
                state.decision = now
                return
            now = now.filled(state, found[0])

    def takes_all(self, state: Hamlet, found: int, empty: int) -> bool:
        """20.3: whether Botrik puts down all of these in any case."""
        return self.side == state.setup.botrik and found <= empty

    def fits(self, state: Hamlet) -> bool:
        return state.is_linked(self.tile) and state.setup.raws[self.tile] == ANY_RAW


@final
class Make(Task):
    """6.5, 6.6: the raw materials are paid; put the goods."""

    key = "make"
    FIELDS = (
        SIDE, Tile("tile"), Number("count", 0, 20),
    )  # fmt: skip
    ON = ("lie", "fetch")

    def __init__(self, side: int, tile: int, count: int, below: Stack) -> None:
        super().__init__(side, below)
        self.tile = tile  # the refinery
        self.count = count  # of goods

    def go_on(self, state: Hamlet) -> None:
        setup = state.setup
        kind = setup.makes[self.tile]
        fine = is_fine(state, self.side, kind)
        for _ in range(self.count):
            put_good(state, self.tile, self.side, fine)
        state.decision = self.waiting()
        token = TOKENS[kind + len(GOODS)] if fine else TOKENS[kind]
        owner = setup.owners[self.side]
        state.tell(EVERYONE, "refines", "6.5", owner, self.count, token, setup.names[self.tile])

    def fits(self, state: Hamlet) -> bool:
        refinery = state.setup.role[self.tile] == REFINERY and state.is_linked(self.tile)
        return refinery and 0 < self.count <= most_goods(state, self.side, self.tile)


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


def produce(state: Hamlet, side: int, tile: int, below: Stack) -> Stack:
    """6.1: fill the slots and take the wages; in a barn the kinds are asked for (6.3)."""
    setup = state.setup
    state.tell(EVERYONE, "produces", "6.1", setup.owners[side], setup.names[tile])
    earn(state, side, setup.wages[tile], "6.1")
    kinds = setup.raws[tile]
    if kinds == ANY_RAW:
        return Fill(side, tile, 0, below)
    for kind in range(RAW):
        if kinds >> kind & 1:
            fill_slots(state, tile, kind, min(state.supply[kind], empty_slots(state, tile)))
    return below


def fill_slots(state: Hamlet, tile: int, kind: int, count: int) -> None:
    for _ in range(count):
        put_raw(state, tile, kind)
    if state.told is not None:
        state.tell(EVERYONE, "fills", "6.1", count, KINDS[kind], state.setup.names[tile])


def refine_needs(state: Hamlet, tile: int, count: int) -> Needs:
    return [(1 << state.setup.takes[tile], count)]


def most_goods(state: Hamlet, side: int, tile: int) -> int:
    """6.5: how many goods slots and own tokens allow."""
    stock = state.sides[side].stock[state.setup.makes[tile] - RAW]
    return min(stock, empty_slots(state, tile))


def no_refining(state: Hamlet, side: int, tile: int, count: int) -> Reason | None:
    """What forbids to make so many goods."""
    if state.setup.role[tile] != REFINERY:
        return no("6.4", REACH, "no-refinery", state.setup.names[tile])
    most = most_goods(state, side, tile)
    if most < count:
        return no("6.5", PRICE, "goods-short", count, most)
    return too_dear(state, side, tile, refine_needs(state, tile, count))
