"""Colours and icons as files."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.draw import BadMarkup, BadPaint, dimmed
from tafelrunde.draw.files import colours, icon, icons

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -9 18 18">'


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "painted_game"
    (folder / "icons").mkdir(parents=True)
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    sys.modules.pop("painted_game", None)


def test_colours_are_pairs_or_dimmed(package: Path) -> None:
    (package / "paint.toml").write_text(
        'sky = ["#aabbcc", "#112233"]\n[soil]\nearth = "#8a5f35"\nmist = ["0.5", "0.05"]\n'
    )
    assert colours("painted_game") == {
        "sky": ("#aabbcc", "#112233"),
        "earth": dimmed("#8a5f35"),
        "mist": ("0.5", "0.05"),
    }


@pytest.mark.parametrize(
    "line",
    ['sky = "blue"', "sky = 3", 'sky = ["#aabbcc"]' + '\nsky-2 = ["#aabbcc", "#112233", "#000000"]',
     '"s k" = "#aabbcc"', 'a = "#aabbcc"\n[b]\na = "#aabbcc"', 'sky = "#aabbcc;}"'],
)  # fmt: skip
def test_what_is_no_colour_is_refused(package: Path, line: str) -> None:
    (package / "paint.toml").write_text(line)
    with pytest.raises(BadPaint):
        colours("painted_game")


def test_icons_are_symbols_under_their_names(package: Path) -> None:
    gold = '<circle r="4" fill="url(#gr-gold)" stroke-width="2"/>'
    (package / "icons" / "coin.svg").write_text(f"{HEAD}\n  <g>{gold}</g>\n</svg>")
    (found,) = icons("painted_game", "pg").values()
    assert found == f'<g id="s-pg-coin"><g>{gold}</g></g>'
    assert found.id == "s-pg-coin"
    assert found.needs == {"gr-gold"}


@pytest.mark.parametrize(
    "inside",
    ["<script>alert(1)</script></svg>", '<g style="fill:red"/></svg>', '<g onclick="x"/></svg>',
     "<g>", '<image href="javascript:x"/></svg>'],
)  # fmt: skip
def test_icons_keep_to_the_content_policy(inside: str) -> None:
    with pytest.raises(BadMarkup):
        icon("s-pg-bad", HEAD + inside)


def test_an_icon_is_an_svg() -> None:
    with pytest.raises(BadMarkup):
        icon("s-pg-bad", "<g/>")
