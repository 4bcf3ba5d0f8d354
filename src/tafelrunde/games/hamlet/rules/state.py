"""What is true now. The rules that change it are in the modules named after them."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.data import Json
from tafelrunde.core.decision import Decision, StackState
from tafelrunde.core.state import State

from .numbers import BAG, MILESTONES, RAW, RAW_TOKENS
from .setup import HamletSetup
from .side import Board, Side
from .village.village import Village

# for which side something can be pending
THE_TURNS: Final = 0  # that of the turn
A_PERSONS: Final = 1
BOTRIKS: Final = 2
NOBODYS: Final = 3  # whichever is named, it does not matter


@final
class Hamlet(StackState[HamletSetup]):
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

    def apply(self, seat: int, action: Action) -> None:
        super().apply(seat, action)
        advance(self)

    def census(self) -> dict[str, int]:
        from .census import census

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
        self.share(other)
        return other

    def to_dict(self) -> Json:
        from ..position.write import write

        return write(self)

    def is_linked(self, tile: int) -> bool:
        """Whether a tile lies on the road network."""
        return self.village.network >> tile & 1 == 1


class Pending(Decision[Hamlet]):
    """What is to be decided or done for a side. Once on top it goes on by itself as far as it can;
    what then stays on top asks somebody."""

    WHOSE: ClassVar[int] = THE_TURNS

    def __init__(self, side: int, below: Decision[Hamlet] | None = None) -> None:
        super().__init__(side, below)

    @property
    def side(self) -> int:
        return self.seat

    def waiting(self) -> Decision[Hamlet]:
        """What lies below; there is always something below what can be finished."""
        below = self.below
        assert below is not None
        return below

    def go_on(self, state: Hamlet) -> None:
        """Do what needs no decision, and put on top what is next."""

    def fits(self, state: Hamlet) -> bool:
        """Whether it names things that are there, in a position set up by hand."""
        return True


def advance(state: Hamlet) -> None:
    """Until somebody is asked, chance acts or the match is over."""
    while True:
        decision = state.decision
        if not isinstance(decision, Pending):
            return
        decision.go_on(state)
        if state.decision is decision:
            return


def blank_table(setup: HamletSetup) -> Hamlet:
    """No tile, no piece, and nothing to decide yet."""
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
    return state
