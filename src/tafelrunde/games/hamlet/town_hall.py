"""Hamlet: blueprints, villagers and donkeys from the Town Hall (chapter 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE
from tafelrunde.games.hamlet.chance import row_is_short
from tafelrunde.games.hamlet.numbers import CHURCH, DONKEY_PRICE, HAND, HIRE, STARTING, VILLAGERS
from tafelrunde.games.hamlet.side import insert
from tafelrunde.games.hamlet.step import DRAW, TOWN, Step
from tafelrunde.games.hamlet.tokens import earn
from tafelrunde.games.hamlet.village import members

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet


def add_town_hall(out: list[Action], state: Hamlet, side: int, bought: bool) -> None:
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


def take(state: Hamlet, side: int, action: Action, below: Step) -> None:
    """7.2: gold on the tiles passed over, the gold on this one is the buyer's."""
    tile = action.a + STARTING
    state.sides[side].gold -= state.row.index(tile)
    state.step = Step(TOWN, side, 1, 0, 0, below)
    take_blueprint(state, side, tile)


def take_blueprint(state: Hamlet, side: int, tile: int) -> None:
    """7.2, 7.3: the buyer's gold is paid already; then the row is refilled."""
    place = state.row.index(tile)
    for passed in range(place):
        state.row_gold[passed] += 1
    gold = state.row_gold.pop(place)
    state.row.pop(place)
    state.sides[side].blueprints.append(tile)
    setup = state.setup
    state.tell(EVERYONE, "takes", "7.2", setup.owners[side], setup.names[tile], place)
    earn(state, side, gold, "7.2")
    if row_is_short(state):
        state.step = Step(DRAW, 0, 0, 0, 0, state.step)


def hire(state: Hamlet, side: int, bought: int, below: Step) -> None:
    """7.5."""
    me = state.sides[side]
    price = HIRE[VILLAGERS - me.house]
    me.gold -= price
    settle(state, side)
    state.tell(EVERYONE, "hires", "7.5", state.setup.owners[side], price)
    state.step = Step(TOWN, side, bought, 0, 0, below)


def settle(state: Hamlet, side: int) -> None:
    """A new villager lies down on the church."""
    me = state.sides[side]
    me.house -= 1
    insert(me.lying, CHURCH)


def buy_donkey(state: Hamlet, side: int, tile: int, bought: int, below: Step) -> None:
    """7.6."""
    me = state.sides[side]
    me.gold -= DONKEY_PRICE
    me.stable -= 1
    insert(me.donkeys, tile)
    setup = state.setup
    state.tell(EVERYONE, "buys-donkey", "7.6", setup.owners[side], setup.names[tile])
    state.step = Step(TOWN, side, bought, 0, 0, below)
