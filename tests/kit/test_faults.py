"""The kit is green on right games and red, by name, on every planted fault."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tafelrunde.core.game import load_game
from tafelrunde.core.registry import FOLDERS, packages
from tafelrunde.testing.check import assert_conforms, check_game

FAULTS = {
    "leak": "leak in the view",
    "audience": "audience too wide",
    "mark": "a mark follows an unseen card",
    "barrier": "missing barrier",
    "commute": "sealed choices do not commute",
    "chance": "chance depends on a secret",
    "lost": "lost piece",
    "clone": "clone shares a list",
    "pick": "picks are not uniform",
    "foul": "an illegal pick",
    "draw": "draws do not follow the odds",
    "refusal": "legal and refusal disagree",
    "reason": "leak in a refusal",
    "stuck": "a step that cannot be completed",
    "text": "missing text",
    "colour": "undeclared colour",
    "icon": "unknown icon",
    "plate": "a plate too full",
    "hint": "a hint too long",
    "endless": "endless match",
    "hash": "order depends on the hash seed",
}


@pytest.fixture(autouse=True)
def toy_on_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    monkeypatch.delenv("TOY_FAULT", raising=False)
    assert "toy" not in packages(), sys.path


@pytest.mark.slow
def test_the_toy_is_right_without_a_fault() -> None:
    assert_conforms(load_game("toy"), quick=False)


@pytest.mark.slow
@pytest.mark.parametrize(("planted", "name"), FAULTS.items(), ids=list(FAULTS))
def test_a_planted_fault_is_named(planted: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOY_FAULT", planted)
    report = check_game(load_game("toy"))
    assert name in {fault.check for fault in report.faults}, str(report)


REFERENCES = [key for key, package in packages().items() if package.startswith(FOLDERS[1])]


@pytest.mark.parametrize("key", ["connect4", "leduc"])
def test_small_reference_games_conform(key: str) -> None:
    """In the inner loop; `make test` checks all of them with all pairs of options."""
    assert_conforms(key)


@pytest.mark.slow
def test_worker_processes_find_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOY_FAULT", next(iter(FAULTS)))
    alone = check_game(load_game("toy"), quick=True)
    spread = check_game(load_game("toy"), quick=True, workers=2)
    assert alone.faults
    assert set(spread.faults) == set(alone.faults)
    assert (spread.matches, spread.steps) == (alone.matches, alone.steps)


@pytest.mark.slow
@pytest.mark.parametrize("key", REFERENCES)
def test_reference_games_conform_with_all_pairs_of_options(key: str) -> None:
    assert_conforms(key, quick=False)
