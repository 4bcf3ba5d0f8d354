"""Our loops: through the State, through the Match, and the compiled one of simulations."""

from __future__ import annotations

from random import Random

import tafelrunde
from benchmarks.engine.job import Play, answer
from tafelrunde.core.luck import Seeded, outcome_at, total
from tafelrunde.core.match import Match
from tafelrunde.core.playout import play_out
from tafelrunde.core.state import CHANCE, Setup


def by_state(setup: Setup) -> Play:
    """As a researcher would: ask who, ask what, choose, apply."""
    draw = Random(1).random

    def play() -> tuple[int, int]:
        state, decisions, chances = setup.start(), 0, 0
        while actors := state.actors():
            seat = actors[0]
            if seat == CHANCE:
                odds = state.odds()
                state.apply(CHANCE, outcome_at(odds, int(draw() * total(odds))))
                chances += 1
                continue
            legal = state.legal(seat)
            state.apply(seat, legal[int(draw() * len(legal))])
            decisions += 1
        return decisions, chances

    return play


def by_match(setup: Setup) -> Play:
    """Checked, told and recorded; luck is drawn by the match."""
    random = Random(1)
    draw = random.random

    def play() -> tuple[int, int]:
        match, decisions = Match(setup, Seeded(random.getrandbits(32))), 0
        while not match.over:
            seat = match.actors[0]
            legal = match.legal(seat)
            match.play(seat, legal[int(draw() * len(legal))])
            decisions += 1
        return decisions, len(match.entries) - decisions

    return play


def by_playout(setup: Setup) -> Play:
    """The loop of simulations and bots, which is compiled: no peer runs it."""
    random = Random(1)

    def play() -> tuple[int, int]:
        played = play_out(setup.start(), random, setup.limits.longest)
        return played.seat_steps, played.chance_steps

    return play


LOOPS = {"state": by_state, "match": by_match, "playout": by_playout}


def make(name: str) -> Play:
    """`state connect4 2`: the loop, the game, the seats."""
    loop, key, seats = name.split()
    return LOOPS[loop](tafelrunde.find(key).setup(int(seats)))


if __name__ == "__main__":
    answer(make)
