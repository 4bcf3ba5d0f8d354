"""Random play at full speed, for simulations, benchmarks and search."""

from __future__ import annotations

from random import Random
from typing import final

from tafelrunde.core.state import CHANCE, State


@final
class Playout:
    """What a random match took."""

    __slots__ = ("seat_steps", "chance_steps")

    def __init__(self) -> None:
        self.seat_steps = 0
        self.chance_steps = 0


def play_out(state: State, random: Random, longest: int) -> Playout:
    """Play to the end at random, changing the state; stops after `longest` steps."""
    out = Playout()
    for _ in range(longest):
        actors = state.actors()
        if not actors:
            return out
        seat = actors[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.draw(random))
            out.chance_steps += 1
            continue
        if len(actors) > 1:
            seat = actors[int(random.random() * len(actors))]
        state.apply(seat, state.pick(seat, random))
        out.seat_steps += 1
    return out


def perft(state: State, depth: int) -> int:
    """The number of leaf positions after `depth` steps, chance's outcomes counted like choices."""
    actors = state.actors()
    if depth == 0:
        return 1
    if not actors:
        return 0
    count = 0
    for seat in actors:
        if seat == CHANCE:
            actions = [action for action, _ in state.odds()]
        else:
            actions = state.legal(seat)
        if depth == 1:
            count += len(actions)
            continue
        for action in actions:
            after = state.clone()
            after.apply(seat, action)
            count += perft(after, depth - 1)
    return count
