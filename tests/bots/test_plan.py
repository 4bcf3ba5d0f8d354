"""Plans of a turn: nothing is done for its own sake, and a hopeless match is not drawn out."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.plan import CONCEDED, Plan
from tafelrunde.bots.search import Advice
from tafelrunde.core.playout import play_out
from tafelrunde.core.registry import find
from tafelrunde.core.state import CHANCE

INDIFFERENT = Advice(
    lambda state: [0.0] * len(state.setup.sides),
    lambda state, seat, legal: [1 / len(legal)] * len(legal),
)


def test_steps_that_gain_nothing_are_not_taken() -> None:
    """Hamlet: a donkey that goes to and fro is as good as one that stays, so it stays."""
    state, random = find("hamlet").setup(2).start(), Random(1)
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.draw(random))
    legal = state.legal(0)
    found = Plan(INDIFFERENT, 0, 4, 6, random).worths(state, legal)
    assert str(legal[found.index(max(found))]) == "pass"


def test_a_loss_that_ends_the_match_is_no_worse_than_one_that_is_certain() -> None:
    game = find("connect4")
    state = game.setup(2).start()
    play_out(state, Random(1), 100)
    outcome = state.outcome()
    assert outcome is not None
    winner = outcome.winners[0]
    for seat, worth in ((winner, 1.0), (1 - winner, CONCEDED)):
        plan = Plan(judge_of(game), seat, 4, 6, Random(1))
        assert plan.expected(state) == pytest.approx(worth)


def test_raw_material_does_not_bring_the_end_nearer() -> None:
    """Else who is ahead in what counts early shuns producing, and passes for ever."""
    advice = import_module("tafelrunde.games.hamlet.advice")
    state, random = find("hamlet").setup(2).start(), Random(1)
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.draw(random))
    before = advice.progress(state)
    for step in ("go church quarry", "produce"):
        state.apply(0, next(action for action in state.legal(0) if str(action) == step))
    assert advice.progress(state) == before
