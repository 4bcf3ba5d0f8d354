"""Many random matches under watch: none fails, none is endless, no piece is lost at any step.

`python -m tafelrunde.testing.soak [--games N] [KEY …]`: all seat counts, each option alone.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from random import Random
from time import perf_counter

from tafelrunde.core.playout import play_out
from tafelrunde.core.registry import find, metas
from tafelrunde.core.state import Setup
from tafelrunde.testing.kit.setups import name, setups

CHUNK = 250
SHARE = 10  # a setup with an option plays one match for so many of the plain one


def soak(setup: Setup, first: int, count: int) -> Counter[str]:
    """Some matches of one setup: how they ended, and how many steps they took."""
    out: Counter[str] = Counter()
    for seed in range(first, first + count):
        try:
            reason, steps = watch(setup, Random(f"{setup.game.key} {seed}"))
        except Exception as error:
            spot = f"{setup.game.key}, {name(setup)}, seed {seed}"
            raise RuntimeError(f"{spot}: {error!r}") from error
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", help="games; all by default")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        for key in given.keys or metas():
            for setup, changed in setups(find(key)):
                if changed < 2:
                    spread(pool, setup, max(1, given.games // SHARE) if changed else given.games)


def spread(pool: ProcessPoolExecutor, setup: Setup, games: int) -> None:
    """The matches of one setup, cut into pieces for the worker processes, with what came out."""
    title = f"{setup.game.key} {name(setup)}"
    began, ends = perf_counter(), Counter[str]()
    starts = range(0, games, CHUNK)
    running = [pool.submit(soak, setup, at, min(CHUNK, games - at)) for at in starts]
    for number, done in enumerate(as_completed(running), 1):
        ends += done.result()
        print(f"\r{title}: {number}/{len(running)}", end="", file=sys.stderr)
    steps = ends.pop("steps")
    speed = steps / (perf_counter() - began)
    print(f"\r{title}: {dict(ends)}, {steps:,} steps, {speed:,.0f} a second")


if __name__ == "__main__":
    main()
