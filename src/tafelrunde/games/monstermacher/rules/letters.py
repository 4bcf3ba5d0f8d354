"""Letters that do not last: in a store they are dealt anew, unseen by others (1.9)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Chance, Decision, Number, OneOf, Seat
from tafelrunde.core.event import EVERYONE, only

from .numbers import KINDS, TYPES
from .question import finish
from .state import Monsters


def group_of(state: Monsters, seat: int, kind: int) -> list[int]:
    """The parts of one type in a store, by their letters."""
    types = state.setup.type_of
    return sorted([card for card in state.players[seat].store if types[card] == kind])


def deal_letters(state: Monsters) -> None:
    """1.9: where others know one of several parts of a type, they lose track of all of them."""
    for seat in range(state.setup.seats):
        own = only(seat)
        for kind in range(KINDS):
            group = group_of(state, seat, kind)
            if len(group) > 1 and any(state.known[card] != own for card in group):
                for card in group:
                    state.known[card] = own
                state.decision = Letters(seat, kind, 0, state.decision)
                state.tell(EVERYONE, "letters", "1.9", seat, TYPES[kind])
                return


@final
class Letters(Chance[Monsters]):
    """1.9: which of the parts has the next letter from now on? So many are settled."""

    key = "letters"
    FIELDS = (
        Seat("owner", key="seat"), OneOf("kind", TYPES, "type"), Number("settled", 0, 4),
    )  # fmt: skip
    ON = ("first",)

    def __init__(self, owner: int, kind: int, settled: int, below: Decision[Monsters]) -> None:
        super().__init__(below)
        self.owner = owner
        self.kind = kind
        self.settled = settled

    def odds(self, state: Monsters) -> list[tuple[Action, int]]:
        group = group_of(state, self.owner, self.kind)
        letter = state.setup.letter
        return [(letter.at(group[self.settled], card), 1) for card in group[self.settled :]]

    def apply(self, state: Monsters, seat: int, action: Action) -> None:
        value = state.value
        value[action.a], value[action.b] = value[action.b], value[action.a]
        group = group_of(state, self.owner, self.kind)
        self.tell(state, action.a)
        below = self.below
        assert below is not None
        if self.settled + 2 < len(group):
            state.decision = Letters(self.owner, self.kind, self.settled + 1, below)
            return
        self.tell(state, group[-1])
        finish(state, self)
        deal_letters(state)

    def tell(self, state: Monsters, card: int) -> None:
        name = state.setup.names[card]
        state.reveal(only(self.owner), "value", "1.9", name, state.value[card])

    def is_open(self, state: Monsters) -> bool:
        group = group_of(state, self.owner, self.kind)
        mixed = all(state.known[card] == only(self.owner) for card in group)
        return state.setup.fleeting and self.settled + 1 < len(group) and mixed
