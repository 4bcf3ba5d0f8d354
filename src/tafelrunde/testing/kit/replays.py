"""The same matches in other processes: compiled and pure, under several hash seeds.

`python -m tafelrunde.testing.kit.replays PACKAGE` reads jobs as JSON and answers with digests.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from random import Random

from tafelrunde._build import COMPILED, fault
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.game import Game, load_game
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.meta import Value
from tafelrunde.core.record import Record, read_record, record
from tafelrunde.core.state import Setup, canonical
from tafelrunde.testing.kit.setups import name
from tafelrunde.testing.report import Report

HASH_SEEDS = ("0", "1", "4242")


@dataclass(frozen=True, slots=True)
class Job:
    seats: int
    options: dict[str, Value]
    seed: int
    record: str


def play(setup: Setup, seed: int) -> Match:
    """A random match whose choices depend on nothing but the seed and the order of `legal`."""
    random = Random(seed)
    match = Match(setup, Seeded(seed))
    for _ in range(setup.limits.longest):
        if match.over:
            break
        seat = match.actors[int(random.random() * len(match.actors))]
        legal = match.legal(seat)
        match.play(seat, legal[int(random.random() * len(legal))])
    return match


def digest(match: Match) -> str:
    """Record and final state, as one number."""
    text = record(match).text() + canonical(match.state.to_dict())
    return sha256(text.encode()).hexdigest()


def answer(game: Game, job: Job) -> list[str]:
    """The match played anew from its seed, and replayed from its record."""
    played = play(game.setup(job.seats, job.options), job.seed)
    read = read_record(job.record)
    replayed = read.replay(game)
    replayed.luck = Seeded(job.seed)
    return [digest(played), digest(replayed)]


def ask(game: Game, jobs: list[Job], pure: bool, hash_seed: str) -> list[list[str]]:
    """The answers of a fresh process."""
    environment = dict(os.environ, PYTHONHASHSEED=hash_seed, PYTHONPATH=os.pathsep.join(sys.path))
    environment.pop("TAFELRUNDE_PURE", None)
    if pure:
        environment["TAFELRUNDE_PURE"] = "1"
    text = json.dumps([[j.seats, j.options, j.seed, j.record] for j in jobs])
    done = subprocess.run(
        [sys.executable, "-m", "tafelrunde.testing.kit.replays", game.package],
        input=text, env=environment, capture_output=True, text=True, timeout=900, check=False,
    )  # fmt: skip
    if done.returncode:
        raise TafelrundeError(done.stderr.strip().splitlines()[-1])
    out: list[list[str]] = json.loads(done.stdout)
    return out


def check_replays(game: Game, chosen: list[Setup], report: Report) -> None:
    """Equal records and states everywhere, byte for byte."""
    jobs = []
    expected = []
    for seed, setup in enumerate(chosen):
        match = play(setup, seed)
        jobs.append(Job(setup.seats, dict(setup.options), seed, record(match).text()))
        expected.append([digest(match), digest(match)])
    runs = [(not COMPILED, hash_seed) for hash_seed in HASH_SEEDS]
    if fault() is None:
        runs.append((COMPILED, HASH_SEEDS[0]))
    for pure, hash_seed in runs:
        try:
            answers = ask(game, jobs, pure, hash_seed)
        except TafelrundeError as error:
            report.fault("a match does not replay", str(error))
            continue
        for setup, wanted, got in zip(chosen, expected, answers):
            if wanted == got:
                continue
            if pure == COMPILED:
                report.fault("compiled and pure differ", name(setup))
            else:
                what = f"{name(setup)}: another match under PYTHONHASHSEED={hash_seed}"
                report.fault("order depends on the hash seed", what)


def check_saved(game: Game, report: Report) -> None:
    """Every record in the game's tests/replays plays to its result, all pieces accounted for."""
    folder = files(game.package) / "tests" / "replays"
    if not folder.is_dir():
        return
    for path in sorted(folder.iterdir(), key=lambda p: p.name):
        try:
            saved: Record = read_record(path.read_text(encoding="utf-8"))
            match = saved.replay(game)
        except TafelrundeError as error:
            report.fault("a saved match does not replay", f"{path.name}: {error}")
            continue
        if match.state.census() != match.setup.start().census():
            report.fault("lost piece", path.name)


def main() -> None:
    game = load_game(sys.argv[1])
    jobs = [Job(*fields) for fields in json.load(sys.stdin)]
    print(json.dumps([answer(game, job) for job in jobs]))


if __name__ == "__main__":
    main()
