"""Ours beside the peers: `make bench`, or `python -m benchmarks.engine [--rounds 5] [--write]`.

Every round runs each loop for half a second of CPU time, ours and the peers' in turn, so that a
noisy machine hits all alike; the median of the rounds counts.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterable
from statistics import median

import tafelrunde
from benchmarks.engine import peers
from benchmarks.engine.lines import OURS, Group, Line, groups
from benchmarks.engine.report import Result, print_table, write

SECONDS = 0.5


class Worker:
    """A process that measures one loop after the other."""

    def __init__(
        self, python: str, module: str, environment: dict[str, str] | None, *words: str
    ) -> None:
        self.process = subprocess.Popen(
            [python, "-m", module, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, env=environment,
        )  # fmt: skip

    def ask(self, job: str, seconds: float) -> dict[str, float] | str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([job, seconds]) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        told: dict[str, float] | str = json.loads(line) if line else "the process has ended"
        return told

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


def run(
    wanted: list[Group], workers: dict[bool, Worker], rounds: int, seconds: float
) -> list[Result]:
    """Everything in turn, several times; what fails once is left out from then on."""
    lines = [line for group in wanted for line in group.lines]
    samples: dict[Line, list[dict[str, float]]] = {line: [] for line in lines}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for line in list(lines):
            told = workers[line.peer == OURS].ask(line.job, seconds)
            if isinstance(told, str):
                print(f"{line.label} is left out: {told}", file=sys.stderr)
                lines.remove(line)
            else:
                samples[line].append(told)
    return [
        Result(group, line, middle(samples[line], "decisions"), middle(samples[line], "steps"))
        for group in wanted
        for line in group.lines
        if line in lines
    ]


def middle(samples: Iterable[dict[str, float]], figure: str) -> float:
    return median(sample[figure] for sample in samples)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of CPU time, for each loop")
    parser.add_argument("--alone", action="store_true", help="without the peers")
    parser.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    given = parser.parse_args()
    there = [] if given.alone else peers.install()
    wanted = [only(group, there) for group in groups()]
    workers = {True: Worker(sys.executable, "benchmarks.engine.ours", None)}
    if there:
        workers[False] = Worker(str(peers.PYTHON), "benchmarks.engine.theirs", peers.environment())
    try:
        results = run([g for g in wanted if g.lines], workers, given.rounds, given.seconds)
    finally:
        for worker in workers.values():
            worker.end()
    if not tafelrunde.COMPILED:
        print("ours runs as plain Python: these are not its figures", file=sys.stderr)
    print_table(results)
    if given.write:
        write(results, peers.versions(there) if there else {}, given.rounds, given.seconds)


def only(group: Group, there: list[str]) -> Group:
    lines = tuple(line for line in group.lines if line.peer in (OURS, *there))
    return Group(group.title, lines, group.has_ratios)


if __name__ == "__main__":
    main()
