"""Many random matches under watch: none fails, none is endless, no piece is lost at any step.

`python -m tafelrunde.lab.soak [--games N] [KEY …]`: every seat count, plain and with each option.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from random import Random
from time import perf_counter

from tafelrunde.core.errors import ExcludedOptions
from tafelrunde.core.meta import Value
from tafelrunde.core.playout import play_out
from tafelrunde.core.registry import find, metas
from tafelrunde.core.state import Setup

CHUNK = 250
SHARE = 10  # a setup with an option plays one match for so many of the plain one
Job = tuple[str, int, dict[str, Value], int, int]


def soak(job: Job) -> Counter[str]:
    """Some matches of one setup: how they ended, and how many steps they took."""
    key, seats, options, first, count = job
    setup = find(key).setup(seats, options)
    out: Counter[str] = Counter()
    for seed in range(first, first + count):
        try:
            reason, steps = watch(setup, Random(f"{key} {seed}"))
        except Exception as error:
            raise RuntimeError(
                f"{key}, {seats} seats, {options}, seed {seed}: {error!r}"
            ) from error
        out[reason] += 1
        out["steps"] += steps
    return out


def watch(setup: Setup, random: Random) -> tuple[str, int]:
    """One match with all pieces counted after each step: its end, and its length."""
    state = setup.start()
    census = state.census()
    for step in range(setup.limits.longest):
        if not state.actors():
            outcome = state.outcome()
            if outcome is None:
                raise RuntimeError(f"over after {step} steps without an outcome")
            return outcome.reason, step
        play_out(state, random, 1)
        if state.census() != census:
            raise RuntimeError(f"pieces lost in step {step}: {state.census()} of {census}")
    raise RuntimeError("endless")


def jobs(key: str, games: int) -> Iterator[tuple[str, list[Job]]]:
    """Each setup by name, cut into pieces for the worker processes."""
    meta = metas(hidden=True)[key]
    singles = [{option.key: value} for option in meta.options for value in option.others()]
    for seats in range(meta.seats[0], meta.seats[1] + 1):
        for options in ({}, *singles):
            if not fits(key, seats, options):
                continue
            whole = max(1, games // SHARE) if options else games
            names = " ".join([f"{seats} seats", *[f"{k}={v}" for k, v in options.items()]])
            starts = range(0, whole, CHUNK)
            yield names, [(key, seats, options, at, min(CHUNK, whole - at)) for at in starts]


def fits(key: str, seats: int, options: dict[str, Value]) -> bool:
    """Some options are for some seat counts only."""
    try:
        find(key).setup(seats, options)
    except ExcludedOptions:
        return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", help="games; all by default")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        for key in given.keys or metas():
            for name, pieces in jobs(key, given.games):
                began, ends = perf_counter(), Counter[str]()
                running = [pool.submit(soak, piece) for piece in pieces]
                for number, done in enumerate(as_completed(running), 1):
                    ends += done.result()
                    print(f"\r{key} {name}: {number}/{len(running)}", end="", file=sys.stderr)
                steps = ends.pop("steps")
                speed = steps / (perf_counter() - began)
                print(f"\r{key} {name}: {dict(ends)}, {steps:,} steps, {speed:,.0f} a second")


if __name__ == "__main__":
    main()
