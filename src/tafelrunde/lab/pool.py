"""Matches by number, on one core or several."""

from __future__ import annotations

import signal
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from time import perf_counter
from typing import Protocol, TypeVar

CHUNK = 0.1  # seconds of work sent to a worker at once; below 0.05 sending costs too much
T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")


class Runnable(Protocol[T_co]):
    """Something whose match i is the same wherever it is played."""

    def run(self, first: int, last: int) -> T_co: ...


def chunks(plan: Runnable[T], first: int, last: int, workers: int) -> Generator[T, None, None]:
    """What came of all matches from `first` on, in any order."""
    return alone(plan, first, last) if workers == 1 else spread(plan, first, last, workers)


def alone(plan: Runnable[T], first: int, last: int) -> Generator[T, None, None]:
    """In this process, a chunk at a time, each as long as the last one's speed suggests."""
    done, size = first, 1
    while done < last:
        began = perf_counter()
        upto = min(last, done + size)
        yield plan.run(done, upto)
        speed = (upto - done) / max(perf_counter() - began, 1e-6)
        done, size = upto, max(1, min(4 * size, int(speed * CHUNK)))


def spread(plan: Runnable[T], first: int, last: int, workers: int) -> Generator[T, None, None]:
    """Over worker processes; the first matches are played here and tell how long one takes."""
    began, done = perf_counter(), first
    while done < last and perf_counter() - began < CHUNK:
        yield plan.run(done, done + 1)
        done += 1
    size = max(1, done - first)
    # spawned, not forked: the caller may have threads
    pool = ProcessPoolExecutor(workers, get_context("spawn"), ignore_interrupt)
    try:
        running: set[Future[T]] = set()
        while done < last or running:
            while done < last and len(running) < 3 * workers:
                running.add(pool.submit(plan.run, done, min(last, done + size)))
                done = min(last, done + size)
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            for job in ended:
                yield job.result()
    finally:
        pool.shutdown(cancel_futures=True)


def ignore_interrupt() -> None:
    """Ctrl-C reaches every process of the terminal; the parent alone decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
