"""What comes to light: the backs of parts in graves, and the values that
somebody looks at. Chance draws what nobody knew (1.6, 5.19, 14.1)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Chance, Decision, Seat
from tafelrunde.core.event import EVERYONE, only

from .fields import Card, Grave
from .numbers import KINDS, ROB, UNDECIDED
from .question import finish
from .state import Monsters


@final
class Value(Chance[Monsters]):
    """14.1: which value has a part that its owner looks at, the first to do so?"""

    key = "value"
    FIELDS = (Seat("owner", key="seat"), Card("card"))
    ON = ("lay", "second", "top", "value")

    def __init__(self, owner: int, card: int, below: Decision[Monsters]) -> None:
        super().__init__(below)
        self.owner = owner
        self.card = card

    def odds(self, state: Monsters) -> list[tuple[Action, int]]:
        value = state.setup.value
        return [(value.at(self.card, v), 1) for v in open_values(state, self.card)]

    def apply(self, state: Monsters, seat: int, action: Action) -> None:
        card, value = self.card, action.b
        state.value[card] = value
        state.known[card] = only(self.owner)
        state.reveal(only(self.owner), "value", "1.6", state.setup.names[card], value)
        finish(state, self)

    def is_open(self, state: Monsters) -> bool:
        return state.owner(self.card) == self.owner


def open_values(state: Monsters, card: int) -> list[int]:
    """The values of a card's type that nobody has seen yet."""
    setup = state.setup
    kind = setup.type_of[card]
    taken = state.value[kind * setup.copies : (kind + 1) * setup.copies]
    return [value for value in setup.values[kind] if value not in taken]


def look(state: Monsters, seat: int, card: int) -> None:
    """1.6: a seat learns a value; what nobody knew is drawn by chance next."""
    if state.value[card] == UNDECIDED:
        state.decision = Value(seat, card, state.decision)
        return
    name = state.setup.names[card]
    if state.known[card] == EVERYONE or (state.known[card] >> seat) & 1:
        state.tell(only(seat), "value", "1.6", name, state.value[card])
        return
    state.known[card] |= only(seat)
    state.reveal(only(seat), "value", "1.6", name, state.value[card])


@final
class Top(Chance[Monsters]):
    """5.19: which part lies on top of a grave after a robbery?"""

    key = "top"
    FIELDS = (Grave("grave"),)
    ON = ("second", "top")

    def __init__(self, grave: int, below: Decision[Monsters]) -> None:
        super().__init__(below)
        self.grave = grave

    def odds(self, state: Monsters) -> list[tuple[Action, int]]:
        return [(state.setup.top.at(self.grave, t), n) for t, n in backs(state)]

    def apply(self, state: Monsters, seat: int, action: Action) -> None:
        uncover_top(state, self.grave, action.b, "5.19")
        finish(state, self)

    def is_open(self, state: Monsters) -> bool:
        return state.deeds[-1] == ROB and state.unseen[self.grave] > 0


def backs(state: Monsters) -> list[tuple[int, int]]:
    """The types whose backs have not all come to light, with their numbers."""
    copies = state.setup.copies
    return [(t, copies - state.seen[t]) for t in range(KINDS) if state.seen[t] < copies]


def uncover_top(state: Monsters, grave: int, kind: int, rule: str) -> None:
    card = state.uncover(kind)
    state.unseen[grave] -= 1
    state.graves[grave].append(card)
    setup = state.setup
    state.reveal(EVERYONE, "top", rule, setup.grave_names[grave], setup.names[card])
