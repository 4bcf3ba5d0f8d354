"""Simulations of a tree search beside OpenSpiel's: `python -m benchmarks.searches [--rounds 5]`.

Connect four, the same positions for all, 1,000 simulations for each decision. Ours values leaves by
the game's advice and looks at all children of a node; OpenSpiel's plays one random match to its end
from every leaf, the usual setting of both of its searches. The three take turns, so that a noisy
machine hits all alike; CPU time, the median of the rounds counts.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median

from benchmarks.engine import peers
from benchmarks.engine.job import Play, answer

SIMULATIONS = 1000
POSITIONS = 12
PLIES = 8
WIDTH = 7
SECONDS = 1.0
OURS, CPP, PYTHON = "ours", "OpenSpiel, C++", "OpenSpiel, Python"


def openings() -> list[list[int]]:
    """Columns that were played; nobody has filled one, nor won by what these seeds draw."""
    return [Random(seed).choices(range(WIDTH), k=seed % (PLIES + 1)) for seed in range(POSITIONS)]


def ours(_: str) -> Play:
    from tafelrunde.bots.thinkers import Searcher
    from tafelrunde.core.registry import find

    game = find("connect4")
    setup = game.setup(2)
    views = []
    for columns in openings():
        state = setup.start()
        for ply, column in enumerate(columns):
            state.apply(ply % 2, state.legal(ply % 2)[column])
        views.append(game.view(state, len(columns) % 2))
    random = Random(1)

    def play() -> tuple[int, int]:
        return sum(Searcher(SIMULATIONS).think(view, random).done for view in views), 0

    return play


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
    OURS: ours,
    CPP: lambda _: open_spiel(cpp),
    PYTHON: lambda _: open_spiel(python),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        answer(lambda name: MAKERS[name](name))
        return
    from benchmarks.engine.__main__ import Worker  # knows ours, which peers do not have

    peers.install(["OpenSpiel"])
    mine = Worker(sys.executable, "benchmarks.searches", None, "--worker")
    theirs = Worker(str(peers.PYTHON), "benchmarks.searches", peers.environment(), "--worker")
    speeds: dict[str, list[float]] = {name: [] for name in MAKERS}
    try:
        for _ in range(given.rounds):
            for name, found in speeds.items():
                told = (mine if name == OURS else theirs).ask(name, SECONDS)
                if isinstance(told, str):
                    raise SystemExit(f"{name}: {told}")
                found.append(told["decisions"])
    finally:
        mine.end()
        theirs.end()
    first = median(speeds[OURS])
    for name, found in speeds.items():
        print(f"{name:20}{median(found):>12,.0f} simulations/s{first / median(found):>9.2f} ×")


if __name__ == "__main__":
    main()
