"""Newgame: everything that is true now, what may be done, and what it does.

A longer game keeps the state here and moves its rules to `rules.py`, or to a folder `rules/`.
"""

from __future__ import annotations

from tafelrunde.cli.template.setup import Table
from tafelrunde.core.action import Action
from tafelrunde.core.data import Fields, Json
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.state import CHANCE, Outcome, State


class Stones(State):
    """One fact, one field: what can be computed is not stored."""

    def __init__(self, setup: Table) -> None:
        super().__init__(setup)
        self.table = setup
        self.box = setup.heap.high  # stones outside the game
        self.heap = 0
        self.taken = [0] * setup.seats
        self.turn = 0

    @property
    def is_laid(self) -> bool:
        return self.box < self.table.heap.high or self.heap > 0 or any(self.taken)

    def actors(self) -> tuple[int, ...]:
        """Who may act: seats, or chance, or nobody when it is over. Several seats may be named."""
        if not self.is_laid:
            return (CHANCE,)
        return (self.turn,) if self.heap else ()

    def legal(self, seat: int) -> list[Action]:
        """The one author of legality; an actor always has a choice; the order is fixed."""
        most = min(self.heap, self.table.heap.most)
        return [self.table.take.at(n) for n in range(most)]

    def odds(self) -> list[tuple[Action, int]]:
        """1.1: what chance may do, with whole weights. Dice and cards are actions too."""
        return [(self.table.lay.at(n), 1) for n in range(self.table.lay.size)]

    def asked(self, seat: int) -> Ask:
        """The question: `ask-take` in the texts, the paragraph behind it, its arguments."""
        return Ask("take", "2.1", (self.heap,))

    def apply(self, seat: int, action: Action) -> None:
        """Trusts its caller: the match has checked that the action is legal."""
        if action.block is self.table.lay:
            self.heap = self.table.heap.low + action.a
            self.box -= self.heap
            # `reveal` instead of `tell`, since this is news: there is no free undo past it
            self.reveal(EVERYONE, "laid", "1.1", self.heap)
            return
        count = action.a + 1
        self.heap -= count
        self.taken[seat] += count
        self.tell(EVERYONE, "takes", "2.1", seat, count, self.heap)
        if self.heap:  # the last to take stays in `turn`: who won is not stored twice
            self.turn = (seat + 1) % self.table.seats

    def outcome(self) -> Outcome | None:
        """2.3: who took the last stone wins, the others share the second place."""
        if self.heap or not self.is_laid:
            return None
        scores = [int(seat == self.turn) for seat in range(self.table.seats)]
        ranks = [1 if score else 2 for score in scores]
        parts = (("taken", tuple(self.taken)),)  # rows of the score sheet
        return Outcome(tuple(scores), tuple(ranks), "last-stone", parts)

    def census(self) -> dict[str, int]:
        """All pieces by kind, wherever they lie; never changes."""
        return {"stones": self.box + self.heap + sum(self.taken)}

    def clone(self) -> State:
        """Independent: every list is copied."""
        other = Stones(self.table)
        other.box = self.box
        other.heap = self.heap
        other.taken = self.taken[:]
        other.turn = self.turn
        return other

    def to_dict(self) -> Json:
        """Complete; also how a test sets up a position. The box has the rest of the stones."""
        return {"heap": self.heap, "taken": self.taken[:], "turn": self.turn}


def read(setup: Table, fields: Fields) -> Stones:
    """The inverse of `to_dict`; every field is checked."""
    high = setup.heap.high
    state = Stones(setup)
    state.heap = fields.number("heap", 0, high)
    state.taken = fields.numbers("taken", 0, high, setup.seats)
    state.turn = fields.number("turn", 0, setup.seats - 1)
    fields.done()
    state.box = high - state.heap - sum(state.taken)
    if state.box < 0:
        raise fields.bad("taken", f"and heap must not exceed {high} stones")
    return state
