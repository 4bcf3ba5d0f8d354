"""Colours are data, `paint.toml` and `icons/*.svg`: none is written in drawing code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "tafelrunde"
COLOUR = re.compile(r"""["'(:,\s]#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b""")
PLACES = ("draw/**/*.py", "games/*/drawing/**/*.py", "games/*/board.py", "web/**/*.py")
FILES = sorted(
    path.relative_to(SOURCE).as_posix() for place in PLACES for path in SOURCE.glob(place)
)


@pytest.mark.parametrize("name", FILES)
def test_no_colour_is_written_in_drawing_code(name: str) -> None:
    lines = (SOURCE / name).read_text(encoding="utf-8").splitlines()
    found = [f"{number}: {line}" for number, line in enumerate(lines, 1) if COLOUR.search(line)]
    assert not found


def test_colours_are_found() -> None:
    assert COLOUR.search('fill="#ffffff"')
    assert COLOUR.search("fill='#fa0'")
    assert COLOUR.search("--ink: #2a211b;")
    assert not COLOUR.search('fill="url(#gr-gold)" href="#s-disc-0"')
