"""Bots cannot peek: whatever is hidden from a seat is dealt anew, and its bot must choose the same.

It gets what a worker process gets, the text of a view, and answers what a worker answers: the rest
of its turn, as far as it hears nothing new. Searches count simulations here, not time.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tafelrunde.bots import find, levels_for
from tafelrunde.bots.bot import turn_of
from tafelrunde.core.state import CHANCE, Setup, State
from tafelrunde.core.view import View
from tafelrunde.testing.kit.setups import name
from tafelrunde.testing.kit.walk import walk
from tafelrunde.testing.report import Report

MOMENTS: Final = 3  # in a match
QUICKLY: Final = ":sims=24:ms=0:worlds=4:beam=3:steps=3"


def check_peeking(setup: Setup, seed: int, report: Report, levels: tuple[str, ...] = ()) -> None:
    """Some decisions of a random match, each asked in the real world and in two guessed ones; of
    all that the game offers, if no levels are named."""
    levels = levels or levels_for(setup.game)
    random = Random(seed)
    asked = [
        (step.state.clone(), step.seat)
        for step in walk(setup, random)
        if step.seat != CHANCE and len(step.state.legal(step.seat)) > 1
    ]
    for state, seat in random.sample(asked, min(MOMENTS, len(asked))):
        for level in levels:
            report.steps += 1
            if len(choices(state, seat, level, random.getrandbits(32))) > 1:
                where = f"{name(setup)}, {level}, seat {seat}, seed {seed}"
                report.fault("a bot that peeks", where)


def choices(state: State, seat: int, level: str, seed: int) -> set[str]:
    """A level's turns from here, and from where everything hidden from its seat lies otherwise."""
    game = state.setup.game
    view = game.view(state, seat)
    worlds = [state, *[game.determinize(view, Random(seed + i)) for i in (1, 2)]]
    texts = [game.view(world, seat).text() for world in worlds]
    bots = [find(level + QUICKLY) for _ in worlds]
    return {
        ", ".join(map(str, turn_of(bot, View.read(state.setup, text), Random(seed))))
        for bot, text in zip(bots, texts)
    }
