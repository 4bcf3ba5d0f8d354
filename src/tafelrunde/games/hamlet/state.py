"""Hamlet: what is true now. The rules that change it are in the modules named after them."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.data import Json
from tafelrunde.core.event import Ask
from tafelrunde.core.state import CHANCE, Outcome, State
from tafelrunde.games.hamlet.chance import apply_chance, chances
from tafelrunde.games.hamlet.numbers import BAG, MILESTONES, RAW, RAW_TOKENS
from tafelrunde.games.hamlet.offers import legal_actions
from tafelrunde.games.hamlet.position import write
from tafelrunde.games.hamlet.questions import question
from tafelrunde.games.hamlet.rules import advance, apply_action
from tafelrunde.games.hamlet.scoring import census, outcome
from tafelrunde.games.hamlet.setup import HamletSetup
from tafelrunde.games.hamlet.side import Board, Side
from tafelrunde.games.hamlet.step import LAYOUT, MARKER, OVER, Step
from tafelrunde.games.hamlet.village import Village

CHANCE_ONLY: Final = (CHANCE,)


@final
class Hamlet(State[HamletSetup]):
    village: Village  # never changed, only replaced
    supply: list[int]  # raw tokens by kind
    on: list[int]  # per tile the tokens that lie there, see tokens.py
    sides: list[Side]
    milestones: list[int]  # the side that holds each, or -1
    bag: int  # set of tiles
    row: list[int]  # blueprints on offer
    row_gold: list[int]
    open_trades: list[int]
    drawn_trades: int  # set of all that were ever turned up
    round: int
    turn: int  # the side whose turn it is
    last: int  # the last round once the church is finished, else 0
    board: Board  # Botrik's
    step: Step  # top of the stack

    def actors(self) -> tuple[int, ...]:
        kind = self.step.kind
        if kind <= MARKER:
            return CHANCE_ONLY
        return () if kind == OVER else self.setup.alone[self.decider()]

    def decider(self) -> int:
        """16.5: the person decides for Botrik."""
        side = self.step.side
        return side if side < self.setup.seats else 0

    def legal(self, seat: int) -> list[Action]:
        return legal_actions(self)

    def odds(self) -> list[tuple[Action, int]]:
        return chances(self)

    def asked(self, seat: int) -> Ask:
        return question(self)

    def apply(self, seat: int, action: Action) -> None:
        if seat == CHANCE:
            self.barrier = True
            apply_chance(self, action)
        else:
            apply_action(self, action)
        advance(self)

    def outcome(self) -> Outcome | None:
        return outcome(self) if self.step.kind == OVER else None

    def census(self) -> dict[str, int]:
        return census(self)

    def clone(self) -> State:
        other = Hamlet(self.setup)
        other.village = self.village
        other.supply = self.supply[:]
        other.on = self.on[:]
        other.sides = [side.clone() for side in self.sides]
        other.milestones = self.milestones[:]
        other.bag = self.bag
        other.row = self.row[:]
        other.row_gold = self.row_gold[:]
        other.open_trades = self.open_trades[:]
        other.drawn_trades = self.drawn_trades
        other.round = self.round
        other.turn = self.turn
        other.last = self.last
        other.board = self.board.clone() if self.setup.solo else self.board
        other.step = self.step
        return other

    def to_dict(self) -> Json:
        return write(self)


def blank_table(setup: HamletSetup) -> Hamlet:
    """No tile, no piece; the first step is to lay out the village."""
    state = Hamlet(setup)
    state.village = setup.meadow
    state.supply = [RAW_TOKENS] * RAW
    state.on = [0] * len(setup.names)
    state.sides = [Side() for _ in setup.sides]
    state.milestones = [-1] * len(MILESTONES)
    state.bag = setup.groups[BAG]
    state.row = []
    state.row_gold = []
    state.open_trades = []
    state.drawn_trades = 0
    state.round = 1
    state.turn = 0
    state.last = 0
    state.board = Board()
    state.step = Step(LAYOUT, 0)
    return state


def empty_table(setup: HamletSetup) -> Hamlet:
    return blank_table(setup)
