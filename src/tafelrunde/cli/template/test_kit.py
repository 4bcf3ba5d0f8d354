"""Newgame: the conformance kit, as a test."""

from tafelrunde.cli.template.game import GAME
from tafelrunde.testing.check import assert_conforms


def test_kit() -> None:
    assert_conforms(GAME)
