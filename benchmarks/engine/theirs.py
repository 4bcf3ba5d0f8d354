"""The peers' loops, each as its documentation drives it; run in the environment of the peers."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib import import_module
from random import Random

from benchmarks.engine.job import Play, answer

MANY = 1024  # matches at once, where a peer is made for that
CUT = 1000  # turns after which a match of settlers ends


def open_spiel(name: str) -> Play:
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games")
    game, draw = pyspiel.load_game(name), Random(1).random

    def play() -> tuple[int, int]:
        state, decisions, chances = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), draw()))
                chances += 1
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions, chances

    return play


def drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    """By their odds, as ours are."""
    for action, share in outcomes:
        left -= share
        if left < 0:
            return action
    return outcomes[-1][0]


def petting_zoo(name: str) -> Play:
    env, draw = import_module(f"pettingzoo.classic.{name}").env(), Random(1).random

    def play() -> tuple[int, int]:
        env.reset()
        decisions = 0
        while env.agents:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(draw() * len(legal))]))
            decisions += 1
        return decisions, 0

    return play


def rlcard(name: str) -> Play:
    env, draw = import_module("rlcard").make(name, config={"seed": 1}), Random(1).random

    def play() -> tuple[int, int]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions, 0

    return play


def catanatron(seats: str) -> Play:
    whole = import_module("catanatron")
    colours = list(whole.Color)[: int(seats)]

    def play() -> tuple[int, int]:
        game = whole.Game([whole.RandomPlayer(colour) for colour in colours])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < CUT:
            game.play_tick()
            decisions += 1
        return decisions, 0

    return play


def pgx(name: str) -> Play:
    """One match at a time, as the others; made for many at once, see below."""
    jax, env = import_module("jax"), import_module("pgx").make(name)
    start, step = jax.jit(env.init), jax.jit(env.step)
    random, numpy = Random(1), import_module("numpy")
    draw = random.random

    def play() -> tuple[int, int]:
        state = start(jax.random.PRNGKey(random.getrandbits(31)))
        decisions = 0
        while not (state.terminated | state.truncated):
            legal = numpy.asarray(state.legal_action_mask).nonzero()[0]
            key = jax.random.PRNGKey(random.getrandbits(31))
            state = step(state, int(legal[int(draw() * len(legal))]), key)
            decisions += 1
        return decisions, 0

    return play


def pgx_many(name: str) -> Play:
    """All matches in step, choices drawn inside: no peer of a loop that asks and chooses."""
    jax, env = import_module("jax"), import_module("pgx").make(name)
    start = jax.jit(jax.vmap(env.init))
    random = Random(1)

    def all_step(state: object, key: object) -> object:
        first, second = jax.random.split(key)
        odds = jax.numpy.log(state.legal_action_mask.astype(float))  # type: ignore[attr-defined]
        action = jax.random.categorical(first, odds, axis=-1)
        return jax.vmap(env.step)(state, action, jax.random.split(second, MANY))

    step = jax.jit(all_step)

    def play() -> tuple[int, int]:
        state = start(jax.random.split(jax.random.PRNGKey(random.getrandbits(31)), MANY))
        decisions = 0
        while running := MANY - int((state.terminated | state.truncated).sum()):
            state = step(state, jax.random.PRNGKey(random.getrandbits(31)))
            decisions += running
        return decisions, 0

    return play


PEERS: dict[str, Callable[[str], Play]] = {
    "open_spiel": open_spiel,
    "pettingzoo": petting_zoo,
    "rlcard": rlcard,
    "catanatron": catanatron,
    "pgx": pgx,
    "pgx-many": pgx_many,
}


def make(name: str) -> Play:
    """`open_spiel connect_four`: the peer, and what it plays."""
    peer, what = name.split()
    return PEERS[peer](what)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    answer(make)
