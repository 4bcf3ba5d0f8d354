"""Work in a copy of this process, which it may spoil as it likes."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pickle import dump, load
from traceback import print_exc
from typing import BinaryIO, TypeVar

Tell = Callable[[object], None]
T = TypeVar("T")
ENDLESS = "does not end"


def forked(work: Callable[[Tell], None]) -> Iterator[object]:
    """What is told by a copy; at last “does not end” when its timer (ITIMER_PROF) rang."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        in_copy(work, writing)
    os.close(writing)
    with os.fdopen(reading, "rb") as answers:
        yield from told(answers)
    ended = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if ended == -signal.SIGPROF:
        yield ENDLESS
    elif ended:
        raise RuntimeError(f"a copy of the process ended with {ended}")


def in_copy(work: Callable[[Tell], None], writing: int) -> None:
    """Do the work with nothing shown, and never return."""
    ended = 1
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        with os.fdopen(writing, "wb") as out:
            work(lambda result: tell(out, result))
        ended = 0
    except BaseException:
        print_exc()
    finally:
        os._exit(ended)


def tell(out: BinaryIO, result: object) -> None:
    dump(result, out)
    out.flush()


def told(answers: BinaryIO) -> Iterator[object]:
    while True:
        try:
            yield load(answers)
        except EOFError:
            return


def only(answers: Iterator[object], kind: type[T]) -> T:
    """The one thing that is told."""
    (answer,) = answers
    assert isinstance(answer, kind)
    return answer
