"""What a bot has in mind for the rest of its turn, and when it has to think again."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.core.match import Match
from tafelrunde.core.state import CHANCE


@dataclass(frozen=True, slots=True)
class Mind:
    """What it found when it thought last."""

    entries: int  # of the match, when it chose
    actions: tuple[str, ...]  # the one it takes, and those after it
    spent: float  # milliseconds of CPU in this turn

    def after(self, match: Match, seat: int) -> Mind | None:
        """Once the first action is done; None if anything else has happened, or was heard."""
        since = match.entries[self.entries :]
        if len(since) != 1 or len(self.actions) < 2:
            return None
        done, (first, *then) = since[0], self.actions
        is_mine = done.seat == seat and str(done.action) == first
        if not is_mine or done.barrier or then[0] not in map(str, match.legal(seat)):
            return None
        return Mind(len(match.entries), tuple(then), self.spent)

    def spent_in(self, match: Match, seat: int) -> float:
        """Of the turn that goes on: nobody but chance has come in between, nothing was undone."""
        since = match.entries[self.entries :]
        goes_on = all(done.action is not None and done.seat in (seat, CHANCE) for done in since)
        return self.spent if goes_on else 0.0
