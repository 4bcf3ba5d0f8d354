"""Newgame: what seats and options fix: the tables and the action space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.cli.template.data import heaps
from tafelrunde.core.data import Fields, Json
from tafelrunde.core.state import Limits, Setup, State

if TYPE_CHECKING:
    from tafelrunde.core.game import Game


class StonesSetup(Setup):
    """Seats and options arrive checked. Immutable once built, shared by all states of it."""

    def __init__(self, game: Game, seats: int, options: dict[str, bool | int | str]) -> None:
        super().__init__(game, seats, options)
        self.heap = heaps()[self.choice("heap")]
        # Every action that can ever be: one block per kind, the product of its argument lists.
        # Chance's actions have blocks of their own.
        sizes = [str(n) for n in range(self.heap.low, self.heap.high + 1)]
        self.lay = self.space.block("lay", sizes, chance=True)
        self.take = self.space.block("take", [str(n + 1) for n in range(self.heap.most)])
        # No match may exceed these: entries, outcomes of one draw, lowest and highest score.
        self.limits = Limits(1 + self.heap.high, len(sizes), 0, 1)

    def start(self) -> State:
        from tafelrunde.cli.template.rules import begin

        return begin(self)

    def from_dict(self, data: Json) -> State:
        from tafelrunde.cli.template.rules import read

        return read(self, Fields(data))
