"""Plans of a turn: nothing is done for its own sake, luck is no merit, an automa's answer counts,
and a hopeless match is not drawn out."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random

import pytest

from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.plan import CONCEDED, EFFORT, Plan
from tafelrunde.bots.valuing import Advice
from tafelrunde.core.data import Json
from tafelrunde.core.playout import play_out
from tafelrunde.core.registry import find
from tafelrunde.core.state import CHANCE, State

SMALL = 100 * EFFORT  # more than all steps of a plan cost
Worth = Callable[[State], list[float]]


def judging(value: Worth) -> Advice:
    """All actions look alike."""
    return Advice(value, lambda state, seat, legal: [1 / len(legal)] * len(legal))


def indifferent() -> Advice:
    """Everything is worth the same."""
    return judging(lambda state: [0.0] * len(state.setup.sides))


def collector() -> Advice:
    """A hundredth for each point on the track."""
    return judging(lambda state: [number_in(side, "points") / 100 for side in sides_of(state)])


def gambler(trade: str) -> Advice:
    """Wants one trade tile to lie there."""

    def value(state: State) -> list[float]:
        lies_there = f"'{trade}'" in str(state.to_dict()["trades"])
        return [0.5 if lies_there else 0.0 for _ in sides_of(state)]

    return judging(value)


def waiting() -> Advice:
    """A hundredth for each round."""
    return judging(
        lambda state: [number_in(state.to_dict(), "round") / 100 for _ in sides_of(state)]
    )


def sides_of(state: State) -> list[Json]:
    found = state.to_dict()["sides"]
    assert isinstance(found, list)
    return found


def number_in(data: Json, key: str) -> int:
    found = data[key]
    assert isinstance(found, int)
    return found


def begun(seats: int, seed: int = 1) -> State:
    """Hamlet, before the first turn."""
    state, random = find("hamlet").setup(seats).start(), Random(seed)
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.draw(random))
    return state


def worths(state: State, advice: Advice, beam: int = 4, steps: int = 6) -> dict[str, float]:
    legal = state.legal(0)
    found = Plan(advice, 0, beam, steps, Random(1)).worths(state, legal)
    return {str(action): worth for action, worth in zip(legal, found)}


def test_steps_that_gain_nothing_are_not_taken() -> None:
    """Hamlet: a donkey that goes to and fro is as good as one that stays, so it stays."""
    found = worths(begun(2), indifferent())
    assert max(found, key=found.__getitem__) == "pass"


def test_a_move_is_judged_when_it_is_finished() -> None:
    """The walk to the market alone gains nothing; one move deep and one line wide it is found."""
    found = worths(begun(2), collector(), beam=1, steps=1)
    assert max(found, key=found.__getitem__) == "go church market"
    assert found["go church market"] == pytest.approx(0.01, abs=SMALL)


def test_a_draw_within_the_turn_is_worth_its_mean() -> None:
    """Whichever of four trade tiles a sale turns up: what is drawn later is no reason to sell."""
    for trade in ("B1", "B2", "B3", "B4"):
        found = worths(begun(2), gambler(trade))
        assert found["go church market"] == pytest.approx(0.5 / 4, abs=SMALL)


def test_the_turn_of_an_automa_is_looked_at_and_that_of_a_person_is_not() -> None:
    for seats, round_ in ((1, 2), (2, 1)):
        state = begun(seats)
        state.apply(0, next(action for action in state.legal(0) if str(action) == "pass"))
        assert Plan(waiting(), 0, 4, 6, Random(1)).expected(state) == pytest.approx(round_ / 100)


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
    state = begun(2)
    before = advice.progress(state)
    for step in ("go church quarry", "produce"):
        state.apply(0, next(action for action in state.legal(0) if str(action) == step))
    assert advice.progress(state) == before


def test_passing_brings_the_end_nearer() -> None:
    """Else who is ahead passes for ever."""
    advice = import_module("tafelrunde.games.hamlet.advice")
    state = begun(2)
    before = advice.progress(state)
    for seat in (0, 1):
        state.apply(seat, next(action for action in state.legal(seat) if str(action) == "pass"))
    assert advice.progress(state) > before


def test_it_does_not_matter_who_of_the_villagers_goes() -> None:
    """Hamlet: of several that can make a walk the likeliest is one, the others do not count."""
    game = find("hamlet")
    setup = game.setup(2)
    data = begun(2).to_dict()
    sides = data["sides"]
    assert isinstance(sides, list)
    sides[0]["standing"] = ["church", "market"]
    state = setup.from_dict(data)
    legal = state.legal(0)
    weights = dict(zip(map(str, legal), game.prior(state, 0, legal)))
    assert sum(weights.values()) == pytest.approx(1)
    assert weights["go market farm"] < 1e-4 * weights["go church farm"]
