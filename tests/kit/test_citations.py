"""The kit finds which paragraphs a game's tests cite, in whatever room they lie."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from tafelrunde.core.game import load_game
from tafelrunde.testing.kit.wording import check_citations
from tafelrunde.testing.report import Report

TEST = '''
def test_cards() -> None:
    """{0}."""
'''


def test_tests_in_rooms_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kit = Path(__file__).parent
    copytree(kit / "toy", tmp_path / "roomy_toy")
    for room, cited in (("", "1.1, 1.2"), ("rules", "1.3, 1.4"), ("rules/hand", "1.5")):
        folder = tmp_path / "roomy_toy" / "tests" / room
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "test_cards.py").write_text(TEST.format(cited))
    monkeypatch.syspath_prepend(str(kit))
    monkeypatch.syspath_prepend(str(tmp_path))
    report = Report("toy")
    check_citations(load_game("roomy_toy"), report)
    assert [fault.message for fault in report.of("paragraph without a test")] == ["1.6"]
