"""Botrik draws a marker and tries the actions of his row (chapter 19)."""

from __future__ import annotations

from random import Random
from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Number, OneOf
from tafelrunde.core.event import EVERYONE

from ..fields import SIDE
from ..numbers import (
    BLUEPRINT_ACTION,
    BOWL,
    CHURCH,
    CIRCLES,
    GOODS_ACTION,
    PLACE_ACTION,
    RAW_ACTION,
    TOLD_ACTIONS,
)
from ..question import AT_NO_REST, Luck, Stack, Task
from ..state import BOTRIKS, Hamlet
from .board import give_support
from .place import try_place
from .road import try_road
from .villager import Fetch, GiveSupport
from .work import try_blueprint, try_goods, try_raw


@final
class DrawMarker(Luck):
    """19.1: it says where in the row he begins."""

    key = "marker"
    ON = ("villager",)
    WHOSE = BOTRIKS

    def odds(self, state: Hamlet) -> list[tuple[Action, int]]:
        marker = state.setup.marker
        return [(marker.at(circle), n) for circle, n in enumerate(state.board.bowl) if n]

    def draw(self, state: Hamlet, random: Random) -> Action:
        bowl = state.board.bowl
        left = 0
        for count in bowl:
            left += count
        circle = 0
        while bowl[circle] == 0:
            circle += 1
        if bowl[circle] < left:
            at = int(random.random() * left)
            while at >= bowl[circle]:
                at -= bowl[circle]
                circle += 1
        return state.setup.marker.at(circle)

    def apply(self, state: Hamlet, seat: int, action: Action) -> None:
        circle = action.a
        state.board.bowl[circle] -= 1
        state.reveal(EVERYONE, "marker", "19.1", CIRCLES[circle])
        aside = LayAside(self.side, circle, self.waiting())
        state.decision = TryAction(self.side, circle, aside)


@final
class TryAction(Task):
    """19.2, 19.3: one tile of the row after the other, until one succeeds or all have failed."""

    key = "try"
    FIELDS = (
        SIDE, Number("position", 0, 20),
    )  # fmt: skip
    ON = AT_NO_REST
    WHOSE = BOTRIKS

    def __init__(self, side: int, position: int, below: Stack) -> None:
        super().__init__(side, below)
        self.position = position  # in the row, of the first one tried

    def go_on(self, state: Hamlet) -> None:
        row = state.board.row
        for failed in range(len(row)):
            action = row[(self.position + failed) % len(row)]
            if state.told is not None:
                rule = "19.2" if failed else "19.1"
                state.tell(EVERYONE, "tries", rule, TOLD_ACTIONS[action])
            done = attempt(state, self.side, action, self.waiting())
            if done is not None:
                state.decision = done
                return
        state.tell(EVERYONE, "all-fail", "19.3")
        state.decision = Fetch(self.side, CHURCH, GiveSupport(self.side, self.waiting()))


@final
class LayAside(Task):
    """19.6: the marker; when the bowl is empty all return, and the support tile opens."""

    key = "aside"
    FIELDS = (SIDE, OneOf("circle", CIRCLES))
    ON = ("villager",)
    WHOSE = BOTRIKS

    def __init__(self, side: int, circle: int, below: Stack) -> None:
        super().__init__(side, below)
        self.circle = circle  # of the marker drawn

    def go_on(self, state: Hamlet) -> None:
        board = state.board
        state.decision = self.waiting()
        if not any(left for left in board.bowl):
            board.bowl = list(BOWL)
            state.tell(EVERYONE, "bowl-refills", "19.6")
            if not board.open:
                board.open = True
                state.tell(EVERYONE, "support-opens", "19.6")
            give_support(state, "19.6")


def attempt(state: Hamlet, side: int, action: int, below: Stack) -> Stack | None:
    """What follows if the action succeeds; None if it fails."""
    if action == RAW_ACTION:
        return try_raw(state, side, below)
    if action == BLUEPRINT_ACTION:
        return try_blueprint(state, side, below)
    if action == GOODS_ACTION:
        return try_goods(state, side, below)
    if action == PLACE_ACTION:
        return try_place(state, side, below)
    return try_road(state, side, below)
