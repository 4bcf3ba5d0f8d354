"""What stylesheets of the table know of what is inside: asked by the page, not by the browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.draw.style import stylesheet
from tafelrunde.web.table.page import STYLES

STATIC = Path("src/tafelrunde/web/static")
SHEETS = ("site.css", *STYLES)
STATE = re.compile(r"data-has-([a-z]+)")
LISTED = re.compile(r'^  \["[^"]+", "([a-z]+)", ', re.M)


def text(sheet: str) -> str:
    return (STATIC / sheet).read_text(encoding="utf-8")


@pytest.mark.parametrize("sheet", SHEETS)
def test_no_stylesheet_of_the_table_asks_what_is_inside(sheet: str) -> None:
    """One `:has()` makes a browser look at every change of the page, and style the log anew."""
    assert ":has(" not in text(sheet)
    assert "[role" not in text(sheet), "roles change with every question"


def test_the_kit_does_not_either() -> None:
    assert ":has(" not in stylesheet()


def test_a_choice_does_not_style_its_whole_picture_anew() -> None:
    """What is inherited by all that is drawn in an element waits for the pointer."""
    rules = re.findall(r"\[data-live\]([^{>]*)\{([^}]*)\}", stylesheet())
    assert any("cursor" in body for _, body in rules)
    assert all(rest.startswith(":hover") for rest, body in rules if "cursor" in body)


def test_what_stylesheets_name_is_said_and_what_is_said_is_used() -> None:
    sheets = [*map(text, SHEETS), text("replay.css"), stylesheet()]
    used = {name for sheet in sheets for name in STATE.findall(sheet)}
    assert used == set(LISTED.findall(text("table/states.js")))
