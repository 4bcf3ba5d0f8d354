"""A golden playthrough: one short match with everything that anybody sees, for review by eye.

`python -m tafelrunde.testing.playthrough KEY` writes it into the game's tests.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from random import Random

from tafelrunde.boards import board_of
from tafelrunde.core.game import Game
from tafelrunde.core.registry import find
from tafelrunde.core.state import CHANCE, State, canonical
from tafelrunde.testing.kit.replays import play
from tafelrunde.testing.kit.walk import after, options, pick, readers
from tafelrunde.testing.report import Report
from tafelrunde.words.words import Words

SHOWN = 12  # positions shown whole
NAME = "playthrough.txt"


def playthrough(game: Game) -> str:
    """Seed 1 at the fewest seats; the first positions whole, then every so many."""
    random = Random(1)
    setup = game.setup(game.meta.seats[0])
    lines = [f"# {game.key}: {setup.seats} seats, every choice at random", ""]
    state = setup.start()
    stride = max(1, len(play(setup, 1).entries) // SHOWN)
    for number in range(setup.limits.longest):
        actors = state.actors()
        if number % stride == 0 or not actors:
            lines += show(state, number)
        if not actors:
            break
        seat = random.choice(actors)
        action = pick(state, seat, random)
        done = after(state, seat, action)
        lines.append(f"{number}: {'*' if seat == CHANCE else seat} {action}")
        lines += [f"    told {event.audience:+d}: {event!r}" for event in done.events]
        if done.barrier:
            lines.append("    barrier")
        state = done.state
    return "\n".join([*lines, ""])


def show(state: State, number: int) -> list[str]:
    game = state.setup.game
    whole = canonical(state.to_dict())
    lines = ["", f"== {number} ==", f"state {whole}"]
    for actor in state.actors():
        if actor == CHANCE:
            lines.append("odds " + ", ".join([f"{a}: {w}" for a, w in state.odds()]))
        else:
            texts = ", ".join([str(action) for action in options(state, actor)])
            lines.append(f"seat {actor} is asked {state.asked(actor)!r}: {texts}")
    for reader in readers(state.setup):
        facts = canonical(game.view(state, reader).facts)
        shown = "the whole state" if facts == whole else facts
        lines.append(f"view of {'spectator' if reader is None else reader}: {shown}")
    board = board_of(game).text(game.view(state, None), Words(game, "en"))
    lines += ["", *board.splitlines(), ""]
    if (outcome := state.outcome()) is not None and not state.actors():
        lines.append(repr(outcome))
    return lines


def check_playthrough(game: Game, report: Report) -> None:
    """The stored playthrough is the one that is played now."""
    path = files(game.package) / "tests" / NAME
    if path.is_file() and path.read_text(encoding="utf-8") != playthrough(game):
        again = f"python -m tafelrunde.testing.playthrough {game.key}"
        report.fault("the playthrough changed", f"read the difference, then run {again}")


def main() -> None:
    game = find(sys.argv[1])
    path = Path(str(files(game.package))) / "tests" / NAME
    path.write_text(playthrough(game), encoding="utf-8")
    print(path)


if __name__ == "__main__":
    main()
