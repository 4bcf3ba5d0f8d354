"""A worker measures loops that it is asked for: a job per line comes in, a sample goes out.

Only the standard library: peers run it in an environment of their own.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time, thread_time

Play = Callable[[], tuple[int, int]]  # plays some matches: decisions of players, steps of chance
Make = Callable[[str], Play]
WARM = 0.15  # seconds


def answer(make: Make) -> None:
    """Until nobody asks; what a library prints does not get between the answers."""
    out, sys.stdout = sys.stdout, sys.stderr
    ready: dict[str, Play] = {}
    for line in sys.stdin:
        name, seconds = json.loads(line)
        try:
            if name not in ready:
                ready[name] = make(name)
                measure(ready[name], WARM)
            told: object = measure(ready[name], seconds)
        except Exception as error:  # a peer that is not installed, or fails here
            told = f"{type(error).__name__}: {error}"
        print(json.dumps(told), file=out, flush=True)


def measure(play: Play, seconds: float) -> dict[str, float]:
    """Per CPU second of the process, all of its threads included."""
    decisions = chances = 0
    whole, own = process_time(), thread_time()
    while (spent := process_time() - whole) < seconds:
        made, drawn = play()
        decisions, chances = decisions + made, chances + drawn
    alone = (thread_time() - own) / spent
    return {"decisions": decisions / spent, "steps": (decisions + chances) / spent, "alone": alone}
