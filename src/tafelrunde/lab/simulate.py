"""Many matches of one setup, on one core or several; the result depends on the seed alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter

from tafelrunde import bots
from tafelrunde.bots.run import play
from tafelrunde.core.errors import BadStudy
from tafelrunde.core.game import Game
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.meta import Value
from tafelrunde.core.playout import play_out
from tafelrunde.core.registry import find
from tafelrunde.core.state import CHANCE, Setup
from tafelrunde.lab.pool import chunks
from tafelrunde.lab.tally import Tally

Progress = Callable[[int], None]  # matches played so far


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated; match i of it is the same wherever it is played."""

    setup: Setup
    bots: tuple[str, ...]  # one name per seat
    seed: int

    def run(self, first: int, last: int) -> Tally:
        tally = Tally(len(self.setup.sides))
        one = self.random_match if set(self.bots) == {"random"} else self.bot_match
        for index in range(first, last):
            one(Random(f"{self.seed} {index}"), tally)
        return tally

    def random_match(self, random: Random, tally: Tally) -> None:
        state = self.setup.start()
        took = play_out(state, random, self.setup.limits.longest)
        outcome = None if state.actors() else state.outcome()
        tally.count(outcome, took.seat_steps, took.chance_steps)

    def bot_match(self, random: Random, tally: Tally) -> None:
        match = Match(self.setup, Seeded(random.getrandbits(64)))
        outcome = play(match, [bots.find(name) for name in self.bots], random)
        chance = sum(entry.seat == CHANCE for entry in match.entries)
        tally.count(outcome, len(match.entries) - chance, chance)


@dataclass(frozen=True, slots=True)
class Simulation:
    """What came out; shared wins count as fractions."""

    game: str
    seats: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    seed: int
    workers: int
    games: int
    steps: int
    seat_steps: int
    chance_steps: int
    seconds: float
    steps_per_second: float
    mean_length: float
    reasons: dict[str, int]
    wins_by_seat: list[float]
    wins_by_side: dict[str, float]
    mean_scores: dict[str, float]


def simulate(
    game: Game | str,
    seats: int,
    options: Mapping[str, Value] | None = None,
    games: int = 1000,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
) -> Simulation:
    """Play so many matches; one bot name for all seats, or one per seat."""
    setup = (find(game) if isinstance(game, str) else game).setup(seats, options)
    plan = Plan(setup, seated(bots, seats), seed)
    if games < 1 or workers < 1:
        raise BadStudy("A simulation needs at least one game and one worker.")
    began = perf_counter()
    whole = Tally(len(setup.sides))
    for part in chunks(plan, 0, games, workers):
        whole.add(part)
        if progress is not None:
            progress(whole.games)
    return summary(plan, whole, workers, perf_counter() - began)


def seated(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot name per seat; each is known."""
    given = tuple(names) * seats if len(names) == 1 else tuple(names)
    if len(given) != seats:
        raise BadStudy(f"Name one bot, or one for each of the {seats} seats, not {len(given)}.")
    for name in given:
        bots.find(name)
    return given


def summary(plan: Plan, tally: Tally, workers: int, seconds: float) -> Simulation:
    setup = plan.setup
    wins = tally.wins()
    steps = tally.seat_steps + tally.chance_steps
    return Simulation(
        game=setup.game.key,
        seats=setup.seats,
        options=setup.options,
        bots=plan.bots,
        seed=plan.seed,
        workers=workers,
        games=tally.games,
        steps=steps,
        seat_steps=tally.seat_steps,
        chance_steps=tally.chance_steps,
        seconds=seconds,
        steps_per_second=steps / max(seconds, 1e-9),
        mean_length=steps / tally.games,
        reasons=dict(sorted(tally.reasons.items())),
        wins_by_seat=wins[: setup.seats],
        wins_by_side=dict(zip(setup.sides, wins)),
        mean_scores={s: score / tally.games for s, score in zip(setup.sides, tally.scores)},
    )
