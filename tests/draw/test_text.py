from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.draw import widths
from tafelrunde.draw.text import SANS, SERIF, fitting, measure, paragraph, shorten, wrap

CARD = "Sieh dir eine verdeckte Karte an und lege sie zurück."


@pytest.mark.parametrize("font", [SANS, SERIF])
@pytest.mark.parametrize("room", [60, 96, 140])
def test_lines_fit_and_lose_no_word(font: str, room: float) -> None:
    lines = wrap(CARD, room, 12, font)
    assert all(measure(line, 12, font) <= room for line in lines)
    assert " ".join(lines) == CARD


def test_long_words_break_at_soft_hyphens() -> None:
    assert wrap("Spiel\u00adende", 200, 12) == ("Spielende",)
    assert wrap("Donau\u00addampf\u00adschiff", 80, 12) == ("Donaudampf-", "schiff")


def test_long_words_without_hyphens_break_anyway() -> None:
    lines = wrap("Rindfleischetikettierung", 60, 12)
    assert len(lines) > 1
    assert all(measure(line, 12) <= 60 for line in lines)


def test_line_breaks_in_the_text_stay() -> None:
    assert wrap("a\nb", 100) == ("a", "b")


@given(st.text(alphabet=st.characters(codec="utf-8"), max_size=60))
def test_wrapping_ends(words: str) -> None:
    wrap(words, 50, 14)


def test_paragraph_has_a_span_per_line() -> None:
    assert paragraph(0, 0, CARD, 96, 12).count("<tspan") == len(wrap(CARD, 96, 12))


def test_shorten_cuts_with_an_ellipsis() -> None:
    assert shorten("Anna", 100, 15) == "Anna"
    cut = shorten("Maximiliane von und zu Hohenstein", 100, 15)
    assert cut.endswith("…")
    assert measure(cut, 15) <= 100


def test_fitting_shrinks_only_what_is_too_long() -> None:
    assert fitting("Anna", 100, 15) == 15
    assert 9 <= fitting("Maximiliane von Hohenstein", 100, 15) < 15


def test_letters_outside_the_table_are_as_wide_as_their_base() -> None:
    assert measure("ř", 10) == measure("r", 10)
    assert measure("漢", 10) == 10


def test_bold_is_wider() -> None:
    assert measure(CARD, 12, weight=700) > measure(CARD, 12)


def test_widths_are_those_of_the_fonts() -> None:
    script = Path(__file__).with_name("widths.py")
    made = subprocess.run(
        [sys.executable, script], capture_output=True, check=True, encoding="utf-8"
    )
    kept = Path(widths.__file__).with_name("widths.txt").read_text(encoding="utf-8")
    assert made.stdout == kept
