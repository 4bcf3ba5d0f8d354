"""Random connect four from ordinary Python: ours, OpenSpiel, PettingZoo, side by side.

    pip install open_spiel pettingzoo pygame
    python -m benchmarks.peers

A peer that is not installed is left out. Rounds alternate, so that a noisy machine hits all alike.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter

import tafelrunde

SECONDS = 1.0
ROUNDS = 5
Run = Callable[[Random], int]


def ours(random: Random) -> int:
    """One match through the State, as a researcher would drive it."""
    state = tafelrunde.find("connect4").setup(2).start()
    steps = 0
    while actors := state.actors():
        legal = state.legal(actors[0])
        state.apply(actors[0], legal[int(random.random() * len(legal))])
        steps += 1
    return steps


def ours_through_match(random: Random) -> int:
    """One match through Match: checked, told and recorded."""
    match = tafelrunde.match("connect4", seats=2, seed=1)
    steps = 0
    while not match.over:
        legal = match.legal(match.actors[0])
        match.play(match.actors[0], legal[int(random.random() * len(legal))])
        steps += 1
    return steps


def open_spiel(name: str) -> Run:
    pyspiel = importlib.import_module("pyspiel")
    importlib.import_module("open_spiel.python.games")
    game = pyspiel.load_game(name)

    def run(random: Random) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = outcomes[int(random.random() * len(outcomes))][0]
            else:
                legal = state.legal_actions()
                action = legal[int(random.random() * len(legal))]
            state.apply_action(action)
            steps += 1
        return steps

    return run


def petting_zoo() -> Run:
    module = importlib.import_module("pettingzoo.classic.connect_four_v3")
    env = module.env()

    def run(random: Random) -> int:
        env.reset()
        steps = 0
        while env.agents:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(random.random() * len(legal))]))
            steps += 1
        return steps

    return run


PEERS: dict[str, Callable[[], Run]] = {
    "ours, state": lambda: ours,
    "ours, match": lambda: ours_through_match,
    "OpenSpiel Python tic-tac-toe": lambda: open_spiel("python_tic_tac_toe"),
    "OpenSpiel Python Kuhn poker": lambda: open_spiel("python_kuhn_poker"),
    "OpenSpiel C++ connect four": lambda: open_spiel("connect_four"),
    "PettingZoo connect four": petting_zoo,
}


def speed(run: Run, random: Random) -> float:
    began, steps = perf_counter(), 0
    while (spent := perf_counter() - began) < SECONDS:
        steps += run(random)
    return steps / spent


def main() -> None:
    runs: dict[str, Run] = {}
    for name, make in PEERS.items():
        try:
            runs[name] = make()
        except Exception as error:  # a peer that is not there, or does not load here
            print(f"{name}: left out ({type(error).__name__}: {error})", file=sys.stderr)
    best = dict.fromkeys(runs, 0.0)
    for _ in range(ROUNDS):
        for name, run in runs.items():
            best[name] = max(best[name], speed(run, Random(1)))
    print(
        f"compiled: {tafelrunde.COMPILED}; best of {ROUNDS} rounds of {SECONDS:.0f} s, alternating"
    )
    for name, steps in best.items():
        print(f"{name:32}{steps:12,.0f} steps/s   ours is {best['ours, state'] / steps:6.1f} ×")


if __name__ == "__main__":
    main()
