"""Botrik's villager is laid where he acted, then his action tile moves (chapter 19)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import OneOf
from tafelrunde.core.event import EVERYONE, Ask

from ..fields import SIDE, Tile, Tiles
from ..numbers import ACTIONS, ROAD_ACTION, TOLD_ACTIONS
from ..question import Stack, Task, Tie
from ..side import insert
from ..state import BOTRIKS, Hamlet
from ..village.network import distance
from ..village.village import members
from .board import as_set, best, give_support


@final
class Fetch(Task):
    """18.2, 19.3, 19.4: the nearest unused villager is laid on a tile; the person breaks ties."""

    key = "fetch"
    FIELDS = (SIDE, Tile("tile"))
    ON = ("shift", "give", "villager")
    WHOSE = BOTRIKS

    def __init__(self, side: int, tile: int, below: Stack) -> None:
        super().__init__(side, below)
        self.tile = tile

    def go_on(self, state: Hamlet) -> None:
        found = state.sides[self.side].standing
        if len(found) > 1:
            steps = [-distance(state.village, self.tile, tile) for tile in found]
            found = best(state, found, steps, self.rule(), "why-nearest", True)
        tied = as_set(found)
        if tied & (tied - 1):
            state.decision = ChooseVillager(self.side, self.tile, tied, self.waiting())
        else:
            lay_villager(state, self.side, found[0], self.tile)
            state.decision = self.waiting()

    def rule(self) -> str:
        """Which paragraph asks for the nearest villager, by what follows."""
        if isinstance(self.below, Shift):
            return "19.4"
        return "19.3" if isinstance(self.below, GiveSupport) else "18.2"

    def fits(self, state: Hamlet) -> bool:
        return state.is_linked(self.tile)


@final
class ChooseVillager(Tie):
    """Which of the nearest villagers?"""

    key = "who"
    FIELDS = (SIDE, Tile("tile"), Tiles("tied", "from"))
    ON = Fetch.ON

    def __init__(self, side: int, tile: int, tied: int, below: Stack) -> None:
        super().__init__(side, below)
        self.tile = tile  # where it is laid
        self.tied = tied  # the set of tiles from where it may come

    def asked(self, state: Hamlet, seat: int) -> Ask:
        return Ask("botrik-villager", "16.5", (state.setup.names[self.tile],))

    def legal(self, state: Hamlet, seat: int) -> list[Action]:
        return [state.setup.villager.at(tile) for tile in members(self.tied)]

    def chosen(self, state: Hamlet, action: Action) -> Stack:
        lay_villager(state, self.side, action.a, self.tile)
        return self.waiting()

    def fits(self, state: Hamlet) -> bool:
        standing = state.sides[self.side].standing
        there = all(tile in standing for tile in members(self.tied))
        return there and state.is_linked(self.tile)


@final
class Shift(Task):
    """19.5: the action tile goes to the end of the row. 22.8: or leaves with his last road."""

    key = "shift"
    FIELDS = (SIDE, OneOf("action", ACTIONS))
    ON = ("aside",)
    WHOSE = BOTRIKS

    def __init__(self, side: int, action: int, below: Stack) -> None:
        super().__init__(side, below)
        self.action = action  # the one that was done

    def go_on(self, state: Hamlet) -> None:
        row = state.board.row
        was_last = row[-1] == self.action
        row.remove(self.action)
        if self.action == ROAD_ACTION and state.sides[self.side].pieces == 0:
            state.tell(EVERYONE, "row-loses", "22.8")
        else:
            row.append(self.action)
            code = "row-stays" if was_last else "row-shifts"
            state.tell(EVERYONE, code, "19.5", TOLD_ACTIONS[self.action])
        state.decision = self.waiting()

    def fits(self, state: Hamlet) -> bool:
        return self.action in state.board.row


@final
class GiveSupport(Task):
    """19.3: all actions have failed; the villager is laid on the church."""

    key = "give"
    ON = ("aside",)
    WHOSE = BOTRIKS

    def go_on(self, state: Hamlet) -> None:
        give_support(state, "19.3")
        state.decision = self.waiting()


def lay_villager(state: Hamlet, side: int, tile: int, there: int) -> None:
    """16.7: an unused villager is laid where he acted."""
    me = state.sides[side]
    me.standing.remove(tile)
    insert(me.lying, there)
    state.board.first = False
    if state.told is not None:
        names = state.setup.names
        state.tell(EVERYONE, "botrik-lays", "16.7", names[tile], names[there])


def after(side: int, action: int, tile: int, below: Stack) -> Stack:
    """19.4, 19.5: the villager is laid there, the action tile goes to the end."""
    return Fetch(side, tile, Shift(side, action, below))
