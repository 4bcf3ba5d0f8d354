"""Simulations of a tree search beside OpenSpiel's: `python -m benchmarks.searches [--rounds 5]`.

Connect four, the same positions for all, 1,000 simulations for each decision, a new tree for each.
OpenSpiel's searches play one random match to its end from every leaf, the usual setting of both.
Ours does the same (`leaf=playout`), or values a leaf by the game's advice (`eager=0`), or, as our
bots play, all children of a node when it is first chosen from. All take turns, so that a noisy
machine hits all alike; CPU time, the median of the rounds counts.

`--games` measures our own games instead, as bots play; `--old CHECKOUT` an older one beside it.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING

from benchmarks.engine import peers
from benchmarks.engine.job import Play, answer

if TYPE_CHECKING:
    from tafelrunde.core.view import View

SIMULATIONS = 1000
POSITIONS = 12
PLIES = 8
WIDTH = 7
SECONDS = 1.0
CPP, PYTHON = "OpenSpiel, C++", "OpenSpiel, Python"
OURS = {  # label → game and bot
    "ours, random matches": "connect4 search:sims=1000:leaf=playout",
    "ours, advice": "connect4 search:sims=1000:eager=0",
    "ours, as bots play": "connect4 search:sims=1000",
}
GAMES = ("connect4", "eko", "hamlet", "loriot", "monstermacher", "wutaki")
SEATS = {"monstermacher": 3}
STEPS = 8  # decisions between two positions of a game


def openings() -> list[list[int]]:
    """Columns that were played; nobody has filled one, nor won by what these seeds draw."""
    return [Random(seed).choices(range(WIDTH), k=seed % (PLIES + 1)) for seed in range(POSITIONS)]


def ours(name: str) -> Play:
    from tafelrunde import bots

    key, _, bot = name.partition(" ")
    views = opened() if key == "connect4" else played(key)
    random, searcher = Random(1), bots.find(bot)

    def play() -> tuple[int, int]:
        return sum(searcher.think(view, random).done for view in views), 0  # type: ignore[attr-defined]

    return play


def opened() -> list[View]:
    from tafelrunde.core.registry import find

    game = find("connect4")
    views = []
    for columns in openings():
        state = game.setup(2).start()
        for ply, column in enumerate(columns):
            state.apply(ply % 2, state.legal(ply % 2)[column])
        views.append(game.view(state, len(columns) % 2))
    return views


def played(key: str) -> list[View]:
    """Decisions of a match between quick bots."""
    from tafelrunde import bots
    from tafelrunde.core.registry import find

    game = find(key)
    state, random, quick = game.setup(SEATS.get(key, 2)).start(), Random(1), bots.find("quick")
    views: list[View] = []
    count = 0
    while (actors := state.actors()) and len(views) < POSITIONS:
        seat = actors[0]
        if seat < 0:
            state.apply(seat, state.draw(random))
            continue
        view = game.view(state, seat)
        count += len(view.legal) > 1
        if len(view.legal) > 1 and count % STEPS == 0:
            views.append(view)
        state.apply(seat, quick.choose(view, random))
    return views


def open_spiel(make_bot: Callable[[object], object]) -> Play:
    game = import_module("pyspiel").load_game("connect_four")
    states = []
    for columns in openings():
        state = game.new_initial_state()
        for column in columns:
            state.apply_action(column)
        states.append(state)
    bot = make_bot(game)

    def play() -> tuple[int, int]:
        for state in states:
            bot.step(state)  # type: ignore[attr-defined]
        return SIMULATIONS * len(states), 0

    return play


def cpp(game: object) -> object:
    spiel = import_module("pyspiel")
    return spiel.MCTSBot(
        game, spiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, 1000, True, 1, False
    )


def python(game: object) -> object:
    mcts = import_module("open_spiel.python.algorithms.mcts")
    return mcts.MCTSBot(game, 2.0, SIMULATIONS, mcts.RandomRolloutEvaluator(1), solve=True)


MAKERS: dict[str, Callable[[str], Play]] = {
    CPP: lambda _: open_spiel(cpp),
    PYTHON: lambda _: open_spiel(python),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", action="store_true", help="our own games, without OpenSpiel")
    parser.add_argument("--old", type=Path, help="an older checkout, compiled")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        answer(lambda name: MAKERS.get(name, ours)(name))
        return
    from benchmarks.engine.__main__ import Worker  # knows ours, which peers do not have

    def worker(python: str, environment: dict[str, str] | None) -> Worker:
        return Worker(python, "benchmarks.searches", environment, "--worker")

    asked = {key: f"{key} search:sims=200" for key in GAMES} if given.games else OURS
    mine = worker(sys.executable, None)
    lines = {label: (mine, job) for label, job in asked.items()}
    if given.old:
        old = worker(sys.executable, {**os.environ, "PYTHONPATH": f"{given.old}/src:."})
        plain = [label for label, job in asked.items() if "leaf" not in job and "eager" not in job]
        lines |= {f"{label}, before": (old, asked[label]) for label in plain}
    if not given.games:
        peers.install(["OpenSpiel"])
        theirs = worker(str(peers.PYTHON), peers.environment())
        lines |= {label: (theirs, label) for label in MAKERS}
    speeds: dict[str, list[float]] = {label: [] for label in lines}
    try:
        for _ in range(given.rounds):
            for label, (measuring, job) in lines.items():
                told = measuring.ask(job, SECONDS)
                if isinstance(told, str):
                    raise SystemExit(f"{label}: {told}")
                speeds[label].append(told["decisions"])
    finally:
        for one in {id(measuring): measuring for measuring, _ in lines.values()}.values():
            one.end()
    for label, found in sorted(speeds.items()) if given.games else speeds.items():
        print(f"{label:24}{median(found):>12,.0f} simulations/s")


if __name__ == "__main__":
    main()
