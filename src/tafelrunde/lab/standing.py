"""What an arena's matches say: shares, ratings, seats, speed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tafelrunde.core.meta import Value
from tafelrunde.core.state import Setup
from tafelrunde.lab.ledger import Row
from tafelrunde.lab.ratings import BOUND, Rating, decided, interval, ratings
from tafelrunde.lab.tally import UNFINISHED


class Played(Protocol):
    """The arena, as far as it matters here."""

    @property
    def setup(self) -> Setup: ...
    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]: ...
    @property
    def seed(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Standing:
    """What came out; shares are of the chances to win, one for each seat a bot had."""

    game: str
    seats: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]  # and automas
    seed: int
    games: int
    games_by_bot: dict[str, int]
    win_rate: dict[str, float]
    interval: dict[str, tuple[float, float]]
    rating: dict[str, float]
    rating_interval: dict[str, tuple[float, float]]
    wins_by_seat: list[float]
    mean_score: dict[str, float]
    reasons: dict[str, int]
    decisions_per_second: float  # of CPU time
    ms_per_decision: dict[str, float]
    ms_per_turn: dict[str, float]
    parity: float
    decided: str | None  # of the first bot: "above" or "below" parity, if the test could tell


def verdict(arena: Played, rows: Sequence[Row], name: str) -> str | None:
    """Whether it is known that a bot is above or below parity; whole lots of luck only."""
    size = len(arena.seatings)
    whole = rows[: len(rows) // size * size]
    ratio = decided([wins / count for wins, count in blocks(arena, whole, name)], parity(arena))
    if abs(ratio) < BOUND:
        return None
    return "above" if ratio > 0 else "below"


def parity(arena: Played) -> float:
    return 1 / len(arena.setup.sides)


def who(arena: Played, row: Row) -> tuple[str, ...]:
    """Bots and automas, by side."""
    return (*row.bots, *arena.setup.sides[arena.setup.seats :])


def share(row: Row, side: int) -> float:
    return 1 / row.ranks.count(1) if row.ranks[side] == 1 and row.reason != UNFINISHED else 0.0


def blocks(arena: Played, rows: Sequence[Row], name: str) -> list[tuple[float, int]]:
    """Wins and chances of one bot, luck by luck."""
    wins: dict[int, float] = defaultdict(float)
    count: dict[int, int] = defaultdict(int)
    for row in rows:
        for side, other in enumerate(who(arena, row)):
            if other == name:
                wins[row.luck] += share(row, side)
                count[row.luck] += 1
    return [(wins[luck], count[luck]) for luck in count]


def standing(arena: Played, rows: Sequence[Row], first: str) -> Standing:
    setup = arena.setup
    names = tuple(dict.fromkeys(name for row in rows for name in who(arena, row)))
    of = {name: blocks(arena, rows, name) for name in names}
    chances = {name: sum(count for _, count in of[name]) for name in names}
    rating = ratings(ahead(arena, rows)) or {first: Rating(0, 0, 0)}
    spent = sum(sum(row.ms) for row in rows) / 1000
    thinkers = [name for name in names if any(name in row.bots for row in rows)]
    return Standing(
        game=setup.game.key,
        seats=setup.seats,
        options=setup.options,
        bots=names,
        seed=arena.seed,
        games=len(rows),
        games_by_bot={n: sum(n in who(arena, row) for row in rows) for n in names},
        win_rate={n: sum(wins for wins, _ in of[n]) / chances[n] for n in names},
        interval={n: interval(of[n]) for n in names},
        rating={n: r.elo for n, r in rating.items()},
        rating_interval={n: (r.low, r.high) for n, r in rating.items()},
        wins_by_seat=[sum(share(row, seat) for row in rows) for seat in range(setup.seats)],
        mean_score={n: mean_score(arena, rows, n) for n in names},
        reasons=reasons(rows),
        decisions_per_second=sum(sum(row.decisions) for row in rows) / max(spent, 1e-9),
        ms_per_decision={n: pace(rows, n, lambda row: row.decisions) for n in thinkers},
        ms_per_turn={n: pace(rows, n, lambda row: row.turns) for n in thinkers},
        parity=parity(arena),
        decided=verdict(arena, rows, first),
    )


def ahead(arena: Played, rows: Sequence[Row]) -> dict[tuple[str, str], float]:
    """How often one was ranked before another, ties half."""
    out: dict[tuple[str, str], float] = defaultdict(float)
    for row in rows:
        names = who(arena, row)
        for i, a in enumerate(names):
            for j, b in enumerate(names):
                if a != b:
                    mine, other = row.ranks[i], row.ranks[j]
                    out[a, b] += 1.0 if mine < other else 0.5 if mine == other else 0.0
    return out


def mean_score(arena: Played, rows: Sequence[Row], name: str) -> float:
    scores = [
        score for row in rows for who_, score in zip(who(arena, row), row.scores) if who_ == name
    ]
    return sum(scores) / len(scores)


def reasons(rows: Sequence[Row]) -> dict[str, int]:
    found = [row.reason for row in rows]
    return {reason: found.count(reason) for reason in sorted(set(found))}


def pace(rows: Sequence[Row], name: str, of: Callable[[Row], Sequence[int]]) -> float:
    """CPU milliseconds of this bot for each of what is counted."""
    ms = sum(ms for row in rows for bot, ms in zip(row.bots, row.ms) if bot == name)
    count = sum(n for row in rows for bot, n in zip(row.bots, of(row)) if bot == name)
    return ms / max(1, count)
