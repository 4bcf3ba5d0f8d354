"""How fast one game is, compiled and as plain Python, measured alternately in one run.

All figures are in CPU time, so other programs disturb them little, and medians of several rounds.
Steps of chance are told apart: a game that draws often is not faster for it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from random import Random
from statistics import median
from time import process_time

from tafelrunde._build import COMPILED
from tafelrunde.core.action import Action
from tafelrunde.core.game import load_game
from tafelrunde.core.luck import outcome_at, total
from tafelrunde.core.playout import play_out
from tafelrunde.core.state import CHANCE, Setup, State

ROUNDS = 5  # of each kind
POSITIONS = 300


@dataclass(frozen=True, slots=True)
class Speed:
    """One round's figures, per second of CPU time."""

    decisions_per_second: float  # of seats, in random matches
    steps_per_second: float  # the same with those of chance
    legal_us: float
    pick_us: float
    apply_us: float
    clone_us: float


@dataclass(frozen=True, slots=True)
class Bench:
    game: str
    seats: int
    options: Mapping[str, bool | int | str]
    compiled: bool
    rounds: int
    decisions_per_second: float
    steps_per_second: float
    legal_us: float
    pick_us: float
    apply_us: float
    clone_us: float
    pure_decisions_per_second: float
    pure_steps_per_second: float
    pure_legal_us: float
    pure_pick_us: float
    pure_apply_us: float
    pure_clone_us: float
    ratio: float  # of decisions


@dataclass(frozen=True, slots=True)
class Position:
    """A question met in random play, and an answer to it."""

    state: State
    seat: int
    action: Action


def bench(setup: Setup, seconds: float = 1.0, rounds: int = ROUNDS) -> Bench:
    here: list[Speed] = []
    pure: list[Speed] = []
    for _ in range(rounds):
        here.append(measure(setup, seconds))
        pure.append(measure_pure(setup, seconds))
    a, b = middle(here), middle(pure)
    return Bench(
        game=setup.game.key,
        seats=setup.seats,
        options=setup.options,
        compiled=COMPILED,
        rounds=rounds,
        **asdict(a),
        **{f"pure_{name}": figure for name, figure in asdict(b).items()},
        ratio=a.decisions_per_second / b.decisions_per_second,
    )


def middle(rounds: list[Speed]) -> Speed:
    """The median of each figure."""
    figures = [asdict(each) for each in rounds]
    return Speed(**{name: median([each[name] for each in figures]) for name in figures[0]})


def measure(setup: Setup, seconds: float) -> Speed:
    """Half of the time for random play, half for single calls on positions met in it."""
    random = Random(1)
    decisions, draws = 0, 0
    began = process_time()
    while (took := process_time() - began) < seconds / 2 or not decisions or not took:
        played = play_out(setup.start(), random, setup.limits.longest)
        decisions += played.seat_steps
        draws += played.chance_steps
    found = positions(setup, Random(2))
    each = seconds / 8
    return Speed(
        decisions / took,
        (decisions + draws) / took,
        timed(found, each, lambda p, state: state.legal(p.seat)),
        timed(found, each, lambda p, state: state.pick(p.seat, random)),
        timed(found, each, lambda p, state: state.apply(p.seat, p.action)),
        timed(found, each, lambda p, state: state.clone()),
    )


def timed(
    found: list[Position], seconds: float, call: Callable[[Position, State], object]
) -> float:
    """Microseconds per call, each on a fresh copy, so that nothing was prepared by another."""
    calls, spent = 0, 0.0
    empty = cost(found, lambda p, state: None)
    began = process_time()
    while process_time() - began < seconds or not calls:
        spent += max(0.0, cost(found, call) - empty)
        calls += len(found)
    return spent / calls * 1e6


def cost(found: list[Position], call: Callable[[Position, State], object]) -> float:
    pairs = [(position, position.state.clone()) for position in found]
    began = process_time()
    for position, state in pairs:
        call(position, state)
    return process_time() - began


def positions(setup: Setup, random: Random) -> list[Position]:
    """Questions from random matches, some of each match."""
    found: list[Position] = []
    while len(found) < POSITIONS:
        state = setup.start()
        while actors := state.actors():
            actor = random.choice(actors)
            if actor == CHANCE:
                odds = state.odds()
                state.apply(CHANCE, outcome_at(odds, int(random.random() * total(odds))))
                continue
            action = random.choice(state.legal(actor))
            if random.random() < 0.25:
                found.append(Position(state.clone(), actor, action))
            state.apply(actor, action)
    return random.sample(found, POSITIONS)


def measure_pure(setup: Setup, seconds: float) -> Speed:
    """The same measurement in a process that runs everything from source."""
    job = [setup.game.package, setup.seats, setup.options, seconds]
    done = subprocess.run(
        [sys.executable, "-c", "from tafelrunde.lab.bench import answer; answer()"],
        input=json.dumps(job),
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "TAFELRUNDE_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    if done.returncode:
        raise RuntimeError(f"the plain Python measurement failed:\n{done.stderr}")
    return Speed(**json.loads(done.stdout))


def answer() -> None:
    """What the other process does: the job from stdin, the figures to stdout."""
    package, seats, options, seconds = json.load(sys.stdin)
    setup = load_game(package).setup(seats, options)
    print(json.dumps(asdict(measure(setup, seconds))))
