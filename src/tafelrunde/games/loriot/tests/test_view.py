"""What a view holds: nothing that its reader may not know, not even in the position it draws."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.state import State, canonical
from tafelrunde.games.loriot.game import GAME
from tafelrunde.games.loriot.rules.numbers import ALL, NO_CHIP
from tafelrunde.games.loriot.rules.state import Loriot
from tafelrunde.games.loriot.tests.positions import Options, table
from tafelrunde.testing.kit.walk import walk

NEW: Options = {"targets": "new", "cunning": True}


def position(state: State, seat: int | None) -> Loriot:
    out = GAME.view(state, seat).position
    assert isinstance(out, Loriot)
    return out


@pytest.mark.parametrize("seed", range(3))
def test_chips_that_a_reader_does_not_know_are_not_in_its_position(seed: int) -> None:
    """1.10, 16.1, 16.2."""
    hidden = 0
    for step in walk(table(4, **NEW), Random(seed)):
        for seat in (None, 0, 3):
            seen = position(step.state, seat)
            secret = [
                seen.chips[slot]
                for slot, knower in enumerate(seen.knowers)
                if knower not in (ALL, seat)
            ]
            hidden += len(secret)
            assert set(secret) <= {NO_CHIP}
            assert all(value <= 0 for owner, value in enumerate(seen.holding) if owner != seat)
    assert hidden > 100


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_worlds_that_differ_in_a_secret_have_the_same_position(seat: int | None) -> None:
    """For all but those who know the chips; the rest of it is what is true."""
    worlds = [
        table(3, **NEW).from_dict(
            {"chips": [f"{a}:0", f"{b}:1", *"?" * 7], "holding": [0, 0, c], "turn": 2,
             "step": {"ask": "lay", "seat": 2}}
        )
        for a, b, c in ((5, 3, 7), (4, 3, 7), (5, 2, 7), (5, 3, 8))
    ]  # fmt: skip
    first, *others = [canonical(position(world, seat).to_dict()) for world in worlds]
    assert [text == first for text in others] == [seat != knower for knower in range(3)]


def test_a_view_is_of_its_moment() -> None:
    """What happens later does not reach it, whether its facts were asked for or not."""
    state = table(2).start()
    early = GAME.view(state, 0)
    asked = GAME.view(state, 0).text()
    for number, step in enumerate(walk(table(2), Random(1))):
        if number == 40:
            break
        state.apply(step.seat, step.action)
    assert early.text() == asked
    assert GAME.view(state, 0).text() != asked
