"""Compiles the rules: built in a folder of its own, moved beside the sources when it is whole.

    python -m tools.compile            until it is done
    python -m tools.compile --behind   while somebody plays: niced, and it ends with its starter

The manifest comes last. Until then, and whenever a source differs from it, plain Python runs.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from time import monotonic
from typing import TextIO

from tools import environment
from tools.lock import held
from tools.move import move_in
from tools.place import ROOT, Place

START = "compiling the rules so that bots think faster; this takes some minutes"
MEANWHILE = START + ", play meanwhile"
CURRENT = "the compiled modules are current"
BUSY = "the rules are being compiled already"
LATER = "bots that start from now on think faster, the server does after its next start"
SLOWER = "everything runs as plain Python, only bots and simulations are slower"
NO_COMPILER = f"there is no C compiler here, so {SLOWER}"
QUARTER = 25  # per cent
PROGRESS = re.compile(r"progress: (\d+)")  # a line of setup.py
NICE = 10  # steps behind whoever plays


def say(text: str) -> None:
    print(f"tafelrunde: {text}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--behind", action="store_true")
    parser.add_argument("--root", type=Path, default=ROOT, help="another copy of the project")
    parser.add_argument("--step", nargs="+", help="a command that builds into the staging folder")
    given = parser.parse_args()
    if given.behind:
        os.nice(NICE)
        end_with_starter()
    try:
        compile_rules(Place(given.root.resolve()), given.step, given.behind)
    except OSError as error:  # a folder that cannot be written, say
        say(f"nothing can be compiled here ({error.strerror}), so {SLOWER}")
    except subprocess.CalledProcessError:  # not the C compiler: mypyc, or an installation
        say(f"compiling fails (see build.log), so {SLOWER}")
        raise SystemExit(1) from None


def end_with_starter() -> None:
    """Whoever started this holds the other end of its input: when it is gone, all of this ends."""

    def listen() -> None:
        while os.read(0, 1):
            pass
        os.killpg(0, signal.SIGTERM)  # compilers included: this is a session of its own

    threading.Thread(target=listen, daemon=True).start()


def compile_rules(place: Place, step: list[str] | None, behind: bool) -> None:
    with held(place.lock, wait=not behind) as mine:
        if not mine:
            say(BUSY)
        elif place.is_current():
            if not behind:
                say(CURRENT)
        elif step is None and not environment.has_compiler():
            say(NO_COMPILER)
        else:
            build(place, step, behind)


def build(place: Place, step: list[str] | None, behind: bool) -> None:
    say(MEANWHILE if behind else START)
    began = monotonic()
    place.clear_staging()
    with place.log.open("w", encoding="utf-8") as log:
        run(step or environment.step(place, log), place, log)
    if not place.staged_manifest.exists():
        say(f"the C compiler fails (see {place.log.name}), so {SLOWER}")
    elif not move_in(place):
        say("a source has changed while it was compiled; the next start compiles again")
    else:
        took = f"compiled in {monotonic() - began:.0f} s"
        say(f"{took}: {LATER}" if behind else took)


def run(step: list[str], place: Place, log: TextIO) -> None:
    """The step, its output kept, and every quarter told."""
    told = 0
    with subprocess.Popen(
        step, cwd=place.root, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace",
    ) as process:  # fmt: skip
        assert process.stdout is not None
        for line in process.stdout:
            log.write(line)
            log.flush()
            if told < (now := quarters(line)):
                told = now
                say(f"compiling: {now * QUARTER} %")
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, step)


def quarters(line: str) -> int:
    """How many are done, if the line says so; the last one is told by the end."""
    found = PROGRESS.fullmatch(line.strip())
    return min(int(found[1]) // QUARTER, 100 // QUARTER - 1) if found else 0


if __name__ == "__main__":
    main()
