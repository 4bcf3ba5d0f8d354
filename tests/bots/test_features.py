"""Values by weighed features: of every game that has them, numbers that mean what they say."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from tafelrunde.core.registry import find, packages
from tafelrunde.core.state import CHANCE, Setup, State

GAMES = ("eko", "hamlet", "loriot", "monstermacher", "wutaki")
STEPS = 300


def source_of(module: ModuleType) -> Path:
    assert module.__file__ is not None
    return Path(module.__file__).with_name("advice.py")


def positions(setup: Setup, seed: int) -> list[State]:
    """Of a random match, one in fifteen."""
    state, random, out = setup.start(), Random(seed), list[State]()
    for number in range(STEPS):
        actors = state.actors()
        if not actors:
            break
        seat = actors[0]
        if number % 15 == 0 and seat != CHANCE:
            out.append(state.clone())
        state.apply(seat, state.draw(random) if seat == CHANCE else state.pick(seat, random))
    return out


@pytest.mark.parametrize("key", GAMES)
def test_features_are_one_number_each_and_make_a_chance(key: str) -> None:
    advice = import_module(f"{packages()[key]}.advice")
    setup = find(key).setup(max(2, min(find(key).meta.seats)))
    found = positions(setup, 1)
    assert len(found) > 3
    varies = set()
    for state in found:
        rows = advice.features(state)
        assert [len(row) for row in rows] == [len(advice.FEATURES)] * len(setup.sides)
        assert all(isinstance(number, float) for row in rows for number in row)
        assert 0 <= advice.progress(state) <= 1
        assert sum((value + 1) / 2 for value in advice.value(state)) in (
            pytest.approx(1),
            pytest.approx(len(setup.sides) / 2),  # nothing has been laid out yet
        )
        varies |= {i for row in rows for i, number in enumerate(row) if number != rows[0][i]}
        varies |= {i for i, number in enumerate(rows[0]) if number}
    assert len(varies) > len(advice.FEATURES) / 2


@pytest.mark.parametrize("key", GAMES)
def test_every_feature_is_told_of(key: str) -> None:
    advice = import_module(f"{packages()[key]}.advice")
    # a compiled module keeps no docstring
    text = source_of(advice).read_text(encoding="utf-8").split('"""')[1]
    told = {line.split()[0] for line in text.splitlines() if line.startswith("    ")}
    assert set(advice.FEATURES) <= told
