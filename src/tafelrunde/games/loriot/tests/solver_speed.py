"""How long the solver takes: `python -m tafelrunde.games.loriot.tests.solver_speed [--json]`.

A benchmark, not a test. Every question is put to a solver that remembers nothing, so the times are
those of the first person to ask; the guide is 100 ms while a person waits.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import mean
from time import perf_counter

import tafelrunde
from tafelrunde.games.loriot.frozen import proposal
from tafelrunde.games.loriot.rules.arithmetic.solver import LEAST, MOST, SOLVER, Solver
from tafelrunde.games.loriot.rules.numbers import WORTH

REPEATS = 200
SUIT = (1 << len(WORTH)) - 1


def tables(count: int, random: Random) -> Iterator[tuple[list[int], int]]:
    """Cards of many suits, and a number."""
    for _ in range(REPEATS):
        yield [random.choice(WORTH) for _ in range(count)], random.randint(LEAST, MOST)


def full_tables(random: Random) -> Iterator[tuple[list[int], int]]:
    """A whole hand and seven cards of interveners."""
    for worths, number in tables(7, random):
        yield [*WORTH, *worths], number


def forget() -> None:
    SOLVER.numbers.clear()
    SOLVER.values.clear()


def timed(
    ask: Callable[[list[int], int], object], given: list[tuple[list[int], int]]
) -> list[float]:
    out: list[float] = []
    for worths, number in given:
        forget()
        start = perf_counter()
        ask(worths, number)
        out.append(1000 * (perf_counter() - start))
    return out


def decide(worths: list[int], number: int) -> None:
    Solver().can_make(worths, number)


def show(worths: list[int], number: int) -> None:
    Solver().calculation(worths, number)


def propose(worths: list[int], number: int) -> None:
    proposal.cheapest(SUIT, worths, number)


def report() -> dict[str, dict[str, float]]:
    """Milliseconds, mean and worst."""
    random = Random(11)
    jobs: dict[str, list[float]] = {}
    for count in (3, 4, 5, 6, 7, 10):
        jobs[f"can {count} cards make it"] = timed(decide, list(tables(count, random)))
        jobs[f"a way for {count} cards"] = timed(show, list(tables(count, random)))
    jobs["a way for a full hand and seven others"] = timed(show, list(full_tables(random)))
    for count in (0, 1, 3, 5, 7):
        name = f"which cards of a full hand, {count} on the table"
        jobs[name] = timed(propose, list(tables(count, random)))
    return {name: {"mean": mean(times), "worst": max(times)} for name, times in jobs.items()}


def main() -> None:
    found = report()
    if "--json" in sys.argv:
        print(json.dumps({"compiled": tafelrunde.COMPILED, "milliseconds": found}, indent=1))
        return
    print("compiled" if tafelrunde.COMPILED else "plain Python")
    for name, times in found.items():
        print(f"{name:48} mean {times['mean']:8.3f} ms   worst {times['worst']:8.3f} ms")


if __name__ == "__main__":
    main()
