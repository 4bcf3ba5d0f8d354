"""The engine's benchmark: loops count what they should, figures compare, the page takes them."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from benchmarks import page
from benchmarks.engine.job import measure
from benchmarks.engine.lines import groups
from benchmarks.engine.ours import make
from benchmarks.engine.report import Result, ratios
from benchmarks.engine.theirs import drawn
from benchmarks.picture import Bar
from benchmarks.picture import drawn as picture


@pytest.mark.parametrize("loop", ["state", "match", "playout"])
def test_a_loop_counts_decisions_and_chance_apart(loop: str) -> None:
    """Leduc: two cards are dealt, then a third if nobody folds before."""
    decisions, chances = make(f"{loop} leduc 2")()
    assert 1 <= decisions <= 8
    assert chances in (2, 3)


def test_speed_is_per_second_of_cpu() -> None:
    def play() -> tuple[int, int]:
        sum(range(200_000))
        return 2, 1

    found = measure(play, 0.05)
    assert found["steps"] == pytest.approx(found["decisions"] * 1.5)


def test_ratios_compare_the_same_game_only() -> None:
    connect, *_, other = [group for group in groups() if group.lines[-1].peer]
    results = [Result(connect, line, 100.0 / at, 0) for at, line in enumerate(connect.lines, 1)]
    found = ratios(results)
    assert connect.lines[0] not in found
    assert found[connect.lines[-1]] == f"{len(results)}.00 ×"
    assert ratios([Result(other, line, 1, 0) for line in other.lines]) == {}


def test_chance_is_drawn_by_its_odds() -> None:
    odds = [(7, 0.25), (8, 0.75)]
    assert [drawn(odds, at) for at in (0.0, 0.24, 0.26, 0.99, 1.0)] == [7, 7, 8, 8, 8]


def test_the_page_keeps_what_others_wrote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "page.md"
    own.write_text("a\n<!-- web -->\nold\n<!-- end of web -->\nb <!-- engine --> c\n")
    monkeypatch.setattr(page, "PAGE", own)
    page.put("web", "new \\1")
    assert own.read_text() == (
        "a\n<!-- web -->\nnew \\1\n<!-- end of web -->\nb <!-- engine --> c\n"
    )
    with pytest.raises(SystemExit):
        page.put("engine", "")


def test_our_page_has_places_for_both() -> None:
    text = page.PAGE.read_text(encoding="utf-8")
    for part in ("engine", "web"):
        assert f"<!-- {part} -->" in text
        assert f"<!-- end of {part} -->" in text


def test_the_picture_is_drawn_to_scale() -> None:
    shown = [
        Bar("one", "a < b", 1_000, True),
        Bar("one", "c", 100, False),
        Bar("two", "d", 10, True),
    ]
    root = ElementTree.fromstring(picture("title", shown))
    wide = [float(bar.get("width", "")) for bar in root.iter("{http://www.w3.org/2000/svg}rect")]
    assert wide[0] == pytest.approx(3 * wide[2], rel=0.01)
    assert wide[1] == pytest.approx(2 * wide[2], rel=0.01)
