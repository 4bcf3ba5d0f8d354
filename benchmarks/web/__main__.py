"""Servers side by side under load: `make bench-web`, or `python -m benchmarks.web`.

    --games eko,hamlet    which of ours (all)
    --tables 50           two people at each, or as few as the game takes
    --sockets 2           connections per table; those beyond the seats watch
    --every 0             seconds between two actions at a table; 0: as fast as it goes
    --old CHECKOUT        an older checkout of ours (3688b3a) beside it
    --alone               without boardgame.io
    --write               into docs/benchmarks.md; with --every, into a part of its own

Each round starts every server once, in turn, on loopback; the median of the rounds counts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import tafelrunde
from benchmarks.web import boardgame, hosting
from benchmarks.web.load import Load, Pace, Sample, Visit
from benchmarks.web.ours import seats_of
from benchmarks.web.report import Result, print_line, print_table, write
from benchmarks.web.visits import at_boardgame, at_ours

OURS, OLD, PEER = "ours", "ours before", "boardgame.io"
SPARES = 4  # tables per table, for when matches end


@dataclass(frozen=True, slots=True)
class Job:
    server: str
    game: str


def jobs(games: list[str], old: Path | None, peer: bool) -> list[Job]:
    out = [Job(PEER, "tic-tac-toe")] if peer and boardgame.install() else []
    for game in games:
        out += [Job(OLD, game)] if old else []
        out.append(Job(OURS, game))
    return out


@contextmanager
def served(command: list[str], environment: dict[str, str]) -> Iterator[dict[str, object]]:
    """The server's process, and what it tells of itself; it ends with its input."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            if not line:
                raise SystemExit(f"{command[:3]} does not start")
            yield json.loads(line)
        finally:
            process.stdin.close()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


def measure(job: Job, given: argparse.Namespace) -> Sample:
    pace = Pace(given.warm, given.seconds, given.every)
    if job.server == PEER:
        with served(boardgame.command(), {**os.environ, "NODE_ENV": "production"}) as where:
            visits = at_boardgame(where, given.tables, given.sockets)
            return play(visits, where, pace)
    sockets = max(given.sockets, seats_of(job.game))
    spares = 0 if given.every else SPARES
    with tempfile.TemporaryDirectory() as folder:
        counts = [str(count) for count in (given.tables, spares, sockets)]
        module = "benchmarks.web.older" if job.server == OLD else "benchmarks.web.ours"
        command = [sys.executable, "-m", module, folder, job.game, *counts]
        with served(command, environment(given.old if job.server == OLD else None)) as where:
            return play(at_ours(where, seats_of(job.game)), where, pace)


def environment(old: Path | None) -> dict[str, str]:
    """An older checkout comes before our own package."""
    if old is None:
        return dict(os.environ)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(old.resolve() / "src"), os.getcwd()])}


def play(visits: list[Visit], where: dict[str, object], pace: Pace) -> Sample:
    pid = where["pid"]
    assert isinstance(pid, int)

    async def run() -> Sample:
        return await Load(pace).run(visits, pid)

    return asyncio.run(run())


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", default=",".join(tafelrunde.metas()))
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--sockets", type=int, default=2)
    parser.add_argument("--every", type=float, default=0)
    parser.add_argument("--old", type=Path)
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--warm", type=float, default=2)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    hosting.open_many_files()
    wanted = jobs([game for game in given.games.split(",") if game], given.old, not given.alone)
    samples: dict[Job, list[Sample]] = {job: [] for job in wanted}
    for number in range(given.rounds):
        for job in wanted:
            sample = measure(job, given)
            samples[job].append(sample)
            print_line(f"{number + 1}: {job.server}, {job.game}", sample)
    results = [Result.of(job.server, job.game, found) for job, found in samples.items()]
    print_table(results)
    if given.write:
        how = f"{given.tables} tables, {given.sockets} connections at each"
        paced = f"one action per table every {given.every:g} s" if given.every else "saturated"
        rounds = f"median of {given.rounds} rounds of {given.seconds:g} s"
        write(results, f"{how}, {paced}, {rounds}", "paced" if given.every else "web")


if __name__ == "__main__":
    main()
