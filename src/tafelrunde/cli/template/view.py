"""Newgame: who sees what. Here everybody sees everything."""

from __future__ import annotations

from random import Random

from tafelrunde.core.state import State
from tafelrunde.core.view import View, seen


def view(state: State, seat: int | None) -> View:
    """What this seat (None: a spectator) may know. Leave out here what it may not."""
    return seen(state, seat)


def determinize(view: View, random: Random) -> State:
    """A world that fits the view, made from the view alone; what is hidden is dealt at random."""
    return view.position.clone()
