"""Newgame: a view as numbers, for learning programs."""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.game import Buffer
from tafelrunde.core.state import Setup
from tafelrunde.core.view import View


def layout(setup: Setup) -> list[tuple[str, tuple[int, ...]]]:
    """Named planes and their shapes, in the order in which `observe` fills them."""
    return [("heap", (1,)), ("taken", (setup.seats,))]


def observe(view: View, out: Buffer) -> None:
    """The reader's own stones first, then those of the next seats in turn."""
    facts = Fields(view.facts)
    out[0] = float(facts.number("heap", 0, 1000))
    taken = facts.numbers("taken", 0, 1000)
    me = view.seat or 0
    for i in range(view.setup.seats):
        out[1 + i] = float(taken[(me + i) % view.setup.seats])
