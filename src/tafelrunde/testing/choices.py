"""Golden choices of the bot `reference`: what it chooses in positions of saved matches.

`python -m tafelrunde.testing.choices KEY` plays the matches and writes all into the game's tests.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from random import Random

from tafelrunde import bots
from tafelrunde.core.errors import ExcludedOptions
from tafelrunde.core.game import Game
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.meta import Value
from tafelrunde.core.record import read_record, record
from tafelrunde.core.registry import find
from tafelrunde.core.state import Setup
from tafelrunde.core.view import View

FOLDER = "reference"  # below the game's tests
NAME = "choices.txt"
COUNT = 200
SEED = 1
SECOND = 2  # a choice that differs by this seed hangs on luck, and is no golden one


@dataclass(frozen=True, slots=True)
class Choice:
    """What the bot chooses in a match before this entry."""

    record: str
    entry: int
    seat: int
    action: str

    def __str__(self) -> str:
        return f"{self.record} {self.entry} {self.seat} {self.action}"


def golden(game: Game) -> list[Choice]:
    """What the bot chose when it was frozen."""
    text = (files(game.package) / "tests" / FOLDER / NAME).read_text(encoding="utf-8")
    return [read(line) for line in text.splitlines()]


def read(line: str) -> Choice:
    name, entry, seat, action = line.split(" ", 3)
    return Choice(name, int(entry), int(seat), action)


def again(game: Game, choices: list[Choice]) -> list[Choice]:
    """What the bot chooses now, in the same positions."""
    out: list[Choice] = []
    for name, group in groupby(choices, lambda choice: choice.record):
        path = files(game.package) / "tests" / FOLDER / name
        saved = read_record(path.read_text(encoding="utf-8"))
        match = saved.match(game)
        for choice in group:
            for number in range(len(match.entries), choice.entry):
                saved.enter(match, number)
            out.append(replace(choice, action=choose(match.view(choice.seat), SEED)))
    return out


def choose(view: View, seed: int) -> str:
    return str(bots.find("reference").choose(view, Random(seed)))


def played(setup: Setup, name: str) -> tuple[Match, list[Choice]]:
    """A match of the bot against itself, and its choices that do not hang on luck."""
    match = Match(setup, Seeded(SEED))
    choices: list[Choice] = []
    while not match.over:
        seat = match.actors[0]
        view = match.view(seat)
        action = choose(view, SEED)
        if len(view.legal) > 1 and choose(view, SECOND) == action:
            choices.append(Choice(name, len(match.entries), seat, action))
        match.play(seat, action)
    return match, choices


def chosen_setups(game: Game) -> dict[str, Setup]:
    """One for each number of seats, and one with the options changed that fit together."""
    low, high = game.meta.seats
    out = {f"seats-{seats}.txt": game.setup(seats) for seats in range(low, high + 1)}
    changed: dict[str, Value] = {}
    for option in game.meta.options:
        for value in option.others():
            try:
                out["options.txt"] = game.setup(high, changed | {option.key: value})
            except ExcludedOptions:
                continue
            changed[option.key] = value
            break
    return out


def spread(choices: list[Choice], count: int) -> set[Choice]:
    """So many of them: all of the rare kinds of action, of the others equally many."""
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(choice.action.partition(" ")[0], []).append(choice)
    out: set[Choice] = set()
    for done, found in enumerate(sorted(kinds.values(), key=len)):
        share = min(len(found), (count - len(out)) // (len(kinds) - done))
        out |= {found[i * len(found) // share] for i in range(share)}
    return out


def main() -> None:
    game = find(sys.argv[1])
    folder = Path(str(files(game.package))) / "tests" / FOLDER
    folder.mkdir(exist_ok=True)
    choices: list[Choice] = []
    for name, setup in chosen_setups(game).items():
        match, more = played(setup, name)
        choices += more
        (folder / name).write_text(record(match).text(), encoding="utf-8")
    kept = spread(choices, COUNT)
    lines = [f"{choice}\n" for choice in choices if choice in kept]
    (folder / NAME).write_text("".join(lines), encoding="utf-8")
    print(f"{folder}: {len(lines)} of {len(choices)}")


if __name__ == "__main__":
    main()
