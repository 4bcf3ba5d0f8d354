"""Before the first turn: lots, and with the new targets chips (2, 16.1 to 16.3)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Chance
from tafelrunde.core.event import EVERYONE, Ask, only
from tafelrunde.core.reason import REACH, Objected, no

from .numbers import CHIPS, DIE, NO_CHIP, NOBODY
from .question import Question, Whose
from .setup import LoriotSetup
from .state import Loriot, empty_table
from .turn import begin_turn


def begin(setup: LoriotSetup) -> Loriot:
    state = empty_table(setup)
    state.decision = Lot(0)
    return state


@final
class Lot(Chance[Loriot]):
    """2.1: everybody throws for the first turn; those with the highest sum again."""

    key = "lot"
    FIELDS = (Whose("thrower"),)

    def __init__(self, thrower: int) -> None:
        super().__init__()
        self.thrower = thrower

    def odds(self, state: Loriot) -> list[tuple[Action, int]]:
        setup = state.setup
        return [(setup.lot.at(self.thrower, pair.a, pair.b), 1) for pair, _ in setup.white_odds]

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        first, second = action.b, action.c
        state.lots[self.thrower] = first * len(DIE) + second
        total = first + second + 2
        state.tell(EVERYONE, "lot", "2.1", self.thrower, first + 1, second + 1, total)
        if -1 in state.lots:
            state.decision = Lot(state.lots.index(-1))
        else:
            compare(state)

    def is_open(self, state: Loriot) -> bool:
        return -1 in state.lots and state.lots.index(-1) == self.thrower


def compare(state: Loriot) -> None:
    """2.1: a tie, or the beginning."""
    sums = [-1 if lot < 0 else lot // len(DIE) + lot % len(DIE) for lot in state.lots]
    best = max(sums)
    if sums.count(best) > 1:
        state.lots = [-1 if sum_ == best else -2 for sum_ in sums]
        state.tell(EVERYONE, "lot-tie", "2.1", best + 2)
        state.decision = Lot(state.lots.index(-1))
        return
    state.begun = sums.index(best)
    state.lots = []
    state.turn = state.begun
    state.tell(EVERYONE, "begins", "2.1", state.begun)
    if state.setup.new_targets:
        state.decision = ChipDraw(state.begun)
    else:
        begin_turn(state, state.begun)


@final
class ChipDraw(Chance[Loriot]):
    """16.1: one after another, each for one pair of eyes."""

    key = "chip"
    FIELDS = (Whose("drawer"),)

    def __init__(self, drawer: int) -> None:
        super().__init__()
        self.drawer = drawer

    def odds(self, state: Loriot) -> list[tuple[Action, int]]:
        chip = state.setup.chip
        return [(chip.at(self.drawer, value - 1), 1) for value in state.open_values()]

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        value = action.b + 1
        state.holding[self.drawer] = value
        state.tell(EVERYONE, "draws-chip", "16.1", self.drawer)
        state.reveal(only(self.drawer), "your-chip", "16.1", value)
        following = (self.drawer + 1) % len(state.players)
        state.decision = Lay(following) if following == state.begun else ChipDraw(following)

    def is_open(self, state: Loriot) -> bool:
        drawn = state.holding[self.drawer] != NO_CHIP
        return state.setup.new_targets and not drawn and super().is_open(state)


@final
class Lay(Question):
    """16.2: on which chip field does the drawn chip come?"""

    key = "lay"
    FIELDS = (Whose("seat"),)

    def asked(self, state: Loriot, seat: int) -> Ask:
        return Ask("lay", "16.2")

    def legal(self, state: Loriot, seat: int) -> list[Action]:
        return [state.setup.lay.at(slot) for slot in range(CHIPS) if is_free(state, slot)]

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        slot = action.a
        state.chips[slot] = state.holding[seat]
        state.knowers[slot] = seat
        state.holding[seat] = NO_CHIP
        name = state.setup.names[state.graph.chips[slot]]
        state.tell(EVERYONE, "lays-chip", "16.2", seat, name)
        following = (seat + 1) % len(state.players)
        if following == state.begun:
            state.tell(EVERYONE, "fills-chips", "16.3", CHIPS - len(state.players))
            begin_turn(state, following)
        else:
            state.decision = Lay(following)

    def refusal(self, state: Loriot, seat: int, action: Action) -> Objected:
        return None if is_free(state, action.a) else no("16.2", REACH, "chip-lies-there")

    def is_open(self, state: Loriot) -> bool:
        holds = state.holding[self.seat] != NO_CHIP
        return state.setup.new_targets and holds and super().is_open(state)


def is_free(state: Loriot, slot: int) -> bool:
    """16.2: whether a chip can be laid there."""
    return state.knowers[slot] == NOBODY
