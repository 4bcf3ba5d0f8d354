"""Whether a set of components can be played: tried out in a process of its own, with limits.

python -m tafelrunde.trying KEY < set.json        says “ok”, or what went wrong in one line
"""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Final

from tafelrunde.boards import board_of
from tafelrunde.core.box import OPTION
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.game import Game
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.registry import find
from tafelrunde.core.state import Setup, canonical
from tafelrunde.words.catalogue import LANGUAGES
from tafelrunde.words.words import Words

SECONDS: Final = 40  # of computing
MEMORY: Final = 1 << 30
DRAWN: Final = 40  # every so many entries the table is written, read and drawn
OK: Final = "ok"


def tried(game: Game, text: str) -> str:
    """A match for every number of players to its end, and every component drawn: "ok", or what
    cannot be."""
    low, high = game.meta.seats
    for seats in range(low, high + 1):
        try:
            setup = game.setup(seats, {OPTION: text})
            play(setup, Random(seats))
        except TafelrundeError as error:
            return f"{seats}: {error}"
        except Exception as error:  # rules that were never asked for such components
            return f"{seats}: {type(error).__name__} {error}"
    return OK


def play(setup: Setup, random: Random) -> None:
    """To the end by chance; on the way what any page needs of it."""
    board = board_of(setup.game)
    match = Match(setup, Seeded(random.randrange(1 << 30)))
    while not match.over and len(match.entries) < setup.limits.longest:
        seat = match.actors[0]
        match.play(seat, match.state.pick(seat, random))
        if len(match.entries) % DRAWN == 0:
            look(match, setup)
    if setup.limits.ends and not match.over:
        raise TafelrundeError("a match did not end.")
    for lang in LANGUAGES:
        if board.pieces is not None:
            board.pieces(setup, Words(setup.game, lang))


def look(match: Match, setup: Setup) -> None:
    data = match.state.to_dict()
    if canonical(setup.from_dict(data).to_dict()) != canonical(data):
        raise TafelrundeError("a position cannot be written and read.")
    board = board_of(setup.game)
    for seat in (None, 0):
        view = match.view(seat)
        for lang in LANGUAGES:
            words = Words(setup.game, lang)
            board.text(view, words)
            if board.draw is not None:
                board.draw(view, words).check()


def in_a_process(key: str, text: str) -> str:
    """The same, where it can neither take long nor take much."""
    paths = os.pathsep.join(path for path in sys.path if path)
    command = (sys.executable, "-P", "-m", "tafelrunde.trying", key)
    try:
        done = subprocess.run(
            command, input=text.encode(), capture_output=True, timeout=3 * SECONDS, check=False,
            env={**os.environ, "PYTHONPATH": paths},
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "it takes too long."
    said = done.stdout.decode("utf-8", "replace").strip()
    return said.splitlines()[-1][:300] if said else "it takes too long."


def limit() -> None:
    """Where the system can: so much computing and memory, not more."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    limit()
    print(tried(find(sys.argv[1]), sys.stdin.buffer.read().decode()))
