"""Analyses a record in a process of its own that gives way to others.

python -m tafelrunde.web.replay.studying SIMS < record > analysis.json; a dot on the error channel
says that an entry is done.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from dataclasses import asdict

from tafelrunde.bots.analysis import analyse
from tafelrunde.core.record import read_record


def tell(done: int, of: int) -> None:
    sys.stderr.write(".")
    sys.stderr.flush()


def study(text: str, sims: int) -> dict[str, object]:
    found = analyse(read_record(text).replay(), sims, progress=tell)
    return {**asdict(found), "turning": [moment.entry for moment in found.turning()]}


if __name__ == "__main__":
    with suppress(OSError):
        os.nice(10)
    json.dump(study(sys.stdin.read(), int(sys.argv[1])), sys.stdout)
