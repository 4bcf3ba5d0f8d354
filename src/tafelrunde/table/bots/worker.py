"""A process of its own that thinks for bots: a question per line comes in, thoughts go out.

`python -m tafelrunde.table.bots.worker SECONDS`; it ends with whoever started it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from collections.abc import Iterator
from dataclasses import asdict
from queue import SimpleQueue
from typing import TextIO

from tafelrunde.table.bots.job import read_job, think

READY = "ready"


def serve(seconds: float) -> None:
    """Answer until nobody asks any more."""
    out = own_output()
    questions: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=listen, args=(questions,), daemon=True).start()
    print(READY, file=out, flush=True)
    while True:
        text = questions.get()
        alarm(seconds)
        for message in answers(text):
            print(json.dumps(message), file=out, flush=True)
        alarm(0)


def own_output() -> TextIO:
    """The way back; what a bot prints goes where errors go."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return out


def listen(questions: SimpleQueue[str]) -> None:
    """Also while a bot thinks: whoever asked may be gone before there is an answer."""
    for line in sys.stdin:
        questions.put(line)
    os._exit(0)


def alarm(seconds: float) -> None:
    """The system ends a process whose bot never lets go and that nobody is left to end; 0: off."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def answers(text: str) -> Iterator[dict[str, object]]:
    try:
        for thought in think(read_job(text)):
            yield asdict(thought)
    except Exception as error:
        yield {"error": repr(error)}


if __name__ == "__main__":
    serve(float(sys.argv[1]))
