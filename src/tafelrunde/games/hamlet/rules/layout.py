"""The layout of the village and of Botrik's action row, before the first turn (2, 15.3)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask

from .fields import SIDE, StartingTiles
from .numbers import (
    ACTIONS,
    CHURCH,
    FARM,
    FILLED,
    PERSON,
    QUARRY,
    STARTING,
    TOLD_ACTIONS,
    WOODCUTTER,
)
from .question import Luck, Question, Stack
from .refill import DrawBlueprint, TurnUpTrade
from .setup import HamletSetup
from .state import NOBODYS, THE_TURNS, Hamlet, blank_table
from .tokens import put_raw
from .turn import Turn


def empty_table(setup: HamletSetup) -> Hamlet:
    """No tile, no piece; the first thing is to lay out the village."""
    state = blank_table(setup)
    state.decision = Layout()
    return state


@final
class Layout(Luck):
    """2.2: the village of the picture, or which tile lies at the next of the church's roads."""

    key = "layout"
    FIELDS = (SIDE, StartingTiles("drawn"))
    WHOSE = THE_TURNS

    def __init__(self, drawn: tuple[int, ...] = (), side: int = 0) -> None:
        super().__init__(None, side)
        self.drawn = drawn

    def odds(self, state: Hamlet) -> list[tuple[Action, int]]:
        """Every arrangement is as likely as every other."""
        setup = state.setup
        if not setup.layout_orders:
            return [(setup.layout.at(), 1)]
        weights = [0] * STARTING
        for number in self.fitting(setup):
            weights[setup.layout_orders[number][len(self.drawn)]] += 1
        return [(setup.layout.at(t - 1), weights[t]) for t in range(1, STARTING) if weights[t]]

    def fitting(self, setup: HamletSetup) -> list[int]:
        """The layouts that agree with what is drawn."""
        drawn = list(self.drawn)
        return [n for n, order in enumerate(setup.layout_orders) if order[: len(drawn)] == drawn]

    def apply(self, state: Hamlet, seat: int, action: Action) -> None:
        setup = state.setup
        if not setup.layout_orders:
            lay_out(state, 0)
            return
        tile = action.a + 1
        drawn = Layout((*self.drawn, tile))
        state.decision = drawn
        state.reveal(EVERYONE, "layout", "2.2", len(drawn.drawn), setup.names[tile])
        if len(drawn.drawn) == STARTING - 1:
            lay_out(state, drawn.fitting(setup)[0])


@final
class ActionRow(Luck):
    """15.3: the next of Botrik's action tiles."""

    key = "action-row"
    ON = ("draw",)

    def odds(self, state: Hamlet) -> list[tuple[Action, int]]:
        row = state.board.row
        return [(state.setup.row.at(i), 1) for i in range(len(ACTIONS)) if i not in row]

    def apply(self, state: Hamlet, seat: int, action: Action) -> None:
        row = state.board.row
        row.append(action.a)
        state.reveal(EVERYONE, "action-row", "15.3", len(row), TOLD_ACTIONS[action.a])
        if len(row) == len(ACTIONS):
            state.decision = self.waiting()


@final
class Arrange(Question):
    """15.3: the same, chosen by the person."""

    key = "arrange"
    ON = ("draw",)
    WHOSE = NOBODYS

    def asked(self, state: Hamlet, seat: int) -> Ask:
        return Ask("arrange", "15.3", (len(state.board.row) + 1,))

    def legal(self, state: Hamlet, seat: int) -> list[Action]:
        row = state.board.row
        return [state.setup.arrange.at(i) for i in range(len(ACTIONS)) if i not in row]

    def apply(self, state: Hamlet, seat: int, action: Action) -> None:
        row = state.board.row
        row.append(action.a)
        state.tell(EVERYONE, "action-row", "15.3", len(row), TOLD_ACTIONS[action.a])
        if len(row) == len(ACTIONS):
            state.decision = self.waiting()


def lay_out(state: Hamlet, layout: int) -> None:
    """Chapter 2; what remains to be drawn waits on the stack."""
    setup = state.setup
    state.village = setup.layouts[layout]
    for kind, tile in enumerate((WOODCUTTER, QUARRY, FARM)):
        for _ in range(FILLED):
            put_raw(state, tile, kind)
    for number, side in enumerate(state.sides):
        side.gold = setup.purses[number]
        side.standing = [CHURCH]
        side.house -= 1
        if number == setup.botrik:
            side.stable = 0
            if setup.flag("harder_villagers"):
                side.standing = [CHURCH, CHURCH]
                side.house -= 1
        else:
            donkeys = 2 if setup.flag("easier_donkeys") else 1
            side.donkeys = [CHURCH] * donkeys
            side.stable -= donkeys
    state.decision = first_decisions(setup)
    state.reveal(EVERYONE, "village", "2.2")


def first_decisions(setup: HamletSetup) -> Stack:
    """2.4, 2.5, 15.3: Botrik's row, blueprints and trades, then the first turn."""
    blueprints = DrawBlueprint(TurnUpTrade(Turn(PERSON)))
    if not setup.solo:
        return blueprints
    return Arrange(PERSON, blueprints) if setup.flag("arrange_row") else ActionRow(blueprints)
