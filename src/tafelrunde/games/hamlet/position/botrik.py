"""Botrik's action board in a position, read and checked."""

from __future__ import annotations

from tafelrunde.core.data import Fields

from ..rules.botrik.row import LayAside
from ..rules.botrik.villager import Shift
from ..rules.layout import ActionRow, Arrange
from ..rules.numbers import ACTIONS, BOWL, ROAD_ACTION
from ..rules.state import Hamlet


def read_board(state: Hamlet, fields: Fields) -> None:
    board = state.board
    if not fields.has("botrik"):
        board.row = usual_row(state)
        return
    given = fields.fields("botrik")
    board.open = given.flag("open") if given.has("open") else True
    board.given = given.flag("given") if given.has("given") else False
    board.first = given.flag("first") if given.has("first") else True
    if given.has("row"):
        for name in given.texts("row"):
            if name not in ACTIONS or ACTIONS.index(name) in board.row:
                what = f"must be different actions of {', '.join(ACTIONS)}"
                raise given.bad("row", what, "actions")
            board.row.append(ACTIONS.index(name))
    else:
        board.row = usual_row(state)
    if given.has("bowl"):
        board.bowl = given.numbers("bowl", 0, max(BOWL), len(BOWL))
        if any(n > most for n, most in zip(board.bowl, BOWL)):
            raise given.bad("bowl", "holds at most three, two and one marker", "bowl", BOWL)
    given.done()


def usual_row(state: Hamlet) -> list[int]:
    """15.3, 22.8: all actions; without the road once all of his are built."""
    built = state.sides[state.setup.botrik].pieces == 0
    return [action for action in range(len(ACTIONS)) if not (built and action == ROAD_ACTION)]


def check_board(state: Hamlet, fields: Fields) -> None:
    """15.3, 19.6, 22.8: the row is whole, and there is a marker to draw."""
    board = state.board
    laying = False
    drawn = False
    expected = usual_row(state)
    for decision in state.stack():
        laying = laying or isinstance(decision, (ActionRow, Arrange))
        drawn = drawn or isinstance(decision, LayAside)
        if isinstance(decision, Shift) and decision.action not in expected:
            expected.append(decision.action)  # his last road stands, its tile has not left yet
    if not laying and sorted(board.row) != sorted(expected):
        names = ", ".join([ACTIONS[action] for action in expected])
        what = f"must have this in its row, in any order: {names}"
        raise fields.bad("botrik.row", what, "actions")
    if not drawn and sum(board.bowl) == 0:
        raise fields.bad("botrik.bowl", "must have a marker in its bowl", "bowl-empty")
