"""Serves at once, as plain Python if need be, and compiles meanwhile; both end together.

`python -m tools.play` takes what `tafelrunde serve` takes.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tools.place import ROOT

COMPILE = (sys.executable, "-m", "tools.compile", "--behind")
PATIENCE = 10.0  # seconds for compilers to end


@contextmanager
def compiling() -> Iterator[None]:
    """In a session of its own: Ctrl-C is for the server, and compiling ends after it.

    Should this process be killed, the end of the pipe tells the other one.
    """
    if os.environ.get("TAFELRUNDE_PURE") == "1":
        yield
        return
    builder = subprocess.Popen(COMPILE, cwd=ROOT, stdin=subprocess.PIPE, start_new_session=True)
    try:
        yield
    finally:
        if builder.poll() is None:
            os.killpg(builder.pid, signal.SIGTERM)  # its compilers, too
        with suppress(subprocess.TimeoutExpired):
            builder.wait(PATIENCE)


def main() -> None:
    from tafelrunde.cli import main as command

    sys.argv = ["tafelrunde", "serve", "--host", "0.0.0.0", *sys.argv[1:]]
    with suppress(KeyboardInterrupt), compiling():
        command()


if __name__ == "__main__":
    main()
