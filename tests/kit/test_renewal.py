"""Saved matches and counts written anew: by other rules they are other ones, else the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.core.record import read_record, record
from tafelrunde.core.registry import find
from tafelrunde.core.state import canonical
from tafelrunde.testing.kit.replays import play
from tafelrunde.testing.renewal import renew

GAME = find("sealed_bids")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A match of now, and the counts of its start."""
    match = play(GAME.setup(2), 1)
    (tmp_path / "replays").mkdir()
    (tmp_path / "replays" / "sold-2.txt").write_text(record(match).text())
    start = canonical(GAME.setup(2).start().to_dict())
    (tmp_path / "positions").mkdir()
    (tmp_path / "positions" / "start-2.txt").write_text(f"2\n{{}}\n{start}\n1 13\n2 0\n")
    return tmp_path


def change(path: Path, before: str, after: str) -> None:
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, after, 1))


def test_what_is_true_stays_as_it_is(saved: Path) -> None:
    renew(GAME, saved)
    texts = [path.read_bytes() for path in sorted(saved.rglob("*.txt"))]
    assert renew(GAME, saved) == []
    assert [path.read_bytes() for path in sorted(saved.rglob("*.txt"))] == texts


def test_counts_are_those_of_now(saved: Path) -> None:
    assert renew(GAME, saved) == ["positions/start-2.txt: other counts"]
    lines = (saved / "positions" / "start-2.txt").read_text().splitlines()
    prizes = len(GAME.setup(2).start().odds())
    assert lines[3:] == [f"1 {prizes}", f"2 {prizes * prizes * 2}"]


def test_a_match_that_runs_through_gets_the_version(saved: Path) -> None:
    path = saved / "replays" / "sold-2.txt"
    before = path.read_text()
    change(path, "rules: 1", "rules: 9")
    assert "replays/sold-2.txt: another version" in renew(GAME, saved)
    assert path.read_text() == before


def test_a_match_that_runs_into_the_change_is_played_on(saved: Path) -> None:
    path = saved / "replays" / "sold-2.txt"
    entries = read_record(path.read_text()).entries
    change(path, f"\n{entries[7]}\n{entries[8]}\n", f"\n{entries[7]}\n{entries[7]}\n")
    (line, _) = sorted(renew(GAME, saved), reverse=True)
    assert line.startswith("replays/sold-2.txt: other from entry 8 on, now sold")
    again = read_record(path.read_text())
    assert again.entries[:8] == entries[:8]
    assert again.replay(GAME).over


def test_a_match_of_the_version_before_is_kept(saved: Path, tmp_path: Path) -> None:
    records = tmp_path / "records"
    records.mkdir()
    assert not [line for line in renew(GAME, saved, records) if "kept" in line]
    path = saved / "replays" / "sold-2.txt"
    change(path, "rules: 1", "rules: 8")
    before = path.read_text()
    assert "records/sealed_bids-8-sold-2.txt: kept" in renew(GAME, saved, records)
    assert (records / "sealed_bids-8-sold-2.txt").read_text() == before
    assert path.read_text() != before
