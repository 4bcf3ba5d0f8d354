"""Blueprints, villagers and donkeys from the Town Hall (chapter 7)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import MOMENT, PRICE, REACH, TARGET, Objected, Reason, no

from .fields import SIDE, YesNo
from .numbers import CHURCH, DONKEY_PRICE, HAND, HIRE, STARTING, VILLAGERS
from .question import Stack, VillagersAction
from .refill import refilled_row
from .side import insert
from .state import A_PERSONS, Hamlet
from .tokens import earn
from .village.village import members

PURCHASES = ("take", "hire", "donkey")


@final
class TownHall(VillagersAction):
    """7.1: more from the Town Hall in the same action, or enough."""

    key = "hall"
    FIELDS = (SIDE, YesNo("bought"))
    ON = ("lie",)
    WHOSE = A_PERSONS

    def __init__(self, side: int, bought: bool, below: Stack) -> None:
        super().__init__(side, below)
        self.bought = bought  # a blueprint

    def asked(self, state: Hamlet, seat: int) -> Ask:
        return Ask("hall", "7.1")

    def legal(self, state: Hamlet, seat: int) -> list[Action]:
        out: list[Action] = []
        add_purchases(out, state, self.side, self.bought)
        out.append(state.setup.done.at())
        return out

    def apply(self, state: Hamlet, seat: int, action: Action) -> None:
        if action.block is state.setup.done:
            state.decision = self.waiting()
        else:
            state.decision = purchased(state, self, action)

    def objection(self, state: Hamlet, action: Action) -> Objected:
        if action.kind in PURCHASES:
            return no_purchase(state, self.side, action, self.bought)
        return no("7.1", MOMENT, "shopping")


def add_purchases(out: list[Action], state: Hamlet, side: int, bought: bool) -> None:
    """7.1: what can still be had in this action."""
    setup = state.setup
    me = state.sides[side]
    if not bought and len(me.blueprints) < HAND:
        for place, tile in enumerate(state.row):
            if place <= me.gold:
                out.append(setup.take_of(tile))
    if me.house > 0 and me.gold >= HIRE[VILLAGERS - me.house]:
        out.append(setup.hire.at())
    if me.stable > 0 and me.gold >= DONKEY_PRICE:
        for tile in members(state.village.network):
            out.append(setup.donkey.at(tile))


def purchased(state: Hamlet, hall: TownHall, action: Action) -> Stack:
    """One thing from the Town Hall; `hall` asked for it, or would have."""
    side = hall.side
    if action.block is state.setup.take:
        tile = action.a + STARTING
        state.sides[side].gold -= state.row.index(tile)
        take_blueprint(state, side, tile)
        return refilled_row(state, TownHall(side, True, hall.waiting()))
    if action.block is state.setup.hire:
        hire(state, side)
    else:
        buy_donkey(state, side, action.a)
    return hall


def take_blueprint(state: Hamlet, side: int, tile: int) -> None:
    """7.2: gold on the tiles passed over, which is paid already; the gold on this one is earned."""
    place = state.row.index(tile)
    for passed in range(place):
        state.row_gold[passed] += 1
    gold = state.row_gold.pop(place)
    state.row.pop(place)
    state.sides[side].blueprints.append(tile)
    setup = state.setup
    state.tell(EVERYONE, "takes", "7.2", setup.owners[side], setup.names[tile], place)
    earn(state, side, gold, "7.2")


def hire(state: Hamlet, side: int) -> None:
    """7.5: a villager, the dearer the more one has."""
    me = state.sides[side]
    price = HIRE[VILLAGERS - me.house]
    me.gold -= price
    house_villager(state, side)
    state.tell(EVERYONE, "hires", "7.5", state.setup.owners[side], price)


def house_villager(state: Hamlet, side: int) -> None:
    """A new villager lies down on the church."""
    me = state.sides[side]
    me.house -= 1
    insert(me.lying, CHURCH)


def buy_donkey(state: Hamlet, side: int, tile: int) -> None:
    """7.6: a donkey, onto any tile of the network."""
    me = state.sides[side]
    me.gold -= DONKEY_PRICE
    me.stable -= 1
    insert(me.donkeys, tile)
    setup = state.setup
    state.tell(EVERYONE, "buys-donkey", "7.6", setup.owners[side], setup.names[tile])


def no_purchase(state: Hamlet, side: int, action: Action, bought: bool) -> Reason:
    """What forbids it in the Town Hall."""
    me = state.sides[side]
    if action.kind == "take":
        return no_blueprint(state, side, action.a + STARTING, bought)
    if action.kind == "hire":
        if me.house == 0:
            return no("7.5", REACH, "all-hired", VILLAGERS)
        return no("7.5", PRICE, "gold-short", HIRE[VILLAGERS - me.house], me.gold)
    if me.stable == 0:
        return no("7.6", REACH, "no-donkey-left")
    if me.gold < DONKEY_PRICE:
        return no("7.6", PRICE, "gold-short", DONKEY_PRICE, me.gold)
    return no("7.6", TARGET, "not-in-network", state.setup.names[action.a])


def no_blueprint(state: Hamlet, side: int, tile: int, bought: bool) -> Reason:
    """7.2, 7.4."""
    me = state.sides[side]
    if tile not in state.row:
        return no("7.2", TARGET, "not-on-display", state.setup.names[tile])
    if len(me.blueprints) >= HAND:
        return no("7.4", PRICE, "hand-is-full", HAND)
    if bought:
        return no("7.2", REACH, "one-blueprint")
    return no("7.2", PRICE, "gold-short", state.row.index(tile), me.gold)
