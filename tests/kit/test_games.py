"""Every game of the lobby passes the kit, and many random matches of it end with all pieces."""

from __future__ import annotations

import pytest

from tafelrunde.core.registry import metas
from tafelrunde.lab.soak import soak
from tafelrunde.testing.check import assert_conforms

SEATS = [
    (key, seats)
    for key, meta in metas().items()
    for seats in range(meta.seats[0], meta.seats[1] + 1)
]


def test_there_are_games() -> None:
    assert SEATS


@pytest.mark.slow
@pytest.mark.parametrize("key", metas())
def test_it_conforms(key: str) -> None:
    assert_conforms(key)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), SEATS)
def test_random_matches_end(key: str, seats: int) -> None:
    """`make soak` plays ten thousand of each."""
    ends = soak((key, seats, {}, 0, 200))
    del ends["steps"]
    assert ends.total() == 200
