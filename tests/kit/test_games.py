"""Every game of the lobby: many random matches end with all pieces, and it has its kit test."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tafelrunde.core.registry import find, metas
from tafelrunde.testing.soak import soak

SEATS = [
    (key, seats)
    for key, meta in metas().items()
    for seats in range(meta.seats[0], meta.seats[1] + 1)
]


def test_there_are_games() -> None:
    assert SEATS


@pytest.mark.parametrize("key", metas())
def test_the_kit_is_among_its_tests(key: str) -> None:
    """In a file of its own, so that games are checked side by side."""
    kit = files(find(key).package) / "tests" / "test_kit.py"
    assert f'assert_conforms("{key}")' in kit.read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), SEATS)
def test_random_matches_end(key: str, seats: int) -> None:
    """`make soak` plays ten thousand of each."""
    ends = soak(find(key).setup(seats), 0, 200)
    del ends["steps"]
    assert ends.total() == 200
