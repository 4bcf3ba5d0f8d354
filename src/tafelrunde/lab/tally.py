"""Counts over many matches; adding two tallies is exact, so the order of matches is no matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tafelrunde.core.state import Outcome

UNFINISHED = "unfinished"  # the reason counted when the game's limit stopped a match


@dataclass(slots=True)
class Tally:
    sides: int
    games: int = 0
    seat_steps: int = 0
    chance_steps: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    winners: Counter[tuple[int, ...]] = field(default_factory=Counter)
    scores: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scores = self.scores or [0] * self.sides

    def count(self, outcome: Outcome | None, seat_steps: int, chance_steps: int) -> None:
        self.games += 1
        self.seat_steps += seat_steps
        self.chance_steps += chance_steps
        if outcome is None:
            self.reasons[UNFINISHED] += 1
            return
        self.reasons[outcome.reason] += 1
        self.winners[outcome.winners] += 1
        for side, score in enumerate(outcome.scores):
            self.scores[side] += score

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.seat_steps += other.seat_steps
        self.chance_steps += other.chance_steps
        self.reasons += other.reasons
        self.winners += other.winners
        self.scores = [mine + theirs for mine, theirs in zip(self.scores, other.scores)]

    def wins(self) -> list[float]:
        """Per side; k winners of one match have 1/k of it each."""
        return [
            sum(count / len(who) for who, count in sorted(self.winners.items()) if side in who)
            for side in range(self.sides)
        ]
