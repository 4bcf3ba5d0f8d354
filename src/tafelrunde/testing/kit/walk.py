"""Random matches, step by step, with everything that each step told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tafelrunde.core.action import Action
from tafelrunde.core.event import Event, hears
from tafelrunde.core.luck import outcome_at, total
from tafelrunde.core.state import CHANCE, Setup, State, canonical


@dataclass(slots=True)
class Step:
    state: State  # before the step; look, do not touch
    seat: int
    action: Action
    number: int


def walk(setup: Setup, random: Random, start: State | None = None) -> Iterator[Step]:
    """A random match: each position with the step about to be taken. Ends at the match's limit."""
    state = start if start is not None else setup.start()
    for number in range(setup.limits.longest):
        actors = state.actors()
        if not actors:
            return
        seat = random.choice(actors)
        choices = options(state, seat)
        if not choices:
            return
        action = pick(state, seat, random)
        yield Step(state, seat, action, number)
        state.barrier = False
        state.apply(seat, action)


def options(state: State, seat: int) -> list[Action]:
    """What an actor, chance included, can do."""
    if seat == CHANCE:
        return [action for action, _ in state.odds()]
    return state.legal(seat)


def pick(state: State, seat: int, random: Random) -> Action:
    if seat != CHANCE:
        return random.choice(state.legal(seat))
    odds = state.odds()
    return outcome_at(odds, int(random.random() * total(odds)))


@dataclass(slots=True)
class After:
    """A step tried out on a copy."""

    state: State
    events: list[Event]
    barrier: bool

    def heard(self, seat: int | None) -> list[str]:
        """What one reader was told, as comparable texts."""
        return [
            canonical([event.code, event.rule, list(event.args)])
            for event in self.events
            if hears(event.audience, seat)
        ]


def after(state: State, seat: int, action: Action) -> After:
    copy = state.clone()
    told: list[Event] = []
    copy.told = told
    copy.barrier = False
    copy.apply(seat, action)
    copy.told = None
    return After(copy, told, copy.barrier)


def readers(setup: Setup) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(setup.seats), None]


def reader_name(seat: int | None) -> str:
    return "the spectator" if seat is None else f"seat {seat}"
