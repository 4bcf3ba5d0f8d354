"""How points grew, round by round: read once from the positions of a match that is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tafelrunde.boards import board_of
from tafelrunde.core.game import Game
from tafelrunde.core.match import Entry
from tafelrunde.core.state import Outcome, State

END = 0  # instead of a round: what counts in the end


@dataclass(frozen=True, slots=True)
class Course:
    """After each round, and in the end, what every side had."""

    rounds: tuple[int, ...]  # the last one is END
    scores: tuple[tuple[int, ...], ...]


def course(
    game: Game, state: State, entries: Sequence[Entry], outcome: Outcome | None
) -> Course | None:
    """`state` is where it began, `entries` are those that stand; None if nothing is counted."""
    tally = board_of(game).tally
    if tally is None or outcome is None:
        return None
    found: dict[int, tuple[int, ...]] = {}
    for entry in entries:
        assert entry.action is not None
        state.apply(entry.seat, entry.action)
        now, scores = tally(game.view(state, None))
        if now:
            found[now] = scores
    if not found:
        return None
    return Course((*found, END), (*found.values(), outcome.scores))
