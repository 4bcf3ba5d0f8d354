"""Chance lays out the table and says who begins (chapter 2)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.data import Fields
from tafelrunde.core.decision import Chance, Field
from tafelrunde.core.event import EVERYONE

from .knowledge import backs, look, uncover_top
from .setup import MonsterSetup
from .state import Monsters, empty_table
from .turn import First


def begin(setup: MonsterSetup) -> Monsters:
    state = empty_table(setup)
    state.decision = Lay(0)
    return state


class Laid(Field[Monsters]):
    """How many parts are laid out."""

    def read(self, state: Monsters, fields: Fields) -> object:
        return fields.number(self.key, 0, state.setup.graves + state.setup.seats)


@final
class Lay(Chance[Monsters]):
    """2.4 to 2.6: the graves' tops first, then a part for each seat, then the gallows."""

    key = "lay"
    FIELDS = (Laid("laid"),)

    def __init__(self, laid: int) -> None:
        super().__init__()
        self.laid = laid

    def odds(self, state: Monsters) -> list[tuple[Action, int]]:
        setup = state.setup
        laid = self.laid
        if laid < setup.graves:
            return [(setup.top.at(laid, t), n) for t, n in backs(state)]
        if laid < setup.graves + setup.seats:
            return [(setup.deal.at(laid - setup.graves, t), n) for t, n in backs(state)]
        return [(setup.hang.at(t), n) for t, n in backs(state)]

    def apply(self, state: Monsters, seat: int, action: Action) -> None:
        setup = state.setup
        if action.block is setup.hang:
            hang(state, action.a)
            state.decision = Start()
            return
        state.decision = Lay(self.laid + 1)
        if action.block is setup.top:
            uncover_top(state, action.a, action.b, "2.4")
        else:
            deal(state, action.a, action.b)

    def undealt(self, setup: MonsterSetup) -> int:
        """Parts for stores and gallows that still wait."""
        return setup.seats + 1 - max(0, self.laid - setup.graves)

    def is_open(self, state: Monsters) -> bool:
        return True


def deal(state: Monsters, seat: int, kind: int) -> None:
    """2.5: a part for a seat, which looks at it."""
    card = state.uncover(kind)
    state.players[seat].store.append(card)
    state.reveal(EVERYONE, "dealt", "2.5", seat, state.setup.names[card])
    look(state, seat, card)


def hang(state: Monsters, kind: int) -> None:
    """2.6: the first part on the gallows."""
    card = state.uncover(kind)
    state.gallows.append(card)
    state.reveal(EVERYONE, "hangs", "2.6", state.setup.names[card])


@final
class Start(Chance[Monsters]):
    """2.9: who begins?"""

    key = "start"

    def odds(self, state: Monsters) -> list[tuple[Action, int]]:
        return [(state.setup.start_seat.at(seat), 1) for seat in range(state.setup.seats)]

    def apply(self, state: Monsters, seat: int, action: Action) -> None:
        first = action.a
        state.turn = first
        state.starter = first
        state.decision = First(first)
        state.reveal(EVERYONE, "starts", "2.9", first)
