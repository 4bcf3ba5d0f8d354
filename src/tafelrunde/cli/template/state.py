"""Newgame: everything that is true now. What may be done, and what it does, is in `rules.py`."""

from __future__ import annotations

from tafelrunde.cli.template.setup import StonesSetup
from tafelrunde.core.data import Json
from tafelrunde.core.decision import StackState, write_stack
from tafelrunde.core.state import State


class Stones(StackState[StonesSetup]):
    """One fact, one field: what can be computed is not stored.

    `decision`, which every such state has, says who is asked what; rules put the next one there.
    """

    def __init__(self, setup: StonesSetup) -> None:
        super().__init__(setup)
        self.box = setup.heap.high  # stones outside the game
        self.heap = 0
        self.taken = [0] * setup.seats

    def census(self) -> dict[str, int]:
        """All pieces by kind, wherever they lie; never changes."""
        return {"stones": self.box + self.heap + sum(self.taken)}

    def clone(self) -> State:
        """Independent: every list is copied. Decisions never change, so copies share them."""
        other = Stones(self.setup)
        other.box = self.box
        other.heap = self.heap
        other.taken = self.taken[:]
        self.share(other)
        return other

    def to_dict(self) -> Json:
        """Complete; also how a test sets up a position. The box has the rest of the stones."""
        return {"heap": self.heap, "taken": self.taken[:], "steps": write_stack(self)}
